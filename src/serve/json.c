#include "serve/json.h"

#include <math.h>

// Bytes of the UTF-8 character at s, or 0 if there is none: overlong forms, surrogates and values
// above U+10FFFF are none.
static int utf8_length(const unsigned char* s) {
  static const struct {
    unsigned char low, high, second_low, second_high;
    int more;
  } row[] = {{0x01, 0x7f, 0x00, 0x00, 0}, {0xc2, 0xdf, 0x80, 0xbf, 1}, {0xe0, 0xe0, 0xa0, 0xbf, 2},
             {0xe1, 0xec, 0x80, 0xbf, 2}, {0xed, 0xed, 0x80, 0x9f, 2}, {0xee, 0xef, 0x80, 0xbf, 2},
             {0xf0, 0xf0, 0x90, 0xbf, 3}, {0xf1, 0xf3, 0x80, 0xbf, 3}, {0xf4, 0xf4, 0x80, 0x8f, 3}};
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    if (s[0] < row[i].low || s[0] > row[i].high) continue;
    if (row[i].more && (s[1] < row[i].second_low || s[1] > row[i].second_high)) return 0;
    for (int k = 2; k <= row[i].more; k++)
      if ((s[k] & 0xc0) != 0x80) return 0;
    return 1 + row[i].more;
  }
  return 0;
}

void json_text(StrBuf* b, const char* text) {
  strbuf_add(b, "\"");
  for (const unsigned char* s = (const unsigned char*)text; *s;) {
    const int n = utf8_length(s);
    if (n == 0) {
      strbuf_add(b, "\xef\xbf\xbd");
    } else if (*s == '"' || *s == '\\') {
      strbuf_printf(b, "\\%c", *s);
    } else if (*s < 0x20 || *s == '<') { // no "</script>" inside of a page
      strbuf_printf(b, "\\u%04x", *s);
    } else {
      strbuf_addn(b, (const char*)s, (size_t)n);
    }
    s += n ? n : 1;
  }
  strbuf_add(b, "\"");
}

void json_number(StrBuf* b, double x) {
  if (isfinite(x))
    strbuf_double(b, x);
  else
    strbuf_add(b, "null");
}

void json_comma(StrBuf* b, bool* first) {
  if (!*first) strbuf_add(b, ",");
  *first = false;
}

void json_key(StrBuf* b, bool* first, const char* name) {
  json_comma(b, first);
  json_text(b, name);
  strbuf_add(b, ":");
}
