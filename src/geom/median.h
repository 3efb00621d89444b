// Splitting a list at its median by an order that may contradict itself.
#ifndef GEOM_MEDIAN_H
#define GEOM_MEDIAN_H

#include <stdbool.h>
#include <stddef.h>

// Order of items along an axis: by key, where keys within 1e-14 (or not numbers) count as equal and
// the items decide.
typedef struct MedianOrder {
  const double* key; // of item 0
  size_t stride;     // doubles from one item's key to the next
} MedianOrder;

// Reorder item[n] so that item[m] is where a full sort would put it, with the lower items before it
// and the higher ones behind. Keys closer than 1e-14 and keys that are not numbers make "before" no
// order at all; what comes out then depends on each comparison, so these are the comparisons that
// std::nth_element of libc++, which MuJoCo is built with, makes.
void median_split(MedianOrder order, int* item, int n, int m);

#endif
