// Constraints of a deformable body, made once per shape: elements in colours and groups of lanes,
// chains as trees of nodes, and connected parts.
//
// Elements of one colour share no vertex, so that they may be projected at once and in any order. A
// group is SYSTEM_LANES elements of one colour; numbers of a group stand lane by lane:
//   vert[(group * ncorner + corner) * SYSTEM_LANES + lane]   -1: there is none
//   data[(group * ndata + k) * SYSTEM_LANES + lane]
#ifndef DEFORM_SYSTEM_H
#define DEFORM_SYSTEM_H

#include "base/pool.h"
#include "model/deform_set.h"

enum { SYSTEM_LANES = 4, SYSTEM_CORNERS = 6, SYSTEM_DATA = 18 };

// What one projection of the elements of a colour needs.
typedef struct ElementJob {
  const struct ElementBatch* batch;
  double* x;
  const double *x0, *invmass;
  double* lambda; // NULL: one projection per substep, nothing to remember
  double dt;
  double damping; // s
  double ratio;   // largest inverse mass over that of the shape, at least 1
} ElementJob;

// A kind of element. solve works on groups begin .. end-1; energy likewise, in order.
typedef struct ElementKind {
  const char* name;
  int ncorner, ndata, nlambda;
  void (*solve)(const ElementJob* job, int begin, int end);
  double (*energy)(const struct ElementBatch* batch, const double* x);
} ElementKind;

extern const ElementKind element_membrane, element_bend, element_tetra, element_distance;

// The elements of one kind.
typedef struct ElementBatch {
  const ElementKind* kind;
  int nelem, ngroup, ncolour;
  int* colour; // first group of each colour, and ngroup
  int* count;  // lanes in use per group
  int* vert;
  double* data;
} ElementBatch;

// Elements as they come: corners and constants one behind the other. system_batch colours them.
typedef struct ElementRows {
  const ElementKind* kind;
  int nelem;
  const int* vert;    // nelem x ncorner, -1: none
  const double* data; // nelem x ndata
} ElementRows;

enum { SYSTEM_BATCHES = 2 };

typedef struct DeformSystem {
  int nvert, nelem;
  int nbatch;
  ElementBatch batch[SYSTEM_BATCHES];
  struct RodSystem* rod; // NULL: no chain
  int npart, *part;      // connected parts, that of each vertex
  int *first, *member;   // vertices of part k: member[first[k] .. first[k + 1] - 1]
  double frequency;      // of the stiffest element, rad/s: dt times it tells how stiff a step is
  bool remember;         // multipliers are kept: more than one iteration per substep
} DeformSystem;

// From a checked definition and the inverse masses; NULL: out of memory. extra and nextra of the
// shape are set for chains.
DeformSystem* system_make(DeformShape* s);
void system_free(DeformSystem* s); // NULL allowed

// Mass of each vertex of a checked definition: that of its elements in equal parts.
void system_masses(const ctDeformDef* def, double* mass);

bool system_batch(ElementBatch* out, const ElementRows* in, int nvert); // false: out of memory
void system_batch_free(ElementBatch* b);

// Project all elements of a batch, colour by colour.
void system_solve(const ElementJob* job, Pool* pool);

// The makers of elements; false: out of memory. frequency: see DeformSystem.
bool membrane_make(ElementBatch* out, const DeformShape* s, double* frequency);
bool bend_make(ElementBatch* out, const DeformShape* s);
bool tetra_make(ElementBatch* out, const DeformShape* s, double* frequency);

#endif
