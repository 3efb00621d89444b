// After any solver: Gauss-Seidel sweeps over friction alone, normal forces held, without
// regularisation, so that nothing creeps.
#ifndef SOLVE_NOSLIP_H
#define SOLVE_NOSLIP_H

#include "solve/problem.h"

// Statistics go behind those of the solver. Needs no memory.
void noslip_run(Problem* p);

#endif
