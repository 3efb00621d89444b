// Making and releasing a batch. The rows are memory that is written once; the data are few.
#include "base/alloc.h"
#include "base/assert.h"
#include "base/os.h"
#include "batch/batch.h"
#include "model/data.h"
#include "step/data_life.h"
#include "step/sleep.h"

#include <stdio.h>
#include <string.h>

void ctb_defaultConfig(ctBatchConfig* config) { *config = (ctBatchConfig){.ncontact = 32}; }

bool batch_needs_own_data(const ctModel* m) {
  return sleep_enabled(m) || m->nplugin > 0 || m->ndeform > 0;
}

size_t batch_sim_bytes(const ctBatch* b) {
  return (size_t)b->nstate * sizeof(cttNum) + ctNWARNING * sizeof(ctWarningStat) + 2 * sizeof(int) +
         sizeof(char*) + sizeof(cttByte);
}

static bool refuse_batch(char* error, int size, const char* text) {
  if (error && size > 0) snprintf(error, (size_t)size, "%s", text);
  return false;
}

// Numbers that are out of range, and more memory than there is.
static bool check_batch_size(const ctBatch* b, char* error, int size) {
  char text[200];
  if (b->nsim < 1) {
    snprintf(text, sizeof text, "nsim is %d, at least 1 is needed", b->nsim);
    return refuse_batch(error, size, text);
  }
  if (b->config.ncontact < 0 || b->config.ncontact > 100000) {
    snprintf(text, sizeof text, "ncontact is %d, it must be in 0 to 100000", b->config.ncontact);
    return refuse_batch(error, size, text);
  }
  if (!batch_check_lanes(b, text, sizeof text)) return refuse_batch(error, size, text);
  double each = (double)batch_sim_bytes(b), have = (double)os_memory();
  if (b->persistent) each += (double)b->worker[0].d->nbuffer;
  if (!(each * b->nsim > 0.9 * have)) return true;
  snprintf(text, sizeof text,
           "nsim is %d: %.0f bytes per simulation are %.3g GB, and this machine has %.3g GB",
           b->nsim, each, each * b->nsim * 1e-9, have * 1e-9);
  return refuse_batch(error, size, text);
}

static bool allocate_rows(ctBatch* b) {
  size_t n = (size_t)b->nsim, row = (size_t)b->nstate * sizeof(cttNum);
  b->state = alloc_bytes(n * row);
  b->warning = alloc_zero(n * ctNWARNING * sizeof *b->warning);
  b->status = alloc_zero(n * sizeof *b->status);
  b->diverged = alloc_zero(n * sizeof *b->diverged);
  b->error = alloc_zero(n * sizeof *b->error);
  b->done = alloc_zero(n);
  b->keyrow = alloc_zero(((size_t)b->model->nkey + 1) * sizeof *b->keyrow);
  b->output = alloc_zero(BATCH_OUTPUTS * sizeof *b->output);
  b->field = alloc_zero(BATCH_FIELDS * sizeof *b->field);
  if (!b->state || !b->warning || !b->status || !b->diverged || !b->error || !b->done ||
      !b->keyrow || !b->output || !b->field)
    return false;
  for (size_t i = 0; i < n; i++) memcpy(b->state + i * (size_t)b->nstate, b->start, row);
  return true;
}

// A data per simulation; that of the first worker is the first.
static bool make_own_data(ctBatch* b, char* error, size_t size) {
  b->data = alloc_zero((size_t)b->nsim * sizeof *b->data);
  b->stage = alloc_zero((size_t)b->nsim);
  if (!b->data || !b->stage) return false;
  b->data[0] = b->worker[0].d;
  b->worker[0].d = NULL;
  for (int i = 1; i < b->nsim; i++) {
    b->data[i] = data_new_or_say(b->model, error, size);
    if (!b->data[i]) return false;
  }
  return true;
}

static bool make_workers(ctBatch* b, char* error, size_t size) {
  for (int t = 0; t < b->nthread; t++) {
    BatchWorker* w = b->worker + t;
    w->row = alloc_bytes((size_t)b->nstate * sizeof *w->row);
    if (!w->row) return false;
    if (!b->persistent && t > 0 && !(w->d = data_new_or_say(b->model, error, size))) return false;
  }
  return !b->persistent || make_own_data(b, error, size);
}

static void bind_thread(void* ctx, int i, int thread) {
  (void)i;
  const int* core = ctx;
  if (thread > 0) os_bind_thread(core[thread]);
}

static void place_threads(ctBatch* b) {
  int core[ctMAXTHREAD];
  if (!b->config.placement || os_cores(core, ctMAXTHREAD) < b->nthread) return;
  pool_for(b->pool, b->nthread, bind_thread, core);
}

static bool start_batch_threads(ctBatch* b) {
  int core[ctMAXTHREAD], n = b->config.nthread;
  if (n <= 0) n = os_cores(core, ctMAXTHREAD);
  if (n > ctMAXTHREAD) n = ctMAXTHREAD;
  if (n > b->nsim) n = b->nsim;
  if (n > 1 && !(b->pool = pool_create(n))) return false;
  b->nthread = pool_threads(b->pool);
  place_threads(b);
  return true;
}

// The model, the first data, and the row of the defaults.
static bool read_batch_start(ctBatch* b, const ctModel* m, char* error, size_t size) {
  b->model = ct_copyModel(NULL, m);
  b->worker = alloc_zero(ctMAXTHREAD * sizeof *b->worker);
  if (!b->model || !b->worker) return false;
  ctData* d = b->worker[0].d = data_new_or_say(b->model, error, size);
  if (!d) return false;
  b->signature = ctSTATE_INTEGRATION | (m->nkindstate ? ctSTATE_KIND : 0);
  b->nstate = ct_stateSize(b->model, b->signature);
  b->start = alloc_bytes((size_t)b->nstate * sizeof *b->start);
  if (!b->start) return false;
  ct_resetData(b->model, d);
  ct_getState(b->model, d, b->start, b->signature);
  return true;
}

ctBatch* ctb_makeBatch(const ctModel* m, int nsim, const ctBatchConfig* config, char* error,
                       int error_sz) {
  char why[256] = "";
  ctBatch* b = alloc_zero(sizeof *b);
  if (!b) return (void)refuse_batch(error, error_sz, "out of memory"), NULL;
  ctb_defaultConfig(&b->config);
  if (config) b->config = *config;
  b->nsim = nsim;
  b->persistent = b->config.persistent || batch_needs_own_data(m);
  b->continues = b->persistent && !sleep_enabled(m) && m->ndeform == 0 && m->nplugin == 0;
  atomic_flag_clear(&b->busy);
  atomic_init(&b->stop, false);
  bool good = read_batch_start(b, m, why, sizeof why);
  if (good && !check_batch_size(b, error, error_sz)) return ctb_deleteBatch(b), NULL;
  good = good && allocate_rows(b) && start_batch_threads(b) && make_workers(b, why, sizeof why);
  if (good) return b;
  refuse_batch(error, error_sz, why[0] ? why : "out of memory");
  ctb_deleteBatch(b);
  return NULL;
}

static void free_texts(ctBatch* b) {
  for (int i = 0; b->error && i < b->nsim; i++) alloc_free(b->error[i]);
  for (int k = 0; b->keyrow && k < b->model->nkey; k++) alloc_free(b->keyrow[k]);
  for (int k = 0; k < b->noutput; k++) alloc_free(b->output[k].rows);
  for (int k = 0; k < b->nfield; k++) alloc_free(b->field[k].rows);
  alloc_free(b->error);
  alloc_free(b->keyrow);
  alloc_free(b->output);
  alloc_free(b->field);
}

static void free_data(ctBatch* b) {
  if (b->borrowed) return;
  for (int t = 0; b->worker && t < ctMAXTHREAD; t++) data_free(b->worker[t].d);
  for (int i = 0; b->data && i < b->nsim; i++) data_free(b->data[i]);
}

static void free_workers(ctBatch* b) {
  free_data(b);
  for (int t = 0; b->worker && t < ctMAXTHREAD; t++) {
    ct_deleteModel(b->worker[t].m);
    alloc_free(b->worker[t].row);
    batch_free_lanes(b->worker + t);
  }
  alloc_free(b->worker);
  alloc_free(b->data);
  alloc_free(b->stage);
}

void ctb_deleteBatch(ctBatch* b) {
  if (!b) return;
  pool_free(b->pool);
  free_texts(b);
  free_workers(b);
  alloc_free(b->state);
  alloc_free(b->start);
  alloc_free(b->warning);
  alloc_free(b->status);
  alloc_free(b->diverged);
  alloc_free(b->done);
  alloc_free(b->final);
  alloc_free(b->models);
  ct_deleteModel(b->model);
  alloc_free(b);
}

//---------------------------------- what a batch is -----------------------------------------------

int ctb_nstate(const ctBatch* b) { return b->nstate; }
cttNum* ctb_state(ctBatch* b) { return b->state; }
ctWarningStat* ctb_warning(ctBatch* b) { return b->warning; }
const int* ctb_status(const ctBatch* b) { return b->status; }
const int* ctb_diverged(const ctBatch* b) { return b->diverged; }
cttByte* ctb_done(ctBatch* b) { return b->done; }
const cttNum* ctb_final(const ctBatch* b) { return b->final; }
int ctb_nsim(const ctBatch* b) { return b->nsim; }
int ctb_nthread(const ctBatch* b) { return b->nthread; }
int ctb_persistent(const ctBatch* b) { return b->persistent; }
const ctModel* ctb_model(const ctBatch* b) { return b->model; }
const char* ctb_error(const ctBatch* b, int sim) { return b->error[sim] ? b->error[sim] : ""; }

cttNum* ctb_stateComponent(ctBatch* b, int component, int* size) {
  bool known = component > 0 && (component & (component - 1)) == 0 && component & b->signature;
  if (size) *size = known ? ct_stateSize(b->model, component) : 0;
  return known ? b->state + ct_stateSize(b->model, b->signature & (component - 1)) : NULL;
}

void batch_set_watch(ctBatch* b, BatchWatch watch, void* arg) {
  b->watch = watch;
  b->watch_arg = arg;
}

// Hooks of the user may read what the stages before a step read: nothing is continued.
bool batch_lend_data(ctBatch* b, ctData* const* data, int count, bool persistent) {
  CT_ASSERT(count == (persistent ? b->nsim : b->nthread));
  ctData** own = persistent ? alloc_zero((size_t)count * sizeof *own) : NULL;
  unsigned char* stage = persistent ? alloc_zero((size_t)count) : NULL;
  if (persistent && (!own || !stage)) return alloc_free(own), alloc_free(stage), false;
  free_data(b);
  alloc_free(b->data);
  alloc_free(b->stage);
  b->data = own;
  b->stage = stage;
  b->persistent = persistent;
  b->borrowed = true;
  b->continues = false;
  for (int t = 0; t < b->nthread; t++) b->worker[t].d = persistent ? NULL : data[t];
  for (int i = 0; persistent && i < count; i++) {
    own[i] = data[i];
    ct_setState(b->model, own[i], b->state + (size_t)i * (size_t)b->nstate, b->signature);
  }
  return true;
}

cttSize ctb_memory(const ctBatch* b, cttSize* per_sim) {
  size_t each = batch_sim_bytes(b), fixed = sizeof *b;
  for (int k = 0; k < b->noutput; k++) each += (size_t)b->output[k].size * b->output[k].elemsize;
  for (int k = 0; k < b->nfield; k++) each += (size_t)b->field[k].size * b->field[k].elemsize;
  if (b->final) each += (size_t)b->nstate * sizeof(cttNum);
  const ctData* d = b->persistent ? b->data[0] : b->worker[0].d;
  const DataOwn* own = data_own_const(d);
  size_t data = sizeof *own + (size_t)d->nbuffer + own->scratch_size + own->outer_size;
  if (b->persistent) each += data;
  fixed += b->persistent ? 0 : data * (size_t)b->nthread;
  for (int t = 0; t < b->nthread; t++) {
    fixed += b->worker[t].m ? (size_t)b->model->nbuffer : 0;
    fixed += b->worker[t].lanes
                 ? (size_t)(lanes_group(b->worker[t].lanes) + batch_chunk(b) + 1) * data
                 : 0;
  }
  fixed += (size_t)b->model->nbuffer + BATCH_OUTPUTS * sizeof *b->output +
           BATCH_FIELDS * sizeof *b->field;
  if (per_sim) *per_sim = (cttSize)each;
  return (cttSize)(fixed + each * (size_t)b->nsim);
}

static const char* describe_lanes(const ctBatch* b, char* text, size_t size) {
  cttNum alone;
  int width = ctb_lanes(b, &alone);
  if (width == 1) return b->config.precision == 32 ? "one by one in 64 bits" : "one by one";
  const char* bits = ctb_precision(b) == 32 ? " in 32 bits" : "";
  snprintf(text, size, "%d at once%s (%.0f %% of the time one by one)", width, bits, 100 * alone);
  return text;
}

int ctb_info(const ctBatch* b, char* text, int text_sz) {
  cttSize each, all = ctb_memory(b, &each);
  char lanes[80];
  return snprintf(text, text_sz > 0 ? (size_t)text_sz : 0,
                  "%d simulations, %d thread%s, %s, %s: %lld bytes per simulation, %.3g MB in all "
                  "(without contacts and rows of the step)",
                  b->nsim, b->nthread, b->nthread == 1 ? "" : "s",
                  b->persistent ? "one data each" : "one data per thread",
                  describe_lanes(b, lanes, sizeof lanes), (long long)each, (double)all * 1e-6);
}
