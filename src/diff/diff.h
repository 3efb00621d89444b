// What the terms of a derivative share: the state at which a step is differentiated, the inputs
// (columns) and the place where the terms are added.
//
// The residual of the acceleration a is   r = M a + c - passive - actuator - applied - J' f(J a -
// aref) and terms add its derivative by the inputs with a fixed: dr/dq (tangent space), dr/dv,
// dr/dact, dr/dctrl, dr/dparameters. README.md has the equations.
#ifndef DIFF_DIFF_H
#define DIFF_DIFF_H

#include "base/arena.h"
#include "diff/sink.h"

#include <corten/data.h>
#include <corten/derivative.h>
#include <corten/model.h>

#include <stdbool.h>

// The first columns of the inputs.
typedef struct DiffColumns {
  int q, v, act, ctrl, param, n;
} DiffColumns;

typedef struct Diff {
  const ctModel* m;
  ctData* d;
  Arena* arena; // for what a term needs while it runs
  ctDerivativeInfo* info;
  DiffColumns col;
  DiffSink sink; // of dr
  const double* qacc;
  bool inverse; // of inverse dynamics: without applied forces
  bool passive; // without actuators
  bool listing; // list features of contacts that are about to change

  // Of bodies, six numbers each about the centre of mass of the tree: sum of S_k qacc_k and of S_k
  // qvel_k over the dofs that move it, and the external wrench that the terms add up.
  double *acc, *vel, *wrench;

  // Of dofs, six numbers each: (sum before the joint) x S, with qacc and with qvel.
  double *carry_acc, *carry_vel;
} Diff;

// Memory of a term, valid until the arena is released to a mark. NULL: there is none left.
double* diff_numbers(const Diff* x, size_t n);
int* diff_ints(const Diff* x, size_t n);

// May a matrix have so many numbers? False: the reason is in the info.
bool diff_fits(const Diff* x, size_t rows, size_t columns);

#endif
