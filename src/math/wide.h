// Two builds of a kernel, one for plain x86-64 and one for AVX2, chosen when it is called. The
// kernels add in a fixed order, so both give the same bits.
//   WIDE_INLINE void body(int n) {...}
//   WIDE_TARGET static void body_wide(int n) { body(n); }
//   void kernel(int n) { WIDE_CALL(body, n); }
#ifndef MATH_WIDE_H
#define MATH_WIDE_H

#define WIDE_INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__AVX2__) && !defined(CT_NO_SIMD)
#define WIDE_TARGET __attribute__((target("avx2")))
#define WIDE_CALL(body, ...)                                                                       \
  (__builtin_expect(__builtin_cpu_supports("avx2"), 1) ? body##_wide(__VA_ARGS__)                  \
                                                       : body(__VA_ARGS__))
#else
#define WIDE_TARGET __attribute__((unused))
#define WIDE_CALL(body, ...) body(__VA_ARGS__)
#endif

#endif
