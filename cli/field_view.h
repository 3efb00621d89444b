#ifndef CT_CLI_FIELD_VIEW_H
#define CT_CLI_FIELD_VIEW_H

#include "base/output.h"
#include "generated/fields.h"

#include <stdbool.h>

// The elements of one field of a struct.
typedef struct FieldView {
  const Field* field;
  void* data;
  long rows, cols;
} FieldView;

// object is the struct that holds the field; d may be NULL where no extent needs it.
FieldView field_view(const Field* field, void* object, const ctModel* m, const ctData* d);

// Looks a data field up by name; view.data is NULL when there is none.
FieldView field_view_data(const char* name, const ctModel* m, ctData* d);

long field_view_count(const FieldView* view);

// Element i as a number.
double field_view_get(const FieldView* view, long i);

// False: the value does not fit the field, or the field cannot be written.
bool field_view_set(const FieldView* view, long i, double value);

// JSON: a number for a scalar, a list, or a list of rows; text for characters.
void field_view_json(Output* out, const FieldView* view);

#endif
