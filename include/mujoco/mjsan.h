// Written by tools/gen.py from schema/enums.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJSAN_H
#define MUJOCO_MJSAN_H


// Memory on the stack of a data needs no marks for the sanitizer here.
#ifndef ASAN_POISON_MEMORY_REGION
#define ASAN_POISON_MEMORY_REGION(addr, size) ((void)(addr), (void)(size))
#define ASAN_UNPOISON_MEMORY_REGION(addr, size) ((void)(addr), (void)(size))
#endif

#endif
