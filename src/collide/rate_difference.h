// Rates of the contacts of one pair by centred differences of its narrow phase.
#ifndef COLLIDE_RATE_DIFFERENCE_H
#define COLLIDE_RATE_DIFFERENCE_H

#include "collide/candidates.h"
#include "collide/rate_pair.h"

// Rates that are not yet a map: J has the rates of the normal in the rows of the frame.
typedef struct RawRate {
  bool hinted;
  double axis[3];               // the tangent of the collider
  double hint[2][3][RATE_COLS]; // its rates
} RawRate;

// The candidate that the n contacts from con on come from.
Candidate rate_difference_candidate(const ctModel* m, const ctContact* con);

// Second geom of c against the first, for all n contacts of the pair. False if the narrow phase
// does not find the contacts at hand.
bool rate_difference_geoms(PairRate* r, const ctModel* m, ctData* d, const Candidate* c,
                           const ctContact* con, int n);

// All columns of both sides, for pairs with a flex; r has its ncol and vert. False: as above.
bool rate_difference_sides(ContactRate* r, RawRate* raw, const ctModel* m, ctData* d,
                           const Candidate* c, const ctContact* con, int n);

#endif
