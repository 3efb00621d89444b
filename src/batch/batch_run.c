// The simulations of a call over the threads: load the row, run, copy the outputs, save the row.
// Threads take the next few simulations as they become free; results do not depend on that.
#include "base/alloc.h"
#include "base/report.h"
#include "batch/batch.h"
#include "model/data.h"
#include "step/sleep.h"

#include <stdio.h>
#include <string.h>

//---------------------------------- one simulation ------------------------------------------------

static void set_error(ctBatch* b, int sim, const char* text) {
  if (!b->error[sim]) b->error[sim] = alloc_bytes(BATCH_ERROR);
  if (b->error[sim]) snprintf(b->error[sim], BATCH_ERROR, "%s", text);
}

static const int kDivergence[] = {ctWARN_BADQPOS, ctWARN_BADQVEL, ctWARN_BADQACC, ctWARN_BADCTRL};
enum { DIVERGENCES = sizeof kDivergence / sizeof *kDivergence };

// Warnings of the row, but those of bad values begin at zero, so that new ones show.
static void load_warnings(World* w) {
  memcpy(w->d->warning, w->b->warning + (size_t)w->sim * ctNWARNING, sizeof w->d->warning);
  for (int k = 0; k < DIVERGENCES; k++) w->d->warning[kDivergence[k]].number = 0;
  data_own(w->d)->warning[0] = 0;
}

// An automatic reset has cleared all counts, as it does in a data.
static void save_warnings(World* w) {
  ctWarningStat* to = w->b->warning + (size_t)w->sim * ctNWARNING;
  int bad = 0, reset = 0;
  for (int k = 0; k < DIVERGENCES; k++) {
    if (w->d->warning[kDivergence[k]].number > 0) bad |= 1 << kDivergence[k];
  }
  reset = bad & ~(1 << ctWARN_BADCTRL) && !(w->m->opt.disableflags & ctDSBL_AUTORESET);
  for (int k = 0; k < DIVERGENCES && !reset; k++) {
    ctWarningStat* now = w->d->warning + kDivergence[k];
    if (now->number == 0) now->lastinfo = to[kDivergence[k]].lastinfo;
    now->number += to[kDivergence[k]].number;
  }
  memcpy(to, w->d->warning, sizeof w->d->warning);
  w->b->diverged[w->sim] = bad;
  if (bad) set_error(w->b, w->sim, data_own(w->d)->warning);
}

// Does the data of a persistent batch still have the state of the row? Inputs that the stages up to
// velocity do not read may differ.
static bool same_state(const World* w) {
  const int free = ctSTATE_CTRL | ctSTATE_QFRC_APPLIED | ctSTATE_XFRC_APPLIED | ctSTATE_USERDATA;
  const ctModel* m = w->m;
  cttNum* have = w->worker->row;
  ct_getState(m, w->d, have, w->b->signature);
  const cttNum* row = w->row;
  for (int bit = 1; bit <= w->b->signature; bit <<= 1) {
    if (!(bit & w->b->signature)) continue;
    size_t n = (size_t)ct_stateSize(m, bit);
    if (!(bit & free) && n && memcmp(have, row, n * sizeof *row) != 0) return false;
    have += n;
    row += n;
  }
  return true;
}

static void load_world(World* w) {
  ctBatch* b = w->b;
  if (b->continues && b->stage[w->sim] >= ctSTAGE_VEL && !same_state(w))
    b->stage[w->sim] = ctSTAGE_NONE;
  ct_setState(w->m, w->d, w->row, b->signature);
  load_warnings(w);
}

static const char* bar_world(const World* w) {
  if (w->b->persistent || !sleep_enabled(w->m)) return NULL;
  return "sleeping is enabled in this simulation's model: make the batch persistent";
}

void batch_begin(World* w, const BatchCall* c) {
  ctBatch* b = w->b;
  if (b->error[w->sim]) b->error[w->sim][0] = 0;
  b->status[w->sim] = b->diverged[w->sim] = 0;
  load_world(w);
  if (!c->quiet) batch_clear_outputs(w, c->computes);
}

static void fail_world(World* w, const char* why) {
  ctBatch* b = w->b;
  b->status[w->sim] = 1;
  b->diverged[w->sim] = 0;
  set_error(b, w->sim, why);
  w->worker->failed++;
  if (b->persistent) b->stage[w->sim] = ctSTAGE_NONE;
}

// Errors are what functions of the library report while the simulation runs.
void batch_end(World* w, const BatchCall* c, unsigned errors) {
  if (report_errors() != errors) {
    fail_world(w, report_last());
    return;
  }
  if (!c->quiet) batch_take_outputs(w);
  if (w->save) ct_getState(w->m, w->d, w->row, w->b->signature);
  if (w->save) save_warnings(w);
}

static void run_world(World* w, const BatchCall* c) {
  const char* barred = bar_world(w);
  unsigned errors = report_errors();
  if (barred) {
    fail_world(w, barred);
    return;
  }
  batch_begin(w, c);
  c->run(w, c);
  batch_end(w, c, errors);
}

//---------------------------------- all of a call -------------------------------------------------

static bool is_stopped(const ctBatch* b) {
  return atomic_load_explicit(&b->stop, memory_order_relaxed);
}

bool batch_stopped(const World* w) {
  ctBatch* b = w->b;
  if (b->watch && b->watch(b->watch_arg, w->d, w->thread)) atomic_store(&b->stop, true);
  return is_stopped(b);
}

World batch_world(const BatchCall* c, BatchWorker* worker, int index, int thread) {
  ctBatch* b = c->b;
  int sim = c->ids ? c->ids[index] : index;
  World w = {.b = b,
             .worker = worker,
             .sim = sim,
             .index = index,
             .thread = thread,
             .row = b->state + (size_t)sim * (size_t)b->nstate,
             .save = true};
  w.m = batch_model_of(b, worker, sim);
  w.d = b->persistent ? b->data[sim] : worker->d;
  return w;
}

void batch_run_alone(const BatchCall* c, BatchWorker* worker, int from, int end, int thread) {
  for (int k = from; k < end && !is_stopped(c->b); k++) {
    World w = batch_world(c, worker, k, thread);
    if (!batch_stopped(&w)) run_world(&w, c);
  }
}

// Simulations of floats are always in lanes: where one of them has an error, the others go again.
static void run_parcel(const BatchCall* c, BatchWorker* worker, int from, int end, int thread) {
  if (c->run_group && batch_run_in_lanes(c, worker, from, end, thread)) return;
  for (int k = from; k < end; k++) {
    bool floats = c->run_group && ctb_precision(c->b) == 32 && end - from > 1;
    if (!floats || !batch_run_in_lanes(c, worker, k, k + 1, thread))
      batch_run_alone(c, worker, k, k + 1, thread);
  }
}

static void run_thread(void* ctx, int i, int thread) {
  (void)i;
  BatchCall* c = ctx;
  ctBatch* b = c->b;
  for (;;) {
    int chunk = batch_chunk(b), from = atomic_fetch_add(&c->next, chunk);
    if (from >= c->n || is_stopped(b)) return;
    run_parcel(c, b->worker + thread, from, c->n - from > chunk ? from + chunk : c->n, thread);
  }
}

static void watch_run(void* ctx) {
  ctBatch* b = ((BatchCall*)ctx)->b;
  if (b->watch && b->watch(b->watch_arg, NULL, 0)) atomic_store(&b->stop, true);
}

static bool check_ids(const BatchCall* c, const char* who) {
  if (!c->ids) return true;
  if (c->n < 0) return report_error("%s: nid is %d", who, c->n), false;
  for (int i = 0; i < c->n; i++) {
    if (c->ids[i] < 0 || c->ids[i] >= c->b->nsim)
      return report_error("%s: ids[%d] is %d, the batch has %d simulations", who, i, c->ids[i],
                          c->b->nsim),
             false;
    if (i > 0 && c->ids[i] <= c->ids[i - 1])
      return report_error("%s: ids must ascend, but %d follows %d", who, c->ids[i], c->ids[i - 1]),
             false;
  }
  return true;
}

static bool check_call(const BatchCall* c, const char* who) {
  if (!check_ids(c, who)) return false;
  if (c->nstep < 0) return report_error("%s: nstep is %d", who, c->nstep), false;
  if (c->stage >= ctSTAGE_NONE && c->stage <= ctSTAGE_ACC) return true;
  return report_error("%s: stage is %d, it must be in 0 to 3", who, c->stage), false;
}

int batch_run(BatchCall* c, const char* who) {
  ctBatch* b = c->b;
  if (!c->ids) c->n = b->nsim;
  if (!check_call(c, who)) return -1;
  if (atomic_flag_test_and_set_explicit(&b->busy, memory_order_acquire))
    return report_error("%s: another call is running on this batch", who), -1;
  int failed = -1;
  bool lanes = c->run_group && batch_prepare_lanes(b);
  if (!batch_prepare_models(b) || (c->run_group && !lanes && ctb_precision(b) == 32)) {
    report_error("%s: out of memory", who);
  } else {
    if (!lanes) c->run_group = NULL;
    atomic_store(&b->stop, false);
    atomic_store(&c->next, 0);
    for (int t = 0; t < b->nthread; t++) b->worker[t].failed = 0;
    // no more threads than there are parcels of work
    int chunk = batch_chunk(b), parcels = (c->n + chunk - 1) / chunk;
    pool_for_watched(b->pool, parcels < 2 ? parcels : b->nthread, run_thread, c, watch_run);
    failed = 0;
    for (int t = 0; t < b->nthread; t++) failed += b->worker[t].failed;
  }
  atomic_flag_clear_explicit(&b->busy, memory_order_release);
  return failed;
}
