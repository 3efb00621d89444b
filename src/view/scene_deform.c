// A cloth has two sides at the distance of its margin and a rim between them, a soft body its
// boundary, moved outwards by the margin: what is seen is what touches. A chain is a tube per
// segment whose ends are cut so that neighbours meet, with lids at free ends and branches.
//
// Arrays of a scene are one block. A data may get more bodies than a scene has room for: the block
// is then replaced by a larger one, and the old one stays until the scene is freed, because views
// of other languages may still show it.
#include "view/scene_deform.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "base/sort.h"
#include "deform/work.h"
#include "math/fn.h"
#include "math/vec.h"
#include "model/data.h"
#include "view/scene_face.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { SIDES = 8 }; // of a tube

// A body while its surface is made.
typedef struct SceneBody {
  const DeformBody* body;
  const DeformSurface* surface; // that of the last step, or its own:
  DeformSurface own;
  ARRAY(uint64_t) edge; // of triangles: two vertices each; after sorting those of the border only
  int* degree;          // segments at the vertices of a chain
  int lids;
  int nface; // of the scene
} SceneBody;

//---------------------------------- memory --------------------------------------------------------

typedef struct SceneBlock {
  struct SceneBlock* outgrown;
  int bodies, faces; // that fit
} SceneBlock;

void scene_deform_free(ctvScene* scn) {
  SceneBlock* b = scn->deformmemory;
  while (b) {
    SceneBlock* next = b->outgrown;
    alloc_free(b);
    b = next;
  }
  scn->deformmemory = NULL;
  scn->deformfaceadr = scn->deformfacenum = NULL;
  scn->deformface = scn->deformnormal = NULL;
  scn->ndeform = scn->ndeformface = 0;
}

static bool make_scene_room(ctvScene* scn, int bodies, int faces) {
  SceneBlock* old = scn->deformmemory;
  if (old && bodies <= old->bodies && faces <= old->faces) return true;
  if (faces > INT_MAX / 36) return false;
  // by half more, so that a body after the other costs little
  if (old) bodies += bodies / 2, faces += faces / 2;
  size_t head = sizeof *old + 2 * (size_t)bodies * sizeof(int);
  SceneBlock* b = alloc_zero(head + 18 * (size_t)faces * sizeof(float));
  if (!b) return false;
  *b = (SceneBlock){old, bodies, faces};
  scn->deformmemory = b;
  scn->deformfaceadr = (int*)(void*)(b + 1);
  scn->deformfacenum = scn->deformfaceadr + bodies;
  scn->deformface = (float*)(void*)(scn->deformfacenum + bodies);
  scn->deformnormal = scn->deformface + 9 * (size_t)faces;
  return true;
}

//---------------------------------- what is drawn of a body ---------------------------------------

static bool is_lower_edge(const uint64_t* a, const uint64_t* b, const void* ctx) {
  (void)ctx;
  return (*a >> 1) < (*b >> 1);
}

SORT_DEFINE(sort_scene_edges, uint64_t, is_lower_edge)

// An edge as one number: lower vertex, higher vertex, 1: it runs from the higher one to the lower.
static uint64_t pack_edge(int a, int b) {
  return a < b ? (uint64_t)a << 32 | (uint64_t)b << 1 : (uint64_t)b << 32 | (uint64_t)a << 1 | 1;
}

// The border of a sheet: edges of one triangle only.
static bool find_border(SceneBody* s) {
  int n = 3 * s->surface->nface, kept = 0;
  uint64_t* tmp = alloc_bytes((size_t)n * sizeof *tmp);
  if (!tmp || !array_reserve(&s->edge, n)) return alloc_free(tmp), false;
  uint64_t* edge = s->edge.data;
  for (int i = 0; i < n; i++) {
    const int* v = s->surface->face + 3 * (ptrdiff_t)(i / 3);
    edge[i] = pack_edge(v[i % 3], v[(i + 1) % 3]);
  }
  sort_scene_edges(edge, tmp, n, NULL);
  for (int i = 0, next; i < n; i = next) {
    for (next = i + 1; next < n && edge[next] >> 1 == edge[i] >> 1;) next++;
    if (next == i + 1) edge[kept++] = edge[i];
  }
  s->edge.count = kept;
  alloc_free(tmp);
  return true;
}

static bool count_branches(SceneBody* s) {
  const int n = 2 * s->surface->nface;
  s->degree = alloc_zero((size_t)s->body->nvert * sizeof(int));
  if (!s->degree) return false;
  for (int i = 0; i < n; i++) s->degree[s->surface->face[i]]++;
  for (int i = 0; i < n; i++) s->lids += s->degree[s->surface->face[i]] != 2;
  return true;
}

static bool find_surface(SceneBody* s, const DeformSet* set, int i) {
  const DeformWork* w = set->work;
  if (w && i < w->surface.count && w->surface.data[i].shape == s->body->shape)
    return s->surface = w->surface.data + i, true;
  s->surface = &s->own;
  return surface_make(&s->own, s->body->shape);
}

static bool open_scene_body(SceneBody* s, const DeformSet* set, int i) {
  const DeformBody* b = set->body + i;
  *s = (SceneBody){.body = b};
  if (!find_surface(s, set, i)) return false;
  const int n = s->surface->nface;
  if (b->shape->def.kind == ctDEFORM_SOFT) return s->nface = n, true;
  if (b->shape->def.kind == ctDEFORM_CLOTH) {
    if (!find_border(s)) return false;
    s->nface = 2 * (n + s->edge.count);
    return true;
  }
  if (!count_branches(s) || n > INT_MAX / (4 * SIDES)) return false;
  s->nface = SIDES * (2 * n + s->lids);
  return true;
}

static void close_scene_body(SceneBody* s) {
  surface_free(&s->own);
  array_free(&s->edge);
  alloc_free(s->degree);
}

//---------------------------------- sheets and solids ---------------------------------------------

static void add_sheet(const SceneBody* s, SceneFaces* f) {
  for (int i = 0; i < s->surface->nface; i++) {
    const int *v = s->surface->face + 3 * (ptrdiff_t)i, back[3] = {v[0], v[2], v[1]};
    scene_face_smooth(f, v, v, 1);
    scene_face_smooth(f, back, back, -1);
  }
  for (int i = 0; i < s->edge.count; i++) {
    uint64_t e = s->edge.data[i];
    int low = (int)(e >> 32), high = (int)(e >> 1 & INT32_MAX), turned = (int)(e & 1);
    scene_face_rim(f, turned ? high : low, turned ? low : high, 1);
    scene_face_rim(f, turned ? low : high, turned ? high : low, -1);
  }
}

static bool add_triangles(const SceneBody* s, SceneFaces* f) {
  const DeformSurface* surface = s->surface;
  double* normal = alloc_bytes(3 * (size_t)s->body->nvert * sizeof *normal);
  if (!normal) return false;
  scene_face_normals(surface->face, surface->nface, f->vert, normal, s->body->nvert);
  f->normal = normal;
  f->radius = fmax(s->body->shape->margin, 1e-9);
  if (s->body->shape->def.kind == ctDEFORM_CLOTH) {
    add_sheet(s, f);
  } else {
    for (int i = 0; i < surface->nface; i++) {
      const int* v = surface->face + 3 * (ptrdiff_t)i;
      scene_face_smooth(f, v, v, 1);
    }
  }
  alloc_free(normal);
  return true;
}

//---------------------------------- tubes ---------------------------------------------------------

// One end of a segment: its centre, the normal of the cut, and the points of the ring.
typedef struct TubeEnd {
  double cut[3];
  double ring[SIDES][3];
} TubeEnd;

// Sum of the directions of the segments at each vertex, each from its first vertex to its second.
static void add_directions(const SceneBody* s, const double* x, double* along) {
  memset(along, 0, 3 * (size_t)s->body->nvert * sizeof *along);
  for (int i = 0; i < s->surface->nface; i++) {
    const int* v = s->surface->face + 2 * (ptrdiff_t)i;
    double t[3];
    sub3(t, x + 3 * v[1], x + 3 * v[0]);
    normalize3(t);
    for (int k = 0; k < 2; k++) addto3(along + 3 * v[k], t);
  }
}

// Points around the axis, moved along it into the plane of the cut. Cuts of sharp bends, more than
// 120 degrees, stay across the segment.
static void cut_tube(TubeEnd* e, const double* centre, const double axis[3],
                     double side[SIDES][3]) {
  double slope = dot3(e->cut, axis);
  for (int k = 0; k < SIDES; k++) {
    add3(e->ring[k], centre, side[k]);
    if (fabs(slope) > 0.5) addtoscl3(e->ring[k], axis, -dot3(side[k], e->cut) / slope);
  }
}

static void put_tube_corner(SceneFaces* f, int k, const double p[3], const double n[3]) {
  for (int r = 0; r < 3; r++) {
    f->face[9 * (ptrdiff_t)f->count + 3 * k + r] = (float)p[r];
    f->face_normal[9 * (ptrdiff_t)f->count + 3 * k + r] = (float)n[r];
  }
}

static void add_lid(SceneFaces* f, const TubeEnd* e, const double* centre, const double out[3],
                    int turned) {
  for (int k = 0; k < SIDES; k++) {
    int next = (k + 1) % SIDES;
    put_tube_corner(f, 0, centre, out);
    put_tube_corner(f, 1, e->ring[turned ? next : k], out);
    put_tube_corner(f, 2, e->ring[turned ? k : next], out);
    f->count++;
  }
}

static void add_wall(SceneFaces* f, TubeEnd end[2], double side[SIDES][3], double radius) {
  for (int k = 0; k < SIDES; k++) {
    int next = (k + 1) % SIDES;
    double a[3], b[3];
    scl3(a, side[k], 1 / radius);
    scl3(b, side[next], 1 / radius);
    put_tube_corner(f, 0, end[0].ring[k], a);
    put_tube_corner(f, 1, end[0].ring[next], b);
    put_tube_corner(f, 2, end[1].ring[next], b);
    f->count++;
    put_tube_corner(f, 0, end[0].ring[k], a);
    put_tube_corner(f, 1, end[1].ring[next], b);
    put_tube_corner(f, 2, end[1].ring[k], a);
    f->count++;
  }
}

// Radii of the ring. The same world direction begins the rings of all segments that are not nearly
// parallel to it, so that neighbours meet in the same points.
static void place_sides(double side[SIDES][3], const double axis[3], double radius) {
  double u[3], w[3], up[3] = {0, 0, 0};
  up[fabs(axis[2]) < 0.9 ? 2 : 0] = 1;
  cross3(u, up, axis);
  normalize3(u);
  cross3(w, axis, u);
  for (int k = 0; k < SIDES; k++) {
    double angle = 2 * ctPI * k / SIDES;
    for (int r = 0; r < 3; r++) side[k][r] = radius * (fn_cos(angle) * u[r] + fn_sin(angle) * w[r]);
  }
}

static bool add_tubes(const SceneBody* s, SceneFaces* f) {
  const double radius = s->body->shape->def.thickness / 2, *x = f->vert;
  double* along = alloc_bytes(3 * (size_t)s->body->nvert * sizeof *along);
  if (!along) return false;
  add_directions(s, x, along);
  for (int i = 0; i < s->surface->nface; i++) {
    const int* v = s->surface->face + 2 * (ptrdiff_t)i;
    double axis[3], back[3], side[SIDES][3];
    TubeEnd end[2];
    sub3(axis, x + 3 * v[1], x + 3 * v[0]);
    normalize3(axis);
    scl3(back, axis, -1);
    place_sides(side, axis, radius);
    for (int k = 0; k < 2; k++) {
      copy3(end[k].cut, s->degree[v[k]] == 2 ? along + 3 * v[k] : axis);
      normalize3(end[k].cut);
      cut_tube(end + k, x + 3 * v[k], axis, side);
    }
    add_wall(f, end, side, radius);
    if (s->degree[v[0]] != 2) add_lid(f, end, x + 3 * v[0], back, 1);
    if (s->degree[v[1]] != 2) add_lid(f, end + 1, x + 3 * v[1], axis, 0);
  }
  alloc_free(along);
  return true;
}

//---------------------------------- all bodies ----------------------------------------------------

static bool is_body_drawn(const DeformBody* b, const ctvOption* opt) {
  return b->shape->def.rgba[3] > 0 && (opt->flags[ctVIS_FLEXSKIN] || opt->flags[ctVIS_FLEXFACE]);
}

// One normal per face instead of one per vertex.
static void flatten_normals(SceneFaces* f) {
  for (int i = 0; i < f->count; i++) {
    const float* p = f->face + 9 * (ptrdiff_t)i;
    double a[3], b[3], n[3];
    for (int r = 0; r < 3; r++) {
      a[r] = (double)(p[3 + r] - p[r]);
      b[r] = (double)(p[6 + r] - p[r]);
    }
    cross3(n, a, b);
    normalize3(n);
    for (int r = 0; r < 9; r++) f->face_normal[9 * (ptrdiff_t)i + r] = (float)n[r % 3];
  }
}

static void fill_scene_body(const SceneBody* s, const ctvOption* opt, ctvScene* scn, int i) {
  SceneFaces f = {.vert = s->body->x,
                  .face = scn->deformface + 9 * (ptrdiff_t)scn->deformfaceadr[i],
                  .face_normal = scn->deformnormal + 9 * (ptrdiff_t)scn->deformfaceadr[i]};
  bool chain = s->body->shape->def.kind == ctDEFORM_CHAIN;
  if (!(chain ? add_tubes : add_triangles)(s, &f)) scn->status = 1;
  if (!opt->flags[ctVIS_FLEXSKIN]) flatten_normals(&f);
  CT_ASSERT(f.count == 0 || f.count == s->nface);
  scn->deformfacenum[i] = f.count;
}

// Every body has a place, so that numbers of bodies are those of the data.
static bool make_surfaces(const DeformSet* set, const ctvOption* opt, ctvScene* scn,
                          SceneBody* list) {
  int64_t faces = 0;
  for (int i = 0; i < set->nbody; i++) {
    if (is_body_drawn(set->body + i, opt) && !open_scene_body(list + i, set, i)) return false;
    faces += list[i].nface;
  }
  if (faces > INT_MAX || !make_scene_room(scn, set->nbody, (int)faces)) return false;
  scn->ndeform = set->nbody;
  for (int i = 0; i < set->nbody; i++) {
    scn->deformfaceadr[i] = scn->ndeformface;
    scn->deformfacenum[i] = 0;
    if (list[i].body) fill_scene_body(list + i, opt, scn, i);
    scn->ndeformface += list[i].nface;
  }
  return true;
}

void scene_deform(const ctData* d, const ctvOption* opt, ctvScene* scn) {
  const DeformSet* set = data_own_const(d)->deform;
  scn->ndeform = scn->ndeformface = 0;
  if (!set || set->nbody == 0) return;
  SceneBody* list = alloc_zero((size_t)set->nbody * sizeof *list);
  if (!list || !make_surfaces(set, opt, scn, list)) scn->status = 1;
  for (int i = 0; list && i < set->nbody; i++) close_scene_body(list + i);
  alloc_free(list);
}
