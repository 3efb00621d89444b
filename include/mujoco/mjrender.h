// Written by tools/gen.py from schema/draw.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJRENDER_H
#define MUJOCO_MJRENDER_H

#include <mujoco/mjtags.h>
#include <corten/draw.h>
#include <mujoco/mjmodel.h>

typedef ctrRect mjrRect;
typedef ctrContext mjrContext;

#endif
