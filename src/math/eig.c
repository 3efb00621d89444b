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

bool eig_turn(double turn[4], const double D[9]) {
  Pair p = largest_pair(D);
  double off = D[3 * p.row + p.col];
  if (fabs(off) < kEpsilon) return false;

  double tau = (D[4 * p.col] - D[4 * p.row]) / (2 * off);
  double t = eig_tangent(tau), c = 1 / sqrt(1 + t * t);
  if (c > 1 - kEpsilon) return false;

  // sine of half the angle; about y the pair (x, z) turns the other way
  double s = sqrt(0.5 - 0.5 * c);
  if ((tau >= 0) != (p.axis == 1)) s = -s;
  zero4(turn);
  turn[1 + p.axis] = s;
  turn[0] = sqrt(1 - s * s);
  return true;
}

bool eig_order(double w[3], double turn[4], int i) {
  CT_ASSERT(i == 0 || i == 1);
  if (!(w[i] + kEpsilon < w[i + 1])) return false;
  double t = w[i];
  w[i] = w[i + 1];
  w[i + 1] = t;
  zero4(turn);
  turn[0] = turn[1 + (i + 2) % 3] = 0.707106781186548; // as many digits as MuJoCo has
  return true;
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
    if (!eig_turn(turn, D)) break;
    unit(turn);
    quat_mul(q, q, turn);
    unit(q);
  }
  for (int k = 0; k < 3; k++) { // neighbours 0, 1, 0
    double turn[4];
    if (!eig_order(w, turn, k % 2)) continue;
    quat_mul(q, q, turn);
    unit(q);
  }
  quat_to_mat(V, q);
  return i;
}

static void make_unit_quat(double* q) { normalize4(q); }

int eig_sym3(double* w, double* V, double* q, const double* A) {
  return eig_sym3_by(w, V, q, A, make_unit_quat);
}
