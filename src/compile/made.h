// Results of the compilation that a written model contains: the spec keeps them.
#ifndef COMPILE_MADE_H
#define COMPILE_MADE_H

#include "compile/build.h"

// Inertia of the bodies as it is before free bodies are aligned and static ones fused, to be
// written on demand (saveinertial) and for parts with other settings for inertia than the whole.
void made_inertia(const Build* b);

// Numbers that keyframe i left open (NaN) get the values of the model.
void made_key(const Build* b, const ctModel* m, int i);

// Ranges that actuators inherited; made_key of all.
void made_values(const Build* b, const ctModel* m);

#endif
