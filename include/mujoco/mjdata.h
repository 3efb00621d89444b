// Written by tools/gen.py from schema/data.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJDATA_H
#define MUJOCO_MJDATA_H

#include <mujoco/mjtags.h>
#include <corten/data.h>
#include <mujoco/mjmodel.h>

typedef ctfGeneric mjfGeneric;
typedef ctfConFilt mjfConFilt;
typedef ctfSensor mjfSensor;
typedef ctfTime mjfTime;
typedef ctfAct mjfAct;
typedef ctfCollision mjfCollision;
typedef ctContact mjContact;
typedef ctWarningStat mjWarningStat;
typedef ctTimerStat mjTimerStat;
typedef ctSolverStat mjSolverStat;
typedef ctData mjData;

#endif
