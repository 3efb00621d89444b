// A buffer of finished pixels: colours and depths, rows from below. Depths are those of OpenGL with
// reversed z: 1 at the near plane, 0 at the far plane and where nothing is.
#ifndef DRAW_SURFACE_H
#define DRAW_SURFACE_H

#include <corten/draw.h>

#include <stdbool.h>

typedef struct Surface {
  int width, height;
  unsigned char* rgb; // 3 width height
  float* depth;       // width height
} Surface;

// Size without content: black and far. False and unchanged when out of memory. 0 x 0 frees it.
bool surface_resize(Surface* s, int width, int height);

// Grows to hold a viewport, with its content. False and unchanged when out of memory.
bool surface_reach(Surface* s, ctrRect viewport);

void surface_free(Surface* s);

// The part of a rectangle that is inside.
ctrRect surface_clip(const Surface* s, ctrRect r);

void surface_fill(Surface* s, ctrRect r, const float rgba[4]); // blended by alpha

#endif
