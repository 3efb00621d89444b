// Kernels of the recursions over bodies, for lanes of worlds. They add in MuJoCo's order, term by
// term from the left, so that both engines round alike and long trajectories can be compared; math/
// has the same formulas in their plain form.
#ifndef POS_RIGID_H
#define POS_RIGID_H

#include "math/vec.h"

// The squared lengths whose root is 1 to within VEC_MINVAL: sqrt rounds every number of this
// interval, and no other, there.
#define RIGID_UNIT_LOW 0x1.fffffffffffeep-1
#define RIGID_UNIT_HIGH 0x1.0000000000009p+0

// Make a unit quaternion, bit for bit as normalize4. In a chain of rotations a quaternion is nearly
// always a unit already: the branch keeps the root and the division out of the chain of
// dependencies from body to body.
static inline void rigid_normalize(real* q) {
  real n2 = dot4(q, q);
  mask unit = real_and(n2 >= real_set(RIGID_UNIT_LOW), n2 <= real_set(RIGID_UNIT_HIGH));
  if (!real_all(unit)) normalize4(q);
}

// r = q v q*:  t = w v + u x v,  r = v + 2 u x t
static inline void rigid_rotate(real* r, const double* v, const real* q) {
  real t0 = q[0] * v[0] + q[2] * v[2] - q[3] * v[1];
  real t1 = q[0] * v[1] + q[3] * v[0] - q[1] * v[2];
  real t2 = q[0] * v[2] + q[1] * v[1] - q[2] * v[0];
  real x = v[0] + 2 * (q[2] * t2 - q[3] * t1);
  real y = v[1] + 2 * (q[3] * t0 - q[1] * t2);
  real z = v[2] + 2 * (q[1] * t1 - q[2] * t0);
  r[0] = x;
  r[1] = y;
  r[2] = z;
}

// r = p + R v
static inline void rigid_place(real* r, const real* p, const real* R, const double* v) {
  real x = R[0] * v[0] + R[1] * v[1] + R[2] * v[2] + p[0];
  real y = R[3] * v[0] + R[4] * v[1] + R[5] * v[2] + p[1];
  real z = R[6] * v[0] + R[7] * v[1] + R[8] * v[2] + p[2];
  r[0] = x;
  r[1] = y;
  r[2] = z;
}

// r = q p for a constant p of the model; r may be q
static inline void rigid_turn(real* r, const real* q, const double* p) {
  real w = q[0] * p[0] - q[1] * p[1] - q[2] * p[2] - q[3] * p[3];
  real x = q[0] * p[1] + q[1] * p[0] + q[2] * p[3] - q[3] * p[2];
  real y = q[0] * p[2] - q[1] * p[3] + q[2] * p[0] + q[3] * p[1];
  real z = q[0] * p[3] + q[1] * p[2] - q[2] * p[1] + q[3] * p[0];
  r[0] = w;
  r[1] = x;
  r[2] = y;
  r[3] = z;
}

// r = v x s, the motion s carried by the motion v
static inline void rigid_cross_motion(real* r, const real* v, const real* s) {
  real x = v[1] * s[2] - v[2] * s[1];
  real y = v[2] * s[0] - v[0] * s[2];
  real z = v[0] * s[1] - v[1] * s[0];
  real a = (v[1] * s[5] - v[2] * s[4]) + (v[4] * s[2] - v[5] * s[1]);
  real b = (v[2] * s[3] - v[0] * s[5]) + (v[5] * s[0] - v[3] * s[2]);
  real c = (v[0] * s[4] - v[1] * s[3]) + (v[3] * s[1] - v[4] * s[0]);
  r[0] = x;
  r[1] = y;
  r[2] = z;
  r[3] = a;
  r[4] = b;
  r[5] = c;
}

// r = v x* f, the force f carried by the motion v
static inline void rigid_cross_force(real* r, const real* v, const real* f) {
  real x = (v[1] * f[2] - v[2] * f[1]) + (v[4] * f[5] - v[5] * f[4]);
  real y = (v[2] * f[0] - v[0] * f[2]) + (v[5] * f[3] - v[3] * f[5]);
  real z = (v[0] * f[1] - v[1] * f[0]) + (v[3] * f[4] - v[4] * f[3]);
  real a = v[1] * f[5] - v[2] * f[4];
  real b = v[2] * f[3] - v[0] * f[5];
  real c = v[0] * f[4] - v[1] * f[3];
  r[0] = x;
  r[1] = y;
  r[2] = z;
  r[3] = a;
  r[4] = b;
  r[5] = c;
}

// f = I v for an inertia of ten numbers (math/spatial.h)
static inline void rigid_inertia_mul(real* f, const real* I, const real* v) {
  real x = I[0] * v[0] + I[3] * v[1] + I[4] * v[2] - I[8] * v[4] + I[7] * v[5];
  real y = I[3] * v[0] + I[1] * v[1] + I[5] * v[2] + I[8] * v[3] - I[6] * v[5];
  real z = I[4] * v[0] + I[5] * v[1] + I[2] * v[2] - I[7] * v[3] + I[6] * v[4];
  real a = I[8] * v[1] - I[7] * v[2] + I[9] * v[3];
  real b = I[6] * v[2] - I[8] * v[0] + I[9] * v[4];
  real c = I[7] * v[0] - I[6] * v[1] + I[9] * v[5];
  f[0] = x;
  f[1] = y;
  f[2] = z;
  f[3] = a;
  f[4] = b;
  f[5] = c;
}

// Inertia about a point of a body with principal moments j along the columns of R and its centre of
// mass at d: J = R diag(j) R' + m (d'd 1 - d d'),  h = m d
static inline void rigid_inertia(real* I, const double* j, const real* R, const real* d, double m) {
  real a[9], t[10];
  for (int i = 0; i < 3; i++) {
    a[3 * i] = R[3 * i] * j[0];
    a[3 * i + 1] = R[3 * i + 1] * j[1];
    a[3 * i + 2] = R[3 * i + 2] * j[2];
  }
  t[0] = dot3(R, a) + m * (d[1] * d[1] + d[2] * d[2]);
  t[1] = dot3(R + 3, a + 3) + m * (d[0] * d[0] + d[2] * d[2]);
  t[2] = dot3(R + 6, a + 6) + m * (d[0] * d[0] + d[1] * d[1]);
  t[3] = dot3(R, a + 3) - m * d[0] * d[1];
  t[4] = dot3(R, a + 6) - m * d[0] * d[2];
  t[5] = dot3(R + 3, a + 6) - m * d[1] * d[2];
  t[6] = m * d[0];
  t[7] = m * d[1];
  t[8] = m * d[2];
  t[9] = real_set(m);
  copy10(I, t);
}

// r = sum_k s_k q_k over n > 0 motions, added one after the other
static inline void rigid_combine(real* r, const real* s, const real* q, int n) {
  real t[6];
  for (int i = 0; i < 6; i++) t[i] = s[i] * q[0];
  for (int k = 1; k < n; k++) {
    for (int i = 0; i < 6; i++) t[i] += s[6 * k + i] * q[k];
  }
  copy6(r, t);
}

// Is a vector of the model zero, a quaternion of the model the identity?
static inline bool rigid_is_zero3(const double* v) { return v[0] == 0 && v[1] == 0 && v[2] == 0; }
static inline bool rigid_is_unit4(const double* q) {
  return q[0] == 1 && q[1] == 0 && q[2] == 0 && q[3] == 0;
}

#endif
