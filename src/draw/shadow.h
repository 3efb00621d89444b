// Shadows: which visible points a light reaches.
#ifndef DRAW_SHADOW_H
#define DRAW_SHADOW_H

#include "draw/linear.h"
#include "draw/visible.h"

void shadow_count(Shot* f); // lights with shadows, before the pieces are made
bool shadow_make(Shot* f);  // what casts shadows; false: out of memory
void shadow_free(Shot* f);

// Where the points of a triangle are on the maps; iw, z: its 1 / w and depth, linear on the screen.
void shadow_lines(MapLine* map, const Shot* f, const Tile* t, const double iw[3],
                  const double z[3]);

// Pixels x .. x + n - 1 of row y of a tile that see one triangle, with its places on the maps.
typedef struct ShadowRow {
  const MapLine* map; // of each light
  unsigned lights;    // bit k: the light of pass 1 + k is asked for
  int piece;          // of the triangle, if it is flat and so does not hide itself; -1: it may
  int x, y, n;
} ShadowRow;

// Bit k of lit[i]: the light of pass 1 + k reaches pixel x + i, or is not asked for.
void shadow_row(uint8_t* lit, const Shot* f, const ShadowRow* row);

#endif
