// Attribute values: line ends and character references.
//   CR LF, LF CR and CR alone become LF
//   &lt; &gt; &amp; &quot; &apos; and numeric references become the character, in UTF-8
//   every other & is an ordinary character
#include "asset/xml_doc.h"

#include <string.h>

static const struct {
  const char* text;
  size_t len;
  char value;
} kEntity[] = {
    {"quot;", 5, '"'}, {"amp;", 4, '&'}, {"apos;", 5, '\''}, {"lt;", 3, '<'}, {"gt;", 3, '>'}};

enum { CODE_MAX = 0x10FFFF };

static int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 99;
}

static size_t utf8_encode(uint32_t c, char out[4]) {
  static const unsigned char kFirst[5] = {0, 0, 0xC0, 0xE0, 0xF0};
  size_t n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
  for (size_t i = n; i-- > 1; c >>= 6) out[i] = (char)(0x80 | (c & 0x3F));
  out[0] = (char)(kFirst[n] | c);
  return n;
}

// The number in front of a semicolon. It depends on the semicolon alone and is kept for the next
// reference that ends there.
//
// QUIRK(backward-digits; test_xml_decode:numeric_references): Digits of a numeric reference are
// read backwards to the nearest '#' or 'x', so that "&#6#65;" is 'A'.
typedef struct CharReference {
  const char* semi; // first semicolon not before the last reference looked at; NULL: none
  bool known[2];    // decimal, hexadecimal
  bool valid[2];
  uint32_t code[2];
} CharReference;

static bool read_char_code(const char* semi, bool hex, uint32_t* code) {
  char stop = hex ? 'x' : '#';
  int radix = hex ? 16 : 10;
  uint64_t sum = 0, scale = 1;
  for (const char* q = semi - 1; *q != stop; q--) {
    int d = hex_value(*q);
    if (d >= radix) return false;
    sum += scale * (uint64_t)d;
    if (sum > CODE_MAX) return false;
    // beyond CODE_MAX only zeros may follow: scale need not grow further
    if (scale <= CODE_MAX) scale *= (uint64_t)radix;
  }
  *code = (uint32_t)sum;
  return true;
}

// A reference that starts at s with "&#". Returns the bytes read, 0 if it is not a reference.
static size_t number_reference(const char* s, const char* end, CharReference* num, uint32_t* code) {
  bool hex = s[2] == 'x';
  const char* digits = s + (hex ? 3 : 2);
  if (num->semi && num->semi < digits)
    *num = (CharReference){.semi = (const char*)memchr(digits, ';', (size_t)(end - digits))};
  if (!num->semi) return 0;
  if (!num->known[hex]) {
    num->known[hex] = true;
    num->valid[hex] = read_char_code(num->semi, hex, &num->code[hex]);
  }
  *code = num->code[hex];
  return num->valid[hex] ? (size_t)(num->semi + 1 - s) : 0;
}

// One reference at s, written to out. Returns the bytes read, 0 if the & stands for itself.
static size_t decode_reference(const char* s, const char* end, CharReference* num, char out[4],
                               size_t* len) {
  if (end - s > 2 && s[1] == '#') {
    uint32_t code = 0;
    size_t used = number_reference(s, end, num, &code);
    if (used) *len = utf8_encode(code, out);
    return used;
  }
  for (size_t i = 0; i < sizeof kEntity / sizeof kEntity[0]; i++) {
    size_t n = kEntity[i].len;
    if ((size_t)(end - s) > n && memcmp(s + 1, kEntity[i].text, n) == 0) {
      out[0] = kEntity[i].value;
      *len = 1;
      return n + 1;
    }
  }
  return 0;
}

void xml_decode(char* s, size_t n) {
  const char* end = s + n;
  char* to = s;
  CharReference num = {.semi = s}; // before every digit: sought at the first reference
  for (const char* from = s; from < end;) {
    if (*from == '\r' || *from == '\n') {
      char other = *from == '\r' ? '\n' : '\r';
      from += from + 1 < end && from[1] == other ? 2 : 1;
      *to++ = '\n';
      continue;
    }
    char out[4];
    size_t len = 0;
    size_t used = *from == '&' ? decode_reference(from, end, &num, out, &len) : 0;
    if (used) {
      memcpy(to, out, len);
      to += len;
      from += used;
    } else {
      *to++ = *from++;
    }
  }
  *to = 0;
}
