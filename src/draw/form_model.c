// Planes, meshes, height fields and skins of a model as triangles.
#include "base/alloc.h"
#include "base/integer.h"
#include "draw/form.h"

#include <math.h>
#include <string.h>

// Normal of a triangle; (0, 0, 0) if it has no area.
static void find_face_normal(float n[3], const float* a, const float* b, const float* c) {
  float u[3] = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
  float v[3] = {c[0] - a[0], c[1] - a[1], c[2] - a[2]};
  n[0] = u[1] * v[2] - u[2] * v[1];
  n[1] = u[2] * v[0] - u[0] * v[2];
  n[2] = u[0] * v[1] - u[1] * v[0];
  float length = sqrtf(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
  for (int k = 0; k < 3; k++) n[k] = length > 0 ? n[k] / length : 0;
}

//---------------------------------- planes --------------------------------------------------------

// Lines of the grid along one axis of half size size: steps of twice the plane's third size, with
// a narrower one at each end. Returns their number.
static int place_grid(double line[ctMAXPLANEGRID + 1], double size, double step) {
  step = fmax(step, size / (ctMAXPLANEGRID - 2));
  int n = integer_of(size / fmax(ctMINVAL, step), 0, ctMAXPLANEGRID - 2);
  n -= n % 2;
  double pad = size - n * step;
  line[0] = -size;
  for (int i = 0; i <= n; i++) line[i + 1] = -size + pad + 2 * i * step;
  line[n + 2] = size;
  return n + 3;
}

// Of an infinite plane: beyond the far plane; a step is a multiple of the texture's period, because
// the plane follows the camera in such steps.
static int place_endless_grid(double line[ctMAXPLANEGRID + 1], double zfar, double texrepeat) {
  double period = texrepeat > 0 ? 2 / texrepeat : 2.1 * zfar / (ctMAXPLANEGRID - 2);
  double step = (2.1 * zfar + 2 * period) / ctMAXPLANEGRID;
  for (int i = 0; i <= ctMAXPLANEGRID; i++) line[i] = step * i - step * (ctMAXPLANEGRID / 2);
  return ctMAXPLANEGRID + 1;
}

// All vertices of the grid, for light and for wireframes.
static bool make_fine(Form* f, double line[2][ctMAXPLANEGRID + 1], const int n[2]) {
  if (!form_reserve(f, n[0] * n[1], 2 * (n[0] - 1) * (n[1] - 1))) return false;
  for (int x = 0; x < n[0]; x++) {
    for (int y = 0; y < n[1]; y++) {
      form_vertex(f, (float)line[0][x], (float)line[1][y], 0, (float[3]){0, 0, 1});
    }
  }
  for (int x = 0; x + 1 < n[0]; x++) {
    for (int y = 0; y + 1 < n[1]; y++) {
      int at = x * n[1] + y;
      form_quad(f, at, at + n[1], at + n[1] + 1, at + 1);
    }
  }
  form_bound(f);
  return true;
}

static bool make_grid_lines(SheetGrid* g, int axis, const double* line, int n) {
  float* x = alloc_bytes(2 * (size_t)n * sizeof(float));
  if (!x) return false;
  g->n[axis] = n;
  g->line[axis] = x;
  g->scale[axis] = x + n;
  for (int i = 0; i < n; i++) x[i] = (float)line[i];
  for (int i = 0; i < n; i++) {
    float wide = i + 1 < n ? x[i + 1] - x[i] : 0;
    g->scale[axis][i] = wide > 0 ? 1 / wide : 0;
  }
  float regular = n > 3 ? x[n - 2] - x[1] : 0;
  g->share[axis] = 1 / (float)(n - 1);
  g->density[axis] = regular > 0 ? (float)(n - 3) / regular : g->scale[axis][1];
  return true;
}

static bool make_sheet_grid(SheetGrid* g, double line[2][ctMAXPLANEGRID + 1], const int n[2]) {
  g->fine = alloc_zero(sizeof(Form));
  for (int k = 0; k < 2; k++) {
    if (!make_grid_lines(g, k, line[k], n[k])) return false;
  }
  return g->fine && make_fine(g->fine, line, n);
}

bool form_make_plane(Form* f, const ctModel* m, int geom) {
  double line[2][ctMAXPLANEGRID + 1], zfar = (double)m->vis.map.zfar * m->stat.extent;
  const double* size = m->geom_size + 3 * geom;
  int mat = m->geom_matid[geom], n[2];
  for (int k = 0; k < 2; k++) {
    double repeat = mat >= 0 ? (double)m->mat_texrepeat[2 * mat + k] : 0;
    n[k] = size[k] > 0 ? place_grid(line[k], size[k], size[2])
                       : place_endless_grid(line[k], zfar, repeat);
  }
  if (!form_reserve(f, 4, 2)) return false;
  f->grid = alloc_zero(sizeof(SheetGrid));
  if (!f->grid || !make_sheet_grid(f->grid, line, n)) {
    form_free(f);
    return false;
  }
  float x0 = (float)line[0][0], x1 = (float)line[0][n[0] - 1], y0 = (float)line[1][0],
        y1 = (float)line[1][n[1] - 1], up[3] = {0, 0, 1};
  int a = form_vertex(f, x0, y0, 0, up), b = form_vertex(f, x1, y0, 0, up);
  int c = form_vertex(f, x1, y1, 0, up), d = form_vertex(f, x0, y1, 0, up);
  form_quad(f, a, b, c, d);
  form_bound(f);
  return true;
}

//---------------------------------- meshes --------------------------------------------------------

// Corners of faces with equal position, normal and texture coordinates share a vertex. first[v] is
// a vertex at position v, next[] a list of the others there.
typedef struct Corners {
  int *first, *next, *normal, *texcoord;
} Corners;

static bool make_corners(Corners* c, int npos, int ncorner) {
  c->first = alloc_bytes((size_t)(npos + 1) * sizeof(int));
  c->next = alloc_bytes(3 * (size_t)(ncorner + 1) * sizeof(int));
  if (!c->first || !c->next) {
    alloc_free(c->first);
    alloc_free(c->next);
    return false;
  }
  c->normal = c->next + ncorner + 1;
  c->texcoord = c->normal + ncorner + 1;
  memset(c->first, -1, (size_t)(npos + 1) * sizeof(int));
  return true;
}

static void free_corners(Corners* c) {
  alloc_free(c->first);
  alloc_free(c->next);
}

// The vertex of a corner; normal -1: a normal of its own. Returns -1 if it is a new one.
static int find_corner(const Corners* c, int pos, int normal, int texcoord) {
  int v = normal < 0 ? -1 : c->first[pos];
  while (v >= 0 && !(c->normal[v] == normal && c->texcoord[v] == texcoord)) v = c->next[v];
  return v;
}

static void add_corner_vertex(Corners* c, int v, int pos, int normal, int texcoord) {
  c->next[v] = c->first[pos];
  c->first[pos] = v;
  c->normal[v] = normal;
  c->texcoord[v] = texcoord;
}

static int put_face_corner(Form* f, Corners* c, const ctModel* m, int mesh, int at,
                           const float* flat) {
  int pos = m->mesh_face[at], normal = m->mesh_facenormal[at];
  bool textured = m->mesh_texcoordadr[mesh] >= 0;
  int uv = textured ? m->mesh_facetexcoord[at] : -1;
  const float* n = m->mesh_normal + 3 * (ptrdiff_t)(normal + m->mesh_normaladr[mesh]);
  // sharp edges of a mesh without texture coordinates have the normal of the face
  if (!textured && n[0] * flat[0] + n[1] * flat[1] + n[2] * flat[2] < 0.8f) n = flat, normal = -1;
  int v = find_corner(c, pos, normal, uv);
  if (v >= 0) return v;
  const float* p = m->mesh_vert + 3 * (ptrdiff_t)(pos + m->mesh_vertadr[mesh]);
  v = form_vertex(f, p[0], p[1], p[2], n);
  add_corner_vertex(c, v, pos, normal, uv);
  if (textured) {
    const float* t = m->mesh_texcoord + 2 * (ptrdiff_t)(uv + m->mesh_texcoordadr[mesh]);
    memcpy(f->texcoord + 2 * (size_t)v, t, 2 * sizeof(float));
  }
  return v;
}

bool form_make_mesh(Form* f, const ctModel* m, int mesh) {
  int first = m->mesh_faceadr[mesh], count = m->mesh_facenum[mesh];
  const float* vert = m->mesh_vert + 3 * (ptrdiff_t)m->mesh_vertadr[mesh];
  Corners c;
  if (!form_reserve(f, 3 * count, count)) return false;
  if (m->mesh_texcoordadr[mesh] >= 0) {
    f->texcoord = alloc_zero(6 * (size_t)(count + 1) * sizeof(float));
  }
  if ((m->mesh_texcoordadr[mesh] >= 0 && !f->texcoord) ||
      !make_corners(&c, m->mesh_vertnum[mesh], 3 * count)) {
    form_free(f);
    return false;
  }
  for (int i = first; i < first + count; i++) {
    const int* face = m->mesh_face + 3 * (ptrdiff_t)i;
    float flat[3];
    find_face_normal(flat, vert + 3 * (ptrdiff_t)face[0], vert + 3 * (ptrdiff_t)face[1],
                     vert + 3 * (ptrdiff_t)face[2]);
    int v[3];
    for (int k = 0; k < 3; k++) v[k] = put_face_corner(f, &c, m, mesh, 3 * i + k, flat);
    form_triangle(f, v[0], v[1], v[2]);
  }
  free_corners(&c);
  form_bound(f);
  return true;
}

static void add_flat_triangle(Form* f, const float* a, const float* b, const float* c) {
  float n[3];
  find_face_normal(n, a, b, c);
  int i = form_vertex(f, a[0], a[1], a[2], n), j = form_vertex(f, b[0], b[1], b[2], n);
  form_triangle(f, i, j, form_vertex(f, c[0], c[1], c[2], n));
}

bool form_make_hull(Form* f, const ctModel* m, int mesh) {
  *f = (Form){0};
  int adr = m->mesh_graphadr[mesh];
  if (adr < 0) return true;
  int nvert = m->mesh_graph[adr], nface = m->mesh_graph[adr + 1];
  const int* face = m->mesh_graph + adr + 2 + 3 * nvert + 3 * nface;
  const float* vert = m->mesh_vert + 3 * (ptrdiff_t)m->mesh_vertadr[mesh];
  if (!form_reserve(f, 3 * nface, nface)) return false;
  for (int i = 0; i < 3 * nface; i += 3) {
    add_flat_triangle(f, vert + 3 * (ptrdiff_t)face[i], vert + 3 * (ptrdiff_t)face[i + 1],
                      vert + 3 * (ptrdiff_t)face[i + 2]);
  }
  form_bound(f);
  return true;
}

//---------------------------------- height fields -------------------------------------------------

typedef struct Relief {
  int nrow, ncol;
  float size[4];
  const float* data;
} Relief;

static void relief_point(float p[3], const Relief* h, int r, int c) {
  p[0] = h->size[0] * (2 * (float)c / (float)(h->ncol - 1) - 1);
  p[1] = h->size[1] * (2 * (float)r / (float)(h->nrow - 1) - 1);
  p[2] = h->data[(ptrdiff_t)r * h->ncol + c] * h->size[2];
}

// Two flat triangles of one cell of the surface.
static void add_relief_cell(Form* f, const Relief* h, int r, int c) {
  float a[3], b[3], d[3], e[3];
  relief_point(a, h, r + 1, c);
  relief_point(b, h, r, c);
  relief_point(d, h, r + 1, c + 1);
  relief_point(e, h, r, c + 1);
  add_flat_triangle(f, a, b, d);
  add_flat_triangle(f, b, e, d);
}

// A side under the edge from grid point (r0, c0) to (r1, c1), which is seen from the right of it.
static void add_relief_side(Form* f, const Relief* h, const int at[4], const float normal[3]) {
  float a[3], b[3], floor = -h->size[3];
  relief_point(a, h, at[0], at[1]);
  relief_point(b, h, at[2], at[3]);
  int v0 = form_vertex(f, a[0], a[1], floor, normal),
      v1 = form_vertex(f, b[0], b[1], floor, normal);
  int v2 = form_vertex(f, b[0], b[1], b[2], normal), v3 = form_vertex(f, a[0], a[1], a[2], normal);
  form_quad(f, v0, v1, v2, v3);
}

static void add_relief_sides(Form* f, const Relief* h) {
  int top = h->nrow - 1, right = h->ncol - 1;
  for (int r = 0; r < top; r++) {
    add_relief_side(f, h, (int[4]){r + 1, 0, r, 0}, (float[3]){-1, 0, 0});
    add_relief_side(f, h, (int[4]){r, right, r + 1, right}, (float[3]){1, 0, 0});
  }
  for (int c = 0; c < right; c++) {
    add_relief_side(f, h, (int[4]){0, c, 0, c + 1}, (float[3]){0, -1, 0});
    add_relief_side(f, h, (int[4]){top, c + 1, top, c}, (float[3]){0, 1, 0});
  }
}

static void add_relief_bottom(Form* f, const Relief* h, int n) {
  int first = f->nvert;
  for (int r = 0; r <= n; r++) {
    for (int c = 0; c <= n; c++) {
      form_vertex(f, h->size[0] * (2 * (float)c / (float)n - 1),
                  h->size[1] * (2 * (float)r / (float)n - 1), -h->size[3], (float[3]){0, 0, -1});
    }
  }
  for (int r = 0; r < n; r++) {
    for (int c = 0; c < n; c++) {
      int at = first + r * (n + 1) + c;
      form_quad(f, at, at + n + 1, at + n + 2, at + 1);
    }
  }
}

bool form_make_hfield(Form* f, const ctModel* m, int hfield) {
  Relief h = {
      m->hfield_nrow[hfield], m->hfield_ncol[hfield], {0}, m->hfield_data + m->hfield_adr[hfield]};
  for (int k = 0; k < 4; k++) h.size[k] = (float)m->hfield_size[4 * hfield + k];
  *f = (Form){0};
  if (h.nrow < 2 || h.ncol < 2) return true;
  int cells = (h.nrow - 1) * (h.ncol - 1), rim = 2 * (h.nrow + h.ncol - 2);
  int quads = m->vis.quality.numquads;
  quads = quads < 1 ? 1 : quads > 512 ? 512 : quads;
  if (!form_reserve(f, 6 * cells + 4 * rim + (quads + 1) * (quads + 1),
                    2 * cells + 2 * rim + 2 * quads * quads)) {
    return false;
  }
  for (int r = 0; r + 1 < h.nrow; r++) {
    for (int c = 0; c + 1 < h.ncol; c++) add_relief_cell(f, &h, r, c);
  }
  add_relief_sides(f, &h);
  add_relief_bottom(f, &h, quads);
  form_bound(f);
  return true;
}

//---------------------------------- skins ---------------------------------------------------------

bool form_make_skin(Form* f, const ctModel* m, int skin) {
  int nvert = m->skin_vertnum[skin], nface = m->skin_facenum[skin];
  if (!form_reserve(f, nvert, nface)) return false;
  f->nvert = nvert;
  for (int i = 0; i < nface; i++) {
    const int* face = m->skin_face + 3 * (ptrdiff_t)(i + m->skin_faceadr[skin]);
    form_triangle(f, face[0], face[1], face[2]);
  }
  if (m->skin_texcoordadr[skin] < 0) return true;
  f->texcoord = alloc_bytes(2 * (size_t)(nvert + 1) * sizeof(float));
  if (!f->texcoord) {
    form_free(f);
    return false;
  }
  memcpy(f->texcoord, m->skin_texcoord + 2 * (ptrdiff_t)m->skin_texcoordadr[skin],
         2 * (size_t)nvert * sizeof(float));
  return true;
}
