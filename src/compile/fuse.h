// Bodies that cannot move join their parents.
#ifndef COMPILE_FUSE_H
#define COMPILE_FUSE_H

#include "compile/build.h"

// Merge static bodies into their parents, with all they carry. A body that something refers to by
// name stays.
Status fuse_static(Build* b);

#endif
