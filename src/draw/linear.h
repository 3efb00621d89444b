// Numbers that are linear on the screen.
#ifndef DRAW_LINEAR_H
#define DRAW_LINEAR_H

#include "base/simd.h"

// Four numbers, divided by w: at + x right + y up.
typedef struct Linear {
  float4 at, x, y;
} Linear;

// Where a shadow map is looked up: the texel's x w', y w' and w', and the depth times w'.
typedef struct MapLine {
  Linear xyw;
  double z[3];
} MapLine;

static inline float4 linear_row(const Linear* l, float y) { return l->at + y * l->y; }
static inline float4 linear_at(const Linear* l, float x, float y) {
  return l->at + y * l->y + x * l->x;
}

#endif
