#include "sense/sensor_force.h"
#include "unit/pos/trees.h"

// A plate bolted to a post at rest: the post carries its weight, and a moment that depends on where
// it is measured.
static void force_and_torque(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option gravity='0 0 -10'/><worldbody><body>"
                       "<joint type='slide' axis='1 0 0'/><geom size='.1' mass='1'/>"
                       "<body pos='0 0 1'><geom size='.1' mass='3' pos='2 0 0'/>"
                       "<site name='s'/><site name='at' pos='2 0 0' euler='0 90 0'/></body>"
                       "</body></worldbody><sensor><force site='s'/><torque site='s'/>"
                       "<force site='at'/><torque site='at'/></sensor></mujoco>");
  ct_forward(t.m, t.d);
  double want[] = {0, 0, 30, 0, -60, 0, -30, 0, 0, 0, 0, 0};
  trees_near_n(t.d->sensordata, want, 12, 1e-11);
  trees_close(&t);
}

static void actuators(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><worldbody><body><joint name='j' axis='0 1 0'/><geom size='.1'/>"
                 "</body></worldbody><tendon><fixed name='t'><joint joint='j' coef='2'/></fixed>"
                 "</tendon><actuator><motor name='a' joint='j' gear='3'/><motor tendon='t'/>"
                 "<motor tendon='t' gear='5'/></actuator><sensor><actuatorfrc actuator='a'/>"
                 "<jointactuatorfrc joint='j'/><tendonactuatorfrc tendon='t'/></sensor></mujoco>");
  double ctrl[] = {1, 2, 4};
  memcpy(t.d->ctrl, ctrl, sizeof ctrl);
  ct_forward(t.m, t.d);
  double want[] = {1, 3 + 2 * 2 + 5 * 4 * 2, 2 + 4};
  trees_near_n(t.d->sensordata, want, 3, 1e-12);
  trees_close(&t);
}

static void limits(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><worldbody><body><joint name='j' type='slide' axis='1 0 0' range='-1 2' "
                 "margin='.1'/>"
                 "<geom size='.1'/></body></worldbody><tendon><fixed name='t' range='-3 4'>"
                 "<joint joint='j' coef='2'/></fixed></tendon><sensor><jointlimitpos joint='j'/>"
                 "<jointlimitvel joint='j'/><jointlimitfrc joint='j'/><tendonlimitpos tendon='t'/>"
                 "<tendonlimitvel tendon='t'/><tendonlimitfrc tendon='t'/></sensor></mujoco>");
  t.d->qvel[0] = 3;
  ct_forward(t.m, t.d); // inside: nothing
  for (int i = 0; i < 6; i++) assert_true(t.d->sensordata[i] == 0);
  t.d->qpos[0] = 2.25;
  ct_forward(t.m, t.d);
  double want[] = {-.25 - .1, -3};
  trees_near_n(t.d->sensordata, want, 2, 1e-12);
  trees_near(t.d->sensordata[3], -.5, 1e-12);
  trees_near(t.d->sensordata[4], -6, 1e-12);
  assert_true(t.d->sensordata[2] + t.d->sensordata[5] > 0);
  // the two forces are all that acts along the joint
  trees_near(-t.d->sensordata[2] - 2 * t.d->sensordata[5], t.d->qfrc_constraint[0], 1e-9);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(force_and_torque),
      cmocka_unit_test(actuators),
      cmocka_unit_test(limits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
