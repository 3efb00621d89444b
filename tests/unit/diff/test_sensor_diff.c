#include "unit/diff/diff_check.h"

#define SENSED(sensor)                                                                             \
  "<mujoco><worldbody><body name='a' pos='0 0 1'><freejoint/><geom type='box' size='.1 .2 .15'/>"  \
  "<site name='p' pos='.1 .2 0' euler='10 20 30'/><body name='b' pos='.3 0 0'><joint name='u' "    \
  "type='ball'/><geom name='g' size='.1' pos='.1 .1 0'/><body name='c' pos='.2 0 .1'><joint "      \
  "name='v' axis='0 1 1' limited='true' range='20 60'/><geom size='.1' pos='0 .1 .1'/>"            \
  "<site name='q' pos='.1 0 .2' euler='40 0 20'/></body></body></body><site name='o'/>"            \
  "</worldbody><tendon><spatial name='t'><site site='o'/><site site='q'/></spatial></tendon>"      \
  "<actuator><position name='m' joint='v' kp='3' kv='.2'/></actuator><sensor>" sensor              \
  "</sensor></mujoco>"

static void lengths_forces_and_energy(void** state) {
  (void)state;
  diff_check_with(
      SENSED("<jointpos joint='v'/><jointvel joint='v'/><ballquat joint='u'/><ballangvel"
             " joint='u'/><tendonpos tendon='t'/><tendonvel tendon='t'/><actuatorpos"
             " actuator='m'/><actuatorvel actuator='m'/><actuatorfrc actuator='m'/><clock/>"
             "<e_kinetic/>"),
      -1, 0.5);
  diff_check_with(SENSED("<jointlimitpos joint='v'/><jointlimitvel joint='v'/>"), -1, 0.2);
  diff_check_with(SENSED("<jointlimitfrc joint='v'/>"), -1, 0.2);
}

static void actuators_and_tendon_limits(void** state) {
  (void)state;
  const char* xml =
      "<mujoco><worldbody><body><joint name='j' axis='0 1 0' actuatorfrcrange='-9 9'/><geom"
      " size='.1' pos='.2 0 0'/><site name='a' pos='.2 0 .05'/><body pos='.3 0 0'><joint name='k'"
      " axis='0 1 0'/><geom size='.1' pos='.2 0 0'/><site name='b' pos='.2 0 .1'/></body></body>"
      "<site name='o' pos='0 0 .3'/></worldbody><tendon><spatial name='t' limited='true'"
      " range='%s' solreflimit='.1 1'><site site='o'/><site site='a'/><site site='b'/></spatial>"
      "</tendon><actuator><position tendon='t' kp='3' kv='.2'/><motor tendon='t'/><motor joint='j'"
      " gear='2'/><general joint='k' gaintype='affine' gainprm='1 .3 .2' dyntype='filter'"
      " dynprm='.1'/></actuator><sensor><jointactuatorfrc joint='j'/><jointactuatorfrc joint='k'/>"
      "<tendonactuatorfrc tendon='t'/><tendonlimitpos tendon='t'/><tendonlimitvel tendon='t'/>"
      "<tendonlimitfrc tendon='t'/></sensor></mujoco>";
  char text[2000];
  snprintf(text, sizeof text, xml, "0 .6"); // beyond its upper limit
  diff_check_with(text, -1, 0.1);
  snprintf(text, sizeof text, xml, "3 4");
  diff_check_with(text, -1, 0.1);
}

// Sensors without a derivative are listed.
static void others_are_listed(void** state) {
  (void)state;
  ctModel* m = diff_model(SENSED("<jointpos joint='v'/><user dim='1' needstage='acc'/>"));
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  double C[2 * 20];
  assert_int_equal(2 * m->nv, 20);
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, C, NULL, &info), 0);
  assert_int_equal(info.nsensor, 1);
  assert_int_equal(info.sensor[0], 1);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Products of sensors are those of C and D.
static void products(void** state) {
  (void)state;
  ctModel* m = diff_model(SENSED("<accelerometer site='q'/><actuatorfrc actuator='m'/>"));
  ctData* d = ct_makeData(m);
  for (int integrator = 0; integrator < 5; integrator++) {
    double C[80], D[4], dx[20], du[1] = {0.7}, ds[4], gs[4] = {1, -2, 3, .5}, gx[20], gu[1];
    double forward = 0, back = 0, want = 0;
    m->opt.integrator = integrator;
    transition_state(m, d, 1, 0.5);
    for (int i = 0; i < 20; i++) dx[i] = sin(i + 1.0);
    assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, C, D, NULL), 0);
    assert_int_equal(ctd_stepJvp(m, d, NULL, 0, dx, du, NULL, NULL, ds, NULL), 0);
    assert_int_equal(ctd_stepVjp(m, d, NULL, 0, NULL, gs, gx, gu, NULL, NULL), 0);
    for (int i = 0; i < 4; i++) {
      forward += gs[i] * ds[i];
      want += gs[i] * D[i] * du[0];
      for (int j = 0; j < 20; j++) want += gs[i] * C[20 * i + j] * dx[j];
    }
    for (int j = 0; j < 20; j++) back += gx[j] * dx[j];
    back += gu[0] * du[0];
    assert_true(fabs(forward - want) <= 1e-9 * (1 + fabs(want)));
    assert_true(fabs(back - want) <= 1e-9 * (1 + fabs(want)));
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lengths_forces_and_energy),
      cmocka_unit_test(actuators_and_tendon_limits),
      cmocka_unit_test(others_are_listed),
      cmocka_unit_test(products),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
