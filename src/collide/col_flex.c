// Invariant: positions of vertices and boxes of elements are in the world. An element has dim + 1
// corners, dim 1 to 3, and the radius of its flex. A candidate has a flex as its second side, and
// the same flex on both sides within a flex, where margin and gap are zero. Normals point from the
// first side to the second.
#include "collide/col_flex.h"

#include "base/assert.h"
#include "collide/col_box.h"
#include "collide/col_convex.h"
#include "collide/col_hfield.h"
#include "collide/col_triangle.h"
#include "geom/smooth_normal.h"
#include "math/quat.h"

//---------------------------------- parts of a flex -----------------------------------------------

// An element: a segment, triangle or tetrahedron with a radius.
typedef struct Element {
  int dim;
  double radius;
  const double* corner[4];
  const double* center; // of its box
} Element;

static const double* vertex_of(const ctModel* m, const ctData* d, int f, int v) {
  CT_VALIDATE(v >= 0 && v < m->flex_vertnum[f]);
  return d->flexvert_xpos + 3 * (m->flex_vertadr[f] + v);
}

static Element flex_element(const ctModel* m, const ctData* d, int f, int e) {
  CT_ASSERT(f >= 0 && f < m->nflex && e >= 0 && e < m->flex_elemnum[f]);
  Element x = {.dim = m->flex_dim[f], .radius = m->flex_radius[f]};
  CT_ASSERT(x.dim >= 1 && x.dim <= 3);
  const int* v = m->flex_elem + m->flex_elemdataadr[f] + e * (x.dim + 1);
  for (int k = 0; k <= x.dim; k++) x.corner[k] = vertex_of(m, d, f, v[k]);
  x.center = d->flexelem_aabb + 6 * (m->flex_elemadr[f] + e);
  return x;
}

static Triangle triangle_of(const Element* e) {
  CT_ASSERT(e->dim == 2);
  return (Triangle){{e->corner[0], e->corner[1], e->corner[2]}, e->radius};
}

// A segment as a capsule from its second end to its first, its frame that of the shortest rotation.
typedef struct Rope {
  double pos[3], mat[9], size[2];
} Rope;

static Placed capsule_of(Rope* r, const Element* e) {
  CT_ASSERT(e->dim == 1);
  double axis[3], quat[4];
  sub3(axis, e->corner[0], e->corner[1]);
  r->size[0] = e->radius;
  r->size[1] = 0.5 * normalize3(axis);
  add3(r->pos, e->corner[0], e->corner[1]);
  scl3(r->pos, r->pos, 0.5);
  quat_from_z(quat, axis);
  quat_to_mat(r->mat, quat);
  return (Placed){r->pos, r->mat, r->size};
}

static Convex convex_of(const Element* e, double margin) {
  CT_ASSERT(e->dim >= 0 && e->dim <= 3);
  Convex c = {.shape = &shape_simplex, .nvert = e->dim + 1, .vertindex = -1, .hullindex = -1};
  copy3(c.pos, e->center);
  c.size[0] = e->radius;
  c.margin = margin;
  for (int k = 0; k <= e->dim; k++) c.corner[k] = e->corner[k];
  return c;
}

//---------------------------------- colliders -----------------------------------------------------

static double margin_of(const ctModel* m, const Candidate* c) {
  if (c->f1 == c->f2) return 0; // else neighbours in one flex would always touch
  if (m->opt.enableflags & ctENBL_OVERRIDE) return m->opt.o_margin;
  return (c->f1 < 0 ? m->geom_margin[c->g1] : m->flex_margin[c->f1]) + m->flex_margin[c->f2];
}

static int plane_vert(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c) {
  Placed plane = placed_geom(m, d, c->g1);
  const double* v = vertex_of(m, d, c->f2, c->g2);
  double n[3], dif[3], pos[3], radius = m->flex_radius[c->f2];
  placed_axis(n, plane.mat, 2);
  sub3(dif, v, plane.pos);
  double height = dot3(dif, n);
  if (!(height <= margin_of(m, c) + radius)) return 0;
  double dist = height - radius;
  addscl3(pos, v, n, -0.5 * dist - radius);
  placed_contact(con, dist, pos, n);
  return 1;
}

static int segment_geom(ctContact* con, const Shape* shape, Placed geom, const Element* e,
                        double margin) {
  Rope r;
  Placed capsule = capsule_of(&r, e);
  if (shape == &shape_capsule) return col_round_capsules(con, geom, capsule, margin);
  if (shape == &shape_sphere) {
    Ball b = {{geom.pos[0], geom.pos[1], geom.pos[2]}, geom.size[0], geom.mat};
    return col_round_ball_capsule(con, &b, capsule, margin);
  }
  // the box is second there
  int n = col_box_capsule(con, capsule, geom, margin);
  for (int i = 0; i < n; i++) scl3(con[i].frame, con[i].frame, -1);
  return n;
}

static int triangle_geom(ctContact* con, const Shape* shape, Placed geom, const Element* e,
                         double margin) {
  Triangle t = triangle_of(e);
  if (shape == &shape_capsule) return col_triangle_capsule(con, geom, &t, margin);
  if (shape == &shape_sphere) return col_triangle_ball(con, geom.pos, geom.size[0], &t, margin);
  return col_triangle_box(con, geom, &t, margin);
}

static int geom_elem(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c) {
  const Shape* shape = shape_of(m->geom_type[c->g1]);
  double margin = margin_of(m, c);
  Element e = flex_element(m, d, c->f2, c->g2);
  bool plain = shape == &shape_sphere || shape == &shape_capsule || shape == &shape_box;
  if (plain && e.dim < 3) {
    Placed geom = placed_geom(m, d, c->g1);
    return e.dim == 1 ? segment_geom(con, shape, geom, &e, margin)
                      : triangle_geom(con, shape, geom, &e, margin);
  }
  Convex b = convex_of(&e, margin);
  if (shape == &shape_hfield) return col_hfield_simplex(m, d, con, c->g1, &b);
  Convex a;
  col_convex_shape(&a, m, d, c->g1, margin);
  int n = col_convex_shapes(m, con, &a, &b, margin);
  // MuJoCo replaces the normal for triangles only
  if (n && col_convex_is_native(m) && e.dim == 2) smooth_normal(con->frame, con->pos, &a, &b);
  return n;
}

// Is all of an element farther than reach before the plane through x with normal n?
static bool is_beyond(const Element* e, const double* x, const double* n, double reach) {
  double least = INFINITY;
  for (int k = 0; k <= e->dim; k++) {
    double to[3];
    sub3(to, e->corner[k], x);
    least = fmin(least, dot3(to, n));
  }
  return least > 0 && least * least > reach * reach * dot3(n, n);
}

// Does a side of triangle a separate it from b? Sides are the planes through its edges across the
// plane of the triangle, and its two faces.
static bool side_parts(const Element* a, const Element* b, double reach) {
  CT_ASSERT(a->dim == 2);
  double edge[3][3], n[3], across[3];
  for (int k = 0; k < 3; k++) sub3(edge[k], a->corner[(k + 1) % 3], a->corner[k]);
  cross3(n, edge[0], edge[1]);
  for (int k = 0; k < 3; k++) {
    cross3(across, edge[k], n);
    if (is_beyond(b, a->corner[k], across, reach)) return true;
  }
  scl3(across, n, -1);
  return is_beyond(b, a->corner[0], n, reach) || is_beyond(b, a->corner[0], across, reach);
}

// Most triangles whose boxes touch are apart, and a separating side is found faster than by GJK.
// Distances within the tolerance of GJK count as touching there, so GJK decides about them. Not
// used with portals, by which MuJoCo sometimes finds a contact of triangles that are apart.
static bool triangles_apart(const ctModel* m, const Element* a, const Element* b, double margin) {
  if (a->dim != 2 || b->dim != 2 || !col_convex_is_native(m)) return false;
  double reach = a->radius + b->radius + margin + 10 * m->opt.ccd_tolerance;
  return side_parts(a, b, reach) || side_parts(b, a, reach);
}

static int elem_elem(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c) {
  double margin = margin_of(m, c);
  Element e1 = flex_element(m, d, c->f1, c->g1), e2 = flex_element(m, d, c->f2, c->g2);
  if (e1.dim == 1 && e2.dim == 1) {
    Rope r1, r2;
    return col_round_capsules(con, capsule_of(&r1, &e1), capsule_of(&r2, &e2), margin);
  }
  if (triangles_apart(m, &e1, &e2, margin)) return 0;
  Convex a = convex_of(&e1, margin), b = convex_of(&e2, margin);
  return col_convex_shapes(m, con, &a, &b, margin);
}

static int vert_elem(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c) {
  const double eye[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  const double* v = vertex_of(m, d, c->f1, c->g1);
  Element e = flex_element(m, d, c->f2, c->g2);
  if (e.dim == 1) {
    Rope r;
    Ball b = {{v[0], v[1], v[2]}, e.radius, eye};
    return col_round_ball_capsule(con, &b, capsule_of(&r, &e), 0);
  }
  if (e.dim == 2) {
    Triangle t = triangle_of(&e);
    return col_triangle_ball(con, v, e.radius, &t, 0);
  }
  Element point = {.dim = 0, .radius = e.radius, .corner = {v}, .center = v};
  Convex a = convex_of(&point, 0), b = convex_of(&e, 0);
  return col_convex_shapes(m, con, &a, &b, 0);
}

// Corners of a tetrahedron so that the face across corner k, the first three, is seen with its
// normal towards the outside.
static const int kAcross[4][3] = {{1, 3, 2}, {0, 2, 3}, {0, 3, 1}, {0, 1, 2}};

// A tetrahedron must not be flatter than twice the radius: the corner g2 against the face across.
static int elem_face(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c) {
  Element e = flex_element(m, d, c->f1, c->g1);
  const int* vert = m->flex_elem + m->flex_elemdataadr[c->f1] + c->g1 * 4;
  const double* v = vertex_of(m, d, c->f2, c->g2);
  int k = 0;
  while (k < 3 && vert[k] != c->g2) k++;
  CT_ASSERT(e.dim == 3 && vert[k] == c->g2);
  double side1[3], side2[3], to[3], n[3], pos[3];
  const double* origin = e.corner[kAcross[k][0]];
  sub3(side1, e.corner[kAcross[k][1]], origin);
  sub3(side2, e.corner[kAcross[k][2]], origin);
  sub3(to, v, origin);
  cross3(n, side1, side2);
  normalize3(n);
  double height = dot3(to, n);
  if (!(height > -2 * e.radius)) return 0;
  addscl3(pos, v, n, -0.5 * height);
  scl3(n, n, -1);
  placed_contact(con, -height - 2 * e.radius, pos, n);
  return 1;
}

typedef int (*FlexCollider)(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c);

int col_flex(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c) {
  static const FlexCollider collider[] = {
      [-2 - CANDIDATE_PLANE_VERT] = plane_vert, [-2 - CANDIDATE_GEOM_ELEM] = geom_elem,
      [-2 - CANDIDATE_ELEM_ELEM] = elem_elem,   [-2 - CANDIDATE_VERT_ELEM] = vert_elem,
      [-2 - CANDIDATE_ELEM_FACE] = elem_face,
  };
  CT_ASSERT(c->pair <= CANDIDATE_PLANE_VERT && c->pair >= CANDIDATE_ELEM_FACE && c->f2 >= 0);
  return collider[-2 - c->pair](m, d, con, c);
}

//---------------------------------- contacts ------------------------------------------------------

void col_flex_param(const ctModel* m, ContactParam* p, const Candidate* c) {
  ContactSide a = c->f1 < 0 ? contact_geom(m, c->g1) : contact_flex(m, c->f1);
  ContactSide b = contact_flex(m, c->f2);
  contact_mix(m, p, &a, &b);
  if (c->f1 == c->f2) p->margin = p->gap = 0;
  if (c->pair == CANDIDATE_ELEM_FACE) p->dim = 1;
}

void col_flex_sides(ctContact* con, const Candidate* c) {
  bool vert1 = c->pair == CANDIDATE_VERT_ELEM;
  bool vert2 = c->pair == CANDIDATE_PLANE_VERT || c->pair == CANDIDATE_ELEM_FACE;
  con->geom[0] = c->f1 < 0 ? c->g1 : -1;
  con->geom[1] = -1;
  con->flex[0] = c->f1;
  con->flex[1] = c->f2;
  con->elem[0] = c->f1 < 0 || vert1 ? -1 : c->g1;
  con->elem[1] = vert2 ? -1 : c->g2;
  con->vert[0] = vert1 ? c->g1 : -1;
  con->vert[1] = vert2 ? c->g2 : -1;
  CT_ASSERT((con->elem[1] < 0) != (con->vert[1] < 0));
}
