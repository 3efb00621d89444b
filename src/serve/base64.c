#include "serve/base64.h"

void base64_add(StrBuf* out, const unsigned char* data, size_t size) {
  static const char digit[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (size_t i = 0; i < size; i += 3) {
    const size_t n = size - i < 3 ? size - i : 3;
    const unsigned bits = (unsigned)data[i] << 16 | (n > 1 ? (unsigned)data[i + 1] << 8 : 0) |
                          (n > 2 ? (unsigned)data[i + 2] : 0);
    char text[4] = {digit[bits >> 18], digit[bits >> 12 & 63], '=', '='};
    if (n > 1) text[2] = digit[bits >> 6 & 63];
    if (n > 2) text[3] = digit[bits & 63];
    strbuf_addn(out, text, sizeof text);
  }
}
