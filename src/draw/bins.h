// Triangles by tile and layer.
#ifndef DRAW_BINS_H
#define DRAW_BINS_H

#include "draw/frame.h"

typedef struct TileList {
  const int* tri;
  int n;
} TileList;

TileList bins_of(const Shot* f, int tile, Layer layer);

#endif
