// The memory of a scene.
#ifndef VIEW_SCENE_MEMORY_H
#define VIEW_SCENE_MEMORY_H

#include <corten/model.h>
#include <corten/view.h>

#include <stdbool.h>

// Was the scene made for this model, so that its flexes and skins have room?
bool scene_memory_fits(const ctModel* m, const ctvScene* scn);

#endif
