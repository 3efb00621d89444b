#include "base/assert.h"

#include <stdio.h>

_Noreturn void assert_fail(const char* what, const char* file, int line) {
  fprintf(stderr, "%s:%d: assertion failed: %s\n", file, line, what);
  fflush(stderr);
  __builtin_trap();
}
