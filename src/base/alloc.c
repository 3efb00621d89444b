#include "base/alloc.h"

#include "base/assert.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void* heap_alloc(size_t n, size_t align, void* user) {
  (void)user;
  // aligned_alloc wants a multiple of the alignment
  return aligned_alloc(align, (n + align - 1) / align * align);
}

static void heap_free(void* p, void* user) {
  (void)user;
  free(p);
}

static const ctAllocator kHeap = {heap_alloc, heap_free, NULL};

// The one piece of global state of the library: see ct_setAllocator.
static ctAllocator current = {heap_alloc, heap_free, NULL};
static atomic_size_t count;

void ct_setAllocator(const ctAllocator* a) {
  CT_ASSERT(!a || (a->alloc && a->free));
  current = a ? *a : kHeap;
}

void* alloc_bytes(size_t n) {
  if (n > PTRDIFF_MAX - ALLOC_ALIGN) return NULL;
  void* p = current.alloc(n > 0 ? n : 1, ALLOC_ALIGN, current.user);
  CT_ASSERT((uintptr_t)p % ALLOC_ALIGN == 0);
  if (p) atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return p;
}

void* alloc_zero(size_t n) {
  void* p = alloc_bytes(n);
  if (p) memset(p, 0, n);
  return p;
}

void* alloc_grow(void* p, size_t old_n, size_t new_n) {
  CT_ASSERT(p || old_n == 0);
  void* q = alloc_bytes(new_n);
  if (!q) return NULL;
  if (p) memcpy(q, p, old_n < new_n ? old_n : new_n);
  alloc_free(p);
  return q;
}

void alloc_free(void* p) {
  if (p) current.free(p, current.user);
}

size_t alloc_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }
