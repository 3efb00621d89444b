#include "diff/diff.h"

#include <limits.h>
#include <stdio.h>

double* diff_numbers(const Diff* x, size_t n) {
  return arena_push(x->arena, n * sizeof(double), 64);
}

int* diff_ints(const Diff* x, size_t n) { return arena_push(x->arena, n * sizeof(int), 64); }

bool diff_fits(const Diff* x, size_t rows, size_t columns) {
  if (columns == 0 || rows <= (size_t)INT_MAX / columns) return true;
  snprintf(x->info->reason, sizeof x->info->reason,
           "a matrix of the derivative would have %zu x %zu numbers, more than %d", rows, columns,
           INT_MAX);
  return false;
}
