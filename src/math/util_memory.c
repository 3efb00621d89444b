// Memory for users, from where the library takes its own.
#include "base/alloc.h"

#include <corten/corten.h>

void* ctu_malloc(size_t size) { return alloc_bytes(size); }

void ctu_free(void* ptr) { alloc_free(ptr); }

// lower and upper may be NULL: a problem without these bounds. R is the factor of the free
// dimensions, and seven numbers a dimension follow it as working memory.
void ctu_boxQPmalloc(cttNum** res, cttNum** R, int** index, cttNum** H, cttNum** g, int n,
                     cttNum** lower, cttNum** upper) {
  size_t k = (size_t)n, number = sizeof(cttNum);
  *res = alloc_zero(k * number);
  *R = alloc_zero(k * (k + 7) * number);
  *index = alloc_zero(k * sizeof(int));
  *H = alloc_zero(k * k * number);
  *g = alloc_zero(k * number);
  if (lower) *lower = alloc_zero(k * number);
  if (upper) *upper = alloc_zero(k * number);
}
