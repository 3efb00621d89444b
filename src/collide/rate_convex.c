// Invariant: the touching point of a shape is its support point along the normal of the contact,
// outward. Points of a shape within a tolerance of that height belong to the feature.
#include "collide/rate_convex.h"

#include "base/assert.h"
#include "collide/col_convex.h"
#include "collide/rate_curved.h"
#include "collide/rate_difference.h"
#include "collide/rate_polytope.h"

// Heights, in proportion to the size of a shape, that count as equal. The normal of a curved shape
// is good to about the root of the tolerance of EPA; there the touching point must also be away
// from the border of an edge or face.
typedef struct Precision {
  double tied, away;
} Precision;

static const Precision kExact = {1e-9, 0}, kIterated = {2e-3, 2e-3};

// The feature that a shape touches with.
typedef struct Feature {
  TouchSurface surface;
  double change; // metres of height, or of length, to the next feature
  double radius; // of a ball that moves along a core; 0: it has none
  bool discrete; // flat sides and sharp corners only
} Feature;

// Points of a shape that are equally high, one by one: none, a point, a line or an area.
typedef struct Plateau {
  double first[3], along[3], square; // along: to the farthest from the first
  int n;
  bool area;
} Plateau;

static void add_tied_point(Plateau* p, const double* x, double tolerance) {
  double to[3], across[3];
  if (p->n++ == 0) {
    copy3(p->first, x);
    return;
  }
  sub3(to, x, p->first);
  double square = dot3(to, to);
  if (p->square > 0) {
    cross3(across, to, p->along);
    if (dot3(across, across) > tolerance * tolerance * p->square) p->area = true;
  }
  if (square <= p->square) return;
  p->square = square;
  copy3(p->along, to);
}

static TouchSurface plateau_surface(const Plateau* p, const ctContact* con, const double* mat) {
  if (p->area) return rate_surface_face();
  if (!(p->square > 0)) return rate_surface_vertex();
  double along[3];
  mat3_mul_vec(along, mat, p->along);
  normalize3(along);
  return rate_surface_edge(con, along, 0);
}

//---------------------------------- shapes --------------------------------------------------------

// What a feature is found from: the contact, the shape, the normal outward and the touching point
// in the frame of the shape, heights that count as equal, distance from borders (0: any).
typedef struct ShapeSide {
  const ctContact* con;
  const Convex* c;
  Placed s;
  double l[3], at[3], tied, away;
} ShapeSide;

// Does the shape touch between -size and size of its axis k? rise: height of the end.
static bool is_between(const ShapeSide* x, int k, double rise, double size) {
  return rise <= x->tied && (x->away == 0 || fabs(x->at[k]) < size - x->away);
}

static Feature ball_feature(const ShapeSide* x) {
  return (Feature){rate_surface_ball(x->s.size[0]), INFINITY, x->s.size[0], false};
}

static Feature capsule_feature(const ShapeSide* x) {
  double rise = fabs(x->l[2]) * x->s.size[1], axis[3];
  placed_axis(axis, x->s.mat, 2);
  bool side = is_between(x, 2, rise, x->s.size[1]);
  Feature f = {.radius = x->s.size[0], .change = side ? INFINITY : rise};
  f.surface = side ? rate_surface_edge(x->con, axis, f.radius) : rate_surface_ball(f.radius);
  return f;
}

static Feature ellipsoid_feature(const ShapeSide* x) {
  return (Feature){rate_curved_ellipsoid(x->con, x->s), INFINITY, 0, false};
}

static Feature cylinder_feature(const ShapeSide* x) {
  double rise = fabs(x->l[2]) * x->s.size[1], axis[3];
  double across = sqrt(x->l[0] * x->l[0] + x->l[1] * x->l[1]) * x->s.size[0];
  placed_axis(axis, x->s.mat, 2);
  double out = sqrt(x->at[0] * x->at[0] + x->at[1] * x->at[1]);
  Feature f = {.change = INFINITY};
  if (across <= x->tied && (x->away == 0 || out < x->s.size[0] - x->away)) {
    f.surface = rate_surface_face();
  } else if (is_between(x, 2, rise, x->s.size[1])) {
    f.surface = rate_surface_edge(x->con, axis, x->s.size[0]);
  } else {
    f.surface = rate_surface_rim(x->con, axis, x->s.size[0]);
    f.change = fmin(rise, across);
  }
  return f;
}

static Feature box_feature(const ShapeSide* x) {
  int flat = 0, along = 0;
  double change = INFINITY, axis[3];
  for (int k = 0; k < 3; k++) {
    double rise = fabs(x->l[k]) * x->s.size[k];
    if (is_between(x, k, rise, x->s.size[k])) {
      flat++;
      along = k;
    } else {
      change = fmin(change, 2 * rise);
    }
  }
  placed_axis(axis, x->s.mat, along);
  Feature f = {.discrete = true, .change = change};
  if (flat == 0)
    f.surface = rate_surface_vertex();
  else
    f.surface = flat == 1 ? rate_surface_edge(x->con, axis, 0) : rate_surface_face();
  return f;
}

// A vertex of the hull, or of a mesh without one.
static const float* hull_vertex(const Convex* c, int i) {
  return c->vert + 3 * (c->edgeadr ? c->globalid[i] : i);
}

// The part of a plateau that a point of it touches with: a vertex that is near, the line between
// two vertices, or all of it.
static void shrink_plateau(Plateau* p, const ShapeSide* x, double (*v)[3], int n) {
  for (int i = 0; i < n; i++) {
    if (dist3(v[i], x->at) > x->away) continue;
    p->square = 0;
    p->area = false;
    return;
  }
  for (int i = 0; i < n; i++) {
    for (int j = i + 1; j < n; j++) {
      double e[3], to[3], across[3];
      sub3(e, v[j], v[i]);
      sub3(to, x->at, v[i]);
      cross3(across, e, to);
      double square = dot3(e, e);
      if (dot3(across, across) > x->away * x->away * square) continue;
      p->square = square;
      p->area = false;
      copy3(p->along, e);
      return;
    }
  }
}

enum { PLATEAU_MOST = 32 };

static Feature mesh_feature(const ShapeSide* x) {
  const Convex* c = x->c;
  int n = c->edgeadr ? (int)(c->globalid - c->edgeadr) : c->nvert, held = 0;
  double top = -INFINITY, next = -INFINITY, tied[PLATEAU_MOST][3];
  Plateau p = {.n = 0};
  for (int i = 0; i < n; i++) {
    const float* v = hull_vertex(c, i);
    top = fmax(top, x->l[0] * (double)v[0] + x->l[1] * (double)v[1] + x->l[2] * (double)v[2]);
  }
  for (int i = 0; i < n; i++) {
    const float* v = hull_vertex(c, i);
    double at[3] = {(double)v[0], (double)v[1], (double)v[2]}, h = dot3(x->l, at);
    if (h >= top - x->tied) {
      add_tied_point(&p, at, x->tied);
      if (held < PLATEAU_MOST) copy3(tied[held++], at);
    } else {
      next = fmax(next, h);
    }
  }
  if (x->away > 0) shrink_plateau(&p, x, tied, held);
  return (Feature){plateau_surface(&p, x->con, x->s.mat), top - next, 0, true};
}

typedef Feature (*FeatureFunction)(const ShapeSide* x);

static const struct {
  const Shape* shape;
  FeatureFunction feature;
} kFeature[] = {
    {&shape_sphere, ball_feature},
    {&shape_capsule, capsule_feature},
    {&shape_ellipsoid, ellipsoid_feature},
    {&shape_cylinder, cylinder_feature},
    {&shape_box, box_feature},
    {&shape_mesh, mesh_feature},
};

static FeatureFunction feature_function(const ctModel* m, int geom) {
  const Shape* shape = shape_of(m->geom_type[geom]);
  for (size_t i = 0; i < sizeof kFeature / sizeof kFeature[0]; i++)
    if (kFeature[i].shape == shape) return kFeature[i].feature;
  return NULL;
}

//---------------------------------- pairs ---------------------------------------------------------

static Feature feature_of_side(const ctModel* m, const ctData* d, const ctContact* con, int side,
                               Precision p) {
  int g = con->geom[side];
  double size = m->geom_rbound[g], sign = side == 0 ? 1 : -1, arm[3], out[3];
  Convex c;
  col_convex_shape(&c, m, d, g, 0);
  ShapeSide x = {
      .con = con, .c = &c, .s = placed_geom(m, d, g), .tied = p.tied * size, .away = p.away * size};
  scl3(out, con->frame, sign);
  mat3_mul_t_vec(x.l, x.s.mat, out);
  sub3(arm, con->pos, x.s.pos);
  addtoscl3(arm, out, -0.5 * con->dist);
  mat3_mul_t_vec(x.at, x.s.mat, arm);
  return feature_function(m, g)(&x);
}

// GJK and EPA end exactly if both shapes are discrete, or if balls or capsules are less deep than
// their radius in a discrete shape or each other, and no margin rounds the corners.
static bool ends_exactly(const Feature* a, const Feature* b, double dist, double margin) {
  bool round = a->radius > 0 || b->radius > 0;
  if (margin > 0 && (a->discrete || b->discrete)) return false;
  if (!(a->discrete || a->radius > 0) || !(b->discrete || b->radius > 0)) return false;
  return !round || dist + a->radius + b->radius > 0;
}

bool rate_convex(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n) {
  if (n != 1 || !col_convex_is_native(m)) return false;
  for (int side = 0; side < 2; side++)
    if (!feature_function(m, con->geom[side])) return false;
  double margin = rate_difference_margin(m, con);
  Feature a = feature_of_side(m, d, con, 0, kExact), b = feature_of_side(m, d, con, 1, kExact);
  bool exact = ends_exactly(&a, &b, con->dist, margin);
  if (!exact) {
    a = feature_of_side(m, d, con, 0, kIterated);
    b = feature_of_side(m, d, con, 1, kIterated);
  }
  r->kind = exact ? RATE_WITNESS : RATE_ITERATED;
  r->feature = fmin(a.change, b.change);
  if (exact && a.discrete && b.discrete && rate_polytope(r, m, d, con)) return true;
  return rate_witness(r, con, &a.surface, &b.surface);
}
