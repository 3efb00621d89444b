#include "spec/user_value.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/str.h"

#include <corten/corten.h>

static Element* element_of(ctsElement* head) { return (Element*)(void*)head; }

static UserValue* find(const Element* e, const char* key) {
  for (int i = 0; i < e->user.count; i++) {
    if (str_eq(e->user.data[i].key, key)) return &e->user.data[i];
  }
  return NULL;
}

static void clean(const UserValue* value) {
  if (value->cleanup) value->cleanup(value->data);
}

bool user_value_put(Element* e, const char* key, const void* data, void (*cleanup)(const void*)) {
  UserValue* value = find(e, key);
  char* name = value ? NULL : str_dup(key);
  if (!value && name) value = array_push(&e->user);
  if (!value) {
    alloc_free(name);
    return false;
  }
  if (name) {
    *value = (UserValue){.key = name};
  } else {
    clean(value);
  }
  value->data = data;
  value->cleanup = cleanup;
  return true;
}

bool user_value_copy(Element* to, const Element* from) {
  for (int i = 0; i < from->user.count; i++) {
    if (!user_value_put(to, from->user.data[i].key, from->user.data[i].data, NULL)) return false;
  }
  return true;
}

void user_value_free(Element* e) {
  for (int i = 0; i < e->user.count; i++) {
    clean(&e->user.data[i]);
    alloc_free(e->user.data[i].key);
  }
  array_free(&e->user);
}

// ---- public

void cts_setUserValue(ctsElement* element, const char* key, const void* data) {
  Element* e = element_of(element);
  if (!user_value_put(e, key, data, NULL))
    error_add(&e->spec->errors, (Place){0}, "out of memory while building the model");
}

const void* cts_getUserValue(ctsElement* element, const char* key) {
  const UserValue* value = find(element_of(element), key);
  return value ? value->data : NULL;
}

void cts_deleteUserValue(ctsElement* element, const char* key) {
  Element* e = element_of(element);
  UserValue* value = find(e, key);
  if (!value) return;
  clean(value);
  alloc_free(value->key);
  *value = e->user.data[--e->user.count];
}
