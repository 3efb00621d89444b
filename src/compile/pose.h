// Poses as the user may write them: orientations in five forms, segments, nested frames.
#ifndef COMPILE_POSE_H
#define COMPILE_POSE_H

#include "compile/build.h"

// A position and a unit quaternion.
typedef struct PoseQuat {
  double pos[3], quat[4];
} PoseQuat;

// Make v[n] a unit vector and return the length it had. A unit vector to 1e-14 stays as it is, bit
// for bit; one shorter than 1e-7 stays as it is and counts as zero.
double pose_normalize(double* v, int n);

// Quaternion of an orientation that is not a quaternion; quat stays if alt says it is one. NULL, or
// why not.
const char* pose_orient(double quat[4], const ctsCompiler* compiler, const ctsOrientation* alt);

// Shortest turn from z to the unit vector v.
void pose_from_z(double quat[4], const double v[3]);

// Centre, orientation and sizes of a shape that reaches from fromto[0..2] to fromto[3..5]. NULL, or
// why not.
const char* pose_segment(cttGeom type, const double fromto[6], double pos[3], double quat[4],
                         double size[3]);

// The pose that takes (pos, quat) back to the origin.
void pose_inverse(const double pos[3], const double quat[4], double inverse_pos[3],
                  double inverse_quat[4]);

// (pos, quat) = (parent_pos, parent_quat) (pos, quat)
void pose_append(const double parent_pos[3], const double parent_quat[4], double pos[3],
                 double quat[4]);

// Pose of a frame in its body: the product of the frames around it. A bad orientation counts as
// none.
void pose_frame(const FrameElement* f, double pos[3], double quat[4]);

// Report the frames whose orientation makes no sense.
Status pose_check_frames(Build* b);

#endif
