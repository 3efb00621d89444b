// One element copied into a spec, under another name and perhaps from another spec.
#ifndef SPEC_ATTACH_COPY_H
#define SPEC_ATTACH_COPY_H

#include "spec/attach_plan.h"

// Fill a new element with the content of another of its kind: values, name, class, place, a
// tendon's path. Names of assets get the affixes if these are copied too, bodies that cameras and
// lights look at always. False when out of memory.
bool attach_copy(const Attach* a, Element* to, const Element* from);

// An instance of a plugin without name belongs to one element: a copy that stays gets its own;
// those with names follow (attach_copy_plugins). False when out of memory.
bool attach_copy_instance(const Attach* a, Element* e);

// The configuration of a plugin: keys and values, or neither.
bool attach_copy_settings(PluginElement* to, const PluginElement* from);

// The points of a tendon's path. False when out of memory.
bool attach_copy_path(TendonElement* to, const TendonElement* from);

// Instances of plugins with names, of the other spec, that elements copied so far use. False when
// out of memory.
bool attach_copy_plugins(const Attach* a);

// Classes of the other spec under new names. False when out of memory.
bool attach_copy_classes(const Attach* a);

#endif
