#include "geom/principal.h"

#include "base/assert.h"
#include "math/quat.h"

#include <math.h>
#include <stdbool.h>

static const double kEpsilon = 1e-12;

double principal_unit(double* v, int n) {
  CT_ASSERT(n == 3 || n == 4);
  const double eps = 1e-14;
  double length = 0;
  for (int i = 0; i < n; i++) length += v[i] * v[i];
  if (length < eps) return 0;
  length = sqrt(length);
  if (fabs(length - 1) > eps)
    for (int i = 0; i < n; i++) v[i] /= length;
  return length;
}

// q = q turn
static void turn_by(double q[4], const double turn[4]) {
  quat_mul(q, q, turn);
  principal_unit(q, 4);
  principal_unit(q, 4); // MuJoCo does it twice, which can change the last bit
}

// Quaternion of the rotation that makes the largest off-diagonal entry zero; false if it is too
// small to matter.
static bool jacobi_turn(double turn[4], const double D[9]) {
  double xy = fabs(D[1]), xz = fabs(D[2]), yz = fabs(D[5]);
  int axis = xy > xz && xy > yz ? 2 : xz > yz ? 1 : 0;
  int row = axis == 0 ? 1 : 0, col = axis == 2 ? 1 : 2;
  double off = D[3 * row + col];
  if (fabs(off) < kEpsilon) return false;

  // t = tan of the angle: the smaller root of t^2 + 2 tau t - 1
  double tau = (D[4 * col] - D[4 * row]) / (2 * off);
  double t = (tau >= 0 ? 1 : -1) / (fabs(tau) + sqrt(1 + tau * tau));
  double c = 1 / sqrt(1 + t * t);
  if (c > 1 - kEpsilon) return false;

  // sine of half the angle; about y the pair (x, z) turns the other way
  double s = sqrt(0.5 - 0.5 * c);
  if ((tau >= 0) != (axis == 1)) s = -s;
  zero4(turn);
  turn[1 + axis] = s;
  turn[0] = sqrt(1 - s * s);
  principal_unit(turn, 4);
  return true;
}

// Order two neighbours by a quarter turn about the third axis.
static void order_pair(double w[3], double q[4], int i) {
  CT_ASSERT(i == 0 || i == 1);
  if (!(w[i] + kEpsilon < w[i + 1])) return;
  double t = w[i];
  w[i] = w[i + 1];
  w[i + 1] = t;
  double turn[4] = {0.707106781186548, 0, 0, 0}; // MuJoCo's digits
  turn[1 + (i + 2) % 3] = turn[0];
  turn_by(q, turn);
}

// To the last bit; NaN equals anything.
static bool is_symmetric(const double a[9]) {
  return !(fabs(a[1] - a[3]) > 0) && !(fabs(a[2] - a[6]) > 0) && !(fabs(a[5] - a[7]) > 0);
}

void principal_axes(double w[3], double quat[4], const double full[9]) {
  enum { MAX_ITERATIONS = 500 };
  CT_ASSERT(is_symmetric(full));
  unit4(quat);
  for (int i = 0; i < MAX_ITERATIONS; i++) {
    double R[9], D[9], turn[4];
    quat_to_mat(R, quat);
    mat3_mul_t_mat(D, R, full);
    mat3_mul(D, D, R);
    for (int k = 0; k < 3; k++) w[k] = D[4 * k];
    if (!jacobi_turn(turn, D)) break;
    turn_by(quat, turn);
  }
  order_pair(w, quat, 0);
  order_pair(w, quat, 1);
  order_pair(w, quat, 0);
}
