// The segments of a chain as trees. Node v is vertex v with the segment that ends in it.
#ifndef DEFORM_ROD_TREE_H
#define DEFORM_ROD_TREE_H

#include "deform/rod.h"

struct RodSystem {
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
};

#endif
