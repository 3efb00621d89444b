#include "base/str.h"

#include "base/alloc.h"
#include "base/assert.h"

#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

bool str_eq(const char* a, const char* b) {
  if (!a || !b) return a == b;
  return strcmp(a, b) == 0;
}

void str_to_buffer(char* out, int size, const char* text) {
  if (out && size > 0) snprintf(out, (size_t)size, "%s", text);
}

char* str_dup(const char* s) { return str_ndup(s, strlen(s)); }

char* str_ndup(const char* s, size_t n) {
  char* copy = n < SIZE_MAX ? (char*)alloc_bytes(n + 1) : NULL;
  if (!copy) return NULL;
  memcpy(copy, s, n);
  copy[n] = 0;
  return copy;
}

char* str_printf(const char* fmt, ...) {
  va_list args, again;
  va_start(args, fmt);
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, args);
  char* s = n >= 0 ? (char*)alloc_bytes((size_t)n + 1) : NULL;
  if (s) vsnprintf(s, (size_t)n + 1, fmt, again);
  va_end(again);
  va_end(args);
  return s;
}

// Room for n more chars and the final 0.
static bool reserve_chars(StrBuf* b, size_t n) {
  if (b->failed) return false;
  if (b->cap - b->len > n) return true;
  size_t cap = 2 * b->cap + n + 64;
  char* data =
      n < PTRDIFF_MAX && b->cap < PTRDIFF_MAX / 2 ? (char*)alloc_grow(b->data, b->len, cap) : NULL;
  if (!data) {
    b->failed = true;
    return false;
  }
  data[b->len] = 0;
  b->data = data;
  b->cap = cap;
  return true;
}

void strbuf_add(StrBuf* b, const char* s) { strbuf_addn(b, s, strlen(s)); }

void strbuf_addn(StrBuf* b, const char* s, size_t n) {
  if (!reserve_chars(b, n)) return;
  if (n > 0) memcpy(b->data + b->len, s, n);
  b->len += n;
  b->data[b->len] = 0;
}

void strbuf_double(StrBuf* b, double x) {
  char text[STR_DOUBLE];
  int n = str_from_double(text, x);
  strbuf_addn(b, text, (size_t)n);
}

void strbuf_printf(StrBuf* b, const char* fmt, ...) {
  va_list args, again;
  va_start(args, fmt);
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, args);
  if (n >= 0 && reserve_chars(b, (size_t)n)) {
    vsnprintf(b->data + b->len, (size_t)n + 1, fmt, again);
    b->len += (size_t)n;
  }
  if (n < 0) b->failed = true;
  va_end(again);
  va_end(args);
}

void strbuf_free(StrBuf* b) {
  alloc_free(b->data);
  *b = (StrBuf){0};
}

bool str_to_int(const char* s, const char* end, int* x, const char** rest) {
  CT_ASSERT(s <= end);
  if (rest) *rest = s;
  const char* p = s;
  bool negative = str_skip_sign(&p, end);

  // collect as a negative number, whose range is the larger one
  int value = 0;
  const char* first = p;
  for (; p < end && *p >= '0' && *p <= '9'; p++) {
    int digit = *p - '0';
    if (value < (INT_MIN + digit) / 10) return false;
    value = 10 * value - digit;
  }
  if (p == first || (!negative && value == INT_MIN)) return false;
  *x = negative ? value : -value;
  if (rest) *rest = p;
  return true;
}
