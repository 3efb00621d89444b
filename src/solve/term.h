// The cost s(x) of one constraint row, x = J a - aref, with its force f = -s'(x) and its state.
// There are four kinds of row; the table in README.md has their formulas. Three are here, each
// written once: every solver, the start of a solver, the line search and ct_constraintUpdate take
// them from this file. The fourth, the elliptic contact, couples several rows: cone.h.
#ifndef SOLVE_TERM_H
#define SOLVE_TERM_H

#include <corten/data.h>

#include <math.h>
#include <stdbool.h>

typedef struct Term {
  double cost;
  double force;
  cttConstraintState state;
} Term;

// Equality: 1/2 D x^2
static inline Term term_equality(double D, double x) {
  return (Term){0.5 * D * x * x, -D * x, ctCNSTRSTATE_QUADRATIC};
}

// Limit, frictionless contact, edge of a pyramid: 1/2 D min(x, 0)^2. The force of a satisfied row
// is +0, not -0.
static inline Term term_onesided(double D, double x) {
  double y = x < 0 ? x : 0, dy = D * y;
  return (Term){0.5 * dy * y, 0 - dy, x < 0 ? ctCNSTRSTATE_QUADRATIC : ctCNSTRSTATE_SATISFIED};
}

// Friction loss F, the Huber function: 1/2 D x^2 for |x| < R F, else F |x| - 1/2 R F^2
static inline Term term_friction(double D, double R, double F, double x) {
  if (fabs(x) < R * F) {
    double dx = D * x;
    return (Term){0.5 * dx * x, -dx, ctCNSTRSTATE_QUADRATIC};
  }
  double cost = F * fabs(x) - 0.5 * R * F * F;
  return x < 0 ? (Term){cost, F, ctCNSTRSTATE_LINEARNEG} : (Term){cost, -F, ctCNSTRSTATE_LINEARPOS};
}

// The same along a line x + alpha v, at y on it: adds the straight piece that holds y to a
// polynomial of alpha. False: y is on the parabola, and nothing was added.
static inline bool term_friction_line(double R, double F, double x, double v, double y,
                                      double sum[3]) {
  double bound = R * F;
  if (fabs(y) < bound) return false;
  sum[0] += F * ((y < 0 ? -x : x) - 0.5 * bound);
  sum[1] += y < 0 ? -F * v : F * v;
  return true;
}

#endif
