// Orientations in any of the notations of ctsOrientation.
#ifndef SPEC_ORIENT_H
#define SPEC_ORIENT_H

#include <corten/spec.h>

// Lengths below this are nothing.
#define ORIENT_EPS 1e-14

// Make v[n] a unit vector and return the length it had. A unit vector to 1e-14 stays as it is, bit
// for bit; one shorter than 1e-7 stays as it is and counts as zero.
double orient_normalize(double* v, int n);

// Shortest turn from z to the unit vector v.
void orient_from_z(double quat[4], const double v[3]);

// Turn whose columns are the orthogonal unit vectors x, y, z.
void orient_from_frame(double quat[4], const double x[3], const double y[3], const double z[3]);

// Quaternion of an orientation that is not a quaternion; quat stays if alt says it is one. NULL, or
// why not. sequence: three letters, the axes of Euler angles.
const char* orient_quat(double quat[4], cttByte degree, const char sequence[3],
                        const ctsOrientation* alt);

#endif
