// Symmetric positive matrix of ntotal rows: a band of nband numbers a row (left of the diagonal and
// the diagonal), then ndense rows that are full. Stored as (ntotal - ndense) x nband numbers
// followed by ndense x ntotal. Band storage left of column 0 and right of the diagonal is not read
// or written.
#ifndef MATH_BAND_H
#define MATH_BAND_H

#include "math/dense.h"

typedef struct Band {
  int ntotal;
  int nband;
  int ndense;
} Band;

// Row i as if it were a dense row: band_row(...)[j] is the number in column j, for j from
// band_first to i.
static inline size_t band_row(const Band* b, int i) {
  int nsparse = b->ntotal - b->ndense;
  if (i < nsparse) return (size_t)(i + 1) * b->nband - 1 - i;
  return (size_t)nsparse * b->nband + (size_t)(i - nsparse) * b->ntotal;
}

static inline int band_first(const Band* b, int i) {
  if (i >= b->ntotal - b->ndense || i < b->nband) return 0;
  return i - b->nband + 1;
}

// M becomes the Cholesky factor of M + diag(diagadd + diagmul M_ii). Returns the least pivot
// (before the square root), or 0 if one is below VEC_MINVAL, and then M is left half done.
double band_factor(const Band* b, double* M, double diagadd, double diagmul);

// x = (L L')^-1 rhs; x may be rhs
void band_solve(const Band* b, double* x, const double* L, const double* rhs);

// Lower triangle as a dense matrix, zeros elsewhere.
void band_to_dense(const Band* b, double* r, const double* M);

void band_from_dense(const Band* b, double* M, const double* A);

// r = (lower triangle of M) v, or M v with the symmetric half: r must not overlap v.
void band_mul_lower(const Band* b, double* r, const double* M, const double* v);
void band_mul_sym(const Band* b, double* r, const double* M, const double* v);

#endif
