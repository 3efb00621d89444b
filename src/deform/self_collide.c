// Every vertex and edge belongs to one face, so that two faces whose boxes meet give each pair of
// vertex and face, and of edges, once. Things that share a vertex do not touch. What is nearer at
// rest than the thickness keeps only that distance.
#include "deform/self_collide.h"

#include "base/assert.h"
#include "deform/closest.h"
#include "math/vec.h"

#include <math.h>

typedef struct PairSearch {
  DeformWork* w;
  int a, b; // parts
  bool full;
} PairSearch;

static const double* rest_of(const DeformPart* p, int vertex) {
  return p->body->shape->def.vert + 3 * vertex;
}

// Distance to keep: the sum of the margins, or at most 0.9 of what it is at rest.
static double distance_to_keep(const PairSearch* s, double rest) {
  const DeformPart *p = s->w->part.data + s->a, *q = s->w->part.data + s->b;
  double keep = p->body->shape->margin + q->body->shape->margin;
  return s->a == s->b ? fmin(keep, 0.9 * rest) : keep;
}

static void add_self_pair(PairSearch* s, const DeformCandidate* c) {
  DeformCandidate* made = c->keep > 0 ? array_push(&s->w->candidate) : NULL;
  if (made) {
    *made = *c;
    made->clear = -INFINITY;
  } else if (c->keep > 0) {
    s->full = true;
  }
}

static double rest_vertex_face(const DeformPart* p, int v, const int* face) {
  double b[3], x[3] = {0, 0, 0};
  closest_in_triangle(b, rest_of(p, v), rest_of(p, face[0]), rest_of(p, face[1]),
                      rest_of(p, face[2]));
  for (int k = 0; k < 3; k++) addtoscl3(x, rest_of(p, face[k]), b[k]);
  return dist3(x, rest_of(p, v));
}

// Vertices that face fa of part a owns, with face fb of part b.
static void add_vertex_faces(PairSearch* s, int a, int fa, int b, int fb) {
  const DeformPart *p = s->w->part.data + a, *q = s->w->part.data + b;
  if (q->surface->corners != 3) return;
  const int *v = p->surface->face + p->surface->corners * fa, *face = q->surface->face + 3 * fb;
  for (int k = 0; k < p->surface->corners; k++) {
    if (p->surface->vert_owner[v[k]] != fa) continue;
    bool shared = a == b && (v[k] == face[0] || v[k] == face[1] || v[k] == face[2]);
    if (shared) continue;
    DeformCandidate c = {.kind = CANDIDATE_VERTEX_FACE, .part = a, .other = b, .a = v[k], .b = fb};
    c.keep = distance_to_keep(s, a == b ? rest_vertex_face(p, v[k], face) : 0);
    add_self_pair(s, &c);
  }
}

static double rest_edges(const DeformPart* p, const int* e, const int* f) {
  double s, t, x[3], y[3];
  const double *a = rest_of(p, e[0]), *b = rest_of(p, e[1]), *c = rest_of(p, f[0]),
               *d = rest_of(p, f[1]);
  closest_segments(&s, &t, a, b, c, d);
  for (int i = 0; i < 3; i++) {
    x[i] = a[i] + s * (b[i] - a[i]);
    y[i] = c[i] + t * (d[i] - c[i]);
  }
  return dist3(x, y);
}

// Edges of a face that it owns; a segment is its own edge.
static void edges_of(const DeformSurface* s, int face, int* first, int* end) {
  *first = s->corners == 2 ? face : s->first_edge[face];
  *end = s->corners == 2 ? face + 1 : s->first_edge[face + 1];
}

static void add_edges(PairSearch* s, int fa, int fb) {
  const DeformPart *p = s->w->part.data + s->a, *q = s->w->part.data + s->b;
  int i0, i1, k0, k1;
  edges_of(p->surface, fa, &i0, &i1);
  edges_of(q->surface, fb, &k0, &k1);
  const int* ea = p->surface->corners == 2 ? p->surface->face : p->surface->edge;
  const int* eb = q->surface->corners == 2 ? q->surface->face : q->surface->edge;
  for (int i = i0; i < i1; i++)
    for (int k = k0; k < k1; k++) {
      const int *e = ea + 2 * i, *f = eb + 2 * k;
      bool shared = s->a == s->b && (e[0] == f[0] || e[0] == f[1] || e[1] == f[0] || e[1] == f[1]);
      if (shared) continue;
      DeformCandidate c = {.kind = CANDIDATE_EDGES, .part = s->a, .other = s->b, .a = i, .b = k};
      c.keep = distance_to_keep(s, s->a == s->b ? rest_edges(p, e, f) : 0);
      add_self_pair(s, &c);
    }
}

static void visit_face_pair(void* ctx, int fa, int fb) {
  PairSearch* s = ctx;
  add_vertex_faces(s, s->a, fa, s->b, fb);
  add_vertex_faces(s, s->b, fb, s->a, fa);
  add_edges(s, fa, fb);
}

static bool parts_may_touch(const DeformWork* w, int a, int b) {
  const DeformBody *p = w->part.data[a].body, *q = w->part.data[b].body;
  const ctDeformDef *d = &p->shape->def, *e = &q->shape->def;
  if (p->asleep || q->asleep) return false;
  return (d->contype & e->conaffinity) || (e->contype & d->conaffinity);
}

static bool search_pair(DeformWork* w, int a, int b) {
  PairSearch s = {.w = w, .a = a, .b = b};
  surface_visit_pairs(w->part.data[a].surface, w->part.data[b].surface, visit_face_pair, &s);
  return !s.full;
}

bool self_collide_others(DeformWork* w) {
  for (int a = 0; a < w->part.count; a++)
    for (int b = a + 1; b < w->part.count; b++)
      if (parts_may_touch(w, a, b) && !search_pair(w, a, b)) return false;
  return true;
}

bool self_collide_within(DeformWork* w, int part) { return search_pair(w, part, part); }
