#include "model/plugin_setting.h"

#include "base/str.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

bool plugin_setting_is_number(const char* text) {
  char packed[100];
  size_t n = 0;
  for (; *text; text++) {
    if (isspace((unsigned char)*text)) continue;
    if (n == sizeof packed) return false;
    packed[n++] = *text;
  }
  double x;
  const char* rest = packed;
  if (n) str_to_double(packed, packed + n, &x, &rest);
  return rest == packed + n;
}

double plugin_setting_read(const char* text, double absent) {
  double x = NAN;
  if (!text[0]) return absent;
  const char* end = text + strlen(text);
  while (isspace((unsigned char)*text)) text++;
  return str_to_double(text, end, &x, NULL) ? x : NAN;
}
