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

static void set_shard_control(const ctModel* m, ctData* d, const Shard* s, int rollout, int step) {
  size_t nu = (size_t)m->nu;
  if (s->policy == SHARD_RANDOM) random_control(m, s, rollout, step, d->ctrl);
  if (s->policy == SHARD_CONTROLS && nu)
    memcpy(d->ctrl, s->control + (size_t)step * nu, nu * sizeof(double));
  if (s->policy == SHARD_FUNCTION) s->function(m, d, rollout, step, d->ctrl);
}

static void run_one_rollout(const ctModel* m, ctData* d, int sim, void* arg) {
  const Shard* s = arg;
  int rollout = (int)(s->base + sim), nv = (int)m->nv;
  double* x = s->x + (size_t)(rollout - s->head.first) * (size_t)(s->head.nstep * s->head.nstate);
  if (s->head.noise > 0) {
    ctb_randomNormal(s->head.key, rollout, -1, nv, d->qvel);
    for (int i = 0; i < nv; i++) d->qvel[i] *= s->head.noise;
  }
  for (int t = 0; t < s->head.nstep; t++) {
    set_shard_control(m, d, s, rollout, t);
    ct_step(m, d);
    ct_getState(m, d, x + (size_t)t * (size_t)s->head.nstate, ctSTATE_PHYSICS);
  }
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
    if (!failed) failed = ctb_apply(b, ids, now, run_one_rollout, s, 1);
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
  int n = s->head.own < SHARD_BATCH ? (int)s->head.own : SHARD_BATCH;
  ctBatch* b = ctb_makeBatch(m, n, &config, error, (int)size);
  if (!b) return false;
  bool good = shard_run_in(b, s, error, size);
  ctb_deleteBatch(b);
  return good;
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
