// One sweep over the elements of a batch, colour by colour; the groups of a colour in threads.
#ifndef DEFORM_ELEMENT_SOLVE_H
#define DEFORM_ELEMENT_SOLVE_H

#include "base/pool.h"
#include "deform/element.h"

// Project all elements of a batch, in the widest lanes of this processor.
void element_solve(const ElementJob* job, Pool* pool);

#endif
