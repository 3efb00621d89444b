// Written by tools/gen.py from schema/data.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJDATA_H
#define MUJOCO_MJDATA_H

#include <corten/data.h>
#include <mujoco/mjmodel.h>

typedef ctfGeneric mjfGeneric;
typedef ctfConFilt mjfConFilt;
typedef ctfSensor mjfSensor;
typedef ctfTime mjfTime;
typedef ctfAct mjfAct;
typedef ctfCollision mjfCollision;
typedef ctContact mjContact;
#define mjContact_ ctContact_
typedef ctWarningStat mjWarningStat;
#define mjWarningStat_ ctWarningStat_
typedef ctTimerStat mjTimerStat;
#define mjTimerStat_ ctTimerStat_
typedef ctSolverStat mjSolverStat;
#define mjSolverStat_ ctSolverStat_
typedef ctData mjData;
#define mjData_ ctData_

#endif
