#include "model/known.h"

void known_init(ctModel* m, size_t bytes) { known_of(m)->bytes = bytes; }

size_t known_size(const ctModel* m) { return sizeof(Known) + known_of(m)->bytes; }

void known_remember(Known* known, const ctModel* m) {
  memcpy(known->sizes, m, sizeof known->sizes);
  known->bytes = known_of(m)->bytes;
  memcpy(known->integers, known_integers(m), known->bytes);
}

bool known_matches(const Known* known, const ctModel* m) {
  return memcmp(known->sizes, m, sizeof known->sizes) == 0 && known_integers_match(known, m);
}
