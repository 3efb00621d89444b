// Written by tools/gen.py from schema/plugin.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJTHREAD_H
#define MUJOCO_MJTHREAD_H

#include <corten/plugin.h>
#include <mujoco/mjmodel.h>

typedef ctfTask mjfTask;
typedef ctThreadPool mjThreadPool;
#define mjThreadPool_ ctThreadPool_
typedef ctTask mjTask;
#define mjTask_ ctTask_
#define mjMAXTHREAD ctMAXTHREAD

#endif
