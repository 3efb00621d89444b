// Fields of models and data as arrays of a container, under their own names.
#ifndef SERVE_FIELD_PACK_H
#define SERVE_FIELD_PACK_H

#include "generated/fields.h"
#include "serve/pack.h"

// A field by its name; NULL: none has it.
const Field* field_pack_find(const Field* table, int count, const char* name);

// Element i as a number; NaN for fields that hold no numbers.
double field_pack_get(const Field* field, const void* data, long i);

// Reals become 32-bit floats, integers stay as they are; 64-bit integers become doubles.
void field_pack_array(Pack* p, const Field* field, const void* object, const ctModel* m,
                      const ctData* d);

// A struct with fields inside of itself (options, statistics) as an object of JSON. A dot in a name
// ("global.fovy") stays.
void field_pack_struct(Pack* p, const char* name, const Field* table, int count,
                       const void* object);

#endif
