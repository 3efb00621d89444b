// Vertex normals of a mesh for shading. Single precision, as they are stored.
#ifndef GEOM_MESH_NORMAL_H
#define GEOM_MESH_NORMAL_H

#include <stdbool.h>

// Mean of the normals of the faces around each vertex, weighted by area. Unless smooth, faces that
// lean more than acos(0.8) away from it are left out. normal has nvert rows; false when out of
// memory.
bool mesh_normal_make(float* normal, const double* vert, int nvert, const int* face, int nface,
                      bool smooth);

// Turn n normals by the transpose of the matrix R.
void mesh_normal_rotate(float* normal, int n, const double R[9]);

// Multiply n normals by a scale.
void mesh_normal_scale(float* normal, int n, const double scale[3]);

// Make n normals unit vectors; one without a direction becomes z.
void mesh_normal_unit(float* normal, int n);

#endif
