#include "solve/evaluate.h"

#include "base/assert.h"
#include "math/dense.h"
#include "solve/cone.h"

void evaluate_rows(const Problem* p, double* r, const double* v) {
  if (p->jacobian.nnz)
    sparse_mul_vec(r, &p->jacobian, p->J, v);
  else
    dense_mul_vec(r, p->J, v, p->nefc, p->nv);
}

// Rows of one contact on an elliptic cone; returns their number.
static int cone_cost(const Problem* p, int i, const double* x, double* force, double* cost) {
  Cone c;
  cone_init(&c, p, i);
  cone_update(&c, p->D + i, x + i, force + i, cost);
  return c.dim;
}

Term evaluate_term(const Problem* p, int i, double x) {
  CT_ASSERT(i >= 0 && i < p->nefc && !problem_is_elliptic(p, i));
  if (i < p->ne) return term_equality(p->D[i], x);
  if (i < p->ne + p->nf) return term_friction(p->D[i], p->R[i], p->frictionloss[i], x);
  return term_onesided(p->D[i], x);
}

double evaluate_cost(const Problem* p, const double* x, double* force) {
  double cost = 0;
  for (int i = 0; i < p->nefc;) {
    if (problem_is_elliptic(p, i)) {
      i += cone_cost(p, i, x, force, &cost);
      continue;
    }
    Term t = evaluate_term(p, i, x[i]);
    force[i++] = t.force;
    cost += t.cost;
  }
  return cost;
}
