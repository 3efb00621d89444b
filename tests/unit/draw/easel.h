// A stage with a context and a picture of it, for the tests of this folder.
#ifndef UNIT_DRAW_EASEL_H
#define UNIT_DRAW_EASEL_H

#include "unit/view/stage.h"

#include <stdlib.h>

enum { EASEL_SIZE = 64 };

typedef struct Easel {
  Stage stage;
  ctrContext con;
  ctrCanvas* canvas;
  unsigned char rgb[3 * EASEL_SIZE * EASEL_SIZE];
  float depth[EASEL_SIZE * EASEL_SIZE];
  int object[2 * EASEL_SIZE * EASEL_SIZE];
} Easel;

static inline Easel* easel_open(const char* xml) {
  Easel* e = calloc(1, sizeof *e);
  assert_non_null(e);
  e->stage = stage_open(xml);
  ctr_makeContext(e->stage.m, &e->con, ctFONTSCALE_100);
  assert_non_null(e->con.own);
  ctr_setBuffer(ctFB_OFFSCREEN, &e->con);
  e->canvas = ctr_makeCanvas(EASEL_SIZE, EASEL_SIZE, 4, 1);
  assert_non_null(e->canvas);
  stage_show(&e->stage, ctVIS_STATIC);
  memset(e->stage.scn.flags, 0, sizeof e->stage.scn.flags);
  e->stage.scn.flags[ctRND_CULL_FACE] = 1;
  return e;
}

static inline void easel_close(Easel* e) {
  ctr_freeCanvas(e->canvas);
  ctr_freeContext(&e->con);
  stage_close(&e->stage);
  free(e);
}

// A camera at a distance below the negative y axis that looks along y; half width 1 at distance 1.
static inline void easel_look(Easel* e, double distance) {
  ctvGLCamera cam = {.pos = {0, (float)-distance, 0},
                     .forward = {0, 1, 0},
                     .up = {0, 0, 1},
                     .frustum_bottom = -0.1f,
                     .frustum_top = 0.1f,
                     .frustum_near = 0.1f,
                     .frustum_far = 50};
  e->stage.scn.camera[0] = e->stage.scn.camera[1] = cam;
}

static inline void easel_draw(Easel* e) {
  assert_int_equal(ctr_draw(e->canvas, &e->stage.scn, &e->con, e->rgb, e->depth, e->object), 0);
}

// Colour, depth and object of a pixel, from the upper left.
static inline const unsigned char* easel_rgb(const Easel* e, int x, int y) {
  return e->rgb + 3 * (y * EASEL_SIZE + x);
}
static inline float easel_depth(const Easel* e, int x, int y) {
  return e->depth[y * EASEL_SIZE + x];
}
static inline int easel_object(const Easel* e, int x, int y) {
  return e->object[2 * (y * EASEL_SIZE + x)];
}

// Mean of all bytes of the picture.
static inline double easel_mean(const Easel* e) {
  double sum = 0;
  for (size_t i = 0; i < sizeof e->rgb; i++) sum += e->rgb[i];
  return sum / (double)sizeof e->rgb;
}

#endif
