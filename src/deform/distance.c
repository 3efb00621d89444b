#include "base/assert.h"
#include "deform/distance_kernel.h"
#include "deform/lanes8.h"

#include <math.h>

LANES_SOLVE(distance)

static double measure_distance(const ElementBatch* b, const double* x) {
  double sum = 0;
  for (int i = 0; i < b->ngroup; i++)
    for (int lane = 0; lane < b->count[i]; lane++) {
      const int* vert = b->vert + (ptrdiff_t)i * 2 * ELEMENT_LANES + lane;
      const double* data = b->data + (ptrdiff_t)i * DISTANCE_DATA * ELEMENT_LANES + lane;
      const double* p = x + 3 * (ptrdiff_t)vert[0];
      const double* q = x + 3 * (ptrdiff_t)vert[ELEMENT_LANES];
      double d[3] = {q[0] - p[0], q[1] - p[1], q[2] - p[2]};
      double c = sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]) - data[0];
      sum += 0.5 * c * c / data[ELEMENT_LANES];
    }
  return sum;
}

const ElementKind element_distance = {
    .name = "loop",
    .ncorner = 2,
    .ndata = DISTANCE_DATA,
    .nlambda = 1,
    .solve = solve_distance,
    .solve8 = distance_solve8,
    .energy = measure_distance,
};
