// What the primal solvers share: the point a, the products that belong to it, and the cost
//   1/2 (a - a0)' M (a - a0) + s(J a - aref)
// with its gradient. Vectors over unknowns are padded to a multiple of 4, vectors over rows have 4
// zeros behind.
//
// The arithmetic that depends on the form of J and M is a set of operations, chosen once by the
// solver: in tiles, for speed (Newton), or in MuJoCo's order of summation, to the last bit (CG,
// whose result depends on it where it has not converged, and Newton on small problems). Nothing
// else depends on the choice.
#ifndef SOLVE_PRIMAL_H
#define SOLVE_PRIMAL_H

#include "solve/cone.h"
#include "solve/tiled_rows.h"

typedef struct Primal Primal;

typedef struct PrimalOps {
  // J and M in the form that the others read, and n; false: the arena is full.
  bool (*init)(Primal* w, Arena* arena);

  void (*mul_rows)(const Primal* w, double* r, const double* v);    // r = J v
  void (*mul_rows_t)(const Primal* w, double* r, const double* f);  // r = J' f
  void (*mul_inertia)(const Primal* w, double* r, const double* v); // r = M v
  void (*mul_smooth)(const Primal* w, double* r);                   // r = M a0

  // Add limits and contacts at a + alpha search.
  void (*add_line)(const Primal* w, double alpha, ConeSum* sum);
} PrimalOps;

extern const PrimalOps primal_tiled_ops, primal_ordered_ops;

struct Primal {
  Problem* p;
  const PrimalOps* ops;
  int np;    // padded unknowns
  int n;     // unknowns that a dot product takes: np or nv
  int ncone; // elliptic contacts
  int plain; // rows from here on are all elliptic
  Cone* cone;
  double* weight; // D, 0 in elliptic rows

  // of primal_tiled_ops
  TiledRows J;
  uint64_t* bits; // tiles of M
  Csr pattern;    // tiles of M
  double* M;      // in tiles

  // of primal_ordered_ops, where J is compressed
  Csr columns; // of J'
  double* transposed;

  // vectors over unknowns
  double* a;
  double* Ma;
  double* search; // direction of the line search, and M and J times it
  double* Mv;
  double* qfrc; // J' force
  double* grad; // M a - f0 - J' force
  double* Mgrad;

  // vectors over rows
  double* jar; // J a - aref
  double* jv;
  double* quad[3]; // cost along the line: 1/2 D jar^2, D jar jv, 1/2 D jv^2; 0 in elliptic rows
  int* changed;    // the nquad rows that became quadratic, or ceased to be, in the last update

  double cost;
  double gauss;  // the part of the inertia
  int nactive;   // rows that are not satisfied
  int nchange;   // rows that changed their state in the last update
  int nquad;     // those of them that became quadratic or ceased to be
  int nconerows; // rows on a cone
};

// Memory and structure; false: the arena is full.
bool primal_init(Primal* w, Problem* p, const PrimalOps* ops, Arena* arena);

// Everything at a = p->qacc.
void primal_start(Primal* w);

// The same at the better of a0 and warmstart; writes b. warmstart NULL: at a0.
void primal_start_warm(Primal* w, const double* warmstart);

// Cost, states and forces from a, Ma and jar.
void primal_update(Primal* w);

// Second derivatives of the contacts that are on their cone.
void primal_cones(Primal* w);

// grad
void primal_gradient(Primal* w);

// a += alpha search
void primal_move(Primal* w, double alpha);

// Results to the problem.
void primal_finish(const Primal* w);

// Write the statistics of iteration `iter`, except improvement and gradient, which this computes:
// `cost` is the cost before the iteration. Returns whether either is below the tolerance.
bool primal_converged(const Primal* w, int iter, double cost, ctSolverStat stat);

#endif
