// Timers of the pipeline: how often a part ran, and how long by the user's clock (without one, only
// how often).
#ifndef MODEL_TIMER_H
#define MODEL_TIMER_H

#include "model/data.h"

static inline cttNum timer_start(const ctData* d) {
  ctfTime clock = data_own_const(d)->hook.time;
  return __builtin_expect(clock != NULL, 0) ? clock() : 0;
}

// Add what has gone by since the start.
static inline void timer_add(ctData* d, cttTimer timer, cttNum start) {
  ctfTime clock = data_own_const(d)->hook.time;
  if (__builtin_expect(clock != NULL, 0)) d->timer[timer].duration += clock() - start;
}

// And count a run.
static inline void timer_end(ctData* d, cttTimer timer, cttNum start) {
  timer_add(d, timer, start);
  d->timer[timer].number++;
}

#endif
