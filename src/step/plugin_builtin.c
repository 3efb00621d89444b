// The plugins that come with the library, in the order of their slots.
#include "collide/plugin_sdf.h"
#include "force/plugin_cable.h"
#include "force/plugin_pid.h"
#include "model/plugin_registry.h"
#include "sense/plugin_touch.h"

const ctpPlugin* const plugin_builtin[] = {
    &plugin_pid,      &plugin_cable,    &plugin_touch,   &plugin_sdf_bolt,
    &plugin_sdf_bowl, &plugin_sdf_gear, &plugin_sdf_nut, &plugin_sdf_torus,
};
const int plugin_builtin_count = sizeof plugin_builtin / sizeof plugin_builtin[0];
