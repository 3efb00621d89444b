// Matrices in compressed rows: row i holds nnz[i] values from adr[i], their columns in col,
// ascending.
#ifndef MATH_SPARSE_H
#define MATH_SPARSE_H

#include "math/vec.h"

// The pattern of a matrix of n rows; several matrices may share one.
typedef struct Csr {
  int n;
  const int* nnz;
  const int* adr;
  const int* col;
} Csr;

// A pattern being written.
typedef struct CsrOut {
  int* nnz;
  int* adr;
  int* col;
} CsrOut;

// sum_k a_k x[col_k]: four interleaved partial sums, (s0 + s2) + (s1 + s3), then the rest one by
// one
static inline real sparse_dot(const real* a, const int* col, int n, const real* x) {
  real s0 = real_set(0), s1 = s0, s2 = s0, s3 = s0;
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    s0 += a[i] * x[col[i]];
    s1 += a[i + 1] * x[col[i + 1]];
    s2 += a[i + 2] * x[col[i + 2]];
    s3 += a[i + 3] * x[col[i + 3]];
  }
  real s = (s0 + s2) + (s1 + s3);
  for (; i < n; i++) s += a[i] * x[col[i]];
  return s;
}

// x[col_k] += s a_k
static inline void sparse_addtoscl(real* x, const real* a, const int* col, int n, real s) {
  for (int i = 0; i < n; i++) x[col[i]] += s * a[i];
}

// Nonzeros of the nr x nc matrix A. Returns the number of entries, or -1 if more than `room`.
int sparse_from_dense(double* r, CsrOut p, const double* A, int nr, int nc, int room);

void sparse_to_dense(real* r, const Csr* p, const real* A, int nc);

// r = A x
void sparse_mul_vec(real* r, const Csr* p, const real* A, const real* x);

// r = A' x, A has nc columns
void sparse_mul_t_vec(real* r, const Csr* p, const real* A, const real* x, int nc);

// r = S x, S symmetric of which the lower triangle is stored, diagonal last in each row
void sparse_mul_sym_vec(real* r, const Csr* p, const real* S, const real* x);

// T = A', A has nc columns; q and T have room for as many entries as A
void sparse_transpose(real* T, CsrOut q, const Csr* p, const real* A, int nc);

#endif
