#include "math/sparse.h"

#include "base/assert.h"
#include "math/dense.h"

int sparse_from_dense(double* r, CsrOut p, const double* A, int nr, int nc, int room) {
  int at = 0;
  for (int i = 0; i < nr; i++) {
    p.adr[i] = at;
    for (int j = 0; j < nc; j++) {
      double x = A[(size_t)i * nc + j];
      if (x == 0) continue;
      if (at == room) return -1;
      p.col[at] = j;
      r[at++] = x;
    }
    p.nnz[i] = at - p.adr[i];
  }
  return at;
}

void sparse_to_dense(real* r, const Csr* p, const real* A, int nc) {
  dense_zero(r, p->n * nc);
  for (int i = 0; i < p->n; i++) {
    for (int k = p->adr[i], end = k + p->nnz[i]; k < end; k++) {
      CT_ASSERT(0 <= p->col[k] && p->col[k] < nc);
      r[(size_t)i * nc + p->col[k]] = A[k];
    }
  }
}

void sparse_mul_vec(real* r, const Csr* p, const real* A, const real* x) {
  for (int i = 0; i < p->n; i++) {
    r[i] = sparse_dot(A + p->adr[i], p->col + p->adr[i], p->nnz[i], x);
  }
}

void sparse_mul_t_vec(real* r, const Csr* p, const real* A, const real* x, int nc) {
  dense_zero(r, nc);
  for (int i = 0; i < p->n; i++) {
    sparse_addtoscl(r, A + p->adr[i], p->col + p->adr[i], p->nnz[i], x[i]);
  }
}

void sparse_mul_sym_vec(real* r, const Csr* p, const real* S, const real* x) {
  // r_i = S_ii x_i + sum_{j<i} S_ij x_j, and S_ij x_i goes to r_j
  for (int i = 0; i < p->n; i++) {
    const real* row = S + p->adr[i];
    const int* col = p->col + p->adr[i];
    int off = p->nnz[i] - 1;
    CT_ASSERT(col[off] == i);
    real s = row[off] * x[i];
    for (int k = off - 1; k >= 0; k--) {
      s += row[k] * x[col[k]];
      r[col[k]] += row[k] * x[i];
    }
    r[i] = s;
  }
}

void sparse_transpose(real* T, CsrOut q, const Csr* p, const real* A, int nc) {
  // count, accumulate, then fill row by row so that the new columns ascend
  for (int j = 0; j < nc; j++) q.nnz[j] = 0;
  for (int i = 0; i < p->n; i++) {
    for (int k = 0; k < p->nnz[i]; k++) q.nnz[p->col[p->adr[i] + k]]++;
  }
  for (int j = 0, adr = 0; j < nc; j++) {
    q.adr[j] = adr;
    adr += q.nnz[j];
    q.nnz[j] = 0;
  }
  for (int i = 0; i < p->n; i++) {
    for (int k = p->adr[i], end = k + p->nnz[i]; k < end; k++) {
      int j = p->col[k], at = q.adr[j] + q.nnz[j]++;
      q.col[at] = i;
      T[at] = A[k];
    }
  }
}
