#include "base/assert.h"
#include "deform/lanes8.h"
#include "deform/tetra_kernel.h"

LANES_SOLVE(tetra)

static double measure_tetra(const ElementBatch* b, const double* p) {
  double sum = 0;
  for (int i = 0; i < b->ngroup; i++)
    for (int lane = 0; lane < b->count[i]; lane += REAL_LANES) {
      const int* vert = b->vert + (ptrdiff_t)i * 4 * ELEMENT_LANES + lane;
      const double* data = b->data + (ptrdiff_t)i * TETRA_DATA * ELEMENT_LANES + lane;
      real x[4][4], m[6], e[3][3], q[3][3];
      for (int k = 0; k < 4; k++) lanes_gather3(x[k], p, vert + k * ELEMENT_LANES);
      for (int k = 0; k < 6; k++) m[k] = lanes_load(data + (TETRA_M + k) * ELEMENT_LANES);
      tetra_edges(e, x);
      tetra_apply(q, m, e);
      real c = tetra_volume(e, lanes_load(data + TETRA_PER6V * ELEMENT_LANES)) - 1.0;
      real square = lanes_dot(e[0], q[0]) + lanes_dot(e[1], q[1]) + lanes_dot(e[2], q[2]);
      real energy = 0.5 * (lanes_load(data + TETRA_DEV * ELEMENT_LANES) * (square - 3.0 - 2.0 * c) +
                           c * c / lanes_load(data + TETRA_SOFT * ELEMENT_LANES));
      for (int k = 0; k < REAL_LANES && lane + k < b->count[i]; k++) sum += real_lane(energy, k);
    }
  return sum;
}

const ElementKind element_tetra = {
    .name = "tetrahedron",
    .ncorner = 4,
    .ndata = TETRA_DATA,
    .nlambda = TETRA_LAMBDA,
    .solve = solve_tetra,
    .solve8 = tetra_solve8,
    .energy = measure_tetra,
};
