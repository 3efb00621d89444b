// Paths of tendons around spheres and cylinders.
#ifndef GEOM_WRAP_H
#define GEOM_WRAP_H

#include <stdbool.h>

// A sphere, or a cylinder of any length along its z axis, in the world.
typedef struct WrapShape {
  const double* pos;
  const double* mat;
  double radius;
  bool cylinder;
} WrapShape;

// The path from a to b that lies on the shape where the straight line would go through it.
//   side   a point or NULL. Outside the shape it says on which side the path passes, and pulls over
//   a
//          path that would miss the shape; inside it, the path is led through the shape and touches
//          it from within in one point.
// Returns the length of the piece that lies on the shape and writes its two ends to touch; returns
// -1 when the path is the straight line.
double wrap(double touch[6], const double a[3], const double b[3], const WrapShape* shape,
            const double* side);

#endif
