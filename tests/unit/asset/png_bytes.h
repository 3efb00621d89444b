// PNG files made by hand: chunks with their checksums, pixels in stored blocks.
#ifndef TESTS_UNIT_ASSET_PNG_BYTES_H
#define TESTS_UNIT_ASSET_PNG_BYTES_H

#include "asset/inflate.h"
#include "unit/asset/asset_bytes.h"

static inline void put_big(Bytes* b, uint32_t x) {
  for (int i = 24; i >= 0; i -= 8) put_fill(b, (int)(x >> i & 255), 1);
}

static inline uint32_t slow_crc(const unsigned char* p, size_t n) {
  uint32_t x = 0xffffffff;
  for (size_t i = 0; i < 8 * n; i++) {
    uint32_t bit = (x ^ (uint32_t)(p[i / 8] >> i % 8)) & 1;
    x = x >> 1 ^ (bit ? 0xedb88320 : 0);
  }
  return ~x;
}

static inline void put_chunk(Bytes* b, const char* name, const void* data, size_t n) {
  put_big(b, (uint32_t)n);
  size_t start = b->size;
  put_text(b, name);
  put_bytes(b, data, n);
  put_big(b, slow_crc(b->data + start, n + 4));
}

typedef struct Header {
  uint32_t width, height;
  unsigned char depth, color, compression, filter, interlace;
} Header;

static inline void put_header(Bytes* b, Header h) {
  Bytes c = {0};
  put_big(&c, h.width);
  put_big(&c, h.height);
  put_bytes(&c, (unsigned char[]){h.depth, h.color, h.compression, h.filter, h.interlace}, 5);
  put_text(b, "\x89PNG\r\n\x1a\n");
  put_chunk(b, "IHDR", c.data, c.size);
}

// A zlib stream of one stored block.
static inline void put_stored(Bytes* b, const unsigned char* raw, size_t n) {
  unsigned char head[] = {0x78, 1, 1, n & 255, n >> 8 & 255, ~n & 255, ~n >> 8 & 255};
  put_bytes(b, head, sizeof head);
  put_bytes(b, raw, n);
  put_big(b, inflate_adler(raw, n));
}

static inline void put_data(Bytes* b, const unsigned char* raw, size_t n) {
  Bytes z = {0};
  put_stored(&z, raw, n);
  put_chunk(b, "IDAT", z.data, z.size);
}

static inline void put_end(Bytes* b) { put_chunk(b, "IEND", NULL, 0); }

#endif
