#include "diff/diff.h"

double* diff_numbers(const Diff* x, size_t n) {
  return arena_push(x->arena, n * sizeof(double), 64);
}

int* diff_ints(const Diff* x, size_t n) { return arena_push(x->arena, n * sizeof(int), 64); }
