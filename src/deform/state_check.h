// Numbers of deformable bodies that are not finite or huge, as a user may write them or a time step
// that is too long may produce them.
#ifndef DEFORM_STATE_CHECK_H
#define DEFORM_STATE_CHECK_H

#include <corten/data.h>
#include <corten/model.h>

// A body with a bad position, velocity or frame begins anew at its start, unless resets are
// disabled; a bad force becomes 0, a bad mass that of the mesh. Each gives a warning. d has bodies.
void deform_check(const ctModel* m, ctData* d);

#endif
