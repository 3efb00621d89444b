#include "base/arena.h"

#include "base/os.h"

#include <string.h>
#include <sys/mman.h>

// Commit in steps that grow with the arena, so that the number of system calls is logarithmic.
enum { FIRST_COMMIT = 64 * 1024 };

static size_t round_up(size_t n, size_t unit) { return n / unit * unit + (n % unit ? unit : 0); }

static size_t min_size(size_t a, size_t b) { return a < b ? a : b; }

bool arena_init(Arena* a, size_t reserve, size_t limit) {
  *a = (Arena){0};
  size_t page = os_page_size();
  size_t want = limit > 0 ? min_size(reserve, limit) : reserve;
  if (want == 0 || want > PTRDIFF_MAX - page) return false;

  // Inaccessible pages cost address space only. A process with little of that (ulimit -v) gets what
  // it can have.
  size_t bytes = round_up(want, page);
  void* base = MAP_FAILED;
  for (;;) {
    base = mmap(NULL, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (base != MAP_FAILED || bytes <= FIRST_COMMIT) break;
    bytes = round_up(bytes / 2, page);
  }
  if (base == MAP_FAILED) return false;

  a->base = (unsigned char*)base;
  a->reserved = bytes;
  a->limit = min_size(want, bytes);
  return true;
}

void arena_free(Arena* a) {
  if (a->base) munmap(a->base, a->reserved);
  *a = (Arena){0};
}

bool arena_fail_after(Arena* a, size_t count) {
  if (mprotect(a->base, round_up(a->limit, os_page_size()), PROT_READ | PROT_WRITE) != 0)
    return false;
  a->committed = 0;
  a->failing = count + 1;
  return true;
}

void arena_fail_never(Arena* a) {
  a->committed = a->limit;
  a->failing = 0;
}

static bool count_request(Arena* a, size_t n) {
  if (a->failing == 1 || n > a->limit) return false;
  a->failing--;
  return true;
}

bool arena_commit(Arena* a, size_t n) {
  if (a->failing) return count_request(a, n);
  if (n <= a->committed) return true;
  if (n > a->limit) return false;

  // Whole pages; committed stays within the limit, though the last page may be accessible beyond
  // it.
  size_t page = os_page_size();
  size_t grown = a->committed < FIRST_COMMIT / 2 ? FIRST_COMMIT : 2 * a->committed;
  size_t target = min_size(grown < n ? n : grown, a->limit);
  if (mprotect(a->base, round_up(target, page), PROT_READ | PROT_WRITE) != 0) {
    target = n; // not so much at once
    if (mprotect(a->base, round_up(target, page), PROT_READ | PROT_WRITE) != 0) return false;
  }
  a->committed = target;
  return true;
}

void arena_release(Arena* a, size_t mark) {
  CT_ASSERT(mark <= a->used);
#if defined(CT_VALIDATE_ON)
  // all bits set is NaN as a double and -1 as an int: whoever still reads this will notice
  memset(a->base + mark, 0xff, a->used - mark);
#endif
  a->used = mark;
}
