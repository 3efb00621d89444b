// Contacts with flexes: how the shares of their bodies change, and how their vertices move.
#ifndef DIFF_CONTACT_SHARE_H
#define DIFF_CONTACT_SHARE_H

#include "diff/link.h"

#include <corten/data.h>

// The members of a contact with their weights, and all dofs that can move it. vert: vertices of
// each side, as in ContactRate. Returns whether the weights depend on the state.
bool contact_share_members(const Diff* x, const ctContact* con, const int vert[2][4],
                           TiedPoints* l);

// to (6 x n) += the motion of a vertex of a flex; the set of l must have its dofs.
void contact_share_vertex(const Diff* x, const TiedPoints* l, int flex, int vertex, double* to);

// Terms of a wrench (force, torque) about con->pos whose shares change: the wrench itself by
// position, and second of the link. move: rates of con->pos (3 x n). soften (n): how the forces
// change because the softness of the rows does, relative to them. False: no memory.
bool contact_share_change(const Diff* x, TiedPoints* l, const ctContact* con, const double* move,
                          const double wrench[6], double* soften);

#endif
