// States of a recording in the data of a model.
#ifndef CT_CLI_PLAYBACK_H
#define CT_CLI_PLAYBACK_H

#include "recording.h"

#include <corten/corten.h>

// Writes the fields of a block into the data; false after an error with its line.
bool playback_set(const Recording* r, const RecBlock* block, const ctModel* m, ctData* d);

// Makes the data what the engine that was recorded had after a block: its positions, velocities and
// time, and what follows from them. Deformable bodies and blocks without positions are stepped.
bool playback_show(const Recording* r, const RecBlock* block, const ctModel* m, ctData* d);

#endif
