// Bytes of one asset file, and numbers in them. All binary formats here are little-endian, except
// PNG.
#ifndef ASSET_ASSET_FILE_H
#define ASSET_ASSET_FILE_H

#include "base/alloc.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct AssetFile {
  const char* name; // shown in messages
  const unsigned char* data;
  size_t size;
} AssetFile;

// Larger files are refused before they are looked at: sizes in bytes then fit an int.
enum { ASSET_MAX_BYTES = 1 << 30 };

static inline uint32_t asset_u32(const unsigned char* p) {
  return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline uint32_t asset_u32_big(const unsigned char* p) {
  return (uint32_t)p[3] | (uint32_t)p[2] << 8 | (uint32_t)p[1] << 16 | (uint32_t)p[0] << 24;
}

static inline int asset_int(const unsigned char* p) {
  uint32_t u = asset_u32(p);
  int x;
  memcpy(&x, &u, sizeof x);
  return x;
}

static inline float asset_float(const unsigned char* p) {
  uint32_t u = asset_u32(p);
  float x;
  memcpy(&x, &u, sizeof x);
  return x;
}

static inline void asset_ints(int* out, const unsigned char* p, size_t n) {
  for (size_t i = 0; i < n; i++) out[i] = asset_int(p + 4 * i);
}

static inline void asset_floats(float* out, const unsigned char* p, size_t n) {
  for (size_t i = 0; i < n; i++) out[i] = asset_float(p + 4 * i);
}

// A copy of the next n floats, made with alloc_bytes; *p goes behind them. NULL when out of memory.
static inline float* asset_take_floats(const unsigned char** p, size_t n) {
  float* x = (float*)alloc_bytes(n * sizeof(float));
  if (x) asset_floats(x, *p, n);
  *p += 4 * n;
  return x;
}

#endif
