// Unit quaternions (w, x, y, z) and poses. The inline functions work on lanes of worlds; the others
// (quat.c) choose by value and work on one.
#ifndef MATH_QUAT_H
#define MATH_QUAT_H

#include "math/fn_real.h"
#include "math/vec.h"

#include <corten/types.h>

// conjugate = inverse rotation
static inline void quat_neg(real* r, const real* q) {
  r[0] = q[0];
  r[1] = -q[1];
  r[2] = -q[2];
  r[3] = -q[3];
}

// r = a b: rotate by b, then by a
static inline void quat_mul(real* r, const real* a, const real* b) {
  real w = a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3];
  real x = a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2];
  real y = a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1];
  real z = a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0];
  r[0] = w;
  r[1] = x;
  r[2] = y;
  r[3] = z;
}

// r = q (0, v)
static inline void quat_mul_axis(real* r, const real* q, const real* v) {
  real w = -q[1] * v[0] - q[2] * v[1] - q[3] * v[2];
  real x = q[0] * v[0] + q[2] * v[2] - q[3] * v[1];
  real y = q[0] * v[1] + q[3] * v[0] - q[1] * v[2];
  real z = q[0] * v[2] + q[1] * v[1] - q[2] * v[0];
  r[0] = w;
  r[1] = x;
  r[2] = y;
  r[3] = z;
}

// r = v + 2 u x (w v + u x v) for q = (w, u)
static inline void quat_rot_vec(real* r, const real* v, const real* q) {
  real t[3], c[3];
  t[0] = q[0] * v[0] + q[2] * v[2] - q[3] * v[1];
  t[1] = q[0] * v[1] + q[3] * v[0] - q[1] * v[2];
  t[2] = q[0] * v[2] + q[1] * v[1] - q[2] * v[0];
  cross3(c, q + 1, t);
  addscl3(r, v, c, real_set(2));
}

// r = (cos a/2, axis sin a/2)
static inline void quat_from_axis_angle(real* r, const real* axis, real angle) {
  real s, c;
  real_sincos(angle * real_set(0.5), &s, &c);
  scl3(r + 1, axis, s);
  r[0] = c;
}

// Rotation vector of q divided by dt; the turn is the shorter way round, in (-pi, pi].
static inline void quat_to_vel(real* r, const real* q, real dt) {
  real axis[3];
  copy3(axis, q + 1);
  real s = normalize3(axis);
  real pi = real_set(ctPI);
  real angle = real_set(2) * real_atan2(s, q[0]);
  angle = real_select(angle > pi, angle - real_set(2) * pi, angle);
  scl3(r, axis, angle / dt);
}

// Rotation vector that takes b to a, in the frame of b: b * exp(r) = a
static inline void quat_sub(real* r, const real* a, const real* b) {
  real d[4];
  quat_neg(d, b);
  quat_mul(d, d, a);
  quat_to_vel(r, d, real_set(1));
}

static inline void quat_to_mat(real* r, const real* q) {
  real w2 = q[0] * q[0], x2 = q[1] * q[1], y2 = q[2] * q[2], z2 = q[3] * q[3];
  real wx = q[0] * q[1], wy = q[0] * q[2], wz = q[0] * q[3];
  real xy = q[1] * q[2], xz = q[1] * q[3], yz = q[2] * q[3];
  real two = real_set(2);
  r[0] = w2 + x2 - y2 - z2;
  r[4] = w2 - x2 + y2 - z2;
  r[8] = w2 - x2 - y2 + z2;
  r[1] = two * (xy - wz);
  r[2] = two * (xz + wy);
  r[3] = two * (xy + wz);
  r[5] = two * (yz - wx);
  r[6] = two * (xz - wy);
  r[7] = two * (yz + wx);
}

// dq/dt = 1/2 (0, w) q, angular velocity w in the global frame
static inline void quat_deriv(real* r, const real* q, const real* w) {
  real half[4];
  half[0] = real_set(0);
  scl3(half + 1, w, real_set(0.5));
  quat_mul(r, half, q);
}

// q = normalized q * exp(t w), angular velocity w in the local frame
static inline void quat_integrate(real* q, const real* w, real t) {
  real axis[3], turn[4];
  copy3(axis, w);
  real angle = t * normalize3(axis);
  quat_from_axis_angle(turn, axis, angle);
  normalize4(q);
  quat_mul(q, q, turn);
}

// Pose (p, q): x -> p + q x q*.
// (p, q) = (pa, qa) (pb, qb)
static inline void quat_mul_pose(real* p, real* q, const real* pa, const real* qa, const real* pb,
                                 const real* qb) {
  real t[3];
  quat_rot_vec(t, pb, qa);
  add3(p, pa, t);
  quat_mul(q, qa, qb);
  normalize4(q);
}

// (pr, qr) = inverse of (p, q)
static inline void quat_neg_pose(real* pr, real* qr, const real* p, const real* q) {
  real t[3];
  quat_neg(qr, q);
  quat_rot_vec(t, p, qr);
  scl3(pr, t, real_set(-1));
}

// r = p + q v q*
static inline void quat_pose_vec(real* r, const real* p, const real* q, const real* v) {
  real t[3];
  quat_rot_vec(t, v, q);
  add3(r, p, t);
}

//---------------------------------- one world only (quat.c) ---------------------------------------

// Rotation matrix to unit quaternion, stable for every rotation. Rough: as near to a unit as the
// matrix is to a rotation.
void quat_from_mat(double* q, const double* mat);
void quat_from_mat_rough(double* q, const double* mat);

// Shortest rotation that takes z to the direction of v; identity for a zero v.
void quat_from_z(double* q, const double* v);

// Three turns in the order of seq: lower case about moving axes, upper case about fixed ones.
// Returns false, and leaves q alone, if seq is not three letters of xyzXYZ.
bool quat_from_euler(double* q, const double* euler, const char* seq);

// Improve q until its matrix is the rotation nearest to mat (any 3x3); returns the iterations used.
int quat_nearest_rotation(double* q, const double* mat);

// Derivatives of quat_sub(a, b) by small local rotations of a and of b; each may be NULL.
void quat_sub_deriv(const double* a, const double* b, double* Da, double* Db);

// Derivatives of quat_integrate(q, w, t) by small local rotations of q, by the rotation vector t w
// and by t; each may be NULL.
void quat_integrate_deriv(const double* w, double t, double* Dquat, double* Dvel, double* Dscale);

#endif
