// The stiffness of a material at rest beside Hooke's law.
#ifndef TESTS_UNIT_MATERIAL_SMALL_STRAIN_H
#define TESTS_UNIT_MATERIAL_SMALL_STRAIN_H

#include "material/isotropic.h"
#include "support/numbers.h"

#include <corten/plugin.h>

// d2W/dF2 at F = 1 is   lambda d_ij d_kl + mu (d_ik d_jl + d_il d_jk)   between (i,j) and (k,l),
// and 0 for rows of F out of the plane.
static inline void small_strain_is(const ctpElasticity* kind, int dim, const double* c, Lame l) {
  double F[9] = {0}, H[81];
  for (int i = 0; i < dim; i++) F[(dim + 1) * i] = 1;
  kind->stiffness(dim, F, c, H);
  for (int a = 0; a < 3 * dim; a++) {
    for (int b = 0; b < 3 * dim; b++) {
      int i = a / dim, j = a % dim, k = b / dim, m = b % dim;
      double hooke = l.lambda * (i == j) * (k == m) +
                     l.mu * ((i == k) * (j == m) + (i == m) * (j == k)) * (i < dim && k < dim);
      if (dim == 1 && a == 0 && b == 0) hooke = l.lambda + 2 * l.mu;
      assert_within(H[3 * dim * a + b], hooke, 1e-9 * (l.mu + l.lambda));
    }
  }
}

static inline void small_strain_is_hooke(const ctpElasticity* kind, double young, double poisson) {
  for (int dim = 1; dim <= 3; dim++) {
    double c[16];
    if (!(kind->dims >> dim & 1)) continue;
    kind->prepare(dim, young, poisson, NULL, c);
    small_strain_is(kind, dim, c, isotropic_lame(dim, young, poisson));
  }
}

#endif
