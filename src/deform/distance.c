// A segment that closes a loop of a chain: the distance of two vertices with the compliance
// l / (E A). Segments that form a tree are solved directly (rod.c).
#include "base/assert.h"
#include "deform/lanes.h"

#include <math.h>

enum { DISTANCE_LENGTH, DISTANCE_SOFT, DISTANCE_DATA };

REAL_INLINE void distance_group(const ElementJob* job, int group, int lane) {
  const ElementBatch* b = job->batch;
  const int* vert = b->vert + (ptrdiff_t)group * 2 * ELEMENT_LANES + lane;
  const double* data = b->data + (ptrdiff_t)group * DISTANCE_DATA * ELEMENT_LANES + lane;
  real p[3], q[3], n[3], p0[3], q0[3], n0[3];
  lanes_gather3(p, job->x, vert);
  lanes_gather3(q, job->x, vert + ELEMENT_LANES);
  real wp = lanes_gather(job->invmass, vert);
  real wq = lanes_gather(job->invmass, vert + ELEMENT_LANES);
  lanes_sub(n, q, p);
  real length = real_max(real_sqrt(lanes_dot(n, n)), real_set(1e-100));
  real c = length - lanes_load(data + DISTANCE_LENGTH * ELEMENT_LANES);
  real soft = lanes_load(data + DISTANCE_SOFT * ELEMENT_LANES) / (job->dt * job->dt);
  real weight = wp + wq;
  if (job->damping > 0) {
    double r = job->damping / job->dt;
    lanes_gather3(p0, job->x0, vert);
    lanes_gather3(q0, job->x0, vert + ELEMENT_LANES);
    lanes_sub(n0, q0, p0);
    c = c + r * (length - real_sqrt(lanes_dot(n0, n0)));
    weight = (1 + r) * weight;
  }
  double* memory = job->lambda ? job->lambda + (ptrdiff_t)group * ELEMENT_LANES + lane : NULL;
  real lambda = memory && !job->fresh ? lanes_load(memory) : real_set(0);
  real step = -(c + soft * lambda) / (weight + soft);
  if (memory) lanes_store(memory, lambda + step);
  lanes_axpy(p, -(wp * step) / length, n);
  lanes_axpy(q, wq * step / length, n);
  lanes_scatter3(job->x, vert, b->count[group] - lane, p);
  lanes_scatter3(job->x, vert + ELEMENT_LANES, b->count[group] - lane, q);
}

WIDE_INLINE void distance_body(const ElementJob* job, int begin, int end) {
  for (int g = begin; g < end; g++)
    for (int lane = 0; lane < job->batch->count[g]; lane += REAL_LANES)
      distance_group(job, g, lane);
}
WIDE_TARGET static void distance_body_wide(const ElementJob* job, int begin, int end) {
  distance_body(job, begin, end);
}
static void solve_distance(const ElementJob* job, int begin, int end) {
  CT_ASSERT(0 <= begin && end <= job->batch->ngroup && job->dt > 0);
  WIDE_CALL(distance_body, job, begin, end);
}

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
    .energy = measure_distance,
};
