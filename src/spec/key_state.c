// Keyframes that wait. A waiting keyframe has its numbers by element, each with the count of its
// kind; the keyframe is rebuilt for the tree as it is at compilation.
#include "spec/key_state.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/str.h"
#include "generated/kinds.h"
#include "spec/pending_key.h"

#include <math.h>

//---------------------------------- where the numbers of an element stand -------------------------

typedef struct StateSlot {
  const Element* of;
  int address[2], size[2];
} StateSlot;

typedef struct Layout {
  StateSlot* data;
  int count, cap;
  int total[3][2]; // qpos, qvel; mpos, mquat; act, ctrl
} Layout;

enum { JOINT, MOCAP, ACTUATOR };

static bool add_slot(Layout* l, const Element* e, int kind, int first, int second) {
  StateSlot* slot = array_push(l);
  if (!slot) return false;
  *slot = (StateSlot){e, {l->total[kind][0], l->total[kind][1]}, {first, second}};
  l->total[kind][0] += first;
  l->total[kind][1] += second;
  return true;
}

static bool add_body_slots(Layout* l, const BodyElement* body) {
  if (body->s.mocap && !add_slot(l, &body->e, MOCAP, 3, 4)) return false;
  for (int i = 0; i < body->joints.count; i++) {
    const JointElement* j = (const JointElement*)body->joints.data[i];
    const JointKind* kind = joint_kind_of((int)j->s.type); // NULL: refused when compiled
    if (!add_slot(l, &j->e, JOINT, kind ? kind->nq : 1, kind ? kind->nv : 1)) return false;
  }
  for (int i = 0; i < body->bodies.count; i++) {
    if (!add_body_slots(l, (const BodyElement*)body->bodies.data[i])) return false;
  }
  return true;
}

static bool layout_make(Layout* l, const Spec* spec) {
  *l = (Layout){0};
  if (!add_body_slots(l, spec_world(spec))) return false;
  const ElementList* actuators = &spec->list[ctOBJ_ACTUATOR];
  for (int i = 0; i < actuators->count; i++) {
    const ctsActuator* s = &((const ActuatorElement*)actuators->data[i])->s;
    const DynKind* kind = dyn_kind_of((int)s->dyntype); // NULL: refused when compiled
    int dim = s->actdim > 0 ? s->actdim : !kind || kind->activations;
    if (!add_slot(l, actuators->data[i], ACTUATOR, dim, 1)) return false;
  }
  return true;
}

static int address_kind(const Element* e) {
  return e->head.elemtype == ctOBJ_JOINT  ? JOINT
         : e->head.elemtype == ctOBJ_BODY ? MOCAP
                                          : ACTUATOR;
}

static void key_vectors(const ctsKey* s, ctDoubleVec* out[3][2]) {
  out[JOINT][0] = s->qpos, out[JOINT][1] = s->qvel;
  out[MOCAP][0] = s->mpos, out[MOCAP][1] = s->mquat;
  out[ACTUATOR][0] = s->act, out[ACTUATOR][1] = s->ctrl;
}

const char* key_state_wrong_size(const Spec* spec, const KeyElement* key, int* got, int* want) {
  static const char* const kName[3][2] = {{"qpos", "qvel"}, {"mpos", "mquat"}, {"act", "ctrl"}};
  Layout l;
  ctDoubleVec* v[3][2];
  const char* wrong = NULL;
  key_vectors(&key->s, v);
  bool made = layout_make(&l, spec);
  for (int k = 0; made && !wrong && k < 6; k++) {
    *got = v[k / 2][k % 2]->count;
    *want = l.total[k / 2][k % 2];
    if (*got && *got != *want) wrong = kName[k / 2][k % 2];
  }
  array_free(&l);
  return wrong;
}

//---------------------------------- taking apart --------------------------------------------------

static struct PendingKeys* pending_of(Spec* spec) {
  if (!spec->pending) spec->pending = alloc_zero(sizeof *spec->pending);
  return spec->pending;
}

static PendingKey* add_pending(Spec* spec, const KeyElement* key, Affix affix) {
  struct PendingKeys* all = pending_of(spec);
  PendingKey* p = all ? array_push(all) : NULL;
  if (!p) return NULL;
  p->time = key->s.time;
  char* name = str_printf("%s%s%s", affix.prefix, spec_name(&key->e), affix.suffix);
  bool done = name && vectors_set_string(&p->name, name);
  alloc_free(name);
  return done ? p : NULL;
}

// What MuJoCo puts behind the numbers of a keyframe when the tree grows: the reference of joints in
// the units of the spec, the origin for free bodies, the pose of mocap bodies without frames.
static double raw_value(const StateSlot* slot, int part, int i) {
  if (address_kind(slot->of) == MOCAP) {
    const ctsBody* body = &((const BodyElement*)slot->of)->s;
    return part ? body->quat[i] : body->pos[i];
  }
  if (part || address_kind(slot->of) == ACTUATOR) return 0;
  if (slot->size[0] == 1) return ((const JointElement*)slot->of)->s.ref;
  return i == slot->size[0] - 4; // a unit quaternion, behind the position of a free body
}

// The numbers that stand at a slot of a keyframe become those of an element. raw: numbers behind
// the end of a vector are those of the spec.
static bool add_state(PendingKey* p, const KeyElement* key, const StateSlot* slot,
                      const Element* to, bool raw) {
  ctDoubleVec* v[3][2];
  key_vectors(&key->s, v);
  KeyState* state = array_push(p);
  if (!state) return false;
  state->of = to;
  state->first = slot->size[0];
  for (int part = 0; part < 2; part++) {
    const ctDoubleVec* from = v[address_kind(slot->of)][part];
    for (int i = 0; i < slot->size[part]; i++) {
      int at = slot->address[part] + i;
      double x = at < from->count         ? from->data[at]
                 : raw && from->count > 0 ? raw_value(slot, part, i)
                                          : (double)NAN;
      if (!vectors_add_double(&state->value, x)) return false;
    }
  }
  return true;
}

void key_state_open(KeyMap* keys, const Attach* attach) { *keys = (KeyMap){.attach = attach}; }

void key_state_close(KeyMap* keys) { array_free(keys); }

static int count_pending(const Spec* spec) { return spec->pending ? spec->pending->count : 0; }

// Waiting numbers go along with the first copy of their element.
static void move_states(const Spec* spec, const Element* from, const Element* to) {
  for (int i = 0; i < count_pending(spec); i++) {
    PendingKey* p = &spec->pending->data[i];
    for (int k = 0; k < p->count; k++) {
      if (p->data[k].of == from) p->data[k].of = to;
    }
  }
}

// Numbers of elements that are still in another spec are not copied.
static bool copy_pending(Spec* to, const Spec* of, const PendingKey* from) {
  struct PendingKeys* all = pending_of(to);
  PendingKey* p = all ? array_push(all) : NULL;
  if (!p || !vectors_copy(VALUE_STRING, &p->name, &from->name)) return false;
  p->time = from->time;
  for (int k = 0; k < from->count; k++) {
    const KeyState* old = &from->data[k];
    if (old->of->spec != of) continue;
    KeyState* state = array_push(p);
    if (!state) return false;
    state->of = to->list[spec_list_index(old->of->head.elemtype)].data[old->of->id];
    state->first = old->first;
    if (!vectors_copy(VALUE_DOUBLEVEC, &state->value, &old->value)) return false;
  }
  return true;
}

bool key_state_copy(Spec* to, const Spec* from) {
  for (int i = 0; i < count_pending(from); i++) {
    if (!copy_pending(to, from, &from->pending->data[i])) return false;
  }
  return true;
}

void key_state_renew(Spec* spec) {
  for (int i = 0; i < count_pending(spec); i++) {
    PendingKey* p = &spec->pending->data[i];
    for (int k = 0; k < p->count; k++) {
      if (p->data[k].of->exchanged) p->data[k].of = p->data[k].of->exchanged;
    }
  }
}

bool key_state_pair(KeyMap* keys, const Element* from, const Element* to) {
  if (!keys) return true;
  cttObj type = from->head.elemtype;
  bool mocap = type == ctOBJ_BODY && ((const BodyElement*)from)->s.mocap;
  if (type != ctOBJ_JOINT && !mocap && type != ctOBJ_ACTUATOR) return true;
  move_states(keys->attach->to, from, to);
  if (!keys->attach->from->list[ctOBJ_KEY].count) return true;
  KeyPair* pair = array_push(keys);
  if (pair) *pair = (KeyPair){from, to};
  return pair != NULL;
}

// An element that was not copied keeps its numbers: it may be copied later.
static bool store_slot(PendingKey* p, const KeyElement* key, const StateSlot* slot,
                       const KeyMap* keys) {
  for (int i = 0; i < keys->count; i++) {
    if (keys->data[i].from == slot->of) return add_state(p, key, slot, keys->data[i].to, false);
  }
  bool raw = attach_plan_is_self(keys->attach); // copies made before stand behind the numbers
  return !attach_plan_is_kept(keys->attach) || add_state(p, key, slot, slot->of, raw);
}

// A keyframe that only the size element asked for stays in its model.
static bool is_filler(const KeyElement* key) {
  ctDoubleVec* v[3][2];
  key_vectors(&key->s, v);
  bool empty = key->e.waited && vectors_is_empty(&key->e.name);
  for (int k = 0; k < 6; k++) empty = empty && v[k / 2][k % 2]->count == 0;
  return empty;
}

const char key_state_warning[] =
    "Child model has pending keyframes: its tree changed since they were made, and their names get "
    "no prefix or suffix. Compile the child before it is attached to avoid this";

bool key_state_waits(const Spec* from) {
  const ElementList* list = &from->list[ctOBJ_KEY];
  for (int i = 0; i < list->count; i++) {
    const KeyElement* key = (const KeyElement*)list->data[i];
    if (key->e.waited && !key->e.given && !is_filler(key)) return true;
  }
  return false;
}

bool key_state_store(const KeyMap* keys) {
  const Attach* a = keys->attach;
  const ElementList* list = &a->from->list[ctOBJ_KEY];
  if (!list->count) return true;
  Layout l;
  bool done = layout_make(&l, a->from);
  for (int i = 0; done && i < list->count; i++) {
    const KeyElement* key = (const KeyElement*)list->data[i];
    if (is_filler(key)) continue;
    // keyframes that still wait in the other model keep their names and go along once, as in MuJoCo
    bool named = attach_plan_is_self(a) || !key->e.waited;
    if (!named && key->e.given) continue;
    if (!named) list->data[i]->given = true;
    PendingKey* p = add_pending(a->to, key, named ? a->affix : (Affix){"", ""});
    done = p != NULL;
    for (int k = 0; done && k < l.count; k++) done = store_slot(p, key, &l.data[k], keys);
  }
  array_free(&l);
  return done;
}

// QUIRK(lost-key-controls; test_attach_api:keyframes_that_wait): Controls of keyframes
// that wait for compilation are lost when a part of the tree is deleted.
static void drop_controls(PendingKey* p) {
  for (int k = 0; k < p->count; k++) {
    KeyState* state = &p->data[k];
    for (int j = 0; address_kind(state->of) == ACTUATOR && j < state->value.count; j++)
      state->value.data[j] = (double)NAN;
  }
}

static bool forget_key(Spec* spec, KeyElement* key, const Layout* l) {
  key->e.id = -2;
  if (is_filler(key)) return true; // will be made anew
  PendingKey* p = add_pending(spec, key, (Affix){"", ""});
  for (int k = 0; p && k < l->count; k++)
    if (!add_state(p, key, &l->data[k], l->data[k].of, true)) return false;
  if (p && key->e.waited) drop_controls(p);
  return p != NULL;
}

// Those that came with attached parts since the last compilation are in front, as in MuJoCo, where
// they wait until then.
bool key_state_forget(Spec* spec) {
  for (int i = 0; i < count_pending(spec); i++) drop_controls(&spec->pending->data[i]);
  ElementList* list = &spec->list[ctOBJ_KEY];
  if (!list->count) return true;
  Layout l;
  bool done = layout_make(&l, spec);
  for (int i = 0; done && i < 2 * list->count; i++) {
    KeyElement* key = (KeyElement*)list->data[i % list->count];
    if (key->e.waited == (i < list->count)) done = forget_key(spec, key, &l);
  }
  array_free(&l);
  if (done) spec_sweep(spec, ctOBJ_KEY);
  return done;
}

void key_state_purge(Spec* spec) {
  for (int i = 0; i < count_pending(spec); i++) {
    PendingKey* p = &spec->pending->data[i];
    int n = 0;
    for (int k = 0; k < p->count; k++) {
      if (p->data[k].of->id < -1) {
        vectors_free(VALUE_DOUBLEVEC, &p->data[k].value);
      } else {
        p->data[n++] = p->data[k];
      }
    }
    p->count = n;
  }
}

//---------------------------------- putting together ----------------------------------------------

static const KeyState* find_state(const PendingKey* p, const Element* e) {
  for (int i = 0; i < p->count; i++) {
    if (p->data[i].of == e) return &p->data[i];
  }
  return NULL;
}

// A vector stays empty if no element has a number for it.
static bool fill_part(const PendingKey* p, const Layout* l, int kind, int part, ctDoubleVec* out) {
  bool any = false;
  for (int i = 0; i < l->count; i++) {
    const StateSlot* slot = &l->data[i];
    if (address_kind(slot->of) != kind) continue;
    const KeyState* state = find_state(p, slot->of);
    for (int k = 0; k < slot->size[part]; k++) {
      int at = (part && state ? state->first : 0) + k; // beyond its end: memory ran out
      double x = state && at < state->value.count ? state->value.data[at] : (double)NAN;
      any = any || !isnan(x);
      if (!vectors_add_double(out, x)) return false;
    }
  }
  if (!any) out->count = 0;
  return true;
}

static bool flush_key(Spec* spec, const PendingKey* p, const Layout* l) {
  KeyElement* key = (KeyElement*)spec_add(spec, ctOBJ_KEY, NULL);
  if (!key || !spec_set_name(&key->e, vectors_text(&p->name))) return false;
  key->e.waited = true;
  key->s.time = p->time;
  ctDoubleVec* v[3][2];
  key_vectors(&key->s, v);
  for (int k = 0; k < 6; k++) {
    if (!fill_part(p, l, k / 2, k % 2, v[k / 2][k % 2])) return false;
  }
  return true;
}

// Keyframes that the size element asks for stand before those that waited, as in MuJoCo.
static bool fill_up(Spec* spec) {
  while (spec->list[ctOBJ_KEY].count < spec->pub.nkey) {
    Element* key = spec_add(spec, ctOBJ_KEY, NULL);
    if (!key) return false;
    key->waited = true;
  }
  return true;
}

bool key_state_flush(Spec* spec) {
  if (!spec->pending) return true;
  Layout l;
  bool done = layout_make(&l, spec) && (spec->pending->count == 0 || fill_up(spec));
  for (int i = 0; done && i < spec->pending->count; i++)
    done = flush_key(spec, &spec->pending->data[i], &l);
  array_free(&l);
  pending_key_free(&spec->pending);
  return done;
}
