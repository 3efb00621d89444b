// Delay buffers: samples of controls and sensors with their times, in a ring.
//   memory  [user, newest, times(n), values(n * dim)]
// newest is the place of the latest sample; the one behind it, round the ring, is the oldest.
#ifndef MODEL_HISTORY_H
#define MODEL_HISTORY_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

typedef struct History {
  cttNum* buf; // NULL: none
  int n, dim;
} History;

static inline History history_of_control(const ctModel* m, const ctData* d, int actuator) {
  int n = m->actuator_history[2 * actuator];
  return (History){n > 0 ? d->history + m->actuator_historyadr[actuator] : NULL, n, 1};
}

static inline History history_of_sensor(const ctModel* m, const ctData* d, int sensor) {
  int n = m->sensor_history[2 * sensor];
  cttNum* buf = n > 0 ? d->history + m->sensor_historyadr[sensor] : NULL;
  return (History){buf, n, m->sensor_dim[sensor]};
}

// Number of the buffer that is its user's own: for sensors with an interval, the time of the latest
// reading.
static inline cttNum* history_user(History h) { return h.buf; }

// All buffers as they are at the start: zeros, one time step apart (sensors with an interval: one
// interval), up to the step before time 0.
void history_reset(const ctModel* m, ctData* d);

// Samples oldest first; times NULL: those already there. False, and nothing happens, when times do
// not ascend.
bool history_fill(History h, const cttNum* times, const cttNum* values, cttNum user);

// Where the dim numbers of a sample at time t belong: over the one of the same time if there is
// one, else in place of the oldest.
cttNum* history_insert(History h, cttNum t);

// The value at time t, held outside the samples: where it is stored, or `out` after interpolation
// by interp 0 (hold), 1 (linear), 2 (cubic).
const cttNum* history_read(History h, cttNum* out, cttNum t, int interp);

// The control of an actuator at a time, delayed by the actuator's delay; interp -1: the model's.
cttNum history_control(const ctModel* m, const ctData* d, int actuator, cttNum time, int interp);

// Remember the controls of this moment.
void history_keep_controls(const ctModel* m, ctData* d);

#endif
