// What the primal solvers share: the point a, the products that belong to it, and the cost
//   1/2 (a - a0)' M (a - a0) + s(J a - aref)
// with its gradient. Vectors over unknowns are padded to a multiple of 4, vectors over rows have 4
// zeros behind.
// Sums are taken in one of two orders. Newton wants speed: J and M in tiles. CG wants the order of
// MuJoCo, to the last bit: where it has not converged its result depends on it. So does Newton
// where a problem is too small for tiles.
#ifndef CORTEN_SOLVE_PRIMAL_H
#define CORTEN_SOLVE_PRIMAL_H

#include "solve/cone.h"
#include "solve/tiled_rows.h"

typedef struct Primal {
  Problem* p;
  bool tiled; // J and M in tiles; else the Problem's are used as they are
  TiledRows J;
  int np;    // padded unknowns
  int n;     // unknowns that a dot product takes: np or nv
  int ncone; // elliptic contacts
  int plain; // rows from here on are all elliptic
  Cone* cone;
  double* weight; // D, 0 in elliptic rows
  uint64_t* bits; // tiles of M
  Csr pattern;    // tiles of M
  double* M;      // in tiles
  Csr columns;    // J' if not in tiles and J is compressed
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
} Primal;

// Memory and structure, with tiles or in MuJoCo's order; false: the arena is full.
bool primal_init(Primal* w, Problem* p, Arena* arena);
bool primal_init_ordered(Primal* w, Problem* p, Arena* arena);

// r = J v, r = M v
void primal_mul_rows(const Primal* w, double* r, const double* v);
void primal_mul_inertia(const Primal* w, double* r, const double* v);

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

// Statistics of iteration `iter`.
void primal_record(const Primal* w, int iter, const ctSolverStat* stat);

#endif
