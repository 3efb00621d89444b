// Strain energy of flexes by element, of kinds of the open tables and of MuJoCo's own.
#ifndef FORCE_FLEX_ENERGY_H
#define FORCE_FLEX_ENERGY_H

#include <corten/data.h>
#include <corten/model.h>

// Energy and volume at rest of each element of a flex, and room for a number per edge.
typedef struct FlexEnergy {
  double *energy, *volume, *share;
} FlexEnergy;

// Half of the energy of a hinge is in each of its two triangles; that of an edge's spring is shared
// by the elements at the edge. An interpolated flex has one energy, of which each element has its
// share by volume. The negative derivative by positions is the force of springs; 0 at rest.
// Constraints have no energy.
//   reads   flexvert_xpos flexedge_length, of interpolated flexes xpos xmat
void flex_energy(const ctModel* m, const ctData* d, int f, const FlexEnergy* to);

#endif
