// The parts of a flex for implicit integration: elements, hinges and edges with their stiffness and
// damping, of kinds of the open tables and of MuJoCo's own.
#ifndef FORCE_FLEX_PART_H
#define FORCE_FLEX_PART_H

#include "force/flex_material.h"

// Number of parts, whether they are stiff or not, and the vertices of one; 0: it has none.
int flex_part_count(const ctModel* m, int f);
int flex_part_vertices(const ctModel* m, int f, int part, int vert[4]);

// Visit those that are stiff or damped.
//   reads   flexvert_xpos
void flex_part_each(const ctModel* m, const ctData* d, int f, FlexPartVisit visit, void* user);

#endif
