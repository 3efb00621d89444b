#include "base/assert.h"
#include "deform/lanes8.h"
#include "deform/membrane_kernel.h"

LANES_SOLVE(membrane)

// E/(1 - nu^2) (c0^2 + c1^2 + 2 nu c0 c1) + G c2^2, times A t / 2
static double measure_membrane(const ElementBatch* b, const double* p) {
  double sum = 0;
  for (int i = 0; i < b->ngroup; i++)
    for (int lane = 0; lane < b->count[i]; lane += REAL_LANES) {
      const int* vert = b->vert + (ptrdiff_t)i * 3 * ELEMENT_LANES + lane;
      const double* data = b->data + (ptrdiff_t)i * MEMBRANE_DATA * ELEMENT_LANES + lane;
      real x[3][4], g[4], fu[3], fv[3], c[3];
      for (int k = 0; k < 3; k++) lanes_gather3(x[k], p, vert + k * ELEMENT_LANES);
      for (int k = 0; k < 4; k++) g[k] = lanes_load(data + k * ELEMENT_LANES);
      membrane_columns(fu, fv, x, g);
      membrane_strain(c, fu, fv);
      real soft = lanes_load(data + MEMBRANE_SOFT * ELEMENT_LANES);
      real nu = lanes_load(data + MEMBRANE_NU * ELEMENT_LANES);
      real plane = (c[0] * c[0] + c[1] * c[1] + 2.0 * (nu * (c[0] * c[1]))) / (1.0 - nu * nu);
      real energy = 0.5 * (plane + c[2] * c[2] / (2.0 + 2.0 * nu)) / soft;
      for (int k = 0; k < REAL_LANES && lane + k < b->count[i]; k++) sum += real_lane(energy, k);
    }
  return sum;
}

const ElementKind element_membrane = {
    .name = "membrane",
    .ncorner = 3,
    .ndata = MEMBRANE_DATA,
    .nlambda = 3,
    .solve = solve_membrane,
    .solve8 = membrane_solve8,
    .energy = measure_membrane,
};
