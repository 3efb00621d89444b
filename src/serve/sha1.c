#include "serve/sha1.h"

#include <stdint.h>
#include <string.h>

static uint32_t rotate_left(uint32_t x, int n) { return x << n | x >> (32 - n); }

static void mix_block(uint32_t h[5], const unsigned char block[64]) {
  static const uint32_t kRound[4] = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
  uint32_t w[80], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
  for (int t = 0; t < 16; t++)
    w[t] = (uint32_t)block[4 * t] << 24 | (uint32_t)block[4 * t + 1] << 16 |
           (uint32_t)block[4 * t + 2] << 8 | block[4 * t + 3];
  for (int t = 16; t < 80; t++) w[t] = rotate_left(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1);
  for (int t = 0; t < 80; t++) {
    const uint32_t choose = (b & c) | (~b & d), parity = b ^ c ^ d;
    const uint32_t most = (b & c) | (b & d) | (c & d);
    const uint32_t f = t < 20 ? choose : t >= 40 && t < 60 ? most : parity;
    const uint32_t next = rotate_left(a, 5) + f + e + w[t] + kRound[t / 20];
    e = d;
    d = c;
    c = rotate_left(b, 30);
    b = a;
    a = next;
  }
  const uint32_t by[5] = {a, b, c, d, e};
  for (int k = 0; k < 5; k++) h[k] += by[k];
}

void sha1_digest(unsigned char out[20], const unsigned char* data, size_t size) {
  uint32_t h[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  unsigned char last[128] = {0};
  const size_t whole = size / 64 * 64, rest = size - whole, tail = rest < 56 ? 64 : 128;
  for (size_t i = 0; i < whole; i += 64) mix_block(h, data + i);
  // the rest, one bit, zeros, the number of bits
  if (rest) memcpy(last, data + whole, rest);
  last[rest] = 0x80;
  const uint64_t bits = (uint64_t)size * 8;
  for (int k = 0; k < 8; k++) last[tail - 1 - (size_t)k] = (unsigned char)(bits >> (8 * k));
  for (size_t i = 0; i < tail; i += 64) mix_block(h, last + i);
  for (int k = 0; k < 20; k++) out[k] = (unsigned char)(h[k / 4] >> (24 - 8 * (k % 4)));
}
