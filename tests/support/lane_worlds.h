// Worlds in lanes beside the same worlds by ct_step: equal to the last bit.
#ifndef SUPPORT_LANE_WORLDS_H
#define SUPPORT_LANE_WORLDS_H

#include "base/rng.h"
#include "lanes/stepper.h"
#include "support/cmocka_all.h"
#include "support/numbers.h"
#include "support/scene.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

enum { LANE_WORLDS = 11 }; // no multiple of any width

typedef struct LaneWorlds {
  const ctModel* m;
  int n;
  ctData *lane[LANE_WORLDS], *alone[LANE_WORLDS];
} LaneWorlds;

static inline double lane_random(int world, int t, int i, double low, double high) {
  uint64_t stream = (uint64_t)(1000 * world + t);
  return low + (high - low) * rng_uniform(11, stream, (uint64_t)i);
}

// Worlds that differ in velocities and forces.
static inline LaneWorlds lane_worlds_make(const ctModel* m, int n) {
  LaneWorlds w = {.m = m, .n = n};
  for (int k = 0; k < n; k++) {
    w.lane[k] = ct_makeData(m);
    w.alone[k] = ct_makeData(m);
    assert_non_null(w.lane[k]);
    assert_non_null(w.alone[k]);
    for (int i = 0; i < m->nv; i++) w.lane[k]->qvel[i] = lane_random(k, 0, i, -0.2, 0.2);
    if (k % 4 == 3 && m->nv) w.lane[k]->qfrc_applied[m->nv - 1] = 0.5;
    if (k % 5 == 2 && m->nbody > 1) w.lane[k]->xfrc_applied[6 * (m->nbody - 1) + 2] = 1;
    ct_copyState(m, w.lane[k], w.alone[k], ctSTATE_INTEGRATION);
  }
  return w;
}

static inline void lane_worlds_free(LaneWorlds* w) {
  for (int k = 0; k < w->n; k++) {
    ct_deleteData(w->lane[k]);
    ct_deleteData(w->alone[k]);
  }
}

// Random controls of step t, for both.
static inline void lane_worlds_control(LaneWorlds* w, int t) {
  const ctModel* m = w->m;
  for (int k = 0; k < w->n; k++) {
    for (int i = 0; i < m->nu; i++) {
      const double* range = m->actuator_ctrlrange + 2 * i;
      bool limited = m->actuator_ctrllimited[i];
      double x = lane_random(k, t, i, limited ? 1.2 * range[0] : -1, limited ? 1.2 * range[1] : 1);
      w->lane[k]->ctrl[i] = w->alone[k]->ctrl[i] = x;
    }
  }
}

static inline void lane_worlds_equal(const LaneWorlds* w, int t) {
  const ctModel* m = w->m;
  for (int k = 0; k < w->n; k++) {
    const ctData *a = w->lane[k], *b = w->alone[k];
    bool rows = a->nefc == b->nefc || a->nefc == 0; // none: they were made in lanes
    bool same = a->time == b->time && a->ncon == b->ncon && rows &&
                a->maxuse_efc == b->maxuse_efc && a->solver_niter[0] == b->solver_niter[0] &&
                !memcmp(a->qpos, b->qpos, (size_t)m->nq * sizeof(double)) &&
                !memcmp(a->qvel, b->qvel, (size_t)m->nv * sizeof(double)) &&
                !memcmp(a->act, b->act, (size_t)m->na * sizeof(double)) &&
                !memcmp(a->energy, b->energy, sizeof a->energy) &&
                !memcmp(a->qacc_warmstart, b->qacc_warmstart, (size_t)m->nv * sizeof(double)) &&
                !memcmp(a->sensordata, b->sensordata, (size_t)m->nsensordata * sizeof(double));
    if (!same) fail_msg("world %d differs from ct_step in step %d", k, t);
    for (int i = 0; i < ctNWARNING; i++)
      assert_int_equal(a->warning[i].number, b->warning[i].number);
  }
}

static inline void lane_worlds_step(LaneWorlds* w, LaneStepper* s, int t) {
  lane_worlds_control(w, t);
  lanes_step(s, w->lane, w->n, 1);
  for (int k = 0; k < w->n; k++) ct_step(w->m, w->alone[k]);
  lane_worlds_equal(w, t);
}

// Steps in floats beside ct_step from the same states: qacc differs by rounding, by less than
// `bound` of its largest number.
static inline void lane_worlds_round(const ctModel* m, int steps, double bound) {
  LaneStepper* s = lanes_make_floats(m, 0);
  assert_non_null(s);
  assert_true(lanes_want(s, "qacc"));
  LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
  for (int t = 0; t < steps; t++) {
    lane_worlds_control(&w, t);
    lanes_step(s, w.lane, w.n, 1);
    for (int k = 0; k < w.n; k++) {
      double most = 0, size = 1e-6;
      ct_step(m, w.alone[k]);
      for (int i = 0; i < m->nv; i++) {
        double d = fabs(w.lane[k]->qacc[i] - w.alone[k]->qacc[i]);
        most = d <= most ? most : d; // NaN counts
        size = larger(size, fabs(w.alone[k]->qacc[i]));
      }
      if (!(most <= bound * size)) fail_msg("world %d, step %d: %g of %g", k, t, most, size);
      ct_copyState(m, w.lane[k], w.alone[k], ctSTATE_INTEGRATION);
    }
  }
  lane_worlds_free(&w);
  lanes_free(s);
}

// `steps` steps of all worlds with random controls; in the middle every third world is reset.
static inline void lane_worlds_compare(const ctModel* m, int width, int steps) {
  LaneStepper* s = lanes_make(m, width);
  assert_non_null(s);
  LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
  for (int t = 0; t < steps; t++) {
    for (int k = 0; k < w.n && t == steps / 2; k += 3) {
      ct_resetData(m, w.lane[k]);
      ct_resetData(m, w.alone[k]);
    }
    lane_worlds_step(&w, s, t);
  }
  lane_worlds_free(&w);
  lanes_free(s);
}

#endif
