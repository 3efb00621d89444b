// Invariant: vertices and faces are appended to room that was counted before, and fill it exactly.
// Faces run counterclockwise from outside; sizes are those of the unit shape.
//
// Numbers are computed in double precision and stored in single, in MuJoCo's order, so that the
// vertices have the same bits.
#include "geom/mesh_builtin.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/integer.h"
#include "geom/principal.h"
#include "math/fn.h"
#include "math/vec.h"

#include <limits.h>
#include <math.h>
#include <string.h>

// What is no int becomes the nearest one; NaN the lowest, which every check refuses.
static int whole_number(double x) { return integer_of(x, INT_MIN, INT_MAX); }

// Room for vertices, normals and faces; false when out of memory or of numbers for them.
static bool reserve_mesh(MeshBuiltin* m, double nvert, double normals_each, double nface) {
  m->asked = nvert;
  if (!(nvert <= m->most)) return false;
  m->vert_len = 3 * integer_of(nvert, 0, INT_MAX);
  m->normal_len = 3 * integer_of(nvert * normals_each, 0, INT_MAX);
  m->face_len = 3 * integer_of(nface, 0, INT_MAX);
  m->vert = (float*)alloc_zero((size_t)m->vert_len * sizeof(float));
  if (m->normal_len) m->normal = (float*)alloc_zero((size_t)m->normal_len * sizeof(float));
  if (m->face_len) m->face = (int*)alloc_zero((size_t)m->face_len * sizeof(int));
  return m->vert && (!m->normal_len || m->normal) && (!m->face_len || m->face);
}

// Appending: a cursor over what was reserved.
typedef struct Cursor {
  float *vert, *vert_end;
  int *face, *face_end;
} Cursor;

static Cursor start_cursor(const MeshBuiltin* m) {
  int* face_end = m->face ? m->face + m->face_len : NULL;
  return (Cursor){m->vert, m->vert + m->vert_len, m->face, face_end};
}

static void emit_vertex(Cursor* c, double x, double y, double z) {
  CT_ASSERT(c->vert_end - c->vert >= 3);
  *c->vert++ = (float)x;
  *c->vert++ = (float)y;
  *c->vert++ = (float)z;
}

static void emit_face(Cursor* c, int v0, int v1, int v2) {
  CT_ASSERT(c->face_end - c->face >= 3 && v0 >= 0 && v1 >= 0 && v2 >= 0);
  *c->face++ = v0;
  *c->face++ = v1;
  *c->face++ = v2;
}

static void finish_mesh(const MeshBuiltin* m, const Cursor* c) {
  CT_ASSERT(c->vert - m->vert == m->vert_len);
  CT_ASSERT(!m->face || c->face - m->face == m->face_len);
}

//---------------------------------- sphere --------------------------------------------------------

static const int kIcosahedron[20][3] = {
    {0, 11, 5},  {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
    {11, 10, 2}, {10, 7, 6}, {7, 1, 8},  {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
    {3, 8, 9},   {4, 9, 5},  {2, 4, 11}, {6, 2, 10}, {8, 6, 7},   {9, 8, 1}};

static void add_icosahedron(Cursor* c) {
  const float phi = (float)((1 + sqrt(5)) / 2), square = phi * phi;
  const double norm = sqrt(1 + (double)square);
  for (int axis = 0; axis < 3; axis++)
    for (int k = 0; k < 4; k++) {
      // (+-1, +-phi, 0) and its cyclic turns
      double v[3] = {0};
      v[axis] = (k & 1 ? 1 : -1) / norm;
      v[(axis + 1) % 3] = (k & 2 ? -phi : phi) / norm;
      emit_vertex(c, v[0], v[1], v[2]);
    }
  for (int i = 0; i < 20; i++)
    emit_face(c, kIcosahedron[i][0], kIcosahedron[i][1], kIcosahedron[i][2]);
}

// Vertices in the middle of edges, each found from the lower end of its edge.
typedef struct Midpoints {
  int (*upper)[6]; // ends of the edges from a vertex to higher ones; at most six meet there
  int (*middle)[6];
  int* count;
} Midpoints;

static int find_midpoint(Midpoints* mid, const float* vert, Cursor* c, int a, int b) {
  int low = a < b ? a : b, high = a < b ? b : a;
  for (int i = 0; i < mid->count[low]; i++)
    if (mid->upper[low][i] == high) return mid->middle[low][i];
  float m[3];
  for (int k = 0; k < 3; k++) m[k] = (vert[3 * a + k] + vert[3 * b + k]) / 2.0f;
  float norm = sqrtf(m[0] * m[0] + m[1] * m[1] + m[2] * m[2]);
  CT_ASSERT(mid->count[low] < 6);
  int made = (int)(c->vert - vert) / 3, i = mid->count[low]++;
  emit_vertex(c, m[0] / norm, m[1] / norm, m[2] / norm);
  mid->upper[low][i] = high;
  mid->middle[low][i] = made;
  return made;
}

// Each face becomes four; the old ones are read from a copy.
static void subdivide_faces(const MeshBuiltin* m, Cursor* c, Midpoints* mid, int* old) {
  int n = (int)(c->face - m->face) / 3, nvert = (int)(c->vert - m->vert) / 3;
  memcpy(old, m->face, 3 * (size_t)n * sizeof(int));
  memset(mid->count, 0, (size_t)nvert * sizeof(int));
  c->face = m->face;
  for (int i = 0; i < n; i++) {
    int a = old[3 * i], b = old[3 * i + 1], d = old[3 * i + 2];
    int ab = find_midpoint(mid, m->vert, c, a, b);
    int bd = find_midpoint(mid, m->vert, c, b, d);
    int da = find_midpoint(mid, m->vert, c, d, a);
    emit_face(c, a, ab, da);
    emit_face(c, b, bd, ab);
    emit_face(c, d, da, bd);
    emit_face(c, ab, bd, da);
  }
}

static bool make_sphere(MeshBuiltin* m, const double* p) {
  int levels = whole_number(p[0]), nface = 20, nvert = 12;
  for (int i = 0; i < levels; i++) {
    nvert += 3 * nface / 2;
    nface *= 4;
  }
  if (!reserve_mesh(m, nvert, 0, nface)) return false;
  Midpoints mid = {0};
  mid.upper = alloc_bytes((size_t)nvert * sizeof *mid.upper);
  mid.middle = alloc_bytes((size_t)nvert * sizeof *mid.middle);
  mid.count = (int*)alloc_bytes((size_t)nvert * sizeof(int));
  int* old = (int*)alloc_bytes((size_t)m->face_len * sizeof(int));
  bool ok = mid.upper && mid.middle && mid.count && old;
  if (ok) {
    Cursor c = start_cursor(m);
    add_icosahedron(&c);
    for (int i = 0; i < levels; i++) subdivide_faces(m, &c, &mid, old);
    finish_mesh(m, &c);
  }
  alloc_free(mid.upper);
  alloc_free(mid.middle);
  alloc_free(mid.count);
  alloc_free(old);
  return ok;
}

//---------------------------------- hemisphere ----------------------------------------------------

// Ring r has r + 1 vertices on each of four sides, on the chord between equator points, pushed out.
static void add_ring(Cursor* c, int ring, int rings) {
  static const double pole[3] = {0, 0, 1};
  static const double equator[4][3] = {{1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0}};
  double down = (double)(ring + 1) / rings;
  for (int side = 0; side < 4; side++)
    for (int i = 0; i < ring + 1; i++) {
      double v[3];
      for (int k = 0; k < 3; k++) {
        double from = pole[k] + down * (equator[side][k] - pole[k]);
        double to = pole[k] + down * (equator[(side + 1) % 4][k] - pole[k]);
        v[k] = from + i * ((to - from) / (ring + 1));
      }
      double norm = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
      emit_vertex(c, v[0] / norm, v[1] / norm, v[2] / norm);
    }
}

// Triangles between ring r and the next.
static void add_band(Cursor* c, int ring) {
  int upper = 2 * ring * (ring + 1) + 1, in_upper = 4 * (ring + 1);
  int lower = upper + in_upper, in_lower = 4 * (ring + 2);
  for (int side = 0; side < 4; side++)
    for (int i = 0; i < ring + 2; i++) {
      int u = i + (ring + 1) * side, l = i + (ring + 2) * side;
      emit_face(c, upper + u % in_upper, lower + l % in_lower, lower + (l + 1) % in_lower);
      if (i < ring + 1)
        emit_face(c, upper + u % in_upper, lower + (l + 1) % in_lower, upper + (u + 1) % in_upper);
    }
}

static bool make_hemisphere(MeshBuiltin* m, const double* p) {
  int rings = whole_number(p[0]) + 1, rim = 4 * rings;
  int nvert = 2 + 2 * rings * (rings + 1);
  if (!reserve_mesh(m, nvert, 0, 4 * rings * rings + rim)) return false;
  Cursor c = start_cursor(m);
  emit_vertex(&c, 0, 0, 1);
  for (int r = 0; r < rings; r++) add_ring(&c, r, rings);
  emit_vertex(&c, 0, 0, 0);
  for (int i = 0; i < 4; i++) emit_face(&c, 0, 1 + i, 1 + (i + 1) % 4);
  for (int r = 0; r < rings - 1; r++) add_band(&c, r);
  for (int i = 0, first = nvert - 1 - rim; i < rim; i++)
    emit_face(&c, first + i, nvert - 1, first + (i + 1) % rim);
  finish_mesh(m, &c);
  return true;
}

//---------------------------------- superquadrics -------------------------------------------------

static double cos_power(double angle, double power) {
  return copysign(fn_pow(fabs(fn_cos(angle)), power), fn_cos(angle));
}

static double sin_power(double angle, double power) {
  return copysign(fn_pow(fabs(fn_sin(angle)), power), fn_sin(angle));
}

static bool make_supersphere(MeshBuiltin* m, const double* p) {
  int n = whole_number(p[0]);
  double around = p[1], along = p[2];
  if (!reserve_mesh(m, (double)(n - 1) * n + 2, 0, 2.0 * n * (n - 1))) return false;
  Cursor c = start_cursor(m);
  emit_vertex(&c, 0, 0, -1);
  for (int i = 1; i < n; i++) {
    double v = -ctPI / 2 + i * ctPI / n;
    for (int j = 0; j < n; j++) {
      double u = -ctPI + j * 2 * ctPI / n, r = cos_power(v, along);
      emit_vertex(&c, r * cos_power(u, around), r * sin_power(u, around), sin_power(v, along));
    }
  }
  emit_vertex(&c, 0, 0, 1);
  for (int j = 0; j < n; j++) emit_face(&c, 0, 1 + (j + 1) % n, 1 + j);
  for (int i = 0; i < n - 2; i++)
    for (int j = 0; j < n; j++) {
      int ring = 1 + i * n, next = 1 + (i + 1) * n, k = (j + 1) % n;
      emit_face(&c, ring + j, ring + k, next + j);
      emit_face(&c, ring + k, next + k, next + j);
    }
  for (int j = 0, last = 1 + (n - 2) * n, pole = (n - 1) * n + 1; j < n; j++)
    emit_face(&c, last + j, last + (j + 1) % n, pole);
  finish_mesh(m, &c);
  return true;
}

static bool make_supertorus(MeshBuiltin* m, const double* p) {
  int n = whole_number(p[0]);
  double radius = p[1], s = p[2], t = p[3];
  if (!reserve_mesh(m, (double)n * n, 0, 2.0 * n * n)) return false;
  Cursor c = start_cursor(m);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double u = 2 * ctPI * i / n, v = 2 * ctPI * j / n, r = 1 + radius * cos_power(v, s);
      emit_vertex(&c, r * cos_power(u, t), r * sin_power(u, t), radius * sin_power(v, s));
    }
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      int ring = i * n, next = (i + 1) % n * n, k = (j + 1) % n;
      emit_face(&c, ring + j, next + j, ring + k);
      emit_face(&c, next + j, next + k, ring + k);
    }
  finish_mesh(m, &c);
  return true;
}

//---------------------------------- cone, plate, wedge --------------------------------------------

static bool make_cone(MeshBuiltin* m, const double* p) {
  int n = integer_of(p[0], 0, INT_MAX);
  double top = p[1];
  if (!reserve_mesh(m, (double)n + (top > 0 ? n : 1), 0, 0)) return false;
  Cursor c = start_cursor(m);
  for (int i = 0; i < n; i++)
    emit_vertex(&c, fn_cos(2 * i * ctPI / n), fn_sin(2 * i * ctPI / n), -1);
  if (top > 0) {
    for (int i = n; i < 2 * n; i++)
      emit_vertex(&c, top * fn_cos(2 * i * ctPI / n), top * fn_sin(2 * i * ctPI / n), 1);
  } else {
    emit_vertex(&c, 0, 0, 1);
  }
  finish_mesh(m, &c);
  return true;
}

// Each vertex has three normals, its frame.
static bool make_plate(MeshBuiltin* m, const double* p) {
  int columns = whole_number(p[0]), rows = whole_number(p[1]);
  if (!reserve_mesh(m, (double)columns * rows, 3, 2.0 * (columns - 1) * (rows - 1))) return false;
  m->shell = true;
  Cursor c = start_cursor(m);
  double dx = 2.0 / columns, dy = 2.0 / rows;
  for (int i = 0; i < columns; i++)
    for (int j = 0; j < rows; j++) {
      float* normal = m->normal + 9 * ((size_t)i * (size_t)rows + (size_t)j);
      normal[0] = normal[4] = normal[8] = 1;
      emit_vertex(&c, -1 + (i + 0.5) * dx, -1 + (j + 0.5) * dy, -1);
      if (i == 0 || j == 0) continue;
      int here = i * rows + j, left = here - rows;
      emit_face(&c, left - 1, here - 1, left);
      emit_face(&c, here, left, here - 1);
    }
  finish_mesh(m, &c);
  return true;
}

// Edge i of n cells over [-1, 1], by adding up, drawn towards the centre by x -> g x^5 + (1-g) x.
static void place_edges(double* edge, int n, double gamma, double scale) {
  double x = -1, step = 2.0 / n;
  for (int i = 0; i <= n; i++, x += step)
    edge[i] = (gamma != 0 ? gamma * fn_pow(x, 5) + (1 - gamma) * x : x) * scale;
}

// Direction (azimuth a, elevation e) and the frame there: outward, along a, along e.
static void add_sight(Cursor* c, float normal[9], double a, double e) {
  emit_vertex(c, fn_cos(e) * fn_sin(a), fn_sin(e), -1 * fn_cos(e) * fn_cos(a));
  double along_a[3] = {fn_cos(e) * fn_cos(a), 0, fn_cos(e) * fn_sin(a)};
  double along_e[3] = {-1 * fn_sin(e) * fn_sin(a), fn_cos(e), fn_sin(e) * fn_cos(a)}, out[3];
  principal_unit(along_a, 3);
  principal_unit(along_e, 3);
  cross3(out, along_e, along_a);
  for (int k = 0; k < 3; k++) {
    normal[k] = (float)out[k];
    normal[3 + k] = (float)along_a[k];
    normal[6 + k] = (float)along_e[k];
  }
}

static bool make_wedge(MeshBuiltin* m, const double* p) {
  int columns = whole_number(p[0]), rows = whole_number(p[1]);
  if (!reserve_mesh(m, (double)columns * rows, 3, 0)) return false;
  double* a = (double*)alloc_bytes(((size_t)columns + 1) * sizeof(double));
  double* e = (double*)alloc_bytes(((size_t)rows + 1) * sizeof(double));
  bool ok = a && e;
  if (ok) {
    place_edges(a, columns, p[4], p[2] * ctPI / 180);
    place_edges(e, rows, p[4], p[3] * ctPI / 180);
    Cursor c = start_cursor(m);
    float* normal = m->normal;
    for (int i = 0; i < columns; i++)
      for (int j = 0; j < rows; j++, normal += 9)
        add_sight(&c, normal, 0.5 * (a[i + 1] + a[i]), 0.5 * (e[j + 1] + e[j]));
    finish_mesh(m, &c);
  }
  alloc_free(a);
  alloc_free(e);
  return ok;
}

//---------------------------------- checks --------------------------------------------------------

static bool beyond_int(double x) { return !(x > -1e9 && x < 1e9); }

static const char* check_sphere(const double* p) {
  if (whole_number(p[0]) < 0) return "Sphere subdivision cannot be negative";
  return whole_number(p[0]) > 4 ? "Sphere subdivision cannot be greater than 4" : NULL;
}

static const char* check_hemisphere(const double* p) {
  if (whole_number(p[0]) < 0) return "Hemisphere resolution cannot be negative";
  return whole_number(p[0]) > 10 ? "Hemisphere resolution cannot be greater than 10" : NULL;
}

static const char* check_supersphere(const double* p) {
  if (whole_number(p[0]) < 3) return "Supersphere resolution must be greater than 2";
  if (p[1] < 0) return "Supersphere 'e' cannot be negative";
  return p[2] < 0 ? "Supersphere 'n' cannot be negative" : NULL;
}

static const char* check_supertorus(const double* p) {
  if (whole_number(p[0]) < 3) return "Supertorus resolution must be greater than 3";
  if (p[1] <= 0 || p[1] > 1) return "Supertorus radius must be in (0, 1]";
  if (p[2] <= 0) return "Supertorus 's' must be greater than 0";
  return p[3] <= 0 ? "Supertorus 't' must be greater than 0" : NULL;
}

static const char* check_wedge(const double* p) {
  if (p[2] <= 0 || p[2] > 180) return "fov[0] must be a float between (0, 180] degrees";
  if (p[3] <= 0 || p[3] > 90) return "`fov[1]` must be a float between (0, 90] degrees";
  if (whole_number(p[0]) <= 0 || whole_number(p[1]) <= 0)
    return "Horizontal and vertical resolutions must be positive";
  return p[4] < 0 || p[4] > 1 ? "`gamma` must be a nonnegative float between [0, 1]" : NULL;
}

static const char* check_plate(const double* p) {
  if (whole_number(p[0]) <= 0 || whole_number(p[1]) <= 0)
    return "Horizontal and vertical resolutions must be positive";
  return NULL;
}

static const char* check_cone(const double* p) {
  (void)p;
  return NULL;
}

typedef struct Kind {
  int params;
  int counts; // of these, how many first ones are numbers of things
  int most;   // vertices
  const char* wrong_number;
  const char* (*check)(const double* p);
  bool (*make)(MeshBuiltin* m, const double* p);
} Kind;

// A hull takes n log n of time for most points, and n^2 for a polygon of many corners.
enum { MOST_VERTICES = 1 << 17, MOST_CORNERS = 1 << 13 };

static const Kind kKind[] = {
    [ctMESH_BUILTIN_SPHERE] = {1, 1, MOST_VERTICES, "Sphere mesh type requires 1 parameter",
                               check_sphere, make_sphere},
    [ctMESH_BUILTIN_HEMISPHERE] = {1, 1, MOST_VERTICES, "Hemisphere mesh type requires 1 parameter",
                                   check_hemisphere, make_hemisphere},
    [ctMESH_BUILTIN_CONE] = {2, 1, MOST_CORNERS, "Cone mesh type requires 2 parameters", check_cone,
                             make_cone},
    [ctMESH_BUILTIN_SUPERSPHERE] = {3, 1, MOST_VERTICES,
                                    "Supersphere mesh type requires 3 parameters",
                                    check_supersphere, make_supersphere},
    [ctMESH_BUILTIN_SUPERTORUS] = {4, 1, MOST_VERTICES,
                                   "Supertorus mesh type requires 4 parameters", check_supertorus,
                                   make_supertorus},
    [ctMESH_BUILTIN_WEDGE] = {5, 2, MOST_VERTICES, "Wedge builtin mesh types require 5 parameters",
                              check_wedge, make_wedge},
    [ctMESH_BUILTIN_PLATE] = {2, 2, MOST_VERTICES, "Plate builtin mesh type requires 2 parameters",
                              check_plate, make_plate},
};

Status mesh_builtin_make(MeshBuiltin* out, cttMeshBuiltin kind, const double* params, int nparams,
                         Place at, ErrorList* err) {
  *out = (MeshBuiltin){0};
  if (kind <= ctMESH_BUILTIN_NONE || kind > ctMESH_BUILTIN_PLATE)
    return error_add(err, at, "Unsupported mesh type");
  const Kind* k = kKind + kind;
  if (nparams != k->params) return error_add(err, at, "%s", k->wrong_number);
  for (int i = 0; i < k->counts; i++)
    if (beyond_int(params[i])) return error_add(err, at, "mesh resolution is not a usable number");
  const char* wrong = k->check(params);
  if (wrong) return error_add(err, at, "%s", wrong);
  out->most = k->most;
  if (k->make(out, params)) return CT_OK;
  const double asked = out->asked;
  mesh_builtin_free(out);
  if (!(asked <= k->most))
    return error_add(err, at, "mesh of %.0f vertices is too large, at most %d", asked, k->most);
  return error_add(err, at, "out of memory for a mesh of this resolution");
}

void mesh_builtin_free(MeshBuiltin* m) {
  alloc_free(m->vert);
  alloc_free(m->normal);
  alloc_free(m->face);
  *m = (MeshBuiltin){0};
}
