// Makers: a mesh for a definition that has none.
#include "base/alloc.h"
#include "base/assert.h"
#include "base/str.h"
#include "deform/define_check.h"
#include "math/fn.h"
#include "math/vec.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

// A mesh that is being made
typedef struct MadeMesh {
  ctDeformDef def;
  double* vert;
  int* elem;
  int corners;
} MadeMesh;

static ctDeformable* refuse_maker(char* error, int error_sz, const char* text) {
  str_to_buffer(error, error_sz, text);
  return NULL;
}

// Memory for a mesh of at most nvert and nelem
static bool open_mesh(MadeMesh* m, const ctDeformDef* def, int kind, int nvert, int nelem) {
  *m = (MadeMesh){.def = *def, .corners = define_corners(kind)};
  m->def.kind = kind;
  m->def.pos = NULL;
  m->def.nvert = m->def.nelem = 0;
  m->vert = alloc_bytes((size_t)nvert * 3 * sizeof(double));
  m->elem = alloc_bytes((size_t)nelem * (size_t)m->corners * sizeof(int));
  return m->vert && m->elem;
}

static ctDeformable* close_mesh(MadeMesh* m, char* error, int error_sz) {
  ctDeformable* made = NULL;
  m->def.vert = m->vert;
  m->def.elem = m->elem;
  if (m->vert && m->elem)
    made = ct_makeDeformable(&m->def, error, error_sz);
  else
    refuse_maker(error, error_sz, "out of memory");
  alloc_free(m->vert);
  alloc_free(m->elem);
  return made;
}

static int add_vertex(MadeMesh* m, double x, double y, double z) {
  double* p = m->vert + 3 * (ptrdiff_t)m->def.nvert;
  p[0] = x;
  p[1] = y;
  p[2] = z;
  return m->def.nvert++;
}

static void add_element(MadeMesh* m, const int* v) {
  memcpy(m->elem + (ptrdiff_t)m->corners * m->def.nelem, v, (size_t)m->corners * sizeof(int));
  m->def.nelem++;
}

static void put_triangle(MadeMesh* m, int a, int b, int c) { add_element(m, (int[]){a, b, c}); }

// A tetrahedron with positive volume, its vertices in either order
static void add_tetra(MadeMesh* m, int a, int b, int c, int d) {
  double u[3], v[3], w[3], n[3];
  sub3(u, m->vert + 3 * (ptrdiff_t)b, m->vert + 3 * (ptrdiff_t)a);
  sub3(v, m->vert + 3 * (ptrdiff_t)c, m->vert + 3 * (ptrdiff_t)a);
  sub3(w, m->vert + 3 * (ptrdiff_t)d, m->vert + 3 * (ptrdiff_t)a);
  cross3(n, u, v);
  bool swap = dot3(n, w) < 0;
  add_element(m, (int[]){a, swap ? c : b, swap ? b : c, d});
}

// Sizes of a maker: positive, counts from low on, not more than vertices allow
static bool sizes_fit(const double* size, const int* count, int n, int low, char* error,
                      int error_sz) {
  char text[160];
  double all = 1;
  for (int i = 0; i < n; i++) {
    all *= count[i];
    if (!(size[i] > 0 && size[i] <= 1e9))
      snprintf(text, sizeof text, "size is %g m, it must be positive and finite", size[i]);
    else if (count[i] < low)
      snprintf(text, sizeof text, "count is %d, it must be at least %d", count[i], low);
    else
      continue;
    return refuse_maker(error, error_sz, text), false;
  }
  if (all <= DEFORM_MAX_VERT) return true;
  snprintf(text, sizeof text, "%.0f vertices are more than the limit of %d", all, DEFORM_MAX_VERT);
  return refuse_maker(error, error_sz, text), false;
}

//---------------------------------- cloth ---------------------------------------------------------

ctDeformable* ct_makeClothRectangle(const ctDeformDef* def, const cttNum size[2],
                                    const int count[2], char* error, int error_sz) {
  if (!sizes_fit(size, count, 2, 2, error, error_sz)) return NULL;
  int nx = count[0], ny = count[1];
  MadeMesh m;
  if (!open_mesh(&m, def, ctDEFORM_CLOTH, nx * ny, 2 * (nx - 1) * (ny - 1)))
    return close_mesh(&m, error, error_sz);
  for (int i = 0; i < nx; i++)
    for (int k = 0; k < ny; k++)
      add_vertex(&m, size[0] * (i / (nx - 1.0) - 0.5), size[1] * (k / (ny - 1.0) - 0.5), 0);
  for (int i = 0; i + 1 < nx; i++)
    for (int k = 0; k + 1 < ny; k++) {
      int a = i * ny + k, b = a + ny, c = b + 1, d = a + 1;
      put_triangle(&m, a, b, c); // all diagonals alike: pairs of triangles are parallelograms,
      put_triangle(&m, a, c, d); // on which bending is exact
    }
  return close_mesh(&m, error, error_sz);
}

// Ring r has 6 r vertices, the first one of it is 1 + 3 r (r - 1)
static int disc_vertex(int ring, int k) {
  return ring == 0 ? 0 : 1 + 3 * ring * (ring - 1) + k % (6 * ring);
}

static void fill_disc(MadeMesh* m, double radius, int rings) {
  add_vertex(m, 0, 0, 0);
  for (int r = 1; r <= rings; r++)
    for (int k = 0; k < 6 * r; k++) {
      double a = 2 * 3.14159265358979323846 * k / (6 * r), s = radius * r / rings;
      add_vertex(m, s * fn_cos(a), s * fn_sin(a), 0);
    }
  for (int r = 1; r <= rings; r++)
    for (int sector = 0; sector < 6; sector++)
      for (int k = 0; k < r; k++) { // r outer and r - 1 inner edges per sector
        int out = sector * r + k, in = sector * (r - 1) + k;
        put_triangle(m, disc_vertex(r - 1, in), disc_vertex(r, out), disc_vertex(r, out + 1));
        if (k + 1 < r)
          put_triangle(m, disc_vertex(r - 1, in), disc_vertex(r, out + 1),
                       disc_vertex(r - 1, in + 1));
      }
}

ctDeformable* ct_makeClothDisc(const ctDeformDef* def, cttNum radius, int rings, char* error,
                               int error_sz) {
  int fits = rings < 1 || rings > 1000 ? rings : 3 * rings * (rings + 1) + 1;
  if (!sizes_fit(&radius, &fits, 1, 1, error, error_sz)) return NULL;
  if (rings > 1000) return refuse_maker(error, error_sz, "more than 1000 rings");
  MadeMesh m;
  if (open_mesh(&m, def, ctDEFORM_CLOTH, fits, 6 * rings * rings)) fill_disc(&m, radius, rings);
  return close_mesh(&m, error, error_sz);
}

//---------------------------------- soft bodies ---------------------------------------------------

// The 8 vertices of a cell, bit 0: x, 1: y, 2: z. Five tetrahedra that change sides from cell to
// cell: faces meet, and no diagonal is special.
static void add_cell(MadeMesh* m, const int v[8], bool odd) {
  static const int even_tetra[5][4] = {
      {0, 1, 2, 4}, {3, 1, 2, 7}, {5, 1, 4, 7}, {6, 2, 4, 7}, {1, 2, 4, 7}};
  for (int t = 0; t < 5; t++) {
    int w[4];
    for (int i = 0; i < 4; i++) w[i] = v[even_tetra[t][i] ^ (odd ? 1 : 0)];
    add_tetra(m, w[0], w[1], w[2], w[3]);
  }
}

static void fill_box(MadeMesh* m, const double size[3], const int n[3]) {
  for (int i = 0; i < n[0]; i++)
    for (int j = 0; j < n[1]; j++)
      for (int k = 0; k < n[2]; k++)
        add_vertex(m, size[0] * (i / (n[0] - 1.0) - 0.5), size[1] * (j / (n[1] - 1.0) - 0.5),
                   size[2] * (k / (n[2] - 1.0) - 0.5));
  for (int i = 0; i + 1 < n[0]; i++)
    for (int j = 0; j + 1 < n[1]; j++)
      for (int k = 0; k + 1 < n[2]; k++) {
        int v[8];
        for (int c = 0; c < 8; c++)
          v[c] = ((i + (c & 1)) * n[1] + j + (c >> 1 & 1)) * n[2] + k + (c >> 2);
        add_cell(m, v, (i + j + k) % 2);
      }
}

ctDeformable* ct_makeSoftBox(const ctDeformDef* def, const cttNum size[3], const int count[3],
                             char* error, int error_sz) {
  if (!sizes_fit(size, count, 3, 2, error, error_sz)) return NULL;
  int nvert = count[0] * count[1] * count[2];
  int cells = (count[0] - 1) * (count[1] - 1) * (count[2] - 1);
  MadeMesh m;
  if (open_mesh(&m, def, ctDEFORM_SOFT, nvert, 5 * cells)) fill_box(&m, size, count);
  return close_mesh(&m, error, error_sz);
}

// A cube onto a ball: points of a cubic shell go to the sphere of its size, half along the ray and
// half in the direction of the cube's map, which keeps cells alike.
static void round_point(double p[3], double radius) {
  double x = p[0] * p[0], y = p[1] * p[1], z = p[2] * p[2];
  p[0] *= radius * sqrt(1 - y / 2 - z / 2 + y * z / 3);
  p[1] *= radius * sqrt(1 - z / 2 - x / 2 + z * x / 3);
  p[2] *= radius * sqrt(1 - x / 2 - y / 2 + x * y / 3);
}

ctDeformable* ct_makeSoftBall(const ctDeformDef* def, cttNum radius, int count, char* error,
                              int error_sz) {
  double size[3] = {radius, radius, radius}, cube[3] = {2, 2, 2};
  int n[3] = {count, count, count};
  if (!sizes_fit(size, n, 3, 3, error, error_sz)) return NULL;
  MadeMesh m;
  if (open_mesh(&m, def, ctDEFORM_SOFT, count * count * count,
                5 * (count - 1) * (count - 1) * (count - 1))) {
    fill_box(&m, cube, n);
    for (int i = 0; i < m.def.nvert; i++) round_point(m.vert + 3 * (ptrdiff_t)i, radius);
    // the map squeezes cells at the cube's edges, but turns none over
  }
  return close_mesh(&m, error, error_sz);
}

//---------------------------------- ropes ---------------------------------------------------------

ctDeformable* ct_makeRope(const ctDeformDef* def, const cttNum from[3], const cttNum to[3],
                          int segments, char* error, int error_sz) {
  double length = dist3(from, to);
  if (!sizes_fit(&length, &segments, 1, 1, error, error_sz)) return NULL;
  MadeMesh m;
  if (open_mesh(&m, def, ctDEFORM_CHAIN, segments + 1, segments)) {
    for (int i = 0; i <= segments; i++) {
      double s = i / (double)segments;
      add_vertex(&m, from[0] + s * (to[0] - from[0]), from[1] + s * (to[1] - from[1]),
                 from[2] + s * (to[2] - from[2]));
    }
    for (int i = 0; i < segments; i++) add_element(&m, (int[]){i, i + 1});
  }
  return close_mesh(&m, error, error_sz);
}
