// Rays p + x v, x >= 0, against shapes. Every function gives the x of the first surface that the
// ray meets, -1 if there is none; a ray that starts inside meets the surface from within. Normals
// are outward unit vectors, zero without a hit; where they are not wanted they may be NULL.
#ifndef GEOM_RAYCAST_H
#define GEOM_RAYCAST_H

#include "geom/ray.h"
#include "geom/shape.h"

// The ray in the frame (pos, mat).
Ray raycast_local(const double pos[3], const double mat[9], const double p[3], const double v[3]);

// A shape that is given by its sizes, in its own frame. Planes are met from above.
double raycast_shape(const Shape* shape, const double size[3], const Ray* ray, double normal[3]);

// A ray prepared for many triangles and boxes: the axis it mostly follows becomes z, and a shear
// makes it follow z exactly.
typedef struct RaySheared {
  Ray ray;
  int kx, ky, kz;
  double sx, sy, sz;
  double inv[3]; // 1 / v; 0 where v is 0
} RaySheared;

RaySheared raycast_shear(const Ray* ray);

// Watertight: a ray through an edge or a vertex that triangles share meets at least one of them.
double raycast_triangle(const RaySheared* s, const double a[3], const double b[3],
                        const double c[3]);

// The smallest box around n points, which are added one by one; starts as {0}.
typedef struct RayBounds {
  int n;
  double low[3], high[3];
} RayBounds;

static inline void raycast_add_point(RayBounds* b, double x, double y, double z) {
  const double p[3] = {x, y, z};
  for (int k = 0; k < 3; k++) {
    if (b->n == 0 || p[k] < b->low[k]) b->low[k] = p[k];
    if (b->n == 0 || p[k] > b->high[k]) b->high[k] = p[k];
  }
  b->n++;
}

// Centre and half sizes of the box, enlarged by a radius.
static inline void raycast_point_box(double aabb[6], const RayBounds* b, double radius) {
  for (int k = 0; k < 3; k++) {
    aabb[k] = 0.5 * (b->low[k] + b->high[k]);
    aabb[3 + k] = 0.5 * (b->high[k] - b->low[k]) + radius;
  }
}

// Does the ray enter the box (centre, half sizes) before x = far? *near: where.
bool raycast_enters(const RaySheared* s, const double aabb[6], double far, double* near);

#endif
