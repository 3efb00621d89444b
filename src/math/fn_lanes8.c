// Groups of 8 as two groups of 4: without registers of 8 doubles gcc keeps wider vectors in memory,
// which is three times slower. The kernels themselves also work with CT_LANES = 8.
#include "math/fn.h"

#define DEFINE_UNARY_HALVES(f)                                                                     \
  void fn_##f##_lanes8(double* y, const double* x) {                                               \
    fn_##f##_lanes4(y, x);                                                                         \
    fn_##f##_lanes4(y + 4, x + 4);                                                                 \
  }
#define DEFINE_BINARY_HALVES(f)                                                                    \
  void fn_##f##_lanes8(double* y, const double* a, const double* b) {                              \
    fn_##f##_lanes4(y, a, b);                                                                      \
    fn_##f##_lanes4(y + 4, a + 4, b + 4);                                                          \
  }

FN_UNARY(DEFINE_UNARY_HALVES)
FN_BINARY(DEFINE_BINARY_HALVES)

void fn_sincos_lanes8(double* sine, double* cosine, const double* x) {
  double low[4], high[4];
  for (int i = 0; i < 4; i++) low[i] = x[i], high[i] = x[i + 4];
  fn_sincos_lanes4(sine, cosine, low);
  fn_sincos_lanes4(sine + 4, cosine + 4, high);
}
