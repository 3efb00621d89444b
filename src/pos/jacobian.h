// Jacobians of points of bodies.
#ifndef POS_JACOBIAN_H
#define POS_JACOBIAN_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// The last dof that moves a body, -1 when none does; its ancestors by dof_parentid are all the
// others.
int jacobian_last_dof(const ctModel* m, int body);

// Velocity of a point of a body for unit velocity of one of its dofs; off = point - centre of mass
// of the tree.
static inline void jacobian_column(real* v, const real* cdof, const real* off) {
  v[0] = cdof[3] + (cdof[1] * off[2] - cdof[2] * off[1]);
  v[1] = cdof[4] + (cdof[2] * off[0] - cdof[0] * off[2]);
  v[2] = cdof[5] + (cdof[0] * off[1] - cdof[1] * off[0]);
}

// 3 x nv Jacobians of a point that moves with a body: jacp of its position, jacr of the body's
// rotation; each may be NULL.
void jacobian(const ctModel* m, const ctData* d, real* jacp, real* jacr, const real* point,
              int body);

// Their time derivatives.
void jacobian_rate(const ctModel* m, const ctData* d, real* jacp, real* jacr, const real* point,
                   int body);

// How the rate of jacp changes with velocity: column k is sum_i (d jacp'_i / d qvel_k) qvel_i.
void jacobian_rate_slope(const ctModel* m, const ctData* d, real* jacp, const real* point,
                         int body);

// qfrc += J' (force, torque) for a force at a point of a body
typedef struct Wrench {
  real force[3], torque[3];
} Wrench;
void jacobian_apply(const ctModel* m, const ctData* d, real* qfrc, const Wrench* w,
                    const real* point, int body);

// Working memory.
size_t jacobian_scratch(const ctModel* m);

#endif
