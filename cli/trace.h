#ifndef CT_CLI_TRACE_H
#define CT_CLI_TRACE_H

#include <corten/corten.h>

#include <stdbool.h>

// Samples of a run: rows of time, energies, qpos, qvel and body positions.
typedef struct Trace {
  const ctModel* model;
  int rows, room;
  int width; // columns of a row
  double* value;
} Trace;

// Columns of a row: 0 time, 1 potential energy, 2 kinetic energy, then qpos, qvel, xpos.
enum { TRACE_TIME, TRACE_POTENTIAL, TRACE_KINETIC, TRACE_QPOS };

void trace_init(Trace* t, const ctModel* m);
void trace_free(Trace* t);
bool trace_add(Trace* t, const ctData* d);
double trace_get(const Trace* t, int row, int column);
int trace_qvel(const Trace* t); // first column of qvel
int trace_xpos(const Trace* t); // first column of xpos

// Files: qpos, qvel and energies; false after printing an error.
bool trace_write_csv(const Trace* t, const char* path);
bool trace_write_npy(const Trace* t, const char* path);

// The picture: paths of the bodies, joint positions and energies over time.
bool trace_write_svg(const Trace* t, const char* path);

#endif
