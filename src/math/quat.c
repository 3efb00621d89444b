#include "math/quat.h"

#include "base/assert.h"
#include "math/fn.h"

void quat_from_mat_rough(double* q, const double* m) {
  // each diagonal sum is 4 q_k^2 for one of the components; divide by a component that is not small
  const double t[4] = {1 + m[0] + m[4] + m[8], 1 + m[0] - m[4] - m[8], 1 - m[0] + m[4] - m[8],
                       1 - m[0] - m[4] + m[8]};
  int k = 3;
  if (m[0] + m[4] + m[8] > 0)
    k = 0;
  else if (m[0] > m[4] && m[0] > m[8])
    k = 1;
  else if (m[4] > m[8])
    k = 2;

  double big = 0.5 * sqrt(t[k]);
  double wx = 0.25 * (m[7] - m[5]) / big, wy = 0.25 * (m[2] - m[6]) / big;
  double wz = 0.25 * (m[3] - m[1]) / big, xy = 0.25 * (m[1] + m[3]) / big;
  double xz = 0.25 * (m[2] + m[6]) / big, yz = 0.25 * (m[5] + m[7]) / big;
  const double row[4][4] = {
      {big, wx, wy, wz}, {wx, big, xy, xz}, {wy, xy, big, yz}, {wz, xz, yz, big}};
  copy4(q, row[k]);
}

void quat_from_mat(double* q, const double* m) {
  quat_from_mat_rough(q, m);
  normalize4(q);
}

void quat_from_z(double* q, const double* v) {
  const double z[3] = {0, 0, 1};
  double axis[3], dir[3];
  copy3(dir, v);
  unit4(q);
  if (normalize3(dir) < VEC_MINVAL) return;

  cross3(axis, z, dir);
  double s = normalize3(axis);
  if (s < VEC_MINVAL) {
    // along z: nothing to do, or half a turn about x
    if (dir[2] < 0) q[0] = 0, q[1] = 1;
    return;
  }
  quat_from_axis_angle(q, axis, fn_atan2(s, dir[2]));
}

bool quat_from_euler(double* q, const double* euler, const char* seq) {
  static const char letters[] = "xyzXYZ";
  if (strlen(seq) != 3) return false;

  double total[4];
  unit4(total);
  for (int i = 0; i < 3; i++) {
    const char* at = strchr(letters, seq[i]);
    if (!at) return false;
    int k = (int)(at - letters);
    double turn[4] = {fn_cos(euler[i] / 2)};
    turn[1 + k % 3] = fn_sin(euler[i] / 2);

    // moving axes append on the right, fixed axes on the left
    if (k < 3)
      quat_mul(total, total, turn);
    else
      quat_mul(total, turn, total);
  }
  copy4(q, total);
  return true;
}

int quat_nearest_rotation(double* q, const double* mat) {
  enum { MAX_ITERATIONS = 500 };
  const double tolerance = 1E-9;
  double target[9];
  mat3_transpose(target, mat); // rows are the columns of mat

  // turn q by omega = sum r_i x a_i / |sum r_i . a_i| over the columns r of its matrix and a of mat
  int i = 0;
  for (; i < MAX_ITERATIONS; i++) {
    double R[9], omega[3] = {0}, c[3], along = 0, turn[4];
    quat_to_mat(R, q);
    mat3_transpose(R, R);
    for (int k = 0; k < 9; k += 3) {
      cross3(c, R + k, target + k);
      addto3(omega, c);
      along += dot3(R + k, target + k);
    }
    scl3(omega, omega, 1 / (fabs(along) + VEC_MINVAL));
    double angle = normalize3(omega);
    if (angle < tolerance) break;
    quat_from_axis_angle(turn, omega, angle);
    quat_mul(q, turn, q);
    normalize4(q);
  }
  return i;
}

// K = [v]x
static void skew_matrix(double* K, const double* v) {
  const double k[9] = {0, -v[2], v[1], v[2], 0, -v[0], -v[1], v[0], 0};
  copy9(K, k);
}

// r = 1 + a K + b K^2
static void rodrigues_matrix(double* r, const double* K, double a, double b) {
  double K2[9];
  mat3_mul(K2, K, K);
  for (int i = 0; i < 9; i++) r[i] = (i % 4 == 0) + a * K[i] + b * K2[i];
}

void quat_sub_deriv(const double* a, const double* b, double* Da, double* Db) {
  if (!Da && !Db) return;
  double v[3], K[9], D[9];
  quat_sub(v, a, b);

  // inverse right Jacobian of the rotation group: 1 + h K + (1 - h cot h) K^2 for half angle h, K =
  // [axis]x
  double h = 0.5 * normalize3(v);
  skew_matrix(K, v);
  rodrigues_matrix(D, K, h, h < 6E-8 ? 0 : 1 - h / fn_tan(h));
  if (Da) copy9(Da, D);
  if (Db) {
    mat3_transpose(D, D);
    for (int i = 0; i < 9; i++) Db[i] = -D[i];
  }
}

void quat_integrate_deriv(const double* w, double t, double* Dquat, double* Dvel, double* Dscale) {
  double axis[3], K[9];
  scl3(axis, w, t);
  double x = normalize3(axis);
  skew_matrix(K, axis);

  // exp(-x K), and the right Jacobian 1 - (1 - cos x)/x K + (1 - sin x / x) K^2
  if (Dquat) rodrigues_matrix(Dquat, K, -fn_sin(x), 1 - fn_cos(x));
  if (Dvel) {
    double s = fn_sin(0.5 * x);
    rodrigues_matrix(Dvel, K, x > 0 ? -2 * s * s / x : 0, x > 0 ? 1 - fn_sin(x) / x : 0);
  }
  if (Dscale) copy3(Dscale, w);
}
