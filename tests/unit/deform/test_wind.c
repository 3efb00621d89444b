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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(plate_across_the_wind),
      cmocka_unit_test(medium_carries_bodies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
