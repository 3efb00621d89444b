// The public functions that change or walk the tree. Elements that are returned are owned by the
// spec that they are in now; the reason of a failure is in cts_getError of it.
#include "base/array.h"
#include "base/str.h"
#include "spec/attach.h"
#include "spec/key_state.h"
#include "spec/spec_check.h"
#include "spec/spec_copy.h"
#include "spec/tree_edit.h"
#include "spec/tree_order.h"

#include <corten/corten.h>

//---------------------------------- attaching -----------------------------------------------------

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

// The first element that was added to a list of `before` ones.
static Element* first_new(const ElementList* list, int before) {
  return list->count > before ? list->data[before] : NULL;
}

static Status attach_to(FrameElement* to, Element* what, Affix affix) {
  ErrorList* err = &to->e.spec->errors;
  bool copies = to->e.spec->copies;
  if (what->head.elemtype == ctOBJ_FRAME) {
    FrameElement* frame = (FrameElement*)what;
    return copies ? attach_frame(to->e.body, to, frame, affix, err)
                  : attach_frame_itself(to->e.body, to, frame, affix, err);
  }
  if (what->head.elemtype == ctOBJ_MODEL)
    return copies ? attach_model(to, what->spec, affix, err)
                  : attach_model_itself(to, what->spec, affix, err);
  BodyElement* body = (BodyElement*)what;
  return copies ? attach_body(to, body, affix, err) : attach_body_itself(to, body, affix, err);
}

// A copy of a spec that parts are attached from, as it is before: cts_findSpec gives it. One for
// each name.
static bool keep_model(Spec* to, const Spec* from) {
  if (to == from || cts_findSpec(&to->pub, vectors_text(from->pub.modelname))) return true;
  Spec* copy = spec_copy(from);
  Spec** slot = copy ? array_push(&to->models) : NULL;
  if (slot) {
    *slot = copy;
    return true;
  }
  spec_free(copy);
  spec_no_memory(&to->errors, (Place){0});
  return false;
}

static bool can_hold(cttObj type) {
  return type == ctOBJ_FRAME || type == ctOBJ_BODY || type == ctOBJ_SITE;
}

static bool can_be_attached(cttObj type) {
  return type == ctOBJ_BODY || type == ctOBJ_FRAME || type == ctOBJ_MODEL;
}

// Copying a tree goes down body by body.
enum { DEEPEST = 10000 };

static bool check_depth(Spec* to, Spec* from) {
  int depth = tree_order_depth(from);
  if (depth >= 0 && depth <= DEEPEST) return true;
  if (depth < 0)
    spec_no_memory(&to->errors, (Place){0});
  else
    error_add(&to->errors, (Place){0},
              "Error: bodies are nested %d deep; parts of at most %d can be attached", depth,
              DEEPEST);
  return false;
}

// A part of the same spec is copied, and the keyframes that wait in it go on waiting.
static bool prepare_attach(Spec* to, Spec* from) {
  if (spec_check(from, &to->errors) != CT_OK || !check_depth(to, from) || !keep_model(to, from))
    return false;
  return to == from || key_state_flush(from);
}

// The element in its new place: the same one, or a copy (cts_setDeepCopy). NULL if that fails: the
// reason is in cts_getError.
ctsElement* cts_attach(ctsElement* parent, const ctsElement* child, const char* prefix,
                       const char* suffix) {
  Element *to = spec_element(parent), *what = spec_element(child);
  Spec* spec = to->spec;
  cttObj type = child->elemtype;
  if (!can_hold(parent->elemtype) || !can_be_attached(type)) {
    error_add(&spec->errors, spec_place(to, NULL), "Error: a %s cannot be attached to this element",
              spec_kind(type) ? spec_kind(type)->tag : "model");
    return NULL;
  }
  FrameElement* frame = prepare_attach(spec, what->spec) ? frame_of(to) : NULL;
  if (!frame) return NULL;
  BodyElement* body = frame->e.body;
  const ElementList* list = type == ctOBJ_BODY ? &body->bodies : &body->frames;
  int before = list->count;
  Affix affix = {prefix ? prefix : "", suffix ? suffix : ""};
  if (attach_to(frame, what, affix) != CT_OK) return NULL;
  Element* copy = first_new(list, before);
  return copy ? &copy->head : NULL;
}

int cts_setDeepCopy(ctSpec* s, int deepcopy) {
  ((Spec*)(void*)s)->copies = deepcopy != 0;
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

//---------------------------------- deleting ------------------------------------------------------

static ElementList* list_in_body(Element* e) {
  const SpecKind* kind = spec_kind(e->head.elemtype);
  if (!e->body || !kind->body_list) return NULL;
  return (ElementList*)(void*)((unsigned char*)e->body + kind->body_list);
}

// With a body goes everything below it and what refers to that, with a frame what is inside, with a
// class those below it; with any other element only itself.
static int refuse_delete(Spec* s, const char* why) {
  error_add(&s->errors, (Place){0}, "Error: %s", why);
  return -1;
}

// Elements that use a deleted instance have none.
static void leave_instance(const Spec* spec, const Element* instance) {
  for (int k = 0; k < ctNOBJECT; k++) {
    const ElementList* list = &spec->list[k];
    for (int i = 0; i < list->count && spec_plugin(list->data[i]); i++) {
      ctsPlugin* link = spec_plugin(list->data[i]);
      if (link->element == &instance->head) link->element = NULL;
    }
  }
}

static void delete_alone(Spec* s, Element* e) {
  ElementList* list = list_in_body(e);
  int n = 0;
  for (int i = 0; list && i < list->count; i++) {
    if (list->data[i] != e) list->data[n++] = list->data[i];
  }
  if (list) list->count = n;
  if (e->head.elemtype == ctOBJ_PLUGIN) leave_instance(s, e);
  e->id = -2;
  key_state_purge(s);
  spec_sweep(s, e->head.elemtype);
}

int cts_delete(ctSpec* spec, ctsElement* element) {
  Spec* s = (Spec*)(void*)spec;
  Element* e = spec_element(element);
  if (!e) return refuse_delete(s, "element is NULL");
  cttObj type = element->elemtype;
  if (type != ctOBJ_MODEL && e->spec != s) return refuse_delete(s, "element is not in this model");
  const ElementList* list = type == ctOBJ_MODEL ? NULL : spec_list(s, type);
  bool listed = list && e->id >= 0 && e->id < list->count && list->data[e->id] == e;
  if (!listed || e == &spec_main(s)->e || e == &spec_world(s)->e)
    return refuse_delete(s, "this element cannot be deleted");
  if (type == ctOBJ_BODY) return attach_remove((BodyElement*)e, &s->errors) == CT_OK ? 0 : -1;
  if (type == ctOBJ_FRAME)
    return tree_edit_delete_frame((FrameElement*)e, &s->errors) == CT_OK ? 0 : -1;
  if (type == ctOBJ_DEFAULT)
    return tree_edit_delete_class((DefaultElement*)e, &s->errors) == CT_OK ? 0 : -1;
  delete_alone(s, e);
  return 0;
}

//---------------------------------- walking -------------------------------------------------------

ctsBody* cts_findChild(ctsBody* body, const char* name) {
  const BodyElement* b = (const BodyElement*)spec_element(body->element);
  for (int i = 0; i < b->bodies.count; i++) {
    BodyElement* child = (BodyElement*)spec_shown(b->bodies.data[i]);
    if (!child) continue;
    if (str_eq(spec_name(&child->e), name)) return &child->s;
    ctsBody* below = cts_findChild(&child->s, name);
    if (below) return below;
  }
  return NULL;
}

// A walk through elements of a kind: those of the body, and those of the bodies below. What comes
// behind the last place of `after` is the result: an element may be met twice, in its own spec and
// through one that it left.
typedef struct ElementWalk {
  cttObj type;
  bool recurse;
  const Element* after; // NULL: the first one counts
  bool passed;
  Element* next;
} ElementWalk;

static void pass_element(ElementWalk* w, Element* e) {
  if (e == w->after) {
    w->passed = true;
    w->next = NULL;
  } else if (w->passed && !w->next) {
    w->next = e;
  }
}

// In the order of the model: bodies before what is below them.
static void walk_bodies(ElementWalk* w, const BodyElement* body) {
  const SpecKind* kind = spec_kind(w->type);
  const ElementList* list =
      (const ElementList*)(const void*)((const unsigned char*)body + kind->body_list);
  for (int i = 0; w->type != ctOBJ_BODY && i < list->count; i++) {
    Element* e = spec_shown(list->data[i]);
    if (e) pass_element(w, e);
  }
  for (int i = 0; (w->recurse || w->type == ctOBJ_BODY) && i < body->bodies.count; i++) {
    Element* child = spec_shown(body->bodies.data[i]);
    if (!child) continue;
    if (w->type == ctOBJ_BODY) pass_element(w, child);
    if (w->recurse) walk_bodies(w, (const BodyElement*)child);
  }
}

static ctsElement* walk_from(ctsBody* body, cttObj type, const Element* after, int recurse) {
  const SpecKind* kind = spec_kind(type);
  if (!kind || !kind->body_list) return NULL;
  ElementWalk w = {type, recurse != 0, after, after == NULL, NULL};
  walk_bodies(&w, (const BodyElement*)spec_element(body->element));
  return w.next ? &w.next->head : NULL;
}

ctsElement* cts_firstChild(ctsBody* body, cttObj type, int recurse) {
  return walk_from(body, type, NULL, recurse);
}

ctsElement* cts_nextChild(ctsBody* body, ctsElement* child, int recurse) {
  return walk_from(body, child->elemtype, spec_element(child), recurse);
}
