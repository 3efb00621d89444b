// Numbers in tests. NaN never passes: an assertion on NaN fails, and a running maximum keeps NaN to
// the end, where fmax would drop it.
#ifndef SUPPORT_NUMBERS_H
#define SUPPORT_NUMBERS_H

#include "support/cmocka_all.h"

#include <math.h>

// The larger and the smaller of two numbers; NaN if one of them is NaN.
static inline double larger(double a, double b) { return a >= b ? a : (b > a ? b : (double)NAN); }
static inline double smaller(double a, double b) { return a <= b ? a : (b < a ? b : (double)NAN); }

// Largest magnitude of n numbers; NaN if one of them is NaN, 0 for none.
static inline double largest_of(const double* x, int n) {
  double most = 0;
  for (int i = 0; i < n; i++) most = larger(most, fabs(x[i]));
  return most;
}

// Largest |x - y| of n pairs of numbers, with the same treatment of NaN.
static inline double largest_difference(const double* x, const double* y, int n) {
  double most = 0;
  for (int i = 0; i < n; i++) most = larger(most, fabs(x[i] - y[i]));
  return most;
}

static inline void numbers_check(double a, double b, double bound, const char* file, int line) {
  if (fabs(a - b) <= bound) return;
  print_error("%.17g is not %.17g: differs by %.3g, at most %.3g is allowed\n", a, b, fabs(a - b),
              bound);
  _fail(file, line);
}

static inline void numbers_part(double a, double b, double part, const char* file, int line) {
  numbers_check(a, b, part * larger(1, fabs(b)), file, line);
}

// |a - b| <= tolerance, in the unit of the numbers; 0 asks for equal numbers.
#define assert_within(a, b, tolerance) numbers_check((a), (b), (tolerance), __FILE__, __LINE__)

// |a - b| <= tolerance max(1, |b|): a part of the expected number, absolute where that is below 1.
#define assert_relative(a, b, tolerance) numbers_part((a), (b), (tolerance), __FILE__, __LINE__)

static inline void numbers_order(double a, double b, const char* file, int line) {
  if (a < b) return;
  print_error("%.17g is not below %.17g\n", a, b);
  _fail(file, line);
}

// a < b, printed when it is not so.
#define assert_below(a, b) numbers_order((a), (b), __FILE__, __LINE__)

#endif
