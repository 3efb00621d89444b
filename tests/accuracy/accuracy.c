// The largest error of each function of reals (src/math/fn.h) in units in the last place, against
// MPFR, over ranges of arguments that are hard in different ways.
//
//   accuracy [--count N] [--start I] [--limit E] [FUNCTION ...]
//
// N arguments per function (10^6), shared by its ranges; argument i of a range is a function of i,
// so runs from different I cover different arguments. Exits with 1 if an error reaches E (0.52).
//
// The C library's long double functions choose the arguments that MPFR looks at: those whose error
// is within 0.02 units of the largest so far or above 0.51, and where it has no answer. Where long
// double has 53 or 113 bits, MPFR looks at all.
#include "accuracy/ranges.h"
#include "math/fn.h"

#include <float.h>
#include <math.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PRECISION = 120, MAX_RANGES = 16 };

typedef int (*Exact1)(mpfr_t, const mpfr_t, mpfr_rnd_t);
typedef int (*Exact2)(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);

typedef struct Case {
  const char* name;
  double (*f1)(double);
  double (*f2)(double, double);
  long double (*near1)(long double);
  long double (*near2)(long double, long double);
  Exact1 exact1;
  Exact2 exact2;
  Range ranges[MAX_RANGES];
} Case;

static double sine_of_pair(double x) {
  double s, c;
  fn_sincos(x, &s, &c);
  return s;
}

static double cosine_of_pair(double x) {
  double s, c;
  fn_sincos(x, &s, &c);
  return c;
}

#define ONE(f, g, m) .name = #f, .f1 = g, .near1 = f##l, .exact1 = m
#define TWO(f, g, m) .name = #f, .f2 = g, .near2 = f##l, .exact2 = m
#define ANGLES                                                                                     \
  {range_bits, 0, 0, "random bits"}, {range_uniform, -4, 4, "uniform -4..4"},                      \
      {range_uniform, -1e5, 1e5, "uniform -1e5..1e5"}, {range_log, 0x1p-31, 0x1p-5, "small"},      \
      {range_log, 0x1p17, 0x1p62, "large"}, {range_log, 0x1p62, 0x1.fp1023, "huge"},               \
      {range_near_quarter, 1, 1e6, "near k pi/2"},                                                 \
      {range_near_quarter, 1e6, 1e15, "near k pi/2, large"}, {                                     \
    range_near_step, 1, 1e5, "near half steps of the table"                                        \
  }
#define SINES                                                                                      \
  {range_bits, 0, 0, "random bits"}, {range_uniform, -1, 1, "uniform"},                            \
      {range_log, 0x1p-31, 0x1p-6, "small"}, {range_log, 0x1p-1074, 0x1p-31, "tiny"},              \
      {range_near, 1, 0x1p-4, "near 1"}, {range_near, -1, 0x1p-4, "near -1"},                      \
      {range_near, 0.70710678118654752, 0x1p-8, "near sqrt(1/2)"}, {                               \
    range_near, 0.5, 0x1p-8, "near 1/2"                                                            \
  }

static const Case cases[] = {
    {ONE(sin, fn_sin, mpfr_sin), .ranges = {ANGLES}},
    {ONE(cos, fn_cos, mpfr_cos), .ranges = {ANGLES}},
    {ONE(tan, fn_tan, mpfr_tan), .ranges = {ANGLES}},
    {.name = "sincos:sin",
     .f1 = sine_of_pair,
     .near1 = sinl,
     .exact1 = mpfr_sin,
     .ranges = {ANGLES}},
    {.name = "sincos:cos",
     .f1 = cosine_of_pair,
     .near1 = cosl,
     .exact1 = mpfr_cos,
     .ranges = {ANGLES}},
    {ONE(asin, fn_asin, mpfr_asin), .ranges = {SINES}},
    {ONE(acos, fn_acos, mpfr_acos), .ranges = {SINES}},
    {ONE(atan, fn_atan, mpfr_atan), .ranges = {{range_bits, 0, 0, "random bits"},
                                               {range_uniform, -1.5, 1.5, "uniform -1.5..1.5"},
                                               {range_uniform, -100, 100, "uniform -100..100"},
                                               {range_log, 0x1p-31, 0x1p-5, "small"},
                                               {range_log, 0x1p-1074, 0x1p-30, "tiny"},
                                               {range_log, 100, 0x1p1023, "huge"},
                                               {range_near, 1, 0x1p-5, "near 1"}}},
    {TWO(atan2, fn_atan2, mpfr_atan2),
     .ranges = {{range_bits_both, 0, 0, "random bits"},
                {range_uniform_both, -3, 3, "uniform"},
                {range_ratio, 0x1p-32, 0x1p32, "ratios 2^-32..2^32"},
                {range_ratio, 0x1p-1074, 0x1p-20, "small ratios"},
                {range_ratio, 0.9, 1.1, "near the diagonal"},
                {range_ratio_far, 0x1p-40, 0x1p40, "subnormal and huge pairs"}}},
    {ONE(exp, fn_exp, mpfr_exp), .ranges = {{range_bits, 0, 0, "random bits"},
                                            {range_uniform, -745.2, 709.8, "uniform"},
                                            {range_uniform, -1, 1, "uniform -1..1"},
                                            {range_log, 0x1p-60, 0x1p-5, "small"},
                                            {range_uniform, -745.2, -708.3, "subnormal results"},
                                            {range_uniform, 709, 709.79, "near overflow"}}},
    {ONE(log, fn_log, mpfr_log), .ranges = {{range_bits_positive, 0, 0, "random bits"},
                                            {range_uniform, 0, 10, "uniform 0..10"},
                                            {range_near, 1, 0x1p-4, "near 1"},
                                            {range_uniform, 0.98, 1.02, "0.98..1.02"},
                                            {range_log, 0x1p-1074, 0x1p-1022, "subnormal"},
                                            {range_log, 0x1p500, 0x1.fp1023, "huge"}}},
    {TWO(pow, fn_pow, mpfr_pow),
     .ranges = {{range_bits_power, 0, 0, "random bits"},
                {range_power, -745.2, 709.8, "results of all sizes"},
                {range_power, -2, 2, "results near 1"},
                {range_power_near_one, -745.2, 709.8, "base near 1"},
                {range_power_near_one, 600, 709.8, "base near 1, large results"},
                {range_power_near_one, -745.2, -600, "base near 1, small results"},
                {range_power, -745.2, -708.3, "subnormal results"},
                {range_power_whole, 0, 0, "whole exponents"},
                {range_uniform_power, 0, 10, "uniform"}}},
    {ONE(tanh, fn_tanh, mpfr_tanh), .ranges = {{range_bits, 0, 0, "random bits"},
                                               {range_uniform, -3, 3, "uniform -3..3"},
                                               {range_uniform, -23, 23, "uniform -23..23"},
                                               {range_log, 0x1p-31, 0x1p-3, "small"},
                                               {range_log, 0x1p-1074, 0x1p-30, "tiny"}}},
    {ONE(cbrt, fn_cbrt, mpfr_cbrt), .ranges = {{range_bits, 0, 0, "random bits"},
                                               {range_uniform, -10, 10, "uniform"},
                                               {range_near, 1, 0x1p-4, "near 1"},
                                               {range_log, 0x1p-1074, 0x1p-1020, "subnormal"}}},
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct Exact {
  mpfr_t a, b, value, got;
} Exact;

// |y - f(a, b)| in units in the last place of f(a, b); INFINITY where only one of them is NaN, or
// infinity is far from right. Infinity counts as 2^1024.
static double measure_exactly(const Case* c, Exact* e, double a, double b, double y) {
  mpfr_set_d(e->a, a, MPFR_RNDN);
  mpfr_set_d(e->b, b, MPFR_RNDN);
  if (c->exact1)
    c->exact1(e->value, e->a, MPFR_RNDN);
  else
    c->exact2(e->value, e->a, e->b, MPFR_RNDN);
  if (mpfr_nan_p(e->value) || isnan(y)) return mpfr_nan_p(e->value) && isnan(y) ? 0 : INFINITY;
  double nearest = mpfr_get_d(e->value, MPFR_RNDN);
  if (mpfr_inf_p(e->value) || mpfr_zero_p(e->value)) return nearest == y ? 0 : INFINITY;
  if (isinf(y))
    mpfr_set_si_2exp(e->got, y > 0 ? 1 : -1, 1024, MPFR_RNDN);
  else
    mpfr_set_d(e->got, y, MPFR_RNDN);
  if (isinf(y) && isinf(nearest)) return y == nearest ? 0 : INFINITY;
  long unit = mpfr_get_exp(e->value) - 53;
  if (unit > 971) unit = 971;
  if (unit < -1074) unit = -1074;
  mpfr_sub(e->got, e->got, e->value, MPFR_RNDN);
  mpfr_mul_2si(e->got, e->got, -unit, MPFR_RNDN);
  return fabs(mpfr_get_d(e->got, MPFR_RNDN));
}

// The same by long double, to about 0.001; NaN if there is no answer.
static double measure_roughly(const Case* c, double a, double b, double y) {
#if LDBL_MANT_DIG == 64
  long double v = c->near1 ? c->near1(a) : c->near2(a, b);
  if (!isfinite(v) || !isfinite(y)) return NAN;
  int unit;
  frexpl(v, &unit);
  unit = unit - 53 < -1074 ? -1074 : unit - 53;
  return (double)fabsl(ldexpl(y - v, -unit));
#else
  return (void)c, (void)a, (void)b, (void)y, (double)NAN;
#endif
}

typedef struct Worst {
  double error, a, b;
} Worst;

static Worst search_range(const Case* c, Exact* e, const Range* r, uint64_t start, uint64_t count) {
  Worst worst = {0, 0, 0};
  for (uint64_t i = start; i < start + count; i++) {
    double a, b = 0;
    r->pick(r, i, &a, &b);
    double y = c->f1 ? c->f1(a) : c->f2(a, b);
    double rough = measure_roughly(c, a, b, y);
    if (rough < worst.error - 0.02 && rough < 0.51) continue;
    double error = measure_exactly(c, e, a, b, y);
    if (!(error <= worst.error)) worst = (Worst){error, a, b};
  }
  return worst;
}

static bool check_case(const Case* c, Exact* e, uint64_t start, uint64_t count, double limit) {
  int ranges = 0;
  while (ranges < MAX_RANGES && c->ranges[ranges].pick) ranges++;
  bool good = true;
  for (int k = 0; k < ranges; k++) {
    const Range* r = &c->ranges[k];
    Worst w = search_range(c, e, r, start, count / (uint64_t)ranges + 1);
    bool fine = w.error < limit;
    good = good && fine;
    printf("%-10s %-30s %.4f  at %a", c->name, r->name, w.error, w.a);
    if (c->f2) printf(", %a", w.b);
    printf("%s\n", fine ? "" : "  TOO LARGE");
    fflush(stdout);
  }
  return good;
}

static bool is_chosen(const char* name, int n, char** names) {
  for (int i = 0; i < n; i++) {
    if (strcmp(name, names[i]) == 0) return true;
  }
  return n == 0;
}

int main(int argc, char** argv) {
  uint64_t start = 0, count = 1000000;
  double limit = 0.52;
  int at = 1;
  for (; at + 1 < argc && argv[at][0] == '-'; at += 2) {
    if (strcmp(argv[at], "--count") == 0)
      count = strtoull(argv[at + 1], NULL, 10);
    else if (strcmp(argv[at], "--start") == 0)
      start = strtoull(argv[at + 1], NULL, 10);
    else if (strcmp(argv[at], "--limit") == 0)
      limit = strtod(argv[at + 1], NULL);
    else
      return fprintf(stderr, "accuracy: no option %s\n", argv[at]), 2;
  }
  Exact e;
  mpfr_inits2(PRECISION, e.a, e.b, e.value, e.got, (mpfr_ptr)NULL);
  int passed = 0, failed = 0;
  for (int k = 0; k < CASES; k++) {
    if (!is_chosen(cases[k].name, argc - at, argv + at)) continue;
    bool good = check_case(&cases[k], &e, start, count, limit);
    passed += good, failed += !good;
  }
  mpfr_clears(e.a, e.b, e.value, e.got, (mpfr_ptr)NULL);
  mpfr_free_cache();
  printf("%d passed, %d failed\n", passed, failed);
  return failed || !passed;
}
