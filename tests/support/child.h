// The end of a forked child: at once, without the parent's handlers of exit.
#ifndef SUPPORT_CHILD_H
#define SUPPORT_CHILD_H

#include <stddef.h>
#include <unistd.h>

// There only in a build that counts coverage: what the child executed would be lost.
__attribute__((weak)) int __llvm_profile_write_file(void); // NOLINT: the name is LLVM's

static inline _Noreturn void child_end(int status) {
  int (*write_profile)(void) = __llvm_profile_write_file;
  if (write_profile) write_profile();
  _exit(status);
}

#endif
