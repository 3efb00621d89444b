// Invariant: faces run counterclockwise from outside. Pseudonormals are unit vectors: per face, per
// edge (the sum of both faces) and per vertex (weighted by angle). The table of edges has at least
// twice as many slots as entries. best.distance only falls during a search.
#include "geom/mesh_distance.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/hash.h"
#include "math/fn.h"
#include "math/vec.h"

#include <float.h>
#include <math.h>
#include <stdint.h>

//---------------------------------- point and triangle --------------------------------------------

typedef enum FaceFeature { VERTEX0, VERTEX1, VERTEX2, EDGE01, EDGE12, EDGE02, FACE } FaceFeature;

typedef struct Nearest {
  double distance;
  double point[3];
  FaceFeature feature;
  int face;
} Nearest;

// A triangle seen from a point: corners, the point seen from each corner, each corner seen from the
// point, and the normal, not of unit length.
typedef struct View {
  const double* v[3];
  double from[3][3], to[3][3], normal[3];
} View;

static double along_edge(const View* w, int at, int towards) {
  double edge[3];
  sub3(edge, w->v[towards], w->v[at]);
  return dot3(w->from[at], edge);
}

// Positive if the projection of the point lies on the inner side of the edge a, b.
static double inner_side(const View* w, int a, int b) {
  double cross[3];
  cross3(cross, w->to[a], w->to[b]);
  return dot3(w->normal, cross);
}

// The regions of the triangle's corners, then of its edges, then its inside: the first that the
// point lies above (Ericson, Real-Time Collision Detection, 5.1.5). Where is the nearest point?
static FaceFeature nearest_on(double point[3], const View* w) {
  static const int EDGE_END[3][2] = {{0, 1}, {1, 2}, {0, 2}};
  double along[3][3], side[3]; // side[i]: of the edge opposite to corner i
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    along[i][j] = along_edge(w, i, j);
    along[i][k] = along_edge(w, i, k);
    if (along[i][j] <= 0 && along[i][k] <= 0) {
      copy3(point, w->v[i]);
      return (FaceFeature)i;
    }
  }
  for (int e = 0; e < 3; e++) {
    int a = EDGE_END[e][0], b = EDGE_END[e][1], opposite = 3 - a - b;
    side[opposite] = e < 2 ? inner_side(w, a, b) : inner_side(w, b, a);
    if (side[opposite] > 0 || along[a][b] < 0 || along[b][a] < 0) continue;
    double x = along[a][b] / (along[a][b] + along[b][a]);
    for (int i = 0; i < 3; i++) point[i] = (1 - x) * w->v[a][i] + x * w->v[b][i];
    return (FaceFeature)(EDGE01 + e);
  }
  double sum = side[0] + side[1] + side[2], x = side[0] / sum, y = side[1] / sum, z = 1 - x - y;
  for (int i = 0; i < 3; i++) point[i] = x * w->v[0][i] + y * w->v[1][i] + z * w->v[2][i];
  return FACE;
}

// Take a face if it is nearer than what was found so far.
static void try_face(const MeshDistance* d, const double p[3], int face, Nearest* best) {
  const int* v = d->face + 3 * (size_t)face;
  View w;
  double ab[3], ac[3], point[3], out[3];
  for (int i = 0; i < 3; i++) {
    w.v[i] = d->vert + 3 * (size_t)v[i];
    sub3(w.from[i], p, w.v[i]);
    sub3(w.to[i], w.v[i], p);
  }
  sub3(ab, w.v[1], w.v[0]);
  sub3(ac, w.v[2], w.v[0]);
  cross3(w.normal, ab, ac);
  FaceFeature feature = nearest_on(point, &w);
  sub3(out, p, point);
  double square = dot3(out, out);
  if (!(square < best->distance * best->distance)) return;
  best->distance = sqrt(square);
  best->feature = feature;
  best->face = face;
  copy3(best->point, point);
}

//---------------------------------- search --------------------------------------------------------

static double box_square(const double aabb[6], const double p[3]) {
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    double out = fabs(p[i] - aabb[i]) - aabb[3 + i];
    if (out > 0) sum += out * out;
  }
  return sum;
}

static bool is_box_too_far(const MeshDistance* d, double square, const Nearest* best) {
  return square > best->distance * best->distance + d->slack;
}

// The nearer box first. Depth is log2 of the faces.
static void search_boxes(const MeshDistance* d, const double p[3], int at, Nearest* best) {
  const BvhNode* n = d->bvh + at;
  if (n->id >= 0) {
    try_face(d, p, n->id, best);
    return;
  }
  int near = n->child[0], far = n->child[1];
  CT_ASSERT(near > at && far > at);
  double near_square = box_square(d->bvh[near].aabb, p);
  double far_square = box_square(d->bvh[far].aabb, p);
  if (far_square < near_square) {
    int child = near;
    near = far;
    far = child;
    double square = near_square;
    near_square = far_square;
    far_square = square;
  }
  if (!is_box_too_far(d, near_square, best)) search_boxes(d, p, near, best);
  if (!is_box_too_far(d, far_square, best)) search_boxes(d, p, far, best);
}

double mesh_distance(const MeshDistance* d, const double point[3]) {
  Nearest best = {.distance = DBL_MAX, .face = -1};
  search_boxes(d, point, 0, &best);
  if (best.face < 0) return NAN;
  const int* v = d->face + 3 * (size_t)best.face;
  CT_ASSERT(best.feature >= VERTEX0 && best.feature <= FACE);
  const double* normal = d->facenormal + 3 * (size_t)best.face;
  if (best.feature <= VERTEX2) normal = d->vertnormal + 3 * (size_t)v[best.feature];
  if (best.feature >= EDGE01 && best.feature <= EDGE02)
    normal = d->edgenormal + 9 * (size_t)best.face + 3 * (best.feature - EDGE01);
  double out[3];
  sub3(out, point, best.point);
  return dot3(out, normal) >= 0 ? best.distance : -best.distance;
}

//---------------------------------- pseudonormals -------------------------------------------------

static void make_unit_vector(double v[3]) {
  double length = sqrt(dot3(v, v));
  for (int i = 0; i < 3; i++) v[i] /= length;
}

static void edge_direction(double r[3], const double from[3], const double to[3]) {
  sub3(r, to, from);
  make_unit_vector(r);
}

static double corner_angle(const double at[3], const double b[3], const double c[3]) {
  double u[3], v[3];
  edge_direction(u, at, b);
  edge_direction(v, at, c);
  return fn_acos(dot3(u, v));
}

// Sums of normals over edges, open addressing. Edges are numbered from 1: 0 is a free slot.
typedef struct EdgeSum {
  uint64_t edge;
  double normal[3];
} EdgeSum;

typedef struct EdgeTable {
  EdgeSum* slot;
  uint64_t mask;
} EdgeTable;

static EdgeSum* find_edge(const EdgeTable* t, int a, int b) {
  CT_ASSERT(a >= 0 && b >= 0);
  uint64_t low = (uint64_t)(a < b ? a : b), high = (uint64_t)(a < b ? b : a);
  uint64_t edge = low << 32 | (high + 1), i = hash_mix(edge) & t->mask;
  while (t->slot[i].edge && t->slot[i].edge != edge) i = (i + 1) & t->mask;
  t->slot[i].edge = edge;
  return t->slot + i;
}

static const int kEdge[3][2] = {{0, 1}, {1, 2}, {0, 2}};

static void add_face_normals(MeshDistance* d, const EdgeTable* edges, int i) {
  const int* v = d->face + 3 * (size_t)i;
  const double* p[3];
  double ab[3], ac[3], *normal = d->facenormal + 3 * (size_t)i;
  for (int k = 0; k < 3; k++) p[k] = d->vert + 3 * (size_t)v[k];
  sub3(ab, p[1], p[0]);
  sub3(ac, p[2], p[0]);
  cross3(normal, ab, ac);
  make_unit_vector(normal);
  for (int k = 0; k < 3; k++) {
    double weight = corner_angle(p[k], p[(k + 1) % 3], p[(k + 2) % 3]);
    addtoscl3(d->vertnormal + 3 * (size_t)v[k], normal, weight);
    addto3(find_edge(edges, v[kEdge[k][0]], v[kEdge[k][1]])->normal, normal);
  }
}

static void make_pseudonormals(MeshDistance* d, const EdgeTable* edges, int nvert, int nface) {
  for (int i = 0; i < nface; i++) add_face_normals(d, edges, i);
  for (int i = 0; i < nvert; i++) make_unit_vector(d->vertnormal + 3 * (size_t)i);
  for (int i = 0; i < nface; i++) {
    const int* v = d->face + 3 * (size_t)i;
    for (int k = 0; k < 3; k++) {
      double* normal = d->edgenormal + 9 * (size_t)i + 3 * k;
      copy3(normal, find_edge(edges, v[kEdge[k][0]], v[kEdge[k][1]])->normal);
      make_unit_vector(normal);
    }
  }
}

bool mesh_distance_init(MeshDistance* d, const double* vert, int nvert, const int* face, int nface,
                        const BvhNode* bvh) {
  uint64_t cap = 16;
  while (cap < 6 * (uint64_t)nface) cap *= 2;
  CT_ASSERT(nface > 0 && cap >= 2 * 3 * (uint64_t)nface); // half of the slots stay free
  EdgeTable edges = {(EdgeSum*)alloc_zero(cap * sizeof(EdgeSum)), cap - 1};
  *d = (MeshDistance){.vert = vert, .face = face, .bvh = bvh};
  d->facenormal = (double*)alloc_bytes(3 * (size_t)nface * sizeof(double));
  d->edgenormal = (double*)alloc_bytes(9 * (size_t)nface * sizeof(double));
  d->vertnormal = (double*)alloc_zero(3 * (size_t)nvert * sizeof(double));
  bool ok = edges.slot && d->facenormal && d->edgenormal && d->vertnormal;
  if (ok) {
    make_pseudonormals(d, &edges, nvert, nface);
    const double* half = bvh->aabb + 3;
    d->slack = 1e-15 * dot3(half, half);
  } else {
    mesh_distance_free(d);
  }
  alloc_free(edges.slot);
  return ok;
}

void mesh_distance_free(MeshDistance* d) {
  alloc_free(d->facenormal);
  alloc_free(d->edgenormal);
  alloc_free(d->vertnormal);
  *d = (MeshDistance){0};
}
