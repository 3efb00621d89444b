// The segments of a chain as trees. Node v is vertex v with the segment that ends in it.
#ifndef DEFORM_ROD_TREE_H
#define DEFORM_ROD_TREE_H

#include "deform/element.h"
#include "model/deform_set.h"

typedef struct RodSystem {
  int nvert, nelem;
  int* order;            // vertices, parents before children
  int* parent;           // -1: a root
  int* seg;              // segment that ends in the vertex; -1: none
  int* from;             // vertex in which it begins: the parent, or the last node of a ring
  int* before;           // node whose segment it bends against; -1: none
  int* ring;             // root of the ring the vertex is in; -1: none
  int* last;             // of a ring's root: the last node; else -1
  int *child, *children; // children of v: children[child[v] .. child[v + 1] - 1]
  int nring, *ring_root; // roots of rings
  double* length;        // of the segment, m
  double* span;          // of the bend: mean of the lengths of both segments
  double* half;          // root of the rest rotation from the segment before, 4 per vertex
  double stretch[3];     // G A, G A, E A with the shear factor, N
  double bend[3];        // E I, E I, G J, N m^2
  double hold;           // keeps the spin of a free chain regular, N m
} RodSystem;

// From a checked chain; sets extra and nextra of the shape: 4 numbers per element. Segments that
// close loops, other than one ring, go to `loops` as distances. NULL: out of memory.
RodSystem* rod_make(DeformShape* s, ElementBatch* loops);
void rod_free(RodSystem* r); // NULL allowed

// A frame of each segment at positions x, carried from segment to segment without twist against
// the rest shape.
void rod_frames(double* frame, const RodSystem* r, const double* x);

// From now on the chain is at rest when its segments are in line, whatever its rest positions are:
// a ring bent from a straight rod.
void rod_straighten(RodSystem* r);

// Directions: the shortest turn from unit vector a to b, applied to q; that of a segment, false
// without length; the z axis of a frame.
void rod_turn_towards(double q[4], const double a[3], const double b[3]);
bool rod_unit_edge(double e[3], const double* x, int from, int to);
void rod_direction(double d[3], const double q[4]);

#endif
