// Shadows: which visible points a light reaches.
#ifndef DRAW_SHADOW_H
#define DRAW_SHADOW_H

#include "draw/facet.h"

void shadow_count(Shot* f); // lights with shadows, before the pieces are made
bool shadow_make(Shot* f);  // what casts shadows; false: out of memory
void shadow_free(Shot* f);

// Where the points of a triangle are on the maps; iw, z: its 1 / w and depth, linear on the screen.
void shadow_lines(MapLine* map, const Shot* f, const Tile* t, const double iw[3],
                  const double z[3]);

// Bit k of lit: the light of pass 1 + k reaches pixel x + i of the tile's row y.
void shadow_row(uint8_t* lit, const Shot* f, const Facet* t, int x, int y, int n);

#endif
