// Surfaces of deformable bodies of particles in a scene: one mesh per body.
#ifndef VIEW_SCENE_DEFORM_H
#define VIEW_SCENE_DEFORM_H

#include <corten/data.h>
#include <corten/model.h>
#include <corten/view.h>

//   reads   positions of the deformable bodies of the data
//   writes  ndeform ndeformface deformfaceadr deformfacenum deformface deformnormal
// Without room in memory the scene has no surfaces and its status is 1.
void scene_deform(const ctData* d, const ctvOption* opt, ctvScene* scn);

// Memory of these arrays, with those that were outgrown.
void scene_deform_free(ctvScene* scn);

#endif
