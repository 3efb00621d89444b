// base/arena.h without address space that is reserved and empty: a block of the heap. Memory that
// was never touched costs the browser nothing.
#include "base/arena.h"

#include <stdlib.h>
#include <string.h>

enum { FEWEST = 64 * 1024, PAGE = 4096 };

bool arena_init(Arena* a, size_t reserve, size_t limit) {
  *a = (Arena){0};
  size_t want = limit > 0 && limit < reserve ? limit : reserve;
  if (want == 0 || want > PTRDIFF_MAX - PAGE) return false;
  void* base = aligned_alloc(PAGE, (want + PAGE - 1) / PAGE * PAGE);
  while (!base && want > FEWEST) {
    want /= 2;
    base = aligned_alloc(PAGE, (want + PAGE - 1) / PAGE * PAGE);
  }
  if (!base) return false;
  *a = (Arena){.base = base, .committed = want, .limit = want, .reserved = want};
  return true;
}

void arena_free(Arena* a) {
  free(a->base);
  *a = (Arena){0};
}

bool arena_commit(Arena* a, size_t n) { return n <= a->limit; }

void arena_release(Arena* a, size_t mark) {
  CT_ASSERT(mark <= a->used);
  a->used = mark;
}
