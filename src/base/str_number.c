// Doubles as text, exactly and without the locale: strtod and printf would follow the program's
// decimal point.
#include "base/assert.h"
#include "base/bigint.h"
#include "base/integer.h"
#include "base/str.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

__extension__ typedef unsigned __int128 uint128;

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  c = str_lower(c);
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

//---------------------------------- rounding ------------------------------------------------------

// The double nearest to (m + f) 2^e, ties to even, where 0 < f < 1 if sticky and f = 0 if not; m
// has its top bit set.
static double round_bits(uint64_t m, int e, bool sticky) {
  CT_ASSERT(m >> 63);
  // m 2^e has its leading bit at 2^(63+e). Normal numbers keep 53 bits, subnormal ones those from
  // 2^-1074 up.
  if (63 + e > 1023) return INFINITY;
  int drop = 63 + e >= -1022 ? 11 : -1074 - e;
  if (drop > 64) return 0; // below half of the smallest subnormal
  uint64_t kept = drop < 64 ? m >> drop : 0;
  uint64_t half = UINT64_C(1) << (drop - 1);
  uint64_t rest = m & ((half - 1) | half);
  if (rest > half || (rest == half && (sticky || (kept & 1)))) kept++;
  // exact: kept <= 2^53, and overflow to infinity is what rounding up from the largest double must
  // give
  return ldexp((double)kept, e + drop);
}

// The same for any m > 0; with at least 64 bits if sticky.
static double round_wide(uint128 m, int e, bool sticky) {
  uint64_t high = (uint64_t)(m >> 64);
  CT_ASSERT(high > 0 || !sticky);
  int up = high > 0 ? __builtin_clzll(high) : 64 + __builtin_clzll((uint64_t)m);
  m <<= up;
  return round_bits((uint64_t)(m >> 64), e - up + 64, sticky || (uint64_t)m != 0);
}

//---------------------------------- decimal to binary ---------------------------------------------

enum {
  DIGITS_MAX =
      780, // with 768 digits and "there is more" every double and every midpoint can be told apart
  POW5_MAX = 27 // 5^27 is the largest power of five in 64 bits
};

// A number read from text: D 10^exponent, D the first kept digits, with more behind them if
// truncated.
typedef struct Decimal {
  const char* first; // first digit that is not a leading zero; a point may stand between digits
  int kept;          // digits in D, at most DIGITS_MAX
  int exponent;
  bool truncated; // digits other than 0 were left off
  uint64_t head;  // the first min(kept, 19) digits
} Decimal;

static uint64_t power_of_5(int k) {
  uint64_t p = 1;
  for (; k > 0; k--) p *= 5;
  return p;
}

// w 10^e exactly in 128 bits, |e| <= POW5_MAX.
static double convert_short(uint64_t w, int e) {
  if (e >= 0) return round_wide((uint128)w * power_of_5(e), e, false);
  // w / 5^k with 64 bits or more in the quotient
  int up = __builtin_clzll(w);
  uint64_t den = power_of_5(-e);
  uint128 num = (uint128)(w << up) << 64;
  return round_wide(num / den, e - up - 64, num % den != 0);
}

static void load_digits(BigInt* a, const Decimal* d) {
  bigint_set(a, 0);
  const char* p = d->first;
  for (int k = 0; k < d->kept; p++) {
    if (*p == '.') continue;
    bigint_mul_add(a, 10, (uint32_t)(*p - '0'));
    k++;
  }
}

// Any D 10^e, by long division of integers: q = floor(num 2^shift / den) with 65 bits at least.
static double convert_long(const Decimal* d) {
  BigInt num, den;
  load_digits(&num, d);
  bigint_set(&den, 1);
  if (d->exponent >= 0)
    bigint_mul_pow5(&num, d->exponent);
  else
    bigint_mul_pow5(&den, -d->exponent);

  // align the leading bits, so that 1/2 < num / den < 2; value = num / den 2^e
  int shift = bigint_bits(&den) - bigint_bits(&num);
  if (shift >= 0)
    bigint_shift(&num, shift);
  else
    bigint_shift(&den, -shift);
  int e = d->exponent - shift;

  // one bit of the quotient after the other
  uint128 q = 0;
  for (int k = 0; k < 66; k++) {
    q <<= 1;
    if (bigint_compare(&num, &den) >= 0) {
      bigint_sub(&num, &den);
      q |= 1;
    }
    bigint_shift(&num, 1);
  }
  return round_wide(q, e - 65, num.n > 0 || d->truncated);
}

static double convert_decimal(const Decimal* d) {
  static const double pow10[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                 1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  int e = d->exponent;
  if (d->kept == 0) return 0;
  if (d->kept + e > 310) return INFINITY; // >= 10^310
  if (d->kept + e < -330) return 0;       // < 10^-330
  if (d->kept > 19) return convert_long(d);
  // two exact doubles and one rounding (Clinger 1990)
  if (d->head <= UINT64_C(1) << 53 && e >= -22 && e <= 22) {
    return e < 0 ? (double)d->head / pow10[-e] : (double)d->head * pow10[e];
  }
  if (e >= -POW5_MAX && e <= POW5_MAX) return convert_short(d->head, e);
  return convert_long(d);
}

_Static_assert(__FLT_EVAL_METHOD__ == 0, "double arithmetic must round to double");

// Digits with at most one point. Returns the end of them, or NULL if there is no digit.
static const char* scan_digits(const char* p, const char* end, Decimal* d) {
  bool any = false, point = false;
  long long exponent = 0;
  for (; p < end && (is_digit(*p) || (*p == '.' && !point)); p++) {
    if (*p == '.') {
      point = true;
      continue;
    }
    any = true;
    if (d->kept == 0 && *p == '0') {
      exponent -= point;
      continue;
    }
    if (d->kept == 0) d->first = p;
    if (d->kept < DIGITS_MAX) {
      if (d->kept < 19) d->head = 10 * d->head + (uint64_t)(*p - '0');
      d->kept++;
      exponent -= point;
    } else {
      if (*p != '0') d->truncated = true;
      exponent += !point;
    }
  }
  d->exponent = exponent > 1000000 ? 1000000 : exponent < -1000000 ? -1000000 : (int)exponent;
  return any ? p : NULL;
}

// mark, sign, digits: 'e' or 'p' exponents. Adds to *exponent; returns the end, or p if there is no
// exponent.
static const char* scan_exponent(const char* p, const char* end, char mark, int* exponent) {
  if (p >= end || str_lower(*p) != mark) return p;
  const char* q = p + 1;
  bool negative = q < end && *q == '-';
  if (q < end && (*q == '-' || *q == '+')) q++;
  if (q >= end || !is_digit(*q)) return p;
  int value = 0;
  for (; q < end && is_digit(*q); q++) {
    if (value < 10000000) value = 10 * value + (*q - '0');
  }
  *exponent += negative ? -value : value;
  return q;
}

// Behind 0x: hexadecimal digits with at most one point and a power of two. NULL if there is no
// digit.
static const char* scan_hex(const char* p, const char* end, double* x) {
  uint64_t m = 0;
  long long e = 0;
  bool any = false, point = false, sticky = false;
  for (; p < end; p++) {
    int digit = hex_digit(*p);
    if (*p == '.' && !point) {
      point = true;
      continue;
    }
    if (digit < 0) break;
    any = true;
    if (m >> 60 == 0)
      m = m << 4 | (uint64_t)digit, e -= point ? 4 : 0;
    else
      sticky = sticky || digit != 0, e += point ? 0 : 4;
  }
  if (!any) return NULL;
  int power = 0;
  p = scan_exponent(p, end, 'p', &power);
  e += power;
  if (m == 0)
    *x = 0;
  else {
    int up = __builtin_clzll(m);
    e -= up;
    // sticky digits are below bit 0 of m << up or in its last 3 bits, which are 0: far from the
    // rounding position. e is clamped only far outside of the range.
    *x = round_bits(m << up, e > 2000 ? 2000 : e < -2000 ? -2000 : (int)e, sticky);
  }
  return p;
}

// word (lower case) at p, in any case: the end of it, or NULL.
static const char* scan_word(const char* p, const char* end, const char* word) {
  for (; *word; word++, p++) {
    if (p >= end || str_lower(*p) != *word) return NULL;
  }
  return p;
}

// inf, infinity, nan, nan(chars)
static const char* scan_special(const char* p, const char* end, double* x) {
  const char* q = scan_word(p, end, "inf");
  if (q) {
    *x = INFINITY;
    const char* longer = scan_word(p, end, "infinity");
    return longer ? longer : q;
  }
  q = scan_word(p, end, "nan");
  if (!q) return NULL;
  *x = NAN;
  if (q >= end || *q != '(') return q;
  const char* r = q + 1;
  while (r < end && (is_digit(*r) || *r == '_' || (str_lower(*r) >= 'a' && str_lower(*r) <= 'z')))
    r++;
  return r < end && *r == ')' ? r + 1 : q;
}

bool str_to_double(const char* s, const char* end, double* x, const char** rest) {
  CT_ASSERT(s <= end);
  if (rest) *rest = s;
  const char* p = s;
  bool negative = str_skip_sign(&p, end);

  double value = 0;
  const char* q = NULL;
  if (end - p > 2 && p[0] == '0' && str_lower(p[1]) == 'x') q = scan_hex(p + 2, end, &value);
  if (!q) {
    Decimal d = {0};
    q = scan_digits(p, end, &d);
    if (q) {
      q = scan_exponent(q, end, 'e', &d.exponent);
      value = convert_decimal(&d);
    }
  }
  if (!q) q = scan_special(p, end, &value);
  if (!q) return false;
  *x = negative ? -value : value;
  if (rest) *rest = q;
  return true;
}

//---------------------------------- binary to decimal ---------------------------------------------

// Shortest digits of x > 0 with value 0.d1 d2 d3 .. 10^power (Steele and White 1990, with integers
// as Burger and Dybvig 1996): x = r / s, and every number between x - low / s and x + high / s
// reads back as x.
typedef struct Shortest {
  BigInt r, s, low, high;
  bool even; // the ends of the interval read back as x too: ties go to the even significand
} Shortest;

static void shortest_init(Shortest* z, uint64_t m, int e, int* power) {
  // x = m 2^e; the gap below a power of two is half of the gap above
  bool narrow = m == UINT64_C(1) << 52 && e > -1074;
  z->even = (m & 1) == 0;
  bigint_set(&z->r, m);
  bigint_set(&z->s, 1);
  bigint_set(&z->low, 1);
  bigint_set(&z->high, 1);
  bigint_shift(&z->r, 1 + narrow + (e > 0 ? e : 0));
  bigint_shift(&z->s, 1 + narrow + (e < 0 ? -e : 0));
  bigint_shift(&z->low, e > 0 ? e : 0);
  bigint_shift(&z->high, narrow + (e > 0 ? e : 0));

  // power = ceil(log10 x), at most one too small by this estimate
  int bits = 64 - __builtin_clzll(m);
  int k = integer_of(ceil((e + bits - 1) * 0.30102999566398114 - 1e-10), -400, 400);
  BigInt* scaled[] = {&z->r, &z->low, &z->high};
  if (k >= 0) {
    bigint_mul_pow5(&z->s, k);
    bigint_shift(&z->s, k);
  } else {
    for (int i = 0; i < 3; i++) {
      bigint_mul_pow5(scaled[i], -k);
      bigint_shift(scaled[i], -k);
    }
  }
  // x + high / s must stay below 1
  BigInt sum;
  bigint_copy(&sum, &z->r);
  bigint_add(&sum, &z->high);
  int c = bigint_compare(&sum, &z->s);
  if (c > 0 || (c == 0 && z->even)) {
    bigint_mul_add(&z->s, 10, 0);
    k++;
  }
  *power = k;
}

static int shortest_digits(char* digit, uint64_t m, int e, int* power) {
  Shortest z;
  BigInt sum;
  shortest_init(&z, m, e, power);
  for (int n = 0;; n++) {
    bigint_mul_add(&z.r, 10, 0);
    bigint_mul_add(&z.low, 10, 0);
    bigint_mul_add(&z.high, 10, 0);
    int d = 0;
    for (; bigint_compare(&z.r, &z.s) >= 0; d++) bigint_sub(&z.r, &z.s);
    CT_ASSERT(d <= 9 && n < 17);

    // may the digits end here, with this digit or with the next?
    bigint_copy(&sum, &z.r);
    bigint_add(&sum, &z.high);
    int below = bigint_compare(&z.r, &z.low), above = bigint_compare(&sum, &z.s);
    bool down = below < 0 || (below == 0 && z.even);
    bool up = above > 0 || (above == 0 && z.even);
    if (down && up) {
      // both: the nearer; the even digit at equal distance
      bigint_shift(&z.r, 1);
      int half = bigint_compare(&z.r, &z.s);
      up = half > 0 || (half == 0 && (d & 1));
    }
    digit[n] = (char)('0' + d + up);
    if (down || up) return n + 1;
  }
}

// d1.d2d3..e+XX, or plain digits where -4 <= exponent < 17, as %.17g does.
static char* lay_out_digits(char* out, const char* digit, int n, int power) {
  int exponent = power - 1;
  if (exponent < -4 || exponent >= 17) {
    *out++ = digit[0];
    if (n > 1) *out++ = '.';
    for (int k = 1; k < n; k++) *out++ = digit[k];
    *out++ = 'e';
    *out++ = exponent < 0 ? '-' : '+';
    int a = exponent < 0 ? -exponent : exponent;
    if (a >= 100) *out++ = (char)('0' + a / 100);
    *out++ = (char)('0' + a / 10 % 10);
    *out++ = (char)('0' + a % 10);
    return out;
  }
  if (power <= 0) {
    *out++ = '0', *out++ = '.';
    for (int k = power; k < 0; k++) *out++ = '0';
    for (int k = 0; k < n; k++) *out++ = digit[k];
    return out;
  }
  for (int k = 0; k < n || k < power; k++) {
    if (k == power) *out++ = '.';
    *out++ = k < n ? digit[k] : '0';
  }
  return out;
}

int str_from_double(char* out, double x) {
  char* p = out;
  if (signbit(x) && !isnan(x)) *p++ = '-';
  const char* word = isnan(x) ? "nan" : isinf(x) ? "inf" : x == 0 ? "0" : NULL;
  if (word) {
    size_t n = strlen(word);
    memcpy(p, word, n);
    p += n;
  } else {
    // x = m 2^e from its bits
    uint64_t bits, m;
    memcpy(&bits, &x, sizeof bits);
    int field = (int)(bits >> 52 & 0x7ff);
    m = (bits & ((UINT64_C(1) << 52) - 1)) | (field > 0 ? UINT64_C(1) << 52 : 0);
    int e = (field > 0 ? field : 1) - 1075;
    char digit[20];
    int power = 0;
    int n = shortest_digits(digit, m, e, &power);
    p = lay_out_digits(p, digit, n, power);
  }
  *p = 0;
  CT_ASSERT(p - out < STR_DOUBLE);
  return (int)(p - out);
}
