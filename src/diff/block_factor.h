// Factors of dense matrices whose zeros are those of trees: leaves are eliminated first, so that a
// branch fills nothing in another branch. Zeros are skipped.
#ifndef DIFF_BLOCK_FACTOR_H
#define DIFF_BLOCK_FACTOR_H

#include <stddef.h>

// The lower triangle of a symmetric positive A becomes L and D of A = L' D L.
void block_factor_symmetric(double* A, int n);

// A becomes U and L of A = U L, U with a unit diagonal. The symmetric part of A is positive.
void block_factor_general(double* A, int n);

// x = A^-1 x, from the factors of one or the other; x = A^-T x.
void block_solve_symmetric(const double* A, int n, double* x);
void block_solve_general(const double* A, int n, double* x);
void block_solve_transposed(const double* A, int n, double* x);

// Many right-hand sides: row[i] has `columns` numbers. Rows become scale * A^-1 of them. room: n
// pointers and n numbers.
typedef struct BlockRows {
  double** row;
  int n, columns;
  const double** room;
  double* factors;
} BlockRows;
void block_rows_symmetric(const double* A, const BlockRows* r, double scale);
void block_rows_general(const double* A, const BlockRows* r);

#endif
