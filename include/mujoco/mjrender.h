// Written by tools/gen.py from schema/enums.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJRENDER_H
#define MUJOCO_MJRENDER_H

#include <mujoco/mjmodel.h>

// Drawing itself is not part of this build: every mjr_ function reports that to mju_error.
#define mjNAUX 10
#define mjMAXTEXTURE 1000
#define mjMAXMATERIAL 1000

typedef enum mjtGridPos_ {
  mjGRID_TOPLEFT, mjGRID_TOPRIGHT, mjGRID_BOTTOMLEFT, mjGRID_BOTTOMRIGHT,
  mjGRID_TOP, mjGRID_BOTTOM, mjGRID_LEFT, mjGRID_RIGHT
} mjtGridPos;
typedef enum mjtFramebuffer_ { mjFB_WINDOW, mjFB_OFFSCREEN } mjtFramebuffer;
typedef enum mjtDepthMap_ { mjDEPTH_ZERONEAR, mjDEPTH_ZEROFAR } mjtDepthMap;
typedef enum mjtFontScale_ {
  mjFONTSCALE_50 = 50, mjFONTSCALE_100 = 100, mjFONTSCALE_150 = 150,
  mjFONTSCALE_200 = 200, mjFONTSCALE_250 = 250, mjFONTSCALE_300 = 300
} mjtFontScale;
typedef enum mjtFont_ { mjFONT_NORMAL, mjFONT_SHADOW, mjFONT_BIG } mjtFont;

typedef struct mjrRect_ {
  int left, bottom, width, height;
} mjrRect;

// what a program may look at without drawing
typedef struct mjrContext_ {
  int offWidth, offHeight, offSamples, fontScale;
  int glInitialized, windowAvailable, windowSamples, windowStereo, windowDoublebuffer;
  int currentBuffer, readPixelFormat, readDepthMap;
} mjrContext;

#endif
