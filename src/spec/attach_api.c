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

static bool is_around(const Element* what, const FrameElement* frame) {
  while (frame && &frame->e != what) frame = frame->e.frame;
  return frame != NULL;
}

// Something that is attached to a place inside itself would not end. The world may be, to frames
// of its own: what comes into its lists then is not looked at.
static bool is_inside(const FrameElement* place, const Element* what) {
  const BodyElement* b = place->e.body;
  bool whole = what->head.elemtype == ctOBJ_MODEL || what == &spec_world(what->spec)->e;
  if (whole) return what->spec == place->e.spec && b->e.body;
  bool found = is_around(what, place);
  for (; b && !found; b = b->e.body) found = &b->e == what || is_around(what, b->e.frame);
  return found;
}

static Status attach_to(FrameElement* to, Element* what, Affix affix) {
  ErrorList* err = &to->e.spec->errors;
  bool copies = to->e.spec->copies;
  if (what->head.elemtype == ctOBJ_FRAME) {
    FrameElement* frame = (FrameElement*)what;
    return copies ? attach_frame(to->e.body, to, frame, affix, err)
                  : attach_frame_itself(to->e.body, to, frame, affix, err);
  }
  BodyElement* body =
      what->head.elemtype == ctOBJ_MODEL ? spec_world(what->spec) : (BodyElement*)what;
  return copies ? attach_body(to, body, affix, err) : attach_body_itself(to, body, affix, err);
}

// The element in its new place: the same one, or a copy (cts_setDeepCopy). NULL if that fails: the
// reason is in cts_getError.
ctsElement* cts_attach(ctsElement* parent, const ctsElement* child, const char* prefix,
                       const char* suffix) {
  Element* to = element_of(parent);
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
  if (is_inside(frame, element_of(child))) {
    error_add(&spec->errors, spec_place(to, NULL), "Error: '%.100s' cannot be attached to itself",
              spec_name(element_of(child)));
    return NULL;
  }
  BodyElement* body = frame->e.body;
  int before = body->frames.count;
  if (!key_state_flush(element_of(child)->spec) ||
      attach_to(frame, element_of(child), affix) != CT_OK)
    return NULL;
  Element* copy = type == ctOBJ_BODY ? last_of(&body->bodies) : first_new(&body->frames, before);
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
  if (type != ctOBJ_MODEL && e->spec != s) {
    error_add(&s->errors, (Place){0}, "Error: element is not in this model");
    return -1;
  }
  if (type == ctOBJ_MODEL || e == &spec_main(s)->e || e == &spec_world(s)->e) {
    error_add(&s->errors, spec_place(e, NULL), "Error: this element cannot be deleted");
    return -1;
  }
  if (type == ctOBJ_BODY) return attach_remove((BodyElement*)e, &s->errors) == CT_OK ? 0 : -1;
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
  key_state_purge(s);
  spec_sweep(s, type);
  return 0;
}

// ---- walking

ctsBody* cts_findChild(ctsBody* body, const char* name) {
  const BodyElement* b = (const BodyElement*)element_of(body->element);
  for (int i = 0; i < b->bodies.count; i++) {
    BodyElement* child = (BodyElement*)spec_shown(b->bodies.data[i]);
    if (!child) continue;
    if (str_eq(spec_name(&child->e), name)) return &child->s;
    ctsBody* below = cts_findChild(&child->s, name);
    if (below) return below;
  }
  return NULL;
}

// A walk through elements of a kind: those of the body, then those of the bodies below. What comes
// behind the last place of `after` is the result: an element may be met twice, in its own spec and
// through one that it left.
typedef struct Walk {
  cttObj type;
  bool recurse;
  const Element* after; // NULL: the first one counts
  bool passed;
  Element* next;
} Walk;

static void walk(Walk* w, const BodyElement* body) {
  const SpecKind* kind = spec_kind(w->type);
  const ElementList* list =
      (const ElementList*)(const void*)((const unsigned char*)body + kind->body_list);
  for (int i = 0; i < list->count; i++) {
    Element* e = spec_shown(list->data[i]);
    if (!e) continue;
    if (e == w->after) {
      w->passed = true;
      w->next = NULL;
    } else if (w->passed && !w->next) {
      w->next = e;
    }
  }
  for (int i = 0; w->recurse && i < body->bodies.count; i++) {
    const Element* child = spec_shown(body->bodies.data[i]);
    if (child) walk(w, (const BodyElement*)child);
  }
}

static ctsElement* walk_from(ctsBody* body, cttObj type, const Element* after, int recurse) {
  const SpecKind* kind = spec_kind(type);
  if (!kind || !kind->body_list) return NULL;
  Walk w = {type, recurse != 0, after, after == NULL, NULL};
  walk(&w, (const BodyElement*)element_of(body->element));
  return w.next ? &w.next->head : NULL;
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
