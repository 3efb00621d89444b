#include "base/str.h"
#include "model/field.h"
#include "model/validate.h"

#include <corten/corten.h>

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

//---------------------------------- whose number it is --------------------------------------------

enum { TEXT = 300 }; // bytes of a message

static const Field* field_named(const char* name) {
  for (int i = 0; i < model_field_count; i++) {
    if (str_eq(model_field[i].name, name)) return model_field + i;
  }
  return NULL;
}

// The type of object that a row of the field describes; ctOBJ_UNKNOWN for vertices and the like.
static int owner_type(const Field* f) {
  static const struct {
    size_t size;
    int type;
  } row[] = {
#define ROW(n, type) {offsetof(ctModel, n), ctOBJ_##type}
      ROW(nbody, BODY),     ROW(njnt, JOINT),   ROW(nv, DOF),           ROW(ngeom, GEOM),
      ROW(nsite, SITE),     ROW(ncam, CAMERA),  ROW(nlight, LIGHT),     ROW(nflex, FLEX),
      ROW(nmesh, MESH),     ROW(nskin, SKIN),   ROW(nhfield, HFIELD),   ROW(ntex, TEXTURE),
      ROW(nmat, MATERIAL),  ROW(npair, PAIR),   ROW(nexclude, EXCLUDE), ROW(neq, EQUALITY),
      ROW(ntendon, TENDON), ROW(nu, ACTUATOR),  ROW(nsensor, SENSOR),   ROW(nnumeric, NUMERIC),
      ROW(ntext, TEXT),     ROW(ntuple, TUPLE), ROW(nkey, KEY),         ROW(nplugin, PLUGIN),
#undef ROW
  };
  for (size_t i = 0; f->rows.of == EXTENT_MODEL && i < sizeof row / sizeof *row; i++) {
    if (row[i].size == f->rows.value) return row[i].type;
  }
  return ctOBJ_UNKNOWN;
}

// The element's name; "" without one. The tables of names may be damaged themselves.
static const char* safe_name(const ctModel* m, const Field* owned, cttSize id) {
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (strncmp(f->name, "name_", 5) != 0 || f->rows.value != owned->rows.value) continue;
    int adr = ((const int*)field_data(f, m))[id];
    if (adr < 0 || adr >= m->nnames) return "";
    const char* name = m->names + adr;
    return memchr(name, 0, (size_t)(m->nnames - adr)) ? name : "";
  }
  return "";
}

// " (geom 'ball', id 3)", nothing for what is no element's.
static void write_owner(const Check* c, const Field* f, cttSize i, char* out, size_t size) {
  out[0] = 0;
  int type = f ? owner_type(f) : ctOBJ_UNKNOWN;
  cttSize n = f ? field_count(f, c->m, NULL) : 0, rows = validate_object_count(c->m, type);
  if (type == ctOBJ_UNKNOWN || i < 0 || i >= n || rows <= 0) return;
  cttSize id = i / (n / rows);
  const char* name = safe_name(c->m, f, id);
  if (name[0])
    snprintf(out, size, " (%s '%.60s', id %lld)", ctu_type2Str(type), name, (long long)id);
  else
    snprintf(out, size, " (%s %lld)", ctu_type2Str(type), (long long)id);
}

//---------------------------------- messages ------------------------------------------------------

Status validate_fail(const Check* c, const char* fmt, ...) {
  char text[TEXT];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  return error_add(c->err, (Place){.file = c->source}, "invalid model: %s", text);
}

Status validate_fail_at(const Check* c, const char* field, cttSize i, const char* fmt, ...) {
  char text[TEXT], owner[TEXT];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  write_owner(c, field_named(field), i, owner, sizeof owner);
  return validate_fail(c, "%s[%lld] %s%s", field, (long long)i, text, owner);
}

//---------------------------------- public --------------------------------------------------------

int ct_validateModel(const ctModel* m, char* error, int error_sz) {
  ErrorList err;
  error_init(&err);
  Status status = CT_FAIL;
  if (m)
    status = validate(m, NULL, &err);
  else
    error_add(&err, (Place){0}, "no model to check");
  if (error && error_sz > 0) {
    error[0] = 0;
    if (status != CT_OK) error_format(&err, error, (size_t)error_sz);
  }
  error_free(&err);
  return status == CT_OK;
}
