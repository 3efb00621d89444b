#include "force/plugin_pid.h"
#include "support/model_text.h"
#include "unit/pos/trees.h"

// A slider driven by a controller with these settings, the actuator with these attributes.
#define DRIVEN(settings, attributes)                                                               \
  "<mujoco><option timestep='.01' gravity='0 0 0'/><extension><plugin plugin='mujoco.pid'>"        \
  "<instance name='p'>" settings "</instance></plugin></extension><worldbody><body>"               \
  "<joint name='a' type='slide'/><geom size='.1'/></body></worldbody><actuator>"                   \
  "<plugin joint='a' plugin='mujoco.pid' instance='p' " attributes "/></actuator></mujoco>"
#define SET(key, value) "<config key='" key "' value='" value "'/>"

static void proportional_and_derivative(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN(SET("kp", "40") SET("kd", "4"), "ctrlrange='-.5 .5'"));
  t.d->ctrl[0] = 0.7;
  t.d->qpos[0] = 0.1;
  t.d->qvel[0] = 0.2;
  ct_forward(t.m, t.d);
  trees_near(t.d->actuator_force[0], 40 * (0.5 - 0.1) - 4 * 0.2, 1e-13);
  trees_close(&t);
}

// The integral of the error is an activation; its force is bounded by imax.
static void integral(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN(SET("kp", "40") SET("ki", "3") SET("imax", ".05"), "actdim='1'"));
  t.d->ctrl[0] = 0.7;
  ct_step(t.m, t.d);
  trees_near(t.d->actuator_force[0], 40 * 0.7 + 3 * 0.007, 1e-13);
  trees_near(t.d->act[0], 0.007, 1e-15);
  for (int i = 0; i < 5; i++) ct_step(t.m, t.d);
  trees_near(t.d->act[0], .05 / 3, 1e-15);
  trees_close(&t);
}

// After the first step the target moves no faster than slewmax.
static void slew(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN(SET("kp", "1") SET("slewmax", ".5"), "actdim='1'"));
  t.d->ctrl[0] = 0.7;
  ct_step(t.m, t.d);
  trees_near(t.d->act[0], 0.7, 1e-15);
  t.d->ctrl[0] = -3;
  ct_step(t.m, t.d);
  trees_near(t.d->act[0], 0.695, 1e-14);
  ct_step(t.m, t.d);
  trees_near(t.d->act[0], 0.69, 1e-14);
  trees_close(&t);
}

// With dynamics the last activation is the target, and its rate the rate of the target.
static void dynamics(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN(SET("kp", "10") SET("kd", "2"), "actdim='1' dyntype='integrator'"));
  t.d->ctrl[0] = 0.7;
  t.d->act[0] = 0.3;
  ct_forward(t.m, t.d);
  trees_near(t.d->actuator_force[0], 10 * 0.3 + 2 * 0.7, 1e-14);
  t.m->actuator_actearly[0] = 1;
  ct_forward(t.m, t.d);
  trees_near(t.d->actuator_force[0], 10 * (0.3 + .007) + 2 * 0.7, 1e-14);
  trees_close(&t);
}

static void bad_settings_are_refused(void** state) {
  (void)state;
  model_refused(DRIVEN(SET("ki", "3"), ""), "actdim 0, expected 1");
  model_refused(DRIVEN(SET("ki", "3") SET("imax", "-1"), "actdim='1'"), "negative imax");
  model_refused(DRIVEN(SET("slewmax", "-1"), "actdim='1'"), "slewmax must be non-negative");
  model_refused("<mujoco><extension><plugin plugin='mujoco.pid'><instance name='p'/></plugin>"
                "</extension></mujoco>",
                "actuator not found");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(proportional_and_derivative),
      cmocka_unit_test(integral),
      cmocka_unit_test(slew),
      cmocka_unit_test(dynamics),
      cmocka_unit_test(bad_settings_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
