#include "spec/tree_edit.h"

#include "base/str.h"
#include "spec/attach.h"
#include "spec/key_state.h"

enum { GONE = -2, LISTS = 7 }; // id of what is being removed; lists of a body

static const cttObj kTree[LISTS] = {ctOBJ_FRAME,  ctOBJ_JOINT, ctOBJ_GEOM, ctOBJ_SITE,
                                    ctOBJ_CAMERA, ctOBJ_LIGHT, ctOBJ_BODY};

static Status no_memory(ErrorList* err) {
  return error_add(err, (Place){0}, "out of memory while building the model");
}

static ElementList* list_of(BodyElement* body, cttObj type) {
  return (ElementList*)(void*)((unsigned char*)body + spec_kind(type)->body_list);
}

static bool is_inside(const FrameElement* f, const FrameElement* frame) {
  while (f && f != frame) f = f->e.frame;
  return f == frame;
}

// ---- frames

static BodyElement* body_inside(const FrameElement* frame) {
  const ElementList* bodies = &frame->e.body->bodies;
  for (int i = 0; i < bodies->count; i++) {
    if (is_inside(bodies->data[i]->frame, frame)) return (BodyElement*)bodies->data[i];
  }
  return NULL;
}

static void mark_inside(const FrameElement* frame) {
  for (int k = 0; k < LISTS; k++) {
    ElementList* list = list_of(frame->e.body, kTree[k]);
    int n = 0;
    for (int i = 0; i < list->count; i++) {
      Element* e = list->data[i];
      bool gone = e == &frame->e || is_inside(e->frame, frame);
      if (gone)
        e->id = GONE;
      else
        list->data[n++] = e;
    }
    list->count = n;
  }
}

Status tree_edit_delete_frame(FrameElement* frame, ErrorList* err) {
  Spec* spec = frame->e.spec;
  for (BodyElement* body; (body = body_inside(frame));) TRY(attach_remove(body, err));
  if (!key_state_forget(spec)) return no_memory(err);
  mark_inside(frame);
  key_state_purge(spec);
  // frames last: the others ask where they are
  for (int k = 1; k < LISTS; k++) spec_sweep(spec, kTree[k]);
  spec_sweep(spec, ctOBJ_FRAME);
  spec->compiled = false;
  return CT_OK;
}

// ---- classes

static bool is_below(const DefaultElement* def, const DefaultElement* top) {
  while (def && def != top) def = def->parent;
  return def == top;
}

static bool leave_class(Element* e, const DefaultElement* gone) {
  if (e->def && is_below(e->def, gone)) e->def = gone->parent;
  ctString* childclass = e->head.elemtype == ctOBJ_BODY    ? ((BodyElement*)e)->s.childclass
                         : e->head.elemtype == ctOBJ_FRAME ? ((FrameElement*)e)->s.childclass
                                                           : NULL;
  const DefaultElement* named =
      childclass ? spec_find_default(e->spec, vectors_text(childclass)) : NULL;
  if (!named || !is_below(named, gone)) return true;
  return vectors_set_string(childclass, spec_name(&gone->parent->e));
}

Status tree_edit_delete_class(DefaultElement* def, ErrorList* err) {
  Spec* spec = def->e.spec;
  for (int k = 0; k < SPEC_DEFAULT; k++) {
    for (int i = 0; i < spec->list[k].count; i++) {
      if (!leave_class(spec->list[k].data[i], def)) return no_memory(err);
    }
  }
  const ElementList* classes = &spec->list[SPEC_DEFAULT];
  for (int i = 0; i < classes->count; i++) {
    DefaultElement* each = (DefaultElement*)classes->data[i];
    if (is_below(each, def)) each->e.id = GONE;
  }
  spec_sweep(spec, ctOBJ_DEFAULT);
  return CT_OK;
}
