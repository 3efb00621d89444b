// Surfaces of flexes and skins in a scene.
#ifndef VIEW_SCENE_FLEX_H
#define VIEW_SCENE_FLEX_H

#include <corten/data.h>
#include <corten/model.h>
#include <corten/view.h>

// Faces that the flex can have at most, whatever is shown of it.
int scene_flex_max_faces(const ctModel* m, int flex);

//   reads   flexvert_xpos, for colours flexedge_length xpos xmat
//   writes  flexvert flexface flexnormal flextexcoord flexfaceused flexcoloropt flexcolormax
//           flexvertcolor flexfacecolor
void scene_flex(const ctModel* m, const ctData* d, const ctvOption* opt, ctvScene* scn);

// Skins of the groups that are shown; the others are zero.
//   reads   xpos xquat     writes   skinvert skinnormal
void scene_skin(const ctModel* m, const ctData* d, const ctvOption* opt, ctvScene* scn);

#endif
