// Hashes for tables and for golden tests: the same on every machine of one byte order. Not for
// secrets.
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define HASH_START UINT64_C(0xcbf29ce484222325)

// Every input bit changes about half of the output bits: xor-shift and multiply, twice (the
// finalizer of splitmix64).
static inline uint64_t hash_mix(uint64_t x) {
  x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
  return x ^ (x >> 31);
}

// Continue hash h with n bytes (FNV-1a): hash_bytes(hash_bytes(h, a), b) is the hash of a followed
// by b.
static inline uint64_t hash_bytes(uint64_t h, const void* data, size_t n) {
  const unsigned char* p = (const unsigned char*)data;
  for (size_t i = 0; i < n; i++) h = (h ^ p[i]) * UINT64_C(0x100000001b3);
  return h;
}

static inline uint64_t hash_str(const char* s) {
  return hash_mix(hash_bytes(HASH_START, s, strlen(s)));
}

#endif
