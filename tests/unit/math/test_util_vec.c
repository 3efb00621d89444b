#include "unit/math/math_near.h"

#include <corten/corten.h>

static void three_and_four(void** state) {
  (void)state;
  double a[3] = {1, 2, 3}, b[3] = {-1, 0, 2}, r[4];
  ctu_zero3(r);
  ctu_addTo3(r, a);
  ctu_subFrom3(r, b);
  assert_all_near(r, ((double[]){2, 2, 1}), 3, 0);
  ctu_copy3(r, a);
  ctu_addToScl3(r, b, 10);
  assert_all_near(r, ((double[]){-9, 2, 23}), 3, 0);
  ctu_addScl3(r, a, b, -1);
  ctu_add3(r, r, b);
  ctu_sub3(r, r, a);
  assert_all_near(r, ((double[]){0, 0, 0}), 3, 0);
  ctu_scl3(r, a, -2);
  assert_near(ctu_dot3(r, b), 2 - 12, 0);
  assert_near(ctu_norm3(b), sqrt(5), 1e-15);
  assert_near(ctu_dist3(a, b), 3, 0);
  ctu_cross(r, a, b);
  assert_all_near(r, ((double[]){4, -5, 2}), 3, 0);
  assert_near(ctu_normalize3(r), sqrt(45), 1e-15);
  double A[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  ctu_mulMatVec3(r, A, b);
  assert_all_near(r, ((double[]){5, 8, 11}), 3, 0);
  ctu_mulMatTVec3(r, A, b);
  assert_all_near(r, ((double[]){13, 14, 15}), 3, 0);
  ctu_unit4(r);
  assert_near(ctu_normalize4(r), 1, 0);
  double q[4];
  ctu_copy4(q, r);
  assert_all_near(q, ((double[]){1, 0, 0, 0}), 4, 0);
  ctu_zero4(q);
  assert_near(ctu_normalize4(q), 0, 0);
  assert_all_near(q, r, 4, 0);
}

static void n_numbers(void** state) {
  (void)state;
  double a[5] = {1, -2, 3, -4, 5}, b[5] = {2, 2, 2, 2, 2}, r[5];
  ctu_fill(r, 3, 5);
  ctu_addTo(r, a, 5);
  ctu_subFrom(r, b, 5);
  assert_all_near(r, ((double[]){2, -1, 4, -3, 6}), 5, 0);
  ctu_add(r, a, b, 5);
  ctu_sub(r, r, a, 5);
  assert_all_near(r, b, 5, 0);
  ctu_scl(r, a, 2, 5);
  ctu_addToScl(r, a, -1, 5);
  assert_all_near(r, a, 5, 0);
  ctu_addScl(r, a, b, 0.5, 5);
  assert_all_near(r, ((double[]){2, -1, 4, -3, 6}), 5, 0);
  assert_near(ctu_sum(a, 5), 3, 0);
  assert_near(ctu_L1(a, 5), 15, 0);
  assert_near(ctu_dot(a, b, 5), 6, 0);
  assert_near(ctu_norm(b, 4), 4, 0);
  assert_near(ctu_normalize(b, 4), 4, 0);
  assert_near(b[3], 0.5, 0);
  ctu_copy(r, a, 4);
  ctu_zero(r, 2);
  assert_all_near(r, ((double[]){0, 0, 3, -4, 6}), 5, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(three_and_four), cmocka_unit_test(n_numbers)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
