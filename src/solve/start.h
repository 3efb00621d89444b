// Where a solver starts, and the cost of rows by itself.
#ifndef CORTEN_SOLVE_START_H
#define CORTEN_SOLVE_START_H

#include "solve/problem.h"

// r = J v
void start_mul(const Problem* p, double* r, const double* v);

// s(x) of all rows with x = J a - aref; writes the forces.
double start_cost(const Problem* p, const double* x, double* force);

#endif
