// Convex shapes by their support function: the farthest point in a direction.
#ifndef GEOM_SUPPORT_H
#define GEOM_SUPPORT_H

#include "geom/hull_columns.h"
#include "math/vec.h"

#include <math.h>
#include <stdbool.h>

typedef enum ConvexKind {
  CONVEX_POINT,     // what is left of a sphere without its radius
  CONVEX_LINE,      // what is left of a capsule without its radius
  CONVEX_SPHERE,    // size: radius
  CONVEX_CAPSULE,   // size: radius, half length
  CONVEX_ELLIPSOID, // size: semi-axes
  CONVEX_CYLINDER,  // size: radius, half length
  CONVEX_BOX,       // size: half sizes
  CONVEX_CLOUD,     // vertices without a graph, or few of them, which are all searched
  CONVEX_HULL,      // vertices with the graph of their hull
  CONVEX_PRISM,     // three corners below, three above them, in a frame where up is z
  CONVEX_SIMPLEX,   // one to four corners
  NCONVEX,
} ConvexKind;

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
  ConvexKind kind;
  int nvert; // of a cloud; corners of a simplex
  double pos[3], mat[9], size[3];
  double margin;              // > 0: inflated by half of it
  const float* vert;          // cloud, hull
  const int* edgeadr;         // graph: first neighbour of a hull vertex; a cloud without one: NULL
  const int* globalid;        // graph: vertex of the mesh
  const int* neighbour;       // graph: -1 ends a list
  const HullColumns* columns; // hull: its vertices once more; NULL: not at hand
  const BoxCorners* corners;  // box: its corners, by support_corners; NULL: not at hand
  const double* corner[6];    // prism, simplex
  ConvexSides sides;          // cloud, hull; only for a manifold
  bool adrift; // hull with columns: the last searches did not happen; ends with the next clear one
  bool tied;   // adrift it met several vertices that may be the highest: which one is not known
  int vertindex; // corner of the last support point; -1: none
  int hullindex; // the same, counted in the hull; -1: none
} Convex;

typedef void (*SupportFunction)(double point[3], Convex* c, const double dir[3]);
extern const SupportFunction support_function[NCONVEX];

// From the frame of the shape.
static inline void support_place(double point[3], const Convex* c, const double local[3]) {
  mat3_mul_vec(point, c->mat, local);
  addto3(point, c->pos);
}

static inline void support_prism(double point[3], const Convex* c, const double dir[3]) {
  const double* const* v = c->corner + (dir[2] < 0 ? 0 : 3);
  double x0 = dot3(v[0], dir), x1 = dot3(v[1], dir), x2 = dot3(v[2], dir);
  int best = x1 > x0;
  double most = x1 > x0 ? x1 : x0;
  best = x2 > most ? 2 : best; // no branch: it would be guessed wrong
  copy3(point, v[best]);
}

// The same point as without corners at hand, for a third of the work.
static inline void support_box_corner(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  int corner = (l[0] >= 0) | (l[1] >= 0) << 1 | (l[2] >= 0) << 2;
  c->vertindex = corner;
  copy3(point, c->corners->at[corner]);
}

static inline void support_cylinder(double point[3], const Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  double across = l[0] * l[0] + l[1] * l[1];
  double scale = across > VEC_MINVAL * VEC_MINVAL ? c->size[0] / sqrt(across) : 0;
  l[0] *= scale;
  l[1] *= scale;
  l[2] = l[2] >= 0 ? c->size[1] : -c->size[1];
  support_place(point, c, l);
}

// The support point of a unit direction, without the margin. Remembers the corner it found, from
// which the next search starts.
static inline void support(double point[3], Convex* c, const double dir[3]) {
  if (c->kind == CONVEX_PRISM)
    support_prism(point, c, dir);
  else if (c->kind == CONVEX_CYLINDER)
    support_cylinder(point, c, dir);
  else if (c->kind == CONVEX_BOX && c->corners)
    support_box_corner(point, c, dir);
  else
    support_function[c->kind](point, c, dir);
}

// Give a box its corners, for many searches. A flat box has none: two of them would be one point.
void support_corners(Convex* box, BoxCorners* corners);

// The neighbour of a hull vertex that is highest along l, in the frame of the shape, if it is
// higher than `most`, which becomes its height; else `from`.
int support_climb_step(const Convex* c, const double l[3], int from, double* most);

// A point inside.
void support_center(double center[3], const Convex* c);

// Flat sides and sharp corners only, so that GJK and EPA end after finitely many steps.
bool support_is_discrete(const Convex* c);

#endif
