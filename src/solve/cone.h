// The elliptic friction cone of one contact. With x = J a - aref of its rows, scaled so that the
// cone is circular: N = mu x0, u_j = friction_j x_j, T = |u|.
//   N >= mu T       top: no force
//   mu N + T <= 0   bottom: every row is quadratic, cost 1/2 sum D x^2
//   between         on the cone: cost 1/2 k (N - mu T)^2, k = D0 / (mu^2 (1 + mu^2))
#ifndef SOLVE_CONE_H
#define SOLVE_CONE_H

#include "solve/problem.h"

enum { CONE_MAX = 6 };

typedef struct Cone {
  int row; // first row
  int dim;
  double mu;
  double scale[CONE_MAX]; // mu, friction
  double k;
  double* H; // dim x dim, the Hessian between the zones

  // along a line x + alpha v, as cone_line leaves them: bottom polynomial, N = n0 + alpha n1,
  // T^2 = t0 + 2 alpha t1 + alpha^2 t2
  double quad[3];
  double n0, n1, t0, t1, t2;
} Cone;

// A function of alpha: a polynomial of degree 2, and a value with two derivatives at one alpha.
typedef struct ConeSum {
  double quad[3];
  double cost, slope, curvature;
} ConeSum;

void cone_init(Cone* c, const Problem* p, int row);

// Zone of x; writes the forces and adds to the cost. D and x: rows of the contact.
cttConstraintState cone_update(const Cone* c, const double* D, const double* x, double* force,
                               double* cost);

// H = second derivative of the cost between the zones
void cone_hessian(const Cone* c, const double* x);

// Prepare for the line x + alpha v.
void cone_line(Cone* c, const double* D, const double* x, const double* v);

// Add the cost at alpha.
void cone_point(const Cone* c, double alpha, ConeSum* sum);

#endif
