#include "step/row_update.h"

#include "base/assert.h"
#include "constraint/reference.h"
#include "math/dense.h"
#include "solve/cone.h"
#include "solve/evaluate.h"
#include "step/constrain.h"

#include <corten/corten.h>

// All rows of an elliptic contact; returns their number.
static int update_contact_cone(ctData* d, const Problem* p, int i, const double* x, double* cost,
                               bool hessian) {
  Cone c;
  cone_init(&c, p, i);
  cttConstraintState zone = cone_update(&c, d->efc_D + i, x + i, d->efc_force + i, cost);
  for (int k = 0; k < c.dim; k++) d->efc_state[i + k] = (int)zone;
  if (hessian && zone == ctCNSTRSTATE_CONE) cone_hessian(&c, x + i);
  return c.dim;
}

static double update_rows(const ctModel* m, ctData* d, const double* x, bool hessian) {
  double cost = 0;
  Problem p = constrain_problem(m, d);
  for (int i = 0; i < d->nefc;) {
    if (problem_is_elliptic(&p, i)) {
      i += update_contact_cone(d, &p, i, x, &cost, hessian);
      continue;
    }
    Term t = evaluate_term(&p, i, x[i]);
    d->efc_force[i] = t.force;
    d->efc_state[i++] = (int)t.state;
    cost += t.cost;
  }
  if (d->nefc)
    reference_mul_t(m, d, d->qfrc_constraint, d->efc_force);
  else
    dense_zero(d->qfrc_constraint, (int)m->nv);
  return cost;
}

double row_update(const ctModel* m, ctData* d, const double* x) {
  return update_rows(m, d, x, false);
}

double row_update_hessian(const ctModel* m, ctData* d, const double* x) {
  return update_rows(m, d, x, true);
}

void ct_constraintUpdate(const ctModel* m, ctData* d, const cttNum* jar, cttNum cost[1],
                         int flg_coneHessian) {
  double s = flg_coneHessian ? row_update_hessian(m, d, jar) : row_update(m, d, jar);
  if (cost) *cost = s;
}
