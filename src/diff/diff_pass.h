// Opening and closing a derivative: refusals, memory, the forward pass.
#ifndef DIFF_DIFF_PASS_H
#define DIFF_DIFF_PASS_H

#include "diff/damped.h"
#include "diff/param_select.h"

typedef struct DiffPass {
  DiffPoint p;
  Damped s;
  ctDerivativeInfo own; // stands in for an info that the caller does not want
  size_t mark;
  int running;
  bool staged; // a Runge-Kutta step: no point is open, the step has several
} DiffPass;

// Clears the info but for its settings, refuses what has no derivative, runs the forward pass and
// opens its state for derivatives. Returns a cttDerivativeStatus; diff_pass_close follows in any
// case.
int diff_pass_open(DiffPass* s, const ctModel* m, ctData* d, ctDerivativeInfo* info,
                   const ParamSelection* param);
void diff_pass_close(DiffPass* s);

// The same without the forward pass and the point.
int diff_pass_begin(DiffPass* s, const ctModel* m, ctData* d, ctDerivativeInfo* info,
                    const ParamSelection* param);

// Refuse with a sentence; returns the status.
int diff_pass_refuse(ctDerivativeInfo* info, int status, const char* text);

#endif
