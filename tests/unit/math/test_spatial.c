#include "math/quat.h"
#include "math/spatial.h"
#include "unit/math/math_near.h"

// power of a force along a motion does not depend on the point they are seen from
static void power_is_invariant(void** state) {
  (void)state;
  double v[6], f[6], d[3], v2[6], f2[6];
  near_fill(v, 6, 1);
  near_fill(f, 6, 2);
  near_fill(d, 3, 3);
  spatial_move_motion(v2, v, d);
  spatial_move_force(f2, f, d);
  assert_near(dot6(v2, f2), dot6(v, f), 1e-14);
  double q[4], R[9];
  near_unit_quat(q, 4);
  quat_to_mat(R, q);
  spatial_into_frame(v2, R, v2);
  spatial_into_frame(f2, R, f2);
  assert_near(dot6(v2, f2), dot6(v, f), 1e-14);
}

// (v x m) . f = -m . (v x* f)
static void cross_products_are_dual(void** state) {
  (void)state;
  double v[6], m[6], f[6], a[6], b[6];
  near_fill(v, 6, 1);
  near_fill(m, 6, 2);
  near_fill(f, 6, 3);
  spatial_cross_motion(a, v, m);
  spatial_cross_force(b, v, f);
  assert_near(dot6(a, f), -dot6(m, b), 1e-14);
  spatial_cross_motion(a, v, v);
  assert_all_near(a, ((double[6]){0}), 6, 1e-15);
}

static void cross_motion_by_hand(void** state) {
  (void)state;
  // turning about z at 2, a slide along x moves towards y
  double v[6] = {0, 0, 2, 0, 0, 0}, m[6] = {0, 0, 0, 3, 0, 0}, r[6];
  spatial_cross_motion(r, v, m);
  assert_all_near(r, ((double[]){0, 0, 0, 0, 6, 0}), 6, 0);
  spatial_cross_force(r, v, ((double[]){3, 0, 0, 0, 0, 0}));
  assert_all_near(r, ((double[]){0, 6, 0, 0, 0, 0}), 6, 0);
}

// momentum of two point-like masses added up
static void inertia_times_motion_is_momentum(void** state) {
  (void)state;
  double j[3] = {0, 0, 0}, R[9], d[2][3], m[2] = {2, 0.5}, I[10], sum[10], v[6], f[6], p[6] = {0};
  mat3_eye(R);
  zero10(sum);
  near_fill(v, 6, 1);
  for (int k = 0; k < 2; k++) {
    near_fill(d[k], 3, 2 + (uint64_t)k);
    spatial_inertia(I, j, R, d[k], m[k]);
    addto10(sum, I);

    // p = m (v + w x d), L = d x p
    double lin[3], ang[3];
    cross3(lin, v, d[k]);
    addto3(lin, v + 3);
    scl3(lin, lin, m[k]);
    cross3(ang, d[k], lin);
    addto3(p, ang);
    addto3(p + 3, lin);
  }
  spatial_inertia_mul(f, sum, v);
  assert_all_near(f, p, 6, 1e-14);
}

static void inertia_turns_with_the_body(void** state) {
  (void)state;
  // about the centre of mass: J w = R diag(j) R' w
  double j[3] = {1, 2, 3}, q[4], R[9], I[10], v[6] = {0.3, -0.2, 0.5, 0, 0, 0}, f[6], w[3];
  near_unit_quat(q, 1);
  quat_to_mat(R, q);
  spatial_inertia(I, j, R, ((double[]){0, 0, 0}), 4);
  spatial_inertia_mul(f, I, v);
  mat3_mul_t_vec(w, R, v);
  for (int k = 0; k < 3; k++) w[k] *= j[k];
  mat3_mul_vec(w, R, w);
  assert_all_near(f, w, 3, 1e-14);
  assert_all_near(f + 3, ((double[]){0, 0, 0}), 3, 1e-15);
  assert_near(I[9], 4, 0);
}

static void joints(void** state) {
  (void)state;
  double axis[3] = {0, 0, 1}, off[3] = {1, 0, 0}, s[12], r[6];
  spatial_hinge(s, axis, off);
  assert_all_near(s, ((double[]){0, 0, 1, 0, 1, 0}), 6, 0);
  spatial_slide(s + 6, axis);
  assert_all_near(s + 6, ((double[]){0, 0, 0, 0, 0, 1}), 6, 0);
  spatial_combine(r, s, ((double[]){2, 3}), 2);
  assert_all_near(r, ((double[]){0, 0, 2, 0, 2, 3}), 6, 0);
  spatial_combine(r, s, axis, 0);
  assert_all_near(r, ((double[6]){0}), 6, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(power_is_invariant),
      cmocka_unit_test(cross_products_are_dual),
      cmocka_unit_test(cross_motion_by_hand),
      cmocka_unit_test(inertia_times_motion_is_momentum),
      cmocka_unit_test(inertia_turns_with_the_body),
      cmocka_unit_test(joints),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
