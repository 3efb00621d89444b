#include "math/vec.h"
#include "unit/math/math_near.h"

static void three_numbers(void** state) {
  (void)state;
  double a[3] = {1, -2, 3}, b[3] = {4, 5, -6}, r[3];
  add3(r, a, b);
  assert_all_near(r, ((double[]){5, 3, -3}), 3, 0);
  sub3(r, a, b);
  assert_all_near(r, ((double[]){-3, -7, 9}), 3, 0);
  scl3(r, a, 2);
  assert_all_near(r, ((double[]){2, -4, 6}), 3, 0);
  addscl3(r, a, b, -1);
  assert_all_near(r, ((double[]){-3, -7, 9}), 3, 0);
  addto3(r, b);
  assert_all_near(r, a, 3, 0);
  subfrom3(r, b);
  addtoscl3(r, b, 2);
  assert_all_near(r, ((double[]){5, 3, -3}), 3, 0);
  assert_near(dot3(a, b), -24, 0);
  assert_near(norm3(b), sqrt(77), 1e-15);
  assert_near(dist3(a, b), sqrt(9 + 49 + 81), 1e-15);
}

static void a_number_is_clipped(void** state) {
  (void)state;
  assert_near(clip1(-3, -1, 2), -1, 0);
  assert_near(clip1(3, -1, 2), 2, 0);
  assert_near(clip1(0.5, -1, 2), 0.5, 0);
  assert_true(signbit(clip1(-0.0, 0, 1)) != 0); // what is inside keeps its bits
  assert_true(isnan(clip1(NAN, -1, 2)));
}

static void cross_is_orthogonal_and_right_handed(void** state) {
  (void)state;
  double x[3] = {1, 0, 0}, y[3] = {0, 1, 0}, a[3], b[3], r[3];
  cross3(r, x, y);
  assert_all_near(r, ((double[]){0, 0, 1}), 3, 0);
  near_fill(a, 3, 1);
  near_fill(b, 3, 2);
  cross3(r, a, b);
  assert_near(dot3(r, a), 0, 1e-15);
  assert_near(dot3(r, b), 0, 1e-15);
  assert_near(dot3(r, r), dot3(a, a) * dot3(b, b) - dot3(a, b) * dot3(a, b), 1e-15);
}

static void result_may_be_an_input(void** state) {
  (void)state;
  double a[3] = {1, 2, 3}, b[3] = {-3, 1, 2}, r[3], A[9], v[3];
  cross3(r, a, b);
  cross3(a, a, b);
  assert_all_near(a, r, 3, 0);
  near_fill(A, 9, 3);
  near_fill(v, 3, 4);
  mat3_mul_vec(r, A, v);
  mat3_mul_vec(v, A, v);
  assert_all_near(v, r, 3, 0);
  double P[9], Q[9];
  near_fill(P, 9, 5);
  mat3_mul(Q, A, P);
  mat3_mul(P, A, P);
  assert_all_near(P, Q, 9, 0);
}

static void normalize_returns_length(void** state) {
  (void)state;
  double a[3] = {3, 0, 4};
  assert_near(normalize3(a), 5, 0);
  assert_all_near(a, ((double[]){0.6, 0, 0.8}), 3, 1e-15);
  double q[4] = {0, 0, -2, 0};
  assert_near(normalize4(q), 2, 0);
  assert_all_near(q, ((double[]){0, 0, -1, 0}), 4, 0);
}

static void too_short_becomes_the_default(void** state) {
  (void)state;
  double a[3] = {0, 1e-16, 0};
  assert_true(normalize3(a) == 1e-16);
  assert_all_near(a, ((double[]){1, 0, 0}), 3, 0);
  double q[4] = {0, 0, 0, 1e-17};
  assert_true(normalize4(q) == 1e-17);
  assert_all_near(q, ((double[]){1, 0, 0, 0}), 4, 0);
}

static void unit_quaternion_keeps_its_bits(void** state) {
  (void)state;
  // one unit in the last place beyond 1: closer than VEC_MINVAL, so not touched
  double one = 1 + 2.220446049250313e-16, q[4] = {one, 0, 0, 0};
  normalize4(q);
  assert_true(q[0] == one);
  double far[4] = {1 + 1e-14, 0, 0, 0};
  normalize4(far);
  assert_true(far[0] == 1);
}

static void six_and_ten_numbers(void** state) {
  (void)state;
  double a[6], b[6], r[6], s = 0;
  near_fill(a, 6, 6);
  near_fill(b, 6, 7);
  for (int i = 0; i < 6; i++) s += a[i] * b[i];
  assert_near(dot6(a, b), s, 1e-15);
  add6(r, a, b);
  subfrom6(r, b);
  assert_all_near(r, a, 6, 1e-15);
  addtoscl6(r, a, -1);
  assert_all_near(r, ((double[6]){0}), 6, 1e-15);
  sub6(r, a, b);
  addto6(r, b);
  scl6(r, r, 2);
  for (int i = 0; i < 6; i++) assert_near(r[i], 2 * a[i], 1e-15);
  double p[10], q[10];
  near_fill(p, 10, 8);
  copy10(q, p);
  addto10(q, p);
  for (int i = 0; i < 10; i++) assert_true(q[i] == 2 * p[i]);
  zero10(q);
  for (int i = 0; i < 10; i++) assert_true(q[i] == 0);
}

static void three_by_three(void** state) {
  (void)state;
  double A[9] = {1, 2, 3, 4, 5, 6, 7, 8, 10}, B[9], r[9], t[9], v[3] = {1, 0, -1}, w[3];
  mat3_mul_vec(w, A, v);
  assert_all_near(w, ((double[]){-2, -2, -3}), 3, 0);
  mat3_mul_t_vec(w, A, v);
  assert_all_near(w, ((double[]){-6, -6, -7}), 3, 0);
  near_fill(B, 9, 9);
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      t[3 * i + j] = A[3 * i] * B[j] + A[3 * i + 1] * B[3 + j] + A[3 * i + 2] * B[6 + j];
    }
  }
  mat3_mul(r, A, B);
  assert_all_near(r, t, 9, 1e-15);
  double At[9], Bt[9];
  mat3_transpose(At, A);
  mat3_transpose(Bt, B);
  mat3_mul_t_mat(r, At, B);
  assert_all_near(r, t, 9, 1e-15);
  mat3_mul_mat_t(r, A, Bt);
  assert_all_near(r, t, 9, 1e-15);
  mat3_eye(r);
  mat3_mul(r, r, A);
  assert_all_near(r, A, 9, 0);
}

static void constants_are_loaded(void** state) {
  (void)state;
  const double c[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  double r[9] = {0};
  load9(r, c);
  assert_all_near(r, c, 9, 0);
  zero6(r);
  load3(r + 3, c);
  load4(r + 5, c + 3);
  assert_all_near(r, ((double[]){0, 0, 0, 1, 2, 4, 5, 6, 7}), 9, 0);
  load6(r, c);
  assert_all_near(r, c, 6, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(three_numbers),
      cmocka_unit_test(a_number_is_clipped),
      cmocka_unit_test(cross_is_orthogonal_and_right_handed),
      cmocka_unit_test(result_may_be_an_input),
      cmocka_unit_test(normalize_returns_length),
      cmocka_unit_test(too_short_becomes_the_default),
      cmocka_unit_test(unit_quaternion_keeps_its_bits),
      cmocka_unit_test(six_and_ten_numbers),
      cmocka_unit_test(three_by_three),
      cmocka_unit_test(constants_are_loaded),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
