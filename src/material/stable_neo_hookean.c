// The neo-Hookean material of Smith, De Goes and Kim (Stable neo-Hookean flesh simulation, 2018),
//   W = m/2 (I - n) - m/2 ln((I + 1) / (n + 1)) + l/2 ((J - a)^2 - (1 - a)^2)
// which is smooth and finite for every F. m, l and a are such that small strain has the Lame
// parameters mu, lambda and the rest state no stress; the paper has them for n = 3.
#include "material/isotropic.h"
#include "material/materials.h"
#include "math/fn.h"

#include <math.h>

static void prepare_stable_neo_hookean(int dim, cttNum young, cttNum poisson, const cttNum* param,
                                       cttNum* c) {
  (void)param;
  Lame l = isotropic_lame(dim, young, poisson);
  double n = dim;
  c[0] = l.mu * (n + 1) / n;
  c[1] = l.lambda + l.mu * (1 - 2 / (n * (n + 1)));
  c[2] = 1 + l.mu / c[1];
}

static void stable_neo_hookean_law(int n, const double* s, const double* c, Principal* out) {
  double m = c[0], l = c[1], a = c[2], I = isotropic_I(n, s), J = isotropic_J(n, s),
         q = 1 / (I + 1);
  InvariantLaw f = {.f = m / 2 * (I - n - fn_log((I + 1) / (n + 1))) +
                         l / 2 * ((J - a) * (J - a) - (1 - a) * (1 - a)),
                    .I = m / 2 * (1 - q),
                    .II = m / 2 * q * q,
                    .J = l * (J - a),
                    .JJ = l};
  isotropic_from_invariants(n, s, &f, out);
}

static double measure_stable_neo_hookean(int dim, const cttNum* F, const cttNum* c) {
  return isotropic_energy(dim, F, c, stable_neo_hookean_law);
}
static void stress_stable_neo_hookean(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  isotropic_stress(dim, F, c, stable_neo_hookean_law, P);
}
static void stiffen_stable_neo_hookean(int dim, const cttNum* F, const cttNum* c, cttNum* H) {
  isotropic_stiffness(dim, F, c, stable_neo_hookean_law, H);
}

const ctpElasticity material_stable_neo_hookean = {
    .kind = {.name = "stable_neo_hookean",
             .description = "neo-Hookean of Smith et al. 2018, smooth through inversion"},
    .dims = MATERIAL_MEMBRANE | MATERIAL_SOLID,
    .nconst = 3,
    .prepare = prepare_stable_neo_hookean,
    .energy = measure_stable_neo_hookean,
    .stress = stress_stable_neo_hookean,
    .stiffness = stiffen_stable_neo_hookean,
};
