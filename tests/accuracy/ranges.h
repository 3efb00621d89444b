// Arguments of functions of reals: argument i of a range is a function of i.
#ifndef TESTS_ACCURACY_RANGES_H
#define TESTS_ACCURACY_RANGES_H

#include "base/rng.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

typedef struct Range Range;
struct Range {
  void (*pick)(const Range* r, uint64_t i, double* a, double* b);
  double low, high;
  const char* name;
};

enum { STREAM_A = 101, STREAM_B, STREAM_SIGN };

// 0 <= u < 1 with 53 bits
static double unit_number(uint64_t stream, uint64_t i) {
  return (double)(rng_u64(25, stream, i) >> 11) * 0x1p-53;
}

static double random_sign(uint64_t i) { return rng_u64(25, STREAM_SIGN, i) & 1 ? -1 : 1; }

static double random_bits(uint64_t stream, uint64_t i) {
  uint64_t b = rng_u64(25, stream, i);
  double x;
  memcpy(&x, &b, sizeof x);
  return x;
}

// All sizes between low and high alike often, with 53 random bits each.
static double random_size(double low, double high, uint64_t stream, uint64_t i) {
  double from = log2(low), to = log2(high);
  double size = exp2(floor(from + (to - from) * unit_number(stream + 10, i)));
  double x = size * (1 + unit_number(stream, i));
  return x < low ? low : x > high ? high : x;
}

static void range_bits(const Range* r, uint64_t i, double* a, double* b) {
  (void)r, (void)b;
  *a = random_bits(STREAM_A, i);
}

static void range_bits_positive(const Range* r, uint64_t i, double* a, double* b) {
  (void)r, (void)b;
  *a = fabs(random_bits(STREAM_A, i));
}

static void range_bits_both(const Range* r, uint64_t i, double* a, double* b) {
  (void)r;
  *a = random_bits(STREAM_A, i);
  *b = random_bits(STREAM_B, i);
}

static void range_uniform(const Range* r, uint64_t i, double* a, double* b) {
  (void)b;
  *a = r->low + (r->high - r->low) * unit_number(STREAM_A, i);
}

static void range_uniform_both(const Range* r, uint64_t i, double* a, double* b) {
  *a = r->low + (r->high - r->low) * unit_number(STREAM_A, i);
  *b = r->low + (r->high - r->low) * unit_number(STREAM_B, i);
}

static void range_log(const Range* r, uint64_t i, double* a, double* b) {
  (void)b;
  *a = random_size(r->low, r->high, STREAM_A, i) *
       (r->low < 0x1p-1000 && r->high < 0x1p-1000 ? 1 : random_sign(i));
}

// low +- high 2^-n for n from 0 to 48
static void range_near(const Range* r, uint64_t i, double* a, double* b) {
  (void)b;
  double far = r->high * ldexp(unit_number(STREAM_A, i), -(int)(i % 49));
  *a = r->low + random_sign(i) * far;
}

// The doubles around a whole multiple of pi/2
static void range_near_quarter(const Range* r, uint64_t i, double* a, double* b) {
  (void)b;
  double k = floor(random_size(r->low, r->high, STREAM_A, i));
  double x = (double)((long double)k * 1.570796326794896619231321691639751442L);
  for (uint64_t n = i % 5; n > 0; n--) x = nextafter(x, i & 8 ? 0 : INFINITY);
  *a = random_sign(i) * x;
}

// The doubles around odd multiples of pi/128, where the rest behind a row of the table is largest
static void range_near_step(const Range* r, uint64_t i, double* a, double* b) {
  (void)b;
  double k = floor(random_size(r->low, r->high, STREAM_A, i));
  *a = random_sign(i) * (2 * k + 1) * 0.024543692606170259675 *
       (1 + 0x1p-40 * (unit_number(STREAM_B, i) - 0.5));
}

// Both of some size, in a ratio between low and high.
static void range_ratio(const Range* r, uint64_t i, double* a, double* b) {
  double x = random_size(0x1p-20, 0x1p20, STREAM_B, i);
  *a = random_sign(i) * x * random_size(r->low, r->high, STREAM_A, i);
  *b = random_sign(i + 77) * x;
}

static void range_ratio_far(const Range* r, uint64_t i, double* a, double* b) {
  double x = i & 1 ? random_size(0x1p-1074, 0x1p-900, STREAM_B, i)
                   : random_size(0x1p900, 0x1p1022, STREAM_B, i);
  *a = random_sign(i) * x * random_size(r->low, r->high, STREAM_A, i);
  *b = random_sign(i + 77) * x;
}

// The exponent that gives a result of e^t, low <= t <= high
static double find_power(const Range* r, uint64_t i, double base) {
  double t = r->low + (r->high - r->low) * unit_number(STREAM_B, i);
  return t / log(base);
}

static void range_power(const Range* r, uint64_t i, double* a, double* b) {
  *a = random_size(0x1p-1022, 0x1.fp1023, STREAM_A, i);
  if (i & 1) *a = 0.1 + 10 * unit_number(STREAM_A, i);
  *b = find_power(r, i, *a);
}

static void range_power_near_one(const Range* r, uint64_t i, double* a, double* b) {
  *a = 1 + random_sign(i) * ldexp(unit_number(STREAM_A, i), -(int)(i % 48) - 3);
  if (*a == 1) *a = 1 + 0x1p-52;
  *b = find_power(r, i, *a);
}

static void range_power_whole(const Range* r, uint64_t i, double* a, double* b) {
  (void)r;
  *b = (double)(rng_u64(25, STREAM_B, i) % 61) - 30;
  *a = random_sign(i) *
       (i & 1 ? 8 * unit_number(STREAM_A, i) : floor(40 * unit_number(STREAM_A, i)));
}

static void range_uniform_power(const Range* r, uint64_t i, double* a, double* b) {
  *a = r->low + (r->high - r->low) * unit_number(STREAM_A, i);
  *b = 20 * unit_number(STREAM_B, i) - 10;
}

static void range_bits_power(const Range* r, uint64_t i, double* a, double* b) {
  (void)r;
  *a = random_bits(STREAM_A, i);
  *b =
      i & 1 ? random_bits(STREAM_B, i) : random_size(0x1p-20, 0x1p20, STREAM_B, i) * random_sign(i);
}

#endif
