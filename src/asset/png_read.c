// The chunks of a PNG file: which are allowed, what they hold, whether they are whole. A chunk is
// read only if it lies inside the file, and the checksums of all that is used are right; compressed
// data is collected in a buffer as long as the file. Sizes are bounded before pixels are allocated.
#include "asset/crc.h"
#include "asset/png.h"
#include "base/alloc.h"

#include <string.h>

enum { SIGNATURE = 8, HEADER = 33, CHUNK = 12 };

//---------------------------------- chunks --------------------------------------------------------

typedef struct Chunk {
  const unsigned char* data;
  size_t size;
} Chunk;

static const char* read_palette(Png* png, Chunk c) {
  png->npalette = (int)(c.size / 3 > 256 ? 257 : c.size / 3);
  if (png->npalette == 0 || png->npalette > 256) return "the palette is too small or too big";
  for (int i = 0; i < png->npalette; i++) {
    memcpy(png->palette[i], c.data + 3 * i, 3);
    png->palette[i][3] = 255;
  }
  return NULL;
}

static const char* read_transparency(Png* png, Chunk c) {
  switch (png->color) {
  case PNG_PALETTE:
    if (c.size > (size_t)png->npalette)
      return "tRNS chunk before PLTE or has more entries than palette size";
    for (size_t i = 0; i < c.size; i++) png->palette[i][3] = c.data[i];
    return NULL;
  case PNG_GRAY:
  case PNG_RGB:
    if (c.size != 2 * (size_t)png->samples)
      return png->color == PNG_RGB ? "tRNS chunk has wrong size for RGB image"
                                   : "tRNS chunk has wrong size for grayscale image";
    for (int i = 0; i < png->samples; i++)
      png->key[i] = (uint16_t)(c.data[2 * i] << 8 | c.data[2 * i + 1]);
    png->has_key = true;
    return NULL;
  default:
    return "tRNS chunk appeared while it was not allowed for this color type";
  }
}

static const char* read_idat(Png* png, Chunk c) {
  memcpy(png->data + png->data_size, c.data, c.size); // has room for the whole file
  png->data_size += c.size;
  return NULL;
}

static const char* read_srgb(Png* png, Chunk c) {
  png->srgb = true;
  return c.size == 1 ? NULL : "invalid sRGB chunk size";
}

static const char* read_gama(Png* png, Chunk c) {
  (void)png;
  return c.size == 4 ? NULL : "invalid gAMA chunk size";
}

static const char* read_chrm(Png* png, Chunk c) {
  (void)png;
  return c.size == 32 ? NULL : "invalid cHRM chunk size";
}

static const char* read_phys(Png* png, Chunk c) {
  (void)png;
  return c.size == 9 ? NULL : "invalid pHYs chunk size";
}

static const char* read_time(Png* png, Chunk c) {
  (void)png;
  return c.size == 7 ? NULL : "invalid tIME chunk size";
}

static const char* read_background(Png* png, Chunk c) {
  size_t size = png->color == PNG_PALETTE ? 1 : png->color & 2 ? 6 : 2;
  return c.size == size ? NULL : "bKGD chunk has wrong size for the color type of the image";
}

static const char* read_end(Png* png, Chunk c) {
  (void)png;
  (void)c;
  return NULL;
}

// Chunks we know; their checksum is looked at. Text and color profiles are skipped unread.
static const struct Known {
  char name[5];
  const char* (*read)(Png* png, Chunk c);
} kKnown[] = {
    {"IDAT", read_idat},       {"PLTE", read_palette}, {"tRNS", read_transparency},
    {"IEND", read_end},        {"sRGB", read_srgb},    {"gAMA", read_gama},
    {"cHRM", read_chrm},       {"pHYs", read_phys},    {"tIME", read_time},
    {"bKGD", read_background},
};

static const struct Known* find_chunk(const unsigned char* name) {
  for (size_t i = 0; i < sizeof kKnown / sizeof kKnown[0]; i++)
    if (memcmp(name, kKnown[i].name, 4) == 0) return &kKnown[i];
  return NULL;
}

//---------------------------------- file ----------------------------------------------------------

static const char* read_header(Png* png, const AssetFile* in, const Crc* crc) {
  const unsigned char* p = in->data;
  if (in->size < HEADER) return "PNG file is smaller than a PNG header";
  if (memcmp(p, "\x89PNG\r\n\x1a\n", SIGNATURE) != 0)
    return "incorrect PNG signature, it's no PNG or corrupted";
  if (asset_u32_big(p + 8) != 13) return "header chunk must have a size of 13 bytes";
  if (memcmp(p + 12, "IHDR", 4) != 0) return "first chunk is not the header chunk";
  png->width = asset_u32_big(p + 16);
  png->height = asset_u32_big(p + 20);
  if (png->width == 0 || png->height == 0) return "zero width or height is invalid";
  // depths a color type may have, one bit each
  static const struct Kind {
    unsigned depths;
    int samples;
  } kKind[7] = {[PNG_GRAY] = {1 << 1 | 1 << 2 | 1 << 4 | 1 << 8 | 1 << 16, 1},
                [PNG_RGB] = {1 << 8 | 1 << 16, 3},
                [PNG_PALETTE] = {1 << 1 | 1 << 2 | 1 << 4 | 1 << 8, 1},
                [PNG_GRAY_ALPHA] = {1 << 8 | 1 << 16, 2},
                [PNG_RGBA] = {1 << 8 | 1 << 16, 4}};
  if (p[25] > 6 || kKind[p[25]].samples == 0) return "illegal PNG color type or bpp";
  png->color = (PngColor)p[25];
  png->samples = kKind[p[25]].samples;
  if (p[24] > 16 || !(kKind[p[25]].depths >> p[24] & 1))
    return "illegal bit depth for this color type given";
  png->depth = p[24];
  if (asset_u32_big(p + 29) != crc_of(crc, p + 12, 17)) return "invalid CRC encountered";
  if (p[26] != 0) return "illegal PNG compression method";
  if (p[27] != 0) return "illegal PNG filter method";
  if (p[28] > 1) return "illegal PNG interlace method";
  png->interlaced = p[28] == 1;
  return NULL;
}

static bool is_chunk_name(const unsigned char* name) {
  for (int i = 0; i < 4; i++)
    if ((name[i] | 32) < 'a' || (name[i] | 32) > 'z') return false;
  return true;
}

// The chunk at *at, which moves behind it.
static const char* read_chunk(Png* png, const unsigned char** at, const unsigned char* end,
                              const Crc* crc, bool* last) {
  const unsigned char *p = *at, *name = p + 4;
  if (end - p < CHUNK) return "chunk length too large, chunk broken off at end of file";
  uint32_t size = asset_u32_big(p);
  if (size > (size_t)(end - p) - CHUNK)
    return "chunk length too large, chunk broken off at end of file";
  *at += CHUNK + size;
  const struct Known* known = find_chunk(name);
  if (!known) {
    if (!is_chunk_name(name)) return "invalid chunk type name: may only contain [a-zA-Z]";
    if (name[2] & 32) return "invalid chunk type name: third character must be uppercase";
    return name[0] & 32 ? NULL
                        : "unknown chunk type with 'critical' flag encountered by the decoder";
  }
  *last = known->read == read_end;
  if (asset_u32_big(p + 8 + size) != crc_of(crc, name, size + 4)) return "invalid CRC encountered";
  return known->read(png, (Chunk){p + 8, size});
}

const char* png_read(Png* png, const AssetFile* in) {
  *png = (Png){0};
  for (int i = 0; i < 256; i++) png->palette[i][3] = 255;
  if (in->size > ASSET_MAX_BYTES) return "the file is too large";
  Crc crc;
  crc_init(&crc);
  const char* wrong = read_header(png, in, &crc);
  if (wrong) return wrong;
  png->data = (unsigned char*)alloc_bytes(in->size);
  if (!png->data) return "out of memory";
  const unsigned char *p = in->data + HEADER, *end = in->data + in->size;
  for (bool last = false; !last && !wrong;) wrong = read_chunk(png, &p, end, &crc, &last);
  if (!wrong && png->color == PNG_PALETTE && png->npalette == 0)
    return "PNG file must have PLTE chunk if color type is palette";
  return wrong;
}

void png_free(Png* png) {
  alloc_free(png->data);
  *png = (Png){0};
}
