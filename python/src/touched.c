// Models whose integers can be changed from Python. Kinds, indices and counts of a model steer
// every stage: a wrong one would read or write outside an array. An array of integers that was
// handed out for writing is compared with a copy by every call that takes the model; when they
// differ the whole model is validated. Models of which no such array was handed out cost nothing.
#include "core.h"
#include "generated/fields.h"
#include "model/validate.h"

typedef struct Exposed {
  const char* at; // in the model
  char* copy;
  size_t bytes;
} Exposed;

struct Touched {
  Exposed* array;
  int count, cap;
};

// Comparing more than this would be felt in a step: such arrays are handed out for reading only,
// and are changed by assignment of the whole field.
enum { LARGEST_COMPARED = 1 << 14 };

// Does a wrong value of this field mislead the engine? Values and sets of bits do not.
static bool steers(const Named* f) {
  if (f->npy == NPY_DOUBLE || f->npy == NPY_FLOAT) return false;
  for (int i = 0; i < model_field_count; i++) {
    if (model_field[i].offset != f->offset) continue;
    FactKind kind = validate_fact(&model_field[i]);
    return kind != FACT_NONE && kind != FACT_ANY;
  }
  return true;
}

// Where names are: needed to name what is wrong, so it is never written.
bool touched_fixed(const Named* f) { return strncmp(f->name, "name", 4) == 0; }

bool touched_readonly(const Named* f, Py_ssize_t bytes) {
  return touched_fixed(f) || (bytes > LARGEST_COMPARED && steers(f));
}

// Arrays that lie side by side are one stretch of memory: few long comparisons are faster than many
// short ones. What lies between them counts too, which is harmless.
enum { GAP = 64 };

static bool widen(Exposed* e, const char* at, size_t bytes) {
  const char* from = at < e->at ? at : e->at;
  const char *end = at + bytes, *old_end = e->at + e->bytes;
  size_t n = (size_t)((end > old_end ? end : old_end) - from);
  char* copy = PyMem_Malloc(n);
  if (!copy) return false;
  memcpy(copy, from, n);
  memcpy(copy + (e->at - from), e->copy, e->bytes); // what was not validated yet stays so
  PyMem_Free(e->copy);
  *e = (Exposed){from, copy, n};
  return true;
}

static bool add(Touched* t, const char* at, size_t bytes) {
  for (int i = 0; i < t->count; i++) {
    Exposed* e = &t->array[i];
    if (at <= e->at + e->bytes + GAP && e->at <= at + bytes + GAP) return widen(e, at, bytes);
  }
  if (t->count == t->cap) {
    int cap = 2 * t->cap + 8;
    Exposed* more = PyMem_Realloc(t->array, (size_t)cap * sizeof *more);
    if (!more) return false;
    t->array = more;
    t->cap = cap;
  }
  char* copy = PyMem_Malloc(bytes);
  if (!copy) return false;
  memcpy(copy, at, bytes);
  t->array[t->count++] = (Exposed){at, copy, bytes};
  return true;
}

bool touched_expose(Handle* model, const Named* f, const void* at, Py_ssize_t bytes) {
  if (bytes <= 0 || !steers(f)) return true;
  if (!model->touched && !(model->touched = PyMem_Calloc(1, sizeof(Touched))))
    return PyErr_NoMemory(), false;
  Touched* t = model->touched;
  for (int i = 0; i < t->count; i++) {
    const Exposed* e = &t->array[i];
    if (e->at <= (const char*)at && (const char*)at + bytes <= e->at + e->bytes) return true;
  }
  if (add(t, at, (size_t)bytes)) return true;
  PyErr_NoMemory();
  return false;
}

// A whole large array was assigned: the next call validates. A small part of it stands for all.
bool touched_assigned(Handle* model, const Named* f, const void* at) {
  if (!touched_expose(model, f, at, 1)) return false;
  Touched* t = model->touched;
  for (int i = 0; i < t->count; i++) {
    const Exposed* e = &t->array[i];
    if (e->at <= (const char*)at && (const char*)at < e->at + e->bytes)
      e->copy[(const char*)at - e->at] = (char)~*(const char*)at;
  }
  return true;
}

void touched_free(Touched* t) {
  for (int i = 0; t && i < t->count; i++) PyMem_Free(t->array[i].copy);
  if (t) PyMem_Free(t->array);
  PyMem_Free(t);
}

static bool validate_again(const char* who, const Handle* model) {
  char error[1000] = "";
  bool valid = ct_validateModel(model->ptr, error, sizeof error);
  error[strcspn(error, "\n")] = 0;
  if (valid) {
    for (int i = 0; i < model->touched->count; i++) {
      const Exposed* e = &model->touched->array[i];
      memcpy(e->copy, e->at, e->bytes);
    }
    return true;
  }
  PyErr_Format(FatalValueError, "%s: the model was changed and is no longer valid: %s", who, error);
  return false;
}

bool touched_sound(const char* who, const Handle* model) {
  const Touched* t = model->touched;
  for (int i = 0; i < t->count; i++) {
    const Exposed* e = &t->array[i];
    if (memcmp(e->at, e->copy, e->bytes) != 0) return validate_again(who, model);
  }
  return true;
}
