// Trees that are to sleep and cannot.
#ifndef COMPILE_SLEEP_CHECK_H
#define COMPILE_SLEEP_CHECK_H

#include "compile/build.h"

// Of a finished model: a tree whose policy allows sleep is not tied to others by a tendon, and
// those that begin asleep can, as the model stands in qpos0.
Status sleep_check(Build* b, const ctModel* m);

#endif
