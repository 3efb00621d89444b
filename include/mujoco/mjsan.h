// Written by tools/gen.py from schema/enums.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJSAN_H
#define MUJOCO_MJSAN_H


// Memory on the stack of a data needs no marks for the sanitizer here.

#endif
