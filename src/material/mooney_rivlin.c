// Mooney-Rivlin material with its own parameters c10, c01 and the bulk modulus K. Solids:
//   W = c10 (I1 - 3) + c01 (I2 - 3) - 2 (c10 + 2 c01) ln J + l/2 (ln J)^2
// with l such that K is the bulk modulus of small strain; its shear modulus is 2 (c10 + c01).
// Membranes are incompressible, the third stretch is 1/J; K does not enter:
//   W = c10 (I + 1/J^2 - 3) + c01 (J^2 + I/J^2 - 3),   I = s1^2 + s2^2,   J = s1 s2
// ln J and 1/J^2 are continued below ISOTROPIC_FLAT.
#include "material/isotropic.h"
#include "material/materials.h"

// l of the solid
static double volume_modulus(const cttNum* param) {
  return param[2] - 4.0 / 3.0 * (param[0] + param[1]) - 4 * param[1];
}

static const char* check_mooney_rivlin(const cttNum* param) {
  if (!(param[0] >= 0) || !(param[1] >= 0)) return "c10 and c01 must not be negative";
  if (!(param[0] + param[1] > 0)) return "c10 + c01 must be positive";
  if (!(volume_modulus(param) > 0)) return "bulk must be above 4/3 c10 + 16/3 c01";
  return NULL;
}

static void prepare_mooney_rivlin(int dim, cttNum young, cttNum poisson, const cttNum* param,
                                  cttNum* c) {
  (void)dim, (void)young, (void)poisson;
  c[0] = param[0];
  c[1] = param[1];
  c[2] = volume_modulus(param);
}

// c01 (I2 - 3), I2 the sum of products of two squared stretches
static void add_second_invariant(const double* s, double c01, Principal* out) {
  double I = isotropic_I(3, s), I2 = 0;
  for (int i = 0; i < 3; i++) {
    int next = (i + 1) % 3;
    I2 += s[i] * s[i] * s[next] * s[next];
    out->d[i] += 2 * c01 * s[i] * (I - s[i] * s[i]);
    for (int j = 0; j < 3; j++)
      out->dd[i][j] += c01 * (i == j ? 2 * (I - s[i] * s[i]) : 4 * s[i] * s[j]);
  }
  out->W += c01 * (I2 - 3);
}

static void solid_law(const double* s, const double* c, Principal* out) {
  Jet L = isotropic_log(isotropic_J(3, s));
  double pull = 2 * (c[0] + 2 * c[1]), slope = c[2] * L.f - pull;
  InvariantLaw f = {.f = c[0] * (isotropic_I(3, s) - 3) + (c[2] / 2 * L.f - pull) * L.f,
                    .I = c[0],
                    .J = slope * L.d,
                    .JJ = c[2] * L.d * L.d + slope * L.dd};
  isotropic_from_invariants(3, s, &f, out);
  add_second_invariant(s, c[1], out);
}

static void membrane_law(const double* s, const double* c, Principal* out) {
  double I = isotropic_I(2, s), J = isotropic_J(2, s), w = c[0] + c[1] * I;
  Jet q = isotropic_inverse_square(J);
  InvariantLaw f = {.f = c[0] * (I - 3) + w * q.f + c[1] * (J * J - 3),
                    .I = c[0] + c[1] * q.f,
                    .J = w * q.d + 2 * c[1] * J,
                    .IJ = c[1] * q.d,
                    .JJ = w * q.dd + 2 * c[1]};
  isotropic_from_invariants(2, s, &f, out);
}

static void mooney_rivlin_law(int n, const double* s, const double* c, Principal* out) {
  if (n == 3)
    solid_law(s, c, out);
  else
    membrane_law(s, c, out);
}

static double measure_mooney_rivlin(int dim, const cttNum* F, const cttNum* c) {
  return isotropic_energy(dim, F, c, mooney_rivlin_law);
}
static void stress_mooney_rivlin(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  isotropic_stress(dim, F, c, mooney_rivlin_law, P);
}
static void stiffen_mooney_rivlin(int dim, const cttNum* F, const cttNum* c, cttNum* H) {
  isotropic_stiffness(dim, F, c, mooney_rivlin_law, H);
}
static const char* const kParam[] = {"c10 (Pa)", "c01 (Pa)", "bulk modulus (Pa)"};

const ctpElasticity material_mooney_rivlin = {
    .kind = {.name = "mooney_rivlin",
             .description = "Mooney-Rivlin for rubber; membranes are incompressible",
             .nparam = 3,
             .param = kParam,
             .check = check_mooney_rivlin},
    .dims = MATERIAL_MEMBRANE | MATERIAL_SOLID,
    .nconst = 3,
    .prepare = prepare_mooney_rivlin,
    .energy = measure_mooney_rivlin,
    .stress = stress_mooney_rivlin,
    .stiffness = stiffen_mooney_rivlin,
};
