// Written by tools/gen.py from schema/view.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJVISUALIZE_H
#define MUJOCO_MJVISUALIZE_H

#include <corten/view.h>
#include <mujoco/mjmodel.h>

typedef ctvPerturb mjvPerturb;
#define mjvPerturb_ ctvPerturb_
typedef ctvCamera mjvCamera;
#define mjvCamera_ ctvCamera_
typedef ctvGLCamera mjvGLCamera;
#define mjvGLCamera_ ctvGLCamera_
typedef ctvGeom mjvGeom;
#define mjvGeom_ ctvGeom_
typedef ctvLight mjvLight;
#define mjvLight_ ctvLight_
typedef ctvOption mjvOption;
#define mjvOption_ ctvOption_
typedef ctvScene mjvScene;
#define mjvScene_ ctvScene_
typedef ctvFigure mjvFigure;
#define mjvFigure_ ctvFigure_

#endif
