#include "support/dense_mass.h"

#include "support/numbers.h"

#include <math.h>
#include <stdlib.h>

static double* square(cttSize n) {
  double* a = calloc((size_t)n * (size_t)n + 1, sizeof(double));
  if (!a) abort();
  return a;
}

double* dense_mass_full(const ctModel* m, const ctData* d) {
  double* a = square(m->nv);
  ct_fullM(m, a, d->qM);
  return a;
}

double* dense_mass_columns(const ctModel* m, const ctData* d) {
  double* a = square(m->nv);
  double* unit = square(m->nv);
  for (int j = 0; j < m->nv; j++) {
    unit[j] = 1;
    ct_mulM(m, d, a + j * m->nv, unit);
    unit[j] = 0;
  }
  free(unit);
  return a;
}

// M(i,j) = sum over k of L(k,i) D(k) L(k,j); row k of qLD holds L(k,.) and ends with D(k)
double* dense_mass_product(const ctModel* m, const ctData* d) {
  cttSize n = m->nv;
  double* a = square(n);
  for (int k = 0; k < n; k++) {
    int adr = m->M_rowadr[k], nnz = m->M_rownnz[k];
    double diagonal = d->qLD[adr + nnz - 1];
    for (int p = 0; p < nnz; p++) {
      double left = p == nnz - 1 ? 1 : d->qLD[adr + p];
      for (int q = 0; q < nnz; q++) {
        double right = q == nnz - 1 ? 1 : d->qLD[adr + q];
        a[m->M_colind[adr + p] * n + m->M_colind[adr + q]] += left * diagonal * right;
      }
    }
  }
  return a;
}

double dense_mass_difference(const double* a, const double* b, cttSize nv) {
  double difference = 0, largest = 0;
  for (cttSize i = 0; i < nv * nv; i++) {
    if (!isfinite(a[i]) || !isfinite(b[i])) return INFINITY;
    difference = larger(difference, fabs(a[i] - b[i]));
    largest = larger(largest, fabs(a[i]));
  }
  return largest > 0 ? difference / largest : difference;
}
