// Flat sides of a mesh: triangles with the same normal that share edges become one polygon.
#ifndef GEOM_MESH_POLY_H
#define GEOM_MESH_POLY_H

#include <stdbool.h>

typedef struct MeshPoly {
  int count;
  int* vertadr; // count: first entry of a polygon in vert
  int* vertnum; // count
  int* vert;    // nvert: vertices in order around each polygon
  int nvert;
  double* normal; // count x 3
  int* mapadr;    // rows: first entry of a vertex in map
  int* mapnum;    // rows
  int* map;       // nvert: polygons around each vertex
  int rows;       // vertices of the mesh
} MeshPoly;

// Group nface triangles of a mesh with nvert vertices. False when out of memory; p is then empty.
bool mesh_poly_build(MeshPoly* p, const double* vert, int nvert, const int* face, int nface);

// Normals from the first three vertices of each polygon, for vertices that moved since.
void mesh_poly_normals(MeshPoly* p, const double* vert);

void mesh_poly_free(MeshPoly* p); // leaves an empty list

#endif
