// Recordings of MuJoCo (tools/record/record_reference.py tells the format) and comparison with
// them, stage by stage.
#ifndef SUPPORT_RECORDED_H
#define SUPPORT_RECORDED_H

#include "generated/fields.h"

#include <stdbool.h>
#include <stdio.h>

typedef struct RefField {
  const Field* field; // row of data_field[]
  int count;
  const double* value;
} RefField;

enum { REF_FIELDS = 64 };

typedef struct RefRecord {
  char title[32];
  int nfield;
  RefField field[REF_FIELDS]; // in pipeline order
} RefRecord;

typedef struct Reference {
  char model[128]; // relative to scenes/
  char kind[16];   // "stages" or "trajectory"
  int integrator;
  int solver; // -1: the model's own
  int nrecord;
  RefRecord* record;
  double* value; // all numbers
  char error[256];
} Reference;

// False with the reason in r->error; release in both cases.
bool reference_load(Reference* r, const char* path);
void reference_free(Reference* r);

// Copy the recorded state (time, positions, velocities, applied forces) into d.
void reference_set_state(const RefRecord* record, const ctModel* m, ctData* d);

// Error of one number as the seed defines it (item 19, implementation notes): relative, with
// differences up to 1e-12 free.
double reference_error(double ours, double theirs);

// The worst entry of a field. A wrong count or a number that is not finite is an infinite error.
typedef struct RefWorst {
  double error;
  int index;
  double ours, theirs;
} RefWorst;
RefWorst reference_field_error(const RefField* f, const ctModel* m, const ctData* d);

// Fields of a record that miss the tolerance. In a recording of stages the state is the input and
// is not compared.
typedef struct RefResult {
  int failed;
  int first;      // index in record->field of the earliest in the pipeline, -1 none
  double maximum; // over all fields
} RefResult;
RefResult reference_compare(const Reference* r, int record, const ctModel* m, const ctData* d,
                            double tolerance);

// The table of seed item 19 C5 for one record: a row a field in pipeline order, then the first
// stage that differs.
void reference_diagnose(FILE* out, const Reference* r, int record, const ctModel* m,
                        const ctData* d, double tolerance);

#endif
