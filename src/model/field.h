// Access to the fields of models and data by table, and their layout in one block of memory.
#ifndef MODEL_FIELD_H
#define MODEL_FIELD_H

#include "generated/fields.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stdint.h>

// A dimension; d may be NULL if it is not of the data.
cttSize field_extent(const Extent* e, const ctModel* m, const ctData* d);

// Elements in a field: rows * cols. d may be NULL for fields whose shape has no sizes of the data.
cttSize field_count(const Field* f, const ctModel* m, const ctData* d);

// Bytes of one element.
size_t field_element_size(FieldType type);

// First element of a field of the struct at `base` (a ctModel or a ctData).
static inline void* field_data(const Field* f, const void* base) {
  const unsigned char* at = (const unsigned char*)base + f->offset;
  return f->memory == FIELD_INLINE ? (void*)(uintptr_t)at : *(void* const*)(const void*)at;
}

// Lay out every FIELD_BLOCK field of a table in one block: bytes needed (SIZE_MAX if that overflows
// or a size is negative), and, when block is not NULL, the pointers in the struct at `base`.
size_t field_layout(const Field* table, int n, const ctModel* m, void* base, void* block);

// The steps of a layout: one more array from *at on (false if that overflows or a size is
// negative), and where the next may begin; the block itself is aligned to 64.
bool field_place(const Field* f, const ctModel* m, void* base, void* block, size_t* at);

static inline size_t field_align(size_t at) {
  enum { BLOCK_ALIGN = 16 }; // of each array inside a block
  return (at + BLOCK_ALIGN - 1) & ~(size_t)(BLOCK_ALIGN - 1);
}

#endif
