// The functions of reals for lanes of floats: each half of the lanes becomes doubles (CT_LANES of
// them), and the results are rounded. With an error below 0.52 units in the last place of a double
// nearly every float is the one that is nearest to the true value.
#include "math/fn_kernels.h"

typedef float HalfLanes __attribute__((vector_size(sizeof(float) * CT_LANES)));

#if CT_LANES == 2
#define FLOATS_NAME(f) fn_##f##_floats4
#elif CT_LANES == 4
#define FLOATS_NAME(f) fn_##f##_floats8
#else
#define FLOATS_NAME(f) fn_##f##_floats16
#endif

REAL_INLINE real load_half(const float* x) {
  HalfLanes h;
  memcpy(&h, x, sizeof h);
  return __builtin_convertvector(h, real);
}

REAL_INLINE void store_half(float* y, real x) {
  HalfLanes h = __builtin_convertvector(x, HalfLanes);
  memcpy(y, &h, sizeof h);
}

#define DEFINE_UNARY(f)                                                                            \
  void FLOATS_NAME(f)(float* y, const float* x);                                                   \
  void FLOATS_NAME(f)(float* y, const float* x) {                                                  \
    for (int i = 0; i < 2 * CT_LANES; i += CT_LANES)                                               \
      store_half(y + i, fn_##f##_of(load_half(x + i)));                                            \
  }
#define DEFINE_BINARY(f)                                                                           \
  void FLOATS_NAME(f)(float* z, const float* x, const float* y);                                   \
  void FLOATS_NAME(f)(float* z, const float* x, const float* y) {                                  \
    for (int i = 0; i < 2 * CT_LANES; i += CT_LANES)                                               \
      store_half(z + i, fn_##f##_of(load_half(x + i), load_half(y + i)));                          \
  }
FN_UNARY(DEFINE_UNARY)
FN_BINARY(DEFINE_BINARY)

void FLOATS_NAME(sincos)(float* s, float* c, const float* x);
void FLOATS_NAME(sincos)(float* s, float* c, const float* x) {
  for (int i = 0; i < 2 * CT_LANES; i += CT_LANES) {
    real sine, cosine;
    fn_sincos_of(load_half(x + i), &sine, &cosine);
    store_half(s + i, sine);
    store_half(c + i, cosine);
  }
}
