// Hashes of what the functions of reals return for 20,000 arguments each, one by one or in groups.
#ifndef TESTS_DETERMINISM_FUNCTION_BITS_H
#define TESTS_DETERMINISM_FUNCTION_BITS_H

#include "support/function_cases.h"

enum { BITS_COUNT = 20000, BITS_FORMS = 4 };

// A function in its four forms: 1, 2, 4, 8 at a time.
typedef struct BitsCase {
  const char* name;
  uint64_t (*hash[BITS_FORMS])(void);
} BitsCase;

#define BITS_LOOP(f, n, call)                                                                      \
  static uint64_t hash_##f##_##n(void) {                                                           \
    uint64_t h = HASH_START;                                                                       \
    double x[n], y[n], r[n];                                                                       \
    for (uint64_t k = 0; k < BITS_COUNT; k += n) {                                                 \
      for (uint64_t i = 0; i < n; i++) {                                                           \
        x[i] = function_argument(11, k + i);                                                       \
        y[i] = function_argument(12, k + i);                                                       \
      }                                                                                            \
      call;                                                                                        \
      for (int i = 0; i < n; i++) h = function_hash(h, r[i]);                                      \
    }                                                                                              \
    return h;                                                                                      \
  }
#define BITS_UNARY(f)                                                                              \
  BITS_LOOP(f, 1, (void)y; r[0] = fn_##f(x[0]))                                                    \
  BITS_LOOP(f, 2, (void)y; fn_##f##_lanes2(r, x))                                                  \
  BITS_LOOP(f, 4, (void)y; fn_##f##_lanes4(r, x))                                                  \
  BITS_LOOP(f, 8, (void)y; fn_##f##_lanes8(r, x))
#define BITS_BINARY(f)                                                                             \
  BITS_LOOP(f, 1, r[0] = fn_##f(x[0], y[0]))                                                       \
  BITS_LOOP(f, 2, fn_##f##_lanes2(r, x, y))                                                        \
  BITS_LOOP(f, 4, fn_##f##_lanes4(r, x, y))                                                        \
  BITS_LOOP(f, 8, fn_##f##_lanes8(r, x, y))
FN_UNARY(BITS_UNARY)
FN_BINARY(BITS_BINARY)

#define BITS_ROW(f) {#f, {hash_##f##_1, hash_##f##_2, hash_##f##_4, hash_##f##_8}},
static const BitsCase bits_cases[] = {FN_UNARY(BITS_ROW) FN_BINARY(BITS_ROW)};
enum { BITS_CASES = sizeof bits_cases / sizeof *bits_cases };

#endif
