#include "spec/signature.h"

#include "base/hash.h"
#include "spec/tree_order.h"

uint64_t signature_of(Spec* spec) {
  (void)tree_order(spec); // a spec that was compiled is in order
  uint64_t h = HASH_START;
  for (int kind = 0; kind < SPEC_LISTS; kind++) {
    const ElementList* list = &spec->list[kind];
    for (int i = 0; i < list->count; i++) {
      const Element* e = list->data[i];
      int place[2] = {kind, e->body ? e->body->e.id : -1};
      h = hash_bytes(h, place, sizeof place);
      h = hash_bytes(h, spec_name(e), strlen(spec_name(e)) + 1);
    }
  }
  h = hash_mix(h);
  return h ? h : 1;
}

void signature_keep(Spec* spec, uint64_t signature) {
  for (int kind = 0; kind < SPEC_LISTS; kind++) {
    const ElementList* list = &spec->list[kind];
    for (int i = 0; i < list->count; i++) list->data[i]->head.signature = signature;
  }
  spec->e.head.signature = signature;
}
