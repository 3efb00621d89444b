#include "model/field.h"

#include "base/assert.h"

#include <string.h>

cttSize field_extent(const Extent* e, const ctModel* m, const ctData* d) {
  if (e->of == EXTENT_CONST) return (cttSize)(e->value * e->times);
  if (e->of == EXTENT_MODEL) {
    cttSize n;
    memcpy(&n, (const char*)m + e->value, sizeof n);
    return n * (cttSize)e->times;
  }
  CT_ASSERT(d != NULL);
  int n;
  memcpy(&n, (const char*)d + e->value, sizeof n);
  return n * (cttSize)e->times;
}

cttSize field_count(const Field* f, const ctModel* m, const ctData* d) {
  cttSize rows = field_extent(&f->rows, m, d), cols = field_extent(&f->cols, m, d), n;
  if (rows < 0 || cols < 0 || __builtin_mul_overflow(rows, cols, &n)) return -1;
  return n;
}

size_t field_element_size(FieldType type) {
  static const size_t size[] = {
      [FIELD_REAL] = sizeof(cttNum),       [FIELD_INT] = sizeof(int),
      [FIELD_BYTE] = sizeof(cttByte),      [FIELD_FLOAT] = sizeof(float),
      [FIELD_SIZE] = sizeof(cttSize),      [FIELD_CHAR] = sizeof(char),
      [FIELD_CONTACT] = sizeof(ctContact), [FIELD_PTR] = sizeof(uintptr_t),
      [FIELD_U64] = sizeof(uint64_t),
  };
  return size[type];
}

bool field_place(const Field* f, const ctModel* m, void* base, void* block, size_t* at) {
  cttSize count = field_count(f, m, NULL);
  size_t bytes;
  if (count < 0 || __builtin_mul_overflow((size_t)count, field_element_size(f->type), &bytes) ||
      bytes > SIZE_MAX / 4 - *at) {
    return false;
  }
  if (block) {
    void* p = (unsigned char*)block + *at;
    memcpy((unsigned char*)base + f->offset, &p, sizeof p);
  }
  *at += bytes;
  return true;
}

size_t field_layout(const Field* table, int n, const ctModel* m, void* base, void* block) {
  size_t at = 0;
  for (int i = 0; i < n; i++) {
    if (table[i].memory != FIELD_BLOCK) continue;
    if (!field_place(table + i, m, base, block, &at)) return SIZE_MAX;
    at = field_align(at);
  }
  return at;
}
