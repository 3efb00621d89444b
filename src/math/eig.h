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

#endif
