// Elements of deformable bodies in colours and groups of lanes.
//
// Elements of one colour share no vertex, so that they may be projected at once and in any order. A
// group is ELEMENT_LANES elements of one colour; numbers of a group stand lane by lane:
//   vert[(group * ncorner + corner) * ELEMENT_LANES + lane]
//   data[(group * ndata + k) * ELEMENT_LANES + lane]
//
// Kernels work on nodes: ELEMENT_NODE numbers per vertex, x y z and the inverse mass, so that a
// vertex is one load of a vector register and a group is transposed in registers.
#ifndef DEFORM_ELEMENT_H
#define DEFORM_ELEMENT_H

#include <stdbool.h>
#include <stddef.h>

enum { ELEMENT_LANES = 8, ELEMENT_NODE = 4 };

// What one projection of the elements of a colour needs.
typedef struct ElementJob {
  const struct ElementBatch* batch;
  double* node;        // of the moment
  const double* node0; // at the start of the substep; NULL if there is no damping
  double* lambda;      // multipliers of the substep so far; NULL: none, and nothing to remember
  bool fresh;          // they are not written yet: zero
  bool backward;       // last colour first
  double dt, per_dt2;  // 1 / dt^2
  double damping;      // s
  double ratio;        // largest inverse mass over that of the shape, at least 1
} ElementJob;

// A kind of element. solve and solve8 (lanes8.h) work on groups begin .. end-1 and give the same
// bits; energy sums in the order of groups.
typedef struct ElementKind {
  const char* name;
  int ncorner, ndata, nlambda;
  void (*solve)(const ElementJob* job, int begin, int end);
  void (*solve8)(const ElementJob* job, int begin, int end);
  double (*energy)(const struct ElementBatch* batch, const double* x);
} ElementKind;

extern const ElementKind element_membrane, element_bend, element_tetra, element_distance;

// The elements of one kind.
typedef struct ElementBatch {
  const ElementKind* kind;
  int nelem, ngroup, ncolour;
  double frequency; // of the stiffest element if its vertices are free, rad/s; infinite: unknown
  int* colour;      // first group of each colour, and ngroup
  int* count;       // lanes in use per group
  int* vert;
  double* data;
} ElementBatch;

// Elements as they come: corners and constants one behind the other. element_batch colours them. A
// corner may be named twice.
typedef struct ElementRows {
  const ElementKind* kind;
  int nelem;
  const int* vert;    // nelem x ncorner
  const double* data; // nelem x ndata
} ElementRows;

bool element_batch(ElementBatch* out, const ElementRows* in, int nvert); // false: out of memory
void element_free(ElementBatch* b);

#endif
