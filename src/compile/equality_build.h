// Equality constraints: the objects they name.
#ifndef COMPILE_EQUALITY_BUILD_H
#define COMPILE_EQUALITY_BUILD_H

#include "compile/build.h"

//   reads  equalities: s     writes  equalities: obj1 obj2 objtype of s
Status equality_build(Build* b);

// Rows that all of them can make.
int equality_build_rows(const Build* b);

#endif
