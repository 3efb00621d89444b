// The constant description of a world: allocation and field access by table.
#ifndef CORTEN_MODEL_MODEL_H
#define CORTEN_MODEL_MODEL_H

#include "generated/fields.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// A model with the sizes, options and statistics of `sizes` and zeroed arrays in one
// 64-byte-aligned block. The derived field nbuffer is set. NULL when a size is negative or the
// memory is not there.
ctModel* model_new(const ctModel* sizes);
void model_free(ctModel* m); // NULL allowed

// Bytes that MuJoCo reserves for contacts, rows and working memory when the file names no size;
// nstack: numbers of working memory, -1 if the file does not say that either.
cttSize model_default_arena(const ctModel* m, cttSize nstack);

// Elements in a field: rows * cols. d may be NULL for fields that do not ask for sizes of the data.
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

// The same for a model, whose integers come first (see model/intact.h); m's sizes count.
size_t model_layout(const ctModel* m, ctModel* base, void* block);

#endif
