// Triangles by tile: counted, then listed, in their order.
#include "draw/bins.h"

#include "base/assert.h"

#include <string.h>

typedef struct TileRange {
  int x0, x1, y0, y1;
} TileRange;

static int clamp_tile(int sub, int n) {
  int t = sub < 0 ? -1 : sub / (FRAME_TILE * FRAME_SUB);
  return t < 0 ? 0 : t < n ? t : n - 1;
}

static TileRange find_tile_range(const Shot* f, const Tri* t) {
  const Vertex *a = frame_vertex(f, t->v[0]), *b = frame_vertex(f, t->v[1]),
               *c = frame_vertex(f, t->v[2]);
  int x0 = a->x, x1 = a->x, y0 = a->y, y1 = a->y;
  if (b->x < x0) x0 = b->x;
  if (b->x > x1) x1 = b->x;
  if (c->x < x0) x0 = c->x;
  if (c->x > x1) x1 = c->x;
  if (b->y < y0) y0 = b->y;
  if (b->y > y1) y1 = b->y;
  if (c->y < y0) y0 = c->y;
  if (c->y > y1) y1 = c->y;
  if (x1 < 0 || y1 < 0 || x0 >= f->width * FRAME_SUB || y0 >= f->height * FRAME_SUB) {
    return (TileRange){0, -1, 0, -1};
  }
  return (TileRange){clamp_tile(x0, f->tiles_x), clamp_tile(x1, f->tiles_x),
                     clamp_tile(y0, f->tiles_y), clamp_tile(y1, f->tiles_y)};
}

static int* bin_counter(const Shot* f, int* start, int x, int y, int layer) {
  return start + ((size_t)y * (size_t)f->tiles_x + (size_t)x) * LAYER_COUNT + layer;
}

static size_t count_bins(const Shot* f, int* start) {
  size_t total = 0;
  for (int i = 0; i < f->ntri; i++) {
    const Tri* t = frame_tri(f, i);
    TileRange r = find_tile_range(f, t);
    int layer = frame_piece(f, t->piece)->layer;
    for (int y = r.y0; y <= r.y1; y++) {
      for (int x = r.x0; x <= r.x1; x++) ++*bin_counter(f, start, x, y, layer);
    }
    if (r.x1 >= r.x0 && r.y1 >= r.y0)
      total += (size_t)(r.x1 - r.x0 + 1) * (size_t)(r.y1 - r.y0 + 1);
  }
  return total;
}

static void fill_bins(const Shot* f, int* start, int* list) {
  for (int i = 0; i < f->ntri; i++) {
    const Tri* t = frame_tri(f, i);
    TileRange r = find_tile_range(f, t);
    int layer = frame_piece(f, t->piece)->layer;
    for (int y = r.y0; y <= r.y1; y++) {
      for (int x = r.x0; x <= r.x1; x++) list[(*bin_counter(f, start, x, y, layer))++] = i;
    }
  }
}

bool bins_make(Shot* f) {
  f->tiles_x = (f->width + FRAME_TILE - 1) / FRAME_TILE;
  f->tiles_y = (f->height + FRAME_TILE - 1) / FRAME_TILE;
  size_t n = (size_t)f->tiles_x * (size_t)f->tiles_y * LAYER_COUNT;
  if (!pile_reserve(&f->bin_start, (n + 1) * sizeof(int))) return false;
  int* start = f->bin_start.data;
  memset(start, 0, (n + 1) * sizeof(int));
  size_t total = count_bins(f, start);
  if (total > INT32_MAX || !pile_reserve(&f->bins, (total + 1) * sizeof(int))) return false;
  int sum = 0;
  for (size_t i = 0; i <= n; i++) {
    int count = start[i];
    start[i] = sum;
    sum += count;
  }
  fill_bins(f, start, f->bins.data);
  // each counter is now at the start of the next bin
  memmove(start + 1, start, n * sizeof(int));
  start[0] = 0;
  return true;
}

TileList bins_of(const Shot* f, int tile, Layer layer) {
  const int* start = (const int*)f->bin_start.data + (size_t)tile * LAYER_COUNT + layer;
  CT_ASSERT(start[0] <= start[1]);
  return (TileList){(const int*)f->bins.data + start[0], start[1] - start[0]};
}
