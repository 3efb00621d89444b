// A constrained acceleration problem, without bodies: the input and output of the solvers. The
// whole model is one Problem, or each island is one.
//
//   minimize over a   1/2 (a - a0)' M (a - a0) + s(J a - aref)
//
// with the piecewise quadratic cost s of the rows. See README.md.
#ifndef SOLVE_PROBLEM_H
#define SOLVE_PROBLEM_H

#include "math/sparse.h"

#include <corten/data.h>

#include <math.h>
#include <stdbool.h>

typedef struct Problem {
  int nv;   // unknowns
  int nefc; // rows: ne equalities, nf friction losses, then limits and contacts
  int ne;
  int nf;

  // M as lower triangle in compressed rows, diagonal last (n = nv); L and dinv are its factor as
  // ldl_factor leaves them. Columns count from 0 inside the problem.
  Csr inertia;
  const double* M;
  const double* L;
  const double* dinv;

  // Jacobian: nefc x nv by rows if jacobian.nnz is NULL, else in compressed rows whose columns
  // count from 0 inside the problem. Rows of one contact share their columns.
  Csr jacobian;
  const double* J;

  // rows
  const double* D;            // 1 / R
  const double* R;            // regularisation
  const double* frictionloss; // read from ne to ne + nf
  const double* aref;         // reference acceleration
  const int* type;            // cttConstraint
  const int* id;              // for contacts: index in contact
  ctContact* contact;         // reads dim, mu, friction; Newton writes H

  // without constraints: a0 = M^-1 f0
  const double* qacc_smooth;
  const double* qfrc_smooth;

  // dual solvers only: J M^-1 J' + diag(R), symmetric, nefc x nefc if ar.nnz is NULL
  Csr ar;
  const double* AR;

  // options
  double tolerance;
  double ls_tolerance;
  double noslip_tolerance;
  int iterations;
  int ls_iterations;
  int noslip_iterations;
  double scale; // 1 / (meaninertia nv) for the whole model, 1 / trace(M) for an island

  // in and out
  double* qacc;            // in: where to start, as start_problem leaves it; out: the solution
  double* b;               // J a0 - aref: written by start_problem, read by the dual solvers
  double* force;           // out; dual solvers start from it
  int* state;              // out, cttConstraintState
  double* qfrc_constraint; // out, J' force

  // statistics, out
  ctSolverStat* stat; // one per iteration, as many as nstat; NULL allowed
  int nstat;
  int niter; // iterations done, added to what it was; noslip counts on
  int nnz;   // entries of the Hessian factor, or of AR
} Problem;

// Is the row one of an elliptic contact, or of a pyramid?
static inline bool problem_is_elliptic(const Problem* p, int i) {
  return p->type[i] == ctCNSTR_CONTACT_ELLIPTIC;
}
static inline bool problem_is_pyramid(const Problem* p, int i) {
  return p->type[i] == ctCNSTR_CONTACT_PYRAMIDAL;
}

// Converged. NaN counts as converged, so that loops end.
static inline bool problem_is_small(double gain, double tolerance) {
  return gain < tolerance || isnan(gain);
}

#endif
