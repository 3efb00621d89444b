// Written by tools/gen.py from schema/enums.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJUI_H
#define MUJOCO_MJUI_H

#include <mujoco/mjrender.h>

// There is no user interface in this build: mjui_ types and functions are not declared (see README.md).

#endif
