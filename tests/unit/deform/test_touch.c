#include "deform/touch.h"
#include "math/vec.h"
#include "support/deform_scene.h"

// The share of an overlap that a substep removes follows solref and the impedance at its depth.
static void recovery_follows_solref_and_solimp(void** state) {
  (void)state;
  ctDeformDef def = deform_scene_def("rubber");
  double solimp[5] = {0.5, 1, 0.01, 0.5, 2};
  for (int i = 0; i < 5; i++) def.solimp[i] = solimp[i];
  def.solref[0] = 0.02;
  def.solref[1] = 1;
  double share = 0.001 / 0.041;
  assert_within(touch_recovery(&def, 0, 0.001), 0.5 * share, 1e-15);
  assert_within(touch_recovery(&def, 0.005, 0.001), 0.75 * share, 1e-15);
  assert_within(touch_recovery(&def, 0.01, 0.001), share, 1e-15);
  assert_within(touch_recovery(&def, 1, 0.001), share, 1e-15);
  def.solref[0] = -100; // stiffness and damping: the time constant is their ratio
  def.solref[1] = -4;
  assert_within(touch_recovery(&def, 1, 0.001), 0.001 / 0.041, 1e-15);
}

// Forces of a sliding sheet are on the cone: friction mu times the normal force against the motion.
static void sliding_forces_are_on_the_cone(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='.005'/><worldbody><geom type='plane' "
                               "size='9 9 1' friction='.36'/></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  def.material.friction = 0.25; // mu 0.3
  deform_scene_cloth(&s, &def, 0.3, 5, 0.002);
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < b->nvert; i++) b->v[3 * i] = 3;
  for (int i = 0; i < 40; i++) ct_step(s.m, s.d);
  const DeformSet* set = deform_scene_set(&s);
  double sum[3] = {0, 0, 0}, mass = 0;
  for (int i = 0; i < b->nvert; i++) mass += 1 / b->invmass[i];
  for (int i = 0; i < set->ncon; i++) {
    const double* f = set->con[i].force;
    assert_true(sqrt(f[0] * f[0] + f[1] * f[1]) <= 0.3 * f[2] * (1 + 1e-9) + 1e-12);
    addto3(sum, f);
  }
  assert_within(sum[2], 9.81 * mass, 1e-6);
  assert_within(sum[0], -0.3 * sum[2], 1e-6);
  assert_within(b->v[0], 3 - 0.3 * 9.81 * 0.2, 1e-3);
  // condim 1: no friction
  deform_scene_close(&s);
}

static void condim_1_slides_freely(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='.005'/><worldbody><geom type='plane' "
                               "size='9 9 1' friction='1'/></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  def.condim = 1;
  deform_scene_cloth(&s, &def, 0.3, 5, 0.002);
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < b->nvert; i++) b->v[3 * i] = 3;
  for (int i = 0; i < 40; i++) ct_step(s.m, s.d);
  assert_within(b->v[0], 3, 1e-9);
  deform_scene_close(&s);
}

// A cloth that starts deep inside a box comes out without flying off.
static void deep_overlaps_end_slowly(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='.005'/><worldbody><geom type='box' "
                               "size='.3 .3 .1'/></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  deform_scene_cloth(&s, &def, 0.3, 7, 0.06); // 40 mm deep
  DeformBody* b = deform_scene_body(&s, 0);
  double highest = 0, fastest = 0, low = 1;
  for (int i = 0; i < 400; i++) {
    ct_step(s.m, s.d);
    for (int k = 0; k < b->nvert; k++) highest = larger(highest, b->x[3 * k + 2]);
    fastest = larger(fastest, largest_of(b->v, 3 * b->nvert));
  }
  for (int k = 0; k < b->nvert; k++) low = smaller(low, b->x[3 * k + 2]);
  assert_below(highest, 0.103);
  assert_below(fastest, 0.1);
  assert_below(0.1015, low);
  deform_scene_close(&s);
}

// Faster than its own size per step at a thin plate.
static void fast_cloth_does_not_pass_a_thin_plate(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='.02' gravity='0 0 0'/><worldbody><geom "
                               "type='box' size='.5 .5 .002'/></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.002;
  deform_scene_cloth(&s, &def, 0.3, 9, 0.5);
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < b->nvert; i++) b->v[3 * i + 2] = -40;
  for (int i = 0; i < 20; i++) ct_step(s.m, s.d);
  for (int i = 0; i < b->nvert; i++) assert_below(0, b->x[3 * i + 2]);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(recovery_follows_solref_and_solimp),
      cmocka_unit_test(sliding_forces_are_on_the_cone),
      cmocka_unit_test(condim_1_slides_freely),
      cmocka_unit_test(deep_overlaps_end_slowly),
      cmocka_unit_test(fast_cloth_does_not_pass_a_thin_plate),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
