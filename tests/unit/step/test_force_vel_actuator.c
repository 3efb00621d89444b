#include "unit/step/force_vel_check.h"

// A sliding arm with actuators of all that depends on velocity. more: further actuators
#define ARM(joint, tendon, more)                                                                   \
  "<mujoco><option timestep='.01' gravity='0 0 0'><flag contact='disable'/></option>"              \
  "<extension><plugin plugin='mujoco.pid'/></extension><worldbody>"                                \
  "<body><joint name='a' axis='0 1 0'/><geom size='.1' pos='0 0 .3'/>"                             \
  "<body pos='0 0 .5'><joint name='b' axis='0 1 1' " joint "/><geom size='.1' pos='.1 0 .3'/>"     \
  "</body></body><body pos='1 0 0'><joint name='c' type='slide'/><geom size='.1'/></body>"         \
  "</worldbody><tendon><fixed name='t' " tendon "><joint joint='a' coef='1'/>"                     \
  "<joint joint='b' coef='2'/><joint joint='c' coef='-1'/></fixed></tendon>"                       \
  "<actuator>" more "</actuator></mujoco>"

static Trees open(const char* xml) {
  Trees t = trees_open(xml);
  trees_state(t.m, t.d, 1);
  for (int i = 0; i < t.m->nu; i++) t.d->ctrl[i] = 0.8 - i;
  for (int i = 0; i < t.m->na; i++) t.d->act[i] = 0.3 + i;
  return t;
}

static double check(const char* xml) {
  Trees t = open(xml);
  double largest = force_vel_check(&t, 1e-8);
  trees_close(&t);
  return largest;
}

// Entry of the last dof, which only actuators move.
static double last(const Trees* t) {
  double *D = force_vel_matrix(t), x = D[t->m->nv * t->m->nv - 1];
  free(D);
  return x;
}

static void servos_gains_and_muscles(void** state) {
  (void)state;
  assert_true(check(ARM("", "", "<velocity joint='c' kv='7'/>")) > 6);
  assert_true(check(ARM("", "",
                        "<general tendon='t' gaintype='affine' gainprm='1 2 3' biastype='affine' "
                        "biasprm='1 2 -4'/><damper joint='b' kv='2' ctrlrange='0 1'/>"
                        "<muscle tendon='t' lengthrange='-3 3' force='20'/>")) > 6);
}

// The control that counts is the one within its limits, not the one that was given.
static void limited_control(void** state) {
  (void)state;
  Trees t = open(ARM("", "",
                     "<general joint='c' gaintype='affine' gainprm='0 0 3' ctrllimited='true' "
                     "ctrlrange='0 .5'/>"));
  trees_near(last(&t), 1.5, 1e-14);
  t.m->opt.disableflags |= ctDSBL_CLAMPCTRL;
  trees_near(last(&t), 2.4, 1e-14);
  t.d->ctrl[0] = NAN; // none counts
  trees_near(last(&t), 0, 0);
  trees_close(&t);
}

static void delayed_control(void** state) {
  (void)state;
  Trees t = open(ARM("", "",
                     "<general joint='c' gaintype='affine' gainprm='0 0 3' nsample='4' "
                     "delay='.02'/>"));
  trees_near(last(&t), 0, 0); // nothing has arrived yet
  for (int k = 0; k < 5; k++) ct_step(t.m, t.d);
  trees_near(last(&t), 2.4, 1e-13);
  trees_close(&t);
}

static void own_range(void** state) {
  (void)state;
  Trees t = open(ARM("", "", "<velocity joint='c' kv='7' forcelimited='true' forcerange='-1 1'/>"));
  t.d->ctrl[0] = t.d->qvel[2] = 0;
  trees_near(last(&t), -7, 1e-14);
  t.d->ctrl[0] = 1;
  trees_near(last(&t), 0, 0);
  trees_close(&t);
}

static void range_of_a_joint(void** state) {
  (void)state;
  double free_joint = check(ARM("", "", "<velocity joint='b' kv='70'/>"));
  double limited = check(ARM("damping='.5' actuatorfrclimited='true' actuatorfrcrange='-1 1'", "",
                             "<velocity joint='b' kv='70'/><velocity tendon='t'/>"));
  assert_true(free_joint > 60 && limited < 5);
}

// Two actuators on a tendon that bears less: what one pulls less the other one may pull more.
static void range_of_a_tendon(void** state) {
  (void)state;
  const char* tendon = ARM("", "actuatorfrclimited='true' actuatorfrcrange='-2 3'",
                           "<velocity tendon='t' kv='7'/><general tendon='t' gear='2' "
                           "biastype='affine' biasprm='5 0 -1' forcelimited='true' "
                           "forcerange='-.9 .9'/><velocity joint='c' kv='2'/>");
  Trees t = open(tendon);
  double scale[] = {-1, 0, .1, 3};
  for (int k = 0; k < 4; k++) {
    t.d->ctrl[0] = 2 * scale[k];
    force_vel_check(&t, 1e-8);
    assert_true(t.d->actuator_force[0] > -2.9 && t.d->actuator_force[0] < 3.1);
  }
  trees_close(&t);
}

static void plugin_tells_its_slope(void** state) {
  (void)state;
  Trees t = open(ARM("", "",
                     "<plugin joint='c' plugin='mujoco.pid'><config key='kp' value='4'/>"
                     "<config key='kd' value='3'/></plugin>"));
  trees_near(last(&t), -3, 1e-14);
  force_vel_check(&t, 1e-8);
  trees_close(&t);
}

static void switched_off(void** state) {
  (void)state;
  Trees t = open(ARM("", "", "<velocity joint='c' kv='7' group='2'/>"));
  t.m->opt.disableactuator = 1 << 2;
  trees_near(last(&t), 0, 0);
  t.m->opt.disableactuator = 0;
  trees_near(last(&t), -7, 1e-14);
  t.m->opt.disableflags |= ctDSBL_ACTUATION;
  trees_near(last(&t), 0, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(servos_gains_and_muscles), cmocka_unit_test(limited_control),
      cmocka_unit_test(delayed_control),          cmocka_unit_test(own_range),
      cmocka_unit_test(range_of_a_joint),         cmocka_unit_test(range_of_a_tendon),
      cmocka_unit_test(plugin_tells_its_slope),   cmocka_unit_test(switched_off),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
