#include "geom/support.h"

void support_center(double center[3], const Convex* c) {
  if (c->shape->center)
    c->shape->center(center, c);
  else
    copy3(center, c->pos);
}

bool support_is_discrete(const Convex* c) { return c->margin == 0 && c->shape->discrete; }
