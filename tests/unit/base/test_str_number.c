#include "base/rng.h"
#include "base/str.h"
#include "unit/base/unit.h"

#include <float.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static uint64_t bits(double x) {
  uint64_t u;
  memcpy(&u, &x, sizeof u);
  return u;
}

static double from_bits(uint64_t u) {
  double x;
  memcpy(&x, &u, sizeof x);
  return x;
}

// Same value, same end as strtod in the "C" locale, which the test programs run in.
static void check_as_strtod(const char* s) {
  char* end = NULL;
  double expected = strtod(s, &end);
  double x = 12345;
  const char* rest = NULL;
  bool ok = str_to_double(s, s + strlen(s), &x, &rest);
  bool same = ok == (end != s) && rest == end;
  if (ok)
    same = same && (bits(x) == bits(expected) || (isnan(x) && isnan(expected)));
  else
    same = same && x == 12345;
  if (!same) fail_msg("'%.60s': %d %a, strtod %a", s, ok, x, expected);
}

// clang-format off
static const char* const edge[] = {
    "0", "-0", "+0", "1", "-1", ".5", "5.", ".", "", " ", "-", "+", "e5", ".e5", "1e", "1e+",
    "1e-x", "1e5x", "1.5.5", "--1", "+-1", "  42", "\t\n\v\f\r1", "1 2", "00001", "0.00001",
    "1e0005", "1E5", "1e-0", "0e999999999", "0x", "0X", "0x.", "0x1", "0x1p", "0x1p+", "0x1p3",
    "0X1.8P-1", "0x.8", "0xg", "0x1.", "-0x1.fffffffffffffp1023", "0x1.fffffffffffff8p1023",
    "0x1.fffffffffffff7ffffp1023", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "0x1.000001p-1075",
    "0x0.0000000000000000000000000000001p0", "0x1p999999999999", "0x1p-999999999999",
    "0x1.00000000000008p0", "0x1.000000000000080000000000000000001p0", "0x1.00000000000018p0",
    "0x0p5", "inf", "INF", "-inf", "infinity", "Infinity", "infinit", "infinityx", "in", "nan",
    "NaN", "-nan", "nan(", "nan()", "nan(12_aB)", "nan(12", "nan(-)", "nanx", "na", "n", "1e308",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
    "1.797693134862315807e308", "1.797693134862315808e308", "1e309", "1e310",
    "1e99999999999999999999", "-1e400", "2.2250738585072014e-308", "2.2250738585072011e-308",
    "2.2250738585072012e-308", "4.9e-324", "5e-324", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "2.5e-324", "2e-324", "1e-400", "1e-99999999999999999999",
    "9007199254740993", "9007199254740992.99999999999999999999999",
    "9007199254740993.00000000000000000000001", "18446744073709551615", "18446744073709551616",
    "99999999999999999999", "1e22", "1e23", "8.5e22", "123456789012345678e-40", "1e27", "1e28",
    "3e-27", "3e-28", "10000000000000000000000000000000000000000",
    "0.000000000000000000000000000000000000000001", "6.02214076e23", "1.602176634e-19",
    "3.14159265358979323846264338327950288",
};
// clang-format on

static void test_words_and_edges(void** state) {
  (void)state;
  for (size_t k = 0; k < sizeof edge / sizeof *edge; k++) check_as_strtod(edge[k]);
}

static void test_nothing_behind_the_end_is_read(void** state) {
  (void)state;
  static const char* const rows[] = {"123.5e12", "0x1.8p3", "infinity", "nan(12)", "-1.5"};
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    for (size_t n = 0; n <= strlen(rows[k]); n++) {
      // a block of exactly n bytes, so that the sanitizer sees one too many
      char* exact = (char*)malloc(n + (n == 0));
      char text[32] = {0};
      memcpy(exact, rows[k], n);
      memcpy(text, rows[k], n);
      char* end = NULL;
      double expected = strtod(text, &end), x = 0;
      const char* rest = NULL;
      assert_int_equal(str_to_double(exact, exact + n, &x, &rest), end != text);
      assert_int_equal(rest - exact, end - text);
      if (end != text && !isnan(expected)) assert_true(bits(x) == bits(expected));
      free(exact);
    }
  }
}

// Random digits, points, exponents of every length.
static void test_a_million_random_texts(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 1000000; k++) {
    RngBlock r = rng_block(7, 0, k);
    int n = 1 + (int)(r.v[0] % (k % 16 == 0 ? 60 : 21));
    int point = (int)(r.v[0] >> 8) % (n + 8);
    char text[128], *p = text;
    if (r.v[1] & 1) *p++ = '-';
    for (int i = 0; i < n; i++) {
      if (i == point) *p++ = '.';
      *p++ = (char)('0' + rng_u64(8, k, (uint64_t)i) % 10);
    }
    int range = r.v[1] & 2 ? 30 : 360;
    if (r.v[1] & 12) p += snprintf(p, 16, "e%d", (int)(r.v[2] % (2 * range)) - range);
    *p = 0;
    check_as_strtod(text);
  }
}

// The decimals hardest to round: exactly between two doubles, written out in full, and a little
// above and below.
static void test_midpoints(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 3000; k++) {
    uint64_t u = rng_u64(9, 0, k) >> 1;
    if (k % 3 == 0) u &= (UINT64_C(1) << 53) - 1; // subnormal and nearby
    if (k % 3 == 1) u = (u & ((UINT64_C(1) << 57) - 1)) + (UINT64_C(1000) << 52); // around 1
    long double a = from_bits(u), b = from_bits(u + 1);
    if (!isfinite((double)b)) continue;
    char text[1600];
    int n = snprintf(text, sizeof text, "%.1100Lf", (a + b) / 2);
    assert_true(n < (int)sizeof text - 2);
    check_as_strtod(text);
    memcpy(text + n, "1", 2);
    check_as_strtod(text);
    char* last = text + n - 1;
    while (*last == '0' || *last == '.') last--;
    text[n] = 0;
    --*last;
    check_as_strtod(text);
  }
}

static void test_very_long_texts(void** state) {
  (void)state;
  size_t n = 5000;
  char* text = (char*)malloc(n + 16);
  memset(text, '0', n);
  text[n] = 0;
  check_as_strtod(text);
  text[n - 1] = '7';
  check_as_strtod(text); // 000..7
  text[1] = '.';
  check_as_strtod(text); // 0.000..7
  memcpy(text + n, "e4998", 6);
  check_as_strtod(text); // 7
  memset(text, '9', n);
  memcpy(text + n, "e-4999", 7);
  check_as_strtod(text); // 9.999..
  // 2^53 + 1 and far behind it a 1
  memset(text, '0', n);
  memcpy(text, "9007199254740993.", 17);
  text[n] = 0;
  check_as_strtod(text);
  text[n - 1] = '1';
  check_as_strtod(text);
  free(text);
}

static void test_layout(void** state) {
  (void)state;
  const struct {
    double x;
    const char* text;
  } rows[] = {
      {0, "0"},
      {-0.0, "-0"},
      {1, "1"},
      {-1.5, "-1.5"},
      {0.1, "0.1"},
      {100, "100"},
      {123456, "123456"},
      {0.001, "0.001"},
      {0.0001, "0.0001"},
      {0.00001, "1e-05"},
      {1e16, "10000000000000000"},
      {1e17, "1e+17"},
      {1.25e17, "1.25e+17"},
      {1e100, "1e+100"},
      {1e22, "1e+22"},
      {1e23, "1e+23"},
      {5e-324, "5e-324"},
      {DBL_MAX, "1.7976931348623157e+308"},
      {-DBL_MAX, "-1.7976931348623157e+308"},
      {DBL_MIN, "2.2250738585072014e-308"},
      {DBL_EPSILON, "2.220446049250313e-16"},
      {1.0 / 3, "0.3333333333333333"},
      {2.0 / 3, "0.6666666666666666"},
      {0.1 + 0.2, "0.30000000000000004"},
      {9007199254740993.0, "9007199254740992"},
      {INFINITY, "inf"},
      {-INFINITY, "-inf"},
      {NAN, "nan"},
      {-NAN, "nan"},
      // the gap below a power of two is narrow: the nearest 16 digits do not read back, others do
      {0x1p-44, "5.684341886080802e-14"},
      {0x1p-24, "5.960464477539063e-08"},
      {9.5, "9.5"},
      {99999999999999990.0, "99999999999999980"},
  };
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    char text[STR_DOUBLE];
    int n = str_from_double(text, rows[k].x);
    assert_string_equal(text, rows[k].text);
    assert_int_equal(n, strlen(rows[k].text));
  }
}

// Reads back to the same bits, and no text of fewer digits does.
static void check_shortest(double x) {
  char text[STR_DOUBLE], other[40];
  int n = str_from_double(text, x);
  assert_true(n < STR_DOUBLE);
  double y = 0;
  assert_true(str_to_double(text, text + n, &y, NULL));
  assert_true(bits(x) == bits(y));
  int digits = 0;
  const char* p = text;
  for (; *p && *p != 'e'; p++) {
    if (*p >= '0' && *p <= '9' && (digits > 0 || *p != '0')) digits++;
  }
  while (p > text && (p[-1] == '0' || p[-1] == '.') && !strchr(text, '.')) p--, digits--;
  if (digits > 1) {
    snprintf(other, sizeof other, "%.*e", digits - 2, x);
    if (strtod(other, NULL) == x) fail_msg("%s is longer than %s", text, other);
  }
}

static void test_shortest_round_trip(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 100000; k++) {
    uint64_t u = rng_u64(11, 0, k);
    double any = from_bits(u), tiny = from_bits(u >> (12 + k % 52));
    if (isfinite(any)) check_shortest(any);
    check_shortest(tiny);
    check_shortest(rng_uniform(11, 1, k) - 0.5);
    check_shortest((double)(int64_t)(u >> 44) / 1000);
  }
  for (int e = -1074; e <= 1023; e++) {
    check_shortest(ldexp(1, e));
    check_shortest(nextafter(ldexp(1, e), 0));
    check_shortest(nextafter(ldexp(1, e), INFINITY));
  }
}

static void test_locale_does_not_matter(void** state) {
  (void)state;
  // any locale with a decimal comma that the machine has
  static const char* const names[] = {"de_DE.UTF-8", "de_DE.utf8", "de_DE", "fr_FR.UTF-8",
                                      "fr_FR.utf8"};
  const char* set = NULL;
  for (size_t k = 0; k < sizeof names / sizeof *names && !set; k++)
    set = setlocale(LC_ALL, names[k]);
  if (!set) skip();
  char text[STR_DOUBLE], theirs[32];
  snprintf(theirs, sizeof theirs, "%g", 0.5);
  str_from_double(text, 0.5);
  double x = 0;
  const char* number = "2.5";
  bool ok = str_to_double(number, number + 3, &x, NULL);
  setlocale(LC_ALL, "C");
  assert_string_equal(theirs, "0,5");
  assert_string_equal(text, "0.5");
  assert_true(ok && x == 2.5);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_words_and_edges),
      cmocka_unit_test(test_nothing_behind_the_end_is_read),
      cmocka_unit_test(test_a_million_random_texts),
      cmocka_unit_test(test_midpoints),
      cmocka_unit_test(test_very_long_texts),
      cmocka_unit_test(test_layout),
      cmocka_unit_test(test_shortest_round_trip),
      cmocka_unit_test(test_locale_does_not_matter),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
