// Pixels in memory, as the writers of this folder read them.
#ifndef MEDIA_PIXELS_H
#define MEDIA_PIXELS_H

#include <stddef.h>

typedef enum PixelKind {
  PIXEL_GRAY8,
  PIXEL_GRAY16,
  PIXEL_RGB8,
  PIXEL_RGBA8,
  PIXEL_KINDS
} PixelKind;

typedef struct PixelGrid {
  PixelKind kind; // GRAY16: uint16_t in the order of this machine
  int width, height;
  const void* top;  // first row of the picture
  ptrdiff_t stride; // bytes to the row below; negative: the rows lie bottom up, as OpenGL has them
} PixelGrid;

enum { PIXELS_MOST = 1 << 15 }; // width and height of a picture that is written

static const int kPixelBytes[PIXEL_KINDS] = {1, 2, 3, 4};

static inline const unsigned char* pixel_row(const PixelGrid* p, int y) {
  return (const unsigned char*)p->top + y * p->stride;
}

#endif
