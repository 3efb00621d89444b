// Rays against a flex as it is drawn: spheres at its vertices, capsules along its edges, faces.
#ifndef COLLIDE_FLEX_RAY_H
#define COLLIDE_FLEX_RAY_H

#include "geom/raycast.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// What is drawn of a flex; layer: which layer of elements of a solid is shown.
typedef struct FlexLook {
  bool vertices, edges, faces, skin;
  int layer;
} FlexLook;

typedef struct FlexHit {
  double x;         // -1: nothing
  double normal[3]; // zero without a hit
  int vertex;       // of what was met, the nearest, counted within the flex
} FlexHit;

//   reads   flexvert_xpos
FlexHit flex_ray(const ctModel* m, const ctData* d, int flex, FlexLook look, const Ray* ray);

#endif
