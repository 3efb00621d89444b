// Written by tools/gen.py from schema/enums.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJTNUM_H
#define MUJOCO_MJTNUM_H

#include <mujoco/mjtags.h>
#include <corten/types.h>

typedef cttNum mjtNum;
typedef cttByte mjtByte;
typedef cttSize mjtSize;
#define mjMINVAL ctMINVAL

#endif
