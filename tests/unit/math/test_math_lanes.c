// The inline kernels over lanes of worlds: every lane must give the bits of the scalar library. As
// many lanes as one register has, because gcc comments on the ABI of wider vectors.
#if defined(__AVX__)
#define CT_LANES 4
#else
#define CT_LANES 2
#endif

#include "math/muscle.h"
#include "math/quat.h"
#include "math/spatial.h"
#include "unit/math/math_near.h"

#include <corten/corten.h>

enum { TRIES = 40, WIDEST = 10 };

// n random numbers for each lane; sometimes tiny, so that both sides of a choice occur in one
// vector.
static void lanes_fill(real* x, int n, uint64_t seed) {
  for (int k = 0; k < CT_LANES; k++) {
    double v[WIDEST];
    near_fill(v, n, CT_LANES * seed + (uint64_t)k);
    double size = rng_u64(seed, 9, (uint64_t)k) % 4 == 0 ? 1e-17 : 1;
    for (int i = 0; i < n; i++) real_set_lane(&x[i], k, size * v[i]);
  }
}

static void lane(double* v, const real* x, int n, int k) {
  for (int i = 0; i < n; i++) v[i] = real_lane(x[i], k);
}

static void check_lane(const real* x, const double* want, int n, int k) {
  for (int i = 0; i < n; i++) assert_true(real_lane(x[i], k) == want[i]);
}

static void normalization(void** state) {
  (void)state;
  for (uint64_t t = 0; t < TRIES; t++) {
    real v[3], q[4], v0[3], q0[4];
    lanes_fill(v, 3, t);
    lanes_fill(q, 4, t + 1000);
    copy3(v0, v);
    copy4(q0, q);
    real nv = normalize3(v), nq = normalize4(q);
    for (int k = 0; k < CT_LANES; k++) {
      double a[3], b[4];
      lane(a, v0, 3, k);
      lane(b, q0, 4, k);
      assert_true(ctu_normalize3(a) == real_lane(nv, k));
      assert_true(ctu_normalize4(b) == real_lane(nq, k));
      check_lane(v, a, 3, k);
      check_lane(q, b, 4, k);
    }
  }
}

static void quaternions(void** state) {
  (void)state;
  for (uint64_t t = 0; t < TRIES; t++) {
    real p[4], q[4], v[3], prod[4], rot[3], vel[3], diff[3], mat[9], turned[4];
    lanes_fill(p, 4, t);
    lanes_fill(q, 4, t + 500);
    lanes_fill(v, 3, t + 1000);
    quat_mul(prod, p, q);
    quat_rot_vec(rot, v, p);
    quat_to_vel(vel, p, real_set(0.1));
    quat_sub(diff, p, q);
    quat_to_mat(mat, q);
    copy4(turned, q);
    quat_integrate(turned, v, real_set(0.3));
    for (int k = 0; k < CT_LANES; k++) {
      double a[4], b[4], c[3], r[9];
      lane(a, p, 4, k);
      lane(b, q, 4, k);
      lane(c, v, 3, k);
      ctu_mulQuat(r, a, b);
      check_lane(prod, r, 4, k);
      ctu_rotVecQuat(r, c, a);
      check_lane(rot, r, 3, k);
      ctu_quat2Vel(r, a, 0.1);
      check_lane(vel, r, 3, k);
      ctu_subQuat(r, a, b);
      check_lane(diff, r, 3, k);
      ctu_quat2Mat(r, b);
      check_lane(mat, r, 9, k);
      ctu_quatIntegrate(b, c, 0.3);
      check_lane(turned, b, 4, k);
    }
  }
}

static void spatial_vectors(void** state) {
  (void)state;
  for (uint64_t t = 0; t < TRIES; t++) {
    real v[6], d[3], moved[6], o[3];
    lanes_fill(v, 6, t);
    lanes_fill(d, 3, t + 100);
    zero3(o);
    spatial_move_force(moved, v, d);
    for (int k = 0; k < CT_LANES; k++) {
      double a[6], b[3], zero[3] = {0}, r[6];
      lane(a, v, 6, k);
      lane(b, d, 3, k);
      ctu_transformSpatial(r, a, 1, b, zero, NULL);
      check_lane(moved, r, 6, k);
    }
  }
}

static void muscles(void** state) {
  (void)state;
  const double prm[9] = {0.75, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2}, range[2] = {0.2, 0.5};
  const double dyn[3] = {0.01, 0.04, 0.2};
  for (uint64_t t = 0; t < TRIES; t++) {
    real x[2];
    lanes_fill(x, 2, t);
    real gain = muscle_gain(x[0], x[1], range, 0.7, prm);
    real bias = muscle_bias(x[0], range, 0.7, prm), rate = muscle_dynamics(x[0], x[1], dyn);
    for (int k = 0; k < CT_LANES; k++) {
      double a[2];
      lane(a, x, 2, k);
      assert_true(real_lane(gain, k) == ctu_muscleGain(a[0], a[1], range, 0.7, prm));
      assert_true(real_lane(bias, k) == ctu_muscleBias(a[0], range, 0.7, prm));
      assert_true(real_lane(rate, k) == ctu_muscleDynamics(a[0], a[1], dyn));
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(normalization), cmocka_unit_test(quaternions),
                                     cmocka_unit_test(spatial_vectors), cmocka_unit_test(muscles)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
