// Deformable bodies of a data: registration, access, reset. A set is made with the first body. What
// belongs to a body (positions, pins, attachments) is copied with the data; shapes are shared.
#ifndef DEFORM_REGISTRY_H
#define DEFORM_REGISTRY_H

#include "model/deform_set.h"

#include <corten/model.h>

// The bodies that the model defines, in their order; false: failed with the reason in the buffer.
bool registry_add_model(const ctModel* m, ctData* d, char* error, size_t size);

// deformvert_xpos, deformvert_xvel: copies for recordings, dumps and comparisons.
void registry_publish(const ctModel* m, ctData* d);

#endif
