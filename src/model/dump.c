// Models and data as text, by the field tables and in their order. Rows are grouped by the kind of
// element that they belong to. The text is complete or not written at all.
#include "model/dump.h"

#include "base/assert.h"
#include "base/file.h"
#include "base/report.h"
#include "base/str.h"
#include "model/field.h"
#include "model/names.h"

#include <corten/corten.h>

#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

// Where text goes and what it is about.
typedef struct Dump {
  StrBuf* out;
  const ctModel* m;
  const ctData* d;
  const char* format; // NULL: shortest
} Dump;

//---------------------------------- numbers -------------------------------------------------------

static const char* skip_digits(const char* p) {
  for (int n = 0; n < 2 && '0' <= *p && *p <= '9'; n++) p++;
  return p;
}

bool dump_format_ok(const char* format) {
  if (!format || format[0] != '%') return false;
  const char* p = skip_digits(format + 1 + strspn(format + 1, "-+ #0"));
  if (*p == '.') p = skip_digits(p + 1);
  return *p && strchr("aAeEfFgG", *p) && p[1] == 0;
}

// Nine digits always read back; fewer are tried first.
int dump_float(char* out, float x) {
  for (int digits = 1; digits <= 9; digits++) {
    int n = snprintf(out, STR_DOUBLE, "%.*g", digits, (double)x);
    char* comma = strchr(out, ','); // a locale may have put it there
    if (comma) *comma = '.';
    double back;
    if (str_to_double(out, out + n, &back, NULL) && (float)back == x) return n;
  }
  return str_from_double(out, (double)x); // NaN
}

static void put_formatted(const Dump* p, double x) {
  char text[512]; // %99.99f of the largest double has 409 chars
  CT_ASSERT(p->format != NULL);
  snprintf(text, sizeof text, p->format, x);
  strbuf_add(p->out, text);
}

static void put_value(const Dump* p, const Field* f, const void* data, cttSize i) {
  char text[STR_DOUBLE];
  StrBuf* out = p->out;
  switch (f->type) {
  case FIELD_REAL:
    if (p->format)
      put_formatted(p, ((const cttNum*)data)[i]);
    else
      strbuf_double(out, ((const cttNum*)data)[i]);
    break;
  case FIELD_FLOAT:
    if (p->format)
      put_formatted(p, (double)((const float*)data)[i]);
    else
      strbuf_addn(out, text, (size_t)dump_float(text, ((const float*)data)[i]));
    break;
  case FIELD_INT:
    strbuf_printf(out, "%d", ((const int*)data)[i]);
    break;
  case FIELD_BYTE:
    strbuf_printf(out, "%d", ((const cttByte*)data)[i]);
    break;
  case FIELD_SIZE:
    strbuf_printf(out, "%" PRId64, ((const cttSize*)data)[i]);
    break;
  case FIELD_U64:
    strbuf_printf(out, "%016" PRIx64, ((const uint64_t*)data)[i]);
    break;
  case FIELD_PTR: // an address would differ from run to run
    strbuf_add(out, ((const uintptr_t*)data)[i] ? "set" : "none");
    break;
  case FIELD_CHAR:
  case FIELD_CONTACT:
    break; // not numbers: put_strings, put_contacts
  }
}

static void put_values(const Dump* p, const Field* f, const void* data, cttSize first, cttSize n) {
  for (cttSize i = first; i < first + n; i++) {
    strbuf_add(p->out, " ");
    put_value(p, f, data, i);
  }
  strbuf_add(p->out, "\n");
}

// Strings with a zero behind each, one a line.
static void put_text_rows(const Dump* p, const char* text, cttSize n) {
  for (cttSize i = 0; i < n; i++) {
    strbuf_printf(p->out, "  %7" PRId64 " \"", i);
    for (; i < n && text[i]; i++) {
      unsigned char c = (unsigned char)text[i];
      if (c < 32 || c == '"' || c == '\\')
        strbuf_printf(p->out, "\\x%02x", c);
      else
        strbuf_addn(p->out, text + i, 1);
    }
    strbuf_add(p->out, i < n ? "\"\n" : "\" (no end)\n");
  }
}

//---------------------------------- kinds of elements ---------------------------------------------

// What a size field counts.
typedef struct CountedKind {
  const char* label;
  size_t size; // offset in ctModel
  int type;    // for the name; -1: has none
} CountedKind;

#define KIND(label, size, type)                                                                    \
  { label, offsetof(ctModel, size), type }
static const CountedKind kKind[] = {
    KIND("body", nbody, ctOBJ_BODY),
    KIND("joint", njnt, ctOBJ_JOINT),
    KIND("dof", nv, -1),
    KIND("tree", ntree, -1),
    KIND("geom", ngeom, ctOBJ_GEOM),
    KIND("site", nsite, ctOBJ_SITE),
    KIND("camera", ncam, ctOBJ_CAMERA),
    KIND("light", nlight, ctOBJ_LIGHT),
    KIND("flex", nflex, ctOBJ_FLEX),
    KIND("mesh", nmesh, ctOBJ_MESH),
    KIND("skin", nskin, ctOBJ_SKIN),
    KIND("hfield", nhfield, ctOBJ_HFIELD),
    KIND("texture", ntex, ctOBJ_TEXTURE),
    KIND("material", nmat, ctOBJ_MATERIAL),
    KIND("pair", npair, ctOBJ_PAIR),
    KIND("exclude", nexclude, ctOBJ_EXCLUDE),
    KIND("equality", neq, ctOBJ_EQUALITY),
    KIND("tendon", ntendon, ctOBJ_TENDON),
    KIND("actuator", nu, ctOBJ_ACTUATOR),
    KIND("sensor", nsensor, ctOBJ_SENSOR),
    KIND("plugin", nplugin, ctOBJ_PLUGIN),
    KIND("numeric", nnumeric, ctOBJ_NUMERIC),
    KIND("text", ntext, ctOBJ_TEXT),
    KIND("tuple", ntuple, ctOBJ_TUPLE),
    KIND("key", nkey, ctOBJ_KEY),
};
enum { KINDS = sizeof kKind / sizeof kKind[0] };

static bool is_counted_by(const Field* f, const CountedKind* k) {
  return f->rows.of == EXTENT_MODEL && f->rows.value == k->size && f->rows.times == 1;
}

static const CountedKind* counted_kind(const Field* f) {
  for (int i = 0; i < KINDS; i++) {
    if (is_counted_by(f, kKind + i)) return kKind + i;
  }
  return NULL;
}

static const char* element_name(const ctModel* m, const CountedKind* k, int i) {
  return k && k->type >= 0 ? names_get(m, k->type, i) : NULL;
}

//---------------------------------- fields --------------------------------------------------------

// `name  v v v`: the values of a row, or of a whole small field.
static void put_line(const Dump* p, const Field* f, const void* base, cttSize first, cttSize n) {
  strbuf_printf(p->out, "  %-22s", f->name);
  put_values(p, f, field_data(f, base), first, n);
}

static void put_inline(const Dump* p, const Field* table, int n, const void* base) {
  for (int i = 0; i < n; i++) {
    const Field* f = table + i;
    if (f->memory == FIELD_INLINE) put_line(p, f, base, 0, field_count(f, p->m, p->d));
  }
}

// One number a row: ten on a line. Else a line for each row, with the name of its element.
static void put_array(const Dump* p, const Field* f, const void* base) {
  enum { PER_LINE = 10 };
  cttSize n = field_count(f, p->m, p->d);
  const void* data = field_data(f, base);
  if (n <= 0 || !data) return;
  CT_ASSERT(f->cols.of != EXTENT_DATA);
  cttSize cols = (cttSize)f->cols.value;
  if (f->cols.of == EXTENT_MODEL) memcpy(&cols, (const char*)p->m + f->cols.value, sizeof cols);
  cols *= (cttSize)f->cols.times;
  strbuf_printf(p->out, "%s  %" PRId64 " x %" PRId64 "\n", f->name, n / cols, cols);
  if (f->type == FIELD_CHAR) {
    put_text_rows(p, data, n);
    return;
  }
  cttSize step = cols > 1 ? cols : PER_LINE;
  for (cttSize i = 0; i < n; i += step) {
    strbuf_printf(p->out, "  %7" PRId64, cols > 1 ? i / cols : i);
    const char* name = cols > 1 ? element_name(p->m, counted_kind(f), (int)(i / cols)) : NULL;
    if (name) strbuf_printf(p->out, " %s:", name);
    put_values(p, f, data, i, n - i < step ? n - i : step);
  }
}

//---------------------------------- model ---------------------------------------------------------

// All fields that have a row for each element of a kind, element by element.
static void put_kind(const Dump* p, const CountedKind* k) {
  cttSize count;
  memcpy(&count, (const char*)p->m + k->size, sizeof count);
  for (int i = 0; i < count; i++) {
    const char* name = element_name(p->m, k, i);
    strbuf_printf(p->out, "\n%s %d", k->label, i);
    if (name) strbuf_printf(p->out, " '%s'", name);
    strbuf_add(p->out, "\n");
    for (int t = 0; t < model_field_count; t++) {
      const Field* f = model_field + t;
      if (f->memory != FIELD_BLOCK || !is_counted_by(f, k)) continue;
      cttSize cols = field_count(f, p->m, NULL) / count;
      if (cols > 0) put_line(p, f, p->m, i * cols, cols);
    }
  }
}

bool dump_model(StrBuf* out, const ctModel* m, const char* format) {
  Dump p = {out, m, NULL, dump_format_ok(format) ? format : NULL};
  strbuf_printf(out, "model '%s', version %s\n\nsizes\n", m->names, ct_versionString());
  put_inline(&p, model_field, model_field_count, m);
  strbuf_add(out, "\noptions\n");
  put_inline(&p, option_field, option_field_count, &m->opt);
  strbuf_add(out, "\nvisual\n");
  put_inline(&p, visual_field, visual_field_count, &m->vis);
  strbuf_add(out, "\nstatistic\n");
  put_inline(&p, statistic_field, statistic_field_count, &m->stat);
  for (int k = 0; k < KINDS; k++) put_kind(&p, kKind + k);
  strbuf_add(out, "\narrays\n");
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory == FIELD_BLOCK && !counted_kind(f)) put_array(&p, f, m);
  }
  return !out->failed;
}

//---------------------------------- data ----------------------------------------------------------

static const char* const kStageName[] = {"header",   "state",        "position",
                                         "velocity", "acceleration", "after"};

static void put_contacts(const Dump* p) {
  for (int i = 0; i < p->d->ncon; i++) {
    strbuf_printf(p->out, "contact %d\n", i);
    put_inline(p, contact_field, contact_field_count, p->d->contact + i);
  }
}

// What is a struct of its own and in no table: warnings, timers, solver iterations. Zeros are left
// out.
static void put_diagnostics(const Dump* p) {
  const ctData* d = p->d;
  for (int i = 0; i < ctNWARNING; i++) {
    if (d->warning[i].number)
      strbuf_printf(p->out, "  warning %-2d             %d times, last info %d\n", i,
                    d->warning[i].number, d->warning[i].lastinfo);
  }
  static const Field real = {.name = "", .type = FIELD_REAL};
  for (int i = 0; i < ctNTIMER; i++) {
    if (!d->timer[i].number) continue;
    strbuf_printf(p->out, "  timer %-2d               %d times,", i, d->timer[i].number);
    put_values(p, &real, &d->timer[i].duration, 0, 1);
  }
  for (int i = 0; i < ctNISLAND * ctNSOLVER; i++) {
    const ctSolverStat* s = d->solver + i;
    if (i % ctNSOLVER >= d->solver_niter[i / ctNSOLVER]) continue;
    const cttNum values[3] = {s->improvement, s->gradient, s->lineslope};
    strbuf_printf(p->out, "  solver island %d, iteration %d: %d %d %d %d", i / ctNSOLVER,
                  i % ctNSOLVER, s->nactive, s->nchange, s->neval, s->nupdate);
    put_values(p, &real, values, 0, 3);
  }
}

bool dump_data(StrBuf* out, const ctModel* m, const ctData* d, const char* format) {
  Dump p = {out, m, d, dump_format_ok(format) ? format : NULL};
  const char* group = "";
  strbuf_printf(out, "data of model '%s'\n\nheader\n", m->names);
  put_inline(&p, data_field, data_field_count, d);
  put_diagnostics(&p);
  for (int i = 0; i < data_field_count; i++) {
    const Field* f = data_field + i;
    if (f->memory == FIELD_INLINE) continue;
    if (strcmp(f->group, group) != 0)
      strbuf_printf(out, "\n== %s / %s\n", kStageName[f->stage], f->group);
    group = f->group;
    if (f->type == FIELD_CONTACT)
      put_contacts(&p);
    else
      put_array(&p, f, d);
  }
  return !out->failed;
}

// Nothing is written when memory is short: half a text would pass for the whole.
static bool write_and_free(StrBuf* text, const char* filename, const char** why) {
  bool done = false;
  if (!text->failed)
    done = file_write(filename, text->data, text->len, why);
  else if (why)
    *why = "out of memory";
  strbuf_free(text);
  return done;
}

bool dump_model_file(const ctModel* m, const char* filename, const char* format, const char** why) {
  StrBuf text = {0};
  dump_model(&text, m, format);
  return write_and_free(&text, filename, why);
}

bool dump_data_file(const ctModel* m, const ctData* d, const char* filename, const char* format,
                    const char** why) {
  StrBuf text = {0};
  dump_data(&text, m, d, format);
  return write_and_free(&text, filename, why);
}

//---------------------------------- public --------------------------------------------------------

int ct_saveText(const ctModel* m, const ctData* d, const char* filename, char* error,
                int error_sz) {
  CT_ASSERT(m && filename);
  const char* why = "";
  const bool done =
      d ? dump_data_file(m, d, filename, NULL, &why) : dump_model_file(m, filename, NULL, &why);
  str_to_buffer(error, error_sz, done ? "" : why);
  return done ? 0 : -1;
}

// A format that is not one for a number is not used.
static void check_format(const char* format) {
  if (format && !dump_format_ok(format))
    report_warning(
        "float_format '%s' is not one of printf for a number (Format string must start with '%%', "
        "its specifier must be one of \"fgGeE\"): using the default instead",
        format);
}

void ct_printFormattedModel(const ctModel* m, const char* filename, const char* float_format) {
  CT_ASSERT(m && filename);
  check_format(float_format);
  const char* why = "out of memory";
  if (!dump_model_file(m, filename, float_format, &why))
    report_warning("Could not open file '%s' for writing mjModel: %s", filename, why);
}

void ct_printModel(const ctModel* m, const char* filename) {
  ct_printFormattedModel(m, filename, NULL);
}

void ct_printFormattedData(const ctModel* m, const ctData* d, const char* filename,
                           const char* float_format) {
  CT_ASSERT(m && d && filename);
  check_format(float_format);
  const char* why = "out of memory";
  if (!dump_data_file(m, d, filename, float_format, &why))
    report_warning("Could not open file '%s' for writing mjData: %s", filename, why);
}

void ct_printData(const ctModel* m, const ctData* d, const char* filename) {
  ct_printFormattedData(m, d, filename, NULL);
}
