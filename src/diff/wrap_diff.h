// How the points where a path touches a sphere or cylinder move with the ends of the path.
#ifndef DIFF_WRAP_DIFF_H
#define DIFF_WRAP_DIFF_H

#include <stdbool.h>

typedef struct WrapDiff {
  double radius;
  bool cylinder; // along z, else a sphere; both at the origin
  const double *a, *b;
  const double* touch; // first and last point
} WrapDiff;

// D (6 x 6) = d touch / d (a, b). False: the path does not go around the outside, or its plane is
// not known.
bool wrap_diff(const WrapDiff* w, double D[36]);

#endif
