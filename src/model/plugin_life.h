// The life of plugin instances with the data that they belong to. Everything here does nothing for
// a model without plugins.
#ifndef MODEL_PLUGIN_LIFE_H
#define MODEL_PLUGIN_LIFE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Start every instance, in the state qpos0. False when one is not registered or refuses; the last
// warning of the data is the reason.
bool plugin_life_open(const ctModel* m, ctData* d);
void plugin_life_close(ctData* d);
void plugin_life_reset(const ctModel* m, ctData* d);
void plugin_life_copy(ctData* dest, const ctModel* m, const ctData* src);

// Let the instances with one capability (cttPluginCapabilityBit) compute.
void plugin_life_compute(const ctModel* m, ctData* d, int capability);

// Activation derivatives of actuator plugins.
void plugin_life_rates(const ctModel* m, ctData* d);

// Time moves on.
void plugin_life_advance(const ctModel* m, ctData* d);

#endif
