#include "math/quat.h"
#include "math/spatial.h"
#include "pos/rigid.h"
#include "unit/pos/trees.h"

#include <stdlib.h>

static double number(int k) { return sin(12.9898 * k + 78.233) * 1.7; }

static void fill(double* x, int n, int seed) {
  for (int i = 0; i < n; i++) x[i] = number(seed + i);
}

// The kernels are those of math/, only the order of their sums differs.
static void kernels_agree_with_the_plain_formulas(void** state) {
  (void)state;
  for (int seed = 0; seed < 200; seed += 10) {
    double v[6], s[6], I[10], q[4], R[9], p[3], j[3], a[10], b[10];
    fill(v, 6, seed);
    fill(s, 6, seed + 100);
    fill(I, 10, seed + 200);
    fill(q, 4, seed + 300);
    fill(p, 3, seed + 400);
    fill(j, 3, seed + 500);
    normalize4(q);
    quat_to_mat(R, q);
    rigid_cross_motion(a, v, s);
    spatial_cross_motion(b, v, s);
    trees_near_n(a, b, 6, 1e-14);
    rigid_cross_force(a, v, s);
    spatial_cross_force(b, v, s);
    trees_near_n(a, b, 6, 1e-14);
    rigid_inertia_mul(a, I, v);
    spatial_inertia_mul(b, I, v);
    trees_near_n(a, b, 6, 3e-14);
    rigid_inertia(a, j, R, p, 1.5);
    spatial_inertia(b, j, R, p, 1.5);
    trees_near_n(a, b, 10, 3e-14);
    rigid_rotate(a, v, q);
    mat3_mul_vec(b, R, v);
    trees_near_n(a, b, 3, 3e-15);
    rigid_place(a, p, R, v);
    addto3(b, p);
    trees_near_n(a, b, 3, 3e-15);
    rigid_turn(a, q, s);
    quat_mul(b, q, s);
    trees_near_n(a, b, 4, 0);
    rigid_combine(a, I, v, 1);
    scl6(b, I, v[0]);
    trees_near_n(a, b, 6, 0);
  }
}

// The interval of squared lengths is exactly that in which normalize4 leaves a quaternion alone.
static void normalize_is_normalize4_bit_for_bit(void** state) {
  (void)state;
  for (int k = -40; k <= 40; k++) {
    double w = 1;
    for (int i = 0; i < abs(k); i++) w = nextafter(w, k < 0 ? 0 : 2);
    double a[4] = {w, 0, 0, 0}, b[4] = {w, 0, 0, 0};
    rigid_normalize(a);
    normalize4(b);
    assert_memory_equal(a, b, sizeof a);
  }
  for (int seed = 0; seed < 5000; seed++) {
    double a[4], b[4];
    fill(a, 4, seed);
    normalize4(a); // unit up to rounding
    a[seed % 4] += (seed % 7 - 3) * 2e-16;
    copy4(b, a);
    rigid_normalize(a);
    normalize4(b);
    assert_memory_equal(a, b, sizeof a);
  }
  double zero[4] = {0, 0, 0, 0}, unit[4] = {1, 0, 0, 0};
  rigid_normalize(zero);
  assert_memory_equal(zero, unit, sizeof unit);
}

static void tests_of_model_values(void** state) {
  (void)state;
  const double zero[3] = {0, -0.0, 0}, small[3] = {0, 1e-300, 0}, unit[4] = {1, 0, 0, 0},
               minus[4] = {-1, 0, 0, 0};
  assert_true(rigid_is_zero3(zero));
  assert_false(rigid_is_zero3(small));
  assert_true(rigid_is_unit4(unit));
  assert_false(rigid_is_unit4(minus));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(kernels_agree_with_the_plain_formulas),
      cmocka_unit_test(normalize_is_normalize4_bit_for_bit),
      cmocka_unit_test(tests_of_model_values),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
