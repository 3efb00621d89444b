// Images as arrays of bytes.
#ifndef ASSET_IMAGE_H
#define ASSET_IMAGE_H

#include "asset/asset_file.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct Image {
  unsigned char* data; // height rows of width pixels of `channels` bytes, first row on top
  int width, height, channels;
  bool srgb; // the file says so
} Image;

enum { IMAGE_MAX_BYTES = 1 << 30 }; // of the decoded image, and of the data it is made from

// Read a file. out need not be initialised; on CT_FAIL it is empty and the reason is in err.
// PNG: any color type and depth to 1 (red or gray), 2 (with alpha), 3 (RGB) or 4 channels (RGBA) of
// 8 bits.
Status image_read_png(Image* out, const AssetFile* in, int channels, Place at, ErrorList* err);

// MuJoCo's own format: int width, int height, then width * height * channels bytes.
Status image_read_raw(Image* out, const AssetFile* in, int channels, Place at, ErrorList* err);

void image_free(Image* image); // leaves an empty image

#endif
