// Instances of plugins, and the elements that use them.
#ifndef COMPILE_PLUGIN_BUILD_H
#define COMPILE_PLUGIN_BUILD_H

#include "compile/build.h"

// Slots of all instances; `plugin` of bodies, geoms, actuators and sensors: their instance or -1.
// Early, since a mesh may come from a plugin.
Status plugin_build(Build* b);

// Setting of an instance as text; empty: not given.
const char* plugin_build_setting(const Build* b, int instance, const char* name);

// nplugin, npluginattr.
void plugin_build_sizes(const Build* b, ctModel* m);

// plugin, plugin_attr, plugin_attradr, plugin_state*, body_plugin, geom_plugin, actuator_plugin,
// sensor_plugin. Last, since plugins look at the model to tell the sizes of their state and of
// their sensors: npluginstate, sensor_dim.
Status plugin_build_emit(const Build* b, ctModel* m);

#endif
