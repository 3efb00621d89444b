#include "formulate/depth.h"

#include "base/assert.h"
#include "math/vec.h"

#include <math.h>

// Half the extent of a box along a direction.
static double box_extent(const ctModel* m, const ctData* d, int geom, const double* n) {
  const double *R = d->geom_xmat + 9 * geom, *size = m->geom_size + 3 * geom;
  double sum = 0;
  for (int k = 0; k < 3; k++)
    sum += size[k] * fabs(R[k] * n[0] + R[3 + k] * n[1] + R[6 + k] * n[2]);
  return sum;
}

double depth_distance(const ctModel* m, const ctData* d, const ctContact* con) {
  int a = con->geom[0], b = con->geom[1];
  if (a < 0 || b < 0 || m->geom_type[a] != ctGEOM_BOX || m->geom_type[b] != ctGEOM_BOX)
    return con->dist;
  CT_ASSERT(a < m->ngeom && b < m->ngeom);
  // the normal points from the first to the second
  const double *n = con->frame, *p = d->geom_xpos + 3 * a, *q = d->geom_xpos + 3 * b;
  double apart = (q[0] - p[0]) * n[0] + (q[1] - p[1]) * n[1] + (q[2] - p[2]) * n[2];
  double overlap = box_extent(m, d, a, n) + box_extent(m, d, b, n) - apart;
  return fmax(con->dist, fmin(0, -overlap));
}
