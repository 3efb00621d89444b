#include "deform/wind.h"
#include "math/vec.h"
#include "support/deform_scene.h"

// A held square of 1 m x 1 m across a wind of 2 m/s in air: 1/2 rho 1.28 A v^2.
static void plate_across_the_wind(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='.001' gravity='0 0 0' density='1.2' "
                               "wind='0 0 2'/><worldbody/></mujoco>");
  ctDeformDef def = deform_scene_def("leather");
  def.thickness = 0.002;
  deform_scene_cloth(&s, &def, 1, 6, 0);
  double p[6] = {0};
  ct_step(s.m, s.d);
  deform_scene_momentum(&s, p);
  assert_within(p[2] / 0.001, 0.5 * 1.2 * 1.28 * 4, 0.01 * 3.07);
  assert_within(p[0], 0, 1e-12);
  deform_scene_close(&s);
}

// A body that moves with the medium feels nothing; one that is slower is carried along.
static void medium_carries_bodies(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='.01' gravity='0 0 0' density='1.2' "
                               "viscosity='1e-3' wind='3 0 0'/><worldbody/></mujoco>");
  ctDeformDef def = deform_scene_def("silk");
  char error[200];
  double from[3] = {0, 0, 0}, to[3] = {0, 0, 1}, p[6] = {0}, mass = 0;
  def.thickness = 0.004;
  deform_scene_add(&s, ct_makeRope(&def, from, to, 10, error, sizeof error));
  DeformBody* b = deform_scene_body(&s, 0);
  double last = 0;
  for (int i = 0; i < b->nvert; i++) mass += 1 / b->invmass[i];
  for (int i = 0; i < 300; i++) {
    ct_step(s.m, s.d);
    double q[6] = {0};
    deform_scene_momentum(&s, q);
    assert_true(q[0] / mass >= last - 1e-9 && q[0] / mass <= 3 + 1e-9);
    last = q[0] / mass;
  }
  assert_below(1, last);
  for (int i = 0; i < b->nvert; i++) {
    double v[3] = {3, 0, 0};
    copy3(b->v + 3 * i, v);
  }
  ct_step(s.m, s.d);
  deform_scene_momentum(&s, p);
  assert_within(p[0] / mass, 3, 1e-9);
  deform_scene_close(&s);
}

static DeformScene open_sheet(const char* option, int count, const int* pin, int npin) {
  char xml[300];
  snprintf(xml, sizeof xml, "<mujoco><option %s/><worldbody/></mujoco>", option);
  DeformScene s = deform_scene(xml);
  ctDeformDef def = deform_scene_def("leather");
  def.thickness = 0.002;
  def.material.density = 500; // 1 kg/m^2
  def.material.young = 3e6;
  def.material.damping = 1e-2;
  def.npin = npin;
  def.pin = pin;
  deform_scene_cloth(&s, &def, 0.5, count, 0);
  return s;
}

// A sheet falls flat with m g = 1/2 rho 1.28 A v^2.
static void sheet_falls_with_its_terminal_velocity(void** state) {
  (void)state;
  DeformScene s = open_sheet("timestep='.005' density='1.2'", 6, NULL, 0);
  for (int i = 0; i < 600; i++) ct_step(s.m, s.d);
  const DeformBody* b = deform_scene_body(&s, 0);
  double mean = 0, v = sqrt(2 * 1 * 9.81 / (1.2 * 1.28));
  for (int i = 0; i < b->nvert; i++) mean -= b->v[3 * i + 2] / b->nvert;
  assert_within(mean, v, 0.01 * v);
  deform_scene_close(&s);
}

// A sheet that hangs by its edge leans by an angle t to the wind: moments about the edge,
// m g sin t = 1/2 rho 1.28 A (v cos t)^2.
static void hanging_sheet_leans_to_the_wind(void** state) {
  (void)state;
  int pin[6] = {0, 1, 2, 3, 4, 5}; // x = -1/4
  DeformScene s =
      open_sheet("timestep='.005' density='1.2' wind='0 0 4' gravity='9.81 0 0'", 6, pin, 6);
  for (int i = 0; i < 1600; i++) ct_step(s.m, s.d);
  const double *x = deform_scene_body(&s, 0)->x, *end = x + 3 * 33;
  double angle = atan2(end[2] - x[2], end[0] - x[0]), low = 0, high = 1.5;
  for (int i = 0; i < 60; i++) {
    double t = 0.5 * (low + high), c = cos(t);
    *(9.81 * sin(t) < 0.5 * 1.2 * 1.28 * 16 * c * c ? &low : &high) = t;
  }
  assert_within(angle, low, 0.02 * low);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(plate_across_the_wind),
      cmocka_unit_test(medium_carries_bodies),
      cmocka_unit_test(sheet_falls_with_its_terminal_velocity),
      cmocka_unit_test(hanging_sheet_leans_to_the_wind),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
