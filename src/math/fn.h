// Functions of reals whose bits depend on nothing but their arguments: not on the C library, the
// compiler, the processor or its fused multiply-add. Their error is below 0.52 units in the last
// place for every argument (make accuracy). Special cases are those of C: signed zeros, infinities,
// NaN where there is no value; no flag and no errno is set on purpose. They need rounding to
// nearest.
//
// One source (fn_*.h) serves one number and groups of 2, 4 and 8, and a lane has the bits of the
// scalar function. Code with CT_LANES may include fn_kernels.h and call the kernels inline.
#ifndef MATH_FN_H
#define MATH_FN_H

// The functions of one and of two arguments: X(name)
#define FN_UNARY(X) X(sin) X(cos) X(tan) X(asin) X(acos) X(atan) X(exp) X(log) X(tanh) X(cbrt)
#define FN_BINARY(X) X(atan2) X(pow)

double fn_sin(double x);
double fn_cos(double x);
double fn_tan(double x);
double fn_asin(double x);
double fn_acos(double x);
double fn_atan(double x);
double fn_exp(double x);
double fn_log(double x);
double fn_tanh(double x);
double fn_cbrt(double x);
double fn_atan2(double y, double x);
double fn_pow(double x, double y);

// Both, with the bits of fn_sin and fn_cos, in little more time than one.
void fn_sincos(double x, double* sine, double* cosine);

// For i below 2, 4, 8: y[i] = f(x[i]), y[i] = f(a[i], b[i]). y may be one of the arguments; arrays
// need no alignment. fn_sin_lanes4(y, x), fn_pow_lanes8(y, a, b), ...
#define FN_DECLARE_UNARY(f)                                                                        \
  void fn_##f##_lanes2(double* y, const double* x);                                                \
  void fn_##f##_lanes4(double* y, const double* x);                                                \
  void fn_##f##_lanes8(double* y, const double* x);
#define FN_DECLARE_BINARY(f)                                                                       \
  void fn_##f##_lanes2(double* y, const double* a, const double* b);                               \
  void fn_##f##_lanes4(double* y, const double* a, const double* b);                               \
  void fn_##f##_lanes8(double* y, const double* a, const double* b);
FN_UNARY(FN_DECLARE_UNARY)
FN_BINARY(FN_DECLARE_BINARY)
void fn_sincos_lanes2(double* sine, double* cosine, const double* x);
void fn_sincos_lanes4(double* sine, double* cosine, const double* x);
void fn_sincos_lanes8(double* sine, double* cosine, const double* x);

#endif
