// Rays against the geoms of a world, and against one height field, mesh or flex of it.
#ifndef COLLIDE_SCENE_RAY_H
#define COLLIDE_SCENE_RAY_H

#include "geom/raycast.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Which geoms a ray can meet: visible ones, of the groups that are on (NULL: all), not of one body,
// and fixed ones only if `fixed` is set.
typedef struct RayFilter {
  const cttByte* group;
  bool fixed;
  int body;
} RayFilter;

// Geoms that rays from one point can meet, with the spheres around them relative to that point, and
// the directions in which their box lies.
typedef struct RayTarget {
  double to[3]; // from the point to the centre
  double gap;   // |to|^2 - radius^2; below zero: the point is inside
  double radius;
  int geom;
} RayTarget;

typedef struct RaySource {
  const ctModel* m;
  const ctData* d;
  double point[3];
  RayTarget* target; // in the arena
  int count;
} RaySource;

// Gather the targets of a point; spheres farther away than reach are left out. count is -1 when
// there is no memory. The caller releases the arena.
RaySource scene_ray_source(const ctModel* m, ctData* d, const double point[3], RayFilter filter,
                           double reach);

// First of the source's geoms that the ray meets, -1: none. Like mj_multiRay it misses geoms
// outside of the sphere around the tree of boxes of their body, which does not turn with the body.
double scene_ray_cast(const RaySource* s, const double vec[3], int* geom, double normal[3]);

// ct_ray for a source that is used once.
double scene_ray(const ctModel* m, const ctData* d, const Ray* ray, RayFilter filter, int* geom,
                 double normal[3]);

#endif
