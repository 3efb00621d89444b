// r(a) = M a - f_smooth - J' f(J a - aref) vanishes at the minimum. The cost is piecewise quadratic
// except between the zones of elliptic cones, so Newton's steps end after a few: they are exact
// once the active set is right. A step that does not reduce the residual is halved.
#include "diff/active.h"

#include "base/assert.h"
#include "constraint/reference.h"
#include "diff/block_factor.h"
#include "math/dense.h"
#include "math/fn.h"
#include "model/awake.h"
#include "model/row_layout.h"
#include "pos/mass_matrix.h"
#include "solve/cone.h"
#include "solve/evaluate.h"
#include "step/constrain.h"

#include <math.h>
#include <string.h>

bool active_take(const Diff* x, const BlockSet* blocks, ActiveSet* a) {
  size_t nv = (size_t)x->m->nv, n = (size_t)x->d->nefc;
  *a = (ActiveSet){.nefc = (int)n, .blocks = blocks};
  double* p = diff_numbers(x, 5 * nv + 10 * n + blocks->square[blocks->n] + 1);
  a->state = diff_ints(x, 2 * n + 2);
  if (!p || !a->state) return false;
  a->state_before = a->state + n + 1;
  a->qacc = p;
  a->grad = p + nv;
  a->work = p + 2 * nv; // two vectors; another one of step_newton follows
  a->x = p + 5 * nv;
  a->force = a->x + n;
  a->D = a->force + n;
  a->cone = a->D + n;
  dense_copy(a->D, x->d->efc_D, (int)n);
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

void active_forces(const Diff* x, ActiveSet* a, const double* qacc) {
  Problem p = constrain_problem(x->m, x->d);
  if (!a->nefc) return;
  reference_mul(x->m, x->d, a->x, qacc);
  for (int i = 0; i < a->nefc; i++) a->x[i] -= x->d->efc_aref[i];
  update_active(x, a, &p);
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

// The largest number of rows that are added together: edges of a pyramid.
enum { TOGETHER = 10 };

// The numbers of some rows of the Jacobian at the dofs where they are not all zero.
typedef struct PackedRows {
  int n, rows, block;
  int* in;    // places of the dofs in their block
  double* J;  // rows x n
  double* WJ; // rows x n
  double* sum;
} PackedRows;

static bool take_packed(const Diff* x, PackedRows* r) {
  size_t nv = (size_t)x->m->nv;
  r->in = diff_ints(x, nv + 1);
  r->J = diff_numbers(x, (2 * TOGETHER + 1) * nv + 1);
  if (!r->in || !r->J) return false;
  r->WJ = r->J + TOGETHER * nv;
  r->sum = r->WJ + TOGETHER * nv;
  return true;
}

static void pack_column(const ActiveSet* a, PackedRows* r, int dof) {
  const BlockSet* s = a->blocks;
  if (r->n == 0) r->block = s->dof_block[dof];
  CT_ASSERT(s->dof_block[dof] == r->block);
  r->in[r->n++] = s->dof_in[dof];
}

// Rows of one contact share their columns.
static void pack_rows(const Diff* x, const ActiveSet* a, PackedRows* r, int first, int rows) {
  const ctData* d = x->d;
  int nv = (int)x->m->nv;
  r->n = 0;
  r->rows = rows;
  if (row_layout_sparse(x->m)) {
    const int* col = d->efc_J_colind + d->efc_J_rowadr[first];
    for (int k = 0; k < d->efc_J_rownnz[first]; k++) pack_column(a, r, col[k]);
    for (int i = 0; i < rows; i++)
      dense_copy(r->J + i * r->n, d->efc_J + d->efc_J_rowadr[first + i], r->n);
    return;
  }
  const double* J = d->efc_J + (size_t)first * (size_t)nv;
  for (int k = 0, all = 0; k < nv; k++, all = 0) {
    for (int i = 0; i < rows; i++) all |= J[i * nv + k] != 0;
    if (!all) continue;
    for (int i = 0; i < rows; i++) r->WJ[i * nv + r->n] = J[i * nv + k];
    pack_column(a, r, k);
  }
  for (int i = 0; i < rows; i++) dense_copy(r->J + i * r->n, r->WJ + i * nv, r->n);
}

// H += J' W J over the lower triangle; W is rows x rows on a cone, else D of rows that push
static void add_packed(const ActiveSet* a, const PackedRows* r, int first, const double* D) {
  int n = r->n, size = n ? block_set_dofs(a->blocks, r->block) : 0;
  if (n == 0) return;
  double *H = a->H + a->blocks->square[r->block], *cone = a->cone + 6 * first;
  dense_zero(r->WJ, r->rows * n);
  for (int p = 0; p < r->rows; p++) {
    int state = a->state[first + p];
    if (state == ctCNSTRSTATE_QUADRATIC) dense_addtoscl(r->WJ + p * n, r->J + p * n, D[p], n);
    for (int q = 0; q < r->rows && state == ctCNSTRSTATE_CONE; q++)
      dense_addtoscl(r->WJ + p * n, r->J + q * n, cone[p * r->rows + q], n);
  }
  for (int i = 0; i < n; i++) {
    double* to = H + (size_t)r->in[i] * (size_t)size;
    dense_zero(r->sum, i + 1);
    for (int p = 0; p < r->rows; p++)
      if (r->J[p * n + i] != 0) dense_addtoscl(r->sum, r->WJ + p * n, r->J[p * n + i], i + 1);
    for (int k = 0; k <= i; k++) to[r->in[k]] += r->sum[k];
  }
}

static void put_inertia(const Diff* x, const ActiveSet* a) {
  const ctModel* m = x->m;
  const BlockSet* s = a->blocks;
  dense_zero(a->H, (int)s->square[s->n]);
  for (int i = 0; i < m->nv; i++) {
    int b = s->dof_block[i], adr = m->M_rowadr[i];
    double* row = a->H + s->square[b] + (size_t)s->dof_in[i] * (size_t)block_set_dofs(s, b);
    for (int k = adr; k < adr + m->M_rownnz[i]; k++) row[s->dof_in[m->M_colind[k]]] = x->d->M[k];
  }
}

// The rows from i on that count together: a contact, or one.
static int count_together(const Problem* p, int i) {
  if (problem_is_elliptic(p, i)) return p->contact[p->id[i]].dim;
  return problem_is_pyramid(p, i) ? 2 * (p->contact[p->id[i]].dim - 1) : 1;
}

static bool some_push(const ActiveSet* a, int first, int rows) {
  for (int i = first; i < first + rows; i++)
    if (a->state[i] == ctCNSTRSTATE_CONE || a->state[i] == ctCNSTRSTATE_QUADRATIC) return true;
  return false;
}

static bool factor_hessian(const Diff* x, ActiveSet* a, const Problem* p) {
  size_t mark = arena_mark(x->arena);
  PackedRows r;
  if (!take_packed(x, &r)) return false;
  put_inertia(x, a);
  for (int i = 0; i < a->nefc; i += count_together(p, i)) {
    int dim = count_together(p, i);
    if (!some_push(a, i, dim)) continue;
    pack_rows(x, a, &r, i, dim);
    add_packed(a, &r, i, a->D + i);
  }
  for (int b = 0; b < a->blocks->n; b++)
    block_factor_symmetric(a->H + a->blocks->square[b], block_set_dofs(a->blocks, b));
  arena_release(x->arena, mark);
  return true;
}

void active_solve(const ActiveSet* a, double* r, const double* b) {
  const BlockSet* s = a->blocks;
  int nv = s->dof_first[s->n];
  double* y = a->work + nv;
  for (int k = 0; k < nv; k++) y[k] = b[s->dof[k]];
  for (int k = 0; k < s->n; k++)
    block_solve_symmetric(a->H + s->square[k], block_set_dofs(s, k), y + s->dof_first[k]);
  for (int k = 0; k < nv; k++) r[s->dof[k]] = y[k];
}

//---------------------------------- polishing -----------------------------------------------------

// One Newton step, halved while the residual grows. Returns the residual.
static double step_newton(const Diff* x, ActiveSet* a, const Problem* p, double before) {
  int nv = (int)x->m->nv;
  double *step = a->grad + 3 * nv, after = before;
  active_solve(a, step, a->grad);
  dense_addtoscl(a->qacc, step, -1, nv);
  for (int k = 0; k < 8; k++) {
    after = find_residual(x, a, p);
    if (after < before) break;
    dense_scl(step, step, 0.5, nv);
    dense_addtoscl(a->qacc, step, 1, nv);
  }
  return after;
}

// Did rows change their piece of the cost, or may the curvature of cones have changed?
static bool has_changed(const ActiveSet* a, double before) {
  static const double kCurved = 1e-10;
  bool cones = false;
  for (int i = 0; i < a->nefc; i++) cones |= a->state[i] == ctCNSTRSTATE_CONE;
  return (cones && !(before < kCurved)) ||
         memcmp(a->state, a->state_before, (size_t)a->nefc * sizeof *a->state) != 0;
}

// Forces at a distance, for the derivative only: the curvature of a row that does not push fades
// with its x = J a - aref, relative to the size of both.
static bool smooth_rows(const Diff* x, ActiveSet* a, const Problem* p) {
  double reach = x->info->opt.smooth;
  bool some = false;
  for (int i = x->d->ne + x->d->nf; i < a->nefc && reach > 0;) {
    int dim = problem_is_elliptic(p, i) ? count_together(p, i) : 1;
    double aref = x->d->efc_aref[i], size = fmax(fabs(aref), fabs(a->x[i] + aref));
    double fade = size > 0 ? fn_exp(-fmax(a->x[i], 0) / (reach * size)) : 0;
    if (a->state[i] == ctCNSTRSTATE_SATISFIED && fade > 1e-6) {
      a->state[i] = ctCNSTRSTATE_QUADRATIC;
      a->D[i] = fade * x->d->efc_D[i];
      some = true;
    }
    i += dim;
  }
  if (some) x->info->approx |= ctAPPROX_SMOOTH;
  return some;
}

// H is constant where no row changes its piece: then one step is exact, and the factor stays.
bool active_polish(const Diff* x, ActiveSet* a) {
  const ctDerivativeOption* opt = &x->info->opt;
  Problem p = constrain_problem(x->m, x->d);
  int most = opt->polish == 0 ? 30 : opt->polish < 0 ? 0 : opt->polish, steps = 0;
  double tolerance = opt->tolerance > 0 ? opt->tolerance : 1e-12;
  dense_copy(a->qacc, x->d->qacc, (int)x->m->nv);
  double residual = find_residual(x, a, &p);
  if (!factor_hessian(x, a, &p)) return false;
  while (residual > tolerance && steps < most) {
    double before = residual;
    memcpy(a->state_before, a->state, (size_t)a->nefc * sizeof *a->state);
    residual = step_newton(x, a, &p, before);
    steps++;
    if (has_changed(a, before) && !factor_hessian(x, a, &p)) return false;
    if (!(residual < before)) break;
  }
  x->info->polish = steps;
  x->info->residual = residual;
  return !smooth_rows(x, a, &p) || factor_hessian(x, a, &p);
}
