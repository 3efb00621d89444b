// From constraint rows to constraint forces and the final acceleration.
#ifndef STEP_CONSTRAIN_H
#define STEP_CONSTRAIN_H

#include "solve/problem.h"

#include <corten/data.h>
#include <corten/model.h>
#include <corten/plugin.h>

// Solve for the constraint forces by the formulation of opt.formulation. Convex: island by island
// where the solver can; others write qpos_shift too.
//   reads   efc_* iefc_* M qLD qLDiagInv qfrc_smooth qacc_smooth qacc_warmstart
//   writes  efc_b efc_force efc_state qfrc_constraint qacc solver solver_niter solver_nnz
void constrain(const ctModel* m, ctData* d);

// The same by the table of contact formulations: the row `convex`.
extern const ctpFormulation constrain_convex;

// All rows as one problem.
Problem constrain_problem(const ctModel* m, ctData* d);

// The same in parts, for solvers that take the islands of several worlds at once: constrain_open
// makes the problem of each island with its start, its user solves them, constrain_close brings the
// results back. warm: the one problem is everything, and starts as solve_warm does.
typedef struct ConstrainParts {
  Problem* p; // in the arena
  int n;
  bool warm;
  size_t mark;
} ConstrainParts;

// False: there are no islands, or no memory for them; nothing was done.
bool constrain_open(const ctModel* m, ctData* d, ConstrainParts* parts);
void constrain_close(const ctModel* m, ctData* d, const ConstrainParts* parts);

#endif
