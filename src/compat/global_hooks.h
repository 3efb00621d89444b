// MuJoCo's global variables, wherever they are.
#ifndef COMPAT_GLOBAL_HOOKS_H
#define COMPAT_GLOBAL_HOOKS_H

#include <corten/compat.h>

#include <stddef.h>

extern ctCompatAt global_hooks_linked; // all NULL: no other library has them

// The value of a variable: the header's, else that of the other library.
#define GLOBAL_HOOK(name)                                                                          \
  (ct_compat.name ? ct_compat.name : (global_hooks_linked.name ? *global_hooks_linked.name : NULL))

#define GLOBAL_HOOK_CLEAR(name)                                                                    \
  do {                                                                                             \
    ct_compat.name = NULL;                                                                         \
    if (global_hooks_linked.name) *global_hooks_linked.name = NULL;                                \
  } while (0)

#endif
