// Nanoseconds per call of the functions of reals (src/math/fn.h) beside those of the C library:
// many independent calls, a chain of calls that wait for each other, and groups of 2, 4 and 8
// lanes.
#include "base/rng.h"
#include "math/fn.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

enum { COUNT = 4096, ROUNDS = 40, WAYS = 7 };

static double a[COUNT], b[COUNT], out[COUNT], other[COUNT];

static double read_clock(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

typedef void (*Way)(void);
typedef struct Row {
  const char* name;
  double low, high; // of the first argument
  Way ways[WAYS];   // C library, ours: independent, chained each; lanes 2, 4, 8
} Row;

// The sum 0 z makes a call wait for the one before.
#define LOOP(name, chained, expression)                                                            \
  static void name(void) {                                                                         \
    double z = 0;                                                                                  \
    for (int i = 0; i < COUNT; i++) {                                                              \
      double x = a[i] + z, y = b[i];                                                               \
      (void)y;                                                                                     \
      out[i] = expression;                                                                         \
      if (chained) z = 0 * out[i];                                                                 \
    }                                                                                              \
  }
#define GROUPS(name, n, call)                                                                      \
  static void name(void) {                                                                         \
    for (int i = 0; i < COUNT; i += n) call;                                                       \
  }
#define UNARY(f)                                                                                   \
  LOOP(run_c_##f, 0, f(x))                                                                         \
  LOOP(chain_c_##f, 1, f(x))                                                                       \
  LOOP(run_##f, 0, fn_##f(x))                                                                      \
  LOOP(chain_##f, 1, fn_##f(x))                                                                    \
  GROUPS(lanes2_##f, 2, fn_##f##_lanes2(out + i, a + i))                                           \
  GROUPS(lanes4_##f, 4, fn_##f##_lanes4(out + i, a + i))                                           \
  GROUPS(lanes8_##f, 8, fn_##f##_lanes8(out + i, a + i))
#define BINARY(f)                                                                                  \
  LOOP(run_c_##f, 0, f(x, y))                                                                      \
  LOOP(chain_c_##f, 1, f(x, y))                                                                    \
  LOOP(run_##f, 0, fn_##f(x, y))                                                                   \
  LOOP(chain_##f, 1, fn_##f(x, y))                                                                 \
  GROUPS(lanes2_##f, 2, fn_##f##_lanes2(out + i, a + i, b + i))                                    \
  GROUPS(lanes4_##f, 4, fn_##f##_lanes4(out + i, a + i, b + i))                                    \
  GROUPS(lanes8_##f, 8, fn_##f##_lanes8(out + i, a + i, b + i))
FN_UNARY(UNARY)
FN_BINARY(BINARY)

#define PAIR(name, chained, call)                                                                  \
  static void name(void) {                                                                         \
    double z = 0;                                                                                  \
    for (int i = 0; i < COUNT; i++) {                                                              \
      double x = a[i] + z;                                                                         \
      call;                                                                                        \
      if (chained) z = 0 * out[i];                                                                 \
    }                                                                                              \
  }
PAIR(run_c_sincos, 0, (out[i] = sin(x), other[i] = cos(x)))
PAIR(chain_c_sincos, 1, (out[i] = sin(x), other[i] = cos(x)))
PAIR(run_sincos, 0, fn_sincos(x, out + i, other + i))
PAIR(chain_sincos, 1, fn_sincos(x, out + i, other + i))
GROUPS(lanes2_sincos, 2, fn_sincos_lanes2(out + i, other + i, a + i))
GROUPS(lanes4_sincos, 4, fn_sincos_lanes4(out + i, other + i, a + i))
GROUPS(lanes8_sincos, 8, fn_sincos_lanes8(out + i, other + i, a + i))

#define ROW(f, low, high)                                                                          \
  {                                                                                                \
#f, low, high, {                                                                               \
      run_c_##f, run_##f, chain_c_##f, chain_##f, lanes2_##f, lanes4_##f, lanes8_##f               \
    }                                                                                              \
  }
static const Row rows[] = {
    ROW(sin, -3.2, 3.2),    ROW(sin, -1e3, 1e3), ROW(sin, 1e10, 1e15), ROW(cos, -3.2, 3.2),
    ROW(sincos, -3.2, 3.2), ROW(tan, -3.2, 3.2), ROW(asin, -1, 1),     ROW(acos, -1, 1),
    ROW(atan, -10, 10),     ROW(atan2, -3, 3),   ROW(exp, -10, 10),    ROW(log, 0, 10),
    ROW(log, 0.95, 1.05),   ROW(pow, 0, 10),     ROW(tanh, -3, 3),     ROW(cbrt, -10, 10),
};

// The shortest of several runs: other work on the machine only adds.
static double time_way(Way way) {
  double best = 1e30;
  for (int r = 0; r < ROUNDS; r++) {
    double start = read_clock();
    way();
    double t = (read_clock() - start) / COUNT;
    if (t < best) best = t;
  }
  return best;
}

int main(void) {
  printf("%-22s %8s %8s  %8s %8s  %8s %8s %8s\n", "ns per call", "C", "ours", "C chain", "chain",
         "2 lanes", "4 lanes", "8 lanes");
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    const Row* r = &rows[k];
    for (int i = 0; i < COUNT; i++) {
      a[i] = r->low + (r->high - r->low) * rng_uniform(1, k, (uint64_t)i);
      b[i] = -3 + 6 * rng_uniform(2, k, (uint64_t)i);
    }
    double t[WAYS];
    for (int w = 0; w < WAYS; w++) t[w] = time_way(r->ways[w]);
    printf("%-7s %6g..%-6g %8.2f %8.2f  %8.2f %8.2f  %8.2f %8.2f %8.2f\n", r->name, r->low, r->high,
           t[0], t[1], t[2], t[3], t[4], t[5], t[6]);
  }
  return 0;
}
