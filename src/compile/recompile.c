// A changed spec into the model and data that are in use, with the state that is there.
#include "base/alloc.h"
#include "base/assert.h"
#include "compile/compile.h"
#include "generated/kinds.h"
#include "model/data.h"
#include "model/kind_registry.h"
#include "model/model.h"
#include "spec/tree_order.h"
#include "step/data_life.h"

#include <corten/corten.h>

#include <string.h>

// Where an element stood in the old model.
typedef struct Old {
  const ctModel* m;
  const ctData* d;
  int* id[ctNOBJECT]; // by position in the list of the spec
} Old;

static const cttObj kStateful[] = {ctOBJ_JOINT, ctOBJ_BODY, ctOBJ_ACTUATOR};
enum { STATEFUL = sizeof(kStateful) / sizeof(kStateful[0]) };

static bool remember_ids(Old* old, const Spec* spec) {
  for (int k = 0; k < STATEFUL; k++) {
    const ElementList* list = &spec->list[kStateful[k]];
    int* id = alloc_bytes((size_t)(list->count + 1) * sizeof(int));
    if (!id) return false;
    for (int i = 0; i < list->count; i++) id[i] = list->data[i]->model_id;
    old->id[kStateful[k]] = id;
  }
  return true;
}

static void forget_ids(Old* old) {
  for (int k = 0; k < STATEFUL; k++) alloc_free(old->id[kStateful[k]]);
}

static void copy_state(cttNum* to, const cttNum* from, int n) {
  memcpy(to, from, (size_t)n * sizeof(cttNum));
}

static void keep_joint(const Old* old, int was, const ctModel* m, ctData* d, int is) {
  int before = old->m->jnt_type[was], type = m->jnt_type[is];
  CT_ASSERT(before >= 0 && before < JOINT_KINDS && type >= 0 && type < JOINT_KINDS);
  const JointKind* kind = joint_kind + type;
  if (joint_kind[before].nq != kind->nq) return;
  copy_state(d->qpos + m->jnt_qposadr[is], old->d->qpos + old->m->jnt_qposadr[was], kind->nq);
  copy_state(d->qvel + m->jnt_dofadr[is], old->d->qvel + old->m->jnt_dofadr[was], kind->nv);
}

static void keep_mocap(const Old* old, int was, const ctModel* m, ctData* d, int is) {
  int from = old->m->body_mocapid[was], to = m->body_mocapid[is];
  if (from < 0 || to < 0) return;
  copy_state(d->mocap_pos + 3 * to, old->d->mocap_pos + 3 * from, 3);
  copy_state(d->mocap_quat + 4 * to, old->d->mocap_quat + 4 * from, 4);
}

// The state of a gain kind, where both models use the same kind.
static void keep_gain(const Old* old, int was, const ctModel* m, ctData* d, int is) {
  int from = old->m->actuator_gainkind[was], to = m->actuator_gainkind[is];
  if (from < 0 || to < 0 || old->m->kind_slot[from] != m->kind_slot[to]) return;
  const ctpKind* kind = kind_registry_at(ctKIND_GAIN, m->kind_slot[to]);
  int n = kind ? kind_registry_states(ctKIND_GAIN, kind) : 0;
  if (!n || old->m->kind_stateadr[from] < 0 || m->kind_stateadr[to] < 0) return;
  copy_state(d->kind_state + m->kind_stateadr[to], old->d->kind_state + old->m->kind_stateadr[from],
             n);
}

static void keep_actuator(const Old* old, int was, const ctModel* m, ctData* d, int is) {
  d->ctrl[is] = old->d->ctrl[was];
  int n = m->actuator_actnum[is];
  if (n > 0 && n == old->m->actuator_actnum[was])
    copy_state(d->act + m->actuator_actadr[is], old->d->act + old->m->actuator_actadr[was], n);
  keep_gain(old, was, m, d, is);
}

typedef void (*KeepFn)(const Old*, int, const ctModel*, ctData*, int);

static void keep_state(const Old* old, const Spec* spec, const ctModel* m, ctData* d) {
  static const KeepFn kKeep[STATEFUL] = {keep_joint, keep_mocap, keep_actuator};
  const cttSize count[STATEFUL] = {old->m->njnt, old->m->nbody, old->m->nu};
  const cttSize now[STATEFUL] = {m->njnt, m->nbody, m->nu};
  for (int k = 0; k < STATEFUL; k++) {
    const ElementList* list = &spec->list[kStateful[k]];
    for (int i = 0; i < list->count; i++) {
      int was = old->id[kStateful[k]][i], is = list->data[i]->model_id;
      CT_ASSERT(is < now[k]);
      if (was >= 0 && was < count[k] && is >= 0) kKeep[k](old, was, m, d, is);
    }
  }
  d->time = old->d->time;
}

static void swap_models(ctModel* a, ctModel* b) {
  ctModel kept = *a;
  *a = *b;
  *b = kept;
}

// The user's functions stay.
static void swap_data(ctData* a, ctData* b) {
  DataOwn kept = *data_own(a);
  data_own(b)->hook = kept.hook;
  *data_own(a) = *data_own(b);
  *data_own(b) = kept;
}

// When it fails, model and data stay as they were, and the reason is in cts_getError.
int ct_recompile(ctSpec* s, const ctVFS* vfs, ctModel* m, ctData* d) {
  CT_ASSERT(s && m);
  Spec* spec = (Spec*)(void*)s;
  Old old = {.m = m, .d = d};
  tree_order(spec); // the compiler asks for it, and positions are remembered
  ctModel* new_model = remember_ids(&old, spec) ? ct_compile(s, vfs) : NULL;
  ctData* new_data = new_model && d ? data_new(new_model) : NULL;
  bool done = new_model && (new_data || !d);
  if (done && d) keep_state(&old, spec, new_model, new_data);
  if (done) swap_models(m, new_model);
  if (done && d) swap_data(d, new_data);
  data_free(new_data);
  model_free(new_model);
  forget_ids(&old);
  return done ? 0 : -1;
}
