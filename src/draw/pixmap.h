// A buffer of finished pixels: colours and depths, rows from below. Depths are those of OpenGL with
// reversed z: 1 at the near plane, 0 at the far plane and where nothing is.
#ifndef DRAW_PIXMAP_H
#define DRAW_PIXMAP_H

#include <corten/draw.h>

#include <stdbool.h>

typedef struct Pixmap {
  int width, height;
  unsigned char* rgb; // 3 width height
  float* depth;       // width height
} Pixmap;

// Size without content: black and far. False and unchanged when out of memory. 0 x 0 frees it.
bool pixmap_resize(Pixmap* s, int width, int height);

// Grows to hold a viewport, with its content. False and unchanged when out of memory.
bool pixmap_reach(Pixmap* s, ctrRect viewport);

void pixmap_free(Pixmap* s);

// The part of a rectangle that is inside.
ctrRect pixmap_clip(const Pixmap* s, ctrRect r);

void pixmap_fill(Pixmap* s, ctrRect r, const float rgba[4]); // blended by alpha

#endif
