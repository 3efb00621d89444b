// Colours of the pixels of a tile.
#ifndef DRAW_SHADE_H
#define DRAW_SHADE_H

#include "draw/visible.h"

// What a thread needs to shade tiles of a frame.
typedef struct Shader {
  const Shot* f;
  Visible mirror;               // what the mirror shows
  uint32_t color[TILE_SAMPLES]; // of each sample: red, green and blue in the lower bytes
  uint32_t mirrored[TILE_SAMPLES];
  Pile vertex; // colours of vertices that are known
  Pile known;  // of each vertex: the frame in which its colours were found
  uint32_t stamp;
} Shader;

bool shader_begin(Shader* s, const Shot* f); // false: out of memory
void shader_free(Shader* s);

// The picture of a tile into color, and into v's depths where transparent pieces write them.
void shader_run(Shader* s, int index, Visible* v);

// Of one triangle at a point of the screen (pixels): position in the eye's frame.
void shade_position(const Shot* f, int tri, float x, float y, float eye[3]);

#endif
