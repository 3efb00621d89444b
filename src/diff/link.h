// Points of bodies that rows tie together: how their relative motion changes with position.
#ifndef DIFF_LINK_H
#define DIFF_LINK_H

#include "diff/dofs.h"

enum { LINK_MAX = 64 };

typedef struct TiedMember {
  int body;
  double weight;
  const double* point; // in the world
} TiedMember;

// The relative motion sum_k w_k (velocity of point k, angular velocity of body k): per dof (6 x n),
// and for qacc and qvel. second: how these two change with position while the points stay where
// they are in the world.
typedef struct TiedPoints {
  DofSet set;
  int nmember;
  TiedMember member[LINK_MAX];
  double *rel, *second_acc, *second_vel; // 6 x n each
  double acc[6], vel[6];
} TiedPoints;

// Memory for any link; rel NULL: none.
TiedPoints link_new(const Diff* x);

// Fill in rel, second and the two motions from the members; the set must be closed.
void link_fill(const Diff* x, TiedPoints* l);

// second += w (angular motion) x (change of the point), n numbers each for three coordinates: the
// point of one member, or with member < 0 a point that all members share.
void link_move_point(const Diff* x, TiedPoints* l, int member, const double* move);

// The wrench (force, torque) acts on all members with their weights.
void link_push(const Diff* x, const TiedPoints* l, const double* force, const double* torque);

#endif
