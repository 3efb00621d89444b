// Colours of sheets: flat rectangles that are lit at the vertices of a fine grid.
#ifndef DRAW_SHEET_H
#define DRAW_SHEET_H

#include "draw/facet.h"

// Eight pixels of a row.
typedef struct SheetPoints {
  float8 x, w;                   // in pixels of the tile; the facet's w
  float8 color[FRAME_PASSES][4]; // red, green, blue, alpha
} SheetPoints;

// Colours of the first n pixels; the others get some that are between 0 and 1, too.
void sheet_colors(SheetPoints* p, const FacetRow* r, int n, int channels);

#endif
