// Vectors of 3, 4 and 6 numbers and 3x3 row-major matrices.
// Every function is inline, works on lanes of worlds as well as on one (see base/real.h), and reads
// all its inputs before it writes, so the result may be one of the inputs.
#ifndef MATH_VEC_H
#define MATH_VEC_H

#include "base/real.h"

// Below this a length, a pivot or a divisor counts as zero; the public name is ctMINVAL.
#define VEC_MINVAL 1E-15

// x, but not below low nor above high; NaN stays NaN. The public name is ctu_clip.
static inline double clip1(double x, double low, double high) {
  return x < low ? low : x > high ? high : x;
}

//---------------------------------- 3 numbers -----------------------------------------------------

static inline void zero3(real* r) { r[0] = r[1] = r[2] = (real){0}; }

static inline void copy3(real* r, const real* a) {
  r[0] = a[0];
  r[1] = a[1];
  r[2] = a[2];
}

// r = a, where a is a constant of the model (the same in all lanes)
static inline void load3(real* r, const double* a) {
  r[0] = real_set(a[0]);
  r[1] = real_set(a[1]);
  r[2] = real_set(a[2]);
}

static inline void scl3(real* r, const real* a, real s) {
  r[0] = a[0] * s;
  r[1] = a[1] * s;
  r[2] = a[2] * s;
}

static inline void add3(real* r, const real* a, const real* b) {
  r[0] = a[0] + b[0];
  r[1] = a[1] + b[1];
  r[2] = a[2] + b[2];
}

static inline void sub3(real* r, const real* a, const real* b) {
  r[0] = a[0] - b[0];
  r[1] = a[1] - b[1];
  r[2] = a[2] - b[2];
}

static inline void addto3(real* r, const real* a) { add3(r, r, a); }

static inline void subfrom3(real* r, const real* a) { sub3(r, r, a); }

// r = a + s b
static inline void addscl3(real* r, const real* a, const real* b, real s) {
  r[0] = a[0] + s * b[0];
  r[1] = a[1] + s * b[1];
  r[2] = a[2] + s * b[2];
}

// r += s a
static inline void addtoscl3(real* r, const real* a, real s) { addscl3(r, r, a, s); }

static inline real dot3(const real* a, const real* b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static inline real norm3(const real* a) { return real_sqrt(dot3(a, a)); }

static inline real dist3(const real* a, const real* b) {
  real d[3];
  sub3(d, a, b);
  return norm3(d);
}

// r = a x b
static inline void cross3(real* r, const real* a, const real* b) {
  real x = a[1] * b[2] - a[2] * b[1];
  real y = a[2] * b[0] - a[0] * b[2];
  real z = a[0] * b[1] - a[1] * b[0];
  r[0] = x;
  r[1] = y;
  r[2] = z;
}

// Make a unit vector, return the length it had; a vector too short to have a direction becomes x.
static inline real normalize3(real* a) {
  real norm = norm3(a);
  mask tiny = norm < real_set(VEC_MINVAL);
  real inv = real_set(1) / norm;
  a[0] = real_select(tiny, real_set(1), a[0] * inv);
  a[1] = real_select(tiny, real_set(0), a[1] * inv);
  a[2] = real_select(tiny, real_set(0), a[2] * inv);
  return norm;
}

//---------------------------------- 4 numbers -----------------------------------------------------

static inline void zero4(real* r) { r[0] = r[1] = r[2] = r[3] = (real){0}; }

static inline void copy4(real* r, const real* a) {
  r[0] = a[0];
  r[1] = a[1];
  r[2] = a[2];
  r[3] = a[3];
}

static inline void load4(real* r, const double* a) {
  load3(r, a);
  r[3] = real_set(a[3]);
}

static inline void unit4(real* r) {
  r[0] = real_set(1);
  zero3(r + 1);
}

static inline real dot4(const real* a, const real* b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}

// Make a unit quaternion, return the length it had. Too short becomes the identity; one that is a
// unit already to within VEC_MINVAL stays as it is, bit for bit.
static inline real normalize4(real* a) {
  real norm = real_sqrt(dot4(a, a));
  mask tiny = norm < real_set(VEC_MINVAL);
  mask off = real_abs(norm - real_set(1)) > real_set(VEC_MINVAL);
  real inv = real_select(off, real_set(1) / norm, real_set(1));
  a[0] = real_select(tiny, real_set(1), a[0] * inv);
  a[1] = real_select(tiny, real_set(0), a[1] * inv);
  a[2] = real_select(tiny, real_set(0), a[2] * inv);
  a[3] = real_select(tiny, real_set(0), a[3] * inv);
  return norm;
}

//---------------------------------- 6 numbers (rotation, translation) -----------------------------

static inline void zero6(real* r) {
  zero3(r);
  zero3(r + 3);
}

static inline void copy6(real* r, const real* a) {
  copy3(r, a);
  copy3(r + 3, a + 3);
}

static inline void load6(real* r, const double* a) {
  load3(r, a);
  load3(r + 3, a + 3);
}

static inline void scl6(real* r, const real* a, real s) {
  scl3(r, a, s);
  scl3(r + 3, a + 3, s);
}

static inline void add6(real* r, const real* a, const real* b) {
  add3(r, a, b);
  add3(r + 3, a + 3, b + 3);
}

static inline void sub6(real* r, const real* a, const real* b) {
  sub3(r, a, b);
  sub3(r + 3, a + 3, b + 3);
}

static inline void addto6(real* r, const real* a) { add6(r, r, a); }

static inline void subfrom6(real* r, const real* a) { sub6(r, r, a); }

// r += s a
static inline void addtoscl6(real* r, const real* a, real s) {
  addtoscl3(r, a, s);
  addtoscl3(r + 3, a + 3, s);
}

// in the order of simd_dot
static inline real dot6(const real* a, const real* b) {
  return ((a[0] * b[0] + a[2] * b[2]) + (a[1] * b[1] + a[3] * b[3])) + (a[4] * b[4] + a[5] * b[5]);
}

//---------------------------------- 10 numbers (see spatial.h) ------------------------------------

static inline void zero10(real* r) {
  zero6(r);
  zero4(r + 6);
}

static inline void copy10(real* r, const real* a) {
  copy6(r, a);
  copy4(r + 6, a + 6);
}

static inline void addto10(real* r, const real* a) {
  for (int i = 0; i < 10; i++) r[i] += a[i];
}

//---------------------------------- 3x3 matrices --------------------------------------------------

static inline void copy9(real* r, const real* a) {
  for (int i = 0; i < 9; i++) r[i] = a[i];
}

static inline void load9(real* r, const double* a) {
  for (int i = 0; i < 9; i++) r[i] = real_set(a[i]);
}

// Full matrix from the entries xx yy zz xy xz yz.
static inline void mat3_symmetric(real* r, const real* a) {
  r[0] = a[0];
  r[4] = a[1];
  r[8] = a[2];
  r[1] = r[3] = a[3];
  r[2] = r[6] = a[4];
  r[5] = r[7] = a[5];
}

static inline void mat3_eye(real* r) {
  for (int i = 0; i < 9; i++) r[i] = real_set(i % 4 == 0);
}

// r = A v
static inline void mat3_mul_vec(real* r, const real* A, const real* v) {
  real x = dot3(A, v), y = dot3(A + 3, v), z = dot3(A + 6, v);
  r[0] = x;
  r[1] = y;
  r[2] = z;
}

// r = A' v
static inline void mat3_mul_t_vec(real* r, const real* A, const real* v) {
  real x = A[0] * v[0] + A[3] * v[1] + A[6] * v[2];
  real y = A[1] * v[0] + A[4] * v[1] + A[7] * v[2];
  real z = A[2] * v[0] + A[5] * v[1] + A[8] * v[2];
  r[0] = x;
  r[1] = y;
  r[2] = z;
}

static inline void mat3_transpose(real* r, const real* A) {
  real t[9] = {A[0], A[3], A[6], A[1], A[4], A[7], A[2], A[5], A[8]};
  copy9(r, t);
}

// r = A B
static inline void mat3_mul(real* r, const real* A, const real* B) {
  real t[9];
  for (int i = 0; i < 3; i++) mat3_mul_t_vec(t + 3 * i, B, A + 3 * i);
  copy9(r, t);
}

// r = A B'
static inline void mat3_mul_mat_t(real* r, const real* A, const real* B) {
  real t[9];
  for (int i = 0; i < 3; i++) mat3_mul_vec(t + 3 * i, B, A + 3 * i);
  copy9(r, t);
}

// r = A' B
static inline void mat3_mul_t_mat(real* r, const real* A, const real* B) {
  real t[9];
  mat3_transpose(t, A);
  mat3_mul(r, t, B);
}

#endif
