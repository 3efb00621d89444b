// A value on an element of a spec that is freed with it: MuJoCo's mjs_setUserValueWithCleanup.
#include "spec/spec.h"

#include <corten/compat.h>

void ctmj_setUserValueWithCleanup(ctsElement* element, const char* key, const void* data,
                                  void (*cleanup)(const void*)) {
  Element* e = (Element*)(void*)element;
  if (!user_value_put(&e->user, key, data, cleanup)) spec_no_memory(&e->spec->errors, (Place){0});
}
