// Small models with every kind of joint, and states for them, for the tests of the smooth dynamics.
#ifndef UNIT_POS_TREES_H
#define UNIT_POS_TREES_H

#include "support/numbers.h"

#include <corten/corten.h>

#include <math.h>

// A free body with a branch, ball, hinge and slide joints off the centre, several joints on one
// body, a body without joints, a second tree, a mocap body with a child, a spring of each kind,
// dampers, armature and gravity compensation.
#define TREES_ALL                                                                                  \
  "<mujoco><option><flag contact='disable' energy='enable'/></option>"                             \
  "<default><geom contype='0' conaffinity='0'/></default><worldbody>"                              \
  "<body name='mocap' mocap='true' pos='1 2 3' quat='1 1 0 0'><geom size='.1'/>"                   \
  "  <body name='rider' pos='.1 0 0'><geom size='.1' pos='.1 .2 .3'/></body></body>"               \
  "<body name='trunk' pos='0 .1 1'><joint name='float' type='free' stiffness='2'/>"                \
  "  <geom name='box' type='box' size='.1 .2 .3'/><site name='tip' pos='.1 .2 .1' quat='1 2 3 "    \
  "4'/>"                                                                                           \
  "  <body name='arm' pos='.1 .2 .3' quat='1 .2 .3 .4' gravcomp='.5'>"                             \
  "    <joint name='shoulder' type='ball' pos='.1 0 .05' damping='.1' stiffness='1.5'/>"           \
  "    <geom type='capsule' size='.05 .2' pos='0 .1 .2' quat='1 1 0 0'/>"                          \
  "    <body name='hand' pos='0 0 .4'><geom type='ellipsoid' size='.1 .05 .07'/></body></body>"    \
  "  <body name='leg' pos='0 -.2 -.3'><joint name='hip' axis='1 .3 .2' pos='0 .02 .1' "            \
  "armature='.01' damping='.2'/>"                                                                  \
  "    <joint name='slide' type='slide' axis='0 .3 1' stiffness='30' springref='.1'/>"             \
  "    <geom type='cylinder' size='.05 .2' pos='0 0 -.2'/>"                                        \
  "    <body pos='0 0 -.4'><joint name='knee' axis='0 1 0' stiffness='3' ref='.2'/>"               \
  "      <geom type='capsule' size='.04 .15' pos='.02 0 -.15'/></body></body></body>"              \
  "<body name='second' pos='2 0 0'><joint name='swing' axis='0 1 0'/><geom size='.1' pos='0 0 "    \
  "-.5'/></body>"                                                                                  \
  "</worldbody></mujoco>"

#define TREES_PENDULUM                                                                             \
  "<mujoco><option><flag contact='disable' energy='enable'/></option><worldbody>"                  \
  "<body><joint axis='0 1 0'/><geom type='capsule' size='.02 .25' pos='0 0 -.25'/>"                \
  "<body pos='0 0 -.5'><joint axis='0 1 0'/><geom type='capsule' size='.02 .25' pos='0 0 "         \
  "-.25'/></body></body>"                                                                          \
  "</worldbody></mujoco>"

static inline ctModel* trees_load(const char* xml) {
  char error[500] = "";
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  return m;
}

// A configuration and a velocity that are neither zero nor special.
static inline void trees_state(const ctModel* m, ctData* d, double seed) {
  double step[64];
  assert_true(m->nv <= 64);
  for (int i = 0; i < m->nv; i++) step[i] = 0.7 * sin(3.1 * i + seed);
  memcpy(d->qpos, m->qpos0, (size_t)m->nq * sizeof(double));
  ct_integratePos(m, d->qpos, step, 1);
  for (int i = 0; i < m->nv; i++) d->qvel[i] = 1.3 * cos(2.3 * i + seed);
}

static inline void trees_near(double a, double b, double tolerance) {
  if (!(fabs(a - b) <= tolerance)) fail_msg("%.17g is not %.17g to %g", a, b, tolerance);
}

static inline void trees_near_n(const double* a, const double* b, int n, double tolerance) {
  for (int i = 0; i < n; i++) {
    if (!(fabs(a[i] - b[i]) <= tolerance))
      fail_msg("[%d] %.17g is not %.17g to %g", i, a[i], b[i], tolerance);
  }
}

// A model and its data, opened and closed by cmocka around a test.
typedef struct Trees {
  ctModel* m;
  ctData* d;
} Trees;

static inline Trees trees_open(const char* xml) {
  Trees t = {trees_load(xml), NULL};
  t.d = ct_makeData(t.m);
  assert_non_null(t.d);
  return t;
}

static inline void trees_close(Trees* t) {
  ct_deleteData(t->d);
  ct_deleteModel(t->m);
}

#endif
