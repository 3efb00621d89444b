#include "material/materials.h"
#include "math/vec.h"
#include "support/numbers.h"

#include <math.h>
#include <string.h>

// Two right triangles of height b and a over an edge of length l along y, the second lifted by an
// angle.
static void fold_hinge(double angle, double x[12]) {
  const double at[12] = {0, 0, 0, 0, 0.2, 0, -0.1, 0, 0, 0.15 * cos(angle), 0.2, 0.15 * sin(angle)};
  memcpy(x, at, sizeof at);
}

static const double kYoung = 1e6, kPoisson = 0.3, kThickness = 0.01;

static double stiffness_of_hinge(void) {
  double D = kYoung * pow(kThickness, 3) / (12 * (1 - kPoisson * kPoisson));
  return D * 0.2 * 0.2 / (0.5 * 0.2 * (0.1 + 0.15));
}

// k/2 t^2 for any angle, and a force k t / height on the opposite vertices along the normals.
static void energy_is_that_of_the_angle(void** state) {
  (void)state;
  double x[12], c[3], f[12], k = stiffness_of_hinge();
  fold_hinge(0, x);
  material_bridson.prepare(x, kYoung, kPoisson, kThickness, NULL, c);
  for (double t = -3; t <= 3; t += 0.5) {
    fold_hinge(t, x);
    assert_relative(material_bridson.energy(x, c), k / 2 * t * t, 1e-12);
    material_bridson.force(x, c, f);
    assert_within(norm3(f + 6), k * fabs(t) / 0.1, 1e-9);
    assert_within(norm3(f + 9), k * fabs(t) / 0.15, 1e-9);
    assert_within(f[8], -k * t / 0.1, 1e-9); // against the fold
  }
}

// A hinge that is bent at rest resists from there.
static void curved_rest_shape_is_free(void** state) {
  (void)state;
  double x[12], c[3], f[12], k = stiffness_of_hinge();
  fold_hinge(1.2, x);
  material_bridson.prepare(x, kYoung, kPoisson, kThickness, NULL, c);
  material_bridson.force(x, c, f);
  assert_within(largest_of(f, 12), 0, 1e-14);
  fold_hinge(0.2, x);
  assert_relative(material_bridson.energy(x, c), k / 2, 1e-12);
  fold_hinge(-3, x); // the shorter way round
  double turn = 2 * 3.14159265358979323846 - 4.2;
  assert_relative(material_bridson.energy(x, c), k / 2 * turn * turn, 1e-12);
}

// The forces keep momentum and angular momentum.
static void forces_are_in_balance(void** state) {
  (void)state;
  double x[12], c[3], f[12], sum[3] = {0}, torque[3] = {0}, t[3];
  fold_hinge(0, x);
  material_bridson.prepare(x, kYoung, kPoisson, kThickness, NULL, c);
  fold_hinge(0.7, x);
  x[4] += 0.05;
  x[6] -= 0.03;
  material_bridson.force(x, c, f);
  for (int i = 0; i < 4; i++) {
    addto3(sum, f + 3 * i);
    cross3(t, x + 3 * i, f + 3 * i);
    addto3(torque, t);
  }
  assert_within(norm3(sum), 0, 1e-12);
  assert_within(norm3(torque), 0, 1e-12);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(energy_is_that_of_the_angle),
      cmocka_unit_test(curved_rest_shape_is_free),
      cmocka_unit_test(forces_are_in_balance),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
