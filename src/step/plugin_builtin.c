// The plugins that come with the library, in the order of their slots.
#include "force/plugin_cable.h"
#include "force/plugin_pid.h"
#include "model/plugin_registry.h"

const ctpPlugin* const plugin_builtin[] = {&plugin_pid, &plugin_cable};
const int plugin_builtin_count = sizeof plugin_builtin / sizeof plugin_builtin[0];
