#include "deform/face_near.h"

#include "collide/col_convex.h"
#include "deform/closest.h"
#include "geom/penetration.h"
#include "math/vec.h"

#include <math.h>

static void blend_corners(double x[3], const double* const corner[3], const double b[3], int n) {
  zero3(x);
  for (int k = 0; k < n; k++) addtoscl3(x, corner[k], b[k]);
}

static void closest_in_face(double b[3], const double x[3], const double* const corner[3], int n) {
  if (n == 3) {
    closest_in_triangle(b, x, corner[0], corner[1], corner[2]);
    return;
  }
  b[1] = closest_in_segment(x, corner[0], corner[1]);
  b[0] = 1 - b[1];
}

// From the nearest points of a face and of a round core.
static bool finish_round(NearPoint* near, const double x[3], const double core[3], double radius,
                         double reach) {
  sub3(near->normal, x, core);
  double away = normalize3(near->normal);
  near->dist = away - radius;
  addscl3(near->point, core, near->normal, radius);
  return away > VEC_MINVAL && near->dist <= reach;
}

static bool near_sphere(const GeomPlace* g, const double* const corner[3], int n, double reach,
                        NearPoint* near, double b[3]) {
  double x[3];
  closest_in_face(b, g->pos, corner, n);
  blend_corners(x, corner, b, n);
  return finish_round(near, x, g->pos, g->m->geom_size[3 * g->geom], reach);
}

static bool near_capsule(const GeomPlace* g, const double* const corner[3], int n, double reach,
                         NearPoint* near, double b[3]) {
  const double* size = g->m->geom_size + 3 * g->geom;
  double axis[3] = {g->mat[2], g->mat[5], g->mat[8]}, end[2][3], x[3], core[3], s;
  addscl3(end[0], g->pos, axis, -size[1]);
  addscl3(end[1], g->pos, axis, size[1]);
  if (n == 3) {
    closest_segment_triangle(&s, b, end[0], end[1], corner);
  } else {
    closest_segments(&s, &b[1], end[0], end[1], corner[0], corner[1]);
    b[0] = 1 - b[1];
  }
  blend_corners(x, corner, b, n);
  for (int i = 0; i < 3; i++) core[i] = end[0][i] + s * (end[1][i] - end[0][i]);
  return finish_round(near, x, core, size[0], reach);
}

static bool near_convex(const GeomPlace* g, const double* const corner[3], int n, double reach,
                        NearPoint* near, double b[3]) {
  Convex shape, face = {.shape = &shape_simplex, .nvert = n, .vertindex = -1, .hullindex = -1};
  double third[3] = {1.0 / n, 1.0 / n, 1.0 / n};
  col_convex_shape(&shape, g->m, g->d, g->geom, 0);
  copy3(shape.pos, g->pos);
  copy9(shape.mat, g->mat);
  for (int k = 0; k < n; k++) face.corner[k] = corner[k];
  blend_corners(face.pos, corner, third, n);
  Penetration q = {.tolerance = 1e-7, .iterations = 60, .cutoff = fmax(reach, 1e-9)};
  penetration(&q, &shape, &face);
  if (!q.witness || !(fabs(q.dist) <= reach)) return false;
  sub3(near->normal, q.x2, q.x1);
  near->dist = normalize3(near->normal);
  if (near->dist <= 1e-9) return false; // no direction: the next substep has one
  if (q.dist < 0) {
    scl3(near->normal, near->normal, -1);
    near->dist = -near->dist;
  }
  copy3(near->point, q.x1);
  closest_in_face(b, q.x2, corner, n);
  return true;
}

//---------------------------------- fields and meshes ---------------------------------------------

enum { DESCENT_STEPS = 8 };

// Height fields, distance fields and exact meshes have no support function. The signed distance of
// the face's points is made smaller from its middle on, along the normal projected on the face: the
// deepest point near the middle, if there are several.
static bool near_surface(const GeomPlace* g, const double* const corner[3], int n, double reach,
                         NearPoint* near, double b[3]) {
  double x[3], size = 0, step;
  for (int k = 0; k < n; k++) b[k] = 1.0 / n;
  blend_corners(x, corner, b, n);
  for (int k = 0; k < n; k++) size = fmax(size, dist3(x, corner[k]));
  if (!nearest_point(g, x, reach + size, near)) return false;
  step = near->dist > 0 ? near->dist : 0.25 * size;
  for (int k = 0; k < DESCENT_STEPS && step > 1e-3 * size; k++) {
    double to[3], c[3], y[3];
    NearPoint next;
    addscl3(to, x, near->normal, -step);
    closest_in_face(c, to, corner, n);
    blend_corners(y, corner, c, n);
    if (nearest_point(g, y, reach + size, &next) && next.dist < near->dist) {
      *near = next;
      copy3(x, y);
      for (int i = 0; i < n; i++) b[i] = c[i];
      step = fmax(step, fabs(next.dist));
    } else {
      step *= 0.25;
    }
  }
  return near->dist <= reach;
}

bool face_near(const GeomPlace* g, const double* const corner[3], int n, double reach,
               NearPoint* near, double b[3]) {
  const Shape* shape = shape_of(g->m->geom_type[g->geom]);
  if (shape == &shape_sphere) return near_sphere(g, corner, n, reach, near, b);
  if (shape == &shape_capsule) return near_capsule(g, corner, n, reach, near, b);
  if (!shape->support || g->m->geom_exact[g->geom])
    return near_surface(g, corner, n, reach, near, b);
  return near_convex(g, corner, n, reach, near, b);
}
