// Flexes: topology, rest shape and stiffness.
#ifndef COMPILE_FLEX_BUILD_H
#define COMPILE_FLEX_BUILD_H

#include "compile/build.h"

// Poses of the bodies at the start, before static ones are fused.
//   reads   bodies: parent pos quat       writes   bodies: start
void flex_build_start(Build* b);

// Fill b->flex. Reads the poses of bodies at the start and the names of bodies, materials and
// equality constraints.
Status flex_build(Build* b);
void flex_build_free(BuildFlex* f);

// Edges of an element with this many vertices.
static inline int flex_build_edges_per_element(int dim) { return dim == 1 ? 1 : dim == 2 ? 3 : 6; }

// The two local vertices of a local edge.
const int* flex_build_local_edge(int dim, int edge);

//---------------------------------- parts: false when out of memory -------------------------------

// nedge edge elemedge flap
bool flex_build_edges(BuildFlex* f);

// layer shell nshell evpair nevpair
bool flex_build_shell(BuildFlex* f);

// stiffness of the elements in the metric of their edge lengths, bending of flat flexes
bool flex_build_elastic(BuildFlex* f);

// stiffness of the box of nodes: (3 nnode)^2 numbers in the place of the elements' ones
bool flex_build_nodal(BuildFlex* f);

// bvh nbvh, then s.size and vert0
bool flex_build_bounds(BuildFlex* f);

#endif
