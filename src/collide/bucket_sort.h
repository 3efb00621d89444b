// Sorting of numbers that can be spread over buckets, in linear time where the spread is even.
#ifndef COLLIDE_BUCKET_SORT_H
#define COLLIDE_BUCKET_SORT_H

#include <stdbool.h>
#include <stdint.h>

// n numbers, and the bucket of each, which grows with the number: bucket[i], or the upper half of
// the number where bucket is NULL.
typedef struct Buckets {
  uint64_t *at, *tmp;
  int n;
  const int* bucket;
  int* start; // room for one more than there are
  int count;
} Buckets;

// Sort: first into buckets, then the few in each. The result is in tmp; `at` is overwritten.
void bucket_sort(const Buckets* b);

// Are n numbers ascending?
bool bucket_sort_is_done(const uint64_t* at, int n);

#endif
