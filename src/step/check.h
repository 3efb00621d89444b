// Guards against states that are not numbers.
#ifndef STEP_CHECK_H
#define STEP_CHECK_H

#include <corten/data.h>
#include <corten/model.h>

// A value that is NaN or beyond ctMAXVAL raises a warning with the culprit's name and, unless
// autoreset is disabled, resets the data.
void check_position(const ctModel* m, ctData* d);
void check_velocity(const ctModel* m, ctData* d);

// The same for qacc; after a reset the forward dynamics are computed again.
void check_acceleration(const ctModel* m, ctData* d);

#endif
