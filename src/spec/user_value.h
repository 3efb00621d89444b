// Pointers that the user hangs on elements, by key. They are his: nothing here frees what they
// point to.
#ifndef SPEC_USER_VALUE_H
#define SPEC_USER_VALUE_H

#include "spec/spec.h"

typedef struct UserValue {
  char* key;
  const void* data;
} UserValue;

bool user_value_copy(Element* to, const Element* from); // false when out of memory
void user_value_free(Element* e);

#endif
