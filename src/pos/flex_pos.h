// Positions of flex vertices and lengths of flex edges.
#ifndef CORTEN_POS_FLEX_POS_H
#define CORTEN_POS_FLEX_POS_H

#include <corten/data.h>
#include <corten/model.h>

// Vertices in the world: points of bodies, or interpolated between the nodes of the flex's box.
//   reads   xpos xmat        writes   flexvert_xpos
void flex_pos_vertices(const ctModel* m, ctData* d);

// Lengths of the edges of all flexes whose vertices are on bodies, and the rows of their Jacobian
// that the model has room for:   J = (dir . J_2) - (dir . J_1)
//   reads   flexvert_xpos cdof subtree_com        writes   flexedge_length flexedge_J
void flex_pos_edges(const ctModel* m, ctData* d);

#endif
