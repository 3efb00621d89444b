// Elements of a shape from its rest positions and its material; false: out of memory.
#ifndef DEFORM_ELEMENT_MAKE_H
#define DEFORM_ELEMENT_MAKE_H

#include "deform/element.h"
#include "model/deform_set.h"

bool membrane_make(ElementBatch* out, const DeformShape* s);
bool bend_make(ElementBatch* out, const DeformShape* s);
bool tetra_make(ElementBatch* out, const DeformShape* s);

#endif
