// Poses of cameras and lights.
#ifndef POS_CAMLIGHT_H
#define POS_CAMLIGHT_H

#include <corten/data.h>
#include <corten/model.h>

//   reads   xpos xquat xmat subtree_com
//   writes  cam_xpos cam_xmat light_xpos light_xdir
void camlight(const ctModel* m, ctData* d);

#endif
