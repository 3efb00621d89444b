// Pairs that may touch in a step: boxes that are larger by what can move meanwhile.
#ifndef DEFORM_CANDIDATE_H
#define DEFORM_CANDIDATE_H

#include "deform/work.h"

// Find slots and candidates for the positions of now; contacts that are known already are recorded
// first. False: out of memory.
//   reads   geom_xpos geom_xmat cvel
bool candidates_find(DeformWork* w, const ctModel* m, ctData* d);

// Will something have moved farther than the list is complete for, at the end of the substep?
bool candidates_are_stale(const DeformWork* w);

// Before the contacts of a substep: how far nodes are going to move. At its end: how far they have.
void candidates_look_ahead(DeformWork* w);
void candidates_count_motion(DeformWork* w);

// Poses of the slots follow their movers.
void candidates_move(DeformWork* w);

// A geom's box in the world, larger by `more`. A plane has none: false.
bool candidate_geom_box(const ctModel* m, const ctData* d, int geom, double more, double low[3],
                        double high[3]);

#endif
