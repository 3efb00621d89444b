#include "formulate/outcome.h"

#include "constraint/reference.h"
#include "math/dense.h"
#include "pos/mass_matrix.h"

#include <math.h>

// Share of the bound that counts as at the bound.
static const double kAtBound = 1 - 1e-9;

static cttConstraintState contact_state(const ctContact* con, const double* f) {
  if (!(f[0] > 0)) return ctCNSTRSTATE_SATISFIED;
  double t = 0;
  for (int k = 1; k < con->dim; k++) {
    double y = f[k] / fmax(ctMINMU, con->friction[k - 1]);
    t += y * y;
  }
  return con->dim > 1 && sqrt(t) >= kAtBound * f[0] ? ctCNSTRSTATE_CONE : ctCNSTRSTATE_QUADRATIC;
}

// Friction loss at its bound is linear, a sliding elliptic contact on its cone, what pushes is
// quadratic. Edges of a pyramid have no state of their own on the cone.
static cttConstraintState coupling_state(const ctData* d, const RowCoupling* c, const double* f) {
  if (c->law == COUPLING_EQUAL) return ctCNSTRSTATE_QUADRATIC;
  if (c->law == COUPLING_DRY) {
    double most = kAtBound * d->efc_frictionloss[c->row];
    return *f >= most    ? ctCNSTRSTATE_LINEARNEG
           : *f <= -most ? ctCNSTRSTATE_LINEARPOS
                         : ctCNSTRSTATE_QUADRATIC;
  }
  if (!c->con) return *f > 0 ? ctCNSTRSTATE_QUADRATIC : ctCNSTRSTATE_SATISFIED;
  cttConstraintState state = contact_state(c->con, f);
  bool pyramid = c->rows != c->dim;
  return pyramid && state == ctCNSTRSTATE_CONE ? ctCNSTRSTATE_QUADRATIC : state;
}

void outcome_write(const ctModel* m, ctData* d, const Couplings* s, const double* force) {
  couplings_to_rows(s, d->efc_force, force);
  for (int i = 0; i < s->n; i++) {
    const RowCoupling* c = s->at + i;
    cttConstraintState state = coupling_state(d, c, force + c->dir);
    for (int k = 0; k < c->rows; k++) d->efc_state[c->row + k] = (int)state;
  }
  reference_mul_t(m, d, d->qfrc_constraint, d->efc_force);
  dense_copy(d->qacc, d->qfrc_constraint, s->nv);
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, d->qacc);
  for (int i = 0; i < s->nv; i++) d->qacc[i] += d->qacc_smooth[i];
}

void outcome_move(const ctModel* m, const ctData* d, const Couplings* s, const double* x,
                  double* rows, double* r) {
  couplings_to_rows(s, rows, x);
  reference_mul_t(m, d, r, rows);
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, r);
}
