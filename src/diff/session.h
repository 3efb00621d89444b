// Opening and closing a derivative: refusals, memory, the forward pass.
#ifndef DIFF_SESSION_H
#define DIFF_SESSION_H

#include "diff/damped.h"
#include "diff/param_select.h"

typedef struct DiffSession {
  DiffPoint p;
  Damped s;
  ctDerivativeInfo own; // stands in for an info that the caller does not want
  size_t mark;
  int running;
  bool staged; // a Runge-Kutta step: no point is open, the step has several
} DiffSession;

// Clears the info but for its settings, refuses what has no derivative, runs the forward pass and
// opens its state for derivatives. Returns a cttDerivativeStatus; session_close follows in any
// case.
int session_open(DiffSession* s, const ctModel* m, ctData* d, ctDerivativeInfo* info,
                 const ParamSelection* param);
void session_close(DiffSession* s);

// Open the state of the data as a point, of a session that has none. False: no memory.
bool session_open_point(DiffSession* s, int nparam);

// Refuse with a sentence; returns the status.
int session_refuse(ctDerivativeInfo* info, int status, const char* text);

#endif
