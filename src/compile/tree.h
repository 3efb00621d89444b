// Pass: where everything is in the kinematic tree, and how large the tree's matrices are.
#ifndef COMPILE_TREE_H
#define COMPILE_TREE_H

#include "compile/build.h"

//   reads   bodies, joints      writes   bodies: root .. simple;  nq nv ntree nmocap nM nC nD nB
void tree(Build* b);

// Is a frame at the origin of the body or at its inertial frame, or only turned like one of them?
cttSameFrame tree_sameframe(const double pos[3], const double quat[4], const ctsBody* body);

#endif
