// What compilation found that a written model has to say: the spec keeps it.
#ifndef COMPILE_MADE_H
#define COMPILE_MADE_H

#include "compile/build.h"

// Inertia of the bodies as it is before free bodies are aligned and static ones fused, to be
// written on demand (saveinertial) and for parts with other settings for inertia than the whole.
void made_inertia(const Build* b);

// Ranges that actuators inherited; numbers that keyframes of attached parts left open (NaN).
void made_values(const Build* b, const ctModel* m);

#endif
