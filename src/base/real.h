// The number type of the smooth stages. real is a double, or with CT_LANES = 2, 4 or 8 a vector of
// doubles, one lane a world; with CT_FLOATS and CT_LANES = 4, 8 or 16 a vector of floats. Code over
// real works for all if it keeps to four rules:
//   constants that stand alone are real_set(0.5); c * x and x + c with a number c of the model or a
//     constant are fine (with CT_FLOATS both are floats)
//   a choice by value is real_select(x < y, a, b); both sides are evaluated, so neither may trap
//   masks are combined with real_and, real_or, real_not; only real_any and real_all make an if
//   functions of reals are real_sqrt below and those of math/fn_real.h
// The sign, exponent and digits of a real are bits; real_read looks one number up for each lane.
// Each lane of doubles gives the same bits as the scalar build.
#ifndef BASE_REAL_H
#define BASE_REAL_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef double
    world_number; // a number of one world, also where double means float (lanes/as_lanes.h)

#define REAL_INLINE static inline __attribute__((always_inline))

#if !defined(CT_LANES)

enum { REAL_LANES = 1 };
typedef double real;
typedef bool mask;
typedef uint64_t bits;

REAL_INLINE real real_set(double c) { return c; }
REAL_INLINE double real_lane(real x, int lane) { return (void)lane, x; }
REAL_INLINE void real_set_lane(real* x, int lane, double c) { (void)lane, *x = c; }

REAL_INLINE real real_select(mask m, real a, real b) { return m ? a : b; }
REAL_INLINE mask real_and(mask a, mask b) { return a && b; }
REAL_INLINE mask real_or(mask a, mask b) { return a || b; }
REAL_INLINE mask real_not(mask a) { return !a; }
REAL_INLINE bool real_any(mask m) { return m; }
REAL_INLINE bool real_all(mask m) { return m; }

REAL_INLINE bits real_to_bits(real x) {
  bits b;
  memcpy(&b, &x, sizeof b);
  return b;
}
REAL_INLINE real real_from_bits(bits b) {
  real x;
  memcpy(&x, &b, sizeof x);
  return x;
}
// x with the bits of b only. On x86-64 in a vector register: the way to an integer one and back
// takes as long as two additions.
REAL_INLINE real real_and_bits(real x, bits b) {
#if defined(__SSE2__)
  typedef double pair __attribute__((vector_size(16)));
  typedef uint64_t pair_bits __attribute__((vector_size(16)));
  return ((pair)((pair_bits)(pair){x, x} & (pair_bits){b, b}))[0];
#else
  return real_from_bits(real_to_bits(x) & b);
#endif
}
REAL_INLINE real real_read(const double* table, int stride, bits row) {
  return table[row * (bits)stride];
}

#define REAL_C(name) name
#define REAL_EACH1(f, x) return f(x)
#define REAL_EACH2(f, x, y) return f(x, y)

#else

// Vectors are passed between functions of this library only, all compiled alike: the ABI warnings
// do not apply.
#pragma GCC diagnostic ignored "-Wpsabi"

enum { REAL_LANES = CT_LANES };
#if defined(CT_FLOATS)
typedef float lane_number; // of one lane, and as many bits
typedef int32_t lane_int;
typedef uint32_t lane_bits;
#define REAL_C(name) name##f
#else
typedef double lane_number;
typedef int64_t lane_int;
typedef uint64_t lane_bits;
#define REAL_C(name) name
#endif
typedef lane_number real __attribute__((vector_size(sizeof(lane_number) * CT_LANES)));
typedef lane_int mask __attribute__((vector_size(sizeof(lane_number) * CT_LANES)));
typedef lane_bits bits __attribute__((vector_size(sizeof(lane_number) * CT_LANES)));

// x - 0 is x for every number; 0 + c would turn -0 into 0
REAL_INLINE real real_set(lane_number c) { return c - (real){0}; }
REAL_INLINE lane_number real_lane(real x, int lane) { return x[lane]; }
REAL_INLINE void real_set_lane(real* x, int lane, lane_number c) { (*x)[lane] = c; }

// A mask lane is all ones or all zeros: pick bits.
REAL_INLINE real real_select(mask m, real a, real b) {
  return (real)((m & (mask)a) | (~m & (mask)b));
}
REAL_INLINE mask real_and(mask a, mask b) { return a & b; }
REAL_INLINE mask real_or(mask a, mask b) { return a | b; }
REAL_INLINE mask real_not(mask a) { return ~a; }

// Bit k: lane k.
REAL_INLINE unsigned real_bits(mask m) {
#if defined(CT_FLOATS) && CT_LANES == 16 && defined(__AVX512DQ__)
  return (unsigned)__builtin_ia32_cvtd2mask512(m);
#elif defined(CT_FLOATS) && CT_LANES == 8 && defined(__AVX__)
  return (unsigned)__builtin_ia32_movmskps256((real)m);
#elif defined(CT_FLOATS) && CT_LANES == 4 && defined(__SSE__)
  return (unsigned)__builtin_ia32_movmskps((real)m);
#elif !defined(CT_FLOATS) && CT_LANES == 8 && defined(__AVX512DQ__)
  typedef long long long8 __attribute__((vector_size(64)));
  return (unsigned)__builtin_ia32_cvtq2mask512((long8)m);
#elif !defined(CT_FLOATS) && CT_LANES == 4 && defined(__AVX__)
  return (unsigned)__builtin_ia32_movmskpd256((real)m);
#else
  unsigned lanes = 0;
  for (int k = 0; k < CT_LANES; k++) lanes |= (unsigned)(m[k] != 0) << k;
  return lanes;
#endif
}

REAL_INLINE bool real_any(mask m) {
  lane_int any = 0;
  for (int k = 0; k < CT_LANES; k++) any |= m[k];
  return any != 0;
}

REAL_INLINE bool real_all(mask m) { return !real_any(~m); }

REAL_INLINE bits real_to_bits(real x) { return (bits)x; }
REAL_INLINE real real_from_bits(bits b) { return (real)b; }
REAL_INLINE real real_and_bits(real x, lane_bits b) { return (real)((bits)x & b); }
REAL_INLINE real real_read(const lane_number* table, int stride, bits row) {
  real r = {0};
  for (int k = 0; k < CT_LANES; k++) r[k] = table[row[k] * (lane_bits)stride];
  return r;
}

#if !defined(CT_FLOATS)
// As many floats as lanes, and back: rounded.
typedef float real_floats __attribute__((vector_size(sizeof(float) * CT_LANES)));
REAL_INLINE real real_from_floats(const float* x) {
  real_floats f;
  memcpy(&f, x, sizeof f);
  return __builtin_convertvector(f, real);
}
REAL_INLINE void real_to_floats(float* y, real x) {
  real_floats f = __builtin_convertvector(x, real_floats);
  memcpy(y, &f, sizeof f);
}
#endif

#define REAL_EACH1(f, x)                                                                           \
  real r = (x);                                                                                    \
  for (int k = 0; k < CT_LANES; k++) r[k] = f((x)[k]);                                             \
  return r
#define REAL_EACH2(f, x, y)                                                                        \
  real r = (x);                                                                                    \
  for (int k = 0; k < CT_LANES; k++) r[k] = f((x)[k], (y)[k]);                                     \
  return r

#endif

// The second argument where the comparison is with NaN.
REAL_INLINE real real_min(real a, real b) { return real_select(a <= b, a, b); }
REAL_INLINE real real_max(real a, real b) { return real_select(a >= b, a, b); }
REAL_INLINE real real_clamp(real x, real low, real high) {
  return real_max(low, real_min(high, x));
}

REAL_INLINE real real_abs(real x) { REAL_EACH1(REAL_C(fabs), x); }
REAL_INLINE real real_copysign(real x, real sign) { REAL_EACH2(REAL_C(copysign), x, sign); }
REAL_INLINE real real_floor(real x) { REAL_EACH1(REAL_C(floor), x); }
REAL_INLINE real real_sqrt(real x) { REAL_EACH1(REAL_C(sqrt), x); }

// x - x is 0 for finite x, NaN else
REAL_INLINE mask real_isfinite(real x) { return x - x == 0; }

#endif
