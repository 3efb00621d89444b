// Constants of flexes.
#ifndef STEP_CONSTANTS_FLEX_H
#define STEP_CONSTANTS_FLEX_H

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// Columns of the Jacobians of edges and vertices, and the reference shape at constrained vertices.
//   writes   flexedge_J_* flexvert_J_* flex_vertedge* flex_vertmetric flex_vert0
void constants_flex_patterns(ctModel* m, ctData* d);

// What follows from the position stages at qpos0.
//   writes   flexedge_length0 flexedge_invweight0
void constants_flex(ctModel* m, ctData* d);

// size[body] grows to the edges that the body carries an end of
void constants_flex_sizes(const ctModel* m, const ctData* d, double* size);

// Working memory of data_outer_scratch.
size_t constants_flex_outer_scratch(const ctModel* m);

#endif
