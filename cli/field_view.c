#include "field_view.h"

#include "base/integer.h"

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

long field_view_count(const FieldView* view) { return view->rows * view->cols; }

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

bool field_view_set(const FieldView* view, long i, double value) {
  switch (view->field->type) {
  case FIELD_REAL:
    ((double*)view->data)[i] = value;
    return true;
  case FIELD_BYTE:
    if (!(value >= 0 && value <= 255 && value == floor(value))) return false;
    ((cttByte*)view->data)[i] = (cttByte)integer_of(value, 0, 255);
    return true;
  default:
    return false;
  }
}

// NaN and Infinity as Python's json module reads them.
static void json_number(Output* out, const FieldView* view, long i) {
  const double x = field_view_get(view, i);
  if (isnan(x)) {
    output_text(out, "NaN");
  } else if (isinf(x)) {
    output_text(out, x > 0 ? "Infinity" : "-Infinity");
  } else if (view->field->type == FIELD_REAL) {
    output_double(out, x);
  } else {
    output_printf(out, "%.9g", x);
  }
}

static void json_text(Output* out, const char* text, long count) {
  output_text(out, "\"");
  for (long i = 0; i < count; i++) {
    const unsigned char c = (unsigned char)text[i];
    if (c == '"' || c == '\\') {
      output_printf(out, "\\%c", c);
    } else if (c < 0x20 || c == 0x7f) {
      output_printf(out, "\\u%04x", c);
    } else {
      output_bytes(out, &c, 1);
    }
  }
  output_text(out, "\"");
}

static void json_row(Output* out, const FieldView* view, long first, long count) {
  output_text(out, "[");
  for (long i = 0; i < count; i++) {
    if (i) output_text(out, ", ");
    json_number(out, view, first + i);
  }
  output_text(out, "]");
}

void field_view_json(Output* out, const FieldView* view) {
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
    output_text(out, "[");
    for (long r = 0; r < view->rows; r++) {
      if (r) output_text(out, ", ");
      json_row(out, view, r * view->cols, view->cols);
    }
    output_text(out, "]");
  }
}
