// Invariant: the polytope is closed, lies inside the difference of the shapes and contains the
// origin; its sides are triangles, counterclockwise from outside, and each edge holds the index of
// the edge across. Sides are never reused: a deleted one keeps its number. Candidates are sides
// that may be nearest, in any order; slot and candidate are inverse to each other. The room of all
// lists follows from the number of iterations.
#include "geom/epa.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "math/vec.h"

#include <float.h>
#include <math.h>
#include <stdint.h>

#define MINVAL2 (VEC_MINVAL * VEC_MINVAL)

// What n iterations need at most: sides that ever were, vertices, edges that wait to be looked
// across.
#define SIDES(n) (6 * (n))
#define VERTICES(n) (5 + (n))
#define WAITING_OF(sides) (2 * (sides) + 3)
#define WAITING(n) WAITING_OF(SIDES(n))
enum { UNLISTED = -1, DELETED = -2 };
_Static_assert(4 * SIDES(EPA_MAX_ITERATIONS) + 3 <= UINT16_MAX, "an edge is a number of 16 bits");
_Static_assert(SIDES(EPA_MAX_ITERATIONS) <= INT16_MAX, "a side is a number of 15 bits");
_Static_assert(VERTICES(EPA_MAX_ITERATIONS) <= INT16_MAX, "a vertex is a number of 15 bits");

// A triangle of the polytope, counterclockwise from outside.
typedef struct EpaSide {
  double v[3];  // projection of the origin onto its plane: a normal
  double dist2; // its squared length
  int16_t vertex[3];
  uint16_t across[3]; // beyond the edges 01, 12, 20: 4 side + edge
  int16_t slot;       // in the list of candidates, or UNLISTED, or DELETED
} EpaSide;

typedef struct Polytope {
  Convex *a, *b;
  int nvertex, nside, ncandidate, nedge;
  int maxvertex, maxside; // room; as many candidates and edges as sides
  double* key;            // squared distances of
  int16_t* candidate;     // the sides that the nearest may be among
  uint16_t* edge;         // horizon: edges of sides that stay, 4 side + edge
  uint16_t* waiting;      // edges to look across, the next one last
  EpaSide* side;
  MinkowskiPoint* vertex;
} Polytope;

//---------------------------------- parts ---------------------------------------------------------

static int copy_vertex(Polytope* p, const MinkowskiPoint* v) {
  CT_ASSERT(p->nvertex < p->maxvertex);
  p->vertex[p->nvertex] = *v;
  return p->nvertex++;
}

// Support in a direction of the given length.
static int add_support(Polytope* p, const double d[3], double length) {
  CT_ASSERT(p->nvertex < p->maxvertex);
  double dir[3] = {1, 0, 0};
  if (length > VEC_MINVAL)
    for (int i = 0; i < 3; i++) dir[i] = d[i] / length;
  double back[3] = {-dir[0], -dir[1], -dir[2]};
  gjk_support(p->vertex + p->nvertex, p->a, p->b, dir, back);
  return p->nvertex++;
}

// Returns its squared distance; 0 if it has no normal.
static inline double add_epa_side(Polytope* p, int v0, int v1, int v2) {
  CT_VALIDATE(p->nside < p->maxside);
  CT_VALIDATE(v0 < p->nvertex && v1 < p->nvertex && v2 < p->nvertex);
  EpaSide* s = p->side + p->nside++;
  s->vertex[0] = (int16_t)v0;
  s->vertex[1] = (int16_t)v1;
  s->vertex[2] = (int16_t)v2;
  s->slot = UNLISTED;
  s->dist2 = 0;
  const MinkowskiPoint* v = p->vertex;
  if (!gjk_project_on_plane(s->v, v[v2].w, v[v1].w, v[v0].w)) {
    zero3(s->v);
    return 0;
  }
  return s->dist2 = dot3(s->v, s->v);
}

static inline void link_sides(Polytope* p, int a, int edge_a, int b, int edge_b) {
  CT_VALIDATE(a < p->nside && b < p->nside && edge_a < 3 && edge_b < 3);
  p->side[a].across[edge_a] = (uint16_t)(4 * b + edge_b);
  p->side[b].across[edge_b] = (uint16_t)(4 * a + edge_a);
}

static inline void list_side(Polytope* p, int side) {
  CT_VALIDATE(p->ncandidate < p->maxside && p->side[side].slot == UNLISTED);
  int slot = p->ncandidate++;
  p->side[side].slot = (int16_t)slot;
  p->key[slot] = p->side[side].dist2;
  p->candidate[slot] = (int16_t)side;
}

// The last candidate takes the free place.
static inline void delete_side(Polytope* p, EpaSide* s) {
  CT_VALIDATE(s->slot != DELETED && s->slot < p->ncandidate);
  if (s->slot >= 0) {
    int last = --p->ncandidate;
    p->key[s->slot] = p->key[last];
    p->candidate[s->slot] = p->candidate[last];
    p->side[p->candidate[last]].slot = s->slot;
  }
  s->slot = DELETED;
}

//---------------------------------- first polytope ------------------------------------------------

typedef enum Start { STARTED, FAILED, FLAT } Start;

typedef struct SideSpec {
  int vertex[3], next[3];
} SideSpec;

// Two tetrahedra on a common triangle 0, 1, 2 with tips 3, 4; and a tetrahedron.
static const SideSpec kDoubleTetrahedron[6] = {
    {{3, 0, 1}, {1, 3, 2}}, {{3, 2, 0}, {2, 4, 0}}, {{3, 1, 2}, {0, 5, 1}},
    {{4, 1, 0}, {5, 0, 4}}, {{4, 0, 2}, {3, 1, 5}}, {{4, 2, 1}, {4, 2, 3}},
};
static const SideSpec kTetrahedron[4] = {
    {{0, 1, 2}, {1, 3, 2}}, {{0, 3, 1}, {2, 3, 0}}, {{0, 2, 3}, {0, 3, 1}}, {{3, 2, 1}, {2, 0, 1}}};

// The edge of a triangle that begins at a vertex.
static int edge_from(const int triangle[3], int vertex) {
  return triangle[0] == vertex ? 0 : triangle[1] == vertex ? 1 : 2;
}

// Build sides over vertices given by id. The number of a side that the origin lies on, or -1.
static int build_sides(Polytope* p, const SideSpec* spec, int n, const int id[5]) {
  CT_ASSERT(n <= 6 && p->nside == 0);
  for (int i = 0; i < n; i++) {
    const int* v = spec[i].vertex;
    if (add_epa_side(p, id[v[0]], id[v[1]], id[v[2]]) < MINVAL2) return i;
  }
  for (int i = 0; i < n; i++) {
    list_side(p, i);
    for (int e = 0; e < 3; e++) {
      int next = spec[i].next[e];
      link_sides(p, i, e, next, edge_from(spec[next].vertex, spec[i].vertex[(e + 1) % 3]));
    }
  }
  return -1;
}

// Start again from a side that the origin lies on.
static void fall_back(Polytope* p, Gjk* g, const SideSpec* spec, const int id[5]) {
  for (int i = 0; i < 3; i++) g->vertex[i] = p->vertex[id[spec->vertex[i]]];
  g->n = 3;
  p->nvertex = p->nside = p->ncandidate = 0;
}

// Are the origin and q on the same side of the plane a, b, c?
static bool same_side(const double* a, const double* b, const double* c, const double* q) {
  double d1[3], d2[3], d3[3], n[3], back[3];
  sub3(d1, b, a);
  sub3(d2, c, a);
  cross3(n, d1, d2);
  sub3(d3, q, a);
  scl3(back, a, -1);
  double s = dot3(n, d3), t = dot3(n, back);
  return (s > 0 && t > 0) || (s < 0 && t < 0);
}

static bool origin_inside(const double* a, const double* b, const double* c, const double* d) {
  return same_side(a, b, c, d) && same_side(b, c, d, a) && same_side(c, d, a, b) &&
         same_side(d, a, b, c);
}

static bool point_on_triangle(const double* const v[3], const double p[3]) {
  double l[3], at[3], whole = gjk_areas(l, v, p);
  for (int i = 0; i < 3; i++) {
    l[i] /= whole;
    if (l[i] < 0) return false;
  }
  for (int i = 0; i < 3; i++) at[i] = v[0][i] * l[0] + v[1][i] * l[1] + v[2][i] * l[2];
  return dist3(at, p) < VEC_MINVAL;
}

// From a triangle: supports on both sides of it.
static Start start_from_triangle(Polytope* p, Gjk* g) {
  CT_ASSERT(g->n == 3 && p->nvertex == 0);
  const double* v[3] = {g->vertex[0].w, g->vertex[1].w, g->vertex[2].w};
  double d1[3], d2[3], n[3], back[3];
  sub3(d1, v[1], v[0]);
  sub3(d2, v[2], v[0]);
  cross3(n, d1, d2);
  double norm = norm3(n);
  if (norm < VEC_MINVAL) return FAILED;
  scl3(back, n, -1);
  int id[5];
  for (int i = 0; i < 3; i++) id[i] = copy_vertex(p, g->vertex + i);
  id[4] = add_support(p, back, norm);
  id[3] = add_support(p, n, norm);
  const double *up = p->vertex[id[3]].w, *down = p->vertex[id[4]].w;
  if (point_on_triangle(v, up) || point_on_triangle(v, down)) return FAILED;
  return build_sides(p, kDoubleTetrahedron, 6, id) < 0 ? STARTED : FAILED;
}

// Turn by 120 degrees around an axis.
static void third_turn(double r[3], const double axis[3], const double v[3]) {
  const double s = 0.86602540378, c = -0.5;
  double n = norm3(axis), x = axis[0] / n, y = axis[1] / n, z = axis[2] / n;
  const double R[9] = {c + x * x * (1 - c),     x * y * (1 - c) - z * s, x * z * (1 - c) + y * s,
                       y * x * (1 - c) + z * s, c + y * y * (1 - c),     y * z * (1 - c) - x * s,
                       x * z * (1 - c) - y * s, y * z * (1 - c) + x * s, c + z * z * (1 - c)};
  mat3_mul_vec(r, R, v);
}

// Does the line from a to b pass through the triangle u, v, w?
static bool line_hits(const double* a, const double* b, const double* const tri[3]) {
  double d[3], e[3][3], vol[3];
  sub3(d, b, a);
  for (int i = 0; i < 3; i++) sub3(e[i], tri[i], a);
  for (int i = 0; i < 3; i++) {
    const double *f = e[i], *h = e[(i + 1) % 3];
    vol[i] = f[0] * (h[1] * d[2] - h[2] * d[1]) + f[1] * (h[2] * d[0] - h[0] * d[2]) +
             f[2] * (h[0] * d[1] - h[1] * d[0]);
  }
  return (vol[0] >= 0 && vol[1] >= 0 && vol[2] >= 0) || (vol[0] <= 0 && vol[1] <= 0 && vol[2] <= 0);
}

// From a segment: three supports around it.
static Start start_from_segment(Polytope* p, Gjk* g) {
  // ends 0, 1 and the ring 2, 3, 4
  static const SideSpec SPINDLE[6] = {{{0, 2, 3}, {1, 3, 2}}, {{0, 4, 2}, {2, 4, 0}},
                                      {{0, 3, 4}, {0, 5, 1}}, {{1, 3, 2}, {5, 0, 4}},
                                      {{1, 2, 4}, {3, 1, 5}}, {{1, 4, 3}, {4, 2, 3}}};
  double axis[3], e[3] = {0, 0, 0}, d[3][3];
  sub3(axis, g->vertex[1].w, g->vertex[0].w);
  int least = 0;
  for (int i = 1; i < 3; i++)
    if (fabs(axis[i]) < fabs(axis[least])) least = i;
  e[least] = 1;
  cross3(d[0], e, axis);
  third_turn(d[1], axis, d[0]);
  third_turn(d[2], axis, d[1]);
  int id[5] = {copy_vertex(p, g->vertex), copy_vertex(p, g->vertex + 1)};
  for (int i = 0; i < 3; i++) id[2 + i] = add_support(p, d[i], norm3(d[i]));
  int flat = build_sides(p, SPINDLE, 6, id);
  if (flat >= 0) {
    fall_back(p, g, SPINDLE + flat, id);
    return FLAT;
  }
  const double* ring[3] = {p->vertex[id[2]].w, p->vertex[id[3]].w, p->vertex[id[4]].w};
  return line_hits(g->vertex[0].w, g->vertex[1].w, ring) ? STARTED : FAILED;
}

static Start start_from_tetrahedron(Polytope* p, Gjk* g) {
  int id[5];
  for (int i = 0; i < 4; i++) id[i] = copy_vertex(p, g->vertex + i);
  int flat = build_sides(p, kTetrahedron, 4, id);
  if (flat >= 0) {
    fall_back(p, g, kTetrahedron + flat, id);
    return FLAT;
  }
  const MinkowskiPoint* v = p->vertex;
  if (g->enclosed) return STARTED;
  return origin_inside(v[0].w, v[1].w, v[2].w, v[3].w) ? STARTED : FAILED;
}

//---------------------------------- expansion -----------------------------------------------------

static inline bool sees_side(const EpaSide* s, const double w[3]) {
  return dot3(s->v, w) - s->dist2 > VEC_MINVAL;
}

// Depth-first walk over the sides that w sees: they are deleted, the edges where they end are the
// horizon, in order around it.
static void find_horizon(Polytope* p, int first, const double w[3]) {
  static const int AFTER[3] = {1, 2, 0}, BEFORE[3] = {2, 0, 1};
  uint16_t* stack = p->waiting;
  int depth = 0;
  EpaSide* s = p->side + first;
  delete_side(p, s);
  for (int e = 2; e >= 0; e--) stack[depth++] = s->across[e];
  p->nedge = 0;
  while (depth > 0) {
    int code = stack[--depth], e = code & 3;
    s = p->side + (code >> 2);
    if (s->slot == DELETED) continue;
    if (!sees_side(s, w)) {
      CT_VALIDATE(p->nedge < p->maxside);
      p->edge[p->nedge++] = (uint16_t)code;
      continue;
    }
    delete_side(p, s);
    CT_VALIDATE(depth + 2 <= WAITING_OF(p->maxside)); // a side is deleted once
    stack[depth++] = s->across[BEFORE[e]];
    stack[depth++] = s->across[AFTER[e]];
  }
}

// Close the hole with sides from w to the horizon. False if one of them has no normal.
static bool fill_hole(Polytope* p, int w, double lower2, double upper2) {
  int first = p->nside, n = p->nedge;
  CT_ASSERT(n >= 3 && n <= p->maxside - first && w < p->nvertex);
  for (int i = 0; i < n; i++) {
    int me = first + i, other = p->edge[i] >> 2, e = p->edge[i] & 3;
    const int16_t* v = p->side[other].vertex;
    double dist2 = add_epa_side(p, w, v[e == 2 ? 0 : e + 1], v[e]);
    link_sides(p, me, 1, other, e);
    p->side[me].across[0] = (uint16_t)(4 * (i == 0 ? first + n - 1 : me - 1) + 2);
    p->side[me].across[2] = (uint16_t)(4 * (i == n - 1 ? first : me + 1));
    if (dist2 == 0) return false;
    if (dist2 >= lower2 && dist2 <= upper2) list_side(p, me);
  }
  return true;
}

// The first of the candidates with the least distance; -1 if there are none.
static int find_nearest_side(const Polytope* p) {
  double least = DBL_MAX;
  int slot = -1;
  for (int i = 0; i < p->ncandidate; i++) {
    slot = p->key[i] < least ? i : slot; // no branch: it would be mispredicted
    least = p->key[i] < least ? p->key[i] : least;
  }
  return slot < 0 ? -1 : p->candidate[slot];
}

static bool is_repeated(const Polytope* p, const MinkowskiPoint* w) {
  for (int i = 0; i < p->nvertex - 1; i++)
    if (p->vertex[i].ia == w->ia && p->vertex[i].ib == w->ib) return true;
  return false;
}

// The nearest side of the difference; -1 after numerical trouble.
static int expand_polytope(Polytope* p, const Gjk* g) {
  bool discrete = support_is_discrete(g->a) && support_is_discrete(g->b);
  double tolerance = discrete ? VEC_MINVAL : g->tolerance;
  double upper = DBL_MAX, upper2 = DBL_MAX;
  int side = -1;
  for (int k = 0; k < g->iterations; k++) {
    int nearest = find_nearest_side(p);
    if (nearest < 0 || p->side[nearest].dist2 > upper2) return side;
    side = nearest;
    const EpaSide* s = p->side + side;
    double lower2 = s->dist2;
    if (lower2 <= 0) return side;
    // the depth is between the distance of the side and of the plane through its support
    double lower = sqrt(lower2);
    int w = add_support(p, s->v, lower);
    double reach = dot3(s->v, p->vertex[w].w) / lower;
    if (reach < upper) {
      upper = reach;
      upper2 = upper * upper;
    }
    if (upper - lower < tolerance) return side;
    if (discrete && is_repeated(p, p->vertex + w)) return side;
    find_horizon(p, side, p->vertex[w].w);
    if (p->nedge < 3) return -1;
    if (p->nedge > p->maxside - p->nside) return side;
    if (!fill_hole(p, w, lower2, upper2)) return -1;
    if (p->ncandidate == 0) return side;
  }
  return side;
}

static void find_witness(EpaResult* r, const Polytope* p, const EpaSide* s) {
  const MinkowskiPoint* m[3];
  for (int i = 0; i < 3; i++) {
    CT_ASSERT(s->vertex[i] >= 0 && s->vertex[i] < p->nvertex);
    m[i] = p->vertex + s->vertex[i];
  }
  const double* v[3] = {m[0]->w, m[1]->w, m[2]->w};
  double l[3], whole = gjk_areas(l, v, s->v);
  for (int i = 0; i < 3; i++) {
    l[i] /= whole;
    r->vertex[i] = *m[i];
  }
  for (int i = 0; i < 3; i++) {
    r->x1[i] = m[0]->a[i] * l[0] + m[1]->a[i] * l[1] + m[2]->a[i] * l[2];
    r->x2[i] = m[0]->b[i] * l[0] + m[1]->b[i] * l[1] + m[2]->b[i] * l[2];
  }
}

static void run_epa(EpaResult* r, Gjk* g, Polytope* p) {
  p->a = g->a;
  p->b = g->b;
  p->nvertex = p->nside = p->ncandidate = p->nedge = 0;
  int most = g->iterations > EPA_ITERATIONS ? g->iterations : EPA_ITERATIONS;
  p->maxside = SIDES(most);
  p->maxvertex = VERTICES(most);
  CT_ASSERT(g->n >= 2 && g->n <= 4 && most <= EPA_MAX_ITERATIONS);
  Start start = FLAT;
  if (g->n == 2) start = start_from_segment(p, g);
  if (g->n == 4) start = start_from_tetrahedron(p, g);
  if (start == FLAT) start = start_from_triangle(p, g);
  if (start != STARTED) return;
  r->started = true;
  int side = expand_polytope(p, g);
  if (side < 0) return;
  CT_ASSERT(side < p->nside);
  r->found = true;
  r->dist = -sqrt(p->side[side].dist2);
  find_witness(r, p, p->side + side);
}

// Usual numbers of iterations.
static void run_small(EpaResult* r, Gjk* g) {
  double key[SIDES(EPA_ITERATIONS)];
  int16_t candidate[SIDES(EPA_ITERATIONS)];
  uint16_t edge[SIDES(EPA_ITERATIONS)], waiting[WAITING(EPA_ITERATIONS)];
  EpaSide side[SIDES(EPA_ITERATIONS)];
  MinkowskiPoint vertex[VERTICES(EPA_ITERATIONS)];
  Polytope p = {.key = key,
                .candidate = candidate,
                .edge = edge,
                .waiting = waiting,
                .side = side,
                .vertex = vertex};
  run_epa(r, g, &p);
}

// More of them take memory; false: there is none.
static bool run_large(EpaResult* r, Gjk* g) {
  size_t n = (size_t)g->iterations, sides = SIDES(n);
  size_t bytes = sides * (sizeof(EpaSide) + sizeof(double) + sizeof(int16_t) + sizeof(uint16_t)) +
                 VERTICES(n) * sizeof(MinkowskiPoint) + WAITING(n) * sizeof(uint16_t);
  EpaSide* side = alloc_bytes(bytes);
  if (!side) return false;
  MinkowskiPoint* vertex = (MinkowskiPoint*)(void*)(side + sides);
  double* key = (double*)(void*)(vertex + VERTICES(n));
  int16_t* candidate = (int16_t*)(void*)(key + sides);
  uint16_t *edge = (uint16_t*)(void*)(candidate + sides), *waiting = edge + sides;
  run_epa(r, g,
          &(Polytope){.key = key,
                      .candidate = candidate,
                      .edge = edge,
                      .waiting = waiting,
                      .side = side,
                      .vertex = vertex});
  alloc_free(side);
  return true;
}

void epa(EpaResult* r, Gjk* g) {
  r->dist = 0;
  r->started = r->found = false;
  if (g->iterations > EPA_MAX_ITERATIONS) g->iterations = EPA_MAX_ITERATIONS;
  if (g->iterations > EPA_ITERATIONS && run_large(r, g)) return;
  if (g->iterations > EPA_ITERATIONS) g->iterations = EPA_ITERATIONS;
  run_small(r, g);
}
