// A flex by hand, for tests of its passes.
#ifndef UNIT_COMPILE_FLEX_BUILD_CASE_H
#define UNIT_COMPILE_FLEX_BUILD_CASE_H

#include "base/alloc.h"
#include "compile/flex_build.h"
#include "unit/compile/build_case.h"

// Vertices and elements at rest; free with flex_build_free.
static inline BuildFlex flex_by_hand(int dim, const double* x, int nvert, const int* elem,
                                     int nelem) {
  BuildFlex f = {.s = {.dim = dim, .activelayers = 1}, .nvert = nvert, .nelem = nelem};
  size_t ints = (size_t)(nelem * (dim + 1)) * sizeof(int), points = (size_t)(3 * nvert);
  f.elem = alloc_bytes(ints);
  f.xpos = alloc_bytes(points * sizeof(double));
  assert_non_null(f.elem);
  assert_non_null(f.xpos);
  memcpy(f.elem, elem, ints);
  memcpy(f.xpos, x, points * sizeof(double));
  return f;
}

#endif
