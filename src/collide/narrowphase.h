// Contacts of two geoms: which collider serves a pair of types, and what colliders share.
#ifndef CORTEN_COLLIDE_NARROWPHASE_H
#define CORTEN_COLLIDE_NARROWPHASE_H

#include "math/vec.h"
#include "model/data.h"

#include <corten/data.h>
#include <corten/model.h>

// By type of the first and the second geom, the first type not above the second; NULL: such a pair
// never touches. A collider returns how many contacts it wrote (at most ctMAXCONPAIR) and writes of
// each dist, pos, frame[0..2] (the normal, from the first geom to the second) and frame[3..5] (a
// tangent, or zeros).
extern const ctfCollision narrowphase[ctNGEOMTYPES][ctNGEOMTYPES];

// The collider of a pair of types: of the user's table, if the data has one (ct_setCallbacks).
static inline ctfCollision narrowphase_of(const ctData* d, int type1, int type2) {
  const ctfCollision* own = data_own_const(d)->hook.collision;
  return own ? own[type1 * ctNGEOMTYPES + type2] : narrowphase[type1][type2];
}

// A shape in the world, as colliders see it.
typedef struct Placed {
  const double *pos, *mat, *size;
} Placed;

static inline Placed placed_geom(const ctModel* m, const ctData* d, int g) {
  return (Placed){d->geom_xpos + 3 * g, d->geom_xmat + 9 * g, m->geom_size + 3 * g};
}

// Column j of a rotation: the j-th axis of a shape.
static inline void placed_axis(double* axis, const double* mat, int j) {
  axis[0] = mat[j];
  axis[1] = mat[3 + j];
  axis[2] = mat[6 + j];
}

// A contact at pos with a normal and no preferred tangent.
static inline void narrowphase_put(ctContact* con, double dist, const double* pos,
                                   const double* normal) {
  con->dist = dist;
  copy3(con->pos, pos);
  copy3(con->frame, normal);
  zero3(con->frame + 3);
}

#endif
