// CRC-32 of ISO 3309, a byte at a time, as PNG files have it.
#ifndef ASSET_CRC_H
#define ASSET_CRC_H

#include <stddef.h>
#include <stdint.h>

typedef struct Crc {
  uint32_t step[256]; // a byte shifted through eight steps
} Crc;

static inline void crc_init(Crc* crc) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t x = i;
    for (int k = 0; k < 8; k++) x = x & 1 ? x >> 1 ^ 0xedb88320 : x >> 1;
    crc->step[i] = x;
  }
}

static inline uint32_t crc_of(const Crc* crc, const unsigned char* p, size_t n) {
  uint32_t x = 0xffffffff;
  for (size_t i = 0; i < n; i++) x = x >> 8 ^ crc->step[(x ^ p[i]) & 255];
  return ~x;
}

#endif
