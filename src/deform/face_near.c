#include "deform/face_near.h"

#include "collide/col_convex.h"
#include "deform/closest.h"
#include "geom/penetration.h"
#include "math/vec.h"

static void blend_corners(double x[3], const double* const corner[3], const double b[3], int n) {
  zero3(x);
  for (int k = 0; k < n; k++) addtoscl3(x, corner[k], b[k]);
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
  if (n == 3) {
    closest_in_triangle(b, g->pos, corner[0], corner[1], corner[2]);
  } else {
    b[1] = closest_in_segment(g->pos, corner[0], corner[1]);
    b[0] = 1 - b[1];
  }
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
  Gjk q = {.a = &shape, .b = &face, .tolerance = 1e-7, .iterations = 60, .cutoff = reach};
  support_center(q.x1, &shape);
  copy3(q.x2, face.pos);
  gjk(&q);
  if (!q.witness || !(q.dist > 1e-9 && q.dist <= reach)) return false;
  sub3(near->normal, q.x2, q.x1);
  near->dist = normalize3(near->normal);
  copy3(near->point, q.x1);
  if (n == 3) {
    closest_in_triangle(b, q.x2, corner[0], corner[1], corner[2]);
  } else {
    b[1] = closest_in_segment(q.x2, corner[0], corner[1]);
    b[0] = 1 - b[1];
  }
  return near->dist > VEC_MINVAL;
}

bool face_near(const GeomPlace* g, const double* const corner[3], int n, double reach,
               NearPoint* near, double b[3]) {
  const Shape* shape = shape_of(g->m->geom_type[g->geom]);
  if (shape == &shape_sphere) return near_sphere(g, corner, n, reach, near, b);
  if (shape == &shape_capsule) return near_capsule(g, corner, n, reach, near, b);
  return near_convex(g, corner, n, reach, near, b);
}
