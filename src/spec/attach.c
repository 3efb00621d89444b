// Parts of a tree in another place. A part is copied, or moved if it comes from another spec and is
// wanted itself. Every element stays in the list of one body and in the list of its spec. Classes
// come first, then the tree, then what refers to it.
#include "spec/attach.h"

#include "base/alloc.h"
#include "base/report.h"
#include "base/str.h"
#include "spec/attach_take.h"
#include "spec/key_state.h"

#include <string.h>

//---------------------------------- the tree ------------------------------------------------------

// Where the content of a body goes: frame copies are found by the originals' position.
typedef struct Move {
  const BodyElement* from;
  const FrameElement* only; // what is inside this frame; NULL: everything
  BodyElement* to;
  FrameElement* around; // of `to`, for what is in no copied frame
  FrameElement** copy;  // by position in from->frames
  int nframe;           // how many of these there were: `to` may be the same body
  int* near;            // position found last: content comes in the order of its frames
  const Attach* attach;
  KeyMap* keys;
} Move;

static FrameElement* frame_copy(const Move* m, const FrameElement* frame) {
  for (int k = 0; frame && k < m->nframe; k++) {
    int i = (*m->near + k) % m->nframe;
    if (m->from->frames.data[i] != &frame->e || !m->copy[i]) continue;
    *m->near = i;
    return m->copy[i];
  }
  return m->around;
}

static bool move_body(const Move* m, const BodyElement* from, FrameElement* around);

static Element* move_element(const Move* m, const Element* e) {
  Element* new = spec_add_child(m->to, frame_copy(m, e->frame), e->head.elemtype, NULL);
  bool done = new&& attach_copy(m->attach, new, e) && attach_copy_instance(m->attach, new) &&
              attach_plan_pair(m->attach, e, new) && key_state_pair(m->keys, e, new);
  return done ? new : NULL;
}

// What the attachment has made itself may be among what it copies: a part can be attached to a
// place inside itself.
static bool is_moved(const Move* m, const Element* e) {
  const Attach* a = m->attach;
  if (attach_plan_is_self(a) && e->id >= a->before[spec_list_index(e->head.elemtype)]) return false;
  return !m->only || spec_in_frame(e->frame, m->only);
}

static bool move_frames(Move* m) {
  for (int i = 0; i < m->nframe; i++) {
    const FrameElement* f = (const FrameElement*)m->from->frames.data[i];
    if ((m->only && !spec_in_frame(f, m->only)) || (f != m->only && !is_moved(m, &f->e))) continue;
    m->copy[i] = (FrameElement*)move_element(m, &f->e);
    if (!m->copy[i]) return false;
  }
  return true;
}

static bool move_content(const Move* m) {
  const ElementList* lists[] = {&m->from->joints, &m->from->geoms, &m->from->sites,
                                &m->from->cameras, &m->from->lights};
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) {
    int count = lists[k]->count; // the list grows when a body receives its own content
    for (int i = 0; i < count; i++) {
      const Element* e = lists[k]->data[i];
      if (is_moved(m, e) && !move_element(m, e)) return false;
    }
  }
  int count = m->from->bodies.count;
  for (int i = 0; i < count; i++) {
    const BodyElement* b = (const BodyElement*)m->from->bodies.data[i];
    if (is_moved(m, &b->e) && !move_body(m, b, frame_copy(m, b->e.frame))) return false;
  }
  return true;
}

static bool move_frames_and_content(Move* m) {
  int near = 0;
  m->near = &near;
  m->nframe = m->from->frames.count;
  m->copy = alloc_zero((size_t)(m->nframe + 1) * sizeof *m->copy);
  bool done = m->copy && move_frames(m) && move_content(m);
  alloc_free(m->copy);
  return done;
}

static bool move_body(const Move* m, const BodyElement* from, FrameElement* around) {
  BodyElement* body = (BodyElement*)spec_add_child(m->to, around, ctOBJ_BODY, NULL);
  if (!body || !attach_copy(m->attach, &body->e, &from->e) ||
      !attach_copy_instance(m->attach, &body->e) ||
      !attach_plan_pair(m->attach, &from->e, &body->e) ||
      !key_state_pair(m->keys, &from->e, &body->e))
    return false;
  return move_frames_and_content(
      &(Move){.from = from, .to = body, .attach = m->attach, .keys = m->keys});
}

//---------------------------------- outside the tree ----------------------------------------------

// What is being copied, and the names it may refer to.
typedef struct Outside {
  const Attach* attach;
  Names names;
  KeyMap* keys;
} Outside;

// A deformable body that refers to no part of the tree is not a part of a copied subtree.
static bool stands_alone(const Element* e) {
  if (e->head.elemtype != ctOBJ_DEFORM) return false;
  const ctsDeform* s = &((const DeformElement*)(const void*)e)->s;
  bool held = !vectors_is_empty(s->body);
  for (int i = 0; i < s->attach_name->count; i++)
    held = held || !vectors_is_empty(&s->attach_name->data[i]);
  return !held;
}

// Copies of those elements of a kind whose references exist under new names. Of the own list only
// those that were there before are looked at.
static Resolution copy_referring(Outside* o, cttObj type) {
  const ElementList* list = &o->attach->from->list[spec_list_index(type)];
  Spec* to = o->attach->to;
  int count = list->count;
  for (int i = 0; i < count; i++) {
    const Element* old = list->data[i];
    if (attach_plan_is_self(o->attach) && stands_alone(old)) continue;
    Element* e = spec_prototype(to, type);
    bool copied = e && attach_copy(o->attach, e, old);
    Resolution status = copied ? namespace_resolve(&o->names, e, o->attach->affix) : NO_MEMORY;
    if (status == RESOLVED && !attach_copy_instance(o->attach, e)) status = NO_MEMORY;
    if (status != RESOLVED) spec_prototype_free(e);
    if (status == NO_MEMORY) return status;
    if (status == UNRESOLVED) continue;
    if (!spec_adopt(to, e) || !namespace_add(&o->names, e) || !key_state_pair(o->keys, old, e) ||
        !attach_plan_pair(o->attach, old, e))
      return NO_MEMORY;
  }
  return attach_copy_plugins(o->attach) ? RESOLVED : NO_MEMORY;
}

// In this order, since later ones refer to earlier ones. A spec that is attached to itself keeps
// the first ones as they are.
static const cttObj kOutside[] = {
    ctOBJ_MESH,     ctOBJ_SKIN,   ctOBJ_HFIELD, ctOBJ_TEXTURE, ctOBJ_MATERIAL, ctOBJ_NUMERIC,
    ctOBJ_TEXT,     ctOBJ_FLEX,   ctOBJ_PAIR,   ctOBJ_EXCLUDE, ctOBJ_TENDON,   ctOBJ_EQUALITY,
    ctOBJ_ACTUATOR, ctOBJ_SENSOR, ctOBJ_TUPLE,  ctOBJ_DEFORM,
};
enum { OUTSIDE = sizeof kOutside / sizeof *kOutside, ASSETS = 7 };

static bool has_outside(const Spec* spec, int first) {
  for (int k = first; k < OUTSIDE; k++) {
    if (spec->list[spec_list_index(kOutside[k])].count) return true;
  }
  return false;
}

static Status copy_outside(const Attach* a, KeyMap* keys, ErrorList* err) {
  int first = attach_plan_is_self(a) ? ASSETS : 0;
  if (!has_outside(a->from, first)) return CT_OK;
  Outside o = {.attach = a, .keys = keys};
  Resolution status = namespace_open(&o.names, a->to) ? RESOLVED : NO_MEMORY;
  for (int k = first; status == RESOLVED && k < OUTSIDE; k++)
    status = copy_referring(&o, kOutside[k]);
  namespace_close(&o.names);
  return status == RESOLVED ? CT_OK : spec_no_memory(err, (Place){0});
}

//---------------------------------- attaching -----------------------------------------------------

// What refers to the tree and the keyframes, when the tree itself is done.
static Status finish_attach(const Attach* a, KeyMap* keys, bool moved, ErrorList* err) {
  if (!attach_plan_is_self(a) && key_state_waits(a->from)) report_warning("%s", key_state_warning);
  moved = moved && attach_copy_plugins(a);
  Status status = moved ? copy_outside(a, keys, err) : spec_no_memory(err, (Place){0});
  if (status == CT_OK && !key_state_store(keys)) status = spec_no_memory(err, (Place){0});
  key_state_close(keys);
  if (status == CT_OK) attach_take_exchange(a);
  return status;
}

// Plugins the other spec uses.
static bool copy_plugins(const Attach* a) {
  for (int i = 0; i < a->from->plugins.count; i++) {
    const char* name = vectors_text(&a->from->plugins.data[i]);
    bool known = false;
    for (int k = 0; k < a->to->plugins.count; k++)
      known = known || str_eq(vectors_text(&a->to->plugins.data[k]), name);
    if (!known && !vectors_add_string(&a->to->plugins, name)) return false;
  }
  return true;
}

// The folder of a model as seen from the folder of another; NULL when out of memory.
static char* folder_from(const char* here, const char* there) {
  size_t n = strlen(here);
  if (strncmp(there, here, n) == 0) return str_dup(there + n);
  if (there[0] == '/' || here[0] == '/') return str_dup(there);
  StrBuf path = {0};
  for (const char* s = here; *s; s++) {
    if (*s == '/') strbuf_add(&path, "../");
  }
  strbuf_add(&path, there);
  if (!path.failed) return path.data;
  strbuf_free(&path);
  return NULL;
}

// Settings, plugins and classes of another spec first.
static bool begin_attach(Attach* a, Spec* to, const Spec* from, Affix affix) {
  *a = (Attach){.to = to, .from = from, .affix = affix};
  for (int k = 0; k < SPEC_LISTS; k++) a->before[k] = to->list[k].count;
  if (attach_plan_is_self(a)) return true;
  char* dir = folder_from(vectors_text(to->pub.modelfiledir), vectors_text(from->pub.modelfiledir));
  a->kept = to->compilers.count;
  bool kept = dir != NULL;
  for (int i = 0; kept && i < from->compilers.count; i++)
    kept = spec_keep_compiler(to, from->compilers.data[i], dir) != NULL;
  a->compiler = kept ? spec_keep_compiler(to, &from->pub.compiler, dir) : NULL;
  alloc_free(dir);
  return a->compiler && copy_plugins(a) && attach_copy_classes(a);
}

// Elements of the same spec are copied in any case.
static void take_elements(Attach* a, TakeList* list) {
  if (!attach_plan_is_self(a)) a->take = list;
}

static Status put_frame(BodyElement* to, FrameElement* around, const FrameElement* frame,
                        Affix affix, TakeList* list, ErrorList* err) {
  Attach a;
  KeyMap keys;
  if (!begin_attach(&a, to->e.spec, frame->e.spec, affix)) return spec_no_memory(err, (Place){0});
  take_elements(&a, list);
  key_state_open(&keys, &a);
  Move m = {.from = frame->e.body,
            .only = frame,
            .to = to,
            .around = around,
            .attach = &a,
            .keys = &keys};
  return finish_attach(&a, &keys, move_frames_and_content(&m), err);
}

Status attach_frame(BodyElement* to, FrameElement* around, const FrameElement* frame, Affix affix,
                    ErrorList* err) {
  return put_frame(to, around, frame, affix, NULL, err);
}

Status attach_frame_itself(BodyElement* to, FrameElement* around, FrameElement* frame, Affix affix,
                           ErrorList* err) {
  TakeList list = {0};
  Status status = put_frame(to, around, frame, affix, &list, err);
  attach_plan_close(&list);
  return status;
}

// The world becomes a frame inside the frame.
static bool move_world(const Attach* a, KeyMap* keys, FrameElement* to) {
  Move m = {.from = spec_world(a->from), .to = to->e.body, .attach = a, .keys = keys};
  m.around = (FrameElement*)spec_add_child(to->e.body, to, ctOBJ_FRAME, NULL);
  return m.around && vectors_set_string(m.around->s.childclass, "main") &&
         move_frames_and_content(&m);
}

static Status put_model(FrameElement* to, const Spec* from, Affix affix, TakeList* list,
                        ErrorList* err) {
  Attach a;
  KeyMap keys;
  if (!begin_attach(&a, to->e.spec, from, affix)) return spec_no_memory(err, (Place){0});
  take_elements(&a, list);
  key_state_open(&keys, &a);
  return finish_attach(&a, &keys, move_world(&a, &keys, to), err);
}

Status attach_model(FrameElement* to, const Spec* from, Affix affix, ErrorList* err) {
  return put_model(to, from, affix, NULL, err);
}

Status attach_model_itself(FrameElement* to, Spec* from, Affix affix, ErrorList* err) {
  TakeList list = {0};
  Status status = put_model(to, from, affix, &list, err);
  attach_plan_close(&list);
  return status;
}

static Status put_body(FrameElement* to, const BodyElement* body, Affix affix, TakeList* list,
                       ErrorList* err) {
  Attach a;
  KeyMap keys;
  if (!begin_attach(&a, to->e.spec, body->e.spec, affix)) return spec_no_memory(err, (Place){0});
  take_elements(&a, list);
  key_state_open(&keys, &a);
  Move m = {.to = to->e.body, .around = to, .attach = &a, .keys = &keys};
  return finish_attach(&a, &keys, move_body(&m, body, to), err);
}

Status attach_body(FrameElement* to, const BodyElement* body, Affix affix, ErrorList* err) {
  return put_body(to, body, affix, NULL, err);
}

Status attach_body_itself(FrameElement* to, BodyElement* body, Affix affix, ErrorList* err) {
  TakeList list = {0};
  Status status = put_body(to, body, affix, &list, err);
  attach_plan_close(&list);
  return status;
}
