#include "base/assert.h"
#include "deform/bend_kernel.h"
#include "deform/lanes8.h"

LANES_SOLVE(bend)

// C' soft^-1 C / 2
static double measure_bend(const ElementBatch* b, const double* x) {
  double sum = 0;
  for (int i = 0; i < b->ngroup; i++)
    for (int lane = 0; lane < b->count[i]; lane += REAL_LANES) {
      const int* vert = b->vert + (ptrdiff_t)i * 6 * ELEMENT_LANES + lane;
      BendLanes t;
      real stress[3];
      for (int k = 0; k < 6; k++) lanes_gather3(t.x[k], x, vert + k * ELEMENT_LANES);
      bend_constants(&t, b->data + (ptrdiff_t)i * BEND_DATA * ELEMENT_LANES + lane);
      bend_curvature(&t);
      lanes_solve3(stress, t.soft, t.c);
      real energy = 0.5 * lanes_dot(stress, t.c);
      for (int k = 0; k < REAL_LANES && lane + k < b->count[i]; k++) sum += real_lane(energy, k);
    }
  return sum;
}

const ElementKind element_bend = {
    .name = "fold",
    .ncorner = 6,
    .ndata = BEND_DATA,
    .nlambda = 3,
    .solve = solve_bend,
    .solve8 = bend_solve8,
    .energy = measure_bend,
};
