#include "solve/hessian_dense.h"

#include "base/assert.h"
#include "math/chol.h"
#include "math/dense.h"

bool hessian_dense_init(HessianDense* h, const Primal* w, Arena* arena) {
  size_t n = (size_t)w->p->nv;
  *h = (HessianDense){.quad = arena_push(arena, n * n * sizeof(double), 32)};
  h->buffer = arena_push(arena, CONE_MAX * n * sizeof(double), 32);
  if (w->ncone) h->cones = arena_push(arena, n * n * sizeof(double), 32);
  h->factor = w->ncone ? h->cones : h->quad;
  return h->quad && h->buffer && h->factor;
}

static const double* row_of(const Problem* p, int i) {
  CT_ASSERT(i >= 0 && i < p->nefc && !p->jacobian.nnz);
  return p->J + (size_t)i * p->nv;
}

// quad = M + sum_i D_i J_i' J_i over quadratic rows, lower triangle; then its factor
static void make_hessian(HessianDense* h, const Problem* p) {
  int n = p->nv;
  dense_zero(h->quad, n * n);
  for (int i = 0; i < p->nefc; i++) {
    if (p->state[i] != ctCNSTRSTATE_QUADRATIC) continue;
    const double* J = row_of(p, i);
    for (int k = 0; k < n; k++) {
      double s = J[k] * p->D[i];
      if (s != 0) dense_addtoscl(h->quad + (size_t)k * n, J, s, k + 1);
    }
  }
  for (int i = 0; i < n; i++) {
    for (int k = p->inertia.adr[i]; k < p->inertia.adr[i] + p->inertia.nnz[i]; k++)
      h->quad[(size_t)i * n + p->inertia.col[k]] += p->M[k];
  }
  chol_factor(h->quad, n, VEC_MINVAL);
  h->made = true;
}

// One rank-one update per row that became quadratic or ceased to be; where an update fails, the
// factor is computed again.
static void follow_states(HessianDense* h, const Primal* w) {
  const Problem* p = w->p;
  for (int k = 0; k < w->nquad; k++) {
    int i = w->changed[k];
    dense_scl(h->buffer, row_of(p, i), sqrt(p->D[i]), p->nv);
    int rank = p->state[i] == ctCNSTRSTATE_QUADRATIC ? chol_update(h->quad, h->buffer, p->nv)
                                                     : chol_downdate(h->quad, h->buffer, p->nv);
    if (rank < p->nv) {
      make_hessian(h, p);
      return;
    }
  }
}

// factor += J_c' C C' J_c, C the factor of the cone's Hessian
static void add_dense_cone(HessianDense* h, const Problem* p, const Cone* c) {
  int n = p->nv, dim = c->dim;
  CT_ASSERT(dim <= CONE_MAX && c->row + dim <= p->nefc);
  double C[CONE_MAX * CONE_MAX];
  dense_copy(C, c->H, dim * dim);
  chol_factor(C, dim, VEC_MINVAL);
  dense_zero(h->buffer, dim * n);
  for (int r = 0; r < dim; r++) {
    for (int k = 0; k <= r; k++)
      dense_addtoscl(h->buffer + k * n, row_of(p, c->row + r), C[r * dim + k], n);
  }
  for (int k = 0; k < dim; k++) chol_update(h->factor, h->buffer + k * n, n);
}

void hessian_dense_update(HessianDense* h, const Primal* w) {
  if (h->made)
    follow_states(h, w);
  else
    make_hessian(h, w->p);
  if (!h->cones) return;
  dense_copy(h->cones, h->quad, w->p->nv * w->p->nv);
  for (int k = 0; k < w->ncone; k++) {
    if (w->p->state[w->cone[k].row] == ctCNSTRSTATE_CONE) add_dense_cone(h, w->p, w->cone + k);
  }
}

void hessian_dense_solve(const HessianDense* h, const Primal* w, double* x) {
  CT_ASSERT(h->made);
  chol_solve(x, h->factor, x, w->p->nv);
}
