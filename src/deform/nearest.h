// The point of a geom's surface nearest to a point: exact for every shape of geoms. Meshes are the
// solids that the model collides: their hull, or their triangles where geom_exact is set.
#ifndef DEFORM_NEAREST_H
#define DEFORM_NEAREST_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// A geom at a place, which need not be that of the data.
typedef struct GeomPlace {
  const ctModel* m;
  const ctData* d; // plugins of distance fields read it
  int geom;
  double pos[3], mat[9];
} GeomPlace;

typedef struct NearPoint {
  double dist;      // signed, negative inside
  double normal[3]; // unit, out of the geom
  double point[3];  // on the surface
} NearPoint;

// World coordinates. False: farther than reach, or the geom has no surface there.
bool nearest_point(const GeomPlace* g, const double x[3], double reach, NearPoint* near);

#endif
