// Colours of vertices, as OpenGL's fixed functions light them.
#ifndef DRAW_LIGHT_H
#define DRAW_LIGHT_H

#include "draw/frame.h"

// Colours of a vertex of a form of a piece, three numbers per pass: what lights without shadows
// give, then each light with shadows. A vertex of an unlit piece has its own colour in each.
void light_vertex(float* color, const Shot* f, const Piece* p, const Form* form, int vertex);

// Passes of a piece: transparent and reflected ones and the sky have one for all lights.
static inline int light_passes(const Shot* f, const Piece* p) {
  return p->layer == LAYER_MAIN && p->look.geom >= 0 ? f->npass : 1;
}

#endif
