// Written by tools/gen.py from schema/batch.schema. Do not edit.
// clang-format off
#ifndef CORTEN_BATCH_H
#define CORTEN_BATCH_H

#include <corten/data.h>

typedef struct ctBatch_ ctBatch;
typedef struct ctBatchConfig_ ctBatchConfig;
typedef struct ctBatchRecord_ ctBatchRecord;

// function that is run on a simulation; not in MuJoCo
typedef void (*ctfBatchFunc)(const ctModel* m, ctData* d, int sim, void* arg);

// nonzero: the episode of a simulation is over; not in MuJoCo
typedef int (*ctfBatchDone)(const ctModel* m, const ctData* d, int sim, void* arg);

// parameters of ctb_makeBatch; not in MuJoCo
struct ctBatchConfig_ {
  int nthread;                               // threads, the caller's included; 0 or less: one per physical core
  cttByte persistent;                        // 1: one data per simulation instead of one per thread
  int ncontact;                              // contacts per simulation in outputs of contacts
  int placement;                             // 1: each thread but the caller's is bound to a core of its own
  int lanes;                                 // simulations that a thread steps at once: 1, 2, 4 or 8 (4, 8 or 16 of 32 bits); 0: as the processor can
  int precision;                             // bits of the numbers of a step: 64 or 32; 0: 64. 32 is faster and rounds
};

// a field or state that ctb_rollout records; not in MuJoCo
struct ctBatchRecord_ {
  const char* field;                         // field of the data, as for ctb_output; NULL: a state
  int spec;                                  // parts of the recorded state (cttState)
  void* buf;                                 // where to, n x nstep x size, of the type of the field
};

#endif
