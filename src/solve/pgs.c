#include "solve/pgs.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/wide.h"
#include "solve/dual.h"

bool pgs_init(Pgs* s, Problem* p, Arena* arena) {
  CT_ASSERT(p->nefc == 0 || (p->AR && p->b && p->force));
  s->p = p;
  s->diagonal = arena_push(arena, 3 * (size_t)p->nefc * sizeof(double), 32);
  if (!s->diagonal) return false;
  s->inverse = s->diagonal + p->nefc;
  s->gradient = s->inverse + p->nefc;
  for (int i = 0; i < p->nefc; i++) {
    s->diagonal[i] = dual_diagonal(p, i);
    s->inverse[i] = 1 / s->diagonal[i];
  }
  return true;
}

// A row alone: the minimum of its parabola, held in its interval. Returns the change of cost.
WIDE_INLINE double update_row(const Pgs* s, int i) {
  Problem* p = s->p;
  double r = s->gradient[i], old = p->force[i], f = old - r * s->inverse[i];
  if (i >= p->ne + p->nf) {
    f = f < 0 ? 0 : f;
  } else if (i >= p->ne) {
    double most = p->frictionloss[i];
    f = f < -most ? -most : f > most ? most : f;
  }
  if (f == old) return 0;
  double d = f - old, change = d * (0.5 * d * s->diagonal[i] + r);
  if (change > 1e-10) return 0;
  p->force[i] = f;
  dual_add_row(p, s->gradient, i, d);
  return change;
}

// Along the ray of the present force to the minimum, not beyond the apex.
static void update_ray(double* f, const double* A, const double* r, int n) {
  double fr = 0, fAf = 0;
  for (int j = 0; j < n; j++) {
    double Af = 0;
    for (int k = 0; k < n; k++) Af += A[j * n + k] * f[k];
    fr += f[j] * r[j];
    fAf += f[j] * Af;
  }
  if (fAf < VEC_MINVAL) return;
  double x = -fr / fAf;
  if (f[0] + x * f[0] < 0) x = -1;
  for (int j = 0; j < n; j++) f[j] += x * f[j];
}

// A contact with an elliptic cone: normal force or ray first, then friction with the normal held.
WIDE_INLINE double update_cone(const Pgs* s, int i, const ctContact* con) {
  Problem* p = s->p;
  int n = con->dim, m = n - 1;
  CT_ASSERT(n >= 3 && n <= DUAL_MAX && i + n <= p->nefc);
  double A[DUAL_MAX * DUAL_MAX], r[DUAL_MAX], old[DUAL_MAX], *f = p->force + i;
  for (int j = 0; j < n; j++) {
    r[j] = s->gradient[i + j];
    old[j] = f[j];
  }
  dual_block(p, A, i, n);
  if (f[0] < VEC_MINVAL) {
    f[0] -= r[0] * s->inverse[i];
    if (f[0] < 0) f[0] = 0;
    dense_zero(f + 1, m);
  } else {
    update_ray(f, A, r, n);
  }

  if (f[0] < VEC_MINVAL) {
    dense_zero(f + 1, m);
  } else {
    // gradient of the friction rows without their own part, at the new normal force
    double At[DUAL_MAX * DUAL_MAX], b[DUAL_MAX];
    for (int j = 0; j < m; j++) {
      const double* row = A + (j + 1) * n;
      b[j] = r[j + 1] + row[0] * (f[0] - old[0]);
      for (int k = 0; k < m; k++) {
        At[j * m + k] = row[k + 1];
        b[j] -= row[k + 1] * old[k + 1];
      }
    }
    dual_friction(At, b, con, f[0], f + 1);
  }
  double change = dual_change(A, f, old, r, n);
  for (int j = 0; j < n; j++) {
    if (f[j] != old[j]) dual_add_row(p, s->gradient, i + j, f[j] - old[j]);
  }
  return change;
}

WIDE_INLINE double sweep(const Pgs* s) {
  Problem* p = s->p;
  double change = 0;
  for (int i = 0; i < p->nefc;) {
    if (problem_is_elliptic(p, i)) {
      const ctContact* con = p->contact + p->id[i];
      change += update_cone(s, i, con);
      i += con->dim;
    } else {
      change += update_row(s, i++);
    }
  }
  return change;
}

WIDE_TARGET static double sweep_wide(const Pgs* s) { return sweep(s); }

void pgs_run(Pgs* s) {
  Problem* p = s->p;
  int iter = 0, nchange;
  dual_state(p, &nchange);
  dual_gradient(p, s->gradient, 0, p->nefc);
  while (iter < p->iterations) {
    double improvement = -WIDE_CALL(sweep, s) * p->scale;
    int nactive = dual_state(p, &nchange);
    if (p->stat && iter < p->nstat) {
      p->stat[iter] = (ctSolverStat){improvement, 0, 0, nactive, nchange, 0, 0};
    }
    iter++;
    if (problem_is_small(improvement, p->tolerance)) break;
  }
  p->niter += iter;
  p->nnz = 0;
  for (int i = 0; i < p->nefc; i++) p->nnz += p->ar.nnz ? p->ar.nnz[i] : p->nefc;
  dual_finish(p);
}
