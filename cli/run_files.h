// The files of a run: opened before it, written whole at its end.
#ifndef CT_CLI_RUN_FILES_H
#define CT_CLI_RUN_FILES_H

#include "base/output.h"
#include "serve/motion.h"
#include "trace.h"

#include <limits.h>

enum { RUN_CSV, RUN_NPY, RUN_SVG, RUN_VERTICES, RUN_RECORD, RUN_HTML, RUN_FILES };
enum { RUN_RECORD_MOST = INT_MAX - 1 }; // steps

typedef struct RunFile {
  const char* path; // NULL: not wanted; "-": standard output
  bool open;
  int blocks;     // of the recording, so far
  Motion* motion; // of the page
  double every;   // steps between its samples
  Output out;
} RunFile;

// The path that two of the files have; NULL: none.
const char* run_files_same(const RunFile* file);

// Does one of them go to standard output?
bool run_files_use_stdout(const RunFile* file);

// Opens what is wanted and writes the head of the recording. False after an error.
bool run_files_open(RunFile* file, const char* model, const ctModel* m, ctData* d);

// One step of the recording, if one is wanted. False after an error: writing failed.
bool run_files_record(RunFile* file, const ctModel* m, ctData* d, int step);

// Samples of the page: 60 per simulated second, or every so many steps. False after an error: the
// samples of so many steps are too many.
bool run_files_plan(RunFile* file, const ctModel* m, double steps, double every);

// One sample of the page, if one is wanted and due after so many steps. False: out of memory.
bool run_files_show(RunFile* file, ctData* d, double done);

// Writes and closes all, and tells so unless quiet. False after an error.
bool run_files_write(RunFile* file, const Trace* trace, bool quiet);

void run_files_discard(RunFile* file); // what is still open: the old files stay

#endif
