// Convex shapes for the tests of support, GJK and EPA.
#ifndef UNIT_GEOM_CONVEX_SHAPES_H
#define UNIT_GEOM_CONVEX_SHAPES_H

#include "base/rng.h"
#include "geom/support.h"
#include "math/quat.h"
#include "math/rng_normal.h"
#include "math/vec.h"
#include "unit/geom/near.h"

static inline Convex shape_at(const Shape* kind, const double pos[3], const double size[3]) {
  Convex c = {.shape = kind, .vertindex = -1, .hullindex = -1};
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

static inline Convex octahedron(const Shape* kind, double x, double y, double z) {
  Convex c = SHAPE(kind, x, y, z, 0, 0, 0);
  c.vert = OCTAHEDRON;
  c.nvert = 6;
  c.edgeadr = OCTAHEDRON_ADR;
  c.globalid = OCTAHEDRON_ID;
  c.neighbour = OCTAHEDRON_EDGE;
  return c;
}

// Random unit directions and orientations.
static inline void take_direction(double dir[3], int k) {
  for (int i = 0; i < 3; i++) dir[i] = rng_normal(7, 1, (uint64_t)(3 * k + i));
  normalize3(dir);
}

static inline void turn_shape(Convex* c, int k) {
  double q[4];
  for (int i = 0; i < 4; i++) q[i] = rng_normal(8, 2, (uint64_t)(4 * k + i));
  normalize4(q);
  quat_to_mat(c->mat, q);
}

// The same corner and the same bits in every direction.
static inline void check_same_support(Convex* a, Convex* b) {
  for (int k = 0; k < 200; k++) {
    double dir[3], p[3], q[3];
    take_direction(dir, k);
    support_point(p, a, dir);
    support_point(q, b, dir);
    assert_int_equal(a->vertindex, b->vertindex);
    assert_memory_equal(p, q, sizeof p);
  }
}

#endif
