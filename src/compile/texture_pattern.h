// Pixels of the built-in textures: pure arithmetic on bytes.
#ifndef COMPILE_TEXTURE_PATTERN_H
#define COMPILE_TEXTURE_PATTERN_H

#include <corten/spec.h>

// Fill data, height x width x 3, with the pattern and marks of a texture. s->type decides between
// one image and the six sides of a cube, which stand one below the other: right, left, up, down,
// front, back; height is then 6 width.
void texture_pattern(const ctsTexture* s, cttByte* data);

#endif
