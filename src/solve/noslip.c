#include "solve/noslip.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/range.h"
#include "solve/dual.h"

// Gradient and diagonal block of A = AR - R, the diagonal held above 1e-10.
static void gather_unregularised(const Problem* p, double* A, double* r, int i, int n) {
  dual_gradient(p, r, i, n);
  dual_block(p, A, i, n);
  for (int j = 0; j < n; j++) {
    r[j] -= p->R[i + j] * p->force[i + j];
    A[j * (n + 1)] = range_at_least(A[j * (n + 1)] - p->R[i + j], 1e-10);
  }
}

// b = r - A f: the gradient without the block's own part
static void without_self(double* b, const double* A, const double* r, const double* f, int n) {
  for (int j = 0; j < n; j++) b[j] = r[j] - dense_dot(A + j * n, f, n);
}

static double update_frictionloss(Problem* p, int i) {
  double A, r, old = p->force[i], most = p->frictionloss[i];
  dual_gradient(p, &r, i, 1);
  dual_block(p, &A, i, 1);
  r -= p->R[i] * old;
  A = range_at_least(A - p->R[i], VEC_MINVAL);
  double f = old - r * (1 / A);
  if (f < -most) f = -most;
  if (f > most) f = most;
  p->force[i] = f;
  double d = f - old;
  return d * (0.5 * d * A + r);
}

// Two opposite edges of a pyramid: their sum, the normal force, stays; f = mid + y, mid - y.
static double update_edges(Problem* p, int i) {
  CT_ASSERT(i >= 0 && i + 1 < p->nefc);
  double A[4], r[2], b[2], old[2], *f = p->force + i;
  gather_unregularised(p, A, r, i, 2);
  dense_copy(old, f, 2);
  without_self(b, A, r, old, 2);
  double mid = 0.5 * (f[0] + f[1]);
  double k1 = A[0] + A[3] - A[1] - A[2], k0 = mid * (A[0] - A[3]) + b[0] - b[1];
  double y = k1 < VEC_MINVAL ? 0 : -k0 / k1;
  if (y < -mid) y = -mid;
  if (y > mid) y = mid;
  f[0] = mid + y;
  f[1] = mid - y;
  return dual_change(A, f, old, r, 2);
}

static double update_ellipse(Problem* p, int i, const ctContact* con) {
  int n = con->dim - 1;
  CT_ASSERT(n >= 2 && n < DUAL_MAX && i + n < p->nefc);
  double A[DUAL_MAX * DUAL_MAX], r[DUAL_MAX], b[DUAL_MAX], old[DUAL_MAX], *f = p->force + i + 1;
  gather_unregularised(p, A, r, i + 1, n);
  dense_copy(old, f, n);
  without_self(b, A, r, old, n);
  if (p->force[i] < VEC_MINVAL)
    dense_zero(f, n);
  else
    dual_friction(A, b, con, p->force[i], f);
  return dual_change(A, f, old, r, n);
}

static double sweep_rows(Problem* p) {
  double change = 0;
  for (int i = p->ne; i < p->ne + p->nf; i++) change += update_frictionloss(p, i);
  for (int i = p->ne + p->nf; i < p->nefc;) {
    if (problem_is_pyramid(p, i)) {
      int dim = p->contact[p->id[i]].dim;
      for (int k = 1; k < dim; k++, i += 2) change += update_edges(p, i);
    } else if (problem_is_elliptic(p, i)) {
      const ctContact* con = p->contact + p->id[i];
      change += update_ellipse(p, i, con);
      i += con->dim;
    } else {
      i++;
    }
  }
  return change;
}

void noslip_run(Problem* p) {
  CT_ASSERT((p->nefc == 0 || p->AR) && p->niter >= 0);
  int iter = 0, nchange;
  dual_state(p, &nchange);
  while (iter < p->noslip_iterations) {
    // leaving out R lowers the cost at once
    double improvement = 0;
    for (int i = 0; iter == 0 && i < p->nefc; i++) {
      improvement += 0.5 * p->force[i] * p->force[i] * p->R[i];
    }
    improvement = (improvement - sweep_rows(p)) * p->scale;
    int nactive = dual_state(p, &nchange);
    if (p->stat && p->niter + iter < p->nstat) {
      p->stat[p->niter + iter] = (ctSolverStat){improvement, 0, 0, nactive, nchange, 0, 0};
    }
    iter++;
    if (problem_is_small(improvement, p->noslip_tolerance)) break;
  }
  p->niter += iter;
  dual_finish(p);
}
