#include "geom/mass.h"

#include "base/assert.h"
#include "geom/shape.h"
#include "math/fn.h"
#include "math/quat.h"

#include <math.h>

// The shape whose volume and moments count.
static const Shape* find_massive(cttGeom type) {
  const Shape* s = shape_of((int)type);
  CT_ASSERT(!s->weighs_as || !s->weighs_as->weighs_as);
  return s->weighs_as ? s->weighs_as : s;
}

double mass_measure(cttGeom type, cttGeomInertia how, const double size[3]) {
  const Shape* s = find_massive(type);
  double (*measure)(const double size[3]) = how == ctINERTIA_SHELL ? s->area : s->volume;
  return measure ? measure(size) : 0;
}

void mass_inertia(cttGeom type, cttGeomInertia how, const double size[3], double mass,
                  double inertia[3]) {
  const Shape* s = find_massive(type);
  void (*moments)(double inertia[3], const double size[3], double mass) =
      how == ctINERTIA_SHELL ? s->shell : s->solid;
  zero3(inertia);
  if (moments) moments(inertia, size, mass);
}

// Gauss-Kronrod rule of 15 points on [0, 1], for l = x^3/(1-x)^2: weights, l and dl/dx at the
// nodes. Nodes and weights have the eight digits of MuJoCo's: more would give other bits.
enum { POINTS = 15 };
static const double kWeight[POINTS] = {0.01146766, 0.03154605, 0.05239501, 0.07032663, 0.08450236,
                                       0.09517529, 0.10221647, 0.10474107, 0.10221647, 0.09517529,
                                       0.08450236, 0.07032663, 0.05239501, 0.03154605, 0.01146766};
static const double kLength[POINTS] = {
    7.865151709349917e-08, 1.7347976913907274e-05, 0.0003548008144506193, 0.002846636252924549,
    0.014094260903596077,  0.053063261727396636,   0.17041978741317773,   0.5,
    1.4036301548686991,    3.9353484827022642,     11.644841677041734,    39.53187807410903,
    177.5711362220801,     1429.4772912937397,     54087.416549217705};
static const double kSlope[POINTS] = {
    5.538677720489877e-05, 0.002080868285293228, 0.016514126520723166, 0.07261900344370877,
    0.23985243401862602,   0.6868318249020725,   1.8551129519182894,   5.0,
    14.060031152313941,    43.28941239611009,    156.58546376397112,   747.9826085305024,
    5827.4042950027115,    116754.0197944512,    25482945.327264845};

// kappa(a; b, c) = a b c integral_0^inf dl / sqrt((a^2+l)^3 (b^2+l) (c^2+l)), with l in units of s
static double integrate_kappa(double a, double b, double c) {
  double ia = 1 / (a * a), ib = 1 / (b * b), ic = 1 / (c * c);
  double s = fn_pow(a * a * a * b * c, 0.4);
  double sum = 0;
  for (int i = 0; i < POINTS; i++) {
    double l = s * kLength[i];
    double ka = 1 + l * ia, kb = 1 + l * ib, kc = 1 + l * ic;
    sum += s * kSlope[i] / (ka * sqrt(ka * kb * kc)) * kWeight[i];
  }
  return sum * ia;
}

// I_a = (b^2-c^2)^2 |k_c - k_b| / |2 (b^2-c^2) + (b^2+c^2)(k_b - k_c)|, per 1/5 of the volume
static double turning_factor(double b, double c, double kb, double kc) {
  double diff = b * b - c * c, sum = b * b + c * c;
  return diff * diff * fabs(kc - kb) / fmax(1e-14, fabs(2 * diff + sum * (kb - kc)));
}

void mass_added(const double semiaxes[3], double mass[3], double inertia[3]) {
  const double* r = semiaxes;
  double volume = 4.0 / 3.0 * ctPI * r[0] * r[1] * r[2];
  double k[3];
  for (int i = 0; i < 3; i++) k[i] = integrate_kappa(r[i], r[(i + 1) % 3], r[(i + 2) % 3]);
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, l = (i + 2) % 3;
    mass[i] = volume * k[i] / fmax(1e-14, 2 - k[i]);
    inertia[i] = volume * turning_factor(r[j], r[l], k[j], k[l]) / 5;
  }
}

void mass_rotate(const double moments[3], const double quat[4], double full[6]) {
  static const int row[6] = {0, 1, 2, 0, 0, 1}, col[6] = {0, 1, 2, 1, 2, 2};
  double R[9];
  quat_to_mat(R, quat);
  for (int k = 0; k < 6; k++) {
    const double *a = R + 3 * row[k], *b = R + 3 * col[k];
    full[k] = a[0] * (b[0] * moments[0]) + a[1] * (b[1] * moments[1]) + a[2] * (b[2] * moments[2]);
  }
}

void mass_add_offset(double full[6], double mass, const double pos[3]) {
  double x = pos[0], y = pos[1], z = pos[2];
  full[0] += mass * (y * y + z * z);
  full[1] += mass * (x * x + z * z);
  full[2] += mass * (x * x + y * y);
  full[3] -= mass * x * y;
  full[4] -= mass * x * z;
  full[5] -= mass * y * z;
}
