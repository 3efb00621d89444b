// Opening and closing a derivative: refusals, memory, the forward pass.
#ifndef DIFF_SESSION_H
#define DIFF_SESSION_H

#include "diff/damped.h"

typedef struct DiffSession {
  DiffPoint p;
  Damped s;
  ctDerivativeInfo own; // stands in for an info that the caller does not want
  size_t mark;
  int running;
} DiffSession;

// Clears the info but for its settings, refuses what has no derivative, and runs the forward pass;
// with its state opened for derivatives unless `open` is false. Returns a cttDerivativeStatus;
// session_close follows in any case.
int session_open(DiffSession* s, const ctModel* m, ctData* d, ctDerivativeInfo* info, int nparam,
                 bool open);
void session_close(DiffSession* s);

// Refuse with a sentence; returns the status.
int session_refuse(ctDerivativeInfo* info, int status, const char* text);

#endif
