// Tendons: their paths with all they name, checked.
#ifndef COMPILE_TENDON_BUILD_H
#define COMPILE_TENDON_BUILD_H

#include "compile/build.h"

//   reads  tendons: s; geoms: type     writes  tendons: wrap; Build.wrap; geoms: visual
Status tendon_build(Build* b);

#endif
