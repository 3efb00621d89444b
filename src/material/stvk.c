// St. Venant-Kirchhoff material, linear in Green's strain E = (F'F - 1) / 2:
//   W = mu E:E + lambda/2 (tr E)^2
// Simple and soft in compression: an element that is pressed flat does not resist.
#include "material/isotropic.h"
#include "material/materials.h"

static void stvk_law(int n, const double* s, const double* c, Principal* out) {
  double mu = c[0], lambda = c[1], trace = (isotropic_I(n, s) - n) / 2, square = 0;
  for (int i = 0; i < n; i++) {
    double e = (s[i] * s[i] - 1) / 2;
    square += e * e;
    out->d[i] = s[i] * (2 * mu * e + lambda * trace);
    for (int j = 0; j < n; j++) out->dd[i][j] = lambda * s[i] * s[j];
    out->dd[i][i] += 2 * mu * (e + s[i] * s[i]) + lambda * trace;
  }
  out->W = mu * square + lambda / 2 * trace * trace;
}

static double measure_stvk(int dim, const cttNum* F, const cttNum* c) {
  return isotropic_energy(dim, F, c, stvk_law);
}
static void stress_stvk(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  isotropic_stress(dim, F, c, stvk_law, P);
}
static void stiffen_stvk(int dim, const cttNum* F, const cttNum* c, cttNum* H) {
  isotropic_stiffness(dim, F, c, stvk_law, H);
}

const ctpElasticity material_stvk = {
    .kind = {.name = "stvk", .description = "Saint Venant-Kirchhoff: linear in Green's strain"},
    .dims = MATERIAL_ROD | MATERIAL_MEMBRANE | MATERIAL_SOLID,
    .nconst = 2,
    .prepare = isotropic_prepare_lame,
    .energy = measure_stvk,
    .stress = stress_stvk,
    .stiffness = stiffen_stvk,
};
