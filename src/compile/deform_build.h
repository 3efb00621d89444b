// Deformable bodies of particles: meshes, materials and holders of the elements of a spec.
#ifndef COMPILE_DEFORM_BUILD_H
#define COMPILE_DEFORM_BUILD_H

#include "compile/build.h"

// Every element becomes a body; all errors together.
Status deform_build(Build* b);
void deform_build_free(Build* b);
void deform_build_sizes(const Build* b, ctModel* m);
void deform_build_emit(const Build* b, ctModel* m);

// keep[i]: a deformable body refers to body i by name.
void deform_build_mark(const Build* b, bool* keep);

#endif
