// Rates of a contact of two geoms while one moves and the other one is at rest: what the files
// rate_*.c find, and contact_rate makes the map of both velocities of.
#ifndef COLLIDE_RATE_PAIR_H
#define COLLIDE_RATE_PAIR_H

#include "collide/contact_rate.h"
#include "collide/placed.h"

#include <math.h>

// Columns: velocity of the moving side at the position of the contact, its angular velocity, both
// in the world and relative to the other side. Since both sides moving as one carry the contact
// with them, this is all.
typedef struct PairRate {
  RateKind kind;
  int moving;          // the side that moves: 0 or 1
  double dist[6];      //
  double pos[3][6];    // by rows
  double normal[3][6]; // perpendicular to the normal
  bool hinted;         // the collider gives a tangent, as it is before it is made perpendicular:
  double axis[3];
  double hint[3][6];
  double feature; // as in ContactRate
} PairRate;

// The n contacts of a pair as the narrow phase found them. False: it cannot tell.
typedef bool (*RateFunction)(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                             int n);

#endif
