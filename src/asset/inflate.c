// Inflate. Codes of up to FAST_BITS bits are found by one table look-up, longer ones by counting
// through the canonical code. Errors have the texts of MuJoCo. Nothing is written beyond out_size
// or read beyond in_size; a match never reaches back before the first byte of the output.
#include "asset/inflate.h"

#include "base/assert.h"
#include "base/deflate_ranges.h"

#include <stdbool.h>
#include <string.h>

enum {
  MAX_BITS = 15,
  FAST_BITS = 10,
  MAX_LITERAL = 288, // 286 and 287 may have codes but may not occur
  MAX_DISTANCE = 32, // 30 and 31 likewise
  END_OF_BLOCK = 256,
};

// Bits come from the low end of the bytes.
typedef struct Bits {
  const unsigned char *at, *end;
  uint64_t hold; // the next bits
  int count;     // valid bits in hold
  bool over;     // more was taken than there is
} Bits;

// A canonical Huffman code.
typedef struct PrefixCode {
  uint16_t fast[1 << FAST_BITS]; // symbol * 16 + length; 0: longer, or no such code
  uint16_t count[MAX_BITS + 1];  // codes of each length
  uint16_t symbol[MAX_LITERAL];  // in the order of the codes
} PrefixCode;

typedef struct Inflater {
  Bits bits;
  unsigned char *out, *at, *end;
  PrefixCode literal, distance;
} Inflater;

//---------------------------------- bits ----------------------------------------------------------

static inline uint64_t eight_bytes(const unsigned char* p) {
  return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
         (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

// At least 48 valid bits, or all there are. Bits above the valid ones are those that follow, so
// putting them there again changes nothing.
static inline void refill_bits(Bits* b) {
  if (b->end - b->at >= 8) {
    b->hold |= eight_bytes(b->at) << b->count;
    b->at += (63 - b->count) / 8;
    b->count |= 56;
    return;
  }
  while (b->count <= 48 && b->at < b->end) {
    b->hold |= (uint64_t)*b->at++ << b->count;
    b->count += 8;
  }
}

static inline void drop_bits(Bits* b, int n) {
  b->hold >>= n;
  b->count -= n;
  if (b->count < 0) b->over = true, b->count = 0;
}

static inline unsigned take_bits(Bits* b, int n) {
  refill_bits(b);
  unsigned x = (unsigned)(b->hold & ((UINT64_C(1) << n) - 1));
  drop_bits(b, n);
  return x;
}

//---------------------------------- codes ---------------------------------------------------------

static unsigned reverse_bits(unsigned code, int length) {
  unsigned r = 0;
  for (int i = 0; i < length; i++) r |= ((code >> i) & 1) << (length - 1 - i);
  return r;
}

// The code with these lengths (0: unused). It must use all bit patterns, or have fewer than two
// symbols: RFC 1951 allows one distance code of one bit.
static bool build_code(PrefixCode* c, const unsigned char* length, int n) {
  uint16_t first[MAX_BITS + 2] = {0}; // place of the first symbol of each length
  unsigned code[MAX_BITS + 2] = {0};  // its code
  memset(c->fast, 0, sizeof c->fast);
  memset(c->count, 0, sizeof c->count);
  for (int i = 0; i < n; i++) c->count[length[i]]++;
  int used = n - c->count[0];
  c->count[0] = 0;
  int left = 1;
  for (int len = 1; len <= MAX_BITS; len++) {
    left = 2 * left - c->count[len];
    if (left < 0) return false;
    first[len + 1] = (uint16_t)(first[len] + c->count[len]);
    code[len + 1] = (code[len] + c->count[len]) << 1;
  }
  if (left > 0 && used > 1) return false;

  for (int i = 0; i < n; i++) {
    int len = length[i];
    if (len == 0) continue;
    c->symbol[first[len]++] = (uint16_t)i;
    unsigned r = reverse_bits(code[len]++, len);
    for (; len <= FAST_BITS && r < 1 << FAST_BITS; r += 1u << len)
      c->fast[r] = (uint16_t)(16 * i + len);
  }
  return true;
}

// The next symbol, or -1 if the bits are no code. Needs MAX_BITS bits in hold.
static inline int decode_symbol(const PrefixCode* c, Bits* b) {
  unsigned entry = c->fast[b->hold & ((1 << FAST_BITS) - 1)];
  if (entry) {
    drop_bits(b, (int)(entry & 15));
    return (int)(entry >> 4);
  }
  int code = 0, first = 0, index = 0; // code so far; first code of this length; its place
  for (int len = 1; len <= MAX_BITS; len++) {
    code |= (int)(b->hold >> (len - 1)) & 1;
    if (code - first < c->count[len]) {
      drop_bits(b, len);
      return c->symbol[index + code - first];
    }
    index += c->count[len];
    first = (first + c->count[len]) << 1;
    code <<= 1;
  }
  return -1;
}

static void fixed_codes(Inflater* f) {
  unsigned char length[MAX_LITERAL];
  for (int i = 0; i < MAX_LITERAL; i++) length[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  bool ok = build_code(&f->literal, length, MAX_LITERAL);
  memset(length, 5, MAX_DISTANCE);
  ok = build_code(&f->distance, length, MAX_DISTANCE) && ok;
  CT_ASSERT(ok);
}

// Lengths of the two codes, themselves coded: 16 repeats the last, 17 and 18 are runs of zeros.
static const char* read_lengths(Bits* b, const PrefixCode* c, unsigned char* length, int n) {
  static const struct Run { unsigned char bits, base; } kRun[] = {{2, 3}, {3, 3}, {7, 11}};
  for (int i = 0; i < n;) {
    refill_bits(b);
    int symbol = decode_symbol(c, b);
    if (symbol < 0 || b->over) return "end of input, or invalid code, in the Huffman tree";
    if (symbol < 16) {
      length[i++] = (unsigned char)symbol;
      continue;
    }
    if (symbol == 16 && i == 0) return "repeat code in Huffman tree has no previous code length";
    const struct Run* run = &kRun[symbol - 16];
    int repeat = run->base + (int)take_bits(b, run->bits);
    if (repeat > n - i) return "too many code lengths in the Huffman tree";
    memset(length + i, symbol == 16 ? length[i - 1] : 0, (size_t)repeat);
    i += repeat;
  }
  return NULL;
}

static const char* dynamic_codes(Inflater* f) {
  static const unsigned char kOrder[] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                         11, 4,  12, 3, 13, 2, 14, 1, 15};
  enum { NORDER = sizeof kOrder };
  Bits* b = &f->bits;
  int nliteral = (int)take_bits(b, 5) + 257, ndistance = (int)take_bits(b, 5) + 1,
      n = (int)take_bits(b, 4) + 4;
  unsigned char length[MAX_LITERAL + MAX_DISTANCE] = {0};
  for (int i = 0; i < n; i++) length[kOrder[i]] = (unsigned char)take_bits(b, 3);
  if (!build_code(&f->literal, length, NORDER))
    return "invalid code length code in the Huffman tree";
  const char* wrong = read_lengths(b, &f->literal, length, nliteral + ndistance);
  if (wrong) return wrong;
  if (length[END_OF_BLOCK] == 0) return "the length of the END symbol 256 in the Huffman tree is 0";
  if (!build_code(&f->literal, length, nliteral) ||
      !build_code(&f->distance, length + nliteral, ndistance))
    return "the Huffman tree is oversubscribed or incomplete";
  return NULL;
}

//---------------------------------- blocks --------------------------------------------------------

static const char* stored_block(Inflater* f) {
  // give back whole bytes; the rest of the current one is skipped
  Bits* b = &f->bits;
  b->at -= b->count / 8;
  b->hold = 0;
  b->count = 0;
  if (b->end - b->at < 4) return "end of input in a stored block";
  size_t n = (size_t)(b->at[0] | b->at[1] << 8);
  if ((n ^ (size_t)(b->at[2] | b->at[3] << 8)) != 0xffff)
    return "NLEN is not ones complement of LEN";
  b->at += 4;
  if ((size_t)(b->end - b->at) < n) return "end of input in a stored block";
  if ((size_t)(f->end - f->at) < n) return "invalid decompressed idat size";
  memcpy(f->at, b->at, n);
  b->at += n;
  f->at += n;
  return NULL;
}

// A literal's length symbol: n more bytes, found some way back.
static const char* copy_match(Inflater* f, int symbol) {
  Bits* b = &f->bits;
  int k = symbol - 257;
  if (k >= DEFLATE_LENGTHS) return "invalid length code while inflating";
  size_t n = deflate_length.base[k] + take_bits(b, deflate_length.extra[k]);
  refill_bits(b);
  int d = decode_symbol(&f->distance, b);
  if (d < 0 || d >= DEFLATE_DISTANCES) return "invalid distance code while inflating";
  size_t distance = deflate_distance.base[d] + take_bits(b, deflate_distance.extra[d]);
  if (distance > (size_t)(f->at - f->out)) return "invalid distance while inflating";
  if (n > (size_t)(f->end - f->at)) return "invalid decompressed idat size";
  // the bytes repeat with the distance as period, so what is there can be copied again and again
  const unsigned char* from = f->at - distance;
  while (n > 0) {
    size_t there = (size_t)(f->at - from), k = n < there ? n : there;
    memcpy(f->at, from, k);
    f->at += k;
    n -= k;
  }
  return NULL;
}

// Literals one behind the other: three codes fit the bits of one refill. Ends in front of a symbol
// that is none, or that needs more care.
static void copy_literals(Inflater* f) {
  Bits b = f->bits;
  unsigned char* at = f->at;
  const PrefixCode* c = &f->literal;
  while (b.end - b.at >= 8 && f->end - at >= 3) {
    refill_bits(&b);
    int k = 0;
    for (; k < 3; k++) {
      unsigned entry = c->fast[b.hold & ((1 << FAST_BITS) - 1)];
      if (!entry || entry >= 16 * END_OF_BLOCK) break;
      *at++ = (unsigned char)(entry >> 4);
      b.hold >>= entry & 15;
      b.count -= (int)(entry & 15);
    }
    if (k < 3) break;
  }
  f->bits = b;
  f->at = at;
}

static const char* coded_block(Inflater* f) {
  Bits* b = &f->bits;
  for (;;) {
    copy_literals(f);
    refill_bits(b);
    int symbol = decode_symbol(&f->literal, b);
    if (symbol < 0) return "invalid code while inflating";
    if (b->over) return "end of input while inflating";
    if (symbol == END_OF_BLOCK) return NULL;
    if (symbol > END_OF_BLOCK) {
      const char* wrong = copy_match(f, symbol);
      if (wrong) return wrong;
    } else {
      if (f->at == f->end) return "invalid decompressed idat size";
      *f->at++ = (unsigned char)symbol;
    }
  }
}

static const char* inflate_blocks(Inflater* f) {
  for (bool last = false; !last;) {
    last = take_bits(&f->bits, 1);
    unsigned kind = take_bits(&f->bits, 2);
    if (f->bits.over) return "end of input while inflating";
    const char* wrong = NULL;
    if (kind == 0) {
      wrong = stored_block(f);
    } else if (kind == 3) {
      wrong = "invalid block type while inflating";
    } else {
      if (kind == 1)
        fixed_codes(f);
      else
        wrong = dynamic_codes(f);
      if (!wrong) wrong = coded_block(f);
    }
    if (wrong) return wrong;
  }
  return f->at == f->end ? NULL : "invalid decompressed idat size";
}

//---------------------------------- zlib ----------------------------------------------------------

uint32_t inflate_adler(const unsigned char* data, size_t size) {
  enum { PRIME = 65521, RUN = 5552, BLOCK = 16 }; // longest run whose sums fit 32 bits
  uint32_t a = 1, b = 0;
  while (size > 0) {
    size_t n = size < RUN ? size : RUN;
    size_t i = 0;
    for (; i + BLOCK <= n; i += BLOCK) { // sums over a block that do not wait for each other
      uint32_t sum = 0, weighted = 0;
      for (size_t k = 0; k < BLOCK; k++) {
        sum += data[i + k];
        weighted += (uint32_t)(BLOCK - k) * data[i + k];
      }
      b += BLOCK * a + weighted;
      a += sum;
    }
    for (; i < n; i++) b += a += data[i];
    a %= PRIME;
    b %= PRIME;
    data += n;
    size -= n;
  }
  return b << 16 | a;
}

const char* inflate_zlib(unsigned char* out, size_t out_size, const unsigned char* in,
                         size_t in_size) {
  if (in_size < 2) return "size of zlib data too small";
  if ((in[0] * 256 + in[1]) % 31 != 0) return "invalid FCHECK in zlib header";
  if ((in[0] & 15) != 8 || in[0] >> 4 > 7) return "invalid compression method in zlib header";
  if (in[1] & 32) return "FDICT encountered in zlib header while it's not used for PNG";
  if (in_size < 6) return "size of zlib data too small";

  // the checksum is the last four bytes of the input, so nothing may stand behind the blocks
  Inflater f = {.bits = {.at = in + 2, .end = in + in_size}, .out = out, .at = out};
  f.end = out + out_size;
  const char* wrong = inflate_blocks(&f);
  if (wrong) return wrong;
  const unsigned char* sum = in + in_size - 4;
  uint32_t expected =
      (uint32_t)sum[0] << 24 | (uint32_t)sum[1] << 16 | (uint32_t)sum[2] << 8 | sum[3];
  return inflate_adler(out, out_size) == expected ? NULL : "invalid ADLER32 encountered";
}
