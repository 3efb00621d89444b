// Meshes that several tests of this folder use.
#ifndef TESTS_UNIT_GEOM_MESH_CASE_H
#define TESTS_UNIT_GEOM_MESH_CASE_H

#include "base/alloc.h"
#include "base/error.h"
#include "support/failing_memory.h"
#include "unit/geom/near.h"

#include <stdlib.h>
#include <string.h>

// A box of sides 1, 2, 3 at the origin: corner i has the bits of i as coordinates.
enum { BOX_VERTS = 8, BOX_FACES = 12 };
static const double BOX_VERT[3 * BOX_VERTS] = {0, 0, 0, 1, 0, 0, 0, 2, 0, 1, 2, 0,
                                               0, 0, 3, 1, 0, 3, 0, 2, 3, 1, 2, 3};
static const int BOX_FACE[3 * BOX_FACES] = {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 5, 0, 5, 4,
                                            2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5};

// A prism over an L, 3 by 2 less the corner of 2 by 1, half a unit high. Volume 2, area 13.
enum { ELL_VERTS = 12, ELL_FACES = 20 };
static const double ELL_VERT[3 * ELL_VERTS] = {0, 0, 0,   3, 0, 0,   3, 1, 0,   1, 1, 0,
                                               1, 2, 0,   0, 2, 0,   0, 0, 0.5, 3, 0, 0.5,
                                               3, 1, 0.5, 1, 1, 0.5, 1, 2, 0.5, 0, 2, 0.5};
static const int ELL_FACE[3 * ELL_FACES] = {0, 2,  1, 0, 3, 2,  0,  5,  3,  5, 4, 3, 6, 7, 8,
                                            6, 8,  9, 6, 9, 11, 11, 9,  10, 0, 1, 7, 0, 7, 6,
                                            1, 2,  8, 1, 8, 7,  2,  3,  9,  2, 9, 8, 3, 4, 10,
                                            3, 10, 9, 4, 5, 11, 4,  11, 10, 5, 0, 6, 5, 6, 11};

static inline void to_float(float* to, const double* from, int n) {
  for (int i = 0; i < n; i++) to[i] = (float)from[i];
}

// The first message of a list that must have one.
static inline void expect_error(ErrorList* err, const char* message) {
  assert_int_equal(err->errors, 1);
  assert_string_equal(err->item[0].message, message);
  error_free(err);
}

#endif
