// One number of a good model is changed, and the model must be refused.
#ifndef TESTS_UNIT_MODEL_CORRUPTION_H
#define TESTS_UNIT_MODEL_CORRUPTION_H

#include "everything.h"
#include "model/validate.h"
#include "support/cmocka_all.h"

#include <stdlib.h>

// Field of the model by name; the test stops when there is none.
static inline const Field* corruption_field(const char* name) {
  for (int i = 0; i < model_field_count; i++) {
    if (strcmp(model_field[i].name, name) == 0) return model_field + i;
  }
  fail_msg("no field %s", name);
  return NULL;
}

// One number of the model is changed: validate must refuse it with a message that has `text` in it.
static inline void corruption_refused(const char* name, cttSize index, int value,
                                      const char* text) {
  ctModel* m = everything();
  assert_non_null(m);
  const Field* f = corruption_field(name);
  assert_true(index < field_count(f, m, NULL) && f->type == FIELD_INT);
  ((int*)field_data(f, m))[index] = value;
  char message[2000] = "";
  ErrorList err;
  error_init(&err);
  if (validate(m, "file", &err) == CT_OK)
    fail_msg("%s[%d] = %d is accepted", name, (int)index, value);
  error_format(&err, message, sizeof message);
  if (!strstr(message, text))
    fail_msg("%s[%d] = %d: message is %s", name, (int)index, value, message);
  error_free(&err);
  ct_deleteModel(m);
}

typedef struct Corruption {
  const char* field;
  int index, value;
  const char* text;
} Corruption;

static inline bool corruption_accepted(const ctModel* m) {
  ErrorList err;
  error_init(&err);
  bool ok = validate(m, NULL, &err) == CT_OK;
  assert_int_equal(ok, err.errors == 0);
  error_free(&err);
  return ok;
}

#endif
