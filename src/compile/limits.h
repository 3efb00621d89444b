// Ranges that need a word about limits.
#ifndef COMPILE_LIMITS_H
#define COMPILE_LIMITS_H

#include "compile/build.h"

// With autolimits off, a range without a word about limits is more likely a mistake than a wish.
// attribute: of the range; prefix: "", "ctrl", "force" or "act".
Status limits_check(Build* b, const Element* e, const char* attribute, const char* prefix,
                    int limited, const double range[2]);

#endif
