#ifndef CT_CLI_TRACE_H
#define CT_CLI_TRACE_H

#include "base/output.h"

#include <corten/corten.h>

#include <stdbool.h>

// Samples of a run: rows of time, energies, qpos, qvel and the centres of mass of the bodies, and
// vertices of deformable bodies if they are wanted; and the first and last pose for the picture.
typedef struct Trace {
  const ctModel* model;
  int rows, room;
  int width;     // columns of a row
  bool vertices; // these are kept
  double* value;
  ctData* start; // NULL: no picture is wanted
  const ctData* end;
} Trace;

// Columns of a row: 0 time, 1 potential energy, 2 kinetic energy, then qpos, qvel, mean positions
// of deformable bodies, xipos, vertices.
enum { TRACE_TIME, TRACE_POTENTIAL, TRACE_KINETIC, TRACE_QPOS };

void trace_init(Trace* t, const ctModel* m, bool vertices);
void trace_free(Trace* t);
bool trace_add(Trace* t, const ctData* d); // false: out of memory
double trace_get(const Trace* t, int row, int column);
int trace_qvel(const Trace* t);  // first column of qvel
int trace_xipos(const Trace* t); // first column of xipos

// Files: time, energies, qpos and qvel.
void trace_write_csv(const Trace* t, Output* out);
void trace_write_npy(const Trace* t, Output* out);

// Vertices of the model's deformable bodies: a line per sample and vertex, or an array of samples x
// vertices x 3.
void trace_write_vertices_csv(const Trace* t, Output* out);
void trace_write_vertices_npy(const Trace* t, Output* out);

// The picture: shapes at the start and at the end, paths, joint positions and energies over time.
void trace_write_svg(const Trace* t, Output* out);

#endif
