// Half solutions with M = L' D L (math/ldl.h) for vectors with few entries: a vector and its
// solution D^-1/2 L'^-1 x are kept as values of some columns. The solution of a row of J has the
// columns of the row and all their ancestors, and J M^-1 J' = Y Y'.
#ifndef MATH_LDL_COLUMNS_H
#define MATH_LDL_COLUMNS_H

#include "math/sparse.h"

// The factor M = L' D L with 1 / sqrt(D).
typedef struct LdlHalf {
  Csr pattern;
  const double* L;
  const double* sqrt_dinv;
} LdlHalf;

// Columns, ascending.
typedef struct ColumnList {
  const int* col;
  int n;
} ColumnList;

// The given columns with their ancestors, ascending, into out. Returns their number. mark has one
// byte per row of M and is all zero before and after.
int ldl_columns_close(const Csr* p, ColumnList from, int* out, unsigned char* mark);

// y = D^-1/2 L'^-1 x at closed columns. x has one number per row of M and is zero outside of these
// columns; it is all zero after.
void ldl_columns_solve(const LdlHalf* h, ColumnList at, double* x, double* y);

#endif
