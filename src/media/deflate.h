// Compression to zlib streams (RFC 1950, RFC 1951), which src/asset/inflate.h reads.
#ifndef MEDIA_DEFLATE_H
#define MEDIA_DEFLATE_H

#include "base/str.h"

#include <stdbool.h>

enum { DEFLATE_MOST = 1 << 30 }; // bytes of one stream

// Appends the compressed bytes to out. False when out of memory; out is then to be thrown away.
bool deflate_zlib(StrBuf* out, const unsigned char* in, size_t size);

#endif
