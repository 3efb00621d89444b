// The state of a world as one vector: the public functions ct_stateSize, ct_getState, ct_setState,
// ct_copyState, ct_extractState and ct_setKeyframe. A signature is a sum of cttState bits;
// components follow in the order of the bits.
#ifndef CORTEN_MODEL_STATE_H
#define CORTEN_MODEL_STATE_H

#include <corten/data.h>
#include <corten/model.h>

// Numbers in the component that is one single bit of the signature; 0 for anything else.
int state_component_size(const ctModel* m, int bit);

#endif
