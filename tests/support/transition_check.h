// Analytic derivatives of a step beside centred differences of ct_step.
#ifndef SUPPORT_TRANSITION_CHECK_H
#define SUPPORT_TRANSITION_CHECK_H

#include <corten/corten.h>

#include <stdbool.h>

// Blocks of A, B, C and D: rows q, v, act, sensors by columns q, v, act, ctrl.
enum { BLOCK_ROWS = 4, BLOCK_COLS = 4 };

typedef struct TransitionCheck {
  int columns;  // inputs
  int compared; // of these, with one active set at all points of the stencil
  double worst[BLOCK_ROWS][BLOCK_COLS]; // largest difference, relative to the largest of the block
  double error;                         // the largest of them
  int row, column;                      // where
  double analytic, difference;          // there
} TransitionCheck;

// The derivative at the state of d, whose state is as before afterwards. Solver tolerances of m are
// lowered for the differences. False: ctd_transition refused, see info.
bool transition_check(ctModel* m, ctData* d, ctDerivativeInfo* info, TransitionCheck* result);

// A state that depends on the seed only: positions away from those of the model by up to `spread`,
// velocities, activations and controls, followed by a few steps.
void transition_state(const ctModel* m, ctData* d, int seed, double spread);

#endif
