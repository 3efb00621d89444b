// Scratch memory by value: a function gets a Scratch, takes what it needs, and releases it by
// returning, because only its own copy has advanced.
#ifndef BASE_SCRATCH_H
#define BASE_SCRATCH_H

#include "base/assert.h"

#include <stddef.h>
#include <stdint.h>

typedef struct Scratch {
  unsigned char* at;
  unsigned char* end;
} Scratch;

// Pointer to n elements of type T, uninitialised, aligned to 16 bytes or more if T asks for more;
// advances s.
#define SCRATCH(s, T, n) ((T*)scratch_take(&(s), (size_t)(n), sizeof(T), _Alignof(T)))

// Bytes that SCRATCH(s, T, n) can consume at most; for sizing a buffer.
#define SCRATCH_SIZE(T, n) ((size_t)(n) * sizeof(T) + (_Alignof(T) > 16 ? _Alignof(T) : 16))

static inline Scratch scratch_from(void* buffer, size_t size) {
  return (Scratch){(unsigned char*)buffer, (unsigned char*)buffer + size};
}

static inline size_t scratch_left(Scratch s) { return (size_t)(s.end - s.at); }

static inline void* scratch_take(Scratch* s, size_t n, size_t size, size_t align) {
  if (align < 16) align = 16;
  size_t pad = (size_t)(-(uintptr_t)s->at & (align - 1));
  size_t left = scratch_left(*s);
  CT_ASSERT(pad <= left && n <= (left - pad) / size);
  unsigned char* p = s->at + pad;
  s->at = p + n * size;
  return p;
}

#endif
