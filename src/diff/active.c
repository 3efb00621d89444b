// r(a) = M a - f_smooth - J' f(J a - aref) vanishes at the minimum. The cost is piecewise quadratic
// except between the zones of elliptic cones, so Newton's steps end after a few: they are exact
// once the active set is right. A step that does not reduce the residual is halved.
#include "diff/active.h"

#include "constraint/reference.h"
#include "math/chol.h"
#include "math/dense.h"
#include "model/awake.h"
#include "model/row_layout.h"
#include "pos/mass_matrix.h"
#include "solve/cone.h"
#include "solve/evaluate.h"
#include "step/constrain.h"

#include <math.h>

bool active_take(const Diff* x, ActiveSet* a) {
  size_t nv = (size_t)x->m->nv, n = (size_t)x->d->nefc;
  *a = (ActiveSet){.nefc = (int)n};
  double* p = diff_numbers(x, 4 * nv + 9 * n + nv * nv + 1);
  a->state = diff_ints(x, n + 1);
  if (!p || !a->state) return false;
  a->qacc = p;
  a->grad = p + nv;
  a->work = p + 2 * nv;
  a->x = p + 4 * nv;
  a->force = a->x + n;
  a->cone = a->force + n;
  a->H = a->cone + 7 * n;
  return true;
}

//---------------------------------- rows ----------------------------------------------------------

// Forces, states and cones at x
static void update_active(const Diff* x, ActiveSet* a, const Problem* p) {
  for (int i = 0; i < a->nefc;) {
    if (!problem_is_elliptic(p, i)) {
      Term t = evaluate_term(p, i, a->x[i]);
      a->force[i] = t.force;
      a->state[i++] = (int)t.state;
      continue;
    }
    Cone c;
    double cost = 0;
    cone_init(&c, p, i);
    c.H = a->cone + 6 * i;
    int zone = (int)cone_update(&c, x->d->efc_D + i, a->x + i, a->force + i, &cost);
    if (zone == ctCNSTRSTATE_CONE) cone_hessian(&c, a->x + i);
    for (int k = 0; k < c.dim; k++) a->state[i + k] = zone;
    i += c.dim;
  }
}

// Gradient at qacc, and its size against the largest force; dofs that sleep do not count.
static double find_residual(const Diff* x, ActiveSet* a, const Problem* p) {
  int nv = (int)x->m->nv;
  double worst = 0, largest = 1e-12;
  if (a->nefc) {
    reference_mul(x->m, x->d, a->x, a->qacc);
    for (int i = 0; i < a->nefc; i++) a->x[i] -= x->d->efc_aref[i];
    update_active(x, a, p);
    reference_mul_t(x->m, x->d, a->work, a->force);
  } else {
    dense_zero(a->work, nv);
  }
  mass_matrix_mul(x->m, x->d, a->grad, a->qacc);
  for (int i = 0; i < nv; i++) {
    double smooth = x->d->qfrc_smooth[i];
    largest = fmax(largest, fmax(fabs(a->grad[i]), fmax(fabs(smooth), fabs(a->work[i]))));
    a->grad[i] = a->grad[i] - smooth - a->work[i];
    if (awake_dof_sleeps(x->m, x->d, i)) a->grad[i] = 0;
    worst = fmax(worst, fabs(a->grad[i]));
  }
  return worst / largest;
}

//---------------------------------- Hessian -------------------------------------------------------

// Row i of the Jacobian: numbers, and their dofs or NULL.
typedef struct JacobianRow {
  const double* J;
  const int* dof;
  int n;
} JacobianRow;

static JacobianRow read_row(const Diff* x, int i) {
  const ctData* d = x->d;
  int nv = (int)x->m->nv;
  if (!row_layout_sparse(x->m)) return (JacobianRow){d->efc_J + (size_t)i * (size_t)nv, NULL, nv};
  int adr = d->efc_J_rowadr[i];
  return (JacobianRow){d->efc_J + adr, d->efc_J_colind + adr, d->efc_J_rownnz[i]};
}

// H += s (a' b) over the lower triangle
static void add_row_product(double* H, int nv, JacobianRow a, JacobianRow b, double s) {
  for (int i = 0; i < a.n; i++) {
    double left = s * a.J[i];
    if (left == 0) continue;
    int row = a.dof ? a.dof[i] : i;
    double* to = H + (size_t)row * (size_t)nv;
    if (!b.dof) {
      dense_addtoscl(to, b.J, left, row + 1);
      continue;
    }
    for (int k = 0; k < b.n && b.dof[k] <= row; k++) to[b.dof[k]] += left * b.J[k];
  }
}

static void add_cone_rows(const Diff* x, ActiveSet* a, int first, int dim) {
  int nv = (int)x->m->nv;
  const double* C = a->cone + 6 * first;
  for (int p = 0; p < dim; p++)
    for (int q = 0; q < dim; q++)
      add_row_product(a->H, nv, read_row(x, first + p), read_row(x, first + q), C[p * dim + q]);
}

static void factor_hessian(const Diff* x, ActiveSet* a, const Problem* p) {
  const ctModel* m = x->m;
  int nv = (int)m->nv;
  dense_zero(a->H, nv * nv);
  for (int i = 0; i < nv; i++) {
    int adr = m->M_rowadr[i];
    for (int k = 0; k < m->M_rownnz[i]; k++)
      a->H[(size_t)i * (size_t)nv + (size_t)m->M_colind[adr + k]] = x->d->M[adr + k];
  }
  for (int i = 0; i < a->nefc;) {
    int dim = problem_is_elliptic(p, i) ? p->contact[p->id[i]].dim : 1;
    if (a->state[i] == ctCNSTRSTATE_CONE)
      add_cone_rows(x, a, i, dim);
    else if (a->state[i] == ctCNSTRSTATE_QUADRATIC)
      for (int k = i; k < i + dim; k++)
        add_row_product(a->H, nv, read_row(x, k), read_row(x, k), x->d->efc_D[k]);
    i += dim;
  }
  chol_factor(a->H, nv, 0);
}

void active_solve(const ActiveSet* a, int nv, double* r, const double* b) {
  chol_solve(r, a->H, b, nv);
}

//---------------------------------- polishing -----------------------------------------------------

// One Newton step, halved while the residual grows. Returns the residual.
static double step_newton(const Diff* x, ActiveSet* a, const Problem* p, double before) {
  int nv = (int)x->m->nv;
  double *step = a->work + nv, after = before;
  active_solve(a, nv, step, a->grad);
  dense_addtoscl(a->qacc, step, -1, nv);
  for (int k = 0; k < 8; k++) {
    after = find_residual(x, a, p);
    if (after < before) break;
    dense_scl(step, step, 0.5, nv);
    dense_addtoscl(a->qacc, step, 1, nv);
  }
  return after;
}

void active_polish(const Diff* x, ActiveSet* a) {
  const ctDerivativeOption* opt = &x->info->opt;
  Problem p = constrain_problem(x->m, x->d);
  int most = opt->polish == 0 ? 30 : opt->polish < 0 ? 0 : opt->polish;
  double tolerance = opt->tolerance > 0 ? opt->tolerance : 1e-14;
  dense_copy(a->qacc, x->d->qacc, (int)x->m->nv);
  double residual = find_residual(x, a, &p);
  int steps = 0;
  factor_hessian(x, a, &p);
  while (residual > tolerance && steps < most) {
    double before = residual;
    residual = step_newton(x, a, &p, before);
    steps++;
    factor_hessian(x, a, &p);
    if (!(residual < before)) break;
  }
  x->info->polish = steps;
  x->info->residual = residual;
}
