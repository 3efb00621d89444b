// Written by tools/gen.py from schema/view.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJVISUALIZE_H
#define MUJOCO_MJVISUALIZE_H

#include <mujoco/mjtags.h>
#include <corten/view.h>
#include <mujoco/mjmodel.h>

typedef ctvPerturb mjvPerturb;
typedef ctvCamera mjvCamera;
typedef ctvGLCamera mjvGLCamera;
typedef ctvGeom mjvGeom;
typedef ctvLight mjvLight;
typedef ctvOption mjvOption;
typedef ctvScene mjvScene;
typedef ctvFigure mjvFigure;

#endif
