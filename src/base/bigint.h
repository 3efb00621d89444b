// Natural numbers of up to BIGINT_LIMBS * 32 bits, just enough arithmetic to read and print any
// double exactly. The largest that occur are below 2^2700: 800 digits, or 5^1130.
#ifndef BASE_BIGINT_H
#define BASE_BIGINT_H

#include "base/assert.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { BIGINT_LIMBS = 96 };

// value = sum limb[i] 2^(32 i); n limbs, the last one not 0; 0 has n = 0.
typedef struct BigInt {
  uint32_t limb[BIGINT_LIMBS];
  int n;
} BigInt;

static inline void bigint_set(BigInt* a, uint64_t x) {
  a->n = 0;
  for (; x > 0; x >>= 32) a->limb[a->n++] = (uint32_t)x;
}

static inline void bigint_copy(BigInt* a, const BigInt* b) {
  memcpy(a->limb, b->limb, (size_t)b->n * sizeof a->limb[0]);
  a->n = b->n;
}

// a = a m + c
static inline void bigint_mul_add(BigInt* a, uint32_t m, uint32_t c) {
  uint64_t carry = c;
  for (int i = 0; i < a->n; i++) {
    carry += (uint64_t)a->limb[i] * m;
    a->limb[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry > 0) {
    CT_ASSERT(a->n < BIGINT_LIMBS);
    a->limb[a->n++] = (uint32_t)carry;
  }
}

// a = a 5^k
static inline void bigint_mul_pow5(BigInt* a, int k) {
  for (; k >= 13; k -= 13) bigint_mul_add(a, 1220703125u, 0); // 5^13, the largest in 32 bits
  uint32_t rest = 1;
  for (; k > 0; k--) rest *= 5;
  if (rest > 1) bigint_mul_add(a, rest, 0);
}

// a = a 2^k
static inline void bigint_shift(BigInt* a, int k) {
  if (a->n == 0 || k == 0) return;
  int limbs = k / 32, bits = k % 32;
  CT_ASSERT(k > 0 && a->n + limbs < BIGINT_LIMBS);
  a->limb[a->n] = 0;
  for (int i = a->n; i >= 0; i--) {
    uint64_t low = i > 0 ? a->limb[i - 1] : 0;
    a->limb[i + limbs] = (uint32_t)(((uint64_t)a->limb[i] << 32 | low) >> (32 - bits));
  }
  memset(a->limb, 0, (size_t)limbs * sizeof a->limb[0]);
  a->n += limbs + 1;
  if (a->limb[a->n - 1] == 0) a->n--;
}

// Negative, 0 or positive as a < b, a = b, a > b.
static inline int bigint_compare(const BigInt* a, const BigInt* b) {
  if (a->n != b->n) return a->n < b->n ? -1 : 1;
  for (int i = a->n - 1; i >= 0; i--) {
    if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i] ? -1 : 1;
  }
  return 0;
}

// a = a + b
static inline void bigint_add(BigInt* a, const BigInt* b) {
  uint64_t carry = 0;
  for (int i = 0; i < a->n || i < b->n || carry > 0; i++) {
    CT_ASSERT(i < BIGINT_LIMBS);
    carry += (i < a->n ? (uint64_t)a->limb[i] : 0) + (i < b->n ? b->limb[i] : 0);
    a->limb[i] = (uint32_t)carry;
    if (i >= a->n) a->n = i + 1;
    carry >>= 32;
  }
}

// a = a - b, for a >= b
static inline void bigint_sub(BigInt* a, const BigInt* b) {
  CT_ASSERT(bigint_compare(a, b) >= 0);
  uint64_t borrow = 0;
  for (int i = 0; i < a->n; i++) {
    uint64_t d = (uint64_t)a->limb[i] - (i < b->n ? b->limb[i] : 0) - borrow;
    a->limb[i] = (uint32_t)d;
    borrow = d >> 63;
  }
  while (a->n > 0 && a->limb[a->n - 1] == 0) a->n--;
}

// Number of bits; 0 for 0.
static inline int bigint_bits(const BigInt* a) {
  return a->n == 0 ? 0 : 32 * a->n - __builtin_clz(a->limb[a->n - 1]);
}

#endif
