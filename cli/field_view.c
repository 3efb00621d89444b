#include "field_view.h"

#include "base/integer.h"
#include "base/str.h"

#include <limits.h>
#include <math.h>
#include <string.h>

static long extent(Extent e, const ctModel* m, const ctData* d) {
  const long times = (long)e.times;
  switch (e.of) {
  case EXTENT_MODEL:
    return times * (long)*(const cttSize*)((const char*)m + e.value);
  case EXTENT_DATA:
    return d ? times * *(const int*)((const char*)d + e.value) : 0;
  default:
    return times * (long)e.value;
  }
}

FieldView field_view(const Field* field, void* object, const ctModel* m, const ctData* d) {
  char* at = (char*)object + field->offset;
  FieldView view = {field, at, extent(field->rows, m, d), extent(field->cols, m, d)};
  if (field->memory != FIELD_INLINE) view.data = *(void**)at;
  if (!view.data) view.rows = 0;
  return view;
}

FieldView field_view_data(const char* name, const ctModel* m, ctData* d) {
  for (int i = 0; i < data_field_count; i++)
    if (!strcmp(data_field[i].name, name)) return field_view(&data_field[i], d, m, d);
  return (FieldView){0};
}

double field_view_get(const FieldView* view, long i) {
  switch (view->field->type) {
  case FIELD_REAL:
    return ((const double*)view->data)[i];
  case FIELD_FLOAT:
    return (double)((const float*)view->data)[i];
  case FIELD_INT:
    return ((const int*)view->data)[i];
  case FIELD_BYTE:
    return ((const cttByte*)view->data)[i];
  case FIELD_SIZE:
    return (double)((const cttSize*)view->data)[i];
  case FIELD_CHAR:
    return ((const char*)view->data)[i];
  default:
    return NAN;
  }
}

void field_view_set(const FieldView* view, long i, double value) {
  switch (view->field->type) {
  case FIELD_REAL:
    ((double*)view->data)[i] = value;
    break;
  case FIELD_INT:
    ((int*)view->data)[i] = integer_of(value, INT_MIN, INT_MAX);
    break;
  case FIELD_BYTE:
    ((cttByte*)view->data)[i] = (cttByte)integer_of(value, 0, UCHAR_MAX);
    break;
  default:
    break;
  }
}

// NaN and Infinity as Python's json module reads them.
static void json_number(FILE* out, const FieldView* view, long i) {
  const double x = field_view_get(view, i);
  char text[32];
  if (isnan(x)) {
    fputs("NaN", out);
  } else if (isinf(x)) {
    fputs(x > 0 ? "Infinity" : "-Infinity", out);
  } else if (view->field->type == FIELD_REAL) {
    fprintf(out, "%.*s", str_from_double(text, x), text);
  } else {
    fprintf(out, "%.9g", x);
  }
}

static void json_text(FILE* out, const char* text, long count) {
  fputc('"', out);
  for (long i = 0; i < count; i++) {
    const unsigned char c = (unsigned char)text[i];
    if (c == '"' || c == '\\') {
      fprintf(out, "\\%c", c);
    } else if (c < 0x20 || c == 0x7f) {
      fprintf(out, "\\u%04x", c);
    } else {
      fputc(c, out);
    }
  }
  fputc('"', out);
}

static void json_row(FILE* out, const FieldView* view, long first, long count) {
  fputc('[', out);
  for (long i = 0; i < count; i++) {
    if (i) fputs(", ", out);
    json_number(out, view, first + i);
  }
  fputc(']', out);
}

void field_view_json(FILE* out, const FieldView* view) {
  const Field* f = view->field;
  const bool scalar =
      f->memory == FIELD_INLINE && f->rows.of == EXTENT_CONST && view->rows == 1 && view->cols == 1;
  if (f->type == FIELD_CHAR) {
    json_text(out, view->data, view->rows * view->cols);
  } else if (scalar) {
    json_number(out, view, 0);
  } else if (view->cols == 1 && f->cols.of == EXTENT_CONST) {
    json_row(out, view, 0, view->rows);
  } else {
    fputc('[', out);
    for (long r = 0; r < view->rows; r++) {
      if (r) fputs(", ", out);
      json_row(out, view, r * view->cols, view->cols);
    }
    fputc(']', out);
  }
}
