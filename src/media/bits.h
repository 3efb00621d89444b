// Bits into bytes, lowest first: the order of deflate and of GIF.
#ifndef MEDIA_BITS_H
#define MEDIA_BITS_H

#include "base/str.h"

#include <stdint.h>

// Fewer than 32 bits wait between two calls. Out of memory is kept in out->failed.
typedef struct BitWriter {
  StrBuf* out;
  uint64_t bits;
  int count;
} BitWriter;

static inline void bits_flush_bytes(BitWriter* w) {
  char byte[8] = {0};
  int n = 0;
  for (; w->count >= 8; w->count -= 8, w->bits >>= 8) byte[n++] = (char)(w->bits & 255);
  strbuf_addn(w->out, byte, (size_t)n);
}

// The lowest n bits of value, which has no others; n <= 32.
static inline void bits_put(BitWriter* w, uint32_t value, int n) {
  w->bits |= (uint64_t)value << w->count;
  w->count += n;
  if (w->count >= 32) bits_flush_bytes(w);
}

// Zeros up to the next byte; all bytes are in out.
static inline void bits_end(BitWriter* w) {
  w->count = (w->count + 7) / 8 * 8;
  bits_flush_bytes(w);
}

#endif
