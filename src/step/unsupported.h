// What a model asks for and this version does not simulate.
#ifndef CORTEN_STEP_UNSUPPORTED_H
#define CORTEN_STEP_UNSUPPORTED_H

#include <corten/data.h>
#include <corten/model.h>

// Raise one warning for each data that lists everything of the model that is ignored.
void unsupported_warn(const ctModel* m, ctData* d);

#endif
