// Candidates of deformable bodies with themselves and with each other.
#ifndef DEFORM_SELF_COLLIDE_H
#define DEFORM_SELF_COLLIDE_H

#include "deform/work.h"

// Append vertices near faces and edges near edges, of different parts and of one part; false: out
// of memory.
bool self_collide_others(DeformWork* w);
bool self_collide_within(DeformWork* w, int part);

#endif
