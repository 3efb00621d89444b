// What a batch consists of. A simulation is a row of state; a call loads it into a data, runs,
// copies the outputs and saves the row. Everything that the next step depends on is in the row, so
// that it does not matter which thread or which data ran a simulation, and which ones ran beside
// it. Where that is not so (sleep, deformable bodies, plugins), the batch is persistent: one data
// each.
#ifndef BATCH_BATCH_H
#define BATCH_BATCH_H

#include "base/pool.h"
#include "generated/fields.h"
#include "lanes/stepper.h"

#include <corten/corten.h>

#include <stdatomic.h>
#include <stdbool.h>

enum { BATCH_ERROR = 400, BATCH_CHUNK = 16 }; // a parcel fills the widest group of lanes

// Where the rows of an output come from.
typedef enum OutputKind { OUT_FIELD, OUT_CONTACT, OUT_CONTACT_FORCE, OUT_DEFORM } OutputKind;

typedef struct BatchOutput {
  OutputKind kind;
  const Field* field; // of the data, or of a contact
  int deform;         // OUT_DEFORM: 0 positions, 1 velocities
  char name[64];
  int size, elemsize; // of a row
  unsigned char* rows;
} BatchOutput;

// A field of the model with values per simulation.
typedef struct BatchField {
  const Field* field;
  size_t base; // offset of the struct that holds it, in the model
  char name[64];
  int size, elemsize;
  unsigned char* rows;
} BatchField;

enum { BATCH_OUTPUTS = 256, BATCH_FIELDS = 640 };

// What a thread works with.
typedef struct BatchWorker {
  ctData* d;   // NULL in a persistent batch
  ctModel* m;  // copy with the expanded fields of a simulation; NULL: nothing is expanded
  cttNum* row; // nstate numbers
  int failed;  // simulations of this call

  LaneStepper* lanes; // NULL: not needed yet
  ctData* group[BATCH_CHUNK];
  int wanted;      // outputs that the lanes know about
  unsigned parcel; // parcels so far: the time of some is measured
} BatchWorker;

// A thread is about to run a simulation in this data: true ends the call.
typedef bool (*BatchWatch)(void* arg, const ctData* d, int thread);

struct ctBatch_ {
  ctModel* model;
  ctBatchConfig config;
  int nsim, nthread, nstate, signature;
  bool persistent, continues; // continues: a step may go on from stages of the call before
  Pool* pool;
  cttNum* state;          // nsim x nstate
  cttNum* start;          // row of the defaults
  cttNum** keyrow;        // rows of keyframes, made when they are needed
  ctWarningStat* warning; // nsim x ctNWARNING
  int *status, *diverged; // nsim
  char** error;           // nsim, NULL: never failed
  ctData** data;          // nsim, of a persistent batch
  unsigned char* stage;   // nsim: stages that data[i] has at its present state
  BatchWorker* worker;    // nthread

  int noutput, nfield;
  BatchOutput* output;
  BatchField* field;
  bool want_rnepost, want_subtree; // an output is only computed on demand
  const ctModel** models;          // of the caller, or NULL
  bool start_differs;              // an expanded field is part of what a reset gives

  cttByte* done; // nsim
  int autoreset;
  ctfBatchDone done_func;
  ctfBatchFunc start_func;
  void* reset_arg;
  cttNum* final; // nsim x nstate, or NULL

  BatchWatch watch; // asked before each simulation
  void* watch_arg;
  bool borrowed; // the data belong to the Python package
  atomic_bool stop;
  atomic_flag busy;
};

// A simulation that is being run.
typedef struct World {
  ctBatch* b;
  BatchWorker* worker;
  const ctModel* m;
  ctData* d;
  cttNum* row;
  int sim, index; // index: place among the ids of the call
  int thread;
  int computed; // stage up to which derived fields are of this call (cttStage)
  bool forces;  // forces of contacts and rows belong to the present contacts
  bool save;    // the row is taken from the data afterwards
} World;

typedef struct BatchCall BatchCall;
struct BatchCall {
  ctBatch* b;
  const int* ids; // NULL: all
  int n;
  void (*run)(World* w, const BatchCall* c);
  void (*run_group)(World* w, int n, const BatchCall* c); // NULL, or `run` for n at once, and then
  void (*finish)(World* w, const BatchCall* c);           // the rest of it for each, or NULL
  int nstep, stage;
  int computes; // stage up to which every field will be of this call
  bool quiet;   // outputs stay as they are
  const void* detail;
  atomic_int next;
};

// All simulations of a call over the threads; number of failed ones, -1 if the call is refused.
int batch_run(BatchCall* c, const char* who);

// A simulation of a call, before and after it runs; several of them one after the other.
World batch_world(const BatchCall* c, BatchWorker* worker, int index, int thread);
void batch_begin(World* w, const BatchCall* c);
void batch_end(World* w, const BatchCall* c, unsigned errors); // errors: reported before it began
void batch_run_alone(const BatchCall* c, BatchWorker* worker, int from, int end, int thread);

// Simulations in lanes: may those of a call, and did the parcel from .. end-1 of it run there?
bool batch_prepare_lanes(ctBatch* b);
int batch_chunk(const ctBatch* b); // simulations of a parcel
bool batch_run_in_lanes(const BatchCall* c, BatchWorker* worker, int from, int end, int thread);
void batch_step_lanes(World* const* w, int n, int nstep);
void batch_free_lanes(BatchWorker* worker);
bool batch_check_lanes(const ctBatch* b, char* text, size_t size); // the numbers of its settings

// Bytes that go into a batch for each simulation, without outputs and expanded fields.
size_t batch_sim_bytes(const ctBatch* b);

// The model that a simulation runs on, with its fields; in a model of the worker if it has some.
const ctModel* batch_model_of(ctBatch* b, BatchWorker* w, int sim);
bool batch_prepare_models(ctBatch* b); // a model per thread; false: out of memory

// Is the call to end, by the wish of the watch? Asked between steps.
bool batch_stopped(const World* w);

// Rows of outputs from the data; fields that the call does not compute are zero.
void batch_clear_outputs(World* w, int computes);
void batch_take_outputs(World* w);

// Stages up to `stage` at the present state.
void batch_compute(World* w, int stage);
void batch_stepped(World* w); // a step, or what may be one, has filled the data

// The start, or keyframe key: the row and the data of a simulation.
void batch_restart(World* w, int key);
bool batch_prepare_keys(ctBatch* b, const int* key, int n); // false: out of memory

// May simulations of this model run in any data?
bool batch_needs_own_data(const ctModel* m);

// For the Python package, whose data have callbacks and whose calls can be interrupted.
void batch_set_watch(ctBatch* b, BatchWatch watch, void* arg);

// From now on the batch computes in these data, one per thread, or (count == nsim, persistent) one
// per simulation, in which the states of the rows are put. They must outlive it. False: out of
// memory, nothing has changed.
bool batch_lend_data(ctBatch* b, ctData* const* data, int count, bool persistent);

#endif
