// Exact line search: Newton steps on the slope of the cost along w->search until two points bracket
// the minimum, then Newton steps from both ends and bisection.
#ifndef SOLVE_LINESEARCH_H
#define SOLVE_LINESEARCH_H

#include "solve/primal.h"

typedef struct Line {
  int neval;    // evaluations of the cost
  double slope; // scaled slope at the step taken; 1 if there is none
} Line;

// Writes Mv and jv. Returns the step; 0: no improvement.
double linesearch(Primal* w, Line* line);

#endif
