// Geoms and meshes that have no effect on the physics go.
#ifndef COMPILE_DISCARD_H
#define COMPILE_DISCARD_H

#include "compile/build.h"

// Drop geoms that touch nothing and that nothing refers to, and meshes that no other geom uses.
// Masses stay where they were counted. Everything that names a geom or a mesh must be resolved.
Status discard_visual(Build* b);

#endif
