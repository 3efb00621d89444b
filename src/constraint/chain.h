// The dofs that move bodies, and the Jacobian columns of points on them.
#ifndef CONSTRAINT_CHAIN_H
#define CONSTRAINT_CHAIN_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

// Dofs in ascending order: a range that starts at `first` if dof is NULL.
typedef struct ChainView {
  const int* dof;
  int first;
  int n;
} ChainView;

// The dofs that move a body.
ChainView chain_of(const ctModel* m, int body);

// Union of the dofs of two bodies, ascending. Returns how many; room for nv.
int chain_merge(const ctModel* m, int* dof, int body1, int body2);

// Two points on two bodies, and the dofs that move either.
typedef struct ChainPair {
  const real* point[2];
  int body[2];
  const int* dof;
  int n;
} ChainPair;

// J = J(point[1], body[1]) - J(point[0], body[0]): three rows of n numbers for the position and,
// unless jacr is NULL, three for the rotation.
void chain_difference(const ctModel* m, const ctData* d, const ChainPair* p, real* jacp,
                      real* jacr);

// The same point on both, as of a contact, in the axes of a frame (rows): `rows` of the 6 rows
// normal, tangents, rotation about the normal, about the tangents. Dofs that move both bodies
// cancel.
void chain_contact(const ctModel* m, const ctData* d, const ChainPair* p, const real* frame,
                   real* jac, int rows);

// A point held by several bodies with weights: sum_k w_k J(point, body_k).
typedef struct ChainSum {
  const real* point;
  const int* body;
  const double* weight;
  int nbody;
} ChainSum;

// The union of their dofs; room for nv. Returns how many.
int chain_merge_all(const ctModel* m, int* dof, const ChainSum* s);

// The frame (axes as rows) that a Jacobian is wanted in, its dofs, and how many rows.
typedef struct ChainFrame {
  const real* frame;
  const int* dof;
  int n;
  int rows;
} ChainFrame;

// Jacobian of the weighted sum, rows as of chain_contact.
void chain_sum_contact(const ctModel* m, const ctData* d, const ChainSum* s, const ChainFrame* f,
                       real* jac);

#endif
