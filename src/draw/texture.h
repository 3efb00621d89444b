// Textures with mipmaps, as OpenGL samples them: linear between texels and between levels.
#ifndef DRAW_TEXTURE_H
#define DRAW_TEXTURE_H

#include <corten/model.h>

#include <stdbool.h>

enum { TEXTURE_LEVELS = 16 };

typedef struct Texture {
  int type;   // cttTexture
  int levels; // mipmaps and the image; 0: no texture
  int width[TEXTURE_LEVELS], height[TEXTURE_LEVELS];
  unsigned char*
      texel[TEXTURE_LEVELS]; // 4 width height: red, green, blue, alpha; six faces of a cube
} Texture;

bool texture_make(Texture* t, const ctModel* m, int texid); // false: out of memory
void texture_free(Texture* t);

// rgba of a 2D texture at (u, v), repeated; rho: texels of the image per pixel.
void texture_sample(float rgba[4], const Texture* t, float u, float v, float rho);

// rgba of a cube in a direction. The level follows from how the direction changes per pixel: dx and
// dy, in texture coordinates.
void texture_sample_cube(float rgba[4], const Texture* t, const float dir[3], const float dx[3],
                         const float dy[3]);

#endif
