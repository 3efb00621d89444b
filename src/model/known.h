// A model as it was when it was found good: its sizes, and the integers that stages follow. It
// leads the model's block, and the integers themselves follow it (model_layout).
#ifndef MODEL_KNOWN_H
#define MODEL_KNOWN_H

#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// The sizes lead ctModel. All zero: the model was never found good.
typedef struct Known {
  unsigned char sizes[offsetof(ctModel, opt)];
  size_t bytes; // of the integers
  unsigned char integers[];
} Known;

// Bytes that lead the block of a model whose integers take `bytes`, and making them: nobody has
// found the model good. As large as one copy needs, in whole units of the block's alignment.
static inline size_t known_header(size_t bytes) {
  return (sizeof(Known) + bytes + 63) & ~(size_t)63;
}
void known_init(ctModel* m, size_t bytes);

// The Known of a model itself.
static inline Known* known_of(const ctModel* m) { return m->buffer; }

static inline const void* known_integers(const ctModel* m) {
  return (const unsigned char*)m->buffer + known_header(known_of(m)->bytes);
}

// Bytes of a Known for this model, and writing what the model has now.
size_t known_size(const ctModel* m);
void known_remember(Known* known, const ctModel* m);

// Are the integers the same; and the sizes, too?
static inline bool known_integers_match(const Known* known, const ctModel* m) {
  return memcmp(known->integers, known_integers(m), known->bytes) == 0;
}
bool known_matches(const Known* known, const ctModel* m);

#endif
