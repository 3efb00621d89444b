// The rows of a Problem evaluated by themselves, from the Problem alone.
#ifndef SOLVE_EVALUATE_H
#define SOLVE_EVALUATE_H

#include "solve/evaluate.h"
#include "solve/problem.h"
#include "solve/term.h"

// r = J v
void evaluate_rows(const Problem* p, double* r, const double* v);

// Cost, force and state of row i, which is no elliptic contact.
Term evaluate_term(const Problem* p, int i, double x);

// s(x) of all rows with x = J a - aref; writes the forces.
double evaluate_cost(const Problem* p, const double* x, double* force);

#endif
