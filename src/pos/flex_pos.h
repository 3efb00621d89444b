// Positions of flex vertices and lengths of flex edges.
#ifndef POS_FLEX_POS_H
#define POS_FLEX_POS_H

#include <corten/data.h>
#include <corten/model.h>

enum { FLEX_MAX_NODES = 27 };

// Share of node i of an interpolated flex (order 1: 8 nodes, 2: 27) in a point of its box [0, 1]^3.
double flex_pos_basis(int order, int i, const double at[3]);
void flex_pos_basis_slope(int order, int i, const double at[3], double slope[3]);

// Nodes of an interpolated flex in the world (3 each), and the gradient J[3 * i + k] = dx_i / ds_k
// of the interpolation at the centre of its box.
void flex_pos_nodes(const ctModel* m, const ctData* d, int f, cttNum* x);
void flex_pos_gradient(cttNum J[9], int order, const cttNum* node);

// Edge k at a vertex, both counted over all flexes.
static inline int flex_pos_vertex_edge(const ctModel* m, int f, int vert, int k) {
  return m->flex_edgeadr[f] + m->flex_vertedge[m->flex_vertedgeadr[vert] + k];
}

// Vertices in the world: points of bodies, or interpolated between the nodes of the flex's box.
//   reads   xpos xmat        writes   flexvert_xpos
void flex_pos_vertices(const ctModel* m, ctData* d);

// The box around element e of a flex: centre and half sizes, with the thickness of the flex.
//   reads   flexvert_xpos        writes   flexelem_aabb
void flex_pos_element_box(const ctModel* m, ctData* d, int f, int e);

// Lengths of the edges of all flexes whose vertices are on bodies, and the rows of their Jacobian
// that the model has room for:   J = (dir . J_2) - (dir . J_1)
//   reads   flexvert_xpos cdof subtree_com        writes   flexedge_length flexedge_J
void flex_pos_edges(const ctModel* m, ctData* d);

// The whole stage: vertices, boxes of elements and of their trees, edges, stretches at vertices.
//   reads   xpos xmat cdof subtree_com
//   writes  flexvert_xpos flexelem_aabb bvh_aabb_dyn flexedge_length flexedge_J flexvert_length
//           flexvert_J
void flex_pos(const ctModel* m, ctData* d);

#endif
