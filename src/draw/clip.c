#include "draw/clip.h"

#include "base/assert.h"

#include <string.h>

typedef struct CutCorner {
  double eye[3];
  int at; // vertex; -1: not made yet
  Between from;
  bool edge; // the edge from here is drawn
} CutCorner;

enum { CLIP_PLANES = 6 };

typedef struct ClipPlane {
  double n[3], d; // kept: n . eye + d >= 0
} ClipPlane;

// The mirror's plane in the eye's frame: n' = n R', for x = R'(e - t) with R'R = scale^2.
static ClipPlane find_mirror_plane(const Shot* f) {
  const double *v = f->mirror_view, *n = f->mirror_plane;
  double scale = v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
  ClipPlane p = {{0, 0, 0}, n[3]};
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) p.n[i] += v[4 * i + k] * n[k] / scale;
    p.d -= p.n[i] * v[4 * i + 3];
  }
  return p;
}

// Near plane and guard band: limits of px ex + cx w with w = -ez, or 1.
static int list_planes(ClipPlane plane[CLIP_PLANES], const Shot* f, Layer layer) {
  const Eye* e = &f->eye;
  double g = FRAME_GUARD - 1, wz = e->ortho ? 0 : -1, w1 = e->ortho ? 1 : 0;
  int n = 0;
  plane[n++] = (ClipPlane){{0, 0, -1}, -(double)e->near * (1 + 1e-6)};
  for (int side = -1; side <= 1; side += 2) {
    double cx = g - side * (double)e->cx, cy = g - side * (double)e->cy;
    plane[n++] = (ClipPlane){{-side * (double)e->px, 0, cx * wz}, cx * w1};
    plane[n++] = (ClipPlane){{0, -side * (double)e->py, cy * wz}, cy * w1};
  }
  if (layer < LAYER_MAIN) plane[n++] = find_mirror_plane(f);
  CT_ASSERT(n <= CLIP_PLANES);
  return n;
}

static double measure_height(const ClipPlane* p, const CutCorner* c) {
  return p->n[0] * c->eye[0] + p->n[1] * c->eye[1] + p->n[2] * c->eye[2] + p->d;
}

// A corner that is made of others must be a vertex before the next cut refers to it.
static bool make_vertex(Shot* f, CutCorner* c) {
  if (c->at >= 0) return true;
  float eye[3] = {(float)c->eye[0], (float)c->eye[1], (float)c->eye[2]};
  Vertex v;
  vertices_project(f, eye, &v);
  c->at = vertices_add(f, &v, c->from);
  return c->at >= 0;
}

static bool cut_edge(Shot* f, CutCorner* out, CutCorner* a, CutCorner* b, double ha, double hb) {
  if (!make_vertex(f, a) || !make_vertex(f, b)) return false;
  double t = ha / (ha - hb);
  for (int k = 0; k < 3; k++) out->eye[k] = a->eye[k] + t * (b->eye[k] - a->eye[k]);
  out->at = -1;
  out->from = (Between){a->at, b->at, (float)t};
  out->edge = false;
  return true;
}

// Sutherland and Hodgman: corners before the plane stay, edges that cross it get a new one.
static int cut_polygon(Shot* f, CutCorner* corner, int n, const ClipPlane* plane) {
  CutCorner out[CLIP_MAX];
  int m = 0;
  for (int i = 0; i < n; i++) {
    CutCorner *a = &corner[i], *b = &corner[(i + 1) % n];
    double ha = measure_height(plane, a), hb = measure_height(plane, b);
    if (m + 2 > CLIP_MAX) return 0;
    if (ha >= 0) out[m++] = *a;
    if ((ha >= 0) == (hb >= 0)) continue;
    if (!cut_edge(f, &out[m], a, b, ha, hb)) return 0;
    out[m].edge = ha < 0 && a->edge; // entering: the rest of this edge follows
    m++;
  }
  memcpy(corner, out, (size_t)m * sizeof *corner);
  return m;
}

static void find_corner_place(CutCorner* c, const Piece* p, int at, bool edge) {
  const float* q = p->form.pos + 3 * (size_t)(at - p->vert0);
  *c = (CutCorner){{0}, at, {0}, edge};
  for (int i = 0; i < 3; i++) {
    const float* r = p->toeye + 4 * i;
    c->eye[i] = (double)(r[0] * q[0] + r[1] * q[1] + r[2] * q[2] + r[3]);
  }
}

bool clip_triangle(ClipPolygon* poly, Shot* f, int piece, const int at[3], unsigned edges) {
  ClipPlane plane[CLIP_PLANES];
  CutCorner corner[CLIP_MAX];
  const Piece* p = frame_piece(f, piece);
  int planes = list_planes(plane, f, p->layer), n = 3;
  for (int k = 0; k < 3; k++) find_corner_place(&corner[k], p, at[k], edges & (1u << k));
  for (int i = 0; i < planes && n >= 3; i++) n = cut_polygon(f, corner, n, &plane[i]);
  if (n < 3 || f->failed) return false;
  *poly = (ClipPolygon){.n = n};
  for (int k = 0; k < n; k++) {
    if (!make_vertex(f, &corner[k])) return false;
    poly->at[k] = corner[k].at;
    if (corner[k].edge) poly->edges |= 1u << k;
  }
  return true;
}
