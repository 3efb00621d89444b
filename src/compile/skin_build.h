// Skins: surfaces that follow bodies by weights, from files or from the XML.
#ifndef COMPILE_SKIN_BUILD_H
#define COMPILE_SKIN_BUILD_H

#include "compile/build.h"

//   reads  skins: s file; bodies: names     writes  skins: data bone
Status skin_build(Build* b);

#endif
