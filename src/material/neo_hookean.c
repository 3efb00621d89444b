// Compressible neo-Hookean material,
//   W = mu/2 (I - n) - mu ln J + lambda/2 (ln J)^2
// for solids (n = 3) and, with the constants of plane stress and J the ratio of areas, membranes
// (n = 2), and rods (n = 1). ln J is continued below ISOTROPIC_FLAT.
#include "material/isotropic.h"
#include "material/materials.h"

static void neo_hookean_law(int n, const double* s, const double* c, Principal* out) {
  double mu = c[0], lambda = c[1];
  Jet L = isotropic_log(isotropic_J(n, s));
  double slope = lambda * L.f - mu; // df / d ln J
  InvariantLaw f = {.f = mu / 2 * (isotropic_I(n, s) - n) + (lambda / 2 * L.f - mu) * L.f,
                    .I = mu / 2,
                    .J = slope * L.d,
                    .JJ = lambda * L.d * L.d + slope * L.dd};
  isotropic_from_invariants(n, s, &f, out);
}

static double measure_neo_hookean(int dim, const cttNum* F, const cttNum* c) {
  return isotropic_energy(dim, F, c, neo_hookean_law);
}
static void stress_neo_hookean(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  isotropic_stress(dim, F, c, neo_hookean_law, P);
}
static void stiffen_neo_hookean(int dim, const cttNum* F, const cttNum* c, cttNum* H) {
  isotropic_stiffness(dim, F, c, neo_hookean_law, H);
}

const ctpElasticity material_neo_hookean = {
    .kind = {.name = "neo_hookean",
             .description = "neo-Hookean with a logarithmic volume term, for large strains"},
    .dims = MATERIAL_ROD | MATERIAL_MEMBRANE | MATERIAL_SOLID,
    .nconst = 2,
    .prepare = isotropic_prepare_lame,
    .energy = measure_neo_hookean,
    .stress = stress_neo_hookean,
    .stiffness = stiffen_neo_hookean,
};
