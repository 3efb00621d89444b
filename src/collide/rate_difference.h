// Rates of the contacts of one pair by centred differences of its narrow phase.
#ifndef COLLIDE_RATE_DIFFERENCE_H
#define COLLIDE_RATE_DIFFERENCE_H

#include "collide/candidates.h"
#include "collide/rate_pair.h"

// The candidate that a contact comes from.
Candidate rate_difference_candidate(const ctModel* m, const ctContact* con);

// The margin of a contact of two geoms, below which it is found.
double rate_difference_margin(const ctModel* m, const ctContact* con);

// Second geom against the first, for all n contacts of the pair. False if the narrow phase does not
// find the contacts at hand. exact: rates that serve for the velocities by which a contact jumps;
// NULL: one-sided differences serve.
bool rate_difference_geoms(PairRate* r, const ctModel* m, ctData* d, const ctContact* con, int n,
                           const PairRate* exact);

// All columns of both sides, for pairs with a flex; r has its ncol and vert. False: as above.
bool rate_difference_sides(ContactRate* r, RawRate* raw, const ctModel* m, ctData* d,
                           const ctContact* con, int n);

#endif
