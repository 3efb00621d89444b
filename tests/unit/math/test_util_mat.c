#include "unit/math/math_near.h"

#include <corten/corten.h>

static void matrices_by_hand(void** state) {
  (void)state;
  double A[6] = {1, 2, 3, 4, 5, 6}, B[6] = {1, 0, 0, 1, 1, 1}, r[9], t[6];
  ctu_mulMatVec(r, A, ((double[]){1, 1, 1}), 2, 3);
  assert_all_near(r, ((double[]){6, 15}), 2, 0);
  ctu_mulMatTVec(r, A, ((double[]){1, 1}), 2, 3);
  assert_all_near(r, ((double[]){5, 7, 9}), 3, 0);
  ctu_mulMatMat(r, A, B, 2, 3, 2);
  assert_all_near(r, ((double[]){4, 5, 10, 11}), 4, 0);
  ctu_transpose(t, B, 3, 2);
  ctu_mulMatMatT(r, A, t, 2, 3, 2);
  assert_all_near(r, ((double[]){4, 5, 10, 11}), 4, 0);
  ctu_transpose(t, A, 2, 3);
  ctu_mulMatTMat(r, t, B, 3, 2, 2);
  assert_all_near(r, ((double[]){4, 5, 10, 11}), 4, 0);
  ctu_sqrMatTD(r, B, ((double[]){1, 2, 3}), 3, 2);
  assert_all_near(r, ((double[]){4, 3, 3, 5}), 4, 0);
  ctu_sqrMatTD(r, B, NULL, 3, 2);
  assert_all_near(r, ((double[]){2, 1, 1, 2}), 4, 0);
  assert_near(ctu_mulVecMatVec(((double[]){1, 2}), r, ((double[]){3, 4}), 2), 10 + 22, 0);
  ctu_symmetrize(r, ((double[]){1, 0, 4, 1}), 2);
  assert_all_near(r, ((double[]){1, 2, 2, 1}), 4, 0);
  ctu_eye(r, 3);
  assert_all_near(r, ((double[]){1, 0, 0, 0, 1, 0, 0, 0, 1}), 9, 0);
}

static void spatial_transform(void** state) {
  (void)state;
  // a turn about z seen from a point one further along x moves towards y
  double v[6] = {0, 0, 1, 0, 0, 0}, r[6], o[3] = {0, 0, 0}, x[3] = {1, 0, 0};
  ctu_transformSpatial(r, v, 0, x, o, NULL);
  assert_all_near(r, ((double[]){0, 0, 1, 0, 1, 0}), 6, 0);
  // a force along y has a torque about the old point, and minus that about the new one
  double f[6] = {0, 0, 0, 0, 1, 0};
  ctu_transformSpatial(r, f, 1, x, o, NULL);
  assert_all_near(r, ((double[]){0, 0, -1, 0, 1, 0}), 6, 0);
  // in a frame turned by a quarter about z, global y is its x
  ctu_transformSpatial(r, f, 1, o, o, ((double[]){0, -1, 0, 1, 0, 0, 0, 0, 1}));
  assert_all_near(r, ((double[]){0, 0, 0, 1, 0, 0}), 6, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(matrices_by_hand),
                                     cmocka_unit_test(spatial_transform)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
