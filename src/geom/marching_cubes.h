// The surface where a field on a grid is zero (Lorensen and Cline 1987).
#ifndef GEOM_MARCHING_CUBES_H
#define GEOM_MARCHING_CUBES_H

#include <stdbool.h>

typedef struct CubesMesh {
  float* vert;   // nvert x 3, in steps of the grid
  float* normal; // nvert x 3, towards positive values
  int* face;     // nface x 3
  int nvert, nface;
} CubesMesh;

// field[(z n[1] + y) n[0] + x], negative inside. Vertices and faces come in the order of the cells,
// x first. False when out of memory; out is then empty.
bool marching_cubes(CubesMesh* out, const float* field, const int n[3]);
void marching_cubes_free(CubesMesh* m);

#endif
