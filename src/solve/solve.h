// Entry points of the solvers. Each takes its scratch memory from the arena and releases it; false:
// the arena is full, and nothing but scratch was touched.
#ifndef SOLVE_SOLVE_H
#define SOLVE_SOLVE_H

#include "base/arena.h"
#include "base/pool.h"
#include "solve/problem.h"

// Solve one problem from p->qacc or p->force.
bool solve_problem(Problem* p, cttSolver solver, Arena* arena);

// start_problem and solve_problem in one, which shares their work; for the whole model, or an
// island that is all of it.
bool solve_warm(Problem* p, cttSolver solver, const double* warmstart, Arena* arena);

// Solve n problems that share no unknowns and no contacts. pool: NULL allowed. The bits do not
// depend on the number of threads.
bool solve_islands(Problem* p, int n, cttSolver solver, Arena* arena, Pool* pool);

// Friction without regularisation, after any solver: reads AR and b, changes force, qacc and
// qfrc_constraint.
void solve_noslip(Problem* p);

#endif
