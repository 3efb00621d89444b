// Pointers that the user hangs on elements, by key. They are his: nothing here frees what they
// point to, unless he has given a function for that.
#ifndef SPEC_USER_VALUE_H
#define SPEC_USER_VALUE_H

#include "spec/spec.h"

typedef struct UserValue {
  char* key;
  const void* data;
  void (*cleanup)(const void* data); // called when the value goes; NULL: nobody. Copies have none
} UserValue;

// Set a value; false when out of memory, and cleanup has not been called for it.
bool user_value_put(Element* e, const char* key, const void* data, void (*cleanup)(const void*));

bool user_value_copy(Element* to, const Element* from); // false when out of memory
void user_value_free(Element* e);

#endif
