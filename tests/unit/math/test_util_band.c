#include "unit/math/math_near.h"

#include <corten/corten.h>

// 4 1 . 1 / 1 4 1 1 / . 1 4 1 / 1 1 1 4: a band of 2 over three rows and one dense row
static const double full[16] = {4, 1, 0, 1, 1, 4, 1, 1, 0, 1, 4, 1, 1, 1, 1, 4};

static void a_matrix_with_one_dense_row(void** state) {
  (void)state;
  double B[10] = {0}, D[16], x[4], b[4], r[8], ones[8] = {1, 1, 1, 1, 1, 0, 0, 0};
  ctu_dense2Band(B, full, 4, 2, 1);
  assert_all_near(B, ((double[]){0, 4, 1, 4, 1, 4, 1, 1, 1, 4}), 10, 0);
  ctu_band2Dense(D, B, 4, 2, 1, 1);
  assert_all_near(D, full, 16, 0);
  ctu_band2Dense(D, B, 4, 2, 1, 0);
  assert_true(D[1] == 0 && D[4] == 1);
  ctu_bandMulMatVec(r, B, ones, 4, 2, 1, 2, 1);
  assert_all_near(r, ((double[]){6, 7, 6, 7, 4, 1, 0, 1}), 8, 0);
  ctu_bandMulMatVec(r, B, ones, 4, 2, 1, 1, 0);
  assert_all_near(r, ((double[]){4, 5, 5, 7}), 4, 0);
  for (int i = 0; i < 4; i++) assert_true(B[ctu_bandDiag(i, 4, 2, 1)] == 4);
  memcpy(b, r, sizeof b);
  ctu_bandMulMatVec(b, B, r, 4, 2, 1, 1, 1);
  assert_true(ctu_cholFactorBand(B, 4, 2, 1, 0, 0) > 0);
  ctu_cholSolveBand(x, B, b, 4, 2, 1);
  assert_all_near(x, r, 4, 1e-14);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_matrix_with_one_dense_row)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
