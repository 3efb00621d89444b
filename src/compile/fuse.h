// Passes that take elements away: bodies that cannot move join their parents, geoms that cannot
// collide go.
#ifndef COMPILE_FUSE_H
#define COMPILE_FUSE_H

#include "compile/build.h"

// Merge static bodies into their parents, with all they carry. A body that something refers to by
// name stays.
Status fuse_static(Build* b);

// Drop geoms that collide with nothing. Their mass stays where it was counted.
void fuse_discard_visual(Build* b);

#endif
