// What the passes of the compiler leave to the next: order, addresses and references of a build.
#ifndef COMPILE_BUILD_CHECK_H
#define COMPILE_BUILD_CHECK_H

#include "compile/build.h"

// Bodies: parents before children, the elements of each kind grouped by body in the order of the
// bodies, ranges that follow one another and end at the count, every element with its own body.
// True from resolve on.
bool build_check_tree(const Build* b);

// Relations: pairs sorted, objects of pairs, excludes, equalities, tendons, actuators and sensors
// are elements that exist. True after the relations were built.
bool build_check_references(const Build* b);

#endif
