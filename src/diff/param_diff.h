// Derivatives by parameters of the model.
#ifndef DIFF_PARAM_DIFF_H
#define DIFF_PARAM_DIFF_H

#include "diff/damped.h"

// Triples of group, first element and number of elements; size: numbers of all of them.
typedef struct ParamSelection {
  const int* triple;
  int n, size;
} ParamSelection;

// False: not valid, and size is 0.
bool param_select(const ctModel* m, const int* param, int nparam, ParamSelection* s);

// Add dr by the parameters to a sink; add their part of T (damped.h). False: no memory.
bool param_diff(DiffPoint* p, const ParamSelection* s, const DiffSink* sink);
bool param_diff_damped(const DiffPoint* p, const Damped* t, const ParamSelection* s,
                       const DiffSink* sink);

#endif
