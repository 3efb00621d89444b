#include "math/eig.h"

#include "base/assert.h"

static const double kEpsilon = 1E-12;

// The off-diagonal pairs and the axis that turns one into the other.
typedef struct Pair {
  int row, col, axis;
} Pair;

static Pair largest_pair(const double* D) {
  double xy = fabs(D[1]), xz = fabs(D[2]), yz = fabs(D[5]);
  if (xy > xz && xy > yz) return (Pair){0, 1, 2};
  if (xz > yz) return (Pair){0, 2, 1};
  return (Pair){1, 2, 0};
}

// Quaternion of the rotation that makes D(row, col) zero; false if it is too small to matter.
static bool jacobi_rotation(double* turn, const double* D, EigUnit unit) {
  Pair p = largest_pair(D);
  double off = D[3 * p.row + p.col];
  if (fabs(off) < kEpsilon) return false;

  // t = tan of the angle: the smaller root of t^2 + 2 tau t - 1
  double tau = (D[4 * p.col] - D[4 * p.row]) / (2 * off);
  double t = (tau >= 0 ? 1 : -1) / (fabs(tau) + sqrt(1 + tau * tau));
  double c = 1 / sqrt(1 + t * t);
  if (c > 1 - kEpsilon) return false;

  // sine of half the angle; about y the pair (x, z) turns the other way
  double s = sqrt(0.5 - 0.5 * c);
  if ((tau >= 0) != (p.axis == 1)) s = -s;
  zero4(turn);
  turn[1 + p.axis] = s;
  turn[0] = sqrt(1 - s * s);
  unit(turn);
  return true;
}

// Order two neighbours by a quarter turn about the third axis.
static void order_neighbours(double* w, double* q, int i, EigUnit unit) {
  if (!(w[i] + kEpsilon < w[i + 1])) return;
  double t = w[i];
  w[i] = w[i + 1];
  w[i + 1] = t;
  double turn[4] = {0.707106781186548, 0, 0, 0}; // as many digits as MuJoCo has
  turn[1 + (i + 2) % 3] = turn[0];
  quat_mul(q, q, turn);
  unit(q);
}

int eig_sym3_by(double* w, double* V, double* q, const double* A, EigUnit unit) {
  enum { MAX_ITERATIONS = 500 };
  int i = 0;
  unit4(q);
  for (; i < MAX_ITERATIONS; i++) {
    double D[9], turn[4];
    quat_to_mat(V, q);
    mat3_mul_t_mat(D, V, A);
    mat3_mul(D, D, V);
    for (int k = 0; k < 3; k++) w[k] = D[4 * k];
    if (!jacobi_rotation(turn, D, unit)) break;
    quat_mul(q, q, turn);
    unit(q);
  }
  order_neighbours(w, q, 0, unit);
  order_neighbours(w, q, 1, unit);
  order_neighbours(w, q, 0, unit);
  quat_to_mat(V, q);
  return i;
}

static void make_unit_quat(double* q) { normalize4(q); }

int eig_sym3(double* w, double* V, double* q, const double* A) {
  return eig_sym3_by(w, V, q, A, make_unit_quat);
}
