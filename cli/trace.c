#include "trace.h"

#include "base/str.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void trace_init(Trace* t, const ctModel* m) {
  *t = (Trace){.model = m, .width = (int)(TRACE_QPOS + m->nq + m->nv + 3 * m->nbody)};
}

void trace_free(Trace* t) {
  free(t->value);
  *t = (Trace){0};
}

int trace_qvel(const Trace* t) { return TRACE_QPOS + (int)t->model->nq; }
int trace_xpos(const Trace* t) { return trace_qvel(t) + (int)t->model->nv; }

double trace_get(const Trace* t, int row, int column) {
  return t->value[(size_t)row * (size_t)t->width + (size_t)column];
}

bool trace_add(Trace* t, const ctData* d) {
  const ctModel* m = t->model;
  if (t->rows == t->room) {
    const int room = t->room ? 2 * t->room : 256;
    double* grown = realloc(t->value, sizeof(double) * (size_t)room * (size_t)t->width);
    if (!grown) return false;
    t->value = grown;
    t->room = room;
  }
  double* row = t->value + (size_t)t->rows++ * (size_t)t->width;
  row[TRACE_TIME] = d->time;
  row[TRACE_POTENTIAL] = d->energy[0];
  row[TRACE_KINETIC] = d->energy[1];
  memcpy(row + TRACE_QPOS, d->qpos, sizeof(double) * (size_t)m->nq);
  memcpy(row + trace_qvel(t), d->qvel, sizeof(double) * (size_t)m->nv);
  memcpy(row + trace_xpos(t), d->xpos, sizeof(double) * 3 * (size_t)m->nbody);
  return true;
}

static FILE* open_out(const char* path) {
  FILE* out = fopen(path, "wb");
  if (!out) fprintf(stderr, "corten: %s: %s\n", path, strerror(errno));
  return out;
}

static bool close_out(FILE* out, const char* path) {
  const bool bad = ferror(out);
  if (fclose(out) == 0 && !bad) return true;
  fprintf(stderr, "corten: %s: could not be written\n", path);
  return false;
}

bool trace_write_csv(const Trace* t, const char* path) {
  FILE* out = open_out(path);
  if (!out) return false;
  fputs("time,potential_energy,kinetic_energy", out);
  for (int i = 0; i < t->model->nq; i++) fprintf(out, ",qpos%d", i);
  for (int i = 0; i < t->model->nv; i++) fprintf(out, ",qvel%d", i);
  fputc('\n', out);
  char number[32];
  for (int r = 0; r < t->rows; r++) {
    for (int c = 0; c < trace_xpos(t); c++) {
      str_from_double(number, trace_get(t, r, c));
      fprintf(out, "%s%s", c ? "," : "", number);
    }
    fputc('\n', out);
  }
  return close_out(out, path);
}

// NPY 1.0: magic, length of a padded header, header, little-endian doubles.
bool trace_write_npy(const Trace* t, const char* path) {
  FILE* out = open_out(path);
  if (!out) return false;
  char head[128];
  memset(head, ' ', sizeof head);
  memcpy(head, "\x93NUMPY\x01\x00", 8);
  const uint16_t length = sizeof head - 10;
  head[8] = (char)(length & 255);
  head[9] = (char)(length >> 8);
  char text[110];
  const int n =
      snprintf(text, sizeof text, "{'descr': '<f8', 'fortran_order': False, 'shape': (%d, %d), }",
               t->rows, trace_xpos(t));
  memcpy(head + 10, text, (size_t)n);
  head[sizeof head - 1] = '\n';
  fwrite(head, 1, sizeof head, out);
  for (int r = 0; r < t->rows; r++)
    fwrite(t->value + (size_t)r * (size_t)t->width, sizeof(double), (size_t)trace_xpos(t), out);
  return close_out(out, path);
}
