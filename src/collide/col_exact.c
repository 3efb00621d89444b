// Invariant: everything is in the frame of the exact mesh until put_patches. A patch has a unit
// normal from the mesh to the other shape and one to three vertices of the mesh it depends on (none
// if the point is not finite). At most MANY patches are collected, the deepest are kept, and at
// most KEPT of them become contacts.
#include "collide/col_exact.h"

#include "base/assert.h"
#include "base/sort.h"
#include "collide/col_convex.h"
#include "collide/mesh_probe.h"
#include "math/fn.h"

// What one triangle or point finds, in the frame of the mesh.
typedef struct Patch {
  double dist, pos[3];
  double n[3];   // from the mesh to the other shape
  int vertex[3]; // corners of the mesh that it depends on
  int nvertex;   // 3: inside a face
} Patch;

enum { MANY = 256, KEPT = 8 };
_Static_assert(2 * KEPT <= ctMAXCONPAIR, "two exact meshes give KEPT contacts each");

typedef struct ExactSearch {
  const ctModel* m;
  int mesh;
  double margin;
  Convex shape; // the other one, in the frame of the mesh
  Patch patch[MANY];
  int n;
  Patch behind; // of a ball whose centre is inside: the nearest face; dist -INFINITY: none
} ExactSearch;

static void add_patch(ExactSearch* s, const Patch* p) {
  int at = s->n;
  CT_ASSERT(at >= 0 && at <= MANY && p->nvertex >= 0 && p->nvertex <= 3);
  if (s->n == MANY) { // the shallowest makes room
    at = 0;
    for (int i = 1; i < MANY; i++)
      if (s->patch[i].dist > s->patch[at].dist) at = i;
    if (!(p->dist < s->patch[at].dist)) return;
  } else {
    s->n++;
  }
  s->patch[at] = *p;
}

static void set_corners(Patch* p, const MeshFace* f, int bits) {
  CT_ASSERT(bits >= 0 && bits < 8);
  p->nvertex = 0;
  for (int k = 0; k < 3; k++)
    if (bits >> k & 1) p->vertex[p->nvertex++] = f->vertex[k];
}

//---------------------------------- balls ---------------------------------------------------------

// A ball in front of a face touches at the nearest point of the face.
static void ball_face(ExactSearch* s, const MeshFace* f, const double center[3], double radius) {
  Patch p;
  double x[3], to[3];
  set_corners(&p, f, mesh_probe_nearest_in(x, f, center));
  sub3(to, center, x);
  double height = dot3(to, f->normal), away = norm3(to);
  if (!(away <= radius + s->margin)) return;
  copy3(p.n, f->normal);
  if (height < 0) {
    p.dist = height - radius;
    addscl3(p.pos, x, p.n, 0.5 * p.dist);
    if (p.nvertex == 3 && p.dist > s->behind.dist) s->behind = p;
    return;
  }
  if (away > VEC_MINVAL) scl3(p.n, to, 1 / away);
  p.dist = away - radius;
  addscl3(p.pos, x, p.n, 0.5 * p.dist);
  add_patch(s, &p);
}

//---------------------------------- points of the other shape -------------------------------------

// A corner of the other shape: behind the surface it is pushed out by the shortest way.
static void probe_corner(ExactSearch* s, const double p[3], double reach) {
  MeshPoint near;
  if (!mesh_probe_nearest(s->m, s->mesh, p, reach, &near)) return;
  if (!near.inside && near.away > s->margin) return;
  Patch c;
  set_corners(&c, &near.face, 7); // a corner of the other shape always counts
  copy3(c.n, near.face.normal);
  if (near.away > 1e-9) {
    sub3(c.n, near.inside ? near.x : p, near.inside ? p : near.x);
    normalize3(c.n);
  }
  c.dist = near.inside ? -near.away : near.away;
  for (int i = 0; i < 3; i++) c.pos[i] = 0.5 * (near.x[i] + p[i]);
  add_patch(s, &c);
}

static void to_mesh(const Convex* c, double r[3], const double local[3]) {
  mat3_mul_vec(r, c->mat, local);
  addto3(r, c->pos);
}

enum { RIM = 8 };

static void probe_box(ExactSearch* s, double reach) {
  const double* h = s->shape.size;
  for (int k = 0; k < 8; k++) {
    double local[3] = {k & 1 ? h[0] : -h[0], k & 2 ? h[1] : -h[1], k & 4 ? h[2] : -h[2]}, p[3];
    to_mesh(&s->shape, p, local);
    probe_corner(s, p, reach);
  }
}

static void probe_cylinder(ExactSearch* s, double reach) {
  const double* h = s->shape.size;
  for (int k = 0; k < 2 * RIM; k++) {
    double angle = 2 * ctPI * (k / 2) / RIM, p[3];
    double local[3] = {h[0] * fn_cos(angle), h[0] * fn_sin(angle), k & 1 ? h[1] : -h[1]};
    to_mesh(&s->shape, p, local);
    probe_corner(s, p, reach);
  }
}

// Vertices of a hull, or of a mesh without one.
static void probe_vertices(ExactSearch* s, double reach) {
  const Convex* c = &s->shape;
  int hull = c->edgeadr ? (int)(c->globalid - c->edgeadr) : 0, n = hull ? hull : c->nvert;
  for (int i = 0; i < n; i++) {
    const float* v = c->vert + 3 * (hull ? c->globalid[i] : i);
    double local[3] = {(double)v[0], (double)v[1], (double)v[2]}, p[3];
    to_mesh(c, p, local);
    probe_corner(s, p, reach);
  }
}

//---------------------------------- faces against a convex shape ----------------------------------

static Convex make_simplex(const double* a, const double* b, const double* c, int n) {
  CT_ASSERT(n == 1 || n == 3);
  Convex t = {.shape = &shape_simplex, .nvert = n, .vertindex = -1, .hullindex = -1};
  t.corner[0] = a;
  t.corner[1] = b;
  t.corner[2] = c;
  for (int i = 0; i < 3; i++) t.pos[i] = n == 1 ? a[i] : (a[i] + b[i] + c[i]) / 3;
  return t;
}

// The deepest contact of a face or of one of its corners, if it pushes away from the face: cos is
// the least cosine with its normal. A thin face could be left sideways as well.
static void convex_face(ExactSearch* s, const MeshFace* f, Convex* part, int bits, double least) {
  ctContact con;
  part->margin = s->margin;
  if (!col_convex_shapes(s->m, &con, part, &s->shape, s->margin)) return;
  double out[3];
  sub3(out, s->shape.pos, con.pos);
  if (dot3(con.frame, f->normal) < (con.dist > 0 ? 0 : least) || dot3(con.frame, out) < 0) return;
  Patch p = {.dist = con.dist};
  copy3(p.pos, con.pos);
  copy3(p.n, con.frame);
  double x[3];
  set_corners(&p, f, bits ? bits : mesh_probe_nearest_in(x, f, con.pos));
  add_patch(s, &p);
}

static void visit_face(void* ctx, const MeshFace* f) {
  ExactSearch* s = ctx;
  const Convex* c = &s->shape;
  if (c->shape == &shape_sphere) {
    ball_face(s, f, c->pos, c->size[0]);
    return;
  }
  if (c->shape == &shape_capsule) {
    for (int end = -1; end <= 1; end += 2) {
      double local[3] = {0, 0, end * c->size[1]}, p[3];
      to_mesh(c, p, local);
      ball_face(s, f, p, c->size[0]);
    }
  }
  const double *v0 = f->corner[0], *v1 = f->corner[1], *v2 = f->corner[2];
  Convex t = make_simplex(v0, v1, v2, 3);
  convex_face(s, f, &t, 0, 0.65);
  for (int k = 0; k < 3; k++) {
    Convex corner = make_simplex(f->corner[k], NULL, NULL, 1);
    convex_face(s, f, &corner, 1 << k, 0);
  }
}

// The box around a shape, inflated.
static void find_shape_box(Convex* c, double margin, double low[3], double high[3]) {
  support_box(low, high, c);
  for (int k = 0; k < 3; k++) {
    high[k] += margin;
    low[k] -= margin;
  }
}

//---------------------------------- which ones count ----------------------------------------------

static bool is_deeper(const Patch* a, const Patch* b, const void* ctx) {
  (void)ctx;
  return a->dist < b->dist;
}

SORT_DEFINE(sort_patches, Patch, is_deeper)

// A side or corner of a face is ignored where a face that it belongs to is touched in its interior,
// so that balls roll over the seams of a floor without a bump.
static bool is_covered(const Patch* p, const Patch* kept, int n) {
  for (int v = 0; v < p->nvertex; v++) {
    bool found = false;
    for (int i = 0; i < n && !found; i++) {
      for (int k = 0; k < kept[i].nvertex; k++) found |= kept[i].vertex[k] == p->vertex[v];
    }
    if (!found) return false;
  }
  return true;
}

static bool is_repeat(const Patch* p, const Patch* kept, int n, double size) {
  for (int i = 0; i < n; i++) {
    if (dist3(p->pos, kept[i].pos) < 1e-3 * size && dot3(p->n, kept[i].n) > 0.99) return true;
  }
  return false;
}

// Drop what is covered or repeated; the list is sorted, the deepest first.
static int choose_patches(Patch* list, int n, double size) {
  int kept = 0;
  for (int i = 0; i < n; i++) {
    CT_VALIDATE(i == 0 || !(list[i].dist < list[i - 1].dist));
    if (list[i].nvertex < 3 && is_covered(list + i, list, kept)) continue;
    if (is_repeat(list + i, list, kept, size)) continue;
    list[kept++] = list[i];
  }
  return kept;
}

// Of many the deepest, then always the one farthest from those that were taken.
static int spread_patches(Patch* list, int n) {
  double away[MANY];
  CT_ASSERT(n >= 0 && n <= MANY);
  for (int i = 0; i < n; i++) away[i] = INFINITY;
  for (int taken = 1; taken < KEPT && taken < n; taken++) {
    int best = taken;
    for (int i = taken; i < n; i++) {
      away[i] = fmin(away[i], dist3(list[i].pos, list[taken - 1].pos));
      if (away[i] > away[best]) best = i;
    }
    Patch p = list[taken];
    list[taken] = list[best];
    list[best] = p;
    double x = away[taken];
    away[taken] = away[best];
    away[best] = x;
  }
  return n < KEPT ? n : KEPT;
}

//---------------------------------- two geoms -----------------------------------------------------

// The shape of geom `other` in the frame of the mesh of geom `exact`.
static void begin_exact(ExactSearch* s, const ctModel* m, const ctData* d, int exact, int other) {
  s->m = m;
  s->mesh = m->geom_dataid[exact];
  CT_ASSERT(m->geom_exact[exact] && s->mesh >= 0 && s->mesh < m->nmesh);
  s->n = 0;
  s->behind.dist = -INFINITY;
  const double* mat = d->geom_xmat + 9 * exact;
  double dif[3], turned[9];
  col_convex_shape(&s->shape, m, d, other, s->margin);
  sub3(dif, d->geom_xpos + 3 * other, d->geom_xpos + 3 * exact);
  mat3_mul_t_vec(s->shape.pos, mat, dif);
  mat3_mul_t_mat(turned, mat, s->shape.mat);
  copy9(s->shape.mat, turned);
}

static void search_mesh(ExactSearch* s, double reach) {
  double low[3], high[3];
  const Shape* shape = s->shape.shape;
  if (shape == &shape_box) probe_box(s, reach);
  if (shape == &shape_cylinder) probe_cylinder(s, reach);
  if (shape == &shape_mesh || shape == &shape_cloud) probe_vertices(s, reach);
  find_shape_box(&s->shape, s->margin, low, high);
  mesh_probe_box(s->m, s->mesh, low, high, visit_face, s);
}

// Contacts in the world; sign: of the normal, from the first geom to the second.
static int put_patches(ExactSearch* s, const ctData* d, int exact, double sign, ctContact* con) {
  Patch tmp[MANY];
  if (s->n == 0 && s->behind.dist > -INFINITY) add_patch(s, &s->behind);
  sort_patches(s->patch, tmp, s->n, NULL);
  double size = fmin(s->m->geom_rbound[exact], 1);
  int n = spread_patches(s->patch, choose_patches(s->patch, s->n, size));
  CT_ASSERT(n <= KEPT);
  const double *mat = d->geom_xmat + 9 * exact, *at = d->geom_xpos + 3 * exact;
  for (int i = 0; i < n; i++) {
    double pos[3], normal[3];
    mat3_mul_vec(pos, mat, s->patch[i].pos);
    addto3(pos, at);
    mat3_mul_vec(normal, mat, s->patch[i].n);
    scl3(normal, normal, sign);
    placed_contact(con + i, s->patch[i].dist, pos, normal);
  }
  return n;
}

//---------------------------------- two exact meshes ----------------------------------------------

// Where an edge of the other mesh goes through faces of this one.
enum { CROSSINGS = 32 };

typedef struct Crossing {
  double t;
  bool enters;
  MeshFace face;
} Crossing;

typedef struct ProbedEdge {
  double from[3], along[3];
  Crossing at[CROSSINGS];
  int n;
} ProbedEdge;

// Inserted in order along the edge.
static void visit_crossed(void* ctx, const MeshFace* f) {
  ProbedEdge* e = ctx;
  double to[3], x[3], side[3], across[3], rate = dot3(e->along, f->normal);
  if (fabs(rate) < VEC_MINVAL || e->n == CROSSINGS) return;
  sub3(to, f->corner[0], e->from);
  double t = dot3(to, f->normal) / rate;
  if (!(t > 0 && t < 1)) return;
  addscl3(x, e->from, e->along, t);
  for (int k = 0; k < 3; k++) {
    sub3(side, f->corner[(k + 1) % 3], f->corner[k]);
    sub3(to, x, f->corner[k]);
    cross3(across, f->normal, side); // inward
    if (dot3(across, to) < 0) return;
  }
  CT_ASSERT(e->n < CROSSINGS);
  int i = e->n++;
  for (; i > 0 && e->at[i - 1].t > t; i--) e->at[i] = e->at[i - 1];
  e->at[i].t = t;
  e->at[i].enters = rate < 0;
  e->at[i].face = *f;
}

// The corners that two faces share: how many, and the first two.
static int shared_corners(const MeshFace* a, const MeshFace* b, const double* corner[9]) {
  int n = 0;
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++)
      if (a->vertex[i] == b->vertex[k]) {
        CT_ASSERT(n < 9);
        corner[n++] = a->corner[i];
      }
  return n;
}

// An edge that goes in and out through two faces beside one edge of this mesh: both edges are
// pushed apart across them. False if they do not cross so.
static bool edge_edge(ExactSearch* s, const ProbedEdge* e, const Crossing* in,
                      const Crossing* out) {
  const double* corner[9];
  if (shared_corners(&in->face, &out->face, corner) != 2) return false;
  double own[3], outward[3], dif[3], n[3];
  sub3(own, corner[1], corner[0]);
  cross3(n, e->along, own);
  if (normalize3(n) < VEC_MINVAL) return false;
  add3(outward, in->face.normal, out->face.normal);
  if (dot3(n, outward) < 0) scl3(n, n, -1);
  sub3(dif, corner[0], e->from);
  double depth = dot3(dif, n); // of the edge below this one
  if (!(depth >= 0)) return false;
  Patch p = {.dist = -depth};
  addscl3(p.pos, e->from, e->along, 0.5 * (in->t + out->t));
  addtoscl3(p.pos, n, 0.5 * depth);
  copy3(p.n, n);
  set_corners(&p, &in->face, 7);
  add_patch(s, &p);
  return true;
}

// What of an edge is inside between two faces; what begins or ends inside is left to the vertices.
static void probe_edge(ExactSearch* s, const double from[3], const double to[3], double reach) {
  ProbedEdge e = {.n = 0};
  double low[3], high[3];
  copy3(e.from, from);
  sub3(e.along, to, from);
  for (int k = 0; k < 3; k++) {
    low[k] = fmin(from[k], to[k]);
    high[k] = fmax(from[k], to[k]);
  }
  mesh_probe_box(s->m, s->mesh, low, high, visit_crossed, &e);
  for (int i = 0; i + 1 < e.n; i++) {
    const Crossing *in = e.at + i, *out = in + 1;
    if (!in->enters || out->enters || edge_edge(s, &e, in, out)) continue;
    for (int k = 1; k <= 3; k += 2) {
      double x[3];
      addscl3(x, from, e.along, in->t + 0.25 * k * (out->t - in->t));
      probe_corner(s, x, reach);
    }
  }
}

// Vertices and edges of one mesh behind the triangles of another one, both exact. Two faces share
// an edge and run along it in opposite directions: one of them looks at it.
typedef struct Outline {
  ExactSearch* s;
  double reach;
} Outline;

static void visit_outline(void* ctx, const MeshFace* f) {
  Outline* v = ctx;
  double p[3][3];
  for (int k = 0; k < 3; k++) {
    to_mesh(&v->s->shape, p[k], f->corner[k]);
    probe_corner(v->s, p[k], v->reach);
  }
  for (int k = 0; k < 3; k++) {
    int next = (k + 1) % 3;
    if (f->vertex[k] < f->vertex[next]) probe_edge(v->s, p[k], p[next], v->reach);
  }
}

// The faces of mesh `other` that are in the box of mesh `exact`.
static int mesh_outline(const ctModel* m, const ctData* d, ctContact* con, ExactSearch* s,
                        const int geom[2], double sign) {
  int exact = geom[0], other = geom[1];
  begin_exact(s, m, d, exact, other);
  const double* box = m->geom_aabb + 6 * exact;
  // that box in the frame of the other mesh
  double low[3], high[3], center[3], dif[3];
  sub3(dif, box, s->shape.pos);
  mat3_mul_t_vec(center, s->shape.mat, dif);
  for (int k = 0; k < 3; k++) {
    double half = s->margin;
    for (int i = 0; i < 3; i++) half += fabs(s->shape.mat[3 * i + k]) * box[3 + i];
    low[k] = center[k] - half;
    high[k] = center[k] + half;
  }
  Outline v = {s, fmin(m->geom_rbound[exact], m->geom_rbound[other])};
  mesh_probe_box(m, m->geom_dataid[other], low, high, visit_outline, &v);
  return put_patches(s, d, exact, sign, con);
}

int col_exact(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin) {
  const double* x = d->geom_xpos;
  for (int i = 0; i < 3; i++)
    if (!isfinite(x[3 * g1 + i] + x[3 * g2 + i])) return 0;
  ExactSearch s = {.margin = margin};
  if (m->geom_exact[g1] && m->geom_exact[g2]) {
    int n = mesh_outline(m, d, con, &s, (const int[]){g1, g2}, 1);
    return n + mesh_outline(m, d, con + n, &s, (const int[]){g2, g1}, -1);
  }
  bool first = m->geom_exact[g1];
  int exact = first ? g1 : g2, other = first ? g2 : g1;
  begin_exact(&s, m, d, exact, other);
  search_mesh(&s, m->geom_rbound[other]);
  return put_patches(&s, d, exact, first ? 1 : -1, con);
}
