// A stack of memory that never moves: address space reserved at once, committed as it is used.
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include "base/assert.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Bytes of address space to reserve: much where addresses have 64 bits, little where they have 32.
#if UINTPTR_MAX > UINT32_MAX
#define ARENA_SPACE(wide, narrow) ((size_t)(wide))
#else
#define ARENA_SPACE(wide, narrow) ((size_t)(narrow))
#endif

// Invariant: used <= committed <= limit <= reserved (except after arena_fail_after).
typedef struct Arena {
  unsigned char* base; // page aligned
  size_t used;         // bytes pushed, with their padding
  size_t committed;    // bytes that may be touched
  size_t limit;        // bytes that may be used: the user's limit, or all that is reserved
  size_t reserved;     // bytes of address space
  size_t failing;      // 0, or 1 more than the requests before the first that fails
} Arena;

// Reserve address space (less when the process is not allowed so much). limit: 0 for none. False if
// nothing can be had.
bool arena_init(Arena* a, size_t reserve, size_t limit);
void arena_free(Arena* a); // an all-zero Arena is allowed

// Make the first n bytes usable. False when the limit or the memory of the machine is reached.
bool arena_commit(Arena* a, size_t n);

// For tests: `count` requests succeed, all later ones fail, until arena_fail_never. `committed` is
// 0 meanwhile, so that every request passes arena_commit. False without memory.
bool arena_fail_after(Arena* a, size_t count);
void arena_fail_never(Arena* a);

// n bytes, uninitialised, aligned to a power of two up to 4096; NULL when the limit is reached:
// then nothing has changed.
static inline void* arena_push(Arena* a, size_t n, size_t align) {
  CT_ASSERT(align > 0 && align <= 4096 && (align & (align - 1)) == 0);
  size_t at = (a->used + align - 1) & ~(align - 1);
  if (n > SIZE_MAX - at) return NULL;
  if (at + n > a->committed && !arena_commit(a, at + n)) return NULL;
  a->used = at + n;
  return a->base + at;
}

// arena_release gives back everything pushed since the mark; 0 empties the arena. The memory stays
// committed.
static inline size_t arena_mark(const Arena* a) { return a->used; }
void arena_release(Arena* a, size_t mark);

#endif
