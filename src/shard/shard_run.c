#include "shard/shard_run.h"

#include "base/alloc.h"
#include "base/hash.h"

#include <stdio.h>
#include <string.h>

enum { SHARD_BATCH = 256 }; // simulations of the batch

static void random_control(const ctModel* m, const Shard* s, int rollout, int step, double* ctrl) {
  ctb_randomUniform(s->head.key, rollout, step, (int)m->nu, ctrl);
  for (int i = 0; i < m->nu; i++) {
    bool limited = m->actuator_ctrllimited[i];
    double low = limited ? m->actuator_ctrlrange[2 * i] : -1;
    double high = limited ? m->actuator_ctrlrange[2 * i + 1] : 1;
    ctrl[i] = low + (high - low) * ctrl[i];
  }
}

static void set_shard_control(const ctModel* m, const Shard* s, int rollout, int step,
                              double* ctrl) {
  size_t nu = (size_t)m->nu;
  if (s->policy == SHARD_RANDOM) random_control(m, s, rollout, step, ctrl);
  if (s->policy == SHARD_CONTROLS && nu)
    memcpy(ctrl, s->control + (size_t)step * nu, nu * sizeof(double));
}

static void set_shard_velocity(const ctModel* m, const Shard* s, int rollout, double* qvel) {
  int nv = (int)m->nv;
  if (s->head.noise <= 0) return;
  ctb_randomNormal(s->head.key, rollout, -1, nv, qvel);
  for (int i = 0; i < nv; i++) qvel[i] *= s->head.noise;
}

static double* shard_state(const Shard* s, int rollout, int step) {
  size_t row = (size_t)(rollout - s->head.first) * (size_t)s->head.nstep + (size_t)step;
  return s->x + row * (size_t)s->head.nstate;
}

//---------------------------------- one by one ----------------------------------------------------

static void run_one_rollout(const ctModel* m, ctData* d, int sim, void* arg) {
  const Shard* s = arg;
  int rollout = (int)(s->base + sim);
  set_shard_velocity(m, s, rollout, d->qvel);
  for (int t = 0; t < s->head.nstep; t++) {
    set_shard_control(m, s, rollout, t, d->ctrl);
    if (s->policy == SHARD_FUNCTION) s->function(m, d, rollout, t, d->ctrl);
    ct_step(m, d);
    ct_getState(m, d, shard_state(s, rollout, t), ctSTATE_PHYSICS);
  }
}

//---------------------------------- in lanes ------------------------------------------------------

// A step of all rows at a time, with the bits of the above. The parts of ctSTATE_PHYSICS are
// neighbours in a row.
static int run_rows(ctBatch* b, const Shard* s, const int* ids, int n) {
  const ctModel* m = b->model;
  cttNum* x = ctb_stateComponent(b, ctSTATE_QPOS, NULL);
  cttNum* v = ctb_stateComponent(b, ctSTATE_QVEL, NULL);
  cttNum* u = ctb_stateComponent(b, ctSTATE_CTRL, NULL);
  int failed = 0, first = (int)s->base, stride = b->nstate;
  for (int i = 0; i < n; i++) set_shard_velocity(m, s, first + i, v + (size_t)i * stride);
  for (int t = 0; t < s->head.nstep && !failed; t++) {
    for (int i = 0; i < n; i++) set_shard_control(m, s, first + i, t, u + (size_t)i * stride);
    failed = ctb_step(b, ids, n, 1, ctSTAGE_NONE);
    if (b->watch && b->watch(b->watch_arg, NULL, 0)) return failed;
    for (int i = 0; i < n; i++)
      memcpy(shard_state(s, first + i, t), x + (size_t)i * stride,
             (size_t)s->head.nstate * sizeof *x);
  }
  return failed;
}

static int run_part(ctBatch* b, Shard* s, const int* ids, int n) {
  if (s->policy != SHARD_FUNCTION && ctb_lanes(b, NULL) > 1) return run_rows(b, s, ids, n);
  return ctb_apply(b, ids, n, run_one_rollout, s, 1);
}

// The first rollout that failed; nothing if the watch ended the run.
static void name_failure(const ctBatch* b, const Shard* s, int n, char* error, size_t size) {
  error[0] = 0;
  for (int i = 0; i < n && !error[0]; i++) {
    if (ctb_status(b)[i])
      snprintf(error, size, "rollout %lld: %s", (long long)(s->base + i), ctb_error(b, i));
  }
}

bool shard_run_in(ctBatch* b, Shard* s, char* error, size_t size) {
  int ids[SHARD_BATCH], failed = 0, n = b->nsim < SHARD_BATCH ? b->nsim : SHARD_BATCH;
  for (int i = 0; i < n; i++) ids[i] = i;
  for (int64_t done = 0; done < s->head.own && !failed; done += n) {
    int now = s->head.own - done < n ? (int)(s->head.own - done) : n;
    s->base = s->head.first + done;
    failed = ctb_reset(b, ids, now, NULL, ctSTAGE_NONE);
    if (!failed) failed = run_part(b, s, ids, now);
    if (b->watch && b->watch(b->watch_arg, NULL, 0)) failed = 1;
    if (s->progress) s->progress((double)(done + now) / (double)s->head.own);
  }
  if (failed) name_failure(b, s, n, error, size);
  return failed == 0;
}

bool shard_run(const ctModel* m, Shard* s, int nthread, char* error, size_t size) {
  if (s->head.own == 0) return true;
  ctBatchConfig config;
  ctb_defaultConfig(&config);
  config.nthread = nthread;
  config.precision = s->precision;
  int n = s->head.own < SHARD_BATCH ? (int)s->head.own : SHARD_BATCH;
  ctBatch* b = ctb_makeBatch(m, n, &config, error, (int)size);
  if (!b) return false;
  bool good = shard_run_in(b, s, error, size);
  ctb_deleteBatch(b);
  return good;
}

bool shard_use_floats(const ctModel* m, Shard* s) {
  if (!lanes_serve(m)) return false;
  s->precision = 32;
  s->head.policy = hash_bytes(s->head.policy, &s->precision, sizeof s->precision);
  return true;
}

bool shard_hash_model(const ctModel* m, uint64_t* hash) {
  cttSize size = ct_sizeModel(m);
  void* bytes = alloc_bytes((size_t)size);
  if (!bytes) return false;
  ct_saveModel(m, NULL, bytes, (int)size);
  *hash = hash_bytes(HASH_START, bytes, (size_t)size);
  alloc_free(bytes);
  return true;
}
