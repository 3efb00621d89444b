#include "step/implicit.h"

#include "base/assert.h"
#include "base/real.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "math/lu.h"
#include "model/awake.h"
#include "model/data.h"
#include "pos/mass_matrix.h"
#include "step/derivative.h"

static Csr dof_pattern(const ctModel* m) {
  return (Csr){(int)m->nv, m->D_rownnz, m->D_rowadr, m->D_colind};
}

static bool is_full(const ctModel* m) { return m->opt.integrator == ctINT_IMPLICIT; }

bool implicit_wanted(const ctModel* m) {
  return m->opt.integrator == ctINT_IMPLICIT || m->opt.integrator == ctINT_IMPLICITFAST;
}

// qLU = M - h dF/dv; M has no entry where a simple body keeps it diagonal
static void make_full(const ctModel* m, ctData* d) {
  double h = m->opt.timestep;
  derivative(m, d);
  for (int k = 0; k < m->nD; k++) {
    int at = m->mapM2D[k];
    d->qLU[k] = (at >= 0 ? d->M[at] : real_set(0)) - h * d->qDeriv[k];
  }
}

// qH = M - h dF/dv, the entries that M has
static void make_fast(const ctModel* m, ctData* d) {
  double h = m->opt.timestep;
  derivative_without_bias(m, d);
  for (int k = 0; k < m->nC; k++) d->qH[k] = d->M[k] - h * d->qDeriv[m->mapD2M[k]];
}

size_t implicit_scratch(const ctModel* m) { return SCRATCH_SIZE(real, m->nv); }

static void factor_derivative(const ctModel* m, ctData* d) {
  if (is_full(m)) {
    Csr p = dof_pattern(m);
    Scratch s = data_scratch(d);
    lu_factor_sparse(&p, d->qLU, SCRATCH(s, real, m->nv));
  } else {
    Csr p = mass_matrix_pattern(m);
    ldl_factor(&p, d->qH, d->qHDiagInv);
  }
}

// A copy of n numbers on the arena.
static real* copy_of(ctData* d, const real* x, int n) {
  real* copy = arena_push(data_arena(d), (size_t)n * sizeof *copy, 64);
  if (copy) dense_copy(copy, x, n);
  return copy;
}

// QUIRK(sleeping-factor; test_sleep:factors_of_sleepers_are_not_made): Rows of the implicit matrix
// of sleeping dofs are made, but not factored.
static void factor_awake(const ctModel* m, ctData* d) {
  size_t mark = arena_mark(data_arena(d));
  Csr p = is_full(m) ? dof_pattern(m) : mass_matrix_pattern(m);
  real* x = is_full(m) ? d->qLU : d->qH;
  const real* made = copy_of(d, x, (int)(is_full(m) ? m->nD : m->nC));
  const real* inverse = copy_of(d, d->qHDiagInv, p.n);
  factor_derivative(m, d);
  for (int i = 0; made && inverse && i < p.n; i++) {
    if (!awake_dof_sleeps(m, d, i)) continue;
    dense_copy(x + p.adr[i], made + p.adr[i], p.nnz[i]);
    d->qHDiagInv[i] = inverse[i];
  }
  arena_release(data_arena(d), mark);
}

void implicit_factor(const ctModel* m, ctData* d) {
  CT_ASSERT(implicit_wanted(m));
  if (is_full(m))
    make_full(m, d);
  else
    make_fast(m, d);
  if (awake_some_sleep(m, d))
    factor_awake(m, d);
  else
    factor_derivative(m, d);
}

void implicit_solve(const ctModel* m, const ctData* d, real* x) {
  Csr p = dof_pattern(m);
  if (is_full(m))
    lu_solve_sparse(&p, d->qLU, x);
  else
    mass_matrix_solve(m, d->qH, d->qHDiagInv, x);
}

void implicit_mul(const ctModel* m, ctData* d, real* r, const real* x) {
  CT_ASSERT(implicit_wanted(m));
  if (is_full(m)) {
    Csr p = dof_pattern(m);
    make_full(m, d);
    sparse_mul_vec(r, &p, d->qLU, x);
  } else {
    Csr p = mass_matrix_pattern(m);
    make_fast(m, d);
    ldl_mul(&p, d->qH, r, x);
  }
}
