// Decompression of zlib streams (RFC 1950, RFC 1951) of known length.
#ifndef ASSET_INFLATE_H
#define ASSET_INFLATE_H

#include <stddef.h>
#include <stdint.h>

// No stream of n bytes holds more than this many: a match of 258 bytes costs at least two bits.
#define INFLATE_MAX_RATIO ((size_t)1032)

// Decompress in[in_size] to exactly out_size bytes. NULL, or a constant text that says what is
// wrong; then out is undefined. Reads every byte at most once, allocates nothing.
const char* inflate_zlib(unsigned char* out, size_t out_size, const unsigned char* in,
                         size_t in_size);

uint32_t inflate_adler(const unsigned char* data, size_t size); // Adler-32 of RFC 1950

#endif
