#include "spec/user_value.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/str.h"

UserValue* user_value_find(const UserValues* values, const char* key) {
  for (int i = 0; i < values->count; i++) {
    if (str_eq(values->data[i].key, key)) return &values->data[i];
  }
  return NULL;
}

static void call_cleanup(const UserValue* value) {
  if (value->cleanup) value->cleanup(value->data);
}

bool user_value_put(UserValues* values, const char* key, const void* data,
                    void (*cleanup)(const void*)) {
  UserValue* value = user_value_find(values, key);
  char* name = value ? NULL : str_dup(key);
  if (!value && name) value = array_push(values);
  if (!value) {
    alloc_free(name);
    return false;
  }
  if (name) {
    *value = (UserValue){.key = name};
  } else {
    call_cleanup(value);
  }
  value->data = data;
  value->cleanup = cleanup;
  return true;
}

bool user_value_copy(UserValues* to, const UserValues* from) {
  for (int i = 0; i < from->count; i++) {
    if (!user_value_put(to, from->data[i].key, from->data[i].data, NULL)) return false;
  }
  return true;
}

void user_value_delete(UserValues* values, const char* key) {
  UserValue* value = user_value_find(values, key);
  if (!value) return;
  call_cleanup(value);
  alloc_free(value->key);
  *value = values->data[--values->count];
}

void user_value_free(UserValues* values) {
  for (int i = 0; i < values->count; i++) {
    call_cleanup(&values->data[i]);
    alloc_free(values->data[i].key);
  }
  array_free(values);
}
