#include "spec/pending_key.h"

#include "base/alloc.h"
#include "base/array.h"

void pending_key_free(PendingKeys** keys) {
  for (int i = 0; *keys && i < (*keys)->count; i++) {
    PendingKey* key = &(*keys)->data[i];
    for (int k = 0; k < key->count; k++) vectors_free(VALUE_DOUBLEVEC, &key->data[k].value);
    array_free(key);
    vectors_free(VALUE_STRING, &key->name);
  }
  if (*keys) array_free(*keys);
  alloc_free(*keys);
  *keys = NULL;
}
