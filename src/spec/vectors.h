// The opaque value types of <corten/spec.h>: a string and growable arrays. Zeroed memory is an
// empty value.
#ifndef SPEC_VECTORS_H
#define SPEC_VECTORS_H

#include "generated/spec_values.h"

#include <corten/spec.h>

#include <stdbool.h>
#include <stddef.h>

struct ctString_ {
  char* text; // NULL is ""
};
struct ctStringVec_ {
  ctString* data;
  int count, cap;
};
struct ctIntVec_ {
  int* data;
  int count, cap;
};
struct ctFloatVec_ {
  float* data;
  int count, cap;
};
struct ctDoubleVec_ {
  double* data;
  int count, cap;
};
struct ctByteVec_ {
  cttByte* data;
  int count, cap;
};
struct ctIntVecVec_ {
  ctIntVec* data;
  int count, cap;
};
struct ctFloatVecVec_ {
  ctFloatVec* data;
  int count, cap;
};

// Any of the value types: all have the size of the largest.
typedef union Value {
  ctString string;
  ctStringVec strings;
  ctIntVec ints;
  ctFloatVec floats;
  ctDoubleVec doubles;
  ctByteVec bytes;
  ctIntVecVec int_lists;
  ctFloatVecVec float_lists;
} Value;

const char* vectors_text(const ctString* s); // "" if s is NULL or empty, never NULL
bool vectors_is_empty(const ctString* s);

// Replace the content; false when out of memory, the old content stays.
bool vectors_set_string(ctString* dest, const char* text);
bool vectors_set(ValueKind kind, void* dest, const void* data, int count); // vectors of numbers
bool vectors_add_string(ctStringVec* dest, const char* text);
bool vectors_add_int(ctIntVec* dest, int x);
bool vectors_add_double(ctDoubleVec* dest, double x);

void vectors_free(ValueKind kind, void* value);                    // leaves it empty
bool vectors_copy(ValueKind kind, void* dest, const void* source); // dest is replaced

#endif
