// Where a solver starts.
#ifndef SOLVE_START_H
#define SOLVE_START_H

#include "base/arena.h"
#include "solve/problem.h"

// For the whole model: writes b, and qacc (primal solvers) or force (dual solvers) from the better
// of warmstart (nv) and the solution without constraints. warmstart NULL: cold. False: the arena is
// full.
bool start_problem(Problem* p, cttSolver solver, const double* warmstart, Arena* arena);

#endif
