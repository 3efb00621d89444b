#include "force/bias.h"

#include "math/dense.h"
#include "math/vec.h"
#include "math/wide.h"
#include "model/data.h"
#include "pos/rigid.h"

#include <corten/corten.h>

// Gravity as an acceleration of the world upwards.
static void world_acceleration(const ctModel* m, real* a) {
  zero6(a);
  if (m->opt.disableflags & ctDSBL_GRAVITY) return;
  for (int i = 0; i < 3; i++) a[3 + i] = real_set(m->opt.gravity[i] * -1);
}

// a_b = a_parent + S' qvel [+ S qacc]
WIDE_INLINE void accelerate(const ctModel* m, const ctData* d, int b, const real* parent,
                            const real* qacc, real* a) {
  int i = m->body_dofadr[b], n = m->body_dofnum[b];
  real t[6], sum[6];
  copy6(sum, parent);
  if (n > 0) {
    rigid_combine(t, d->cdof_dot + 6 * i, d->qvel + i, n);
    addto6(sum, t);
    if (qacc) {
      rigid_combine(t, d->cdof + 6 * i, qacc + i, n);
      addto6(sum, t);
    }
  }
  copy6(a, sum);
}

// f = I a + v x* I v
WIDE_INLINE void body_force(const ctData* d, int b, const real* a, real* f) {
  const real *I = d->cinert + 10 * b, *v = d->cvel + 6 * b;
  real inertial[6], momentum[6], t[6];
  rigid_inertia_mul(inertial, I, a);
  rigid_inertia_mul(momentum, I, v);
  rigid_cross_force(t, v, momentum);
  add6(f, inertial, t);
}

size_t rne_scratch(const ctModel* m) { return 2 * SCRATCH_SIZE(real, 6 * m->nbody); }

WIDE_INLINE void newton_euler(const ctModel* m, ctData* d, const real* qacc, real* result) {
  Scratch s = data_scratch(d);
  int nbody = (int)m->nbody;
  real* a = SCRATCH(s, real, 6 * nbody);
  real* f = SCRATCH(s, real, 6 * nbody);
  const int* parent = m->body_parentid;

  world_acceleration(m, a);
  zero6(f);
  for (int b = 1; b < nbody; b++) {
    accelerate(m, d, b, a + 6 * parent[b], qacc, a + 6 * b);
    body_force(d, b, a + 6 * b, f + 6 * b);
  }
  // forces of children add up in their parent; along a chain the sum stays in registers
  real sum[6];
  copy6(sum, f + 6 * (nbody - 1));
  for (int b = nbody - 1; b > 0; b--) {
    if (parent[b] > 0) {
      add6(sum, f + 6 * parent[b], sum);
      copy6(f + 6 * parent[b], sum);
    }
    if (parent[b] != b - 1) copy6(sum, f + 6 * (b - 1));
  }
  for (int i = 0; i < m->nv; i++) result[i] = dot6(d->cdof + 6 * i, f + 6 * m->dof_bodyid[i]);
}

WIDE_TARGET static void newton_euler_wide(const ctModel* m, ctData* d, const real* qacc,
                                          real* result) {
  newton_euler(m, d, qacc, result);
}

void rne(const ctModel* m, ctData* d, real* result) { WIDE_CALL(newton_euler, m, d, NULL, result); }

void rne_with_acc(const ctModel* m, ctData* d, real* result) {
  WIDE_CALL(newton_euler, m, d, d->qacc, result);
}

WIDE_INLINE void bodies(const ctModel* m, ctData* d) {
  int nbody = (int)m->nbody;
  world_acceleration(m, d->cacc);
  zero6(d->cfrc_int);
  for (int b = 1; b < nbody; b++) {
    real* a = d->cacc + 6 * b;
    accelerate(m, d, b, d->cacc + 6 * m->body_parentid[b], d->qacc, a);
    body_force(d, b, a, d->cfrc_int + 6 * b);
  }
}

WIDE_TARGET static void bodies_wide(const ctModel* m, ctData* d) { bodies(m, d); }

void rne_bodies(const ctModel* m, ctData* d) { WIDE_CALL(bodies, m, d); }

void ct_rne(const ctModel* m, ctData* d, int flg_acc, cttNum* result) {
  if (flg_acc)
    rne_with_acc(m, d, result);
  else
    rne(m, d, result);
}
