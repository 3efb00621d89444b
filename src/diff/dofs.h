// A set of dofs, ascending, and how they move points and each other.
#ifndef DIFF_DOFS_H
#define DIFF_DOFS_H

#include "diff/diff.h"

#include <stdbool.h>

typedef struct DofSet {
  int n;
  int* dof; // ascending
  int* at;  // of each of the nv dofs: its place in the set, -1: not in it
} DofSet;

// An empty set in the arena; dof NULL: no memory.
DofSet dofs_new(const Diff* x);

// Add the dofs that move a body; dofs_close sorts when all are added.
void dofs_add_body(const Diff* x, DofSet* s, int body);
void dofs_add(DofSet* s, int dof);
void dofs_close(const Diff* x, DofSet* s);

// Make it empty again.
void dofs_clear(DofSet* s);

// Six numbers per place of the set, linear velocity of the point first: r[k * n + place] += weight
// * the motion of the point as a part of the body.
void dofs_add_motion(const Diff* x, const DofSet* s, int body, const double* point, double weight,
                     double* r);

// The point as seen from the centre of mass that the spatial vectors of a body refer to.
void dofs_offset(const Diff* x, int body, const double* point, double off[3]);

// Does dof j turn the axis of dof i? Then dS_i / dq_j = S_j x S_i.
bool dofs_turns(const ctModel* m, int j, int i);

// The wrench (force, torque) at a point of a body is an external one.
void dofs_push(const Diff* x, int body, const double* point, const double* force,
               const double* torque);

#endif
