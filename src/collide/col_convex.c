// Invariant: shapes are in the world, inflated by half the margin each. A collider writes dist, pos
// and the normal from the first geom to the second, and leaves the shapes as they were. A slot of
// the cache of hulls belongs to the last mesh that used it; the cache lives as long as one search.
#include "collide/col_convex.h"

#include "base/assert.h"
#include "collide/contact.h"
#include "geom/manifold.h"
#include "geom/mpr.h"
#include "geom/smooth_normal.h"
#include "math/quat.h"
#include "math/vec.h"
#include "model/data.h"

#include <math.h>

_Static_assert(MANIFOLD_MAX <= ctMAXCONPAIR, "room for the contacts of a manifold");

enum { FEW_VERTICES = 10 }; // below, all vertices of a mesh are searched

enum { CACHED = sizeof((HullCache){0}.mesh) / sizeof(int) };

void col_convex_cache(HullCache* c) {
  for (int i = 0; i < CACHED; i++) c->mesh[i] = -1;
}

// A slot of the cache belongs to the last mesh that used it.
static const HullColumns* cached_columns(HullCache* cache, const Convex* c, int mesh) {
  int n = (int)(c->globalid - c->edgeadr), slot = mesh % CACHED;
  CT_ASSERT(n > 0 && mesh >= 0);
  if (n > HULL_COLUMNS_MOST) return NULL;
  if (cache->mesh[slot] != mesh) {
    hull_columns_fill(cache->at + slot, c->vert, c->globalid, n);
    cache->mesh[slot] = mesh;
  }
  return cache->at + slot;
}

static void mesh_vertices(Convex* c, const ctModel* m, const ctData* d, int mesh) {
  CT_ASSERT(mesh >= 0 && mesh < m->nmesh);
  int graph = m->mesh_graphadr[mesh];
  c->vert = m->mesh_vert + 3 * m->mesh_vertadr[mesh];
  c->nvert = m->mesh_vertnum[mesh];
  c->shape = graph < 0 || c->nvert < FEW_VERTICES ? &shape_cloud : &shape_mesh;
  c->edgeadr = NULL;
  if (graph < 0) return;
  int n = m->mesh_graph[graph];
  CT_ASSERT(n > 0 && graph + 2 + 2 * n <= m->nmeshgraph);
  c->edgeadr = m->mesh_graph + graph + 2;
  c->globalid = c->edgeadr + n;
  c->neighbour = c->globalid + n;
  HullCache* cache = data_own_const(d)->hulls;
  if (cache && c->shape == &shape_mesh) c->columns = cached_columns(cache, c, mesh);
}

static void use_polygons(Convex* c, const ctModel* m, int geom) {
  int mesh = m->geom_dataid[geom];
  if (shape_of(m->geom_type[geom])->data != ctOBJ_MESH) return;
  int poly = m->mesh_polyadr[mesh], vert = m->mesh_vertadr[mesh];
  CT_ASSERT(poly >= 0 && poly + m->mesh_polynum[mesh] <= m->nmeshpoly);
  c->sides = (ConvexSides){
      .normal = m->mesh_polynormal + 3 * poly,
      .vertadr = m->mesh_polyvertadr + poly,
      .vertnum = m->mesh_polyvertnum + poly,
      .vert = m->mesh_polyvert,
      .mapadr = m->mesh_polymapadr + vert,
      .mapnum = m->mesh_polymapnum + vert,
      .map = m->mesh_polymap,
  };
}

void col_convex_shape(Convex* c, const ctModel* m, const ctData* d, int g, cttNum margin) {
  const Shape* shape = shape_of(m->geom_type[g]);
  c->shape = shape->support ? shape : &shape_point;
  c->margin = margin;
  c->vertindex = c->hullindex = -1;
  c->columns = NULL;
  c->corners = NULL;
  c->adrift = c->tied = false;
  copy3(c->pos, d->geom_xpos + 3 * g);
  copy9(c->mat, d->geom_xmat + 9 * g);
  copy3(c->size, m->geom_size + 3 * g);
  if (shape->data == ctOBJ_MESH) mesh_vertices(c, m, d, m->geom_dataid[g]);
}

static void fill_contact(ctContact* con, const double x1[3], const double x2[3], double dist) {
  con->dist = dist;
  sub3(con->frame, x1, x2);
  normalize3(con->frame);
  zero3(con->frame + 3);
  for (int i = 0; i < 3; i++) con->pos[i] = 0.5 * (x1[i] + x2[i]);
}

static void penetrate_shapes(Penetration* p, const ctModel* m, Convex* a, Convex* b) {
  p->tolerance = m->opt.ccd_tolerance;
  p->iterations = m->opt.ccd_iterations;
  p->cutoff = 0;
  penetration(p, a, b);
}

// The contact along the ray of the centres.
static int portal_contact(const ctModel* m, ctContact* con, Convex* a, Convex* b, double margin) {
  Mpr r;
  if (!mpr(&r, a, b, m->opt.ccd_tolerance, m->opt.ccd_iterations)) return 0;
  if (r.dir[0] == 0 && r.dir[1] == 0 && r.dir[2] == 0) return 0;
  con->dist = margin - r.depth;
  copy3(con->pos, r.pos);
  copy3(con->frame, r.dir);
  zero3(con->frame + 3);
  if (!a->shape->rounded && !b->shape->rounded) smooth_normal(con->frame, con->pos, a, b);
  return 1;
}

int col_convex_shapes(const ctModel* m, ctContact* con, Convex* a, Convex* b, cttNum margin) {
  if (!col_convex_is_native(m)) return portal_contact(m, con, a, b, margin);
  Penetration p;
  penetrate_shapes(&p, m, a, b);
  if (!(p.dist < 0) || !p.witness) return 0;
  fill_contact(con, p.x1, p.x2, margin + p.dist);
  return 1;
}

//---------------------------------- several contacts ----------------------------------------------

// All contacts of two shapes with flat sides that touch along a side or an edge.
static int flat_contacts(const ctModel* m, ctContact* con, Convex* a, Convex* b) {
  Penetration p;
  penetrate_shapes(&p, m, a, b);
  if (!(p.dist < 0) || !p.witness) return 0;
  Manifold r;
  manifold(&r, &p, a, b);
  CT_ASSERT(r.n >= 1 && r.n <= MANIFOLD_MAX);
  for (int i = 0; i < r.n; i++) fill_contact(con + i, r.x1[i], r.x2[i], p.dist);
  return r.n;
}

// Turn a shape around a point.
static void turn_around(Convex* c, const double origin[3], const double rot[9]) {
  double rel[3], moved[3];
  mat3_mul(c->mat, rot, c->mat);
  sub3(rel, origin, c->pos);
  mat3_mul_vec(moved, rot, rel);
  subfrom3(moved, rel);
  subfrom3(c->pos, moved);
}

static bool is_new_place(const ctContact* con, int n, const double pos[3], double tolerance) {
  for (int i = 0; i < n; i++)
    if (dist3(con[i].pos, pos) <= tolerance) return false;
  return true;
}

// Look for more contacts with the shapes turned against each other by a little, to and fro about
// both tangents; they get the depth of the first.
static int turned_contacts(const ctModel* m, ctContact* con, Convex* a, Convex* b, double margin,
                           double tolerance) {
  const double ANGLE = 1e-3;
  double frame[9];
  copy9(frame, con->frame);
  contact_frame(frame);
  int n = 1;
  for (int k = 0; k < 4; k++) {
    double quat[4], rot[9], back[9];
    quat_from_axis_angle(quat, frame + 3 + 3 * (k / 2), k % 2 ? ANGLE : -ANGLE);
    quat_to_mat(rot, quat);
    mat3_transpose(back, rot);
    double pos[2][3], mat[2][9];
    Convex* shape[2] = {a, b};
    for (int i = 0; i < 2; i++) {
      copy3(pos[i], shape[i]->pos);
      copy9(mat[i], shape[i]->mat);
      turn_around(shape[i], con->pos, i == 0 ? rot : back);
    }
    CT_ASSERT(n <= 1 + k && n < ctMAXCONPAIR);
    if (col_convex_shapes(m, con + n, a, b, margin) &&
        is_new_place(con, n, con[n].pos, tolerance)) {
      con[n].dist = con->dist;
      n++;
    }
    for (int i = 0; i < 2; i++) {
      copy3(shape[i]->pos, pos[i]);
      copy9(shape[i]->mat, mat[i]);
    }
  }
  return n;
}

//---------------------------------- colliders -----------------------------------------------------

// Are the boxes around two geoms apart along one of their sides' normals? GJK gives the
// same answer ten times slower. The slack covers distances that GJK counts as touching.
static bool geom_boxes_apart(const ctModel* m, const ctData* d, int g1, int g2, double margin) {
  const double *A = d->geom_xmat + 9 * g1, *B = d->geom_xmat + 9 * g2;
  const double *box1 = m->geom_aabb + 6 * g1, *box2 = m->geom_aabb + 6 * g2;
  const double *size1 = box1 + 3, *size2 = box2 + 3, reach = margin + 1e-4;
  double c1[3], c2[3], t[3], t1[3], t2[3], R[9];
  mat3_mul_vec(c1, A, box1);
  mat3_mul_vec(c2, B, box2);
  for (int i = 0; i < 3; i++)
    t[i] = (d->geom_xpos[3 * g2 + i] + c2[i]) - (d->geom_xpos[3 * g1 + i] + c1[i]);
  mat3_mul_t_vec(t1, A, t);
  mat3_mul_t_vec(t2, B, t);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      R[3 * i + j] = fabs(A[i] * B[j] + A[3 + i] * B[3 + j] + A[6 + i] * B[6 + j]);
  for (int i = 0; i < 3; i++) {
    if (fabs(t1[i]) > size1[i] + dot3(R + 3 * i, size2) + reach) return true;
    double across = R[i] * size1[0] + R[3 + i] * size1[1] + R[6 + i] * size1[2];
    if (fabs(t2[i]) > size2[i] + across + reach) return true;
  }
  return false;
}

int col_convex_prism(const ctModel* m, ctContact* con, Convex* prism, Convex* shape,
                     double axis[3]) {
  zero3(axis);
  if (!col_convex_is_native(m)) return portal_contact(m, con, prism, shape, 0);
  Penetration p;
  penetrate_shapes(&p, m, prism, shape);
  if (!(p.dist < 0) || !p.witness) {
    copy3(axis, p.axis);
    return 0;
  }
  fill_contact(con, p.x1, p.x2, p.dist);
  return 1;
}

int col_convex(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin) {
  if (geom_boxes_apart(m, d, g1, g2, margin)) return 0;
  Convex a, b;
  col_convex_shape(&a, m, d, g1, margin);
  col_convex_shape(&b, m, d, g2, margin);
  const Shape *s1 = shape_of(m->geom_type[g1]), *s2 = shape_of(m->geom_type[g2]);
  bool many = m->opt.enableflags & ctENBL_MULTICCD;
  // QUIRK(boxes-multiccd; test_col_convex:boxes_have_all_contacts): The general collider finds all
  // contacts of two boxes, as if multiccd were enabled.
  bool boxes = s1 == &shape_box && s2 == &shape_box;
  if ((many || boxes) && col_convex_is_native(m) && !(margin > 0) && s1->sides && s2->sides) {
    use_polygons(&a, m, g1);
    use_polygons(&b, m, g2);
    return flat_contacts(m, con, &a, &b);
  }
  int n = col_convex_shapes(m, con, &a, &b, margin);
  if (n == 0 || !many || s1->curved || s2->curved) return n;
  double size = fmin(m->geom_rbound[g1], m->geom_rbound[g2]);
  return turned_contacts(m, con, &a, &b, margin, 1e-3 * size);
}
