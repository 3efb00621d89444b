#include "support/recorded.h"

#include "model/model.h"

#include <corten/corten.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Reading -----------------------------------------------------------------------------------------
static const Field* find_field(const char* name) {
  for (int i = 0; i < data_field_count; i++) {
    if (!strcmp(data_field[i].name, name)) return data_field + i;
  }
  return NULL;
}

static char* read_text(const char* path) {
  FILE* f = fopen(path, "rb");
  if (!f) return NULL;
  char* text = NULL;
  if (!fseek(f, 0, SEEK_END)) {
    long n = ftell(f);
    rewind(f);
    text = n >= 0 ? calloc((size_t)n + 1, 1) : NULL;
    if (text && fread(text, 1, (size_t)n, f) != (size_t)n) {
      free(text);
      text = NULL;
    }
  }
  fclose(f);
  return text;
}

// Numbers and records there can be at most: spaces, and lines that start a record.
static void count_text(const char* text, size_t* nvalue, int* nrecord) {
  *nvalue = 0;
  *nrecord = 0;
  for (const char* p = text; *p; p++) {
    *nvalue += *p == ' ';
    *nrecord += *p == '\n' && !strncmp(p + 1, "record ", 7);
  }
}

// One line of a field: name count numbers. Keeps the record's fields in pipeline order.
static bool read_field(Reference* r, RefRecord* rec, char* line, double** value) {
  char* rest = strchr(line, ' ');
  if (!rest || rec->nfield == REF_FIELDS) return false;
  *rest++ = 0;
  RefField f = {find_field(line), (int)strtol(rest, &rest, 10), *value};
  if (!f.field) {
    snprintf(r->error, sizeof(r->error), "no field named %.100s", line);
    return false;
  }
  for (int i = 0; i < f.count; i++) {
    char* end;
    *(*value)++ = strtod(rest, &end);
    if (end == rest) return false;
    rest = end;
  }
  int at = rec->nfield++;
  int place = data_pipeline_place(f.field->group);
  while (at > 0 && data_pipeline_place(rec->field[at - 1].field->group) > place) {
    rec->field[at] = rec->field[at - 1];
    at--;
  }
  rec->field[at] = f;
  return true;
}

static bool read_line(Reference* r, char* line, double** value) {
  if (!strncmp(line, "record ", 7)) {
    RefRecord* rec = r->record + r->nrecord++;
    return sscanf(line, "record %*d %31s", rec->title) == 1;
  }
  if (r->nrecord) return read_field(r, r->record + r->nrecord - 1, line, value);
  int format;
  char version[16];
  if (sscanf(line, "corten-reference %d", &format) == 1) return format == 1;
  if (sscanf(line, "mujoco %15s", version) == 1) return !strcmp(version, "3.5.0");
  return sscanf(line, "model %127s", r->model) == 1 || sscanf(line, "kind %15s", r->kind) == 1 ||
         sscanf(line, "integrator %d", &r->integrator) == 1 ||
         sscanf(line, "solver %d", &r->solver) == 1;
}

bool reference_load(Reference* r, const char* path) {
  *r = (Reference){.integrator = -1, .solver = -1};
  char* text = read_text(path);
  if (!text) {
    snprintf(r->error, sizeof(r->error), "cannot read %.200s", path);
    return false;
  }
  size_t nvalue;
  int nrecord, number = 0;
  count_text(text, &nvalue, &nrecord);
  r->value = calloc(nvalue + 1, sizeof(double));
  r->record = calloc((size_t)nrecord + 1, sizeof(RefRecord));
  bool ok = r->value && r->record;
  double* value = r->value;
  for (char *line = text, *next; ok && *line; line = next) {
    next = line + strcspn(line, "\n");
    if (*next) *next++ = 0;
    number++;
    ok = read_line(r, line, &value);
  }
  if (!ok && !r->error[0]) {
    snprintf(r->error, sizeof(r->error), "%.180s:%d: not understood", path, number);
  }
  free(text);
  return ok && r->nrecord > 0;
}

void reference_free(Reference* r) {
  free(r->value);
  free(r->record);
  r->value = NULL;
  r->record = NULL;
}

// Comparing ---------------------------------------------------------------------------------------
static double element(const Field* f, const ctData* d, int i) {
  const void* p = field_data(f, d);
  switch (f->type) {
  case FIELD_REAL:
    return ((const cttNum*)p)[i];
  case FIELD_INT:
    return ((const int*)p)[i];
  case FIELD_BYTE:
    return ((const cttByte*)p)[i];
  default:
    return NAN;
  }
}

void reference_set_state(const RefRecord* record, const ctModel* m, ctData* d) {
  for (int k = 0; k < record->nfield; k++) {
    const RefField* f = record->field + k;
    if (f->field->stage != STAGE_STATE || f->field->type != FIELD_REAL) continue;
    if (field_count(f->field, m, d) != f->count) continue;
    if (f->count) memcpy(field_data(f->field, d), f->value, (size_t)f->count * sizeof(cttNum));
  }
}

double reference_error(double ours, double theirs) {
  const double free = 1e-12;
  double difference = fabs(ours - theirs);
  if (difference <= free) return 0;
  return (difference - free) / (fabs(ours) + fabs(theirs) + free);
}

RefWorst reference_field_error(const RefField* f, const ctModel* m, const ctData* d) {
  RefWorst worst = {0};
  if (field_count(f->field, m, d) != f->count) {
    worst.error = INFINITY;
    worst.index = -1;
    return worst;
  }
  for (int i = 0; i < f->count; i++) {
    double ours = element(f->field, d, i);
    double e = isfinite(ours) ? reference_error(ours, f->value[i]) : INFINITY;
    if (i == 0 || e > worst.error) worst = (RefWorst){e, i, ours, f->value[i]};
  }
  return worst;
}

// The state is the input of a stage recording and what a step leaves at its end.
static bool is_input(const Reference* r, const RefField* f) {
  return f->field->stage == STAGE_STATE && !strcmp(r->kind, "stages");
}

RefResult reference_compare(const Reference* r, int record, const ctModel* m, const ctData* d,
                            double tolerance) {
  RefResult result = {0, -1, 0};
  const RefRecord* rec = r->record + record;
  for (int k = 0; k < rec->nfield; k++) {
    if (is_input(r, rec->field + k)) continue;
    double error = reference_field_error(rec->field + k, m, d).error;
    if (error > result.maximum) result.maximum = error;
    if (!(error > tolerance)) continue;
    if (result.first < 0) result.first = k;
    result.failed++;
  }
  return result;
}

void reference_diagnose(FILE* out, const Reference* r, int record, const ctModel* m,
                        const ctData* d, double tolerance) {
  const RefRecord* rec = r->record + record;
  RefResult result = reference_compare(r, record, m, d, tolerance);
  fprintf(out, "%s at %s %d (%s):\n", result.failed ? "DIVERGENCE" : "agreement", rec->title,
          record, r->model);
  for (int k = 0; k < rec->nfield; k++) {
    const RefField* f = rec->field + k;
    if (is_input(r, f)) continue;
    RefWorst w = reference_field_error(f, m, d);
    fprintf(out, "  %-20s %-16s %s  (max error %.1e", f->field->group, f->field->name,
            w.error > tolerance ? "FAIL" : "PASS", w.error);
    if (!(w.error <= tolerance)) fprintf(out, ", [%d] %.17g, not %.17g", w.index, w.ours, w.theirs);
    fprintf(out, ")\n");
  }
  if (result.first < 0) return;
  const RefField* f = rec->field + result.first;
  fprintf(out, "  -> first to differ: %s (%s %d, %s[%d])\n", f->field->group, rec->title, record,
          f->field->name, reference_field_error(f, m, d).index);
}
