// Rollouts of a shard: each depends on the model, the policy, the key and its number only.
#ifndef SHARD_SHARD_RUN_H
#define SHARD_SHARD_RUN_H

#include "batch/batch.h"
#include "shard/shard_file.h"

typedef void (*ShardFunction)(const ctModel* m, const ctData* d, long rollout, long step,
                              double* ctrl);
typedef enum ShardPolicy { SHARD_ZERO, SHARD_RANDOM, SHARD_CONTROLS, SHARD_FUNCTION } ShardPolicy;

typedef struct Shard {
  ShardHead head; // first, own, nstep, key and noise say what is run
  ShardPolicy policy;
  const double* control; // SHARD_CONTROLS: nstep x nu, the same in every rollout
  ShardFunction function;
  int precision;                  // of steps, in bits: 0 and 64 are the same (shard_use_floats)
  double* x;                      // result, own x nstep x nstate
  int64_t base;                   // number of the batch's first rollout
  void (*progress)(double share); // may be NULL
} Shard;

// Steps in 32 bits: rollouts of another kind than those in 64, also in files. False: this model has
// them in 64 only.
bool shard_use_floats(const ctModel* m, Shard* s);

// The hash of a model in files. False: out of memory.
bool shard_hash_model(const ctModel* m, uint64_t* hash);

// All rollouts of the shard over nthread threads (0: one per physical core), or in a batch of the
// caller. False: the reason is in error; empty if the watch of the batch ended the run.
bool shard_run(const ctModel* m, Shard* s, int nthread, char* error, size_t size);
bool shard_run_in(ctBatch* b, Shard* s, char* error, size_t size);

#endif
