// Primal operations in MuJoCo's order of summation, to the last bit. J and M are the Problem's.
#include "math/dense.h"
#include "solve/evaluate.h"
#include "solve/primal.h"

// J' in compressed rows.
static bool transpose_rows(Primal* w, Arena* arena) {
  const Problem* p = w->p;
  const Csr* J = &p->jacobian;
  if (!J->nnz) return true;
  size_t nv = (size_t)p->nv, n = 0;
  for (int i = 0; i < p->nefc; i++) n += (size_t)J->nnz[i];
  int* index = arena_push(arena, (2 * nv + n) * sizeof(int), 8);
  w->transposed = arena_push(arena, n * sizeof(double), 32);
  if (!index || !w->transposed) return false;
  CsrOut out = {index, index + nv, index + 2 * nv};
  sparse_transpose(w->transposed, out, J, p->J, p->nv);
  w->columns = (Csr){p->nv, out.nnz, out.adr, out.col};
  return true;
}

static bool init_ordered(Primal* w, Arena* arena) {
  w->n = w->p->nv;
  return transpose_rows(w, arena);
}

static void mul_rows_ordered(const Primal* w, double* r, const double* v) {
  evaluate_rows(w->p, r, v);
}

// Compressed rows by columns; full rows one by one, most forces are zero.
static void mul_rows_t_ordered(const Primal* w, double* r, const double* f) {
  const Problem* p = w->p;
  if (p->jacobian.nnz) {
    sparse_mul_vec(r, &w->columns, w->transposed, f);
    return;
  }
  dense_zero(r, p->nv);
  for (int i = 0; i < p->nefc; i++) {
    if (f[i] != 0) dense_addtoscl(r, p->J + (size_t)i * p->nv, f[i], p->nv);
  }
}

static void mul_inertia_ordered(const Primal* w, double* r, const double* v) {
  sparse_mul_sym_vec(r, &w->p->inertia, w->p->M, v);
}

static void mul_smooth_ordered(const Primal* w, double* r) {
  mul_inertia_ordered(w, r, w->p->qacc_smooth);
}

// Row by row: limits and contacts in their order.
static void add_line_ordered(const Primal* w, double alpha, ConeSum* sum) {
  const Problem* p = w->p;
  const double *q0 = w->quad[0], *q1 = w->quad[1], *q2 = w->quad[2];
  const Cone *c = w->cone, *end = c + w->ncone;
  double s0 = sum->quad[0], s1 = sum->quad[1], s2 = sum->quad[2];
  for (int i = p->ne + p->nf; i < p->nefc; i++) {
    if (c < end && i == c->row) {
      sum->quad[0] = s0;
      sum->quad[1] = s1;
      sum->quad[2] = s2;
      cone_point(c, alpha, sum);
      s0 = sum->quad[0];
      s1 = sum->quad[1];
      s2 = sum->quad[2];
      i += c++->dim - 1;
    } else if (w->jar[i] + alpha * w->jv[i] < 0) {
      s0 += q0[i];
      s1 += q1[i];
      s2 += q2[i];
    }
  }
  sum->quad[0] = s0;
  sum->quad[1] = s1;
  sum->quad[2] = s2;
}

const PrimalOps primal_ordered_ops = {
    .init = init_ordered,
    .mul_rows = mul_rows_ordered,
    .mul_rows_t = mul_rows_t_ordered,
    .mul_inertia = mul_inertia_ordered,
    .mul_smooth = mul_smooth_ordered,
    .add_line = add_line_ordered,
};
