// The state of a world as one vector. A signature is a sum of cttState bits; components follow in
// the order of the bits. Deformable bodies are last: their size depends on the data.
#include "base/assert.h"
#include "base/integer.h"
#include "model/data.h"
#include "model/deform_set.h"

#include <corten/corten.h>

#include <limits.h>
#include <string.h>

// A component of the state: size = times * (size field of the model), values behind a pointer of
// the data.
typedef struct Component {
  size_t size, times, values;
} Component;

enum { TIME = 0, EQ_ACTIVE = 9 };
#define PART(n, times, field)                                                                      \
  { offsetof(ctModel, n), times, offsetof(ctData, field) }
static const Component kComponent[ctNSTATE + 1] = {
    {0, 1, offsetof(ctData, time)}, // a scalar, see component_size
    PART(nq, 1, qpos),
    PART(nv, 1, qvel),
    PART(na, 1, act),
    PART(nhistory, 1, history),
    PART(nv, 1, qacc_warmstart),
    PART(nu, 1, ctrl),
    PART(nv, 1, qfrc_applied),
    PART(nbody, 6, xfrc_applied),
    PART(neq, 1, eq_active), // bytes, see ct_getState
    PART(nmocap, 3, mocap_pos),
    PART(nmocap, 4, mocap_quat),
    PART(nuserdata, 1, userdata),
    PART(npluginstate, 1, plugin_state),
    PART(nkindstate, 1, kind_state),
};
#undef PART

// Models without states of kinds have the parts that MuJoCo has.
static int state_parts(const ctModel* m) { return ctNSTATE + (m->nkindstate > 0); }

// The parts that a signature selects from.
static int checked_parts(const ctModel* m, int sig) {
  CT_ASSERT(0 <= sig && sig < 1 << state_parts(m));
  return state_parts(m);
}

static int component_size(const ctModel* m, int k) {
  if (k == TIME) return 1;
  cttSize n;
  memcpy(&n, (const char*)m + kComponent[k].size, sizeof n);
  return (int)n * (int)kComponent[k].times;
}

static void* component_values(const ctData* d, int k) {
  const char* at = (const char*)d + kComponent[k].values;
  if (k == TIME) return (void*)(uintptr_t)at;
  void* p;
  memcpy(&p, at, sizeof p);
  return p;
}

// 0 if the signature leaves the part out.
static int selected_size(const ctModel* m, int sig, int k) {
  return sig & 1 << k ? component_size(m, k) : 0;
}

// The bodies that a signature asks for; NULL: none.
static DeformSet* state_bodies(const ctData* d, int sig) {
  return sig & ctSTATE_DEFORM ? data_own_const(d)->deform : NULL;
}

int ct_stateSize(const ctModel* m, int sig) {
  int size = 0;
  for (int k = 0, parts = checked_parts(m, sig); k < parts; k++) size += selected_size(m, sig, k);
  return size;
}

static void get_component(const ctData* d, int k, cttNum* to, int n) {
  if (k == EQ_ACTIVE) {
    for (int i = 0; i < n; i++) to[i] = d->eq_active[i];
  } else if (n > 0) {
    memcpy(to, component_values(d, k), (size_t)n * sizeof(cttNum));
  }
}

static void set_component(ctData* d, int k, const cttNum* from, int n) {
  if (k == EQ_ACTIVE) {
    for (int i = 0; i < n; i++) d->eq_active[i] = (cttByte)integer_of(from[i], INT_MIN, INT_MAX);
  } else if (n > 0) {
    memcpy(component_values(d, k), from, (size_t)n * sizeof(cttNum));
  }
}

int ct_dataStateSize(const ctModel* m, const ctData* d, int sig) {
  const DeformSet* bodies = state_bodies(d, sig);
  return ct_stateSize(m, sig & ~ctSTATE_DEFORM) + (bodies ? deform_set_state_size(bodies) : 0);
}

void ct_getState(const ctModel* m, const ctData* d, cttNum* state, int sig) {
  const DeformSet* bodies = state_bodies(d, sig);
  sig &= ~ctSTATE_DEFORM;
  for (int k = 0, parts = checked_parts(m, sig); k < parts; k++) {
    int n = selected_size(m, sig, k);
    get_component(d, k, state, n);
    state += n;
  }
  if (bodies) deform_set_get_state(bodies, state);
}

void ct_setState(const ctModel* m, ctData* d, const cttNum* state, int sig) {
  DeformSet* bodies = state_bodies(d, sig);
  sig &= ~ctSTATE_DEFORM;
  for (int k = 0, parts = checked_parts(m, sig); k < parts; k++) {
    int n = selected_size(m, sig, k);
    set_component(d, k, state, n);
    state += n;
  }
  if (bodies) deform_set_set_state(bodies, state);
}

// States of bodies that have the same vertices and attachments.
static void copy_bodies(DeformSet* dst, const DeformSet* src) {
  CT_ASSERT(dst && src && dst->nbody == src->nbody);
  for (int i = 0; i < src->nbody; i++) {
    const DeformBody* from = src->body + i;
    DeformBody* to = dst->body + i;
    CT_ASSERT(to->nvert == from->nvert && to->nattach == from->nattach);
    CT_ASSERT(to->nextra == from->nextra);
    // x v extra account follow each other
    memcpy(to->x, from->x, (6 * (size_t)from->nvert + (size_t)from->nextra + 1) * sizeof *to->x);
    deform_body_know(to);
    if (from->nattach) memcpy(to->torn, from->torn, (size_t)from->nattach);
    to->still = from->still;
    to->asleep = from->asleep;
  }
  CT_ASSERT(dst->nv == src->nv && dst->nmocap == src->nmocap);
  size_t kept = (size_t)src->nv + 7 * (size_t)src->nmocap + 1; // qfrc_last and mocap
  memcpy(dst->qfrc_last, src->qfrc_last, kept * sizeof *src->qfrc_last);
  dst->fresh = false;
}

void ct_copyState(const ctModel* m, const ctData* src, ctData* dst, int sig) {
  if (state_bodies(src, sig)) copy_bodies(state_bodies(dst, sig), state_bodies(src, sig));
  sig &= ~ctSTATE_DEFORM;
  for (int k = 0, parts = checked_parts(m, sig); k < parts; k++) {
    if (!(sig & 1 << k)) continue;
    size_t element = k == EQ_ACTIVE ? sizeof(cttByte) : sizeof(cttNum);
    size_t bytes = (size_t)component_size(m, k) * element;
    if (bytes > 0) memcpy(component_values(dst, k), component_values(src, k), bytes);
  }
}

void ct_extractState(const ctModel* m, const cttNum* src, int srcsig, cttNum* dst, int dstsig) {
  CT_ASSERT((srcsig & dstsig) == dstsig);
  for (int k = 0, parts = checked_parts(m, srcsig); k < parts; k++) {
    if (!(srcsig & 1 << k)) continue;
    int n = component_size(m, k);
    if (dstsig & 1 << k) {
      memcpy(dst, src, (size_t)n * sizeof(cttNum));
      dst += n;
    }
    src += n;
  }
}

void ct_setKeyframe(ctModel* m, const ctData* d, int k) {
  CT_ASSERT(0 <= k && k < m->nkey);
  m->key_time[k] = d->time;
  memcpy(m->key_qpos + k * m->nq, d->qpos, (size_t)m->nq * sizeof(cttNum));
  memcpy(m->key_qvel + k * m->nv, d->qvel, (size_t)m->nv * sizeof(cttNum));
  memcpy(m->key_act + k * m->na, d->act, (size_t)m->na * sizeof(cttNum));
  memcpy(m->key_mpos + k * 3 * m->nmocap, d->mocap_pos, (size_t)(3 * m->nmocap) * sizeof(cttNum));
  memcpy(m->key_mquat + k * 4 * m->nmocap, d->mocap_quat, (size_t)(4 * m->nmocap) * sizeof(cttNum));
  memcpy(m->key_ctrl + k * m->nu, d->ctrl, (size_t)m->nu * sizeof(cttNum));
}
