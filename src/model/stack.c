// The user's stack in a data. It has memory of its own: what is on it survives a forward pass,
// which empties the arena of contacts and rows.
#include "base/report.h"
#include "model/data.h"

#include <corten/corten.h>

// Address space; only what is used becomes memory.
static const size_t kReserve = ARENA_SPACE(UINT64_C(8) << 30, 16 << 20);

static void* push_bytes(ctData* d, size_t bytes, size_t align) {
  Arena* stack = &data_own(d)->stack;
  if (!stack->base && !arena_init(stack, kReserve, 0)) return NULL;
  void* p = arena_push(stack, bytes, align);
  d->pstack = stack->used;
  if ((cttSize)d->pstack > d->maxuse_stack) d->maxuse_stack = (cttSize)d->pstack;
  return p;
}

// A mark is where the stack stood and the mark before it; pbase is the byte behind the last one.
typedef struct Mark {
  size_t used, before;
} Mark;

void ct_markStack(ctData* d) {
  Mark mark = {data_own(d)->stack.used, d->pbase};
  Mark* at = push_bytes(d, sizeof mark, _Alignof(Mark));
  if (!at) {
    data_warn(d, -1, 0, "the stack of this data is full");
    return;
  }
  *at = mark;
  d->pbase = d->pstack;
}

void ct_freeStack(ctData* d) {
  if (d->pbase == 0) return;
  Arena* stack = &data_own(d)->stack;
  const Mark mark = *(const Mark*)(const void*)(stack->base + d->pbase - sizeof(Mark));
  arena_release(stack, mark.used);
  d->pstack = mark.used;
  d->pbase = mark.before;
}

void* ct_stackAllocByte(ctData* d, size_t bytes, size_t alignment) {
  if (alignment == 0 || alignment > 4096 || (alignment & (alignment - 1))) return NULL;
  void* p = push_bytes(d, bytes, alignment);
  if (p) return p;
  data_warn(d, -1, 0, "the stack of this data has no room for %zu bytes", bytes);
  report_error("ct_stackAlloc: out of memory, stack overflow: requested = %zu bytes", bytes);
  return NULL;
}

static void* report_too_large(const char* kind) {
  report_error("ct_stackAlloc%s: requested size is too large (more than 2^64 bytes).", kind);
  return NULL;
}

cttNum* ct_stackAllocNum(ctData* d, size_t size) {
  if (size > SIZE_MAX / sizeof(cttNum)) return report_too_large("Num");
  return ct_stackAllocByte(d, size * sizeof(cttNum), _Alignof(cttNum));
}

int* ct_stackAllocInt(ctData* d, size_t size) {
  if (size > SIZE_MAX / sizeof(int)) return report_too_large("Int");
  return ct_stackAllocByte(d, size * sizeof(int), _Alignof(int));
}
