// Colours of the pixels of a tile.
#ifndef DRAW_SHADE_H
#define DRAW_SHADE_H

#include "draw/facet.h"

enum { TILE_PIXELS = FRAME_TILE * FRAME_TILE };

// What a thread needs to draw tiles. Colours have red, green and blue in the lower bytes. A pixel
// whose samples see one triangle has one colour, in pixel; a split one has one per sample.
typedef struct Shader {
  Visible seen, mirror; // what is seen, and what the mirror shows
  uint32_t pixel[TILE_PIXELS];
  uint8_t split[TILE_PIXELS];
  uint8_t mirrors[TILE_SAMPLES]; // samples that show what the mirror shows
  uint32_t color[TILE_SAMPLES];
  uint32_t mirrored[TILE_SAMPLES];
  FacetStore facets;
} Shader;

bool shader_begin(Shader* s, const Shot* f); // false: out of memory
void shader_free(Shader* s);

// The picture of a tile whose seen is set. Depths change where transparent pieces write them.
void shader_run(Shader* s, int tile);

#endif
