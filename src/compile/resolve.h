// First pass: copy the elements of the spec into the build in the order of the model, and map names
// to them.
#ifndef COMPILE_RESOLVE_H
#define COMPILE_RESOLVE_H

#include "compile/build.h"

Status resolve(Build* b, Spec* spec,
               ErrorList* err); // b is zeroed before; resolve_free in any case
void resolve_free(Build* b);

// Targets, materials and textures of the tree's elements; maps must be up to date.
Status resolve_references(Build* b);

// Map body names again, after bodies were merged.
Status resolve_body_names(Build* b);

#endif
