// Two oriented boxes: does a face separate them?
#ifndef COLLIDE_BOX_PAIR_H
#define COLLIDE_BOX_PAIR_H

#include "math/vec.h"

#include <corten/types.h>

#include <stdbool.h>

// The frame that a box (centre, half sizes) is given in.
typedef struct BoxFrame {
  const double *pos, *mat;
} BoxFrame;

// Frame 2 seen from frame 1: x1 = R x2 + t.
typedef struct BoxPair {
  double R[9], A[9], t[3]; // A: absolute values of R
} BoxPair;

// R and A entry by entry: A is not read back from R, which the compiler would still be storing.
static inline void box_pair(BoxPair* r, BoxFrame f1, BoxFrame f2) {
  const double *a = f1.mat, *b = f2.mat;
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      double x = a[i] * b[j] + a[3 + i] * b[3 + j] + a[6 + i] * b[6 + j];
      r->R[3 * i + j] = x;
      r->A[3 * i + j] = fabs(x);
    }
  }
  double dif[3];
  sub3(dif, f2.pos, f1.pos);
  mat3_mul_t_vec(r->t, f1.mat, dif);
}

static inline int box_pair_infinite(const double* half) {
  return (half[0] >= ctMAXVAL) + (half[1] >= ctMAXVAL) + (half[2] >= ctMAXVAL);
}

// Does a face of box 1 separate it from the ball around box 2? Then box_pair_touch is false.
static inline bool box_pair_far(const double* b1, BoxFrame f1, const double* b2, BoxFrame f2,
                                double margin) {
  const double *h1 = b1 + 3, *h2 = b2 + 3, slack = 1e-9;
  if (box_pair_infinite(h1)) return false;
  double dif[3], t[3], reach = sqrt(dot3(h2, h2)) + sqrt(dot3(b2, b2)) + margin + slack;
  sub3(dif, f2.pos, f1.pos);
  mat3_mul_t_vec(t, f1.mat, dif);
  return (fabs(t[0] - b1[0]) > h1[0] + reach) | (fabs(t[1] - b1[1]) > h1[1] + reach) |
         (fabs(t[2] - b1[2]) > h1[2] + reach);
}

// Half sizes from ctMAXVAL on are infinite. Separating axes: the faces of both boxes; faces are not
// tested against an infinite box.
static inline bool box_pair_touch(const BoxPair* r, const double* b1, const double* b2,
                                  double margin) {
  const double *h1 = b1 + 3, *h2 = b2 + 3, *R = r->R, *A = r->A;
  int inf1 = box_pair_infinite(h1), inf2 = box_pair_infinite(h2);
  if (inf1 == 3 || inf2 == 3) return true;
  double e[3], f[3];
  mat3_mul_vec(e, R, b2);
  for (int k = 0; k < 3; k++) e[k] += r->t[k] - b1[k];
  if (!inf2) {
    for (int k = 0; k < 3; k++) {
      if (h1[k] + dot3(A + 3 * k, h2) + margin < fabs(e[k])) return false;
    }
  }
  if (!inf1) {
    mat3_mul_t_vec(f, R, e);
    for (int k = 0; k < 3; k++) {
      double reach = A[k] * h1[0] + A[3 + k] * h1[1] + A[6 + k] * h1[2] + h2[k];
      if (reach + margin < fabs(f[k])) return false;
    }
  }
  return true;
}

#endif
