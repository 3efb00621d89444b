#include "serve/field_pack.h"

#include "model/field.h"
#include "serve/json.h"

#include <math.h>
#include <string.h>

const Field* field_pack_find(const Field* table, int count, const char* name) {
  for (int i = 0; i < count; i++)
    if (!strcmp(table[i].name, name)) return table + i;
  return NULL;
}

double field_pack_get(const Field* field, const void* data, long i) {
  switch (field->type) {
  case FIELD_REAL:
    return ((const double*)data)[i];
  case FIELD_FLOAT:
    return (double)((const float*)data)[i];
  case FIELD_INT:
    return ((const int*)data)[i];
  case FIELD_BYTE:
    return ((const cttByte*)data)[i];
  case FIELD_SIZE:
    return (double)((const cttSize*)data)[i];
  default:
    return NAN;
  }
}

static PackType pack_type_of(FieldType type) {
  switch (type) {
  case FIELD_INT:
    return PACK_I32;
  case FIELD_BYTE:
    return PACK_U8;
  case FIELD_SIZE:
    return PACK_F64;
  default:
    return PACK_F32;
  }
}

void field_pack_array(Pack* p, const Field* field, const void* object, const ctModel* m,
                      const ctData* d) {
  const void* data = field_data(field, object);
  const size_t count = data ? (size_t)field_count(field, m, d) : 0;
  const PackType type = pack_type_of(field->type);
  if (field->type != FIELD_REAL && field->type != FIELD_SIZE) {
    pack_array(p, field->name, type, data, count);
    return;
  }
  void* room = pack_room(p, field->name, type, count);
  for (size_t i = 0; room && i < count; i++) {
    if (type == PACK_F64)
      ((double*)room)[i] = (double)((const cttSize*)data)[i];
    else
      ((float*)room)[i] = (float)((const double*)data)[i];
  }
}

void field_pack_struct(Pack* p, const char* name, const Field* table, int count,
                       const void* object) {
  bool first = true;
  pack_member(p, name);
  strbuf_add(&p->head, "{");
  for (int i = 0; i < count; i++) {
    const Field* f = table + i;
    const long n = (long)(f->rows.value * f->rows.times * f->cols.value * f->cols.times);
    const void* data = field_data(f, object);
    bool inner = true;
    json_key(&p->head, &first, f->name);
    if (n != 1) strbuf_add(&p->head, "[");
    for (long k = 0; k < n; k++) {
      json_comma(&p->head, &inner);
      json_number(&p->head, field_pack_get(f, data, k));
    }
    if (n != 1) strbuf_add(&p->head, "]");
  }
  strbuf_add(&p->head, "}");
}
