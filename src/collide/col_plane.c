// Invariant: everything is in the world. The normal of the plane is a unit vector and points to the
// other geom; a distance is the height above the plane. Contacts are in the order in which corners
// and vertices are tried: at most four of a box or cylinder, MESH_CONTACTS of a mesh.
#include "collide/col_plane.h"

#include "base/assert.h"
#include "collide/col_convex.h"

// The plane through pos with a unit normal.
typedef struct HalfSpace {
  double normal[3];
  const double* pos;
} HalfSpace;

static HalfSpace plane_of(const ctModel* m, const ctData* d, int g) {
  Placed s = placed_geom(m, d, g);
  HalfSpace p = {.pos = s.pos};
  placed_axis(p.normal, s.mat, 2);
  return p;
}

static double height_above(const HalfSpace* p, const double* x) {
  double dif[3];
  sub3(dif, x, p->pos);
  return dot3(dif, p->normal);
}

// A point at a signed distance from the plane; the contact is halfway.
static void put_point(ctContact* con, const HalfSpace* p, const double* x, double dist) {
  double pos[3];
  addscl3(pos, x, p->normal, -0.5 * dist);
  placed_contact(con, dist, pos, p->normal);
}

static int plane_ball(ctContact* con, const HalfSpace* p, const double* centre, double radius,
                      double margin) {
  double h = height_above(p, centre);
  if (!(h <= margin + radius)) return 0;
  double pos[3], dist = h - radius;
  addscl3(pos, centre, p->normal, -0.5 * dist - radius);
  placed_contact(con, dist, pos, p->normal);
  return 1;
}

int col_plane_sphere(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                     cttNum margin) {
  HalfSpace p = plane_of(m, d, g1);
  Placed s = placed_geom(m, d, g2);
  return plane_ball(con, &p, s.pos, s.size[0], margin);
}

// Both ends; friction directions follow the axis.
int col_plane_capsule(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                      cttNum margin) {
  HalfSpace p = plane_of(m, d, g1);
  Placed s = placed_geom(m, d, g2);
  double axis[3], end[3];
  placed_axis(axis, s.mat, 2);
  int n = 0;
  for (int sign = 1; sign >= -1; sign -= 2) {
    addscl3(end, s.pos, axis, sign * s.size[1]);
    n += plane_ball(con + n, &p, end, s.size[0], margin);
  }
  for (int i = 0; i < n; i++) copy3(con[i].frame + 3, axis);
  return n;
}

// down: from the axis to the lowest generator, as long as the radius. A cylinder that stands has
// none: its x axis serves.
static void cylinder_down(double* down, const HalfSpace* p, Placed s, const double* axis,
                          double slope) {
  scl3(down, axis, slope);
  subfrom3(down, p->normal);
  double length = norm3(down);
  if (length >= VEC_MINVAL) {
    scl3(down, down, s.size[0] / length);
  } else {
    placed_axis(down, s.mat, 0);
    scl3(down, down, s.size[0]);
  }
}

// The lowest points of the lower and of the upper rim, then two more on the lower rim that make an
// equilateral triangle with the first.
int col_plane_cylinder(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                       cttNum margin) {
  HalfSpace p = plane_of(m, d, g1);
  Placed s = placed_geom(m, d, g2);
  double axis[3], down[3], x[3];
  placed_axis(axis, s.mat, 2);
  double slope = dot3(p.normal, axis);
  if (slope > 0) {
    scl3(axis, axis, -1);
    slope = -slope;
  }
  CT_ASSERT(!(slope > 0)); // the axis points down
  double centre = height_above(&p, s.pos);
  cylinder_down(down, &p, s, axis, slope);
  double fall = dot3(down, p.normal), drop = slope * s.size[1];
  scl3(axis, axis, s.size[1]);

  double dist = centre + drop + fall;
  if (!(dist <= margin)) return 0;
  add3(x, s.pos, down);
  addto3(x, axis);
  put_point(con, &p, x, dist);
  int n = 1;

  dist = centre - drop + fall;
  if (dist <= margin) {
    add3(x, s.pos, down);
    subfrom3(x, axis);
    put_point(con + n++, &p, x, dist);
  }

  dist = centre + drop - 0.5 * fall;
  if (dist <= margin) {
    double side[3];
    cross3(side, down, axis);
    normalize3(side);
    for (int sign = 1; sign >= -1; sign -= 2) {
      addscl3(x, s.pos, side, sign * s.size[0] * (0.5 * sqrt(3.0)));
      addto3(x, axis);
      addscl3(x, x, down, -0.5);
      put_point(con + n++, &p, x, dist);
    }
  }
  return n;
}

// The first four corners that are near enough and not above the centre.
int col_plane_box(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                  cttNum margin) {
  HalfSpace p = plane_of(m, d, g1);
  Placed s = placed_geom(m, d, g2);
  int n = 0;
  double centre = height_above(&p, s.pos);
  for (int i = 0; i < 8 && n < 4; i++) {
    double local[3], corner[3];
    for (int k = 0; k < 3; k++) local[k] = i >> k & 1 ? s.size[k] : -s.size[k];
    mat3_mul_vec(corner, s.mat, local);
    double rise = dot3(p.normal, corner);
    if (rise > 0 || !(centre + rise <= margin)) continue;
    addto3(corner, s.pos);
    put_point(con + n++, &p, corner, centre + rise);
  }
  return n;
}

//---------------------------------- convex shapes -------------------------------------------------

enum { MESH_CONTACTS = 3 };
static const double kMeshSpacing = 0.3; // of further contacts from the first, in bounding radii

// Add a vertex that is near enough to the plane and far enough from the first contact.
typedef struct VertexReach {
  double margin, spacing;
} VertexReach;

static int add_mesh_vertex(ctContact* con, int n, const HalfSpace* p, const Convex* c, int vertex,
                           VertexReach reach) {
  CT_ASSERT(vertex >= 0 && n >= 1 && n < MESH_CONTACTS);
  const float* v = c->vert + 3 * vertex;
  double local[3] = {(double)v[0], (double)v[1], (double)v[2]}, down[3], x[3], dif[3];
  scl3(down, p->normal, -1);
  mat3_mul_t_vec(down, c->mat, down);
  sub3(dif, c->pos, p->pos);
  if (!(dot3(down, local) > dot3(p->normal, dif) - reach.margin)) return n;
  mat3_mul_vec(x, c->mat, local);
  addto3(x, c->pos);
  if (dist3(x, con->pos) < reach.spacing) return n;
  put_point(con + n, p, x, height_above(p, x));
  return n + 1;
}

// The graph of a hull: number of vertices, an unused number, where the neighbours of each begin,
// numbers in the mesh, the neighbours.
static void use_hull(Convex* c, const ctModel* m, int mesh) {
  const int* graph = m->mesh_graph + m->mesh_graphadr[mesh];
  CT_ASSERT(m->mesh_graphadr[mesh] >= 0 && graph[0] > 0);
  c->edgeadr = graph + 2;
  c->globalid = c->edgeadr + graph[0];
  c->neighbour = c->globalid + graph[0];
}

static double vertex_along(const Convex* c, const double* l, int v) {
  const float* x = c->vert + 3 * v;
  return l[0] * (double)x[0] + l[1] * (double)x[1] + l[2] * (double)x[2];
}

// Climb from the first vertex to the best neighbour until there is no better one. Meshes of all
// sizes are searched so here, and always from the start: of equal vertices it matters which one is
// found.
static void climb_from_first(double* point, Convex* c, const double* dir) {
  double l[3], local[3];
  mat3_mul_t_vec(l, c->mat, dir);
  int at = -1, best = 0;
  double most = vertex_along(c, l, c->globalid[0]);
  while (at != best) {
    at = best;
    for (const int* e = c->neighbour + c->edgeadr[at]; *e >= 0; e++) {
      double x = vertex_along(c, l, c->globalid[*e]);
      if (!(x > most)) continue;
      most = x;
      best = *e;
    }
  }
  CT_ASSERT(at >= 0 && at < c->globalid - c->edgeadr);
  c->hullindex = at;
  for (int k = 0; k < 3; k++) local[k] = (double)c->vert[3 * c->globalid[at] + k];
  mat3_mul_vec(point, c->mat, local);
  addto3(point, c->pos);
}

// The farthest point of a shape by its portal function: with the last bits that MuJoCo gives
// planes.
static void find_lowest(double* low, Convex* c, const double* down) {
  double l[3], r[3];
  mat3_mul_t_vec(l, c->mat, down);
  c->shape->portal(r, c, down, l);
  convex_place(low, c, r);
}

// The lowest point; of a mesh also neighbours of that vertex in the hull, or any vertices if there
// is no hull.
//
// QUIRK(fitted-plane-contacts; test_col_plane:fitted_ellipsoid): A primitive that was fitted to a
// mesh without hull touches a plane also with vertices of that mesh.
int col_plane_convex(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                     cttNum margin) {
  HalfSpace p = plane_of(m, d, g1);
  int n = 1, mesh = m->geom_dataid[g2];
  CT_ASSERT(mesh < m->nmesh);
  bool hull = mesh >= 0 && m->mesh_graphadr[mesh] >= 0;
  bool fitted = mesh >= 0 && shape_of(m->geom_type[g2])->data != ctOBJ_MESH;
  Convex c;
  double down[3], low[3];
  col_convex_shape(&c, m, d, g2, 0);
  if (fitted) c.vert = m->mesh_vert + 3 * m->mesh_vertadr[mesh];
  scl3(down, p.normal, -1);
  if (hull && !fitted) {
    use_hull(&c, m, mesh);
    climb_from_first(low, &c, down);
  } else if (c.shape->portal) {
    find_lowest(low, &c, down);
  } else {
    support_point(low, &c, down);
  }
  double dist = height_above(&p, low);
  if (!(dist <= margin)) return 0;
  put_point(con, &p, low, dist);

  if (mesh < 0 || (fitted && hull)) return n;
  VertexReach reach = {margin, kMeshSpacing * m->geom_rbound[g2]};
  if (hull) {
    CT_ASSERT(c.hullindex >= 0);
    const int* next = c.neighbour + c.edgeadr[c.hullindex];
    for (; *next >= 0 && n < MESH_CONTACTS; next++)
      n = add_mesh_vertex(con, n, &p, &c, c.globalid[*next], reach);
  } else {
    for (int v = 0; v < m->mesh_vertnum[mesh] && n < MESH_CONTACTS; v++) {
      if (v != c.vertindex) n = add_mesh_vertex(con, n, &p, &c, v, reach);
    }
  }
  return n;
}
