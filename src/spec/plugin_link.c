// Elements that use plugins, and the instances that they point to.
#include "base/str.h"
#include "spec/spec.h"

ctsPlugin* spec_plugin(Element* e) {
  switch (e->head.elemtype) {
  case ctOBJ_BODY:
    return &((BodyElement*)e)->s.plugin;
  case ctOBJ_GEOM:
    return &((GeomElement*)e)->s.plugin;
  case ctOBJ_MESH:
    return &((MeshElement*)e)->s.plugin;
  case ctOBJ_ACTUATOR:
    return &((ActuatorElement*)e)->s.plugin;
  case ctOBJ_SENSOR:
    return &((SensorElement*)e)->s.plugin;
  default:
    return NULL;
  }
}

PluginElement* spec_instance(const Spec* spec, const ctsPlugin* link) {
  const ElementList* list = &spec->list[ctOBJ_PLUGIN];
  for (int i = 0; link->element && i < list->count; i++) {
    if (&list->data[i]->head == link->element) return (PluginElement*)list->data[i];
  }
  return NULL;
}

// Does an active link name this instance, or point to it? Either may be NULL.
static bool is_used(const Spec* spec, const char* name, const ctsElement* instance) {
  static const cttObj kUser[] = {ctOBJ_BODY, ctOBJ_GEOM, ctOBJ_MESH, ctOBJ_ACTUATOR, ctOBJ_SENSOR};
  for (size_t k = 0; k < sizeof kUser / sizeof *kUser; k++) {
    const ElementList* list = &spec->list[kUser[k]];
    for (int i = 0; i < list->count; i++) {
      const ctsPlugin* link = spec_plugin(list->data[i]);
      if (!link->active) continue;
      bool named = !vectors_is_empty(link->name);
      if (named ? name && str_eq(vectors_text(link->name), name) : link->element == instance)
        return true;
    }
  }
  return false;
}

bool spec_use_instance(const PluginElement* instance, ctsPlugin* link) {
  if (!instance) return true;
  link->active = 1;
  link->element = (ctsElement*)(uintptr_t)&instance->e.head;
  return vectors_set_string(link->plugin_name, vectors_text(instance->s.plugin_name)) &&
         vectors_set_string(link->name, spec_name(&instance->e));
}

bool spec_uses_instance(const Spec* spec, const PluginElement* instance) {
  return is_used(spec, spec_name(&instance->e), &instance->e.head);
}

bool spec_uses_name(const Spec* spec, const char* name) {
  static const ctsElement kNone; // an element that no link points to
  return is_used(spec, name, &kNone);
}
