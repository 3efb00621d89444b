// Stable sorting: equal elements keep their order, so the result is unique.
#ifndef BASE_SORT_H
#define BASE_SORT_H

#include "base/assert.h"

#include <string.h>

enum { SORT_RUN = 16 }; // shorter arrays are fastest by insertion

// Defines   static inline void name(T* a, T* tmp, int n, const void* ctx)
// which sorts a[n] with tmp[n] as workspace (tmp may be NULL if n <= SORT_RUN). LESS(x, y, ctx), a
// function or macro of two const T* and the context, says whether *x must come before *y. Insertion
// sort of runs, then merges of growing width: O(n log n), no recursion.
#define SORT_DEFINE(name, T, LESS)                                                                 \
  static inline void name##_insertion(T* a, int n, const void* ctx) {                              \
    (void)ctx;                                                                                     \
    for (int i = 1; i < n; i++) {                                                                  \
      T x = a[i];                                                                                  \
      int j = i;                                                                                   \
      for (; j > 0 && LESS(&x, &a[j - 1], ctx); j--) a[j] = a[j - 1];                              \
      a[j] = x;                                                                                    \
    }                                                                                              \
  }                                                                                                \
  static inline void name##_merge(const T* a, int na, const T* b, int nb, T* out,                  \
                                  const void* ctx) {                                               \
    (void)ctx;                                                                                     \
    int i = 0, j = 0;                                                                              \
    while (i < na && j < nb) *out++ = LESS(&b[j], &a[i], ctx) ? b[j++] : a[i++];                   \
    while (i < na) *out++ = a[i++];                                                                \
    while (j < nb) *out++ = b[j++];                                                                \
  }                                                                                                \
  static inline void name(T* a, T* tmp, int n, const void* ctx) {                                  \
    CT_ASSERT(n >= 0 && (n <= SORT_RUN || tmp));                                                   \
    for (int i = 0; i < n; i += SORT_RUN)                                                          \
      name##_insertion(a + i, n - i < SORT_RUN ? n - i : SORT_RUN, ctx);                           \
    T* from = a;                                                                                   \
    T* to = tmp;                                                                                   \
    for (long long width = SORT_RUN; width < n; width *= 2) {                                      \
      for (long long i = 0; i < n; i += 2 * width) {                                               \
        int na = (int)(n - i < width ? n - i : width);                                             \
        int nb = (int)(n - i - na < width ? n - i - na : width);                                   \
        name##_merge(from + i, na, from + i + na, nb, to + i, ctx);                                \
      }                                                                                            \
      T* swap = from;                                                                              \
      from = to;                                                                                   \
      to = swap;                                                                                   \
    }                                                                                              \
    if (from != a) memcpy(a, from, (size_t)n * sizeof(T));                                         \
  }

#endif
