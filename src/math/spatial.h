// Spatial vectors: motion (angular velocity, linear velocity) and force (torque, force) as seen
// from one point, and rigid inertia about that point as 10 numbers:
//   Ixx Iyy Izz Ixy Ixz Iyz   rotational inertia about the point
//   hx hy hz                  mass times the offset from the point to the centre of mass
//   m                         mass
// All functions work on lanes of worlds.
#ifndef MATH_SPATIAL_H
#define MATH_SPATIAL_H

#include "math/vec.h"

// r = v x m, a motion carried by the motion v: (w x mw, w x mv + v x mw)
static inline void spatial_cross_motion(real* r, const real* v, const real* m) {
  real t[3];
  t[0] = (v[1] * m[5] - v[2] * m[4]) + (v[4] * m[2] - v[5] * m[1]);
  t[1] = (v[2] * m[3] - v[0] * m[5]) + (v[5] * m[0] - v[3] * m[2]);
  t[2] = (v[0] * m[4] - v[1] * m[3]) + (v[3] * m[1] - v[4] * m[0]);
  cross3(r, v, m);
  copy3(r + 3, t);
}

// r = v x* f, a force carried by the motion v: (w x ft + v x ff, w x ff)
static inline void spatial_cross_force(real* r, const real* v, const real* f) {
  real t[3];
  t[0] = (v[1] * f[2] - v[2] * f[1]) + (v[4] * f[5] - v[5] * f[4]);
  t[1] = (v[2] * f[0] - v[0] * f[2]) + (v[5] * f[3] - v[3] * f[5]);
  t[2] = (v[0] * f[1] - v[1] * f[0]) + (v[3] * f[4] - v[4] * f[3]);
  cross3(r + 3, v, f + 3);
  copy3(r, t);
}

// f = I v: torque = J w + h x v, force = m v - h x w
static inline void spatial_inertia_mul(real* f, const real* I, const real* v) {
  const real* h = I + 6;
  real t[6];
  t[0] = I[0] * v[0] + I[3] * v[1] + I[4] * v[2] - h[2] * v[4] + h[1] * v[5];
  t[1] = I[3] * v[0] + I[1] * v[1] + I[5] * v[2] + h[2] * v[3] - h[0] * v[5];
  t[2] = I[4] * v[0] + I[5] * v[1] + I[2] * v[2] - h[1] * v[3] + h[0] * v[4];
  t[3] = h[2] * v[1] - h[1] * v[2] + I[9] * v[3];
  t[4] = h[0] * v[2] - h[2] * v[0] + I[9] * v[4];
  t[5] = h[1] * v[0] - h[0] * v[1] + I[9] * v[5];
  copy6(f, t);
}

// Inertia about a point of a body with mass m and principal moments j along the columns of R, whose
// centre of mass is at d from the point:  J = R diag(j) R' + m (d'd 1 - d d'),  h = m d
static inline void spatial_inertia(real* I, const double* j, const real* R, const real* d,
                                   double m) {
  real j0 = real_set(j[0]), j1 = real_set(j[1]), j2 = real_set(j[2]), mass = real_set(m);
  real a[9], h[3];
  for (int i = 0; i < 3; i++) {
    a[3 * i] = R[3 * i] * j0;
    a[3 * i + 1] = R[3 * i + 1] * j1;
    a[3 * i + 2] = R[3 * i + 2] * j2;
  }
  scl3(h, d, mass);
  I[0] = dot3(a, R) + mass * (d[1] * d[1] + d[2] * d[2]);
  I[1] = dot3(a + 3, R + 3) + mass * (d[0] * d[0] + d[2] * d[2]);
  I[2] = dot3(a + 6, R + 6) + mass * (d[0] * d[0] + d[1] * d[1]);
  I[3] = dot3(a, R + 3) - h[0] * d[1];
  I[4] = dot3(a, R + 6) - h[0] * d[2];
  I[5] = dot3(a + 3, R + 6) - h[1] * d[2];
  copy3(I + 6, h);
  I[9] = mass;
}

// Motion of a turn about an axis that passes at `off` before the point (off = point - anchor).
static inline void spatial_hinge(real* s, const real* axis, const real* off) {
  real v[3];
  cross3(v, axis, off);
  copy3(s, axis);
  copy3(s + 3, v);
}

// Motion of a slide along an axis.
static inline void spatial_slide(real* s, const real* axis) {
  copy3(s + 3, axis);
  zero3(s);
}

// r = sum_i s_i q_i over n motion vectors
static inline void spatial_combine(real* r, const real* s, const real* q, int n) {
  real t[6];
  zero6(t);
  if (n > 0) scl6(t, s, q[0]);
  for (int i = 1; i < n; i++) addtoscl6(t, s + 6 * i, q[i]);
  copy6(r, t);
}

// The motion v seen from a point moved by d: linear part v + w x d
static inline void spatial_move_motion(real* r, const real* v, const real* d) {
  real c[3];
  cross3(c, v, d);
  add3(r + 3, v + 3, c);
  copy3(r, v);
}

// The force f seen from a point moved by d: torque t - d x f
static inline void spatial_move_force(real* r, const real* f, const real* d) {
  real c[3];
  cross3(c, d, f + 3);
  sub3(r, f, c);
  copy3(r + 3, f + 3);
}

// Turn both halves into a frame whose axes are the columns of R: r = R' v
static inline void spatial_into_frame(real* r, const real* R, const real* v) {
  mat3_mul_t_vec(r, R, v);
  mat3_mul_t_vec(r + 3, R, v + 3);
}

#endif
