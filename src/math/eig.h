// Eigenvalues and eigenvectors of a symmetric 3x3 matrix.
#ifndef MATH_EIG_H
#define MATH_EIG_H

#include "math/quat.h"

// A = V diag(w) V', w not increasing, V (eigenvectors as columns) a rotation, q its quaternion.
// Jacobi rotations; returns how many were made.
int eig_sym3(double* w, double* V, double* q, const double* A);

// The same with another way to make unit quaternions: the compiler divides by the norm.
typedef void (*EigUnit)(double* q);
int eig_sym3_by(double* w, double* V, double* q, const double* A, EigUnit unit);

// The steps. Quaternion, not yet of unit length, of the rotation that makes the largest
// off-diagonal entry of D zero; false if that entry is too small to matter.
bool eig_turn(double turn[4], const double D[9]);

// Tangent of the angle of such a rotation: the smaller root of t^2 + 2 tau t - 1.
static inline double eig_tangent(double tau) {
  return (tau >= 0 ? 1 : -1) / (fabs(tau) + sqrt(1 + tau * tau));
}

// Exchange w[i] and w[i + 1] if they increase; turn is the quarter turn about the third axis that
// exchanges their axes. False if they are in order.
bool eig_order(double w[3], double turn[4], int i);

#endif
