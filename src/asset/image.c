// Images from files.
#include "asset/image.h"

#include "asset/inflate.h"
#include "asset/png.h"
#include "base/alloc.h"

#include <string.h>

void image_free(Image* image) {
  alloc_free(image->data);
  *image = (Image){0};
}

//---------------------------------- PNG -----------------------------------------------------------

// The pixels of a file whose chunks have been read. raw and out are made here; the caller frees
// them. NULL or what is wrong.
static const char* decode_png(const Png* png, unsigned char** raw, unsigned char** out,
                              int channels) {
  size_t raw_size = png_raw_bytes(png);
  if (raw_size == 0 || png->width > IMAGE_MAX_BYTES / png->height / (unsigned)channels)
    return "integer overflow due to too many pixels";
  if (png->data_size < 2) return "size of zlib data too small";
  if (raw_size / INFLATE_MAX_RATIO > png->data_size) return "invalid decompressed idat size";
  *raw = (unsigned char*)alloc_bytes(raw_size);
  if (!*raw) return "out of memory";
  const char* wrong = inflate_zlib(*raw, raw_size, png->data, png->data_size);
  if (wrong) return wrong;
  *out = (unsigned char*)alloc_bytes((size_t)png->width * png->height * (size_t)channels);
  if (!*out) return "out of memory";
  return png_pixels(png, *raw, *out, channels);
}

Status image_read_png(Image* out, const AssetFile* in, int channels, Place at, ErrorList* err) {
  *out = (Image){0};
  if (channels < 1 || channels > 4)
    return error_add(err, at, "Unsupported number of channels: %d", channels);
  if (in->size == 0) return error_add(err, at, "empty PNG file '%s'", in->name);
  Png png;
  unsigned char *raw = NULL, *data = NULL;
  const char* wrong = png_read(&png, in);
  if (!wrong) wrong = decode_png(&png, &raw, &data, channels);
  if (!wrong) *out = (Image){data, (int)png.width, (int)png.height, channels, png.srgb};
  png_free(&png);
  alloc_free(raw);
  if (!wrong) return CT_OK;
  alloc_free(data);
  return error_add(err, at, "error decoding PNG file '%s': %s", in->name, wrong);
}

//---------------------------------- MuJoCo's format -----------------------------------------------

Status image_read_raw(Image* out, const AssetFile* in, int channels, Place at, ErrorList* err) {
  enum { HEADER = 8 };
  static const char kGuess[] = "Non-PNG texture, assuming custom binary file format,";
  *out = (Image){0};
  if (in->size == 0) return error_add(err, at, "texture file is empty: '%s'", in->name);
  if (in->size < HEADER)
    return error_add(err, at, "%s unexpected file size in file '%s'", kGuess, in->name);
  int width = asset_int(in->data), height = asset_int(in->data + 4);
  if (width < 1 || height < 1)
    return error_add(err, at, "%s non-positive texture dimensions in file '%s'", kGuess, in->name);
  // the file has three bytes a pixel, whatever the texture takes of them
  uint64_t size = in->size - HEADER, row = (uint64_t)width * 3;
  if (size > IMAGE_MAX_BYTES || size / row != (uint64_t)height || size % row != 0)
    return error_add(err, at, "%s unexpected file size in file '%s'", kGuess, in->name);
  uint64_t used = size / 3 * (uint64_t)channels;
  unsigned char* data = (unsigned char*)alloc_zero((size_t)used);
  if (!data) return error_add(err, at, "out of memory");
  memcpy(data, in->data + HEADER, (size_t)(used < size ? used : size));
  *out = (Image){data, width, height, channels, false};
  return CT_OK;
}
