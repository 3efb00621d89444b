#include "spec/tree_edit.h"

#include "base/str.h"
#include "spec/attach.h"
#include "spec/key_state.h"

enum { GONE = -2, LISTS = 7 }; // id of what is being removed; lists of a body

static const cttObj kTree[LISTS] = {ctOBJ_FRAME,  ctOBJ_JOINT, ctOBJ_GEOM, ctOBJ_SITE,
                                    ctOBJ_CAMERA, ctOBJ_LIGHT, ctOBJ_BODY};

//---------------------------------- frames --------------------------------------------------------

static BodyElement* body_inside(const FrameElement* frame) {
  const ElementList* bodies = &frame->e.body->bodies;
  for (int i = 0; i < bodies->count; i++) {
    if (spec_in_frame(bodies->data[i]->frame, frame)) return (BodyElement*)bodies->data[i];
  }
  return NULL;
}

static void mark_inside(const FrameElement* frame) {
  for (int k = 0; k < LISTS; k++) {
    ElementList* list = spec_body_list(frame->e.body, kTree[k]);
    int n = 0;
    for (int i = 0; i < list->count; i++) {
      Element* e = list->data[i];
      bool gone = e == &frame->e || spec_in_frame(e->frame, frame);
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
  if (!key_state_forget(spec)) return spec_no_memory(err, (Place){0});
  mark_inside(frame);
  key_state_purge(spec);
  // frames last: the others ask where they are
  for (int k = 1; k < LISTS; k++) spec_sweep(spec, kTree[k]);
  spec_sweep(spec, ctOBJ_FRAME);
  spec->compiled = false;
  return CT_OK;
}

//---------------------------------- classes -------------------------------------------------------

static bool is_below_class(const DefaultElement* def, const DefaultElement* top) {
  while (def && def != top) def = def->parent;
  return def == top;
}

static bool leave_class(Element* e, const DefaultElement* gone) {
  if (e->def && is_below_class(e->def, gone)) e->def = gone->parent;
  ctString* childclass = spec_childclass(e);
  const DefaultElement* named =
      childclass ? spec_find_default(e->spec, vectors_text(childclass)) : NULL;
  if (!named || !is_below_class(named, gone)) return true;
  return vectors_set_string(childclass, spec_name(&gone->parent->e));
}

Status tree_edit_delete_class(DefaultElement* def, ErrorList* err) {
  Spec* spec = def->e.spec;
  for (int k = 0; k < SPEC_DEFAULT; k++) {
    for (int i = 0; i < spec->list[k].count; i++) {
      if (!leave_class(spec->list[k].data[i], def)) return spec_no_memory(err, (Place){0});
    }
  }
  const ElementList* classes = &spec->list[SPEC_DEFAULT];
  for (int i = 0; i < classes->count; i++) {
    DefaultElement* each = (DefaultElement*)classes->data[i];
    if (is_below_class(each, def)) each->e.id = GONE;
  }
  spec_sweep(spec, ctOBJ_DEFAULT);
  return CT_OK;
}
