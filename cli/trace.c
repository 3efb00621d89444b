#include "trace.h"

#include "base/alloc.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

int trace_qvel(const Trace* t) { return TRACE_QPOS + (int)t->model->nq; }
static int trace_centre(const Trace* t) { return trace_qvel(t) + (int)t->model->nv; }
int trace_xipos(const Trace* t) { return trace_centre(t) + 3 * (int)t->model->ndeform; }
static int trace_vertex(const Trace* t) { return trace_xipos(t) + 3 * (int)t->model->nbody; }

void trace_init(Trace* t, const ctModel* m, bool vertices) {
  *t = (Trace){.model = m, .vertices = vertices};
  t->width = trace_vertex(t) + (vertices ? 3 * (int)m->ndeformvert : 0);
}

void trace_free(Trace* t) {
  alloc_free(t->value);
  ct_deleteData(t->start);
  *t = (Trace){0};
}

double trace_get(const Trace* t, int row, int column) {
  return t->value[(size_t)row * (size_t)t->width + (size_t)column];
}

static bool make_room(Trace* t) {
  if (t->rows < t->room) return true;
  if (t->room > INT_MAX / 2) return false;
  const int room = t->room ? 2 * t->room : 256;
  const size_t row = sizeof(double) * (size_t)t->width;
  double* grown = alloc_grow(t->value, (size_t)t->rows * row, (size_t)room * row);
  if (!grown) return false;
  t->value = grown;
  t->room = room;
  return true;
}

// Mean position of the vertices of each deformable body.
static void add_centres(const ctModel* m, const ctData* d, double* centre) {
  for (int i = 0; i < m->ndeform; i++) {
    const double* x = d->deformvert_xpos + 3 * m->deform_vertadr[i];
    const int n = m->deform_vertnum[i];
    for (int k = 0; k < 3; k++) {
      centre[3 * i + k] = 0;
      for (int v = 0; v < n; v++) centre[3 * i + k] += x[3 * v + k] / n;
    }
  }
}

bool trace_add(Trace* t, const ctData* d) {
  const ctModel* m = t->model;
  if (!make_room(t)) return false;
  double* row = t->value + (size_t)t->rows++ * (size_t)t->width;
  row[TRACE_TIME] = d->time;
  row[TRACE_POTENTIAL] = d->energy[0];
  row[TRACE_KINETIC] = d->energy[1];
  if (m->nq) memcpy(row + TRACE_QPOS, d->qpos, sizeof(double) * (size_t)m->nq);
  if (m->nv) memcpy(row + trace_qvel(t), d->qvel, sizeof(double) * (size_t)m->nv);
  add_centres(m, d, row + trace_centre(t));
  memcpy(row + trace_xipos(t), d->xipos, sizeof(double) * 3 * (size_t)m->nbody);
  if (t->vertices && m->ndeformvert)
    memcpy(row + trace_vertex(t), d->deformvert_xpos, sizeof(double) * 3 * (size_t)m->ndeformvert);
  return true;
}

void trace_write_csv(const Trace* t, Output* out) {
  output_text(out, "time,potential_energy,kinetic_energy");
  for (int i = 0; i < t->model->nq; i++) output_printf(out, ",qpos%d", i);
  for (int i = 0; i < t->model->nv; i++) output_printf(out, ",qvel%d", i);
  for (int i = 0; i < t->model->ndeform; i++)
    output_printf(out, ",deform%d_x,deform%d_y,deform%d_z", i, i, i);
  output_text(out, "\n");
  for (int r = 0; r < t->rows; r++) {
    for (int c = 0; c < trace_xipos(t); c++) {
      if (c) output_text(out, ",");
      output_double(out, trace_get(t, r, c));
    }
    output_text(out, "\n");
  }
}

// The body of a vertex of the model.
static int find_deformable(const ctModel* m, int vertex) {
  int body = 0;
  while (body + 1 < m->ndeform && m->deform_vertadr[body + 1] <= vertex) body++;
  return body;
}

static void put_vertex_line(const Trace* t, int row, int vertex, Output* out) {
  const ctModel* m = t->model;
  const int body = find_deformable(m, vertex);
  output_double(out, trace_get(t, row, TRACE_TIME));
  output_printf(out, ",%d,%d", body, vertex - m->deform_vertadr[body]);
  for (int k = 0; k < 3; k++) {
    output_text(out, ",");
    output_double(out, trace_get(t, row, trace_vertex(t) + 3 * vertex + k));
  }
  output_text(out, "\n");
}

void trace_write_vertices_csv(const Trace* t, Output* out) {
  output_text(out, "time,body,vertex,x,y,z\n");
  for (int r = 0; r < t->rows; r++)
    for (int v = 0; v < t->model->ndeformvert; v++) put_vertex_line(t, r, v, out);
}

// NPY 1.0: magic, length of a padded header, header, little-endian doubles.
static void put_npy_head(const char* shape, Output* out) {
  enum { HEAD = 128, MAGIC = 10 };
  char head[HEAD], text[HEAD];
  memset(head, ' ', sizeof head);
  memcpy(head, "\x93NUMPY\x01\x00", 8);
  head[8] = HEAD - MAGIC;
  head[9] = 0;
  const int n = snprintf(text, sizeof text,
                         "{'descr': '<f8', 'fortran_order': False, 'shape': (%s), }", shape);
  memcpy(head + MAGIC, text, (size_t)n);
  head[sizeof head - 1] = '\n';
  output_bytes(out, head, sizeof head);
}

// Some columns of all rows.
static void put_columns(const Trace* t, int first, int count, Output* out) {
  for (int r = 0; r < t->rows; r++)
    output_bytes(out, t->value + (size_t)r * (size_t)t->width + first,
                 sizeof(double) * (size_t)count);
}

void trace_write_npy(const Trace* t, Output* out) {
  char shape[40];
  snprintf(shape, sizeof shape, "%d, %d", t->rows, trace_xipos(t));
  put_npy_head(shape, out);
  put_columns(t, 0, trace_xipos(t), out);
}

void trace_write_vertices_npy(const Trace* t, Output* out) {
  char shape[40];
  snprintf(shape, sizeof shape, "%d, %d, 3", t->rows, (int)t->model->ndeformvert);
  put_npy_head(shape, out);
  put_columns(t, trace_vertex(t), 3 * (int)t->model->ndeformvert, out);
}
