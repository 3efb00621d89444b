// Names of MuJoCo 4's mjbatch.h for programs that use batches. The functions mjb_ are in mujoco.h.
#ifndef MUJOCO_MJBATCH_H
#define MUJOCO_MJBATCH_H

#include <corten/batch.h>

#include <mujoco/mujoco.h>

typedef ctBatch mjBatch;
typedef ctBatchConfig mjBatchConfig;
typedef ctBatchRecord mjBatchRecord;
typedef ctfBatchFunc mjfBatchFunc;

#endif
