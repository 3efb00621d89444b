#include "collide/bucket_sort.h"

#include "base/assert.h"
#include "base/sort.h"

#include <string.h>

static bool less_number(const uint64_t* a, const uint64_t* b, const void* ctx) {
  (void)ctx;
  return *a < *b;
}

SORT_DEFINE(sort_numbers, uint64_t, less_number)

static int bucket_at(const Buckets* b, int i) {
  int bucket = b->bucket ? b->bucket[i] : (int)(b->at[i] >> 32);
  CT_VALIDATE(bucket >= 0 && bucket < b->count);
  return bucket;
}

bool bucket_sort_is_done(const uint64_t* at, int n) {
  for (int i = 1; i < n; i++)
    if (at[i - 1] > at[i]) return false;
  return true;
}

void bucket_sort(const Buckets* b) {
  int *start = b->start, sum = 0;
  memset(start, 0, (size_t)(b->count + 1) * sizeof *start);
  for (int i = 0; i < b->n; i++) start[bucket_at(b, i)]++;
  for (int k = 0; k < b->count; k++) {
    int here = start[k];
    start[k] = sum;
    sum += here;
  }
  CT_ASSERT(sum == b->n);
  for (int i = 0; i < b->n; i++) b->tmp[start[bucket_at(b, i)]++] = b->at[i];
  for (int k = 0, first = 0; k < b->count; first = start[k++]) {
    int here = start[k] - first;
    if (here > 1) sort_numbers(b->tmp + first, b->at + first, here, NULL);
  }
  CT_VALIDATE(bucket_sort_is_done(b->tmp, b->n));
}
