// LZ77 in a window of 32 KiB, then Huffman codes.
//
// A match is looked for among the earlier places with the same three bytes, newest first, which a
// hash table and a chain per place list (head, before). It is taken only if the next place has no
// longer one. Literals and matches are collected in blocks; each block is written in the smallest
// of the three forms: as it is, with the fixed code, with a code of its own.
#include "media/deflate.h"

#include "asset/inflate.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/deflate_ranges.h"
#include "media/bits.h"
#include "media/huffman.h"

#include <string.h>

enum {
  WINDOW = 1 << 15,
  HASH_BITS = 15,
  SHORTEST = 3,
  LONGEST = 258,
  CHAIN = 48,       // places that are tried
  GOOD = 32,        // a match of this length is taken without a look at the next place
  TOKENS = 1 << 15, // of a block
  LITERALS = 286,   // symbols: bytes, the end, lengths
  DISTANCES = DEFLATE_DISTANCES,
  ORDERS = 19, // symbols of the code of code lengths
  END = 256,
  STORED_MOST = 65535,
};

// Literal: distance 0, length is the byte.
typedef struct Token {
  uint16_t length, distance;
} Token;

typedef struct Deflate {
  const unsigned char* in;
  int size;
  BitWriter bits;
  int* head;   // newest place with a hash; -1: none
  int* before; // the place before with the same hash, by place modulo WINDOW
  Token* token;
  int ntoken;
  int start; // of the block in `in`
} Deflate;

// A number n is written as a symbol k and n - base[k] in extra[k] bits.
static int search_range(const DeflateRanges* r, int n) {
  int low = 0, high = r->count - 1;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (r->base[middle] <= n) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

//---------------------------------- codes of a block ----------------------------------------------

typedef struct BlockCode {
  unsigned char length[LITERALS + 2 + DISTANCES]; // of literals, then of distances
  uint16_t literal[LITERALS + 2], distance[DISTANCES];
  int nliteral, ndistance; // the lengths behind these are 0
  // The lengths themselves as symbols of a third code, with the repetitions of RFC 1951, 3.2.7
  unsigned char run[LITERALS + DISTANCES], argument[LITERALS + DISTANCES];
  int nrun;
  unsigned char order_length[ORDERS];
  uint16_t order[ORDERS];
  int norder;
} BlockCode;

static const unsigned char kOrder[ORDERS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                             11, 4,  12, 3, 13, 2, 14, 1, 15};
static const unsigned char kOrderExtra[ORDERS] = {[16] = 2, [17] = 3, [18] = 7};

static void make_codes(BlockCode* c) {
  huffman_codes(c->literal, c->length, c->nliteral);
  huffman_codes(c->distance, c->length + c->nliteral, c->ndistance);
}

static void make_fixed_code(BlockCode* c) {
  static const int end[] = {144, 256, 280, LITERALS + 2}, bits[] = {8, 9, 7, 8};
  c->nliteral = LITERALS + 2;
  c->ndistance = DISTANCES;
  for (int i = 0, k = 0; i < c->nliteral; i++) {
    if (i == end[k]) k++;
    c->length[i] = (unsigned char)bits[k];
  }
  memset(c->length + c->nliteral, 5, DISTANCES);
  make_codes(c);
}

static void add_run(BlockCode* c, int symbol, int argument) {
  c->run[c->nrun] = (unsigned char)symbol;
  c->argument[c->nrun++] = (unsigned char)argument;
}

// Repetitions in the list of lengths: 16 repeats the last 3 to 6 times, 17 and 18 are zeros.
static void find_runs(BlockCode* c) {
  const int n = c->nliteral + c->ndistance;
  c->nrun = 0;
  for (int i = 0; i < n;) {
    const int x = c->length[i], most = x ? 6 : 138;
    int same = 1;
    while (same < most && i + same < n && c->length[i + same] == x) same++;
    if (same < 3 || (x && (i == 0 || c->length[i - 1] != x))) {
      add_run(c, x, 0);
      i++;
      continue;
    }
    if (x) {
      add_run(c, 16, same - 3);
    } else {
      add_run(c, same > 10 ? 18 : 17, same - (same > 10 ? 11 : 3));
    }
    i += same;
  }
}

static void make_order_code(BlockCode* c) {
  uint32_t count[ORDERS] = {0};
  find_runs(c);
  for (int i = 0; i < c->nrun; i++) count[c->run[i]]++;
  huffman_lengths(c->order_length, count, ORDERS, 7);
  huffman_codes(c->order, c->order_length, ORDERS);
  for (c->norder = ORDERS; c->norder > 4 && !c->order_length[kOrder[c->norder - 1]]; c->norder--) {
  }
}

// How often each symbol occurs in the block; also the extra bits of all matches.
static long count_symbols(const Deflate* d, uint32_t* literal, uint32_t* distance) {
  long extra = 0;
  memset(literal, 0, sizeof *literal * LITERALS);
  memset(distance, 0, sizeof *distance * DISTANCES);
  for (int i = 0; i < d->ntoken; i++) {
    const Token t = d->token[i];
    if (!t.distance) {
      literal[t.length]++;
      continue;
    }
    const int l = search_range(&deflate_length, t.length),
              s = search_range(&deflate_distance, t.distance);
    literal[END + 1 + l]++;
    distance[s]++;
    extra += deflate_length.extra[l] + deflate_distance.extra[s];
  }
  literal[END]++;
  return extra;
}

static void make_own_code(BlockCode* c, const uint32_t* literal, const uint32_t* distance) {
  unsigned char length[DISTANCES];
  huffman_lengths(c->length, literal, LITERALS, 15);
  huffman_lengths(length, distance, DISTANCES, 15);
  for (c->nliteral = LITERALS; !c->length[c->nliteral - 1]; c->nliteral--) {
  }
  for (c->ndistance = DISTANCES; c->ndistance > 1 && !length[c->ndistance - 1]; c->ndistance--) {
  }
  memcpy(c->length + c->nliteral, length, (size_t)c->ndistance);
  make_codes(c);
  make_order_code(c);
}

static long size_of_symbols(const BlockCode* c, const uint32_t* literal, const uint32_t* distance) {
  long bits = 0;
  for (int i = 0; i < LITERALS && i < c->nliteral; i++) bits += (long)literal[i] * c->length[i];
  for (int i = 0; i < c->ndistance; i++) bits += (long)distance[i] * c->length[c->nliteral + i];
  return bits;
}

static long size_of_head(const BlockCode* c) {
  long bits = 14 + 3L * c->norder;
  for (int i = 0; i < c->nrun; i++) bits += c->order_length[c->run[i]] + kOrderExtra[c->run[i]];
  return bits;
}

//---------------------------------- writing a block -----------------------------------------------

static void put_code_lengths(BitWriter* w, const BlockCode* c) {
  bits_put(w, (uint32_t)(c->nliteral - 257), 5);
  bits_put(w, (uint32_t)(c->ndistance - 1), 5);
  bits_put(w, (uint32_t)(c->norder - 4), 4);
  for (int i = 0; i < c->norder; i++) bits_put(w, c->order_length[kOrder[i]], 3);
  for (int i = 0; i < c->nrun; i++) {
    bits_put(w, c->order[c->run[i]], c->order_length[c->run[i]]);
    bits_put(w, c->argument[i], kOrderExtra[c->run[i]]);
  }
}

static void put_symbols(Deflate* d, const BlockCode* c) {
  BitWriter* w = &d->bits;
  const unsigned char* far = c->length + c->nliteral;
  for (int i = 0; i < d->ntoken; i++) {
    const Token t = d->token[i];
    if (!t.distance) {
      bits_put(w, c->literal[t.length], c->length[t.length]);
      continue;
    }
    const int l = search_range(&deflate_length, t.length),
              s = search_range(&deflate_distance, t.distance);
    bits_put(w, c->literal[END + 1 + l], c->length[END + 1 + l]);
    bits_put(w, (uint32_t)(t.length - deflate_length.base[l]), deflate_length.extra[l]);
    bits_put(w, c->distance[s], far[s]);
    bits_put(w, (uint32_t)(t.distance - deflate_distance.base[s]), deflate_distance.extra[s]);
  }
  bits_put(w, c->literal[END], c->length[END]);
}

static void put_stored(Deflate* d, int end, bool last) {
  BitWriter* w = &d->bits;
  for (int at = d->start; at < end || at == d->start;) {
    const int n = end - at > STORED_MOST ? STORED_MOST : end - at;
    bits_put(w, last && at + n == end, 3);
    bits_end(w);
    bits_put(w, (uint32_t)n, 16);
    bits_put(w, (uint32_t)n ^ 0xffff, 16);
    bits_end(w);
    strbuf_addn(w->out, (const char*)d->in + at, (size_t)n);
    at += n;
    if (n == 0) break;
  }
}

static void write_block(Deflate* d, int end, bool last) {
  uint32_t literal[LITERALS], distance[DISTANCES];
  BlockCode fixed, own;
  const long extra = count_symbols(d, literal, distance);
  make_fixed_code(&fixed);
  make_own_code(&own, literal, distance);
  const long with_fixed = size_of_symbols(&fixed, literal, distance) + extra;
  const long with_own = size_of_head(&own) + size_of_symbols(&own, literal, distance) + extra;
  const long stored = 8L * (end - d->start) + 40L * ((end - d->start) / STORED_MOST + 1);
  if (stored < with_fixed && stored < with_own) {
    put_stored(d, end, last);
  } else {
    const bool use_own = with_own < with_fixed;
    bits_put(&d->bits, (uint32_t)((use_own ? 4 : 2) + last), 3);
    if (use_own) put_code_lengths(&d->bits, &own);
    put_symbols(d, use_own ? &own : &fixed);
  }
  d->start = end;
  d->ntoken = 0;
}

//---------------------------------- matches -------------------------------------------------------

static int hash_three(const unsigned char* p) {
  const uint32_t x = (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16;
  return (int)(x * 2654435761u >> (32 - HASH_BITS));
}

static void list_place(Deflate* d, int at) {
  if (at + SHORTEST > d->size) return;
  const int h = hash_three(d->in + at);
  d->before[at % WINDOW] = d->head[h];
  d->head[h] = at;
}

static int match_length(const unsigned char* a, const unsigned char* b, int most) {
  int n = 0;
  while (n < most && a[n] == b[n]) n++;
  return n;
}

// The longest match at a place that is not listed yet; length 0: none of SHORTEST bytes.
static Token find_match(const Deflate* d, int at) {
  Token best = {0, 0};
  const int most = d->size - at < LONGEST ? d->size - at : LONGEST;
  if (most < SHORTEST) return best;
  const unsigned char* in = d->in;
  int place = d->head[hash_three(in + at)];
  for (int tried = 0; place >= 0 && at - place < WINDOW && tried < CHAIN; tried++) {
    if (in[place + best.length] == in[at + best.length]) {
      const int n = match_length(in + place, in + at, most);
      if (n > best.length && n >= SHORTEST) best = (Token){(uint16_t)n, (uint16_t)(at - place)};
      if (n == most) break;
    }
    const int next = d->before[place % WINDOW];
    if (next >= place) break; // overwritten by a newer place
    place = next;
  }
  return best;
}

static void add_token(Deflate* d, Token t, int end) {
  CT_ASSERT(d->ntoken < TOKENS);
  d->token[d->ntoken++] = t;
  if (d->ntoken == TOKENS && end < d->size) write_block(d, end, false);
}

static void compress_input(Deflate* d) {
  Token now = find_match(d, 0);
  for (int at = 0; at < d->size;) {
    list_place(d, at);
    Token next = {0, 0};
    const bool look = now.length < GOOD && at + 1 < d->size;
    if (look) next = find_match(d, at + 1);
    if (!now.distance || next.length > now.length) {
      add_token(d, (Token){d->in[at], 0}, at + 1);
      at++;
      now = look ? next : at < d->size ? find_match(d, at) : next;
      continue;
    }
    for (int k = 1; k < now.length; k++) list_place(d, at + k);
    at += now.length;
    add_token(d, now, at);
    if (at < d->size) now = find_match(d, at);
  }
  write_block(d, d->size, true);
}

bool deflate_zlib(StrBuf* out, const unsigned char* in, size_t size) {
  CT_ASSERT(size <= DEFLATE_MOST);
  static const char head[] = {0x78, (char)0x9c};
  Deflate d = {.in = in, .size = (int)size, .bits = {.out = out}};
  const size_t places = ((size_t)1 << HASH_BITS) + WINDOW;
  d.head = alloc_bytes(sizeof *d.head * places + sizeof *d.token * TOKENS);
  if (!d.head) return false;
  d.before = d.head + (1 << HASH_BITS);
  d.token = (Token*)(d.before + WINDOW);
  memset(d.head, 0xff, sizeof *d.head * places);
  strbuf_addn(out, head, sizeof head);
  compress_input(&d);
  bits_end(&d.bits);
  const uint32_t sum = inflate_adler(in, size);
  const char tail[] = {(char)(sum >> 24), (char)(sum >> 16), (char)(sum >> 8), (char)sum};
  strbuf_addn(out, tail, sizeof tail);
  alloc_free(d.head);
  return !out->failed;
}
