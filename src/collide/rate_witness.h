// Rates of the contact at the nearest (or deepest) points of two surfaces, from the shape of each
// surface near its point.
#ifndef COLLIDE_RATE_WITNESS_H
#define COLLIDE_RATE_WITNESS_H

#include "collide/rate_pair.h"

// A surface near its touching point x, where its outward normal is n: while n turns by dn against
// the surface, x moves along it by dx, and
//   K dx = L dn
// in the two tangents of the contact. A vertex has dx = 0, a face dn = 0, a smooth surface dx = H
// dn with the radii of curvature H; an edge is a vertex across and a face along its direction.
typedef struct TouchSurface {
  double K[2][2], L[2][2];
} TouchSurface;

TouchSurface rate_surface_vertex(void);
TouchSurface rate_surface_face(void);
TouchSurface rate_surface_ball(double radius);

// An edge along a unit direction with a radius, as of a capsule; a rim of that radius about a unit
// axis; any surface by its H, 3 x 3 in the world.
TouchSurface rate_surface_edge(const ctContact* con, const double* along, double radius);
TouchSurface rate_surface_rim(const ctContact* con, const double* axis, double radius);
TouchSurface rate_surface_curved(const ctContact* con, const double* H);

// The second side moves, the first is at rest. False if the points are not unique: a face on a
// face, parallel edges.
bool rate_witness(PairRate* r, const ctContact* con, const TouchSurface* first,
                  const TouchSurface* second);

// A point that is fixed to the second side and touches a plane of the first.
void rate_witness_point(PairRate* r, const ctContact* con);

#endif
