// Pointers that the user attaches to elements, by key. The user owns them: they are freed only by a
// function that the user gives.
#ifndef SPEC_USER_VALUE_H
#define SPEC_USER_VALUE_H

#include <stdbool.h>

typedef struct UserValue {
  char* key;
  const void* data;
  void (*cleanup)(const void* data); // called when the value goes; NULL: nobody. Copies have none
} UserValue;

typedef struct UserValues {
  UserValue* data;
  int count, cap;
} UserValues;

// NULL if there is none.
UserValue* user_value_find(const UserValues* values, const char* key);

// Set a value; false when out of memory, and cleanup has not been called for it.
bool user_value_put(UserValues* values, const char* key, const void* data,
                    void (*cleanup)(const void*));

bool user_value_copy(UserValues* to, const UserValues* from); // false when out of memory
void user_value_delete(UserValues* values, const char* key);  // nothing if there is none
void user_value_free(UserValues* values);

#endif
