#include "math/ldl_columns.h"

#include "base/assert.h"

int ldl_columns_close(const Csr* p, ColumnList from, int* out, unsigned char* mark) {
  int n = 0, first = p->n, last = -1;
  for (int k = 0; k < from.n; k++) {
    int c = from.col[k];
    CT_ASSERT(0 <= c && c < p->n);
    const int* up = p->col + p->adr[c];
    for (int j = p->nnz[c] - 1; j >= 0 && !mark[up[j]]; j--) mark[up[j]] = 1;
    first = up[0] < first ? up[0] : first;
    last = c > last ? c : last;
  }
  for (int c = first; c <= last; c++) {
    if (mark[c]) out[n++] = c;
    mark[c] = 0;
  }
  return n;
}

void ldl_columns_solve(const LdlHalf* h, ColumnList at, double* x, double* y) {
  const Csr* p = &h->pattern;
  for (int k = at.n - 1; k >= 0; k--) {
    int c = at.col[k], a = p->adr[c];
    double v = x[c];
    for (int j = a; j < a + p->nnz[c] - 1; j++) x[p->col[j]] -= h->L[j] * v;
    y[k] = v * h->sqrt_dinv[c];
    x[c] = 0;
  }
}
