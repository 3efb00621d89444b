#include "unit/math/math_near.h"

#include <corten/corten.h>

static void turns_by_hand(void** state) {
  (void)state;
  double h = sqrt(0.5), z[3] = {0, 0, 1}, x[3] = {1, 0, 0}, q[4], p[4], r[4], M[9];
  ctu_axisAngle2Quat(q, z, acos(0));
  assert_all_near(q, ((double[]){h, 0, 0, h}), 4, 1e-15);
  ctu_rotVecQuat(r, x, q);
  assert_all_near(r, ((double[]){0, 1, 0}), 3, 1e-15);
  ctu_quat2Mat(M, q);
  assert_all_near(M, ((double[]){0, -1, 0, 1, 0, 0, 0, 0, 1}), 9, 1e-15);
  ctu_mat2Quat(p, M);
  assert_all_near(p, q, 4, 1e-15);
  ctu_negQuat(p, q);
  ctu_mulQuat(r, p, q);
  assert_all_near(r, ((double[]){1, 0, 0, 0}), 4, 1e-15);
  ctu_mulQuatAxis(r, q, x);
  assert_all_near(r, ((double[]){0, h, h, 0}), 4, 1e-15);
  ctu_quat2Vel(r, q, 2);
  assert_all_near(r, ((double[]){0, 0, acos(0) / 2}), 3, 1e-15);
  ctu_subQuat(r, q, p);
  assert_all_near(r, ((double[]){0, 0, 2 * acos(0)}), 3, 1e-14);
  ctu_derivQuat(r, ((double[]){1, 0, 0, 0}), ((double[]){2, 4, 6}));
  assert_all_near(r, ((double[]){0, 1, 2, 3}), 4, 0);
  ctu_quatIntegrate(p, z, 2 * acos(0));
  assert_all_near(p, q, 4, 1e-15);
  ctu_quatZ2Vec(r, x);
  assert_all_near(r, ((double[]){h, 0, h, 0}), 4, 1e-15);
  ctu_euler2Quat(r, ((double[]){0, 0, acos(0)}), "xyz");
  assert_all_near(r, q, 4, 1e-15);
  ctu_unit4(p);
  assert_true(ctu_mat2Rot(p, M) > 0);
  assert_all_near(p, q, 4, 1e-9);
}

static void poses_by_hand(void** state) {
  (void)state;
  double h = sqrt(0.5), q[4] = {h, 0, 0, h}, p[3] = {1, 0, 0}, r[3], s[4];
  ctu_trnVecPose(r, p, q, ((double[]){1, 0, 0}));
  assert_all_near(r, ((double[]){1, 1, 0}), 3, 1e-15);
  ctu_mulPose(r, s, p, q, p, q);
  assert_all_near(r, ((double[]){1, 1, 0}), 3, 1e-15);
  assert_all_near(s, ((double[]){0, 0, 0, 1}), 4, 1e-15);
  ctu_negPose(r, s, p, q);
  assert_all_near(r, ((double[]){0, 1, 0}), 3, 1e-15);
  assert_all_near(s, ((double[]){h, 0, 0, -h}), 4, 1e-15);
}

static void derivatives_may_be_left_out(void** state) {
  (void)state;
  double q[4] = {1, 0, 0, 0}, v[3] = {0, 0, 0}, D[9], eye[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  ctd_subQuat(q, q, NULL, NULL);
  ctd_subQuat(q, q, D, NULL);
  assert_all_near(D, eye, 9, 0);
  ctd_quatIntegrate(v, 1, NULL, NULL, NULL);
  ctd_quatIntegrate(v, 1, NULL, D, NULL);
  assert_all_near(D, eye, 9, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(turns_by_hand),
                                     cmocka_unit_test(poses_by_hand),
                                     cmocka_unit_test(derivatives_may_be_left_out)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
