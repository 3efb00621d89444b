// Memory and threads to draw pictures with.
#ifndef DRAW_CANVAS_H
#define DRAW_CANVAS_H

#include "draw/frame.h"
#include "draw/pixmap.h"

// Where a picture goes. Arrays may be NULL.
typedef struct Target {
  unsigned char* rgb;
  float* depth;     // of OpenGL's buffer, reversed
  int* tri_geom;    // geom of the scene per pixel, -1: none; only of segments
  ptrdiff_t stride; // pixels from a row to the next one above
  int width, height;
} Target;

typedef struct ViewOrder {
  int view;     // eye; -1: between both
  int samples;  // per pixel
  bool segment; // objects instead of colours
} ViewOrder;

ctrCanvas* canvas_make(int nthread); // NULL: out of memory

// Draws a view; false: out of memory.
bool canvas_draw(ctrCanvas* c, const ctvScene* scn, const ctrContext* con, ViewOrder order,
                 const Target* to);

const Shot* canvas_frame(const ctrCanvas* c); // of the last picture

#endif
