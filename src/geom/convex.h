// A convex solid at a place: a shape in a frame, with what its support function needs.
#ifndef GEOM_CONVEX_H
#define GEOM_CONVEX_H

#include "geom/hull_columns.h"
#include "geom/shape.h"
#include "math/vec.h"

// Flat sides of a mesh, as the model holds them; addresses count from the mesh's first polygon.
typedef struct ConvexSides {
  const double* normal;
  const int *vertadr, *vertnum, *vert; // vert: the whole array, addresses are absolute
  const int *mapadr, *mapnum, *map;    // polygons at a vertex; likewise
} ConvexSides;

typedef struct BoxCorners {
  double at[8][3]; // bit i of the number: is coordinate i positive?
} BoxCorners;

typedef struct Convex {
  const Shape* shape;
  int nvert; // of a cloud; corners of a simplex
  double pos[3], mat[9], size[3];
  double margin;              // > 0: inflated by half of it
  const float* vert;          // cloud, mesh
  const int* edgeadr;         // graph: first neighbour of a hull vertex; a cloud without one: NULL
  const int* globalid;        // graph: vertex of the mesh
  const int* neighbour;       // graph: -1 ends a list
  const HullColumns* columns; // mesh: vertices of its hull once more; NULL: not at hand
  const BoxCorners* corners;  // box: its corners, by shape_box_corners; NULL: not at hand
  const double* corner[6];    // prism, simplex
  ConvexSides sides;          // cloud, mesh; only for a manifold
  bool adrift; // mesh with columns: searches were skipped, so that hullindex is stale
  bool tied;   // a stale search reached a plateau of equally high vertices: the result is arbitrary
  int vertindex; // corner of the last support point; -1: none
  int hullindex; // the same, counted in the hull; -1: none
} Convex;

// -1, 0 or 1; NaN: 0
static inline double convex_sign(double x) { return x < 0 ? -1 : x > 0 ? 1 : 0; }

// A point from the frame of the shape.
static inline void convex_place(double point[3], const Convex* c, const double local[3]) {
  mat3_mul_vec(point, c->mat, local);
  addto3(point, c->pos);
}

#endif
