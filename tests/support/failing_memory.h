// An allocator that counts, and that fails from one allocation on: an operation that runs out of
// memory must leave nothing behind.
#ifndef TESTS_SUPPORT_FAILING_MEMORY_H
#define TESTS_SUPPORT_FAILING_MEMORY_H

#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdbool.h>
#include <stdlib.h>

typedef struct MemoryCount {
  long live, total;
  long fail_at; // this allocation and later ones fail; -1: none
  long budget;  // see memory_scarce
} MemoryCount;

static inline void* memory_alloc(size_t n, size_t align, void* user) {
  MemoryCount* c = (MemoryCount*)user;
  if (c->fail_at >= 0 && c->total >= c->fail_at) return NULL;
  void* p = aligned_alloc(align, (n + align) / align * align);
  if (!p) return NULL;
  c->live++;
  c->total++;
  return p;
}

static inline void memory_free(void* p, void* user) {
  ((MemoryCount*)user)->live--;
  free(p);
}

// From now on every allocation is counted, until ct_setAllocator(NULL).
static inline void memory_count(MemoryCount* c) {
  ctAllocator a = {memory_alloc, memory_free, c};
  ct_setAllocator(&a);
}

// From here on as many allocations succeed as the budget has.
static inline void memory_scarce(MemoryCount* c) { c->fail_at = c->total + c->budget; }
static inline void memory_enough(MemoryCount* c) { c->fail_at = -1; }

// Run work with a budget of 0, 1, 2 ... allocations until it returns true. It calls memory_scarce
// where failures may begin, and frees what it made. Returns how often it failed.
static inline int memory_failures(bool (*work)(MemoryCount* c)) {
  MemoryCount c = {.fail_at = -1};
  memory_count(&c);
  bool done = false;
  for (; !done && c.budget < 100000; c.budget++) {
    done = work(&c);
    memory_enough(&c);
    if (c.live != 0) break;
  }
  ct_setAllocator(NULL);
  assert_int_equal(c.live, 0);
  assert_true(done);
  return (int)c.budget - 1;
}

#endif
