// Skin of a cable of boxes: two sheets of vertices, one above the other, and a rim. Each bone is a
// corner of the sheet; with a subgrid, vertices between the bones follow a bicubic patch. Each
// vertex is bound by the one cell that owns it; the last cell owns its far border.
#include "base/alloc.h"
#include "base/array.h"
#include "base/str.h"
#include "spec/composite.h"

#include <string.h>

// Vertices along the cable and across it, on one side.
typedef struct Sheet {
  SkinElement* skin;
  int nx, ny;
  bool failed;
} Sheet;

static void push_skin_floats(Sheet* s, ctFloatVec* out, const float* x, int n) {
  if (!array_reserve(out, out->count + n)) {
    s->failed = true;
    return;
  }
  memcpy(out->data + out->count, x, (size_t)n * sizeof(float));
  out->count += n;
}

static void push_face(Sheet* s, int a, int b, int c) {
  ctIntVec* face = s->skin->s.face;
  if (!vectors_add_int(face, a) || !vectors_add_int(face, b) || !vectors_add_int(face, c))
    s->failed = true;
}

//---------------------------------- vertices and faces --------------------------------------------

// One side; the second faces the other way.
static void add_sheet_side(Sheet* s, int side, bool texcoord) {
  const float zero[3] = {0, 0, 0};
  int ny = s->ny, base = side * s->nx * ny;
  for (int x = 0; x < s->nx; x++) {
    for (int y = 0; y < ny; y++) {
      int at = base + x * ny + y;
      float t[2] = {(float)x / (float)(s->nx - 1), (float)y / (float)(ny - 1)};
      push_skin_floats(s, s->skin->s.vert, zero, 3);
      if (texcoord) push_skin_floats(s, s->skin->s.texcoord, t, 2);
      if (x == s->nx - 1 || y == ny - 1) continue;
      push_face(s, at, at + ny + (side == 1), at + ny + (side == 0));
      push_face(s, at, at + (side == 0 ? ny : 0) + 1, at + (side == 1 ? ny : 0) + 1);
    }
  }
}

// The rim between the sides along one border: n steps of `step` from vertex `from`.
static void add_sheet_rim(Sheet* s, int from, int step, int n, bool outwards) {
  int other = s->nx * s->ny;
  for (int i = 0; i < n; i++) {
    int a = from + i * step, b = a + step;
    if (outwards) {
      push_face(s, a, other + b, b);
      push_face(s, a, other + a, other + b);
    } else {
      push_face(s, a, b, other + b);
      push_face(s, a, other + b, other + a);
    }
  }
}

static void add_surface(Sheet* s, bool texcoord) {
  add_sheet_side(s, 0, texcoord);
  add_sheet_side(s, 1, texcoord);
  add_sheet_rim(s, 0, s->ny, s->nx - 1, true);
  add_sheet_rim(s, s->ny - 1, s->ny, s->nx - 1, false);
  add_sheet_rim(s, 0, 1, s->ny - 1, false);
  add_sheet_rim(s, (s->nx - 1) * s->ny, 1, s->ny - 1, true);
}

//---------------------------------- bones ---------------------------------------------------------

// Corners of the sheet across the cable are at -1, (0) and 1 times its half width.
static void add_bones(const CompositeDef* d, Sheet* s, int across) {
  static const float kUnit[4] = {1, 0, 0, 0};
  int n = d->count[0];
  for (int x = 0; x < n; x++) {
    for (int y = 0; y < across; y++) {
      double side = y == 0 ? -1 : y == across - 1 ? 1 : 0;
      float pos[3] = {x == n - 1 ? (float)(-2 * d->geom->s.size[0]) : 0,
                      (float)(side * d->geom->s.size[1]), 0};
      char* name = composite_body_name(d, x, n - 2);
      if (!name || !vectors_add_string(s->skin->s.bodyname, name)) s->failed = true;
      alloc_free(name);
      push_skin_floats(s, s->skin->s.bindpos, pos, 3);
      push_skin_floats(s, s->skin->s.bindquat, kUnit, 4);
      if (!array_push(s->skin->s.vertid) || !array_push(s->skin->s.vertweight)) s->failed = true;
    }
  }
}

// A vertex and the one on the other side follow a bone.
static void bind_vertex(Sheet* s, int bone, int vertex, float weight) {
  ctIntVec* id = s->skin->s.vertid->data + bone;
  const float both[2] = {weight, weight};
  if (!vectors_add_int(id, vertex) || !vectors_add_int(id, vertex + s->nx * s->ny))
    s->failed = true;
  push_skin_floats(s, s->skin->s.vertweight->data + bone, both, 2);
}

//---------------------------------- bicubic patches -----------------------------------------------

// Cubic through two values f0 f1 with slopes m0 m1: coefficient of each power of x in columns f0 f1
// m0 m1.
static const double kHermite[4][4] = {{1, 0, 0, 0}, {0, 0, 1, 0}, {-3, 3, -2, -1}, {2, -2, 1, 1}};

// Values and slopes at the two ends of a cell, from the four values around it: central differences
// inside, one-sided at the first and the last cell. where: 0 first, 1 between, 2 last.
static void cell_slopes(int where, double out[4][4]) {
  memset(out, 0, 16 * sizeof(double));
  out[0][1] = out[1][2] = 1;
  out[2][where == 0 ? 1 : 0] = where == 0 ? -1 : -0.5;
  out[2][2] = where == 0 ? 1 : 0.5;
  out[3][1] = where == 2 ? -1 : -0.5;
  out[3][where == 2 ? 2 : 3] = where == 2 ? 1 : 0.5;
}

// Order of the 16 numbers of a patch: values, x slopes, y slopes and mixed slopes at the corners
// (0,0) (1,0) (1,1) (0,1). Row of the one-dimensional matrices along x and along y.
static void patch_rows(int i, int* x, int* y) {
  static const int kCorner[4][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  int kind = i / 4;
  *x = kCorner[i % 4][0] + (kind & 1 ? 2 : 0);
  *y = kCorner[i % 4][1] + (kind & 2 ? 2 : 0);
}

// C[n][16] = A[n][16] B[16][16], summed in order: which weights are exactly zero depends on it.
static void multiply_rows(double* C, const double* A, const double* B, int n) {
  for (int i = 0; i < n; i++) {
    double* row = C + 16 * (size_t)i;
    memset(row, 0, 16 * sizeof(double));
    for (int k = 0; k < 16; k++) {
      double a = A[16 * (size_t)i + (size_t)k];
      for (int j = 0; a != 0 && j < 16; j++) row[j] += a * B[16 * k + j];
    }
  }
}

// Powers x^a y^b at the vertices of a cell, times the coefficients of the patch.
static void patch_basis(double* basis, double* work, int subgrid) {
  double W[16 * 16], step = 1.0 / (1 + subgrid);
  int side = 2 + subgrid;
  for (int i = 0; i < side * side; i++) {
    double x = i / side * step, y = i % side * step, px = 1;
    for (int a = 0; a < 4; a++, px *= x) {
      double p = px;
      for (int b = 0; b < 4; b++, p *= y) work[16 * i + 4 * a + b] = p;
    }
  }
  for (int r = 0; r < 16; r++) {
    for (int c = 0; c < 16; c++) {
      int x, y;
      patch_rows(c, &x, &y);
      W[16 * r + c] = kHermite[r / 4][x] * kHermite[r % 4][y];
    }
  }
  multiply_rows(basis, work, W, side * side);
}

// Weights of the 16 bones around a cell at its vertices.
static void patch_weights(double* weight, const double* basis, int n, int where_x, int where_y) {
  double Dx[4][4], Dy[4][4], D[16 * 16];
  cell_slopes(where_x, Dx);
  cell_slopes(where_y, Dy);
  for (int r = 0; r < 16; r++) {
    int x, y;
    patch_rows(r, &x, &y);
    for (int c = 0; c < 16; c++) D[16 * r + c] = Dx[x][c / 4] * Dy[y][c % 4];
  }
  multiply_rows(weight, basis, D, n);
}

static int cell_place(int i, int cells) { return i == 0 ? 0 : i == cells - 1 ? 2 : 1; }

// Bind the vertices of cell (cx, cy). The last cell owns its far border.
static void bind_cell(const CompositeDef* d, Sheet* s, int cx, int cy, const double* weight) {
  enum { ACROSS = 3 };
  int n = d->skinsubgrid, ends_x = cx == d->count[0] - 2, ends_y = cy == ACROSS - 2;
  for (int x = 0; x < 1 + n + ends_x; x++) {
    for (int y = 0; y < 1 + n + ends_y; y++) {
      int vertex = (cx * (1 + n) + x) * s->ny + cy * (1 + n) + y;
      const double* w = weight + 16 * (x * (2 + n) + y);
      for (int k = 0; k < 16; k++) {
        int bx = cx + k / 4 - 1, by = cy + k % 4 - 1;
        if (w[k] == 0 || bx < 0 || bx >= d->count[0] || by < 0 || by >= ACROSS) continue;
        bind_vertex(s, bx * ACROSS + by, vertex, (float)w[k]);
      }
    }
  }
}

static bool bind_patches(const CompositeDef* d, Sheet* s) {
  int side = 2 + d->skinsubgrid, n = side * side;
  double* work = alloc_bytes(3 * (size_t)n * 16 * sizeof(double));
  if (!work) return false;
  double *basis = work + 16 * (size_t)n, *weight = basis + 16 * (size_t)n;
  patch_basis(basis, work, d->skinsubgrid);
  for (int x = 0; x < d->count[0] - 1; x++) {
    for (int y = 0; y < 2; y++) {
      patch_weights(weight, basis, n, cell_place(x, d->count[0] - 1), cell_place(y, 2));
      bind_cell(d, s, x, y, weight);
    }
  }
  alloc_free(work);
  return true;
}

//---------------------------------- the skin ------------------------------------------------------

static bool start_skin(const CompositeDef* d, Sheet* s, Spec* spec, const XmlNode* node) {
  SkinElement* skin = (SkinElement*)(void*)spec_add(spec, ctOBJ_SKIN, NULL);
  char* name = str_printf("%sSkin", vectors_text(d->prefix));
  bool ok = skin && name && spec_set_name(&skin->e, name) &&
            vectors_set_string(skin->s.material, vectors_text(d->skinmaterial));
  alloc_free(name);
  if (!ok) return false;
  skin->e.node = node;
  memcpy(skin->s.rgba, d->skinrgba, sizeof(d->skinrgba));
  skin->s.inflate = (float)(2 * d->geom->s.size[2]);
  skin->s.group = d->skingroup;
  s->skin = skin;
  return true;
}

bool composite_skin(const CompositeDef* d, Spec* spec, const XmlNode* node) {
  int sub = d->skinsubgrid > 0 ? d->skinsubgrid : 0, across = sub ? 3 : 2;
  Sheet s = {.nx = d->count[0] + (d->count[0] - 1) * sub, .ny = across + (across - 1) * sub};
  if (!start_skin(d, &s, spec, node)) return false;
  add_surface(&s, d->skintexcoord);
  add_bones(d, &s, across);
  if (s.failed) return false;
  if (sub) return bind_patches(d, &s) && !s.failed;
  for (int i = 0; i < s.nx * s.ny; i++) bind_vertex(&s, i, i, 1);
  return !s.failed;
}
