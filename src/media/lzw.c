// A string of symbols that was seen is a code; the table maps (code, next symbol) to the code of
// the longer string. When all 4096 codes are given away, the table starts anew.
#include "media/lzw.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "media/bits.h"

#include <string.h>

enum { CODES = 4096, SLOTS = 1 << 13, BLOCK = 255 };

typedef struct LzwTable {
  int32_t key[SLOTS]; // code << 8 | symbol; -1: empty
  uint16_t code[SLOTS];
  int next; // code that is given away next
  int length;
  int bits;
} LzwTable;

static void clear_table(LzwTable* t) {
  memset(t->key, 0xff, sizeof t->key);
  t->next = (1 << t->bits) + 2;
  t->length = t->bits + 1;
}

// The slot of a key, or the empty slot where it belongs.
static int find_key(const LzwTable* t, int32_t key) {
  uint32_t k = (uint32_t)key * 2654435761u >> 19;
  while (t->key[k] >= 0 && t->key[k] != key) k = (k + 1) % SLOTS;
  return (int)k;
}

// A new string; when it has the last code, the table starts anew, which the reader is told.
static void add_string(LzwTable* t, BitWriter* w, int slot, int32_t key) {
  if (t->next == CODES) {
    bits_put(w, 1u << t->bits, t->length);
    clear_table(t);
    return;
  }
  if (t->next == 1 << t->length) t->length++;
  t->key[slot] = key;
  t->code[slot] = (uint16_t)t->next++;
}

static void put_codes(LzwTable* t, BitWriter* w, const unsigned char* symbol, size_t n) {
  clear_table(t);
  bits_put(w, 1u << t->bits, t->length);
  int code = symbol[0];
  for (size_t i = 1; i < n; i++) {
    const int32_t key = code << 8 | symbol[i];
    const int slot = find_key(t, key);
    if (t->key[slot] == key) {
      code = t->code[slot];
      continue;
    }
    bits_put(w, (uint32_t)code, t->length);
    add_string(t, w, slot, key);
    code = symbol[i];
  }
  bits_put(w, (uint32_t)code, t->length);
  // The reader has added a string too, and may have made its codes longer by it
  if (t->next == 1 << t->length && t->length < 12) t->length++;
  bits_put(w, (1u << t->bits) + 1, t->length);
  bits_end(w);
}

static void add_blocks(StrBuf* out, const StrBuf* codes) {
  for (size_t at = 0; at < codes->len;) {
    const size_t n = codes->len - at < BLOCK ? codes->len - at : BLOCK;
    const char size = (char)n;
    strbuf_addn(out, &size, 1);
    strbuf_addn(out, codes->data + at, n);
    at += n;
  }
  strbuf_addn(out, "", 1); // an empty block ends them
}

bool lzw_encode(StrBuf* out, const unsigned char* symbol, size_t n, int bits) {
  CT_ASSERT(n > 0 && 2 <= bits && bits <= 8);
  LzwTable* t = alloc_bytes(sizeof *t);
  if (!t) return false;
  StrBuf codes = {0};
  BitWriter w = {.out = &codes};
  t->bits = bits;
  put_codes(t, &w, symbol, n);
  const char first = (char)bits;
  strbuf_addn(out, &first, 1);
  if (!codes.failed) add_blocks(out, &codes);
  const bool ok = !codes.failed && !out->failed;
  strbuf_free(&codes);
  alloc_free(t);
  return ok;
}
