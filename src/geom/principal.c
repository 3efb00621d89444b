#include "geom/principal.h"

#include "base/assert.h"
#include "math/eig.h"

#include <math.h>
#include <stdbool.h>

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
    if (!eig_turn(turn, D)) break;
    principal_unit(turn, 4);
    turn_by(quat, turn);
  }
  for (int k = 0; k < 3; k++) { // neighbours 0, 1, 0
    double turn[4];
    if (eig_order(w, turn, k % 2)) turn_by(quat, turn);
  }
}
