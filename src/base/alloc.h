// The only malloc. Every heap block of the library comes from here, through the hooks of
// <corten/base.h>.
#ifndef BASE_ALLOC_H
#define BASE_ALLOC_H

#include <corten/base.h>

#include <stddef.h>

enum { ALLOC_ALIGN = 64 }; // one cache line, one AVX-512 vector

void* alloc_bytes(size_t n); // uninitialised; NULL on failure, never NULL for n == 0
void* alloc_zero(size_t n);  // the same, zeroed
void* alloc_grow(void* p, size_t old_n,
                 size_t new_n); // as realloc, p may be NULL; on failure NULL and p stays valid
void alloc_free(void* p);       // NULL allowed

// Allocations so far in this process, over all threads: a test that a call does not allocate
// compares two readings.
size_t alloc_count(void);

#endif
