// Colours of vertices, as OpenGL's fixed functions light them.
#ifndef DRAW_LIGHT_H
#define DRAW_LIGHT_H

#include "base/simd.h"
#include "draw/frame.h"

// Four vertices of a form of a piece: per pass red, green and blue of each.
typedef struct LitVertices {
  float4 c[FRAME_PASSES][3];
} LitVertices;

// What lights without shadows give, then each light with shadows. An unlit piece has its own
// colours in each pass.
void light_vertices(LitVertices* out, const Shot* f, const Piece* p, const Form* form,
                    const int vertex[4]);

// Passes of a piece: transparent and reflected ones and the sky have one for all lights.
static inline int light_passes(const Shot* f, const Piece* p) {
  return p->layer == LAYER_MAIN && p->look.geom >= 0 ? f->npass : 1;
}

#endif
