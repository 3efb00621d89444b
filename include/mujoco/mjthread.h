// Written by tools/gen.py from schema/plugin.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJTHREAD_H
#define MUJOCO_MJTHREAD_H

#include <mujoco/mjtags.h>
#include <corten/plugin.h>
#include <mujoco/mjmodel.h>

typedef ctfTask mjfTask;
typedef ctThreadPool mjThreadPool;
typedef ctTask mjTask;
#define mjMAXTHREAD ctMAXTHREAD

#endif
