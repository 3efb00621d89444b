// Convex shapes for the tests of support, GJK and EPA.
#ifndef UNIT_GEOM_CONVEX_SHAPES_H
#define UNIT_GEOM_CONVEX_SHAPES_H

#include "base/rng.h"
#include "geom/support.h"
#include "math/quat.h"
#include "math/vec.h"
#include "unit/geom/near.h"

static inline Convex shape_at(ConvexKind kind, const double pos[3], const double size[3]) {
  Convex c = {.kind = kind, .vertindex = -1, .hullindex = -1};
  copy3(c.pos, pos);
  copy3(c.size, size);
  mat3_eye(c.mat);
  return c;
}

#define SHAPE(kind, x, y, z, a, b, c)                                                              \
  shape_at(kind, (const double[3]){x, y, z}, (const double[3]){a, b, c})

// An octahedron with the graph of its hull, vertices at +-1 along x, y, z.
static const float OCTAHEDRON[18] = {1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1};
static const int OCTAHEDRON_ID[6] = {0, 1, 2, 3, 4, 5};
static const int OCTAHEDRON_ADR[6] = {0, 5, 10, 15, 20, 25};
static const int OCTAHEDRON_EDGE[30] = {2, 3, 4, 5, -1, 2, 3, 4, 5, -1, 0, 1, 4, 5, -1,
                                        0, 1, 4, 5, -1, 0, 1, 2, 3, -1, 0, 1, 2, 3, -1};

static inline Convex octahedron(ConvexKind kind, double x, double y, double z) {
  Convex c = SHAPE(kind, x, y, z, 0, 0, 0);
  c.vert = OCTAHEDRON;
  c.nvert = 6;
  c.edgeadr = OCTAHEDRON_ADR;
  c.globalid = OCTAHEDRON_ID;
  c.neighbour = OCTAHEDRON_EDGE;
  return c;
}

#endif
