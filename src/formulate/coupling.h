// Constraint rows as couplings: the view of the rows that formulations by projection work on.
//
// A coupling is one row of an equality, a friction loss or a limit, or all rows of one contact. It
// has one direction; a contact has condim of them, the normal first, for both kinds of cone: the
// edges of a pyramid n +- mu_k t_k are taken apart into n and t_k. With M = L' D L and
// Y = J L^-1 D^-1/2, an impulse p along the directions changes the velocities of all directions:
//
//   u = u0 + Y z,   z = Y' p,   Y Y' = J M^-1 J'
//
// Y has the columns of J and their ancestors, few where there are many trees. Couplings are in the
// order of islands. Memory is from the arena; the caller marks and releases.
#ifndef FORMULATE_COUPLING_H
#define FORMULATE_COUPLING_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

enum { COUPLING_MAX = 6 };

typedef enum CouplingLaw {
  COUPLING_EQUAL,     // any impulse
  COUPLING_DRY,       // at most `bound` in magnitude: friction loss
  COUPLING_ONESIDED,  // not negative; behind it friction within the ellipse of a contact
  COUPLING_COMPLIANT, // the normal impulse follows hertz.h; friction likewise
} CouplingLaw;

typedef struct RowCoupling {
  CouplingLaw law;
  int row, rows; // in the list of constraint rows
  int dir, dim;  // first direction, directions
  int ncol;
  const int* col;
  const double* Y;      // dim x ncol
  const double* A;      // dim x dim: Y Y'
  const ctContact* con; // NULL: not a contact
} RowCoupling;

typedef struct Couplings {
  int nv, n, ndir;
  RowCoupling* at;
  int ngroup;
  int* group;       // first coupling of each island, and the end
  int* dofs;        // first of its dofs in `dof`, and the end
  const int* dof;   // dofs by island; NULL: all, in order
  double* z;        // nv
  double* z_before; // nv, z before a sweep
  double* base;     // velocity of a direction without impulses, and what it must not fall below
  double* soft;     // velocity that one unit of impulse costs besides A
  double* bound;    // of dry friction
  double* held;     // one-sided: impulse up to which it is hard; it gives way above,
  double* give;     // by this velocity per unit of impulse; 0: it is hard throughout
  double* impulse;  // in: the start; out: the solution
  double* before;   // impulses before a sweep
  double* search;   // direction of the accelerated iteration
  struct HertzContact* hertz; // by direction, read at the normals of compliant contacts
  double stiction;            // slip velocity below which friction is viscous; 0: none
  bool frictionless;          // the directions behind the first are left alone
} Couplings;

// Make the couplings of all rows; numbers by direction are zero. False: the arena is full.
bool couplings_make(const ctModel* m, ctData* d, Couplings* s);

// Numbers by direction from numbers by row that are linear in J (velocity, position, acceleration).
void couplings_from_rows(const Couplings* s, double* by_dir, const double* by_row);

// Numbers by row from forces by direction, so that J' f stays the same. In a pyramid each pair of
// edges has an equal share of the normal force; an edge may be negative where friction is in the
// corner of the ellipse outside of the pyramid.
void couplings_to_rows(const Couplings* s, double* by_row, const double* by_dir);

#endif
