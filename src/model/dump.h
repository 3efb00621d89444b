// Models and data as text: every field, for reading and for comparing with diff.
#ifndef MODEL_DUMP_H
#define MODEL_DUMP_H

#include "base/str.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Append the text. format is a printf conversion for reals such as "%8.3f"; NULL, or what is no
// such conversion: the shortest text that reads back as the same number. False: out of memory.
bool dump_model(StrBuf* out, const ctModel* m, const char* format);
bool dump_data(StrBuf* out, const ctModel* m, const ctData* d, const char* format);

// The text as a file, written whole or not at all. False with a constant text in *why (may be
// NULL).
bool dump_model_file(const ctModel* m, const char* filename, const char* format, const char** why);
bool dump_data_file(const ctModel* m, const ctData* d, const char* filename, const char* format,
                    const char** why);

// One conversion of a double, with width and precision below 100, and nothing else.
bool dump_format_ok(const char* format);

// The shortest text that reads back as the same float; at most STR_DOUBLE chars. Returns its
// length.
int dump_float(char* out, float x);

#endif
