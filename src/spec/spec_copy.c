#include "spec/spec_copy.h"

#include "base/array.h"
#include "base/assert.h"
#include "spec/attach_copy.h"
#include "spec/key_state.h"

#include <corten/corten.h>

// The copy of an element: lists of both specs have the same order.
static Element* copied_element(Spec* to, const Element* e) {
  if (!e) return NULL;
  const ElementList* list = &to->list[spec_list_index(e->head.elemtype)];
  CT_ASSERT(e->id >= 0 && e->id < list->count);
  return list->data[e->id];
}

static const ctsCompiler* twin_compiler(const Spec* to, const Element* e) {
  const Spec* from = e->spec;
  for (int i = 0; e->compiler && i < from->compilers.count; i++) {
    if (from->compilers.data[i] == e->compiler) return to->compilers.data[i];
  }
  return NULL;
}

//---------------------------------- elements ------------------------------------------------------

// What stands in the element itself.
static bool copy_content(Element* to, const Element* from) {
  bool done = spec_copy_values(to, from) && vectors_copy(VALUE_STRING, &to->name, &from->name) &&
              vectors_copy(VALUE_STRINGVEC, &to->extension, &from->extension) &&
              user_value_copy(&to->user, &from->user);
  if (done && from->head.elemtype == ctOBJ_TENDON)
    done = attach_copy_path((TendonElement*)to, (const TendonElement*)from);
  if (done && from->head.elemtype == ctOBJ_PLUGIN) {
    done = attach_copy_settings((PluginElement*)to, (const PluginElement*)from);
  }
  to->model_id = from->model_id;
  return done;
}

// The world is there already.
static bool copy_list(Spec* to, const Spec* from, int k) {
  const ElementList* list = &from->list[k];
  for (int i = 0; i < list->count; i++) {
    const Element* old = list->data[i];
    bool world = k == ctOBJ_BODY && i == 0;
    Element* e = world ? to->list[k].data[0] : spec_prototype(to, old->head.elemtype);
    if (!world) e = e ? spec_adopt(to, e) : NULL;
    if (!e || !copy_content(e, old)) return false;
  }
  return true;
}

static bool copy_classes(Spec* to, const Spec* from) {
  const ElementList* list = &from->list[SPEC_DEFAULT];
  for (int i = 0; i < list->count; i++) {
    const DefaultElement* old = (const DefaultElement*)list->data[i];
    DefaultElement* parent =
        old->parent ? (DefaultElement*)copied_element(to, &old->parent->e) : NULL;
    DefaultElement* def = i ? spec_add_default(to, spec_name(&old->e), parent) : spec_main(to);
    for (int k = 0; def && k < ctNOBJECT; k++) {
      if (old->proto[k] && !spec_copy_values(def->proto[k], old->proto[k])) return false;
    }
    if (!def || !user_value_copy(&def->e.user, &old->e.user)) return false;
  }
  return true;
}

//---------------------------------- what elements point to ----------------------------------------

static bool copy_body_lists(BodyElement* to, const BodyElement* from) {
  for (int k = 0; k < SPEC_BODY_LISTS; k++) {
    const ElementList* source = &from->list[k];
    ElementList* dest = &to->list[k];
    if (!array_reserve(dest, source->count)) return false;
    dest->count = source->count;
    for (int i = 0; i < source->count; i++)
      dest->data[i] = copied_element(to->e.spec, source->data[i]);
  }
  return true;
}

static bool link_kind(Spec* to, const Spec* from, int k) {
  const ElementList* list = &from->list[k];
  for (int i = 0; i < list->count; i++) {
    const Element* old = list->data[i];
    Element* e = to->list[k].data[i];
    e->body = old->body ? (BodyElement*)copied_element(to, &old->body->e) : NULL;
    e->frame = old->frame ? (FrameElement*)copied_element(to, &old->frame->e) : NULL;
    e->def = old->def ? (DefaultElement*)copied_element(to, &old->def->e) : NULL;
    e->compiler = twin_compiler(to, old);
    ctsPlugin* plugin = spec_plugin(e);
    const PluginElement* instance = plugin ? spec_instance(from, plugin) : NULL;
    if (plugin) plugin->element = instance ? &copied_element(to, &instance->e)->head : NULL;
    if (k == ctOBJ_BODY && !copy_body_lists((BodyElement*)e, (const BodyElement*)old)) return false;
  }
  return true;
}

//---------------------------------- all of it -----------------------------------------------------

static bool copy_models(Spec* to, const Spec* from) {
  for (int i = 0; i < from->compilers.count; i++) {
    if (!spec_keep_compiler(to, from->compilers.data[i], "")) return false;
  }
  for (int i = 0; i < from->models.count; i++) {
    Spec* model = spec_copy(from->models.data[i]);
    Spec** slot = model ? array_push(&to->models) : NULL;
    if (!slot) {
      spec_free(model);
      return false;
    }
    *slot = model;
  }
  return true;
}

Spec* spec_copy(const Spec* from) {
  Spec* to = spec_new();
  if (!to) return NULL;
  bool done = spec_copy_settings(to, from) &&
              vectors_copy(VALUE_STRINGVEC, &to->e.extension, &from->e.extension) &&
              user_value_copy(&to->e.user, &from->e.user) &&
              vectors_copy(VALUE_STRINGVEC, &to->plugins, &from->plugins) &&
              copy_models(to, from) && copy_classes(to, from);
  for (int k = 0; done && k < SPEC_DEFAULT; k++) done = copy_list(to, from, k);
  for (int k = 0; done && k < SPEC_DEFAULT; k++) done = link_kind(to, from, k);
  done = done && key_state_copy(to, from);
  to->depth = from->depth;
  to->compiled = from->compiled;
  to->errors.mujoco_first = from->errors.mujoco_first;
  to->ordered = from->ordered;
  if (done) return to;
  spec_free(to);
  return NULL;
}

ctSpec* ct_copySpec(const ctSpec* s) {
  CT_ASSERT(s);
  Spec* copy = spec_copy((const Spec*)(const void*)s);
  return copy ? &copy->pub : NULL;
}
