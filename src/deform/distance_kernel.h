// A segment that closes a loop of a chain: the distance of two vertices with the compliance
// l / (E A). Segments that form a tree are solved directly (rod.c).
#ifndef DEFORM_DISTANCE_KERNEL_H
#define DEFORM_DISTANCE_KERNEL_H

#include "deform/lanes.h"

enum { DISTANCE_LENGTH, DISTANCE_SOFT, DISTANCE_DATA };

REAL_INLINE void distance_group(const ElementJob* job, int group, int lane) {
  const ElementBatch* b = job->batch;
  const int* vert = b->vert + (ptrdiff_t)group * 2 * ELEMENT_LANES + lane;
  const double* data = b->data + (ptrdiff_t)group * DISTANCE_DATA * ELEMENT_LANES + lane;
  real p[4], q[4], n[3], p0[4], q0[4], n0[3];
  lanes_gather(p, job->node, vert);
  lanes_gather(q, job->node, vert + ELEMENT_LANES);
  real wp = p[3], wq = q[3];
  lanes_sub(n, q, p);
  real length = real_max(real_sqrt(lanes_dot(n, n)), real_set(1e-100));
  real c = length - lanes_load(data + DISTANCE_LENGTH * ELEMENT_LANES);
  real soft = lanes_load(data + DISTANCE_SOFT * ELEMENT_LANES) * job->per_dt2;
  real weight = wp + wq;
  if (job->damping > 0) {
    double r = job->damping / job->dt;
    lanes_gather(p0, job->node0, vert);
    lanes_gather(q0, job->node0, vert + ELEMENT_LANES);
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
  lanes_scatter(job->node, vert, p);
  lanes_scatter(job->node, vert + ELEMENT_LANES, q);
}

#endif
