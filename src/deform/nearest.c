// Each shape has one function in the frame of the geom: from a point to the signed distance, the
// outward unit normal and the nearest point of the surface. A point in the middle of a shape, where
// several surface points are equally near, gets one of them.
#include "deform/nearest.h"

#include "base/assert.h"
#include "base/integer.h"
#include "collide/col_convex.h"
#include "collide/mesh_probe.h"
#include "deform/closest.h"
#include "geom/penetration.h"
#include "math/vec.h"

#include <corten/corten.h>

#include <float.h>
#include <math.h>

typedef bool (*NearestOf)(const GeomPlace* g, const double x[3], double reach, NearPoint* near);

// The point follows from distance and normal.
static bool finish_near(NearPoint* near, const double x[3], double dist, double reach) {
  near->dist = dist;
  addscl3(near->point, x, near->normal, -dist);
  return dist <= reach;
}

static const double* geom_sizes(const GeomPlace* g) { return g->m->geom_size + 3 * g->geom; }

static bool nearest_plane(const GeomPlace* g, const double x[3], double reach, NearPoint* near) {
  (void)g;
  zero3(near->normal);
  near->normal[2] = 1;
  return finish_near(near, x, x[2], reach);
}

// Around a point c.
static bool near_ball(const double c[3], double radius, const double x[3], double reach,
                      NearPoint* near) {
  sub3(near->normal, x, c);
  double away = normalize3(near->normal);
  return finish_near(near, x, away - radius, reach);
}

static bool nearest_sphere(const GeomPlace* g, const double x[3], double reach, NearPoint* near) {
  static const double kOrigin[3] = {0, 0, 0};
  return near_ball(kOrigin, geom_sizes(g)[0], x, reach, near);
}

static bool nearest_capsule(const GeomPlace* g, const double x[3], double reach, NearPoint* near) {
  const double* size = geom_sizes(g);
  double c[3] = {0, 0, clip1(x[2], -size[1], size[1])};
  return near_ball(c, size[0], x, reach, near);
}

// Inside: the nearest side. Outside: the clamped point.
static bool nearest_box(const GeomPlace* g, const double x[3], double reach, NearPoint* near) {
  const double* size = geom_sizes(g);
  double c[3], depth = DBL_MAX;
  int side = 0;
  bool inside = true;
  for (int i = 0; i < 3; i++) {
    c[i] = clip1(x[i], -size[i], size[i]);
    inside &= c[i] == x[i];
    if (size[i] - fabs(x[i]) < depth) {
      depth = size[i] - fabs(x[i]);
      side = i;
    }
  }
  if (!inside) return near_ball(c, 0, x, reach, near);
  zero3(near->normal);
  near->normal[side] = x[side] < 0 ? -1 : 1;
  return finish_near(near, x, -depth, reach);
}

// In the half plane of radius and height it is a box.
static bool nearest_cylinder(const GeomPlace* g, const double x[3], double reach, NearPoint* near) {
  const double* size = geom_sizes(g);
  double r = sqrt(x[0] * x[0] + x[1] * x[1]), out = r - size[0], up = fabs(x[2]) - size[1];
  double radial[3] = {1, 0, 0}, n[2];
  if (r > VEC_MINVAL) {
    radial[0] = x[0] / r;
    radial[1] = x[1] / r;
  }
  double dist, sign = x[2] < 0 ? -1 : 1;
  if (out > 0 && up > 0) {
    dist = sqrt(out * out + up * up);
    n[0] = out / dist;
    n[1] = up / dist;
  } else {
    dist = fmax(out, up);
    n[0] = out > up;
    n[1] = !(out > up);
  }
  scl3(near->normal, radial, n[0]);
  near->normal[2] = sign * n[1];
  return finish_near(near, x, dist, reach);
}

//---------------------------------- ellipsoid -----------------------------------------------------

enum { ELLIPSOID_ITERATIONS = 100 };

// The nearest point is p_i = s_i^2 x_i / (s_i^2 + t) for the root t > -min s^2 of
// f(t) = sum (s_i x_i / (s_i^2 + t))^2 - 1, which falls: bisection that takes Newton's step if it
// stays inside. Coordinates are not negative here.
static double ellipsoid_root(const double s[3], const double x[3], double low, double high) {
  double t = fmax(0, low);
  for (int k = 0; k < ELLIPSOID_ITERATIONS; k++) {
    double f = -1, slope = 0;
    for (int i = 0; i < 3; i++) {
      double r = 1 / (s[i] * s[i] + t), q = s[i] * x[i] * r;
      f += q * q;
      slope -= 2 * q * q * r;
    }
    if (f > 0)
      low = t;
    else
      high = t;
    double next = slope < 0 ? t - f / slope : low;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    if (fabs(next - t) <= 1e-16 * (fabs(t) + s[0] * s[0] + s[1] * s[1] + s[2] * s[2])) return next;
    t = next;
  }
  return t;
}

// The point of the surface nearest to x >= 0. Where x_i = 0 along the shortest axis and the root
// would be below -s_i^2, the point is off the plane of symmetry: p_i follows from the surface.
static void ellipsoid_foot(const double s[3], const double x[3], double p[3]) {
  int shortest = s[0] <= s[1] && s[0] <= s[2] ? 0 : s[1] <= s[2] ? 1 : 2;
  double floor = -s[shortest] * s[shortest], f = -1, longest = fmax(s[0], fmax(s[1], s[2]));
  double edge = s[shortest] * x[shortest];
  for (int i = 0; i < 3; i++) {
    double gap = s[i] * s[i] + floor, q = gap > 0 ? s[i] * x[i] / gap : 0;
    f += i == shortest ? 0 : x[i] == 0 ? 0 : gap > 0 ? q * q : INFINITY;
  }
  if (edge <= 1e-12 * longest * longest && f < 0) {
    double rest = 1;
    for (int i = 0; i < 3; i++) {
      double gap = s[i] * s[i] + floor;
      p[i] = i != shortest && gap > 0 ? s[i] * s[i] * x[i] / gap : 0;
      rest -= p[i] * p[i] / (s[i] * s[i]);
    }
    p[shortest] = s[shortest] * sqrt(fmax(0, rest));
    return;
  }
  double t = ellipsoid_root(s, x, floor + edge, longest * norm3(x));
  for (int i = 0; i < 3; i++) p[i] = s[i] * s[i] * x[i] / (s[i] * s[i] + t);
}

static bool nearest_ellipsoid(const GeomPlace* g, const double x[3], double reach,
                              NearPoint* near) {
  const double* s = geom_sizes(g);
  double y[3] = {fabs(x[0]), fabs(x[1]), fabs(x[2])}, to[3], inside = 0;
  ellipsoid_foot(s, y, near->point);
  for (int i = 0; i < 3; i++) {
    near->point[i] = x[i] < 0 ? -near->point[i] : near->point[i];
    near->normal[i] = near->point[i] / (s[i] * s[i]);
    inside += x[i] * x[i] / (s[i] * s[i]);
  }
  normalize3(near->normal);
  sub3(to, x, near->point);
  near->dist = inside < 1 ? -norm3(to) : norm3(to);
  return near->dist <= reach;
}

//---------------------------------- meshes --------------------------------------------------------

static bool nearest_triangles(const GeomPlace* g, const double x[3], double reach,
                              NearPoint* near) {
  MeshPoint found;
  int mesh = g->m->geom_dataid[g->geom];
  // a point inside is found up to the size of the mesh
  double within = fmax(reach, g->m->geom_rbound[g->geom]);
  if (!mesh_probe_nearest(g->m, mesh, x, within, &found)) return false;
  copy3(near->normal, found.face.normal);
  if (found.away > 1e-12) {
    sub3(near->normal, found.inside ? found.x : x, found.inside ? x : found.x);
    normalize3(near->normal);
  }
  copy3(near->point, found.x);
  near->dist = found.inside ? -found.away : found.away;
  return near->dist <= reach;
}

// The hull: GJK outside, EPA inside.
static bool nearest_hull(const GeomPlace* g, const double x[3], double reach, NearPoint* near) {
  static const double kEye[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  if (g->m->geom_exact[g->geom]) return nearest_triangles(g, x, reach, near);
  Convex hull, point = {.shape = &shape_simplex, .nvert = 1, .vertindex = -1, .hullindex = -1};
  col_convex_shape(&hull, g->m, g->d, g->geom, 0);
  zero3(hull.pos);
  copy9(hull.mat, kEye);
  copy3(point.pos, x);
  point.corner[0] = x;
  Penetration p = {.tolerance = 1e-7, .iterations = 100, .cutoff = fmax(reach, 1e-9)};
  penetration(&p, &hull, &point);
  if (!p.witness || p.dist > reach) return false;
  copy3(near->point, p.x1);
  sub3(near->normal, p.x2, p.x1);
  near->dist = p.dist < 0 ? -norm3(near->normal) : norm3(near->normal);
  if (p.dist < 0) scl3(near->normal, near->normal, -1);
  return normalize3(near->normal) > VEC_MINVAL;
}

//---------------------------------- height fields -------------------------------------------------

typedef struct FieldGrid {
  int nrow, ncol;
  const double* size;
  const float* data;
  double dx, dy;
} FieldGrid;

static FieldGrid grid_of(const GeomPlace* g) {
  const ctModel* m = g->m;
  int id = m->geom_dataid[g->geom];
  CT_ASSERT(id >= 0 && id < m->nhfield);
  FieldGrid f = {m->hfield_nrow[id],
                 m->hfield_ncol[id],
                 m->hfield_size + 4 * id,
                 m->hfield_data + m->hfield_adr[id],
                 0,
                 0};
  f.dx = 2 * f.size[0] / (f.ncol - 1);
  f.dy = 2 * f.size[1] / (f.nrow - 1);
  return f;
}

static void grid_vertex(const FieldGrid* f, int row, int col, double v[3]) {
  CT_ASSERT(row >= 0 && row < f->nrow && col >= 0 && col < f->ncol);
  v[0] = f->dx * col - f->size[0];
  v[1] = f->dy * row - f->size[1];
  v[2] = (double)f->data[row * f->ncol + col] * f->size[2];
}

// A cell is two triangles: around the corners (0,0) (1,0) (0,1), and (1,0) (0,1) (1,1).
static void nearest_in_cell(const FieldGrid* f, int row, int col, const double x[3], double* best,
                            double point[3]) {
  double v[4][3], b[3], y[3];
  for (int k = 0; k < 4; k++) grid_vertex(f, row + k / 2, col + k % 2, v[k]);
  for (int k = 0; k < 2; k++) {
    closest_in_triangle(b, x, v[k], v[k + 1], v[k + 2]);
    for (int i = 0; i < 3; i++) y[i] = b[0] * v[k][i] + b[1] * v[k + 1][i] + b[2] * v[k + 2][i];
    double away = dist3(x, y);
    if (!(away < *best)) continue;
    *best = away;
    copy3(point, y);
  }
}

// Height of the surface above a place; the place is inside the field.
static double grid_height(const FieldGrid* f, const double x[3], double normal[3]) {
  double u = (x[0] + f->size[0]) / f->dx, w = (x[1] + f->size[1]) / f->dy;
  int col = integer_of(floor(u), 0, f->ncol - 2), row = integer_of(floor(w), 0, f->nrow - 2);
  double s = u - col, t = w - row, v[4][3];
  for (int k = 0; k < 4; k++) grid_vertex(f, row + k / 2, col + k % 2, v[k]);
  bool upper = s + t > 1;
  double a = upper ? v[3][2] - v[2][2] : v[1][2] - v[0][2];
  double b = upper ? v[3][2] - v[1][2] : v[2][2] - v[0][2];
  normal[0] = -a / f->dx;
  normal[1] = -b / f->dy;
  normal[2] = 1;
  normalize3(normal);
  return upper ? v[3][2] - (1 - s) * a - (1 - t) * b : v[0][2] + s * a + t * b;
}

static bool nearest_field(const GeomPlace* g, const double x[3], double reach, NearPoint* near) {
  FieldGrid f = grid_of(g);
  if (fabs(x[0]) > f.size[0] + reach || fabs(x[1]) > f.size[1] + reach) return false;
  if (x[2] < -f.size[3]) return false;
  bool over = fabs(x[0]) <= f.size[0] && fabs(x[1]) <= f.size[1];
  double top = over ? grid_height(&f, x, near->normal) : -INFINITY;
  bool inside = x[2] < top;
  // no point of the surface is farther than the one above or below
  double range = over ? fmin(fabs(x[2] - top), fmax(reach, f.dx + f.dy)) : reach;
  double best = over ? fabs(x[2] - top) : INFINITY;
  near->point[0] = x[0];
  near->point[1] = x[1];
  near->point[2] = over ? top : 0;
  int c0 = integer_of(floor((x[0] - range + f.size[0]) / f.dx), 0, f.ncol - 2);
  int c1 = integer_of(floor((x[0] + range + f.size[0]) / f.dx), 0, f.ncol - 2);
  int r0 = integer_of(floor((x[1] - range + f.size[1]) / f.dy), 0, f.nrow - 2);
  int r1 = integer_of(floor((x[1] + range + f.size[1]) / f.dy), 0, f.nrow - 2);
  for (int row = r0; row <= r1; row++)
    for (int col = c0; col <= c1; col++) nearest_in_cell(&f, row, col, x, &best, near->point);
  if (!(best < INFINITY)) return false;
  if (best > 1e-12) {
    sub3(near->normal, inside ? near->point : x, inside ? x : near->point);
    normalize3(near->normal);
  }
  near->dist = inside ? -best : best;
  return near->dist <= reach;
}

//---------------------------------- distance fields -----------------------------------------------

// The field is taken as linear around the point; its gradient need not be a unit vector.
static bool nearest_distance_field(const GeomPlace* g, const double x[3], double reach,
                                   NearPoint* near) {
  const ctModel* m = g->m;
  const ctpPlugin* plugin = ctc_getSDF(m, g->geom);
  int id = plugin ? m->geom_plugin[g->geom] : m->geom_dataid[g->geom];
  cttGeom type = (cttGeom)m->geom_type[g->geom];
  double zero[3] = {0}, eye[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  ctSDF s = {&plugin, &id, ctSDFTYPE_SINGLE, zero, eye, &type};
  double dist = ctc_distance(m, g->d, &s, x);
  if (!(dist <= reach)) return false;
  ctc_gradient(m, g->d, &s, near->normal, x);
  if (!(normalize3(near->normal) > VEC_MINVAL)) return false;
  return finish_near(near, x, dist, reach);
}

//---------------------------------- all -----------------------------------------------------------

static const struct NearestRow {
  const Shape* shape;
  NearestOf function;
} kNearest[] = {
    {&shape_plane, nearest_plane},        {&shape_box, nearest_box},
    {&shape_sphere, nearest_sphere},      {&shape_capsule, nearest_capsule},
    {&shape_cylinder, nearest_cylinder},  {&shape_ellipsoid, nearest_ellipsoid},
    {&shape_mesh, nearest_hull},          {&shape_hfield, nearest_field},
    {&shape_sdf, nearest_distance_field},
};

bool nearest_point(const GeomPlace* g, const double x[3], double reach, NearPoint* near) {
  const Shape* shape = shape_of(g->m->geom_type[g->geom]);
  NearestOf function = NULL;
  for (size_t i = 0; i < sizeof kNearest / sizeof *kNearest && !function; i++)
    if (kNearest[i].shape == shape) function = kNearest[i].function;
  if (!function) return false;
  double off[3], local[3], n[3], p[3];
  sub3(off, x, g->pos);
  mat3_mul_t_vec(local, g->mat, off);
  if (!function(g, local, reach, near)) return false;
  copy3(n, near->normal);
  copy3(p, near->point);
  mat3_mul_vec(near->normal, g->mat, n);
  mat3_mul_vec(near->point, g->mat, p);
  addto3(near->point, g->pos);
  return true;
}
