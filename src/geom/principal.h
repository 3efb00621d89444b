// Principal axes of inertia, with the rounding of MuJoCo's compiler.
#ifndef GEOM_PRINCIPAL_H
#define GEOM_PRINCIPAL_H

// full = R diag(w) R' with w not increasing and R the rotation of quat. The same Jacobi rotations
// as eig_sym3, but quaternions are made unit as MuJoCo's compiler does, so that vertices
// turned by them keep their last bit.
void principal_axes(double w[3], double quat[4], const double full[9]);

// Make a unit vector of n numbers and return its length. Of square 1e-14 or less it stays as it is
// and counts as 0; within 1e-14 of a unit vector it stays as it is.
double principal_unit(double* v, int n);

#endif
