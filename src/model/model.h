// The constant description of a world: allocation and layout.
#ifndef MODEL_MODEL_H
#define MODEL_MODEL_H

#include "model/field.h"

// A model with the sizes, options and statistics of `sizes` and zeroed arrays in one
// 64-byte-aligned block. The derived field nbuffer is set. NULL when a size is negative or the
// memory is not there.
ctModel* model_new(const ctModel* sizes);
void model_free(ctModel* m); // NULL allowed

// Bytes that MuJoCo reserves for contacts, rows and working memory when the file names no size;
// nstack: numbers of working memory, -1 if the file does not give that either.
cttSize model_default_arena(const ctModel* m, cttSize nstack);

// Lay out the arrays of a model as field_layout does, its integers first (see model/known.h); m's
// sizes count.
size_t model_layout(const ctModel* m, ctModel* base, void* block);

#endif
