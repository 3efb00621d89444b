// Constraints of a deformable body, made once per shape: elements in batches, chains as trees of
// nodes, and connected parts.
#ifndef DEFORM_SYSTEM_H
#define DEFORM_SYSTEM_H

#include "deform/element.h"
#include "model/deform_set.h"

enum { SYSTEM_BATCHES = 2 };

typedef struct DeformSystem {
  int nvert, nelem;
  int nbatch;
  ElementBatch batch[SYSTEM_BATCHES];
  struct RodSystem* rod; // NULL: no chain
  int npart, *part;      // connected parts, that of each vertex
  int *first, *member;   // vertices of part k: member[first[k] .. first[k + 1] - 1]
  double frequency;      // of the stiffest element, rad/s: dt times it tells how stiff a step is
} DeformSystem;

// From a checked definition and the inverse masses; NULL: out of memory. extra and nextra of the
// shape are set for chains.
DeformSystem* system_make(DeformShape* s);
void system_free(DeformSystem* s); // NULL allowed

// Mass of each vertex of a checked definition: that of its elements in equal parts.
void system_masses(const ctDeformDef* def, double* mass);

#endif
