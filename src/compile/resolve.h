// First pass: copy the elements of the spec into the build in the order of the model, map names to
// them, and follow the names that one element uses for another.
#ifndef COMPILE_RESOLVE_H
#define COMPILE_RESOLVE_H

#include "compile/build.h"

// b is zeroed before, but for vfs; resolve_free in any case.
Status resolve(Build* b, Spec* spec, ErrorList* err);
void resolve_free(Build* b);

// Parts of it: names, sizes of user data, and what the tree's elements refer to: targets,
// materials, textures, meshes, height fields. Maps must be up to date.
Status resolve_names(Build* b);
Status resolve_user(Build* b);
Status resolve_references(Build* b);

// Map body names again, and follow the targets of cameras and lights, after bodies were merged.
Status resolve_body_names(Build* b);
Status resolve_targets(Build* b);

// Hand a text made with alloc_bytes over to the build. NULL, with the error in b->err, if it is
// NULL or memory ran out.
const char* resolve_text(Build* b, char* made);

#endif
