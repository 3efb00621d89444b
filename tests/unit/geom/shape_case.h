// Checks of one row of the table of shapes, for the tests of each shape. What holds for all shapes
// is in test_shape.c.
#ifndef UNIT_GEOM_SHAPE_CASE_H
#define UNIT_GEOM_SHAPE_CASE_H

#include "geom/shape.h"
#include "unit/geom/near.h"

#include <math.h>

static inline void check_bounds(const Shape* s, const double size[3], double radius,
                                const double half[3]) {
  double got[3];
  assert_near(s->radius(size), radius, 1e-15);
  s->half(got, size);
  for (int i = 0; i < 3; i++) assert_near(got[i], half[i], 0);
}

typedef struct HitCase {
  double size[3];
  Ray ray;
  double x, normal[3]; // -1 and zero: no hit
} HitCase;

static inline void check_hits(const Shape* s, const HitCase* cases, size_t n) {
  for (size_t i = 0; i < n; i++) {
    double normal[3] = {0, 0, 0};
    assert_near(s->ray(cases[i].size, &cases[i].ray, normal), cases[i].x, 1e-12);
    for (int k = 0; k < 3; k++) assert_near(normal[k], cases[i].normal[k], 1e-12);
  }
}

static inline void check_fits(const Shape* s, const double inertia[3], const double box[3]) {
  const double from[3] = {1, 2, 4};
  double size[3] = {0, 0, 0};
  s->fit_inertia(size, from);
  for (int i = 0; i < s->nsize; i++) assert_near(size[i], inertia[i], 1e-15);
  s->fit_box(size, from);
  for (int i = 0; i < s->nsize; i++) assert_near(size[i], box[i], 1e-15);
}

// Distance at a point above along z and at one inside.
static inline void check_distances(const Shape* s, const double size[3], double above,
                                   double inside) {
  assert_near(s->distance(size, (const double[3]){0, 0, 2}), above, 1e-12);
  assert_near(s->distance(size, (const double[3]){0, 0, 0.1}), inside, 1e-12);
}

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define V3(x, y, z) ((const double[3]){x, y, z})

#endif
