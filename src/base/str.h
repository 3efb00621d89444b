// Strings, string buffers, and numbers as text. Nothing here depends on the locale, except %f %e %g
// of the printf functions: print doubles with str_from_double.
#ifndef BASE_STR_H
#define BASE_STR_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__GNUC__)
#define STR_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define STR_PRINTF(fmt, args)
#endif

bool str_eq(const char* a, const char* b); // NULL equals only NULL

// White space and small letters of ASCII, in any locale.
static inline bool str_is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
static inline char str_lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c; }

// Skip white space and a sign at the start of [*p, end). Is there a minus?
static inline bool str_skip_sign(const char** p, const char* end) {
  const char* s = *p;
  while (s < end && str_is_space(*s)) s++;
  bool negative = s < end && *s == '-';
  *p = s < end && (*s == '-' || *s == '+') ? s + 1 : s;
  return negative;
}

// Read a number at the start of [s, end), after white space, as strtod and strtol do in the "C"
// locale. rest (may be NULL) is set behind it. False and *x untouched if there is none; rest is
// then s.
//   double: decimal, hexadecimal, inf, infinity, nan, nan(chars) of which chars are ignored;
//   correctly rounded to
//           nearest even; too large gives inf, too small 0
//   int:    decimal; false also if it does not fit
bool str_to_double(const char* s, const char* end, double* x, const char** rest);
bool str_to_int(const char* s, const char* end, int* x, const char** rest);

// The shortest decimal that reads back as the same double, the nearest to x among those. Writes at
// most STR_DOUBLE chars with the final 0 and returns the length. Layout as %.17g: 1e-05, 0.001, 1,
// 1e+17, -0, inf, nan.
enum { STR_DOUBLE = 32 };
int str_from_double(char* out, double x);

// Text into a buffer of the caller, cut to its size; nothing happens without a buffer.
void str_to_buffer(char* out, int size, const char* text);

// Copies made with alloc_bytes, to be freed with alloc_free; NULL when out of memory.
char* str_dup(const char* s);
char* str_ndup(const char* s, size_t n);
char* str_printf(const char* fmt, ...) STR_PRINTF(1, 2);

// Growing text, always ending with 0. Starts as {0}; data is NULL until something is added. When
// memory runs out, failed is set and the text stays as it was; check once at the end.
typedef struct StrBuf {
  char* data;
  size_t len; // without the final 0
  size_t cap;
  bool failed;
} StrBuf;

void strbuf_add(StrBuf* b, const char* s);
void strbuf_addn(StrBuf* b, const char* s, size_t n);
void strbuf_double(StrBuf* b, double x);
void strbuf_printf(StrBuf* b, const char* fmt, ...) STR_PRINTF(2, 3);
void strbuf_free(StrBuf* b); // leaves {0}

#endif
