#include "unit/diff/diff_check.h"

#define FLOOR(option, geom)                                                                        \
  "<mujoco><option timestep='.002' " option "/><worldbody><geom type='plane' size='5 5 .1'/>"      \
  "<body pos='0 0 .25'><freejoint/>" geom "<body pos='.3 0 .05'><joint axis='0 1 0'"               \
  " damping='.1'/><geom type='capsule' size='.06' fromto='0 0 0 .3 0 0'/></body></body>"           \
  "</worldbody></mujoco>"

static void rows_and_clamps_are_listed(void** state) {
  (void)state;
  ctModel* m =
      diff_model("<mujoco><worldbody><body><joint name='j'/><geom size='.1'/></body></worldbody>"
                 "<actuator><motor joint='j' ctrlrange='-1 1' forcerange='-2 2'/></actuator>"
                 "</mujoco>");
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, &info), 0);
  assert_int_equal(info.nkink, 0);
  d->ctrl[0] = 0.9999;
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, &info), 0);
  assert_int_equal(info.nkinkkind[ctKINK_CONTROL], 1);
  assert_int_equal(info.kink[0].objtype, ctOBJ_ACTUATOR);
  assert_int_equal(info.kink[0].id[0], 0);
  assert_true(info.kink[0].distance < 1e-4);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void a_contact_that_just_touches(void** state) {
  (void)state;
  ctModel* m = diff_model("<mujoco><worldbody><geom type='plane' size='5 5 .1'/><body pos='0 0 .1'>"
                          "<freejoint/><geom size='.1'/></body></worldbody></mujoco>");
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  d->qpos[2] = 0.1 - 1e-9;
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, &info), 0);
  assert_true(info.nkinkkind[ctKINK_CONTACT] > 0);
  assert_int_equal(info.kink[0].objtype, ctOBJ_GEOM);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static ctDerivativeInfo look_at(const char* xml, const double* qpos, double ctrl) {
  ctModel* m = diff_model(xml);
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  for (int i = 0; i < m->nq && qpos; i++) d->qpos[i] = qpos[i];
  if (m->nu) d->ctrl[0] = ctrl;
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, &info), 0);
  ct_deleteData(d);
  ct_deleteModel(m);
  return info;
}

// A normal at 30 degrees from the ground changes the rule for tangents.
static void a_feature_about_to_change(void** state) {
  (void)state;
  const char* text =
      "<mujoco><worldbody><geom name='p' type='plane' size='5 5 .1' zaxis='0 %s'/>"
      "<body pos='0 .05 .08'><freejoint/><geom size='.1'/></body></worldbody></mujoco>";
  char xml[500];
  snprintf(xml, sizeof xml, text, "1 1.7320508");
  ctDerivativeInfo info = look_at(xml, NULL, 0);
  assert_int_equal(info.nkinkkind[ctKINK_FEATURE], 1);
  for (int k = 0; k < info.nkink; k++)
    if (info.kink[k].kind == ctKINK_FEATURE)
      assert_true(info.kink[k].id[0] == 0 && info.kink[k].id[1] == 1 && info.kink[k].row == 0);
  snprintf(xml, sizeof xml, text, "1 1.5");
  assert_int_equal(look_at(xml, NULL, 0).nkinkkind[ctKINK_FEATURE], 0);
}

static void ends_of_an_impedance(void** state) {
  (void)state;
  const char* text = "<mujoco><default><geom solimp='.5 .9 .01 .5 %d'/></default><worldbody>"
                     "<geom type='plane' size='5 5 .1'/><body pos='0 0 .1'><freejoint/>"
                     "<geom size='.1'/></body></worldbody></mujoco>";
  char xml[500];
  double qpos[7] = {0, 0, 0.09, 1, 0, 0, 0};
  snprintf(xml, sizeof xml, text, 1);
  assert_true(look_at(xml, qpos, 0).nkinkkind[ctKINK_IMPEDANCE] > 0);
  qpos[2] = 0.094;
  assert_int_equal(look_at(xml, qpos, 0).nkinkkind[ctKINK_IMPEDANCE], 0);
  qpos[2] = 0.09;
  snprintf(xml, sizeof xml, text, 2);
  assert_int_equal(look_at(xml, qpos, 0).nkinkkind[ctKINK_IMPEDANCE], 0);
}

static void muscles_that_change_their_rate(void** state) {
  (void)state;
  const char* xml =
      "<mujoco><worldbody><body><joint name='j' range='-1 1'/><geom size='.1'"
      " pos='.2 0 0'/></body></worldbody><actuator><muscle joint='j' lengthrange='-1 1'/>"
      "</actuator></mujoco>";
  ctDerivativeInfo info = look_at(xml, NULL, 1e-5);
  assert_int_equal(info.nkinkkind[ctKINK_MUSCLE], 1);
  assert_int_equal(look_at(xml, NULL, 0.3).nkinkkind[ctKINK_MUSCLE], 0);
}

// Smoothing lets a control beyond its limit and a row that just ended act, in the derivative only.
static void smoothing_is_of_the_derivative_only(void** state) {
  (void)state;
  ctModel* m = diff_model(
      "<mujoco><worldbody><geom type='plane' size='5 5 .1'/><body pos='0 0 .099'>"
      "<joint name='z' type='slide' axis='0 0 1'/><geom size='.1'/></body></worldbody><actuator>"
      "<motor joint='z' ctrlrange='-1 1'/></actuator></mujoco>");
  ctData *d = ct_makeData(m), *e = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  double A[2][4], B[2][2];
  d->ctrl[0] = 1.02;
  d->qvel[0] = 0.2; // leaves the plane: its row does not push
  ct_copyData(e, m, d);
  for (int k = 0; k < 2; k++) {
    info.opt.smooth = k;
    assert_int_equal(ctd_transitionInfo(m, d, A[k], B[k], NULL, NULL, &info), 0);
    assert_int_equal((info.approx & ctAPPROX_SMOOTH) != 0, k);
  }
  assert_true(B[0][1] == 0 && B[1][1] > 0);
  assert_true(A[0][2] == 0 && A[1][2] < 0);
  ct_step(m, d);
  ct_step(m, e);
  assert_memory_equal(d->qpos, e->qpos, sizeof(double));
  assert_memory_equal(d->qvel, e->qvel, sizeof(double));
  ct_deleteData(d);
  ct_deleteData(e);
  ct_deleteModel(m);
}

// Both ends on one body: the Jacobian is zero but for rounding, and so are the rows.
static void tendons_that_no_dof_moves(void** state) {
  (void)state;
  const char* text =
      "<mujoco><worldbody><body><joint axis='1 2 3'/><joint axis='0 1 3'/><geom size='.1'/>"
      "<site name='a' pos='.1 .2 .3'/><body pos='.3 0 .1' euler='10 20 30'><geom size='.1'/>"
      "<site name='b' pos='.2 -.1 .3'/></body></body></worldbody><tendon><spatial name='t'%s>"
      "<site site='a'/><site site='b'/></spatial></tendon></mujoco>";
  char xml[900];
  double qpos[2] = {0.3, 0.7};
  snprintf(xml, sizeof xml, text, " limited='true' range='0 .1'");
  ctDerivativeInfo info = look_at(xml, qpos, 0);
  int found = 0;
  for (int k = 0; k < info.nkink; k++)
    found += info.kink[k].kind == ctKINK_STATE && info.kink[k].objtype == ctOBJ_TENDON;
  assert_true(found > 0);
  snprintf(xml, sizeof xml, text, "");
  assert_int_equal(look_at(xml, qpos, 0).nkink, 0);
}

// The matrix of this integrator has the spring everywhere but at its rest length.
static void a_tendon_spring_at_rest(void** state) {
  (void)state;
  const char* text = "<mujoco><option integrator='%s'/><worldbody><body><joint name='j'/>"
                     "<geom size='.1' pos='.1 0 0'/></body></worldbody><tendon><fixed stiffness='9'"
                     " springlength='.5'><joint joint='j' coef='1'/></fixed></tendon></mujoco>";
  char xml[900];
  double rest = 0.5, near = 0.5 + 1e-9;
  snprintf(xml, sizeof xml, text, "implicitspringdamper");
  assert_int_equal(look_at(xml, &rest, 0).nkinkkind[ctKINK_TENDON], 1);
  assert_int_equal(look_at(xml, &near, 0).nkinkkind[ctKINK_TENDON], 0);
  snprintf(xml, sizeof xml, text, "Euler");
  assert_int_equal(look_at(xml, &rest, 0).nkinkkind[ctKINK_TENDON], 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_and_clamps_are_listed),
      cmocka_unit_test(a_contact_that_just_touches),
      cmocka_unit_test(a_feature_about_to_change),
      cmocka_unit_test(ends_of_an_impedance),
      cmocka_unit_test(muscles_that_change_their_rate),
      cmocka_unit_test(smoothing_is_of_the_derivative_only),
      cmocka_unit_test(tendons_that_no_dof_moves),
      cmocka_unit_test(a_tendon_spring_at_rest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
