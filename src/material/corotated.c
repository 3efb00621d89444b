// Corotated linear material, linear in the stretch S = R'F:
//   W = mu |S - 1|^2 + lambda/2 (tr S - n)^2
// Linear elasticity that follows rotations. An inverted element is pushed back through its shortest
// axis.
#include "material/isotropic.h"
#include "material/materials.h"

static void corotated_law(int n, const double* s, const double* c, Principal* out) {
  double mu = c[0], lambda = c[1], trace = 0, square = 0;
  for (int i = 0; i < n; i++) {
    trace += s[i] - 1;
    square += (s[i] - 1) * (s[i] - 1);
  }
  out->W = mu * square + lambda / 2 * trace * trace;
  for (int i = 0; i < n; i++) {
    out->d[i] = 2 * mu * (s[i] - 1) + lambda * trace;
    for (int j = 0; j < n; j++) out->dd[i][j] = lambda + (i == j ? 2 * mu : 0);
  }
}

static double measure_corotated(int dim, const cttNum* F, const cttNum* c) {
  return isotropic_energy(dim, F, c, corotated_law);
}
static void stress_corotated(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  isotropic_stress(dim, F, c, corotated_law, P);
}
static void stiffen_corotated(int dim, const cttNum* F, const cttNum* c, cttNum* H) {
  isotropic_stiffness(dim, F, c, corotated_law, H);
}

const ctpElasticity material_corotated = {
    .kind = {.name = "corotated", .description = "linear in the stretch, follows rotations"},
    .dims = MATERIAL_ROD | MATERIAL_MEMBRANE | MATERIAL_SOLID,
    .nconst = 2,
    .prepare = isotropic_prepare_lame,
    .energy = measure_corotated,
    .stress = stress_corotated,
    .stiffness = stiffen_corotated,
};
