// Height fields: heights from files or from the XML, scaled to 0..1.
#ifndef COMPILE_HFIELD_BUILD_H
#define COMPILE_HFIELD_BUILD_H

#include "compile/build.h"

//   reads  hfields: s file     writes  hfields: data heights low range; nrow ncol of s
Status hfield_build(Build* b);

// The heights of one field, scaled: the lowest is 0, the highest 1.
void hfield_write(const BuildHField* h, float* out);

#endif
