// Poses of bodies and of everything attached to them.
#ifndef POS_KINEMATICS_H
#define POS_KINEMATICS_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

// Poses of bodies, joints, geoms and sites from the configuration.
//   reads   qpos mocap_pos mocap_quat
//   writes  xpos xquat xmat xipos ximat xanchor xaxis geom_xpos geom_xmat site_xpos site_xmat
void kinematics(const ctModel* m, ctData* d);

// A frame fixed in a body; sameframe is a cttSameFrame that saves work.
typedef struct Attached {
  const double* pos;
  const double* quat;
  int body;
  int sameframe;
} Attached;

// Pose of such a frame in the world. xmat may be NULL, then quat is not read.
void kinematics_attach(const ctData* d, const Attached* a, real* xpos, real* xmat);

#endif
