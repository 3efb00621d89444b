#include "math/band.h"

#include "base/assert.h"

// sum over the columns k < j that rows i and j share, j <= i
static double dot_rows(const Band* b, const double* M, int i, int j) {
  int fi = band_first(b, i), fj = band_first(b, j), first = fi > fj ? fi : fj;
  if (first >= j) return 0;
  return dense_dot(M + band_row(b, i) + first, M + band_row(b, j) + first, j - first);
}

// L_ij = (M_ij - sum_k L_ik L_jk) / L_jj
static void factor_below(const Band* b, double* M, int i, int j) {
  double* Lij = M + band_row(b, i) + j;
  *Lij = (*Lij - dot_rows(b, M, i, j)) / M[band_row(b, j) + j];
}

double band_factor(const Band* b, double* M, double diagadd, double diagmul) {
  int n = b->ntotal, nsparse = n - b->ndense;
  double least = -1;
  CT_ASSERT(b->nband >= 1 && nsparse >= 0 && b->ndense >= 0);

  for (int j = 0; j < n; j++) {
    // pivot
    double* Ljj = M + band_row(b, j) + j;
    double d = diagadd + diagmul * *Ljj + *Ljj - dot_rows(b, M, j, j);
    if (d < least || least < 0) least = d;
    if (d < VEC_MINVAL) return 0;
    *Ljj = sqrt(d);

    // column below: rows of the band that reach column j, then the dense rows
    int reach = j + b->nband < nsparse ? j + b->nband : nsparse;
    for (int i = j + 1; i < reach; i++) factor_below(b, M, i, j);
    for (int i = j < nsparse ? nsparse : j + 1; i < n; i++) factor_below(b, M, i, j);
  }
  return least;
}

void band_solve(const Band* b, double* x, const double* L, const double* rhs) {
  if (x != rhs) dense_copy(x, rhs, b->ntotal);
  // L y = rhs
  for (int i = 0; i < b->ntotal; i++) {
    int f = band_first(b, i);
    const double* Li = L + band_row(b, i) + f;
    x[i] = (x[i] - dense_dot(Li, x + f, i - f)) / Li[i - f];
  }
  // L' x = y
  for (int i = b->ntotal - 1; i >= 0; i--) {
    int f = band_first(b, i);
    const double* Li = L + band_row(b, i) + f;
    x[i] /= Li[i - f];
    dense_addtoscl(x + f, Li, -x[i], i - f);
  }
}

void band_to_dense(const Band* b, double* r, const double* M) {
  int n = b->ntotal;
  dense_zero(r, n * n);
  for (int i = 0; i < n; i++) {
    int f = band_first(b, i);
    dense_copy(r + (size_t)i * n + f, M + band_row(b, i) + f, i - f + 1);
  }
}

void band_from_dense(const Band* b, double* M, const double* A) {
  int n = b->ntotal;
  for (int i = 0; i < n; i++) {
    int f = band_first(b, i);
    dense_copy(M + band_row(b, i) + f, A + (size_t)i * n + f, i - f + 1);
  }
}

void band_mul_lower(const Band* b, double* r, const double* M, const double* v) {
  for (int i = 0; i < b->ntotal; i++) {
    int f = band_first(b, i);
    r[i] = dense_dot(M + band_row(b, i) + f, v + f, i - f + 1);
  }
}

void band_mul_sym(const Band* b, double* r, const double* M, const double* v) {
  band_mul_lower(b, r, M, v);
  for (int i = 0; i < b->ntotal; i++) {
    int f = band_first(b, i);
    dense_addtoscl(r + f, M + band_row(b, i) + f, v[i], i - f);
  }
}
