// The list of pairs that the narrow phase examines, and the filters a pair of geoms must pass.
#ifndef COLLIDE_CANDIDATES_H
#define COLLIDE_CANDIDATES_H

#include "base/arena.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Pairs with a part of a flex have one of these instead of a pair element; what g1 and g2 are then.
enum {
  CANDIDATE_PLANE_VERT = -2, // a plane, a vertex
  CANDIDATE_GEOM_ELEM = -3,  // another geom, an element
  CANDIDATE_ELEM_ELEM = -4,  // two elements
  CANDIDATE_VERT_ELEM = -5,  // a vertex, an element of the same flex
  CANDIDATE_ELEM_FACE = -6,  // a tetrahedron, one of its corners: seen from the face across
};

// Two geoms ordered by type: their collider is narrowphase[type of g1][type of g2].
typedef struct Candidate {
  int g1, g2;
  int pair;   // the pair element, -1: none, below: see above
  int f1, f2; // flexes that g1 and g2 belong to, -1: they are geoms
} Candidate;

typedef struct Candidates {
  const ctModel* m;
  ctData* d;
  Arena* arena; // the list is the last thing in it
  Candidate* at;
  int n;
  bool full;    // there was no memory for more
  int from, to; // pair elements of the bodies at hand: they replace what would be found
} Candidates;

// An empty list in temporary memory of the arena.
Candidates candidates_begin(const ctModel* m, ctData* d);

// Add two geoms of different bodies, if masks, user filter and bounding spheres let them.
void candidates_geoms(Candidates* c, int g1, int g2);

// The same, for geoms whose bounding spheres are known to overlap.
void candidates_near_geoms(Candidates* c, int g1, int g2);

// Add a pair element, if its bounding spheres overlap.
void candidates_pair(Candidates* c, int pair);

// The same without a look at where they are.
void candidates_listed_pair(Candidates* c, int pair);

// Add a pair without a filter.
void candidates_add(Candidates* c, Candidate pair);

// Are the bounding spheres of two geoms farther apart than the margin? A plane counts by its
// height.
bool candidates_apart(const ctModel* m, const ctData* d, int g1, int g2, double margin);

// Remove those from the start-th on, of a search that failed.
void candidates_drop(Candidates* c, int start);

// Sort from the start-th on, by first, then by second geom.
bool candidates_sort(Candidates* c, int start);

#endif
