// Numbers and texts as JSON.
#ifndef SERVE_JSON_H
#define SERVE_JSON_H

#include "base/str.h"

// A text in quotes. Bytes that are not UTF-8 become U+FFFD, so that every reader accepts the
// result.
void json_text(StrBuf* b, const char* text);

// JSON has neither NaN nor infinity: these become null.
void json_number(StrBuf* b, double x);

// A comma between two items: *first is true before the first one.
void json_comma(StrBuf* b, bool* first);

// "name": with the comma before it.
void json_key(StrBuf* b, bool* first, const char* name);

#endif
