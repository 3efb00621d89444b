// What calls do with a simulation: steps, stages, resets, functions of the user, derivatives.
#include "base/alloc.h"
#include "base/report.h"
#include "batch/batch.h"
#include "model/data.h"
#include "model/intact.h"
#include "step/forward.h"
#include "step/integrate.h"

#include <string.h>

//---------------------------------- stages --------------------------------------------------------

static void compute_position(const ctModel* m, ctData* d) {
  ct_fwdPosition(m, d);
  ct_sensorPos(m, d);
  if (m->opt.enableflags & ctENBL_ENERGY) ct_energyPos(m, d);
}

static void compute_velocity(const ctModel* m, ctData* d) {
  int before = data_enter(d);
  forward_to_velocity(m, d);
  data_leave(d, before);
}

void batch_compute(World* w, int stage) {
  if (stage == ctSTAGE_NONE || !intact_ok(w->m, w->d)) return;
  if (stage == ctSTAGE_POS) compute_position(w->m, w->d);
  if (stage == ctSTAGE_VEL) compute_velocity(w->m, w->d);
  if (stage == ctSTAGE_ACC) ct_forward(w->m, w->d);
  if (w->computed < stage) w->computed = stage;
  w->forces = stage == ctSTAGE_ACC;
  if (w->b->persistent) w->b->stage[w->sim] = (unsigned char)stage;
}

static void run_forward(World* w, const BatchCall* c) { batch_compute(w, c->stage); }

int ctb_forward(ctBatch* b, const int* ids, int nid, int stage) {
  BatchCall c = {.b = b, .ids = ids, .n = nid, .run = run_forward, .stage = stage};
  c.computes = stage;
  return batch_run(&c, "ctb_forward");
}

//---------------------------------- resets --------------------------------------------------------

// The row of a keyframe, from a data that has none of the simulations.
static bool make_key_row(ctBatch* b, int key) {
  cttNum* row = alloc_bytes((size_t)b->nstate * sizeof *row);
  ctData* d = b->persistent ? ct_makeData(b->model) : b->worker[0].d;
  bool good = row && d;
  if (good) {
    ct_resetDataKeyframe(b->model, d, key);
    ct_getState(b->model, d, row, b->signature);
    b->keyrow[key] = row;
  } else {
    alloc_free(row);
  }
  if (b->persistent) ct_deleteData(d);
  return good;
}

bool batch_prepare_keys(ctBatch* b, const int* key, int n) {
  if (b->models || b->start_differs || b->persistent) return true;
  for (int i = 0; key && i < n; i++) {
    if (key[i] >= 0 && !b->keyrow[key[i]] && !make_key_row(b, key[i])) return false;
  }
  return true;
}

// A row that all simulations of the model share, else a reset of the data.
void batch_restart(World* w, int key) {
  ctBatch* b = w->b;
  if (b->persistent || b->models || b->start_differs) {
    if (key >= 0)
      ct_resetDataKeyframe(w->m, w->d, key);
    else
      ct_resetData(w->m, w->d);
    for (int k = 0; k < ct_deformableCount(w->d); k++) ct_resetDeformable(w->d, k);
    if (b->persistent) b->stage[w->sim] = ctSTAGE_NONE;
  } else {
    ct_setState(w->m, w->d, key >= 0 ? b->keyrow[key] : b->start, b->signature);
    memset(w->d->warning, 0, sizeof w->d->warning);
  }
  // counts of the row go too: nothing is added to them
  memset(b->warning + (size_t)w->sim * ctNWARNING, 0, sizeof w->d->warning);
}

static void run_reset(World* w, const BatchCall* c) {
  const int* key = c->detail;
  batch_restart(w, key ? key[w->index] : -1);
  w->b->done[w->sim] = 0;
  batch_compute(w, c->stage);
}

// Keyframes that the model of a simulation has not.
static bool check_batch_keys(const ctBatch* b, const int* ids, const int* key, int n) {
  for (int i = 0; key && i < n; i++) {
    int sim = ids ? ids[i] : i;
    bool known = sim >= 0 && sim < b->nsim; // else ids are refused later
    const ctModel* m = known && b->models && b->models[sim] ? b->models[sim] : b->model;
    if (key[i] >= -1 && key[i] < m->nkey) continue;
    report_error("ctb_reset: key[%d] is %d, the model has %d keyframes", i, key[i], (int)m->nkey);
    return false;
  }
  return true;
}

int ctb_reset(ctBatch* b, const int* ids, int nid, const int* key, int stage) {
  BatchCall c = {.b = b, .ids = ids, .n = ids ? nid : b->nsim, .run = run_reset, .stage = stage};
  c.computes = stage;
  c.detail = key;
  if (!check_batch_keys(b, ids, key, c.n)) return -1;
  if (!batch_prepare_keys(b, key, c.n)) return report_error("ctb_reset: out of memory"), -1;
  return batch_run(&c, "ctb_reset");
}

//---------------------------------- steps ---------------------------------------------------------

void batch_stepped(World* w) {
  w->computed = ctSTAGE_ACC;
  w->forces = true;
}

// One step. Where the data has the stages up to velocity of this state, they are not computed
// again; bad values and Runge-Kutta need the whole.
static void advance_once(World* w) {
  ctBatch* b = w->b;
  if (b->continues && b->stage[w->sim] >= ctSTAGE_VEL && integrate_splits(w->m)) {
    ct_checkPos(w->m, w->d);
    ct_checkVel(w->m, w->d);
    if (w->d->warning[ctWARN_BADQPOS].number + w->d->warning[ctWARN_BADQVEL].number > 0)
      compute_velocity(w->m, w->d); // after an automatic reset
    ct_step2(w->m, w->d);
  } else {
    ct_step(w->m, w->d);
  }
  if (b->persistent) b->stage[w->sim] = ctSTAGE_NONE;
  batch_stepped(w);
}

// The user's function may write the state, then the stages follow.
static void start_episode(World* w, int stage) {
  ctBatch* b = w->b;
  batch_restart(w, -1);
  if (b->start_func) b->start_func(w->m, w->d, w->sim, b->reset_arg);
  batch_compute(w, stage);
}

static void end_episode(World* w, int stage) {
  ctBatch* b = w->b;
  b->done[w->sim] = b->done_func(w->m, w->d, w->sim, b->reset_arg) != 0;
  if (!b->done[w->sim] || b->autoreset != ctAUTORESET_SAME) return;
  ct_getState(w->m, w->d, b->final + (size_t)w->sim * (size_t)b->nstate, b->signature);
  start_episode(w, stage);
}

static bool is_over(const World* w) {
  return w->b->done[w->sim] && w->b->autoreset == ctAUTORESET_NEXT;
}

static void finish_batch_step(World* w, const BatchCall* c) {
  if (is_over(w)) { // the start of an episode in the place of a step
    w->b->done[w->sim] = 0;
    batch_clear_outputs(w, c->stage);
    start_episode(w, c->stage);
    return;
  }
  batch_compute(w, c->stage);
  if (w->b->done_func) end_episode(w, c->stage);
}

static void run_batch_step(World* w, const BatchCall* c) {
  for (int t = 0; t < c->nstep && !is_over(w) && (t == 0 || !batch_stopped(w)); t++)
    advance_once(w);
  finish_batch_step(w, c);
}

static void run_batch_steps(World* w, int n, const BatchCall* c) {
  World* stepped[BATCH_CHUNK];
  int count = 0;
  for (int k = 0; k < n; k++) {
    if (!is_over(w + k)) stepped[count++] = w + k;
  }
  batch_step_lanes(stepped, count, c->nstep);
}

int ctb_step(ctBatch* b, const int* ids, int nid, int nstep, int stage) {
  BatchCall c = {
      .b = b, .ids = ids, .n = nid, .run = run_batch_step, .nstep = nstep, .stage = stage};
  if (nstep > 0) c.run_group = run_batch_steps;
  c.finish = finish_batch_step;
  c.computes = nstep > 0 ? ctSTAGE_ACC : stage;
  return batch_run(&c, "ctb_step");
}

void ctb_setAutoreset(ctBatch* b, int mode, ctfBatchDone done, ctfBatchFunc start, void* arg) {
  if (mode != ctAUTORESET_NEXT && mode != ctAUTORESET_SAME) {
    report_error("ctb_setAutoreset: mode is %d, it must be 0 or 1", mode);
    return;
  }
  if (mode == ctAUTORESET_SAME && !b->final) {
    size_t bytes = (size_t)b->nsim * (size_t)b->nstate * sizeof *b->final;
    if (!(b->final = alloc_zero(bytes))) {
      report_error("ctb_setAutoreset: out of memory");
      return;
    }
  }
  b->autoreset = mode;
  b->done_func = done;
  b->start_func = start;
  b->reset_arg = arg;
}

//---------------------------------- functions of the user -----------------------------------------

typedef struct Applied {
  ctfBatchFunc func;
  void* arg;
  int save;
} Applied;

static void run_apply(World* w, const BatchCall* c) {
  const Applied* a = c->detail;
  w->save = a->save != 0;
  if (w->b->persistent) w->b->stage[w->sim] = ctSTAGE_NONE;
  a->func(w->m, w->d, w->sim, a->arg);
  batch_stepped(w);
}

int ctb_apply(ctBatch* b, const int* ids, int nid, ctfBatchFunc func, void* arg, int save) {
  Applied a = {func, arg, save};
  BatchCall c = {.b = b, .ids = ids, .n = nid, .run = run_apply, .quiet = !save, .detail = &a};
  return batch_run(&c, "ctb_apply");
}

typedef struct Matrices {
  cttNum *A, *B, *C, *D;
} Matrices;

static cttNum* matrix_at(cttNum* first, const World* w, int rows, int columns) {
  return first ? first + (size_t)w->index * (size_t)rows * (size_t)columns : NULL;
}

static void run_transition(World* w, const BatchCall* c) {
  const Matrices* x = c->detail;
  const ctModel* m = w->m;
  int nx = 2 * (int)m->nv + (int)m->na, nu = (int)m->nu, ns = (int)m->nsensordata;
  ctDerivativeInfo info = {.status = 0};
  w->save = false;
  if (w->b->persistent) w->b->stage[w->sim] = ctSTAGE_NONE;
  if (ctd_transitionInfo(m, w->d, matrix_at(x->A, w, nx, nx), matrix_at(x->B, w, nx, nu),
                         matrix_at(x->C, w, ns, nx), matrix_at(x->D, w, ns, nu), &info) != 0)
    report_error("ctd_transition: %s", info.reason);
}

int ctb_transition(ctBatch* b, const int* ids, int nid, cttNum* A, cttNum* B, cttNum* C,
                   cttNum* D) {
  Matrices x = {A, B, C, D};
  BatchCall c = {.b = b, .ids = ids, .n = nid, .run = run_transition, .quiet = true, .detail = &x};
  return batch_run(&c, "ctb_transition");
}
