// A model with contacts, limits, friction, tendons and activations, and differences by its
// parameters.
#ifndef UNIT_DIFF_PRODUCT_CHECK_H
#define UNIT_DIFF_PRODUCT_CHECK_H

#include "unit/diff/diff_check.h"

#define WALKER(option)                                                                             \
  "<mujoco><option " option                                                                        \
  "/><worldbody><geom type='plane' size='5 5 .1' friction='.7 .01 .001'/>"                         \
  "<body pos='0 0 .28'><freejoint/><geom name='box' type='box' size='.2 .1 .1' mass='2'/>"         \
  "<site name='s' pos='.2 0 0'/><body pos='.3 0 0'><joint name='j' axis='0 1 0' damping='.3'"      \
  " stiffness='2' armature='.02' frictionloss='.05' limited='true' range='-20 60'/>"               \
  "<geom type='capsule' size='.06' fromto='0 0 0 .3 0 -.2' condim='4' friction='1.2 .05 .01'/>"    \
  "<site name='e' pos='.3 0 -.2'/></body><body pos='-.3 0 0'><joint name='k' axis='0 1 0'"         \
  " damping='.2'/><geom size='.08' pos='-.1 0 -.15'/><site name='f' pos='-.1 0 -.1'/></body>"      \
  "</body></worldbody><tendon><spatial name='t' stiffness='5' damping='.4' springlength='.1'>"     \
  "<site site='e'/><site site='f'/></spatial></tendon><actuator><position joint='j' kp='3' "       \
  "kv='.2'/>"                                                                                      \
  "<general joint='k' dyntype='filter' dynprm='.1' gaintype='affine' gainprm='2 .3 .1'"            \
  " biastype='affine' biasprm='.1 -1 -.2'/></actuator></mujoco>"

// A number between -1 and 1 that depends on k only.
static inline double product_number(int k) { return sin(12.9898 * (k + 1)); }

enum { PRODUCT_MOST = 64 };

// w' A x, and the sum of the magnitudes of its terms
static inline double product_multiply(const double* A, const int size[2], const double* w,
                                      const double* x, double* terms) {
  double sum = 0;
  for (int i = 0; i < size[0]; i++)
    for (int j = 0; j < size[1]; j++) {
      sum += w[i] * A[i * size[1] + j] * x[j];
      *terms += fabs(w[i] * A[i * size[1] + j] * x[j]);
    }
  return sum;
}

// Products in both directions beside those of the dense matrices, to 1e-12.
static inline void product_compare(ctModel* m, ctData* d) {
  static double A[PRODUCT_MOST * PRODUCT_MOST], B[PRODUCT_MOST * PRODUCT_MOST];
  double dx[PRODUCT_MOST], du[PRODUCT_MOST], dy[PRODUCT_MOST], gy[PRODUCT_MOST], gx[PRODUCT_MOST],
      gu[PRODUCT_MOST];
  int nx = 2 * (int)m->nv + (int)m->na, nu = (int)m->nu;
  assert_true(nx <= PRODUCT_MOST);
  for (int i = 0; i < nx; i++) {
    dx[i] = product_number(i);
    gy[i] = product_number(100 + i);
  }
  for (int i = 0; i < nu; i++) du[i] = product_number(200 + i);
  assert_int_equal(ctd_transitionInfo(m, d, A, B, NULL, NULL, NULL), 0);
  assert_int_equal(ctd_stepJvp(m, d, NULL, 0, dx, du, NULL, dy, NULL, NULL), 0);
  assert_int_equal(ctd_stepVjp(m, d, NULL, 0, gy, NULL, gx, gu, NULL, NULL), 0);
  double terms = 0, forward = 0, back = 0;
  double want = product_multiply(A, (int[]){nx, nx}, gy, dx, &terms) +
                product_multiply(B, (int[]){nx, nu}, gy, du, &terms);
  for (int i = 0; i < nx; i++) forward += gy[i] * dy[i];
  for (int i = 0; i < nx; i++) back += gx[i] * dx[i];
  for (int i = 0; i < nu; i++) back += gu[i] * du[i];
  assert_true(fabs(forward - want) <= 1e-12 * terms);
  assert_true(fabs(back - want) <= 1e-12 * terms);
}

#endif
