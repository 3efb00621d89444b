// Base 64 (RFC 4648), with padding.
#ifndef SERVE_BASE64_H
#define SERVE_BASE64_H

#include "base/str.h"

void base64_add(StrBuf* out, const unsigned char* data, size_t size);

#endif
