#include "geom/mass.h"
#include "support/numbers.h"
#include "unit/geom/near.h"

#include <stdbool.h>

static const double SIZE[3] = {0.3, 0.5, 0.2};
static const cttGeom SOLID[] = {ctGEOM_SPHERE, ctGEOM_CAPSULE, ctGEOM_CYLINDER, ctGEOM_ELLIPSOID,
                                ctGEOM_BOX};
enum { SHAPES = 5 };

static bool inside(cttGeom type, const double s[3], const double p[3]) {
  double r2 = p[0] * p[0] + p[1] * p[1], z = fabs(p[2]);
  double beyond = larger(0, z - s[1]);
  switch (type) {
  case ctGEOM_SPHERE:
    return r2 + z * z <= s[0] * s[0];
  case ctGEOM_CAPSULE:
    return r2 + beyond * beyond <= s[0] * s[0];
  case ctGEOM_CYLINDER:
    return r2 <= s[0] * s[0] && z <= s[1];
  case ctGEOM_ELLIPSOID:
    return p[0] * p[0] / s[0] / s[0] + p[1] * p[1] / s[1] / s[1] + z * z / s[2] / s[2] <= 1;
  default:
    return fabs(p[0]) <= s[0] && fabs(p[1]) <= s[1] && z <= s[2];
  }
}

// Sum over a fine grid: an algorithm that shares nothing with the formulas.
static void moments_agree_with_a_grid(void** state) {
  (void)state;
  enum { N = 170 };
  for (int k = 0; k < SHAPES; k++) {
    double h = 1.7 / N, volume = 0, I[3] = {0}, got[3];
    for (int i = 0; i < N * N * N; i++) {
      double p[3] = {(i % N + 0.5) * h - 0.85, (i / N % N + 0.5) * h - 0.85,
                     (i / N / N + 0.5) * h - 0.85};
      if (!inside(SOLID[k], SIZE, p)) continue;
      volume += h * h * h;
      for (int a = 0; a < 3; a++) {
        double b = p[(a + 1) % 3], c = p[(a + 2) % 3];
        I[a] += h * h * h * (b * b + c * c);
      }
    }
    assert_near(mass_measure(SOLID[k], ctINERTIA_VOLUME, SIZE) / volume, 1, 0.02);
    mass_inertia(SOLID[k], ctINERTIA_VOLUME, SIZE, volume, got);
    for (int a = 0; a < 3; a++) assert_near(got[a] / I[a], 1, 0.02);
  }
}

// A shell is what a shape grown by a thin layer has more than the shape.
static void shells_are_thin_layers(void** state) {
  (void)state;
  const double layer = 1e-5;
  for (int k = 0; k < SHAPES; k++) {
    double grown[3], inner[3], outer[3], got[3];
    for (int i = 0; i < 3; i++) grown[i] = SIZE[i] + layer;
    if (SOLID[k] == ctGEOM_CAPSULE) grown[1] = SIZE[1];
    double v0 = mass_measure(SOLID[k], ctINERTIA_VOLUME, SIZE),
           v1 = mass_measure(SOLID[k], ctINERTIA_VOLUME, grown);
    mass_inertia(SOLID[k], ctINERTIA_VOLUME, SIZE, v0, inner);
    mass_inertia(SOLID[k], ctINERTIA_VOLUME, grown, v1, outer);
    mass_inertia(SOLID[k], ctINERTIA_SHELL, SIZE, v1 - v0, got);
    for (int a = 0; a < 3; a++) assert_near(got[a] / (outer[a] - inner[a]), 1, 1e-3);
    // the layer of an ellipsoid is not equally thick everywhere
    if (SOLID[k] == ctGEOM_ELLIPSOID) continue;
    assert_near(mass_measure(SOLID[k], ctINERTIA_SHELL, SIZE) / ((v1 - v0) / layer), 1, 0.02);
  }
}

static void planes_have_no_mass(void** state) {
  (void)state;
  double I[3];
  assert_near(mass_measure(ctGEOM_PLANE, ctINERTIA_VOLUME, SIZE), 0, 0);
  mass_inertia(ctGEOM_PLANE, ctINERTIA_VOLUME, SIZE, 1, I);
  assert_near(I[0] + I[1] + I[2], 0, 0);
}

// A sphere carries half its volume, and nothing when it turns.
static void added_mass_of_a_sphere(void** state) {
  (void)state;
  const double r[3] = {2, 2, 2};
  double mass[3], inertia[3], volume = 4.0 / 3.0 * 3.14159265358979 * 8;
  mass_added(r, mass, inertia);
  for (int i = 0; i < 3; i++) {
    assert_near(mass[i], volume / 2, 1e-5 * volume);
    assert_near(inertia[i], 0, 1e-9);
  }
}

// A rod moving broadside carries more water than one moving along itself, and turns with less about
// its length.
static void added_mass_of_a_rod(void** state) {
  (void)state;
  const double r[3] = {0.1, 0.1, 1};
  double mass[3], inertia[3];
  mass_added(r, mass, inertia);
  assert_true(mass[0] > 5 * mass[2]);
  assert_near(mass[0], mass[1], 1e-12);
  assert_true(inertia[0] > 0.001 && inertia[2] < 1e-12);
}

static void rotation_keeps_trace_and_turns_axes(void** state) {
  (void)state;
  const double I[3] = {1, 2, 4},
               quarter_about_z[4] = {0.70710678118654757, 0, 0, 0.70710678118654757};
  double full[6];
  mass_rotate(I, quarter_about_z, full);
  const double want[6] = {2, 1, 4, 0, 0, 0};
  for (int i = 0; i < 6; i++) assert_near(full[i], want[i], 1e-14);
}

static void steiner(void** state) {
  (void)state;
  double full[6] = {1, 1, 1, 0, 0, 0};
  const double at[3] = {1, 2, 3}, want[6] = {27, 21, 11, -4, -6, -12};
  mass_add_offset(full, 2, at);
  for (int i = 0; i < 6; i++) assert_near(full[i], want[i], 1e-14);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(moments_agree_with_a_grid),
      cmocka_unit_test(shells_are_thin_layers),
      cmocka_unit_test(planes_have_no_mass),
      cmocka_unit_test(added_mass_of_a_sphere),
      cmocka_unit_test(added_mass_of_a_rod),
      cmocka_unit_test(rotation_keeps_trace_and_turns_axes),
      cmocka_unit_test(steiner),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
