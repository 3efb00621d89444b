// Growable arrays.   ARRAY(int) a = {0};   *array_push(&a) = 3;   array_free(&a);
// The argument of these macros is evaluated several times: pass a plain pointer.
#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#include "base/alloc.h"

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define ARRAY(T)                                                                                   \
  struct {                                                                                         \
    T* data;                                                                                       \
    int count, cap;                                                                                \
  }

// Room for n elements in all. False when out of memory; the array is then unchanged.
#define array_reserve(a, n)                                                                        \
  ((a)->data = array_grow((a)->data, &(a)->cap, (n), sizeof(*(a)->data)), (a)->cap >= (n))

// One more element, zeroed: its address, valid until the next push, or NULL when out of memory.
#define array_push(a)                                                                              \
  (array_reserve(a, (a)->count + 1)                                                                \
       ? (__typeof__((a)->data))memset(&(a)->data[(a)->count++], 0, sizeof(*(a)->data))            \
       : NULL)

// Free the elements; the array is empty again.
#define array_free(a) (alloc_free((a)->data), (a)->data = NULL, (a)->count = (a)->cap = 0, (void)0)

// data with room for at least need elements of size bytes, or data as it was with *cap < need.
static inline void* array_grow(void* data, int* cap, int need, size_t size) {
  if (need <= *cap) return data;
  int next = *cap > INT_MAX / 2 ? INT_MAX : 2 * *cap;
  if (next < 8) next = 8;
  if (next < need) next = need;
  if ((size_t)next > PTRDIFF_MAX / size) return data;
  void* grown = alloc_grow(data, (size_t)*cap * size, (size_t)next * size);
  if (!grown) return data;
  *cap = next;
  return grown;
}

#endif
