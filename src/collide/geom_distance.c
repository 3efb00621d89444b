#include "collide/geom_distance.h"

#include "base/assert.h"
#include "collide/col_box_box.h"
#include "collide/col_convex.h"
#include "collide/narrowphase.h"
#include "collide/placed.h"
#include "geom/penetration.h"

#include <corten/corten.h>

// Pairs of general convex shapes, and boxes, whose own collider does not compute distances.
static double convex_distance(const ctModel* m, const ctData* d, int g1, int g2, double distmax,
                              double* fromto) {
  Convex a, b;
  col_convex_shape(&a, m, d, g1, 0);
  col_convex_shape(&b, m, d, g2, 0);
  Penetration p;
  p.tolerance = m->opt.ccd_tolerance;
  p.iterations = m->opt.ccd_iterations;
  p.cutoff = distmax;
  penetration(&p, &a, &b);
  if (fromto && p.witness) {
    copy3(fromto, p.x1);
    copy3(fromto + 3, p.x2);
  }
  return p.dist < distmax ? p.dist : distmax;
}

cttNum geom_distance(const ctModel* m, const ctData* d, int g1, int g2, cttNum distmax,
                     cttNum fromto[6]) {
  if (fromto) zero6(fromto);
  bool flip = m->geom_type[g1] > m->geom_type[g2];
  int first = flip ? g2 : g1, second = flip ? g1 : g2;
  ctfCollision collider = narrowphase_of(d, m->geom_type[first], m->geom_type[second]);
  if (!collider) return distmax;
  bool convex = collider == col_convex || collider == col_box_box;
  if (col_convex_is_native(m) && convex) return convex_distance(m, d, g1, g2, distmax, fromto);

  ctContact con[ctMAXCONPAIR];
  int n = collider(m, d, con, first, second, distmax), best = -1;
  if (n > ctMAXCONPAIR) n = ctMAXCONPAIR; // a collider of the user's
  double dist = distmax;
  for (int i = 0; i < n; i++) {
    if (!(con[i].dist < dist)) continue;
    dist = con[i].dist;
    best = i;
  }
  if (fromto && best >= 0) {
    double half = flip ? -0.5 * dist : 0.5 * dist;
    addscl3(fromto, con[best].pos, con[best].frame, -half);
    addscl3(fromto + 3, con[best].pos, con[best].frame, half);
  }
  return dist;
}

cttNum ct_geomDistance(const ctModel* m, const ctData* d, int geom1, int geom2, cttNum distmax,
                       cttNum fromto[6]) {
  CT_ASSERT(0 <= geom1 && geom1 < m->ngeom && 0 <= geom2 && geom2 < m->ngeom);
  return geom_distance(m, d, geom1, geom2, distmax, fromto);
}
