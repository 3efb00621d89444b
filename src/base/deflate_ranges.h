// The symbols of deflate for lengths and distances (RFC 1951, 3.2.5), for its reader and its
// writer.
#ifndef BASE_DEFLATE_RANGES_H
#define BASE_DEFLATE_RANGES_H

#include <stdint.h>

enum { DEFLATE_LENGTHS = 29, DEFLATE_DISTANCES = 30 };

// Symbol k stands for the numbers from base[k] on that extra[k] bits tell apart.
typedef struct DeflateRanges {
  uint16_t base[DEFLATE_DISTANCES];
  unsigned char extra[DEFLATE_DISTANCES];
  int count;
} DeflateRanges;

extern const DeflateRanges deflate_length, deflate_distance;

#endif
