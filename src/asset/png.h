// A PNG file taken apart: header, palette, transparency, and compressed data.
#ifndef ASSET_PNG_H
#define ASSET_PNG_H

#include "asset/asset_file.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum PngColor {
  PNG_GRAY = 0,
  PNG_RGB = 2,
  PNG_PALETTE = 3,
  PNG_GRAY_ALPHA = 4,
  PNG_RGBA = 6,
} PngColor;

typedef struct Png {
  uint32_t width, height;
  int depth; // bits per sample
  PngColor color;
  int samples; // per pixel
  bool interlaced;
  bool srgb;
  unsigned char palette[256][4]; // RGBA; black where the file has none
  int npalette;
  bool has_key; // this gray or RGB value is transparent
  uint16_t key[3];
  unsigned char* data; // all IDAT chunks, owned
  size_t data_size;
} Png;

// Read the chunks. NULL, or a constant text that says what is wrong. png_free in any case.
const char* png_read(Png* png, const AssetFile* in);
void png_free(Png* png);

// Bytes of a row of width pixels, without its filter byte; of all rows of all passes with them.
size_t png_row_bytes(const Png* png, uint32_t width);
size_t png_raw_bytes(const Png* png); // 0 if more than IMAGE_MAX_BYTES

// Filtered rows to an image of `channels` bytes a pixel. raw is changed. NULL or what is wrong.
const char* png_pixels(const Png* png, unsigned char* raw, unsigned char* out, int channels);

#endif
