// Steps of a parcel of simulations in SIMD lanes (src/lanes), with the bits that each has alone. A
// thread makes its stepper and one data per lane when it needs them. Simulations with fields or a
// model of their own, hooks, or a data each run one by one.
#include "base/report.h"
#include "batch/batch.h"
#include "model/data.h"
#include "step/data_life.h"

#include <stdio.h>
#include <string.h>

enum { MEASURED = 8, SLICE = 16 }; // one parcel of 8 is measured; steps between looks at the watch
enum { DOUBLES = 64, FLOATS = 32 };

//---------------------------------- settings ------------------------------------------------------

static bool wants_floats(const ctBatch* b) { return b->config.precision == FLOATS; }

bool batch_check_lanes(const ctBatch* b, char* text, size_t size) {
  int lanes = b->config.lanes, bits = b->config.precision;
  if (bits != 0 && bits != DOUBLES && bits != FLOATS) {
    snprintf(text, size, "precision is %d bits, it must be 0, 32 or 64", bits);
    return false;
  }
  bool power = lanes >= 0 && lanes <= 16 && (lanes & (lanes - 1)) == 0;
  if (power && (lanes == 0 || (bits == FLOATS ? lanes >= 4 : lanes <= 8))) return true;
  snprintf(text, size, "lanes is %d, it must be %s", lanes,
           bits == FLOATS ? "0, 4, 8 or 16 for 32 bits" : "0, 1, 2, 4 or 8");
  return false;
}

// 16 simulations of floats; of doubles 8, so that small batches have parcels for every thread.
int batch_chunk(const ctBatch* b) { return wants_floats(b) ? BATCH_CHUNK : BATCH_CHUNK / 2; }

//---------------------------------- memory of a thread --------------------------------------------

void batch_free_lanes(BatchWorker* worker) {
  lanes_free(worker->lanes);
  for (int k = 0; k < BATCH_CHUNK; k++) data_free(worker->group[k]);
  worker->lanes = NULL;
  memset(worker->group, 0, sizeof worker->group);
}

// Indices that follow from the model are in a data after a forward pass.
static bool make_worker_lanes(ctBatch* b, BatchWorker* worker) {
  int lanes = b->config.lanes;
  worker->lanes =
      wants_floats(b) ? lanes_make_floats(b->model, lanes) : lanes_make(b->model, lanes);
  bool good = worker->lanes != NULL;
  for (int k = 0; good && k < batch_chunk(b); k++) {
    good = (worker->group[k] = data_new(b->model)) != NULL;
    if (good) ct_forward(b->model, worker->group[k]);
  }
  if (!good) batch_free_lanes(worker);
  return good;
}

static bool is_served(const ctBatch* b) {
  return b->config.lanes != 1 && !b->persistent && !b->models && b->nfield == 0 &&
         lanes_serve(b->model);
}

// Out of memory is no error: the simulations run one by one.
bool batch_prepare_lanes(ctBatch* b) {
  if (!is_served(b)) return false;
  for (int t = 0; t < b->nthread; t++) {
    if (!b->worker[t].lanes && !make_worker_lanes(b, b->worker + t)) return false;
  }
  return true;
}

int ctb_lanes(const ctBatch* b, cttNum* alone) {
  double all = 0, one = 0;
  for (int t = 0; t < b->nthread; t++) {
    if (!b->worker[t].lanes) continue;
    LaneShare share = lanes_share(b->worker[t].lanes);
    all += share.seconds;
    one += share.alone;
  }
  bool lanes = is_served(b);
  int most = wants_floats(b) ? 2 * lanes_width() : lanes_width(), width = b->config.lanes;
  if (alone) *alone = lanes && all > 0 ? one / all : lanes ? 0 : 1;
  return !lanes ? 1 : width && width < most ? width : most;
}

int ctb_precision(const ctBatch* b) {
  const ctData* d = b->persistent ? NULL : b->worker[0].d;
  return wants_floats(b) && is_served(b) && !data_is_hooked(d) ? FLOATS : DOUBLES;
}

//---------------------------------- a parcel ------------------------------------------------------

// Fields of outputs, or all where a function of the user or a later stage reads the data.
static void want_outputs(BatchWorker* worker, const BatchCall* c) {
  ctBatch* b = c->b;
  if (b->want_rnepost || b->want_subtree || b->done_func) lanes_want(worker->lanes, "*");
  for (; worker->wanted < b->noutput; worker->wanted++) {
    const BatchOutput* o = b->output + worker->wanted;
    bool field = o->kind == OUT_FIELD,
         contacts = o->kind == OUT_CONTACT || o->kind == OUT_CONTACT_FORCE;
    if (field || contacts) lanes_want(worker->lanes, field ? o->field->name : "contact");
  }
}

bool batch_run_in_lanes(const BatchCall* c, BatchWorker* worker, int from, int end, int thread) {
  World w[BATCH_CHUNK];
  unsigned before = report_errors();
  int n = end - from;
  if ((n < 2 && !wants_floats(c->b)) || data_is_hooked(worker->d)) return false;
  want_outputs(worker, c);
  lanes_measure(worker->lanes, worker->parcel++ % MEASURED == 0);
  for (int k = 0; k < n; k++) {
    w[k] = batch_world(c, worker, from + k, thread);
    if (batch_stopped(w + k)) return true;
    w[k].d = worker->group[k];
    batch_begin(w + k, c);
  }
  c->run_group(w, n, c);
  if (report_errors() != before) return false; // whose it is shows when they run one by one
  for (int k = 0; k < n; k++) {
    before = report_errors();
    if (c->finish) c->finish(w + k, c);
    batch_end(w + k, c, before);
  }
  return true;
}

void batch_step_lanes(World* const* w, int n, int nstep) {
  ctData* d[BATCH_CHUNK];
  if (n == 0) return;
  for (int k = 0; k < n; k++) d[k] = w[k]->d;
  for (int t = 0; t < nstep && (t == 0 || !batch_stopped(w[0])); t += SLICE) {
    int steps = nstep - t < SLICE ? nstep - t : SLICE;
    lanes_step(w[0]->worker->lanes, d, n, steps);
  }
  for (int k = 0; k < n; k++) batch_stepped(w[k]);
}
