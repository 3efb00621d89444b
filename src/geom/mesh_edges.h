// Consistent orientation of faces.
#ifndef GEOM_MESH_EDGES_H
#define GEOM_MESH_EDGES_H

#include <stdbool.h>

// In a surface that is oriented consistently no two faces pass an edge in the same direction. The
// lowest edge that is passed so goes to edge[2], or -1 if there is none; faces without area do not
// count. False when out of memory.
bool mesh_edges_repeated(int edge[2], const double* vert, const int* face, int nface);

#endif
