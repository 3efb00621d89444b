#include "support/lane_worlds.h"
#include "support/model_text.h"

// Sensors, tendons of both kinds, actuators of many kinds, springs, media, energies.
static void stages_have_the_bits_of_steps(void** state) {
  (void)state;
  static const char* const scenes[] = {"tendons.xml",
                                       "tree27.xml",
                                       "stages/b_spring_kinds.xml",
                                       "stages/b_gravcomp.xml",
                                       "stages/b_tendon_passive_forces.xml",
                                       "trajectory/T10_tendon_arm.xml",
                                       "trajectory/T11_muscle_pendulum.xml",
                                       "trajectory/T16_sensor_suite.xml",
                                       "trajectory/T17_spatial_tendon.xml"};
  for (size_t k = 0; k < sizeof scenes / sizeof *scenes; k++) {
    ctModel* m = scene_load(scenes[k]);
    m->opt.enableflags |= ctENBL_ENERGY;
    m->opt.density = 1.2;
    lane_worlds_compare(m, 0, 20);
    ct_deleteModel(m);
  }
}

// Springs of slides, balls, free joints and tendons; Euler's steps and the four of Runge-Kutta.
static void energies_at_all_widths(void** state) {
  (void)state;
  static const char* const scenes[] = {"stages/b_spring_kinds.xml", "tendons.xml",
                                       "trajectory/T17_spatial_tendon.xml"};
  for (size_t k = 0; k < sizeof scenes / sizeof *scenes; k++) {
    ctModel* m = scene_load(scenes[k]);
    m->opt.enableflags |= ctENBL_ENERGY;
    for (int width = 2; width <= 8; width *= 2) {
      m->opt.integrator = ctINT_EULER;
      lane_worlds_compare(m, width, 10);
      m->opt.integrator = ctINT_RK4;
      lane_worlds_compare(m, width, 5);
    }
    ct_deleteModel(m);
  }
}

// A sensor reads the velocity of a row, which is otherwise found where rows are solved.
static void velocities_of_limits(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><body><joint name='j' axis='0 1 0' range='-5 5' limited='true'/>"
      "<geom size='.1' pos='.3 0 0'/></body></worldbody><sensor><jointlimitvel joint='j'/>"
      "<jointlimitpos joint='j'/><jointlimitfrc joint='j'/></sensor></mujoco>");
  lane_worlds_compare(m, 0, 100);
  ct_deleteModel(m);
}

// A site that pushes has moments whose places may differ between worlds: world by world.
static void site_drives(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><body><freejoint/><geom size='.1'/><site name='s' pos='.1 0 0'/>"
      "</body></worldbody><actuator><general site='s' gear='0 0 1 0 0 .1'/></actuator>"
      "<sensor><accelerometer site='s'/><gyro site='s'/></sensor></mujoco>");
  lane_worlds_compare(m, 4, 20);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(stages_have_the_bits_of_steps), cmocka_unit_test(energies_at_all_widths),
      cmocka_unit_test(velocities_of_limits), cmocka_unit_test(site_drives)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
