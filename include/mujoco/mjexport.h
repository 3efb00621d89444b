// Written by tools/gen.py from schema/enums.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJEXPORT_H
#define MUJOCO_MJEXPORT_H

#include <mujoco/mjtags.h>
#include <corten/export.h>

#define MJAPI CT_API
#define MJLOCAL

#endif
