// Friction of one contact with a given normal force: a quadratic program in an ellipsoid,
//   minimize 1/2 x'Ax + b'x   subject to   sum (x_i / d_i)^2 <= r^2
#ifndef MATH_QCQP_H
#define MATH_QCQP_H

enum { QCQP_MAX = 5 };

typedef struct Qcqp {
  int n;           // 1 to QCQP_MAX
  const double* A; // n x n, symmetric, positive
  const double* b; // n
  const double* d; // n
  double r;
} Qcqp;

// Newton on the multiplier of the constraint. Returns whether x is on the ellipsoid; a singular
// matrix gives x = 0 and false.
int qcqp_solve(const Qcqp* q, double* x);

#endif
