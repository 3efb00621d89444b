// Second pass: joints, geoms, sites, cameras and lights in the frames of their bodies, checked and
// completed.
#ifndef COMPILE_ELEMENTS_H
#define COMPILE_ELEMENTS_H

#include "compile/build.h"

//   reads  bodies: weld, explicitinertial; the compiler's settings     writes  s of each element
Status elements_joints(Build* b);      // and dofs of the bodies
Status elements_free_on_top(Build* b); // once the static bodies are fused
Status elements_geoms(Build* b);       // and mass inertia aabb fluid
Status elements_sites(Build* b);
Status elements_cameras(Build* b); // and intrinsics
Status elements_lights(Build* b);

#endif
