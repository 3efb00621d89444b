// Prefix codes of limited length.
#ifndef MEDIA_HUFFMAN_H
#define MEDIA_HUFFMAN_H

#include <stdint.h>

enum { HUFFMAN_MOST = 288 }; // symbols

// Lengths of the codes of n symbols that occur count[i] times; 0 for those that do not occur. No
// length is above limit, and 2^limit >= n. A single symbol has length 1.
void huffman_lengths(unsigned char* length, const uint32_t* count, int n, int limit);

// The canonical codes of these lengths (RFC 1951, 3.2.2), first bit lowest.
void huffman_codes(uint16_t* code, const unsigned char* length, int n);

#endif
