// ctd_forceVel against centred differences of the forces that ct_forward computes.
#ifndef UNIT_STEP_FORCE_VEL_CHECK_H
#define UNIT_STEP_FORCE_VEL_CHECK_H

#include "support/numbers.h"
#include "unit/pos/trees.h"

#include <stdlib.h>

static inline void force_vel_sum(const ctModel* m, const ctData* d, double* f) {
  for (int i = 0; i < m->nv; i++) f[i] = d->qfrc_passive[i] + d->qfrc_actuator[i] - d->qfrc_bias[i];
}

// The matrix at a state, which the caller frees.
static inline double* force_vel_matrix(const Trees* t) {
  size_t nv = (size_t)t->m->nv;
  double* D = malloc(nv * nv * sizeof *D + 1);
  assert_non_null(D);
  for (size_t i = 0; i < nv * nv; i++) D[i] = NAN;
  ct_forward(t->m, t->d);
  ctd_forceVel(t->m, t->d, D);
  return D;
}

// Every entry within the tolerance of the largest one, which is returned.
static inline double force_vel_check(const Trees* t, double tolerance) {
  size_t nv = (size_t)t->m->nv;
  double *D = force_vel_matrix(t), largest = 0, h = 1e-5;
  double *plus = malloc(nv * sizeof *plus + 1), *minus = malloc(nv * sizeof *minus + 1);
  ctData* e = ct_copyData(NULL, t->m, t->d);
  assert_true(plus && minus && e);
  for (size_t i = 0; i < nv * nv; i++) largest = larger(largest, fabs(D[i]));
  for (size_t j = 0; j < nv; j++) {
    double v = e->qvel[j];
    e->qvel[j] = v + h;
    ct_forward(t->m, e);
    force_vel_sum(t->m, e, plus);
    e->qvel[j] = v - h;
    ct_forward(t->m, e);
    force_vel_sum(t->m, e, minus);
    e->qvel[j] = v;
    for (size_t i = 0; i < nv; i++) {
      double want = (plus[i] - minus[i]) / (2 * h), is = D[i * nv + j];
      if (!(fabs(is - want) <= tolerance * larger(largest, 1)))
        fail_msg("DfDv[%zu][%zu] is %.17g, differences give %.17g", i, j, is, want);
    }
  }
  ct_deleteData(e);
  free(plus);
  free(minus);
  free(D);
  return largest;
}

#endif
