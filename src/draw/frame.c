#include "draw/frame.h"

#include "base/alloc.h"

bool pile_reserve(Pile* p, size_t size) {
  if (size <= p->size) return true;
  size_t more = size + size / 2 + 1024;
  void* data = alloc_grow(p->data, p->size, more);
  if (!data) return false;
  p->data = data;
  p->size = more;
  return true;
}

void pile_free(Pile* p) {
  alloc_free(p->data);
  *p = (Pile){0};
}
