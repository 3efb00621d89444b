// Contact pairs and excluded pairs of bodies: what they name, what pairs take from their geoms, and
// their order in the model.
#ifndef COMPILE_CONTACT_BUILD_H
#define COMPILE_CONTACT_BUILD_H

#include "compile/build.h"

//   reads  geoms: s body     writes  pairs, excludes; geoms: visual
Status contact_build_pairs(Build* b);
Status contact_build_excludes(Build* b);

// Stable order by signature.
Status contact_build_sort(Build* b);

#endif
