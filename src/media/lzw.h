// The compression of GIF: Lempel, Ziv and Welch with codes of growing length.
#ifndef MEDIA_LZW_H
#define MEDIA_LZW_H

#include "base/str.h"

#include <stdbool.h>

// Appends n symbols of `bits` bits (2 to 8) as the sub-blocks of a GIF, the first byte, which is
// bits, included. False when out of memory.
bool lzw_encode(StrBuf* out, const unsigned char* symbol, size_t n, int bits);

#endif
