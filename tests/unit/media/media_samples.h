// Bytes and pictures that the tests of src/media share.
#ifndef TESTS_UNIT_MEDIA_SAMPLES_H
#define TESTS_UNIT_MEDIA_SAMPLES_H

#include "base/rng.h"
#include "media/pixels.h"
#include "support/cmocka_all.h"

#include <stdlib.h>

// Kinds of data: constant, text-like repetition, random, few symbols, a smooth ramp.
enum { SAMPLE_KINDS = 5 };

static inline void fill_sample(unsigned char* data, int n, int kind) {
  uint32_t x = 12345u + (uint32_t)kind;
  for (int i = 0; i < n; i++) {
    x = x * 1664525u + 1013904223u;
    const unsigned char random = (unsigned char)(x >> 24);
    const unsigned char by_kind[SAMPLE_KINDS] = {
        7, (unsigned char)"the cart and the pole; "[i % 23], random, (unsigned char)(random % 5),
        (unsigned char)(i / 37)};
    data[i] = by_kind[kind];
  }
}

// A picture with a gradient, an edge and a spot at a place that moves with `time`.
static inline void fill_picture(unsigned char* rgb, int width, int height, int time) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const int dx = x - 5 - 2 * time, dy = y - height / 2;
      const bool spot = dx * dx + dy * dy < 20;
      unsigned char* p = rgb + 3 * (y * width + x);
      p[0] = (unsigned char)(spot ? 230 : x * 255 / width);
      p[1] = (unsigned char)(spot ? 40 : y * 255 / height);
      p[2] = (unsigned char)(spot ? 30 : x > width / 2 ? 200 : 90 + (x + y) % 7);
    }
}

static inline PixelGrid grid_of(const void* rgb, int width, int height) {
  return (PixelGrid){PIXEL_RGB8, width, height, rgb, 3 * width};
}

#endif
