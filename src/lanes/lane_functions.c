// The functions of reals for lanes of floats: each half of the lanes becomes doubles (CT_LANES of
// them), and the results are rounded. With an error below 0.52 units in the last place of a double
// nearly every float is the one that is nearest to the true value.
#include "math/fn_kernels.h"

#if CT_LANES == 2
#define FLOATS_NAME(f) fn_##f##_floats4
#elif CT_LANES == 4
#define FLOATS_NAME(f) fn_##f##_floats8
#else
#define FLOATS_NAME(f) fn_##f##_floats16
#endif

#define DEFINE_UNARY(f)                                                                            \
  void FLOATS_NAME(f)(float* y, const float* x);                                                   \
  void FLOATS_NAME(f)(float* y, const float* x) {                                                  \
    for (int i = 0; i < 2 * CT_LANES; i += CT_LANES)                                               \
      real_to_floats(y + i, fn_##f##_of(real_from_floats(x + i)));                                 \
  }
#define DEFINE_BINARY(f)                                                                           \
  void FLOATS_NAME(f)(float* z, const float* x, const float* y);                                   \
  void FLOATS_NAME(f)(float* z, const float* x, const float* y) {                                  \
    for (int i = 0; i < 2 * CT_LANES; i += CT_LANES)                                               \
      real_to_floats(z + i, fn_##f##_of(real_from_floats(x + i), real_from_floats(y + i)));        \
  }
FN_UNARY(DEFINE_UNARY)
FN_BINARY(DEFINE_BINARY)

void FLOATS_NAME(sincos)(float* s, float* c, const float* x);
void FLOATS_NAME(sincos)(float* s, float* c, const float* x) {
  for (int i = 0; i < 2 * CT_LANES; i += CT_LANES) {
    real sine, cosine;
    fn_sincos_of(real_from_floats(x + i), &sine, &cosine);
    real_to_floats(s + i, sine);
    real_to_floats(c + i, cosine);
  }
}
