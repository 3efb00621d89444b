#include "math/quat.h"
#include "unit/math/math_near.h"

enum { TRIES = 50 };
static const double PI = 3.14159265358979323846;

static void product_is_composition(void** state) {
  (void)state;
  for (uint64_t k = 0; k < TRIES; k++) {
    double a[4], b[4], c[4], v[3], r[3], s[3], A[9], B[9], C[9], AB[9];
    near_unit_quat(a, 2 * k);
    near_unit_quat(b, 2 * k + 1);
    near_fill(v, 3, 100 + k);
    quat_mul(c, a, b);
    quat_rot_vec(r, v, b);
    quat_rot_vec(r, r, a);
    quat_rot_vec(s, v, c);
    assert_all_near(r, s, 3, 1e-14);
    quat_to_mat(A, a);
    quat_to_mat(B, b);
    quat_to_mat(C, c);
    mat3_mul(AB, A, B);
    assert_all_near(AB, C, 9, 1e-14);
    mat3_mul_vec(r, C, v);
    assert_all_near(r, s, 3, 1e-14);
  }
}

static void quarter_turn_about_z(void** state) {
  (void)state;
  double z[3] = {0, 0, 1}, x[3] = {1, 0, 0}, q[4], r[3];
  quat_from_axis_angle(q, z, PI / 2);
  assert_all_near(q, ((double[]){sqrt(0.5), 0, 0, sqrt(0.5)}), 4, 1e-15);
  quat_rot_vec(r, x, q);
  assert_all_near(r, ((double[]){0, 1, 0}), 3, 1e-15);
  quat_neg(q, q);
  quat_rot_vec(r, x, q);
  assert_all_near(r, ((double[]){0, -1, 0}), 3, 1e-15);
}

static void axis_product_is_product_with_pure_quaternion(void** state) {
  (void)state;
  double q[4], v[4] = {0}, r[4], s[4];
  near_unit_quat(q, 1);
  near_fill(v + 1, 3, 2);
  quat_mul_axis(r, q, v + 1);
  quat_mul(s, q, v);
  assert_all_near(r, s, 4, 1e-15);
}

static void velocity_takes_the_short_way(void** state) {
  (void)state;
  double axis[3] = {0, 1, 0}, q[4], v[3];
  quat_from_axis_angle(q, axis, 1.5 * PI);
  quat_to_vel(v, q, 0.5);
  assert_all_near(v, ((double[]){0, -PI, 0}), 3, 1e-14);
  double unit[4] = {1, 0, 0, 0};
  quat_to_vel(v, unit, 1);
  assert_all_near(v, ((double[]){0, 0, 0}), 3, 0);
}

static void difference_integrates_back(void** state) {
  (void)state;
  for (uint64_t k = 0; k < TRIES; k++) {
    double a[4], b[4], v[3];
    near_unit_quat(a, 2 * k);
    near_unit_quat(b, 2 * k + 1);
    quat_sub(v, a, b);
    quat_integrate(b, v, 1);
    // a and -a are the same rotation
    assert_near(fabs(dot4(a, b)), 1, 1e-14);
  }
}

static void derivative_is_the_limit_of_integration(void** state) {
  (void)state;
  double q[4], w[3], local[3], inv[4], d[4], p[4], h = 1e-6;
  near_unit_quat(q, 3);
  near_fill(w, 3, 4);
  quat_deriv(d, q, w);
  // integration takes the velocity in the local frame
  quat_neg(inv, q);
  quat_rot_vec(local, w, inv);
  copy4(p, q);
  quat_integrate(p, local, h);
  for (int i = 0; i < 4; i++) assert_near((p[i] - q[i]) / h, d[i], 1e-6);
}

static void matrix_and_back(void** state) {
  (void)state;
  // random ones, and half turns where the trace is negative, about each axis
  for (uint64_t k = 0; k < TRIES; k++) {
    double q[4], p[4], R[9];
    near_unit_quat(q, k);
    if (k % 5 < 3) {
      zero4(q);
      q[0] = 1e-3;
      q[1 + k % 5] = 1;
      normalize4(q);
    }
    quat_to_mat(R, q);
    quat_from_mat(p, R);
    assert_near(fabs(dot4(q, p)), 1, 1e-14);
  }
}

static void turn_from_z(void** state) {
  (void)state;
  double z[3] = {0, 0, 1}, v[3], q[4], r[3];
  for (uint64_t k = 0; k < TRIES; k++) {
    near_fill(v, 3, k);
    quat_from_z(q, v);
    quat_rot_vec(r, z, q);
    normalize3(v);
    assert_all_near(r, v, 3, 1e-14);
  }
  quat_from_z(q, ((double[]){0, 0, -3}));
  assert_all_near(q, ((double[]){0, 1, 0, 0}), 4, 0);
  quat_from_z(q, ((double[]){0, 0, 0}));
  assert_all_near(q, ((double[]){1, 0, 0, 0}), 4, 0);
}

static void euler_sequences(void** state) {
  (void)state;
  double e[3] = {0.3, -0.4, 0.5}, x[3] = {1, 0, 0}, y[3] = {0, 1, 0}, a[4], b[4], q[4], r[4];
  // moving axes: turn x then the new y
  quat_from_axis_angle(a, x, e[0]);
  quat_from_axis_angle(b, y, e[1]);
  quat_mul(r, a, b);
  assert_true(quat_from_euler(q, ((double[]){0.3, -0.4, 0}), "xyz"));
  assert_all_near(q, r, 4, 1e-15);
  // fixed axes: the second turn goes to the left
  quat_mul(r, b, a);
  assert_true(quat_from_euler(q, ((double[]){0.3, -0.4, 0}), "XYZ"));
  assert_all_near(q, r, 4, 1e-15);
  // moving axes in one order are fixed axes in the other
  assert_true(quat_from_euler(q, e, "xyz"));
  assert_true(quat_from_euler(r, ((double[]){0.5, -0.4, 0.3}), "ZYX"));
  assert_all_near(q, r, 4, 1e-15);
}

static void bad_euler_sequence_is_refused(void** state) {
  (void)state;
  double e[3] = {1, 2, 3}, q[4] = {5, 6, 7, 8};
  assert_false(quat_from_euler(q, e, "xyw"));
  assert_false(quat_from_euler(q, e, "xy"));
  assert_false(quat_from_euler(q, e, "xyzx"));
  assert_all_near(q, ((double[]){5, 6, 7, 8}), 4, 0);
}

static void nearest_rotation(void** state) {
  (void)state;
  // R S with S symmetric and positive: the nearest rotation is R
  double q[4], p[4] = {1, 0, 0, 0}, R[9], S[9], A[9];
  near_unit_quat(q, 4);
  quat_to_mat(R, q);
  near_fill_spd(S, 3, 5);
  mat3_mul(A, R, S);
  int n = quat_nearest_rotation(p, A);
  assert_in_range(n, 1, 500);
  assert_near(fabs(dot4(p, q)), 1, 1e-12);
  assert_int_equal(quat_nearest_rotation(p, A), 0);
}

static void poses(void** state) {
  (void)state;
  double pa[3], qa[4], pb[3], qb[4], p[3], q[4], v[3], r[3], s[3];
  near_fill(pa, 3, 1);
  near_fill(pb, 3, 2);
  near_fill(v, 3, 3);
  near_unit_quat(qa, 4);
  near_unit_quat(qb, 5);
  quat_mul_pose(p, q, pa, qa, pb, qb);
  quat_pose_vec(r, pb, qb, v);
  quat_pose_vec(r, pa, qa, r);
  quat_pose_vec(s, p, q, v);
  assert_all_near(r, s, 3, 1e-14);
  double pi[3], qi[4];
  quat_neg_pose(pi, qi, p, q);
  quat_pose_vec(s, pi, qi, s);
  assert_all_near(s, v, 3, 1e-14);
}

// Move q by a small local rotation about axis k.
static void nudge(double* r, const double* q, int k, double h) {
  double w[3] = {0};
  w[k] = 1;
  copy4(r, q);
  quat_integrate(r, w, h);
}

static void derivative_of_difference(void** state) {
  (void)state;
  double h = 1e-6;
  for (uint64_t t = 0; t < 10; t++) {
    double a[4], b[4], Da[9], Db[9], up[4], down[4], u[3], d[3];
    near_unit_quat(a, 2 * t);
    near_unit_quat(b, 2 * t + 1);
    if (t == 0) copy4(b, a);
    quat_sub_deriv(a, b, Da, Db);
    for (int k = 0; k < 3; k++) {
      nudge(up, a, k, h);
      nudge(down, a, k, -h);
      quat_sub(u, up, b);
      quat_sub(d, down, b);
      for (int i = 0; i < 3; i++) assert_near((u[i] - d[i]) / (2 * h), Da[3 * i + k], 1e-7);
      nudge(up, b, k, h);
      nudge(down, b, k, -h);
      quat_sub(u, a, up);
      quat_sub(d, a, down);
      for (int i = 0; i < 3; i++) assert_near((u[i] - d[i]) / (2 * h), Db[3 * i + k], 1e-7);
    }
  }
}

static void derivative_of_integration(void** state) {
  (void)state;
  double h = 1e-6;
  for (uint64_t t = 0; t < 10; t++) {
    double q[4], w[3], Dq[9], Dw[9], Ds[3], base[4], moved[4], v[3], scale = 0.3 * (double)t;
    near_unit_quat(q, t);
    near_fill(w, 3, 50 + t);
    quat_integrate_deriv(w, scale, Dq, Dw, Ds);
    copy4(base, q);
    quat_integrate(base, w, scale);
    for (int k = 0; k < 3; k++) {
      nudge(moved, q, k, h);
      quat_integrate(moved, w, scale);
      quat_sub(v, moved, base);
      for (int i = 0; i < 3; i++) assert_near(v[i] / h, Dq[3 * i + k], 1e-5);
      // by the rotation vector scale * w
      double rot[3];
      scl3(rot, w, scale);
      rot[k] += h;
      copy4(moved, q);
      quat_integrate(moved, rot, 1);
      quat_sub(v, moved, base);
      for (int i = 0; i < 3; i++) assert_near(v[i] / h, Dw[3 * i + k], 1e-5);
    }
    assert_all_near(Ds, w, 3, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(product_is_composition),
      cmocka_unit_test(quarter_turn_about_z),
      cmocka_unit_test(axis_product_is_product_with_pure_quaternion),
      cmocka_unit_test(velocity_takes_the_short_way),
      cmocka_unit_test(difference_integrates_back),
      cmocka_unit_test(derivative_is_the_limit_of_integration),
      cmocka_unit_test(matrix_and_back),
      cmocka_unit_test(turn_from_z),
      cmocka_unit_test(euler_sequences),
      cmocka_unit_test(bad_euler_sequence_is_refused),
      cmocka_unit_test(nearest_rotation),
      cmocka_unit_test(poses),
      cmocka_unit_test(derivative_of_difference),
      cmocka_unit_test(derivative_of_integration),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
