#include "diff/columns.h"

#include "math/dense.h"
#include "model/awake.h"

// X = -(L L')^-1 X, all columns together
static void solve_columns(const double* L, double* X, int nv, int n) {
  size_t stride = (size_t)n;
  for (int i = 0; i < nv; i++) {
    const double* row = L + (size_t)i * (size_t)nv;
    double* to = X + (size_t)i * stride;
    for (int k = 0; k < i; k++)
      if (row[k] != 0) dense_addtoscl(to, X + (size_t)k * stride, -row[k], n);
    dense_scl(to, to, 1 / row[i], n);
  }
  for (int i = nv - 1; i >= 0; i--) {
    const double* row = L + (size_t)i * (size_t)nv;
    double* from = X + (size_t)i * stride;
    dense_scl(from, from, 1 / row[i], n);
    for (int k = 0; k < i; k++)
      if (row[k] != 0) dense_addtoscl(X + (size_t)k * stride, from, -row[k], n);
    dense_scl(from, from, -1, n);
  }
}

static void rest_sleepers(const DiffPoint* p, double* X) {
  const ctModel* m = p->x.m;
  int n = p->x.col.n;
  if (!awake_some_sleep(m, p->x.d)) return;
  for (int i = 0; i < m->nv; i++)
    if (awake_dof_sleeps(m, p->x.d, i)) dense_zero(X + (size_t)i * (size_t)n, n);
}

bool columns_of_acceleration(DiffPoint* p, const ParamSelection* param, double* X) {
  int nv = (int)p->x.m->nv, n = p->x.col.n;
  dense_zero(X, nv * n);
  DiffSink sink = {.rows = nv, .cols = n, .matrix = X};
  if (!point_residual(p, &sink) || !param_diff(p, param, &sink)) return false;
  rest_sleepers(p, X);
  solve_columns(p->active.H, X, nv, n);
  return true;
}

// R += M X
static void add_mass_product(const DiffPoint* p, const double* X, double* R) {
  const ctModel* m = p->x.m;
  const double* M = p->x.d->M;
  size_t n = (size_t)p->x.col.n;
  for (int i = 0; i < m->nv; i++) {
    for (int k = m->M_rowadr[i]; k < m->M_rowadr[i] + m->M_rownnz[i]; k++) {
      int j = m->M_colind[k];
      dense_addtoscl(R + (size_t)i * n, X + (size_t)j * n, M[k], (int)n);
      if (j != i) dense_addtoscl(R + (size_t)j * n, X + (size_t)i * n, M[k], (int)n);
    }
  }
}

bool columns_of_step(const DiffPoint* p, const Damped* s, const ParamSelection* param, double* X) {
  int nv = (int)p->x.m->nv, n = p->x.col.n;
  if (!s->wanted) return true;
  size_t mark = arena_mark(p->x.arena);
  double* R = diff_numbers(&p->x, (size_t)nv * (size_t)n);
  if (!R) return false;
  dense_zero(R, nv * n);
  add_mass_product(p, X, R);
  DiffSink sink = {.rows = nv, .cols = n, .matrix = R};
  bool good = damped_change(p, s, &sink) && param_diff_damped(p, s, param, &sink);
  rest_sleepers(p, R);
  damped_solve(s, nv, R, n);
  dense_copy(X, R, nv * n);
  arena_release(p->x.arena, mark);
  return good;
}
