#ifndef CT_CLI_RECORDING_H
#define CT_CLI_RECORDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

// A recording: a model and what an engine computed with it, as text (docs/recording.md).
// Blocks come in the order in which they are to be replayed.
typedef enum RecKind {
  REC_SET,     // write these fields into the data
  REC_STEP,    // step, then these fields had these values
  REC_FORWARD, // forward, then these fields had these values
} RecKind;

typedef struct RecField {
  const char* name;
  double* value;
  int count;
} RecField;

typedef struct RecBlock {
  RecKind kind;
  int step; // number of the step for REC_STEP, from 1
  RecField* field;
  int nfield;
} RecBlock;

typedef struct Recording {
  const char* engine; // name and version of the engine that wrote it
  const char* model;  // MJCF
  RecBlock* block;
  int nblock;
  char* text; // names and the model point into it
} Recording;

// Reads the whole file. False with a message that names file and line.
bool recording_read(Recording* r, const char* path, char* error, size_t size);
void recording_free(Recording* r);

// Writing: head once, then blocks.
void recording_write_head(FILE* out, const char* engine, const char* model);
void recording_write_block(FILE* out, RecKind kind, int step);
void recording_write_field(FILE* out, const char* name, const double* value, int count);

#endif
