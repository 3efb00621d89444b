// Convex hulls of points, by libqhull_r with MuJoCo's options.
#ifndef GEOM_HULL_H
#define GEOM_HULL_H

#include "base/error.h"

// The hull as a graph of vertices. In one block:
//   nvert, nface
//   start[nvert]                 first neighbour of a vertex in neighbour[]
//   point[nvert]                 the point that is this vertex
//   neighbour[nvert + 3 nface]   hull vertices, each vertex's list ended by -1
//   face[3 nface]                points, counterclockwise seen from outside
typedef struct Hull {
  int* graph;
  int size; // integers in graph
} Hull;

static inline int hull_vertices(const Hull* h) { return h->graph[0]; }
static inline int hull_faces(const Hull* h) { return h->graph[1]; }
static inline int* hull_start(const Hull* h) { return h->graph + 2; }
static inline int* hull_point(const Hull* h) { return hull_start(h) + hull_vertices(h); }
static inline int* hull_neighbour(const Hull* h) { return hull_point(h) + hull_vertices(h); }
static inline int* hull_face(const Hull* h) {
  return hull_neighbour(h) + hull_vertices(h) + 3 * hull_faces(h);
}

// Hull of n >= 4 points; with max_vertices >= 4 the construction stops at that many. On CT_FAIL the
// hull is empty and the reason, with what qhull said, is in err.
Status hull_build(Hull* h, const double* point, int n, int max_vertices, Place at, ErrorList* err);

void hull_free(Hull* h); // leaves an empty hull

#endif
