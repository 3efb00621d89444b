// Models of a few geoms for tests of collision: bodies with free joints, and what a collider finds.
#ifndef UNIT_COLLIDE_PAIRS_H
#define UNIT_COLLIDE_PAIRS_H

#include "collide/narrowphase.h"
#include "collide/placed.h"
#include "unit/geom/near.h"
#include "unit/pos/trees.h"

#include <math.h>

#define FREE(pos, geom) "<body pos='" pos "'><freejoint/><geom " geom "/></body>"
#define WORLD(text) "<mujoco><worldbody>" text "</worldbody></mujoco>"

// Up to date for collision; contacts are not computed.
static inline Trees pairs_open(const char* xml) {
  Trees t = trees_open(xml);
  ct_kinematics(t.m, t.d);
  ct_comPos(t.m, t.d);
  return t;
}

// Contacts of geoms 0 and 1 by their collider, or by a given one.
static inline int pairs_collide(const Trees* t, ctContact* con, double margin) {
  const int* type = t->m->geom_type;
  return narrowphase[type[0]][type[1]](t->m, t->d, con, 0, 1, margin);
}

static inline void assert_vec(const double* x, double a, double b, double c) {
  assert_near(x[0], a, 1e-9);
  assert_near(x[1], b, 1e-9);
  assert_near(x[2], c, 1e-9);
}

// Moving both shapes with a rotation about z and x moves the contacts with them.
static inline void assert_turns_with(Trees* t, double margin) {
  ctContact a[ctMAXCONPAIR], b[ctMAXCONPAIR];
  int n = pairs_collide(t, a, margin);
  double q[4] = {0.5, 0.1, -0.7, 0.3}, R[9];
  ctu_normalize4(q);
  ctu_quat2Mat(R, q);
  for (int g = 0; g < 2; g++) {
    mat3_mul_vec(t->d->geom_xpos + 3 * g, R, t->d->geom_xpos + 3 * g);
    mat3_mul(t->d->geom_xmat + 9 * g, R, t->d->geom_xmat + 9 * g);
  }
  assert_int_equal(pairs_collide(t, b, margin), n);
  for (int i = 0; i < n; i++) {
    double pos[3], normal[3];
    mat3_mul_vec(pos, R, a[i].pos);
    mat3_mul_vec(normal, R, a[i].frame);
    assert_near(a[i].dist, b[i].dist, 1e-12);
    assert_vec(b[i].pos, pos[0], pos[1], pos[2]);
    assert_vec(b[i].frame, normal[0], normal[1], normal[2]);
  }
}

// A pose that is not a number gives no contacts, and does not crash.
static inline void assert_survives_nan(Trees* t) {
  ctContact con[ctMAXCONPAIR];
  double kept = t->d->geom_xpos[3];
  t->d->geom_xpos[3] = NAN;
  assert_int_equal(pairs_collide(t, con, 0.1), 0);
  t->d->geom_xpos[3] = kept;
}

#endif
