// libFuzzer target for PNG files and zlib streams.
//   1. The input as a file.
//   2. The input as header and filtered rows, wrapped in a file with good checksums: reaches the
//      pixels, which chance would not.
//   3. The input as a zlib stream of some length.
// No crash, leak or undefined behaviour; a failure has a reason; an image has all its bytes.
#include "asset/image.h"
#include "asset/inflate.h"
#include "asset/png.h"
#include "base/alloc.h"
#include "fuzz.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool read_image(const uint8_t* data, size_t size, int channels) {
  AssetFile file = {"fuzz.png", data, size};
  ErrorList err;
  Image image;
  error_init(&err);
  Status s = image_read_png(&image, &file, channels, (Place){0}, &err);
  REQUIRE((s == CT_OK) == (err.errors == 0));
  REQUIRE((s == CT_OK) == (image.data != NULL));
  if (s == CT_OK) {
    REQUIRE(image.width > 0 && image.height > 0 && image.channels == channels);
    size_t n = (size_t)image.width * (size_t)image.height * (size_t)channels;
    unsigned sum = 0;
    for (size_t i = 0; i < n; i++) sum += ((const volatile unsigned char*)image.data)[i];
    (void)sum;
  }
  image_free(&image);
  error_free(&err);
  return s == CT_OK;
}

// ---- a file with good checksums -----------------------------------------------------------------

typedef struct Out {
  unsigned char* data;
  size_t size;
} Out;

static void put(Out* o, const void* data, size_t n) {
  if (n) memcpy(o->data + o->size, data, n);
  o->size += n;
}

static void put_big(Out* o, uint32_t x) {
  unsigned char c[4];
  for (int i = 0; i < 4; i++) c[i] = (unsigned char)(x >> (24 - 8 * i));
  put(o, c, 4);
}

static uint32_t crc(const unsigned char* p, size_t n) {
  uint32_t x = 0xffffffff;
  for (size_t i = 0; i < n; i++) {
    x ^= p[i];
    for (int k = 0; k < 8; k++) x = x & 1 ? x >> 1 ^ 0xedb88320 : x >> 1;
  }
  return ~x;
}

static void put_chunk(Out* o, const char* name, const void* data, size_t n) {
  put_big(o, (uint32_t)n);
  size_t start = o->size;
  put(o, name, 4);
  put(o, data, n);
  put_big(o, crc(o->data + start, n + 4));
}

// Five bytes make the header, one the lengths of palette and transparency, the rest the rows, of
// which there are as many as the header wants: zeros are added, or what is too much is dropped.
static void wrap(const uint8_t* data, size_t size) {
  enum { HEAD = 6 };
  static const unsigned char kDepth[] = {1, 2, 4, 8, 16};
  static const unsigned char kColor[] = {0, 2, 3, 4, 6};
  static const unsigned char kSamples[] = {1, 3, 1, 2, 4};
  if (size < HEAD) return;
  Png png = {.width = data[0] % 40 + 1u, .height = data[1] % 40 + 1u, .depth = kDepth[data[2] % 5]};
  png.color = (PngColor)kColor[data[3] % 5];
  png.samples = kSamples[data[3] % 5];
  png.interlaced = data[4] & 1;
  size_t n = png_raw_bytes(&png), have = size - HEAD < n ? size - HEAD : n;
  unsigned char* raw = (unsigned char*)calloc(n, 1);
  Out o = {(unsigned char*)malloc(n + 2000), 0}, z = {(unsigned char*)malloc(n + 20), 0};
  REQUIRE(raw && o.data && z.data && n < 65536);
  memcpy(raw, data + HEAD, have);

  unsigned char head[13] = {0,
                            0,
                            0,
                            (unsigned char)png.width,
                            0,
                            0,
                            0,
                            (unsigned char)png.height,
                            (unsigned char)png.depth,
                            (unsigned char)png.color,
                            0,
                            0,
                            png.interlaced};
  put(&o, "\x89PNG\r\n\x1a\n", 8);
  put_chunk(&o, "IHDR", head, 13);
  unsigned char colors[768];
  for (int i = 0; i < 768; i++) colors[i] = (unsigned char)(i * 7);
  put_chunk(&o, "PLTE", colors, 3 * (size_t)(data[5] + 1));
  unsigned char key[8] = {0};
  memcpy(key, raw, n < sizeof key ? n : sizeof key);
  if (data[4] & 2)
    put_chunk(&o, "tRNS", key, png.color == PNG_PALETTE ? 1 : 2 * (size_t)png.samples);
  unsigned char start[] = {0x78, 1, 1, n & 255, n >> 8 & 255, ~n & 255, ~n >> 8 & 255};
  put(&z, start, sizeof start);
  put(&z, raw, n);
  put_big(&z, inflate_adler(raw, n));
  put_chunk(&o, "IDAT", z.data, z.size);
  put_chunk(&o, "IEND", NULL, 0);

  // good unless the depth does not fit the color, a filter is unknown, or tRNS not allowed
  bool ok = read_image(o.data, o.size, data[4] / 4 % 4 + 1);
  bool fits =
      png.depth == 8 || png.color == PNG_GRAY || (png.depth == 16) == (png.color != PNG_PALETTE);
  if (fits && have == 0 && !(data[4] & 2)) REQUIRE(ok);
  if (!fits) REQUIRE(!ok);
  free(raw);
  free(o.data);
  free(z.data);
}

static void inflate_any(const uint8_t* data, size_t size) {
  if (size < 2) return;
  size_t n = (size_t)(data[0] | (data[1] & 15) << 8);
  unsigned char* out = (unsigned char*)malloc(n ? n : 1);
  REQUIRE(out);
  const char* wrong = inflate_zlib(out, n, data + 2, size - 2);
  if (!wrong) REQUIRE(n / INFLATE_MAX_RATIO <= size);
  free(out);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  read_image(data, size, (int)(size % 4) + 1);
  wrap(data, size);
  inflate_any(data, size);
  return 0;
}
