// Passive forces of flexes: elasticity, bending, springs and dampers of edges.
#ifndef CORTEN_FORCE_FLEX_FORCE_H
#define CORTEN_FORCE_FLEX_FORCE_H

#include <corten/data.h>
#include <corten/model.h>

// Rates of the edge lengths.
//   reads   flexedge_J qvel        writes   flexedge_velocity
void flex_force_rates(const ctModel* m, ctData* d);

// Rotation R of an interpolated flex as a quaternion, that of the deformation at the centre of its
// box, and the points   R' x_i + (1/2, 1/2, 1/2)   at which MuJoCo 3.5.0 lets its forces act.
void flex_force_turn(const ctModel* m, const ctData* d, int f, cttNum q[4], cttNum* x);

// Add what flexes exert.
//   reads   flexvert_xpos flexedge_length flexedge_velocity flexedge_J xpos xmat cvel qvel
//   writes  qfrc_spring qfrc_damper
void flex_force(const ctModel* m, ctData* d);

#endif
