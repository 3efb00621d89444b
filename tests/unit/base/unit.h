// cmocka with the headers it needs before it, and an allocator that fails on demand.
#ifndef TESTS_UNIT_BASE_UNIT_H
#define TESTS_UNIT_BASE_UNIT_H

// clang-format off
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
// clang-format on

#include "support/child.h"

#include <corten/base.h>

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

// Allocations succeed until left reaches 0. live counts the blocks that are not yet freed.
typedef struct UnitHeap {
  int left;
  int live;
} UnitHeap;

static inline void* unit_alloc(size_t n, size_t align, void* user) {
  UnitHeap* h = (UnitHeap*)user;
  if (h->left == 0) return NULL;
  h->left--;
  h->live++;
  return aligned_alloc(align, (n + align - 1) / align * align);
}

static inline void unit_free(void* p, void* user) {
  ((UnitHeap*)user)->live--;
  free(p);
}

static inline void unit_set_heap(UnitHeap* h) {
  ctAllocator a = {unit_alloc, unit_free, h};
  ct_setAllocator(&a);
}

// Does fn end in a trap? Runs it in a child process without its message on stderr.
static inline int unit_traps(void (*fn)(void)) {
  pid_t pid = fork();
  if (pid == 0) {
    close(STDERR_FILENO);
    signal(SIGILL, SIG_DFL);
    signal(SIGTRAP, SIG_DFL);
    fn();
    child_end(0);
  }
  int status = 0;
  waitpid(pid, &status, 0);
  return WIFSIGNALED(status) && (WTERMSIG(status) == SIGILL || WTERMSIG(status) == SIGTRAP);
}

#endif
