#ifndef CT_CLI_RECORDING_H
#define CT_CLI_RECORDING_H

#include "base/output.h"
#include "generated/fields.h"

#include <stdbool.h>
#include <stddef.h>

// A recording: a model and what an engine computed with it, as text (docs/recording.md).
// Blocks come in the order in which they are to be replayed.
enum { RECORDING_VERSION = 2 }; // 1 had no mark at its end

typedef enum RecKind {
  REC_SET,     // write these fields into the data
  REC_STEP,    // step, then these fields had these values
  REC_FORWARD, // forward, then these fields had these values
} RecKind;

typedef struct RecField {
  const Field* field; // of ctData
  double* value;
  int count;
  int line; // in the file
} RecField;

typedef struct RecBlock {
  RecKind kind;
  int step; // number of the step for REC_STEP, from 1
  RecField* field;
  int nfield;
  int line;
} RecBlock;

typedef struct Recording {
  int version;
  const char* path;
  const char* engine; // name and version of the engine that wrote it
  const char* model;  // MJCF
  RecBlock* block;
  int nblock;
  char* text; // engine and model point into it
} Recording;

// Reads the whole file; path stays the caller's. False with a message that names file and line:
// what is cut, misspelt, out of order or sets what is no state is refused.
bool recording_read(Recording* r, const char* path, char* error, size_t size);
void recording_free(Recording* r);

// The same from a text of length bytes, which is changed and must outlive r.
bool recording_parse(Recording* r, char* text, size_t length, char* error, size_t size);

// State that a `set` block may write. Computed fields and counters are not, nor are those that
// hold places in buffers (history, tree_asleep).
bool recording_may_set(const Field* field);

// Numbers that a recording may hold: those of fields with plain numbers.
bool recording_may_hold(const Field* field);

// Writing: head once, blocks with their fields, the end once.
void recording_write_head(Output* out, const char* engine, const char* model, size_t size);
void recording_write_block(Output* out, RecKind kind, int step);
void recording_write_field(Output* out, const char* name, const double* value, int count);
void recording_write_end(Output* out, int blocks);

#endif
