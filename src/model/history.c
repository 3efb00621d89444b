// Delay buffers. Times ascend from the oldest sample round the ring to the newest, strictly; the
// ring is always full, with zeros before time 0. All buffers stand one behind the other in
// d->history.
#include "model/history.h"

#include "base/assert.h"
#include "base/integer.h"
#include "model/data.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

static const cttNum kSameTime = ctMINVAL;

static cttNum* times_of(History h) { return h.buf + 2; }
static cttNum* value_at(History h, int place) {
  return h.buf + 2 + h.n + (size_t)place * (size_t)h.dim;
}

// Place of the k-th sample, 0 the oldest
static int sample_place(History h, int k) {
  return (integer_of(h.buf[1], 0, h.n - 1) + 1 + k) % h.n;
}
static cttNum time_of(History h, int k) { return times_of(h)[sample_place(h, k)]; }

// First sample that is not before t, n if all are
static int find_sample(History h, cttNum t) {
  int low = 0, high = h.n;
  while (low < high) {
    int mid = (low + high) / 2;
    if (time_of(h, mid) < t)
      low = mid + 1;
    else
      high = mid;
  }
  return low;
}

//---------------------------------- filling -------------------------------------------------------

// Zeros, up to the step before time 0.
static void start_history(History h, cttNum user, cttNum dt) {
  memset(h.buf, 0, (size_t)(2 + h.n * (1 + h.dim)) * sizeof(cttNum));
  h.buf[0] = user;
  h.buf[1] = h.n - 1;
  for (int k = 0; k < h.n; k++) times_of(h)[k] = -(h.n - k) * dt;
}

// Readings at an interval happen at the first step that is not before them.
static void start_at_interval(History h, const cttNum* interval, cttNum dt) {
  cttNum period = interval[0], last = interval[1] == 0 ? -period : interval[1];
  start_history(h, last, dt);
  for (int k = 0; k < h.n; k++) times_of(h)[k] = ceil((last - (h.n - 1 - k) * period) / dt) * dt;
}

void history_reset(const ctModel* m, ctData* d) {
  if (m->nhistory == 0) return;
  cttNum dt = m->opt.timestep;
  for (int i = 0; i < m->nu; i++) {
    History h = history_of_control(m, d, i);
    if (h.buf) start_history(h, 0, dt);
  }
  for (int i = 0; i < m->nsensor; i++) {
    History h = history_of_sensor(m, d, i);
    if (!h.buf) continue;
    if (m->sensor_interval[2 * i] > 0)
      start_at_interval(h, m->sensor_interval + 2 * i, dt);
    else
      start_history(h, -dt, dt);
  }
}

// Turn the ring until the oldest time is first.
static void unroll_ring(History h) {
  cttNum* t = times_of(h);
  for (int turns = sample_place(h, 0); turns > 0; turns--) {
    cttNum first = t[0];
    memmove(t, t + 1, (size_t)(h.n - 1) * sizeof(cttNum));
    t[h.n - 1] = first;
  }
}

bool history_fill(History h, const cttNum* times, const cttNum* values, cttNum user) {
  for (int k = 1; times && k < h.n; k++) {
    if (!(times[k - 1] < times[k])) return false;
  }
  if (times)
    memcpy(times_of(h), times, (size_t)h.n * sizeof(cttNum));
  else
    unroll_ring(h);
  if (values) memcpy(value_at(h, 0), values, (size_t)(h.n * h.dim) * sizeof(cttNum));
  h.buf[0] = user;
  h.buf[1] = h.n - 1;
  return true;
}

cttNum* history_insert(History h, cttNum t) {
  cttNum* times = times_of(h);
  int k = find_sample(h, t);
  if (k < h.n && fabs(t - time_of(h, k)) < kSameTime) return value_at(h, sample_place(h, k));

  // at the end the place of the oldest becomes the newest; at the start it is simply replaced
  int at = sample_place(h, 0);
  if (k == h.n) {
    h.buf[1] = at;
  } else {
    // in between, those before it move down over the oldest
    for (int j = 1; j < k; j++) {
      times[sample_place(h, j - 1)] = time_of(h, j);
      memcpy(value_at(h, sample_place(h, j - 1)), value_at(h, sample_place(h, j)),
             (size_t)h.dim * sizeof(cttNum));
    }
    if (k > 0) at = sample_place(h, k - 1);
  }
  times[at] = t;
  return value_at(h, at);
}

//---------------------------------- reading -------------------------------------------------------

// Slope between samples a and b; 0 beyond the ends.
static cttNum sample_slope(History h, int a, int b, int i) {
  if (a < 0 || b >= h.n) return 0;
  return (value_at(h, sample_place(h, b))[i] - value_at(h, sample_place(h, a))[i]) /
         (time_of(h, b) - time_of(h, a));
}

// Hermite polynomial between samples k - 1 and k, slopes over the neighbours (Catmull and Rom)
static void interpolate_cubic(History h, cttNum* out, int k, cttNum x) {
  cttNum dt = time_of(h, k) - time_of(h, k - 1), x2 = x * x, x3 = x2 * x;
  const cttNum *low = value_at(h, sample_place(h, k - 1)), *high = value_at(h, sample_place(h, k));
  for (int i = 0; i < h.dim; i++) {
    cttNum a = sample_slope(h, k - 2, k, i), b = sample_slope(h, k - 1, k + 1, i);
    out[i] = (2 * x3 - 3 * x2 + 1) * low[i] + (x3 - 2 * x2 + x) * dt * a +
             (-2 * x3 + 3 * x2) * high[i] + (x3 - x2) * dt * b;
  }
}

const cttNum* history_read(History h, cttNum* out, cttNum t, int interp) {
  if (t <= time_of(h, 0) + kSameTime) return value_at(h, sample_place(h, 0));
  if (t >= time_of(h, h.n - 1) - kSameTime) return value_at(h, sample_place(h, h.n - 1));
  int k = find_sample(h, t);
  const cttNum *low = value_at(h, sample_place(h, k - 1)), *high = value_at(h, sample_place(h, k));
  if (fabs(t - time_of(h, k)) < kSameTime) return high;
  if (interp == 0) return low;
  cttNum x = (t - time_of(h, k - 1)) / (time_of(h, k) - time_of(h, k - 1));
  if (interp == 1) {
    for (int i = 0; i < h.dim; i++) out[i] = low[i] + x * (high[i] - low[i]);
  } else {
    interpolate_cubic(h, out, k, x);
  }
  return out;
}

//---------------------------------- controls ------------------------------------------------------

cttNum history_control(const ctModel* m, const ctData* d, int actuator, cttNum time, int interp) {
  History h = history_of_control(m, d, actuator);
  if (!h.buf) return d->ctrl[actuator];
  cttNum out;
  if (interp < 0) interp = m->actuator_history[2 * actuator + 1];
  return *history_read(h, &out, time - m->actuator_delay[actuator], interp);
}

void history_keep_controls(const ctModel* m, ctData* d) {
  if (m->nhistory == 0) return;
  for (int i = 0; i < m->nu; i++) {
    History h = history_of_control(m, d, i);
    if (h.buf) *history_insert(h, d->time) = d->ctrl[i];
  }
}

cttNum ct_readCtrl(const ctModel* m, const ctData* d, int id, cttNum time, int interp) {
  CT_ASSERT(0 <= id && id < m->nu);
  return history_control(m, d, id, time, interp);
}

void ct_initCtrlHistory(const ctModel* m, ctData* d, int id, const cttNum* times,
                        const cttNum* values) {
  CT_ASSERT(0 <= id && id < m->nu);
  History h = history_of_control(m, d, id);
  if (!h.buf) {
    data_warn(d, -1, 0, "actuator %d has no delay buffer to fill", id);
  } else if (!history_fill(h, times, values, 0)) {
    data_warn(d, -1, 0, "delay buffer of actuator %d not filled: times must ascend", id);
  }
}
