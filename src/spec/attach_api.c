// The public functions that change or walk the tree.
#include "base/array.h"
#include "base/str.h"
#include "spec/attach.h"
#include "spec/key_state.h"
#include "spec/tree_edit.h"

#include <corten/corten.h>

#include <stdint.h>

static Element* element_of(const ctsElement* head) { return (Element*)(uintptr_t)head; }

// ---- attaching

// The frame of a body, site or frame that something is attached to.
static FrameElement* frame_of(Element* parent) {
  if (parent->head.elemtype == ctOBJ_FRAME) return (FrameElement*)parent;
  if (parent->head.elemtype == ctOBJ_BODY)
    return (FrameElement*)spec_add_child((BodyElement*)parent, NULL, ctOBJ_FRAME, NULL);
  if (parent->head.elemtype != ctOBJ_SITE) return NULL;
  const ctsSite* site = &((SiteElement*)parent)->s;
  FrameElement* frame =
      (FrameElement*)spec_add_child(parent->body, parent->frame, ctOBJ_FRAME, NULL);
  if (!frame) return NULL;
  for (int i = 0; i < 3; i++) frame->s.pos[i] = site->pos[i];
  for (int i = 0; i < 4; i++) frame->s.quat[i] = site->quat[i];
  frame->s.alt = site->alt;
  return frame;
}

static Element* last_of(const ElementList* list) {
  return list->count ? list->data[list->count - 1] : NULL;
}

// The first frame that was added to a list of `before` ones.
static Element* first_new(const ElementList* list, int before) {
  return list->count > before ? list->data[before] : NULL;
}

// The copy, NULL if that fails: the reason is in cts_getError.
ctsElement* cts_attach(ctsElement* parent, const ctsElement* child, const char* prefix,
                       const char* suffix) {
  Element* to = element_of(parent);
  const Element* from = element_of(child);
  Spec* spec = to->spec;
  Affix affix = {prefix ? prefix : "", suffix ? suffix : ""};
  cttObj type = child->elemtype;
  FrameElement* frame = frame_of(to);
  bool known = type == ctOBJ_BODY || type == ctOBJ_FRAME || type == ctOBJ_MODEL;
  if (!frame || !known) {
    error_add(&spec->errors, spec_place(to, NULL), "Error: a %s cannot be attached to this element",
              spec_kind(type) ? spec_kind(type)->tag : "model");
    return NULL;
  }
  BodyElement* body = frame->e.body;
  int before = body->frames.count;
  Status status;
  if (type == ctOBJ_FRAME) {
    status = attach_frame(body, frame, (const FrameElement*)from, affix, &spec->errors);
  } else {
    const BodyElement* what =
        type == ctOBJ_MODEL ? spec_world(from->spec) : (const BodyElement*)from;
    status = attach_body(frame, what, affix, &spec->errors);
  }
  if (status != CT_OK || !key_state_flush(spec)) return NULL;
  Element* copy = type == ctOBJ_BODY ? last_of(&body->bodies) : first_new(&body->frames, before);
  return copy ? &copy->head : NULL;
}

// Attaching always copies.
int cts_setDeepCopy(ctSpec* s, int deepcopy) {
  (void)s, (void)deepcopy;
  return 0;
}

ctSpec* cts_findSpec(ctSpec* spec, const char* name) {
  Spec* s = (Spec*)(void*)spec;
  for (int i = 0; i < s->models.count; i++) {
    if (str_eq(vectors_text(s->models.data[i]->pub.modelname), name))
      return &s->models.data[i]->pub;
  }
  return NULL;
}

// ---- deleting

static ElementList* list_in_body(Element* e) {
  const SpecKind* kind = spec_kind(e->head.elemtype);
  if (!e->body || !kind->body_list) return NULL;
  return (ElementList*)(void*)((unsigned char*)e->body + kind->body_list);
}

// With a body goes everything below it and what refers to that, with a frame what is inside, with a
// class those below it; with any other element only itself.
int cts_delete(ctSpec* spec, ctsElement* element) {
  Spec* s = (Spec*)(void*)spec;
  Element* e = element_of(element);
  cttObj type = element->elemtype;
  if (type == ctOBJ_MODEL || e == &spec_main(s)->e || e == &spec_world(s)->e) {
    error_add(&s->errors, spec_place(e, NULL), "Error: this element cannot be deleted");
    return -1;
  }
  if (type == ctOBJ_BODY) {
    bool done = attach_remove((BodyElement*)e, &s->errors) == CT_OK && key_state_flush(s);
    return done ? 0 : -1;
  }
  if (type == ctOBJ_FRAME)
    return tree_edit_delete_frame((FrameElement*)e, &s->errors) == CT_OK ? 0 : -1;
  if (type == ctOBJ_DEFAULT)
    return tree_edit_delete_class((DefaultElement*)e, &s->errors) == CT_OK ? 0 : -1;
  ElementList* list = list_in_body(e);
  int n = 0;
  for (int i = 0; list && i < list->count; i++) {
    if (list->data[i] != e) list->data[n++] = list->data[i];
  }
  if (list) list->count = n;
  e->id = -2;
  spec_sweep(s, type);
  return 0;
}

// ---- walking

ctsBody* cts_findChild(ctsBody* body, const char* name) {
  const BodyElement* b = (const BodyElement*)element_of(body->element);
  for (int i = 0; i < b->bodies.count; i++) {
    BodyElement* child = (BodyElement*)b->bodies.data[i];
    if (str_eq(spec_name(&child->e), name)) return &child->s;
    ctsBody* below = cts_findChild(&child->s, name);
    if (below) return below;
  }
  return NULL;
}

// A walk through elements of a kind: those of the body, then those of the bodies below. `next` is
// the one to return once `after` was passed.
typedef struct Walk {
  cttObj type;
  bool recurse;
  const Element* after; // NULL: the first one counts
  bool passed;
} Walk;

static Element* walk(Walk* w, const BodyElement* body) {
  const SpecKind* kind = spec_kind(w->type);
  const ElementList* list =
      (const ElementList*)(const void*)((const unsigned char*)body + kind->body_list);
  for (int i = 0; i < list->count; i++) {
    if (w->passed) return list->data[i];
    w->passed = list->data[i] == w->after;
  }
  for (int i = 0; w->recurse && i < body->bodies.count; i++) {
    Element* found = walk(w, (const BodyElement*)body->bodies.data[i]);
    if (found) return found;
  }
  return NULL;
}

static ctsElement* walk_from(ctsBody* body, cttObj type, const Element* after, int recurse) {
  const SpecKind* kind = spec_kind(type);
  if (!kind || !kind->body_list) return NULL;
  Walk w = {type, recurse != 0, after, after == NULL};
  Element* found = walk(&w, (const BodyElement*)element_of(body->element));
  return found ? &found->head : NULL;
}

ctsElement* cts_firstChild(ctsBody* body, cttObj type, int recurse) {
  return walk_from(body, type, NULL, recurse);
}

ctsElement* cts_nextChild(ctsBody* body, ctsElement* child, int recurse) {
  return walk_from(body, child->elemtype, element_of(child), recurse);
}

// The values stay: a class counts when an element is made.
void cts_setDefault(ctsElement* element, const ctsDefault* def) {
  if (def) element_of(element)->def = (DefaultElement*)element_of(def->element);
}
