// What colliders share: a shape in the world, and the contact that they write.
#ifndef COLLIDE_PLACED_H
#define COLLIDE_PLACED_H

#include "base/assert.h"
#include "math/vec.h"

#include <corten/data.h>
#include <corten/model.h>

typedef struct Placed {
  const double *pos, *mat, *size;
} Placed;

static inline Placed placed_geom(const ctModel* m, const ctData* d, int g) {
  CT_VALIDATE(g >= 0 && g < m->ngeom);
  return (Placed){d->geom_xpos + 3 * g, d->geom_xmat + 9 * g, m->geom_size + 3 * g};
}

// Column j of a rotation: the j-th axis of a shape.
static inline void placed_axis(double* axis, const double* mat, int j) {
  CT_VALIDATE(j >= 0 && j < 3);
  axis[0] = mat[j];
  axis[1] = mat[3 + j];
  axis[2] = mat[6 + j];
}

// A contact at pos with a normal and no preferred tangent.
static inline void placed_contact(ctContact* con, double dist, const double* pos,
                                  const double* normal) {
  con->dist = dist;
  copy3(con->pos, pos);
  copy3(con->frame, normal);
  zero3(con->frame + 3);
}

#endif
