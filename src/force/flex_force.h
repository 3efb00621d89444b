// Passive forces of flexes: elasticity, bending, springs and dampers of edges.
#ifndef CORTEN_FORCE_FLEX_FORCE_H
#define CORTEN_FORCE_FLEX_FORCE_H

#include <corten/data.h>
#include <corten/model.h>

// Rates of the edge lengths.
//   reads   flexedge_J qvel        writes   flexedge_velocity
void flex_force_rates(const ctModel* m, ctData* d);

// Rotation of an interpolated flex: that of the deformation at the centre of its box.
void flex_force_rotation(const ctModel* m, const ctData* d, int f, cttNum R[9]);

// Add what flexes exert.
//   reads   flexvert_xpos flexedge_length flexedge_velocity flexedge_J xpos xmat cvel qvel
//   writes  qfrc_spring qfrc_damper
void flex_force(const ctModel* m, ctData* d);

#endif
