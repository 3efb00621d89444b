// Isotropic hyperelastic materials: energy, stress and stiffness from principal stretches.
#ifndef MATERIAL_ISOTROPIC_H
#define MATERIAL_ISOTROPIC_H

#include <corten/types.h>

// W per volume at rest, its first and second derivatives by the principal stretches.
typedef struct Principal {
  double W, d[3], dd[3][3];
} Principal;

// The energy of a material at n principal stretches s, which do not increase in magnitude; for
// n = 3 the last is negative in an inverted element. c: the material's constants.
typedef void (*PrincipalLaw)(int n, const double* s, const double* c, Principal* out);

// With F = U diag(s) V' of n columns:
//   energy     W(s)
//   stress     P = dW/dF = U diag(dW/ds) V'
//   stiffness  d2W/dF2, whose eigenvectors are known: n "scalings" u_i v_i' (the eigenvectors of
//              d2W/ds2), and for a pair of stretches
//                flip   u_i v_j' + u_j v_i'   (W_i - W_j) / (s_i - s_j)
//                twist  u_i v_j' - u_j v_i'   (W_i + W_j) / (s_i + s_j)
//              and out of the plane of a membrane or the line of a rod u_k v_j', W_j / s_j.
//              Negative eigenvalues become 0. H has (3 n)^2 numbers, F's by rows.
double isotropic_energy(int n, const double* F, const double* c, PrincipalLaw law);
void isotropic_stress(int n, const double* F, const double* c, PrincipalLaw law, double* P);
void isotropic_stiffness(int n, const double* F, const double* c, PrincipalLaw law, double* H);

// Lame parameters of small strain. n = 3: of the solid; n = 2: of plane stress; n = 1: such that
// 2 mu + lambda is Young's modulus, lambda 0.
typedef struct Lame {
  double mu, lambda;
} Lame;
Lame isotropic_lame(int n, double young, double poisson);

// A material without parameters of its own: c = mu, lambda.
void isotropic_prepare_lame(int n, cttNum young, cttNum poisson, const cttNum* param, cttNum* c);

// W as a function f(I, J) of I = sum s^2 and J = prod s: f, df/dI, df/dJ, d2f/dI2, d2f/dIdJ,
// d2f/dJ2.
typedef struct InvariantLaw {
  double f, I, J, II, IJ, JJ;
} InvariantLaw;
double isotropic_I(int n, const double* s);
double isotropic_J(int n, const double* s);
void isotropic_from_invariants(int n, const double* s, const InvariantLaw* f, Principal* out);

// A function of one number with two derivatives.
typedef struct Jet {
  double f, d, dd;
} Jet;

// ln J and J^-2, below J = ISOTROPIC_FLAT continued by their Taylor polynomials of second order: an
// element that is flat or inverted has a finite energy that pushes it back.
#define ISOTROPIC_FLAT 0.1
Jet isotropic_log(double J);
Jet isotropic_inverse_square(double J);

#endif
