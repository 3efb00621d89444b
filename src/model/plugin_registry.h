// Plugins by name and slot. The only list that all models of a process share: slots are given once
// and never taken back, so that a model may keep a number.
#ifndef MODEL_PLUGIN_REGISTRY_H
#define MODEL_PLUGIN_REGISTRY_H

#include <corten/data.h>
#include <corten/model.h>
#include <corten/plugin.h>

#include <stdbool.h>

// Plugins that come with the library take the first slots. The table is in step/plugin_builtin.c,
// because they live in folders above this one.
extern const ctpPlugin* const plugin_builtin[];
extern const int plugin_builtin_count;

// Plugin in a slot; NULL: none.
const ctpPlugin* plugin_registry_at(int slot);

// Slot of a name, capitals or not; -1: unknown.
int plugin_registry_find(const char* name);

// Plugin of an instance of a model; NULL: not registered here.
const ctpPlugin* plugin_registry_of(const ctModel* m, int instance);

// Setting of an instance; NULL: the plugin has no such setting, empty: not given.
const char* plugin_registry_config(const ctModel* m, int instance, const char* name);

#endif
