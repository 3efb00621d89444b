// Which parameters of a model a step is differentiated by.
#ifndef DIFF_PARAM_SELECT_H
#define DIFF_PARAM_SELECT_H

#include <corten/model.h>

#include <stdbool.h>

// Triples of group (cttDerivativeParam), first element and number of elements, negative: all that
// follow; size: numbers of all of them.
typedef struct ParamSelection {
  const int* triple;
  int n, size;
  bool valid;
} ParamSelection;

void param_select(const ctModel* m, const int* param, int nparam, ParamSelection* s);

// Elements of a triple; -1: not valid.
int param_select_count(const ctModel* m, const int* triple);

// Numbers per element of a group.
int param_select_width(int group);

#endif
