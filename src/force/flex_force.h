// Passive forces of flexes: elasticity, bending, springs and dampers of edges.
#ifndef FORCE_FLEX_FORCE_H
#define FORCE_FLEX_FORCE_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>

// Rates of the edge lengths.
//   reads   flexedge_J qvel        writes   flexedge_velocity
void flex_force_rates(const ctModel* m, ctData* d);

// Rotation R of an interpolated flex as a quaternion, that of the deformation at the centre of its
// box, and points x_i where its forces act.
//
// QUIRK(flex-force-points; test_flex_force:turning_parent_is_mujocos): Forces of an interpolated
// flex act at the points R' x_i + (1/2, 1/2, 1/2) instead of the nodes x_i.
void flex_force_turn(const ctModel* m, const ctData* d, int f, cttNum q[4], cttNum* x);

// Add the passive forces of flexes.
//   reads   flexvert_xpos flexedge_length flexedge_velocity flexedge_J xpos xmat cvel qvel
//   writes  qfrc_spring qfrc_damper
void flex_force(const ctModel* m, ctData* d);

// An element of a flex of dimension 2 or 3: edge i goes from corner end[i][0] to corner end[i][1].
typedef struct FlexElement {
  int ncorner, nedge;
  const int (*end)[2];
  const int *vert, *edge; // of its flex
  const double* K;        // stiffness between edges, upper triangle by rows
} FlexElement;
FlexElement flex_force_element(const ctModel* m, int f, int e);

// Stiffness between edges i and j of n.
static inline double flex_force_stiffness(const double* K, int n, int i, int j) {
  int row = i < j ? i : j, col = i < j ? j : i;
  return K[row * n - row * (row + 1) / 2 + col];
}

// Do bending and interpolation take a body for a point mass on three axes of the world?
//
// QUIRK(flex-straight-body; test_flex_force:turning_parent_is_mujocos): In a centred flex they do,
// even if the parent turns. Forces then reach the dofs that follow, and a fixed body counts as
// beginning at dof -1.
static inline bool flex_force_is_straight(const ctModel* m, int f) { return m->flex_centered[f]; }

// Working memory.
size_t flex_force_scratch(const ctModel* m);

#endif
