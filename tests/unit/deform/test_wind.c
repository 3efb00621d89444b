#include "deform/wind.h"
#include "math/vec.h"
#include "support/deform_scene.h"

// Momentum that a sheet of 1 m^2 takes from the wind in one step.
static void blow_sheet(const char* option, double gain[3]) {
  char xml[300];
  snprintf(xml, sizeof xml, "<mujoco><option timestep='.001' gravity='0 0 0' %s/></mujoco>",
           option);
  DeformScene s = deform_scene(xml);
  ctDeformDef def = deform_scene_def("rubber");
  def.thickness = 0.05; // heavy: the velocity of the sheet stays small
  deform_scene_cloth(&s, &def, 1, 5, 0);
  double p[6] = {0};
  ct_step(s.m, s.d);
  deform_scene_momentum(&s, p);
  copy3(gain, p);
  deform_scene_close(&s);
}

// f = 1/2 rho Cn A u^2 across the sheet
static void wind_pushes_a_plate_across(void** state) {
  (void)state;
  double gain[3];
  blow_sheet("density='1.2' wind='0 0 3'", gain);
  assert_within(gain[2], 0.5 * 1.2 * 1.28 * 9 * 0.001, 1e-9);
  assert_within(gain[0], 0, 1e-12);
  blow_sheet("density='1.2' wind='0 0 -3'", gain);
  assert_within(gain[2], -0.5 * 1.2 * 1.28 * 9 * 0.001, 1e-9);
}

// along the sheet only the friction of its surface
static void wind_along_a_plate_is_weak(void** state) {
  (void)state;
  double gain[3];
  blow_sheet("density='1.2' wind='3 0 0'", gain);
  assert_within(gain[0], 0.5 * 1.2 * 0.01 * 9 * 0.001, 1e-9);
  assert_within(gain[2], 0, 1e-12);
}

static void still_medium_without_density_does_nothing(void** state) {
  (void)state;
  double gain[3];
  blow_sheet("wind='3 4 5'", gain);
  for (int k = 0; k < 3; k++) assert_within(gain[k], 0, 1e-13);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(wind_pushes_a_plate_across),
      cmocka_unit_test(wind_along_a_plate_is_weak),
      cmocka_unit_test(still_medium_without_density_does_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
