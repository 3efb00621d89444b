// Vertices of flexes as points of bodies: forces on them, and their velocities.
#ifndef FORCE_FLEX_VERTEX_H
#define FORCE_FLEX_VERTEX_H

#include "math/vec.h"
#include "pos/jacobian.h"

#include <corten/data.h>
#include <corten/model.h>

// A force on a vertex of the model, through the Jacobian of its body.
static inline void flex_vertex_push(const ctModel* m, ctData* d, int vert, const real* force,
                                    real* qfrc) {
  Wrench w;
  zero3(w.torque);
  copy3(w.force, force);
  jacobian_apply(m, d, qfrc, &w, d->flexvert_xpos + 3 * vert, m->flex_vertbodyid[vert]);
}

// Velocity of a point that moves with a body, and of a vertex.
static inline void flex_vertex_point_velocity(const ctModel* m, const ctData* d, real* v,
                                              const real* at, int body) {
  const real* motion = d->cvel + 6 * body;
  real off[3], turn[3];
  sub3(off, at, d->subtree_com + 3 * m->body_rootid[body]);
  cross3(turn, motion, off);
  add3(v, motion + 3, turn);
}

static inline void flex_vertex_velocity(const ctModel* m, const ctData* d, int vert, real* v) {
  flex_vertex_point_velocity(m, d, v, d->flexvert_xpos + 3 * vert, m->flex_vertbodyid[vert]);
}

#endif
