// A reader of GIF's compression, written from its description, for tests.
#ifndef TESTS_UNIT_MEDIA_LZW_DECODE_H
#define TESTS_UNIT_MEDIA_LZW_DECODE_H

#include "support/cmocka_all.h"

typedef struct LzwReader {
  const unsigned char* data; // codes without the sizes of blocks
  size_t size, bit;
  int parent[4096], last[4096];
  int next, length, bits;
} LzwReader;

static inline int read_code(LzwReader* r) {
  int code = 0;
  for (int i = 0; i < r->length; i++, r->bit++) {
    assert_true(r->bit / 8 < r->size);
    code |= (r->data[r->bit / 8] >> r->bit % 8 & 1) << i;
  }
  return code;
}

static inline void clear_codes(LzwReader* r) {
  r->next = (1 << r->bits) + 2;
  r->length = r->bits + 1;
  for (int i = 0; i < 1 << r->bits; i++) r->parent[i] = -1, r->last[i] = i;
}

// The symbols of a code; their number.
static inline int expand_code(const LzwReader* r, int code, unsigned char* out) {
  int n = 0;
  for (int c = code; c >= 0; c = r->parent[c]) n++;
  for (int c = code, i = n - 1; c >= 0; c = r->parent[c]) out[i--] = (unsigned char)r->last[c];
  return n;
}

// Decodes to out[most]; the number of symbols.
static inline size_t lzw_decode(LzwReader* r, unsigned char* out, size_t most) {
  size_t n = 0;
  int before = -1;
  clear_codes(r);
  for (;;) {
    const int code = read_code(r);
    if (code == (1 << r->bits) + 1) return n;
    if (code == 1 << r->bits) {
      clear_codes(r);
      before = -1;
      continue;
    }
    assert_true(code <= r->next && (code < r->next || before >= 0));
    unsigned char string[4097];
    int size = expand_code(r, code < r->next ? code : before, string);
    if (code == r->next) string[size++] = string[0];
    assert_true(n + (size_t)size <= most);
    memcpy(out + n, string, (size_t)size);
    n += (size_t)size;
    if (before >= 0 && r->next < 4096) {
      r->parent[r->next] = before;
      r->last[r->next++] = string[0];
      if (r->next == 1 << r->length && r->length < 12) r->length++;
    }
    before = code;
  }
}

// Joins the blocks at data, whose first byte is the size of symbols, and decodes them. Sets *end
// behind the last block.
static inline size_t lzw_decode_blocks(const unsigned char* data, size_t size, unsigned char* out,
                                       size_t most, size_t* end) {
  static LzwReader r;
  static unsigned char codes[1 << 20];
  size_t at = 1, n = 0;
  while (at < size && data[at]) {
    assert_true(at + data[at] < size && n + data[at] <= sizeof codes);
    memcpy(codes + n, data + at + 1, data[at]);
    n += data[at];
    at += data[at] + 1u;
  }
  assert_true(at < size);
  *end = at + 1;
  r = (LzwReader){.data = codes, .size = n, .bits = data[0]};
  return lzw_decode(&r, out, most);
}

#endif
