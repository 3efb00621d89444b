// Distance fields that come with the library: a bolt, a bowl, a gear, a nut, a torus. A mesh with
// one of them gets the surface of the field, a geom of type sdf collides by the field itself.
#ifndef COLLIDE_PLUGIN_SDF_H
#define COLLIDE_PLUGIN_SDF_H

#include <corten/plugin.h>

extern const ctpPlugin plugin_sdf_bolt, plugin_sdf_bowl, plugin_sdf_gear, plugin_sdf_nut,
    plugin_sdf_torus;

#endif
