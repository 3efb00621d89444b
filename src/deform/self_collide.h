// Candidates of deformable bodies with themselves and with each other.
#ifndef DEFORM_SELF_COLLIDE_H
#define DEFORM_SELF_COLLIDE_H

#include "deform/work.h"

// Append vertices near faces and edges near edges; false: out of memory.
bool self_collide_find(DeformWork* w);

#endif
