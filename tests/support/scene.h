// Loading of models for tests, and states that are neither special nor random.
#ifndef SUPPORT_SCENE_H
#define SUPPORT_SCENE_H

#include "support/numbers.h"

#include <corten/corten.h>

// A model of the folder scenes/; the test fails with the loader's message when there is none.
#define scene_load(name) scene_load_from(CT_SCENE_DIR, name)
ctModel* scene_load_from(const char* folder, const char* name);

// A scene and a data for it; released together.
typedef struct Scene {
  ctModel* m;
  ctData* d;
} Scene;
#define scene_open(name) scene_open_from(CT_SCENE_DIR, name)
Scene scene_open_from(const char* folder, const char* name);
void scene_close(Scene* s);

// The configuration of seed item 19 A1: qpos[i] = 0.1 sin(i seed), quaternions near the identity.
void scene_pose(const ctModel* m, ctData* d, double seed);

// Velocities qvel[i] = size cos(i + seed).
void scene_speed(const ctModel* m, ctData* d, double seed, double size);

#endif
