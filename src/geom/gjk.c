// Invariant: the simplex has n <= 4 vertices, vertex[0 .. n - 1], each the difference w = a - b of
// points of the two shapes. x is the point of the simplex nearest to the origin, with barycentric
// coordinates l, none of which is zero. Sums are in MuJoCo's order: bits are compared.
#include "geom/gjk.h"

#include "base/assert.h"
#include "math/vec.h"

#include <float.h>
#include <math.h>

#define MINVAL2 (VEC_MINVAL * VEC_MINVAL)
#define MAXVAL2 1E20 // of a squared normal
#define CLEAR 1E-10  // a distance whose sign rounding does not change

//---------------------------------- signed volumes ------------------------------------------------
// The point of a simplex nearest to the origin, by its barycentric coordinates (Montanari,
// Petrinic, Barbieri 2017). Coordinates are ratios of signed lengths, areas or volumes; where one
// does not have the sign of the whole, the point is on the opposite side of the simplex.

static inline bool same_sign(double a, double b) { return (a > 0 && b > 0) || (a < 0 && b < 0); }

static inline double volume_of(const double a[3], const double b[3], const double c[3]) {
  return a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
         a[2] * (b[0] * c[1] - b[1] * c[0]);
}

static void nearest_on_segment(double l[2], const double* a, const double* b) {
  double d[3], p[3];
  sub3(d, b, a);
  addscl3(p, b, d, -(dot3(b, d) / dot3(d, d)));
  // along the axis on which the segment is longest
  int k = 0;
  for (int i = 1; i < 3; i++)
    if (fabs(a[i] - b[i]) >= fabs(a[k] - b[k])) k = i;
  double length = a[k] - b[k], from_b = p[k] - b[k], to_a = a[k] - p[k];
  bool inside = same_sign(length, from_b) && same_sign(length, to_a);
  l[0] = inside ? from_b / length : 0;
  l[1] = inside ? to_a / length : 1;
}

bool gjk_project_again(double r[3], const double v1[3], const double v2[3], const double v3[3]) {
  double d21[3], d31[3], d32[3], n[3];
  sub3(d21, v2, v1);
  sub3(d31, v3, v1);
  sub3(d32, v3, v2);
  cross3(n, d21, d31);
  double height = dot3(n, v1), nn = dot3(n, n);
  if (nn == 0) return false;
  if (height == 0 || !(nn > VEC_MINVAL)) {
    cross3(n, d31, d32);
    height = dot3(n, v3);
    nn = dot3(n, n);
  }
  scl3(r, n, height / nn);
  return true;
}

// Twice the area of the shadow of p, q, r in the plane of axes x, y
static inline double shadow_area(const double* p, const double* q, const double* r, int x, int y) {
  return q[x] * r[y] - q[y] * r[x] - p[x] * r[y] + p[y] * r[x] + p[x] * q[y] - p[y] * q[x];
}

static inline double shadow_from(const double* p, const double* q, const double* r, int x, int y) {
  return p[x] * q[y] + p[y] * r[x] + q[x] * r[y] - p[x] * r[y] - p[y] * q[x] - r[x] * q[y];
}

double gjk_areas(double area[3], const double* const v[3], const double p[3]) {
  double yz = shadow_area(v[0], v[1], v[2], 1, 2), xz = shadow_area(v[0], v[1], v[2], 0, 2);
  double xy = shadow_area(v[0], v[1], v[2], 0, 1), whole = xy;
  int x = 0, y = 1;
  if (fabs(yz) >= fabs(xz) && fabs(yz) >= fabs(xy)) {
    whole = yz;
    x = 1;
    y = 2;
  } else if (fabs(xz) >= fabs(xy)) {
    whole = xz;
    y = 2;
  }
  area[0] = shadow_from(p, v[1], v[2], x, y);
  area[1] = shadow_from(p, v[2], v[0], x, y);
  area[2] = shadow_from(p, v[0], v[1], x, y);
  return whole;
}

static void combine_points(double r[3], const double* l, int n, const double* const* v) {
  scl3(r, v[0], l[0]);
  for (int i = 1; i < n; i++) addtoscl3(r, v[i], l[i]);
}

static void nearest_on_triangle(double l[3], const double* const v[3]) {
  double p[3], area[3];
  if (!gjk_project_on_plane(p, v[0], v[1], v[2])) {
    nearest_on_segment(l, v[0], v[1]);
    l[2] = 0;
    return;
  }
  double whole = gjk_areas(area, v, p);
  bool inside[3], all = true;
  for (int i = 0; i < 3; i++) all &= inside[i] = same_sign(whole, area[i]);
  if (all) {
    for (int i = 0; i < 3; i++) l[i] = area[i] / whole;
    return;
  }
  // the best of the edges opposite to corners that the point is beyond
  static const int EDGE[3][2] = {{1, 2}, {0, 2}, {0, 1}};
  double least = DBL_MAX;
  bool first = true;
  for (int i = 0; i < 3; i++) {
    if (inside[i]) continue;
    double e[2], x[3];
    const double* end[2] = {v[EDGE[i][0]], v[EDGE[i][1]]};
    nearest_on_segment(e, end[0], end[1]);
    combine_points(x, e, 2, end);
    double d = dot3(x, x);
    if (!first && !(d < least)) continue;
    first = false;
    least = d;
    l[i] = 0;
    l[EDGE[i][0]] = e[0];
    l[EDGE[i][1]] = e[1];
  }
}

// QUIRK(gjk-left-coordinate; test_gjk:a_coordinate_is_left_over): If the nearest point of a
// tetrahedron is on its last side, the coordinate of the fourth vertex is left over from a side
// that was tried before. The point then counts as inside, and the distance as zero.
static void nearest_on_tetrahedron(double l[4], const double* const v[4]) {
  double volume[4] = {-volume_of(v[1], v[2], v[3]), volume_of(v[0], v[2], v[3]),
                      -volume_of(v[0], v[1], v[3]), volume_of(v[0], v[1], v[2])};
  double whole = volume[0] + volume[1] + volume[2] + volume[3];
  bool inside[4], all = true;
  for (int i = 0; i < 4; i++) all &= inside[i] = same_sign(whole, volume[i]);
  if (all) {
    for (int i = 0; i < 4; i++) l[i] = volume[i] / whole;
    return;
  }
  static const int SIDE[4][3] = {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}};
  double least = DBL_MAX;
  bool first = true;
  for (int i = 0; i < 4; i++) {
    if (inside[i]) continue;
    double t[3], x[3];
    const double* corner[3] = {v[SIDE[i][0]], v[SIDE[i][1]], v[SIDE[i][2]]};
    nearest_on_triangle(t, corner);
    combine_points(x, t, 3, corner);
    double d = dot3(x, x);
    if (!first && !(d < least)) continue;
    first = false;
    least = d;
    if (i < 3) l[i] = 0; // see above
    for (int k = 0; k < 3; k++) l[SIDE[i][k]] = t[k];
  }
}

// Reduce a simplex of n vertices to those around its point x nearest to the origin. Returns how
// many are left.
static int reduce_simplex(double x[3], double l[4], MinkowskiPoint* vertex, int n) {
  CT_VALIDATE(n >= 1 && n <= 4);
  const double* v[4] = {vertex[0].w, vertex[1].w, vertex[2].w, vertex[3].w};
  l[0] = 1;
  for (int i = 1; i < 4; i++) l[i] = 0;
  if (n == 4)
    nearest_on_tetrahedron(l, v);
  else if (n == 3)
    nearest_on_triangle(l, v);
  else if (n == 2)
    nearest_on_segment(l, v[0], v[1]);
  int left = 0;
  for (int i = 0; i < 4; i++) {
    if (l[i] == 0) continue;
    if (left < i) vertex[left] = vertex[i];
    l[left++] = l[i];
  }
  CT_VALIDATE(left <= n);
  if (left > 0) combine_points(x, l, left, v);
  return left;
}

//---------------------------------- overlap -------------------------------------------------------

// Signed distance of the origin from a side of a tetrahedron, and the side's normal; DBL_MAX where
// it has none.
static double side_distance(double n[3], const double* v1, const double* v2, const double* v3) {
  double d1[3], d2[3];
  sub3(d1, v3, v1);
  sub3(d2, v2, v1);
  cross3(n, d1, d2);
  double nn = dot3(n, n);
  if (!(nn > MINVAL2 && nn < MAXVAL2)) return DBL_MAX;
  scl3(n, n, 1 / sqrt(nn));
  return dot3(n, v1);
}

typedef enum Overlap { APART, INSIDE, UNSURE } Overlap;

static void keep_tetrahedron(Gjk* g, MinkowskiPoint* const v[4]) {
  bool moved = false;
  for (int i = 0; i < 4; i++) moved |= v[i] != g->vertex + i;
  if (!moved) return;
  MinkowskiPoint t[4];
  for (int i = 0; i < 4; i++) t[i] = *v[i];
  for (int i = 0; i < 4; i++) g->vertex[i] = t[i];
}

// Move a tetrahedron towards the origin: the vertex opposite to the side that the origin is
// farthest beyond is replaced by the support of that side's normal, until the origin is inside or
// the support does not reach it. On INSIDE the simplex is the tetrahedron.
static Overlap test_overlap(Gjk* g, int* k) {
  static const int SIDE[4][3] = {{2, 1, 3}, {0, 2, 3}, {1, 0, 3}, {0, 1, 2}};
  MinkowskiPoint own[4]; // new vertices; those of g stay for the case that this fails
  MinkowskiPoint* v[4] = {g->vertex, g->vertex + 1, g->vertex + 2, g->vertex + 3};
  int nown = 0, base = 0, first = 0; // base: the side that the last new vertex left behind
  for (; *k < g->iterations; (*k)++) {
    double dist[4], normal[4][3];
    dist[base] = DBL_MAX; // the origin is clearly inside of it
    for (int n = first; n < 4; n++) {
      int i = (base + n) & 3;
      dist[i] = side_distance(normal[i], v[SIDE[i][0]]->w, v[SIDE[i][1]]->w, v[SIDE[i][2]]->w);
    }
    if (dist[0] == 0 || dist[1] == 0 || dist[2] == 0 || dist[3] == 0) return UNSURE;
    int low = dist[0] < dist[1] ? 0 : 1, high = dist[2] < dist[3] ? 2 : 3;
    int worst = dist[low] < dist[high] ? low : high;
    if (dist[worst] > 0) {
      g->n = 4;
      g->enclosed = dist[worst] > CLEAR;
      keep_tetrahedron(g, v);
      return INSIDE;
    }
    bool is_own = v[worst] >= own && v[worst] < own + 4;
    CT_VALIDATE(is_own || nown < 4); // each of the four is replaced by an own one once
    if (!is_own) v[worst] = own + nown++;
    double back[3];
    scl3(back, normal[worst], -1);
    gjk_support(v[worst], g->a, g->b, normal[worst], back);
    if (dot3(normal[worst], v[worst]->w) < 0) {
      copy3(g->axis, normal[worst]);
      return APART;
    }
    // two other vertices change places to keep the orientation
    int i = (worst + 1) & 3, j = (worst + 2) & 3;
    MinkowskiPoint* swap = v[i];
    v[i] = v[j];
    v[j] = swap;
    base = worst;
    first = dist[worst] < -CLEAR ? 1 : 0;
  }
  return UNSURE;
}

//---------------------------------- GJK -----------------------------------------------------------

static void no_contact(Gjk* g) {
  g->n = 0;
  g->witness = false;
  g->dist = DBL_MAX;
}

// Does the plane through the support point s, across x, hold the shapes farther apart than asked?
static bool is_too_far(const Gjk* g, const double x[3], const double s[3]) {
  double along = dot3(x, s);
  if (!(g->cutoff > 0)) return along > 0;
  return g->cutoff < DBL_MAX && along > 0 && along * along / dot3(x, x) >= g->cutoff * g->cutoff;
}

static bool is_same_point(const double a[3], const double b[3]) {
  return fabs(a[0] - b[0]) < VEC_MINVAL && fabs(a[1] - b[1]) < VEC_MINVAL &&
         fabs(a[2] - b[2]) < VEC_MINVAL;
}

static void finish_search(Gjk* g, const double l[4], int n, double dist) {
  CT_ASSERT(n >= 0 && n <= 4);
  const double* a[4] = {g->vertex[0].a, g->vertex[1].a, g->vertex[2].a, g->vertex[3].a};
  const double* b[4] = {g->vertex[0].b, g->vertex[1].b, g->vertex[2].b, g->vertex[3].b};
  if (n > 0) {
    combine_points(g->x1, l, n, a);
    combine_points(g->x2, l, n, b);
  }
  g->witness = true;
  g->n = n;
  g->dist = dist;
}

void gjk(Gjk* g) {
  bool discrete = support_is_discrete(g->a) && support_is_discrete(g->b);
  double gap = discrete ? 0 : 0.5 * g->tolerance * g->tolerance;
  bool try_overlap = !(g->cutoff > 0);
  double l[4] = {1, 0, 0, 0}, x[3], next[3], norm = 0;
  int n = 0;
  zero3(g->axis);
  g->enclosed = false;
  sub3(x, g->x1, g->x2);
  for (int k = 0; k < g->iterations; k++) {
    norm = dot3(x, x);
    if (norm < MINVAL2) break;
    norm = sqrt(norm);
    double dir[3], back[3], diff[3];
    scl3(back, x, 1 / norm);
    scl3(dir, back, -1);
    CT_VALIDATE(n < 4);
    const double* s = g->vertex[n].w;
    gjk_support(g->vertex + n, g->a, g->b, dir, back);
    // Frank-Wolfe gap: |x - nearest|^2 <= x . (x - s)
    sub3(diff, x, s);
    if (dot3(x, diff) < gap) {
      if (k == 0) n = 1;
      break;
    }
    if (is_too_far(g, x, s)) {
      copy3(g->axis, dir);
      no_contact(g);
      return;
    }
    if (n == 3 && try_overlap) {
      Overlap o = test_overlap(g, &k);
      if (o != UNSURE) {
        if (o == APART) no_contact(g);
        if (o == INSIDE) g->dist = 0;
        g->witness = false;
        return;
      }
      try_overlap = false;
    }
    n = reduce_simplex(next, l, g->vertex, n + 1);
    if (n < 1) {
      no_contact(g);
      return;
    }
    if (is_same_point(next, x)) break;
    copy3(x, next);
    if (n == 4) break; // the origin is inside
  }
  finish_search(g, l, n, n == 4 ? 0 : norm); // the length of the last x, not of a newer one
}
