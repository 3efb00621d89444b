// A square of pixels. Samples are in groups of four that are tested together: the samples of a
// pixel, of two pixels, or four pixels with one sample each.
#ifndef DRAW_VISIBLE_H
#define DRAW_VISIBLE_H

#include "draw/frame.h"

enum { TILE_SAMPLES = FRAME_TILE * FRAME_TILE * 4, TILE_NONE = -1 };

// Where the samples of a group are.
typedef struct Grouping {
  int width, height; // pixels of a group
  int x[4], y[4];    // of each sample, in eighths of a pixel from the group's corner
} Grouping;

extern const Grouping kGrouping[5]; // by samples per pixel

// What is nearest at each sample.
typedef struct Visible {
  _Alignas(32) float z[TILE_SAMPLES];
  _Alignas(32) int tri[TILE_SAMPLES]; // TILE_NONE: nothing
  uint8_t times[TILE_SAMPLES];        // of lines: how many are there, one over the other
} Visible;

typedef struct Tile {
  const Shot* f;
  const Grouping* grouping;
  int x, y;          // first pixel
  int width, height; // pixels inside the picture
  int row;           // groups per row
} Tile;

Tile tile_make(const Shot* f, int index);

// Index of a sample.
static inline int tile_sample(const Tile* t, int px, int py, int s) {
  const Grouping* g = t->grouping;
  if (t->f->samples == 4) return 4 * (py * FRAME_TILE + px) + s;
  int group = py / g->height * t->row + px / g->width;
  int per = 4 / (g->width * g->height);
  return 4 * group + (py % g->height * g->width + px % g->width) * per + s;
}

void visible_clear(Visible* v);

// The triangles of a list, in order: at equal depths the later one is seen.
void visible_draw(Visible* v, const Tile* t, const int* tri, int n);

// Samples of a triangle that are before the depths z. seen(ctx, group, mask of 4 bits, z of the
// samples) is called for each group that has some.
typedef void SeenGroup(void* ctx, int group, int mask, const float z[4]);
void visible_cover(const Visible* v, const Tile* t, int tri, SeenGroup* seen, void* ctx);

#endif
