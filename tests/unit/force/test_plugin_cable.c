#include "force/plugin_cable.h"
#include "support/numbers.h"
#include "unit/pos/trees.h"

#define CABLE(curve, geom, settings) CABLE_FROM("none", curve, geom, settings)
#define CABLE_FROM(start, curve, geom, settings)                                                   \
  "<mujoco><option gravity='0 0 0'/><extension><plugin plugin='mujoco.elasticity.cable'/>"         \
  "</extension><worldbody><composite prefix='c' type='cable' curve='" curve "' count='6 1 1' "     \
  "size='1 .5 .5' initial='" start "'><plugin plugin='mujoco.elasticity.cable'>"                   \
  "<config key='twist' value='1e6'/><config key='bend' value='2e6'/>" settings "</plugin>"         \
  "<joint kind='main'/><geom " geom "/></composite></worldbody></mujoco>"

static double forces(Trees* t) {
  double worst = 0;
  ct_forward(t->m, t->d);
  for (int i = 0; i < t->m->nv; i++) worst = larger(worst, fabs(t->d->qfrc_passive[i]));
  return worst;
}

// As made, a cable is at rest; a curved one that should be flat is not.
static void at_rest(void** state) {
  (void)state;
  Trees t = trees_open(CABLE("s", "type='capsule' size='.02'", ""));
  trees_near(forces(&t), 0, 1e-9);
  trees_close(&t);
  t = trees_open(CABLE("cos(s) sin(s) 0", "type='capsule' size='.02'", ""));
  trees_near(forces(&t), 0, 1e-9);
  trees_close(&t);
  t = trees_open(
      CABLE("cos(s) sin(s) 0", "type='capsule' size='.02'", "<config key='flat' value='true'/>"));
  assert_true(forces(&t) > 1e-2);
  trees_close(&t);
}

// A turn of one joint about an axis of the section costs K angle / length: torsion of a round
// section pi r^4 / 2, bending pi r^4 / 4.
static void stiffness_of_a_round_section(void** state) {
  (void)state;
  Trees t = trees_open(CABLE("s", "type='cylinder' size='.02'", ""));
  const double r4 = pow(.02, 4), angle = 1e-3;
  const double K[3] = {1e6 * ctPI * r4 / 2, 2e6 * ctPI * r4 / 4, 2e6 * ctPI * r4 / 4};
  int ball = 2, dof = t.m->jnt_dofadr[ball];
  double apart = t.m->body_pos[3 * t.m->jnt_bodyid[ball]];
  for (int axis = 0; axis < 3; axis++) {
    ct_resetData(t.m, t.d);
    double v[64] = {0};
    v[dof + axis] = angle;
    ct_integratePos(t.m, t.d->qpos, v, 1);
    forces(&t);
    trees_near(t.d->qfrc_passive[dof + axis], -K[axis] * angle / apart, 1e-10);
  }
  trees_close(&t);
}

// Inner forces neither push nor turn a free cable as a whole.
static void inner_forces_balance(void** state) {
  (void)state;
  Trees t = trees_open(CABLE_FROM("free", "s", "type='box' size='.05 .01 .02'", ""));
  trees_state(t.m, t.d, 1);
  assert_int_equal(t.m->jnt_type[0], ctJNT_FREE);
  assert_true(forces(&t) > 1e-3);
  for (int i = 0; i < 6; i++) trees_near(t.d->qfrc_passive[i], 0, 1e-9);
  trees_close(&t);
}

static void bad_settings_are_refused(void** state) {
  (void)state;
  char error[1000] = "";
  ctModel* m = ct_loadXMLString(
      CABLE("s", "type='capsule' size='.02'", "<config key='bend' value='stiff'/>"), NULL, error,
      sizeof error);
  if (m) ct_deleteModel(m);
  assert_null(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(at_rest),
      cmocka_unit_test(stiffness_of_a_round_section),
      cmocka_unit_test(inner_forces_balance),
      cmocka_unit_test(bad_settings_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
