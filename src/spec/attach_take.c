#include "spec/attach_take.h"

#include "spec/key_state.h"

//---------------------------------- pointers to elements that changed places ----------------------

static Element* element_now(Element* e) { return e && e->exchanged ? e->exchanged : e; }

static void renew_list(ElementList* list) {
  for (int i = 0; i < list->count; i++) list->data[i] = element_now(list->data[i]);
}

static void renew_element(Element* e) {
  if (e->body) e->body = (BodyElement*)element_now(&e->body->e);
  if (e->frame) e->frame = (FrameElement*)element_now(&e->frame->e);
  ctsPlugin* link = spec_plugin(e);
  PluginElement* instance = link ? spec_instance(e->spec, link) : NULL;
  if (instance) link->element = &element_now(&instance->e)->head;
  if (e->head.elemtype != ctOBJ_BODY) return;
  for (int k = 0; k < SPEC_BODY_LISTS; k++) renew_list(&((BodyElement*)e)->list[k]);
}

static void renew_spec(Spec* spec) {
  for (int k = 0; k < SPEC_DEFAULT; k++) {
    ElementList* list = &spec->list[k];
    renew_list(list);
    for (int i = 0; i < list->count; i++) renew_element(list->data[i]);
  }
  key_state_renew(spec);
}

void attach_take_exchange(const Attach* a) {
  Spec* child = (Spec*)(uintptr_t)a->from;
  const TakeList* list = a->take;
  if (!list || list->count == 0) return;
  for (int i = 0; i < list->count; i++) {
    Element *original = list->data[i].original, *copy = list->data[i].copy;
    original->exchanged = copy;
    copy->exchanged = original;
    spec_exchange(original, copy);
  }
  renew_spec(a->to);
  renew_spec(child);
  for (int i = 0; i < list->count; i++) {
    Element *original = list->data[i].original, *copy = list->data[i].copy;
    original->exchanged = copy->exchanged = NULL;
    copy->stands_for = original;
    copy->stand_in = original->stand_in;
    original->stand_in = copy;
  }
  child->taken = true;
  child->compiled = false;
}
