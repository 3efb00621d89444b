// Random models as text, the same for the same seed.
#ifndef SUPPORT_RANDOM_SCENE_H
#define SUPPORT_RANDOM_SCENE_H

#include <corten/corten.h>

// A tree that floats without gravity and contacts: a free root, hinges, slides and ball joints,
// springs between its parts. damping 0: it keeps its energy.
ctModel* random_scene_floating(unsigned seed, double damping);

// A tree that hangs from the world under gravity, without dampers: it keeps its energy.
ctModel* random_scene_hanging(unsigned seed);

// Free bodies above a floor. Of boxes none is near another one; condim 1, 3, 4 or 6.
ctModel* random_scene_bodies(unsigned seed);

// A tree with limits, friction, springs, dampers, motors, tendon and equalities over a floor, and
// free bodies.
ctModel* random_scene_everything(unsigned seed);

#endif
