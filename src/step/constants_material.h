// Constants of flexes whose elasticity or bending is an instance of a kind.
#ifndef STEP_CONSTANTS_MATERIAL_H
#define STEP_CONSTANTS_MATERIAL_H

#include <corten/data.h>
#include <corten/model.h>

// Constants of the kinds from Young's modulus, Poisson's ratio, thickness and their parameters, and
// the rest shapes of elements and hinges from the positions at qpos0:
//   elasticity   kind_prm behind the parameters; flex_stiffness of an element: inverse of the
//   matrix
//                whose columns are the edges from its first vertex (in the plane of a triangle,
//                along a rod), dim x dim, and at 9 the volume
//   bending      flex_bending of an edge with two triangles, else zeros
// An element without volume at rest has zeros: it exerts no force.
//   reads    flexvert_xpos     writes   kind_prm flex_stiffness flex_bending
void constants_material(ctModel* m, const ctData* d);

#endif
