// An element of a flex or a face: one to four corners, rounded by the radius size[0].
#include "base/assert.h"
#include "geom/convex.h"

static int best_corner(const Convex* c, const double dir[3]) {
  CT_VALIDATE(c->nvert >= 1 && c->nvert <= 4);
  int best = 0;
  double most = dot3(c->corner[0], dir);
  for (int i = 1; i < c->nvert; i++) {
    double x = dot3(c->corner[i], dir);
    if (x > most) {
      most = x;
      best = i;
    }
  }
  return best;
}

static void simplex_support(double point[3], Convex* c, const double dir[3]) {
  addscl3(point, c->corner[best_corner(c, dir)], dir, c->size[0] + 0.5 * c->margin);
}

const Shape shape_simplex = {
    .rounded = true,
    .support = simplex_support,
};
