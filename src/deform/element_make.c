// Constants of the elements of a shape, from its rest positions and its material.
#include "deform/element_make.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/sort.h"
#include "math/fn.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

//---------------------------------- a triangle in its plane ---------------------------------------

typedef struct RestTriangle {
  double area;
  double p[3][2]; // corners in the plane
  double g[3][2]; // gradients of the shape functions
} RestTriangle;

static void measure_triangle(RestTriangle* t, const double* vert, const int* v) {
  double a[3], b[3], n[3], u[3], w[3];
  sub3(a, vert + 3 * (ptrdiff_t)v[1], vert + 3 * (ptrdiff_t)v[0]);
  sub3(b, vert + 3 * (ptrdiff_t)v[2], vert + 3 * (ptrdiff_t)v[0]);
  cross3(n, a, b);
  double twice = norm3(n), length = norm3(a);
  CT_ASSERT(twice > 0 && length > 0);
  scl3(u, a, 1 / length);
  cross3(w, n, u);
  scl3(w, w, 1 / twice);
  t->area = 0.5 * twice;
  double p[3][2] = {{0, 0}, {length, 0}, {dot3(b, u), dot3(b, w)}};
  memcpy(t->p, p, sizeof p);
  for (int i = 0; i < 3; i++) { // gradient: the opposite edge, turned by 90 degrees, over 2 A
    const double *q = t->p[(i + 1) % 3], *r = t->p[(i + 2) % 3];
    t->g[i][0] = (q[1] - r[1]) / twice;
    t->g[i][1] = (r[0] - q[0]) / twice;
  }
}

// Largest eigenvalue of a symmetric 2 x 2 matrix
static double find_top2(double a, double b, double c) {
  return 0.5 * (a + c) + sqrt(0.25 * (a - c) * (a - c) + b * b);
}

bool membrane_make(ElementBatch* out, const DeformShape* s) {
  const ctDeformDef* def = &s->def;
  const ctDeformMaterial* m = &def->material;
  size_t n = (size_t)def->nelem, width = (size_t)element_membrane.ndata;
  double top = 0;
  double* data = alloc_bytes(n * width * sizeof(double));
  if (!data) return false;
  for (size_t e = 0; e < n; e++) {
    RestTriangle t;
    const int* v = def->elem + 3 * e;
    measure_triangle(&t, def->vert, v);
    double stiff = m->young * t.area * def->thickness, gram[3] = {0};
    double row[6] = {t.g[1][0], t.g[1][1], t.g[2][0], t.g[2][1], 1 / stiff, m->poisson};
    memcpy(data + width * e, row, sizeof row);
    for (int i = 0; i < 3; i++) {
      double w = s->invmass[v[i]];
      gram[0] += w * t.g[i][0] * t.g[i][0];
      gram[1] += w * t.g[i][0] * t.g[i][1];
      gram[2] += w * t.g[i][1] * t.g[i][1];
    }
    double square = stiff / (1 - m->poisson * m->poisson) * find_top2(gram[0], gram[1], gram[2]);
    top = fmax(top, square);
  }
  ElementRows list = {&element_membrane, def->nelem, def->elem, data};
  bool ok = element_batch(out, &list, def->nvert);
  out->frequency = sqrt(top);
  alloc_free(data);
  return ok;
}

//---------------------------------- folds ---------------------------------------------------------

typedef struct SheetEdge {
  int low, high; // vertices
  int corner;    // 3 * triangle + corner opposite to it
} SheetEdge;

static bool edge_before(const SheetEdge* a, const SheetEdge* b) {
  return a->low != b->low ? a->low < b->low : a->high < b->high;
}
#define SHEET_EDGE_LESS(a, b, ctx) edge_before(a, b)
SORT_DEFINE(sort_sheet_edges, SheetEdge, SHEET_EDGE_LESS)

// far[3 t + i]: the vertex across the edge of triangle t opposite to corner i; -1: the edge has one
// triangle, or more than two, and bends freely.
static bool find_far(int* far, const ctDeformDef* def) {
  int n = 3 * def->nelem;
  SheetEdge* edge = alloc_bytes(2 * (size_t)n * sizeof *edge);
  if (!edge) return false;
  for (int i = 0; i < n; i++) {
    const int* v = def->elem + (ptrdiff_t)(i / 3) * 3;
    int a = v[(i % 3 + 1) % 3], b = v[(i % 3 + 2) % 3];
    edge[i] = (SheetEdge){a < b ? a : b, a < b ? b : a, i};
  }
  sort_sheet_edges(edge, edge + n, n, NULL);
  for (int i = 0, next; i < n; i = next) {
    for (next = i + 1; next < n && !edge_before(edge + i, edge + next);) next++;
    for (int k = i; k < next; k++) far[edge[k].corner] = -1;
    if (next != i + 2) continue;
    far[edge[i].corner] = def->elem[edge[i + 1].corner];
    far[edge[i + 1].corner] = def->elem[edge[i].corner];
  }
  alloc_free(edge);
  return true;
}

// m = (xx yy zz xy xz yz): r = m v
static void apply_sym(double r[3], const double m[6], const double v[3]) {
  r[0] = m[0] * v[0] + m[3] * v[1] + m[4] * v[2];
  r[1] = m[3] * v[0] + m[1] * v[1] + m[5] * v[2];
  r[2] = m[4] * v[0] + m[5] * v[1] + m[2] * v[2];
}

static const int kSymRow[6] = {0, 1, 2, 0, 0, 1}, kSymColumn[6] = {0, 1, 2, 1, 2, 2};

// Stiffness that is left when the fold along b takes the value of least energy. Of slender
// triangles folds may be parallel: what one has released leaves rounding to the next, which is no
// stiffness.
static void release_fold(double m[6], const double b[3], double unit) {
  double mb[3];
  apply_sym(mb, m, b);
  double all = dot3(b, mb);
  if (!(all > 1e-9 * unit * dot3(b, b))) return;
  for (int k = 0; k < 6; k++) m[k] -= mb[kSymRow[k]] * mb[kSymColumn[k]] / all;
}

// Inverse of a symmetric positive definite matrix
static void invert_sym(double r[6], const double m[6]) {
  double c[6] = {m[1] * m[2] - m[5] * m[5], m[0] * m[2] - m[4] * m[4], m[0] * m[1] - m[3] * m[3],
                 m[4] * m[5] - m[3] * m[2], m[3] * m[5] - m[4] * m[1], m[3] * m[4] - m[0] * m[5]};
  double det = m[0] * c[0] + m[3] * c[3] + m[4] * c[4];
  CT_ASSERT(det > 0);
  for (int k = 0; k < 6; k++) r[k] = c[k] / det;
}

// 2 sin(angle / 2) at the edge opposite to corner i, at rest
static double rest_fold(const double* vert, const int v[6], int i) {
  const double *a = vert + 3 * (ptrdiff_t)v[(i + 1) % 3], *b = vert + 3 * (ptrdiff_t)v[(i + 2) % 3];
  double e[3], ac[3], ad[3], n1[3], n2[3], cross[3];
  sub3(e, b, a);
  sub3(ac, vert + 3 * (ptrdiff_t)v[i], a);
  sub3(ad, vert + 3 * (ptrdiff_t)v[3 + i], a);
  cross3(n1, e, ac);
  cross3(n2, ad, e);
  cross3(cross, n1, n2);
  double unit = 1 / (norm3(n1) * norm3(n2));
  double half = sqrt(fmax(0.5 + 0.5 * dot3(n1, n2) * unit, 1e-12));
  return dot3(cross, e) * unit / norm3(e) / half;
}

// b_i = l_i / 2A (n_u^2, n_v^2, 2 n_u n_v): l n / 2A is the gradient of shape function i. Half of
// the fold is the triangle's; all of it where the neighbour is clamped and cannot bend.
static void fold_weight(double b[3], const RestTriangle* t, int i, bool clamped) {
  double gu = t->g[i][0], gv = t->g[i][1], size = (clamped ? 2 : 1) / sqrt(gu * gu + gv * gv);
  b[0] = gu * gu * size;
  b[1] = gv * gv * size;
  b[2] = 2 * gu * gv * size;
}

// Gradients of the fold opposite to corner i by the ends of the edge, i and 3 + i, along the
// normal: -1 / height of the far corners, and what balances them
static void fold_slopes(double slope[6], const double* vert, const int v[6], int i) {
  int a = (i + 1) % 3, b = (i + 2) % 3;
  const double* from = vert + 3 * (ptrdiff_t)v[a];
  double e[3], across[3], n[3];
  sub3(e, vert + 3 * (ptrdiff_t)v[b], from);
  for (int k = 0; k < 6; k++) slope[k] = 0;
  for (int side = 0; side < 2; side++) {
    int far = i + 3 * side;
    sub3(across, vert + 3 * (ptrdiff_t)v[far], from);
    cross3(n, e, across);
    double part = dot3(across, e) / dot3(e, e);
    slope[far] = -norm3(e) / norm3(n);
    slope[a] -= (1 - part) * slope[far];
    slope[b] -= part * slope[far];
  }
}

enum { FOLD_POWERS = 40 };

// Square of the frequency of a triangle's bending with free vertices: the largest eigenvalue of
// stiff J W J', by powers. row: b_i of the three edges.
static double fold_square(const double* row, const int v[6], const DeformShape* s,
                          const double stiff[6]) {
  double J[3][6] = {{0}}, m[6], slope[6], y[3] = {1, 0.9, 0.8}, z[3], top = 0;
  for (int i = 0; i < 3; i++) {
    if (v[3 + i] < 0) continue;
    fold_slopes(slope, s->def.vert, v, i);
    for (int k = 0; k < 3; k++)
      for (int j = 0; j < 6; j++) J[k][j] += row[3 * i + k] * slope[j];
  }
  for (int k = 0; k < 6; k++) {
    m[k] = 0;
    for (int j = 0; j < 6; j++)
      if (v[j] >= 0) m[k] += s->invmass[v[j]] * J[kSymRow[k]][j] * J[kSymColumn[k]][j];
  }
  for (int n = 0; n < FOLD_POWERS; n++) {
    apply_sym(z, m, y);
    apply_sym(y, stiff, z);
    top = norm3(y);
    if (!(top > 0)) return 0;
    scl3(y, y, 1 / top);
  }
  return top;
}

// clamped[i]: the triangle across edge i has three pins; the square of its frequency
static double make_fold(double* row, const int v[6], const DeformShape* s, const bool clamped[3]) {
  const ctDeformDef* def = &s->def;
  const ctDeformMaterial* m = &def->material;
  double t = def->thickness, nu = m->poisson, b[3];
  double plate = m->bending * m->young * t * t * t / (12 * (1 - nu * nu));
  RestTriangle tri;
  measure_triangle(&tri, def->vert, v);
  double unit = plate * tri.area;
  double stiff[6] = {unit, unit, unit * (1 - nu) / 2, unit * nu, 0, 0};
  for (int i = 0; i < 3; i++) {
    fold_weight(b, &tri, i, clamped[i]);
    if (v[3 + i] < 0) {
      release_fold(stiff, b, unit);
      continue;
    }
    copy3(row + 3 * i, b);
    addtoscl3(row + 9, b, rest_fold(def->vert, v, i));
  }
  for (int k = 0; k < 3; k++)
    stiff[k] += 1e-5 * unit; // where nothing is left; det stays above rounding
  invert_sym(row + 12, stiff);
  return fold_square(row, v, s, stiff);
}

static bool all_pinned(const unsigned char* pinned, int a, int b, int c) {
  return a >= 0 && b >= 0 && c >= 0 && pinned[a] && pinned[b] && pinned[c];
}

static bool fill_folds(ElementBatch* out, const DeformShape* s, int* vert, double* data,
                       unsigned char* pinned) {
  const ctDeformDef* def = &s->def;
  double top = 0;
  int n = 0;
  for (int i = 0; i < def->npin; i++) pinned[def->pin[i]] = 1;
  for (int e = 0; e < def->nelem; e++) { // vert + 6 n is not behind far + 3 e, which is at its end
    int* v = vert + 6 * (ptrdiff_t)n;
    const int* far = vert + 3 * (ptrdiff_t)(def->nelem + e);
    int across[3] = {far[0], far[1], far[2]};
    const int* own = def->elem + 3 * (ptrdiff_t)e;
    if (across[0] < 0 && across[1] < 0 && across[2] < 0) continue;
    if (all_pinned(pinned, own[0], own[1], own[2])) continue;
    memcpy(v, own, 3 * sizeof(int));
    memcpy(v + 3, across, sizeof across);
    bool clamped[3];
    for (int i = 0; i < 3; i++)
      clamped[i] = all_pinned(pinned, v[(i + 1) % 3], v[(i + 2) % 3], v[3 + i]);
    top = fmax(top, make_fold(data + 18 * (ptrdiff_t)n, v, s, clamped));
    for (int i = 0; i < 3; i++) // no neighbour, weights of 0: any vertex of the element will do
      if (v[3 + i] < 0) v[3 + i] = v[i];
    n++;
  }
  ElementRows list = {&element_bend, n, vert, data};
  bool ok = element_batch(out, &list, def->nvert);
  out->frequency = sqrt(top);
  return ok;
}

bool bend_make(ElementBatch* out, const DeformShape* s) {
  CT_ASSERT(element_bend.ndata == 18);
  size_t n = (size_t)s->def.nelem;
  int* vert = alloc_bytes(n * 6 * sizeof(int));
  double* data = alloc_zero(n * 18 * sizeof(double));
  unsigned char* pinned = alloc_zero((size_t)s->def.nvert);
  bool ok = vert && data && pinned && find_far(vert + 3 * n, &s->def) &&
            fill_folds(out, s, vert, data, pinned);
  alloc_free(pinned);
  alloc_free(vert);
  alloc_free(data);
  return ok;
}

//---------------------------------- tetrahedra ----------------------------------------------------

// Gradients of shape functions 1, 2, 3: rows of the inverse of (x1 - x0, x2 - x0, x3 - x0)
static double measure_tetra_rest(double g[9], const double* vert, const int* v) {
  double a[3], b[3], c[3];
  const double* o = vert + 3 * (ptrdiff_t)v[0];
  sub3(a, vert + 3 * (ptrdiff_t)v[1], o);
  sub3(b, vert + 3 * (ptrdiff_t)v[2], o);
  sub3(c, vert + 3 * (ptrdiff_t)v[3], o);
  cross3(g, b, c);
  cross3(g + 3, c, a);
  cross3(g + 6, a, b);
  double six = dot3(a, g);
  CT_ASSERT(six > 0);
  for (int k = 0; k < 9; k++) g[k] /= six;
  return six / 6;
}

// Largest eigenvalue of a symmetric matrix (xx yy zz xy xz yz), by the trigonometric solution
static double find_top3(const double m[6]) {
  double mean = (m[0] + m[1] + m[2]) / 3;
  double a = m[0] - mean, b = m[1] - mean, c = m[2] - mean;
  double off = m[3] * m[3] + m[4] * m[4] + m[5] * m[5];
  double p = sqrt((a * a + b * b + c * c + 2 * off) / 6);
  if (!(p > 0)) return mean;
  double det =
      a * (b * c - m[5] * m[5]) - m[3] * (m[3] * c - m[4] * m[5]) + m[4] * (m[3] * m[5] - b * m[4]);
  double r = clip1(det / (2 * p * p * p), -1, 1);
  return mean + 2 * p * fn_cos(fn_acos(r) / 3);
}

bool tetra_make(ElementBatch* out, const DeformShape* s) {
  const ctDeformDef* def = &s->def;
  const ctDeformMaterial* m = &def->material;
  double mu = m->young / (2 * (1 + m->poisson));
  double lame = m->young * m->poisson / ((1 + m->poisson) * (1 - 2 * m->poisson));
  size_t n = (size_t)def->nelem, width = (size_t)element_tetra.ndata;
  double top = 0;
  CT_ASSERT(width == 10);
  double* data = alloc_bytes(n * width * sizeof(double));
  if (!data) return false;
  for (size_t e = 0; e < n; e++) {
    const int* v = def->elem + 4 * e;
    double *row = data + width * e, g[9], gram[6] = {0};
    double volume = measure_tetra_rest(g, def->vert, v);
    for (int i = 0; i < 4; i++) {
      double h[3] = {-(g[0] + g[3] + g[6]), -(g[1] + g[4] + g[7]), -(g[2] + g[5] + g[8])};
      if (i) copy3(h, g + 3 * (i - 1));
      for (int k = 0; k < 6; k++) gram[k] += s->invmass[v[i]] * h[kSymRow[k]] * h[kSymColumn[k]];
    }
    for (int k = 0; k < 6; k++) row[k] = dot3(g + 3 * kSymRow[k], g + 3 * kSymColumn[k]);
    row[6] = 1 / (6 * volume);
    row[7] = mu * volume;
    row[8] = 1 / ((lame + mu) * volume);
    row[9] = find_top3(gram);
    top = fmax(top, (lame + 2 * mu) * volume * row[9]);
  }
  ElementRows list = {&element_tetra, def->nelem, def->elem, data};
  bool ok = element_batch(out, &list, def->nvert);
  out->frequency = sqrt(top);
  alloc_free(data);
  return ok;
}
