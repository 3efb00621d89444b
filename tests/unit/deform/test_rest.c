#include "deform/rest.h"
#include "support/deform_scene.h"

#define FLOOR                                                                                      \
  "<mujoco><option timestep='.005'/><worldbody><geom type='plane' size='2 2 "                      \
  ".1'/></worldbody></mujoco>"

// A cloth that lies on the floor.
static DeformScene lay_cloth(double sleep) {
  DeformScene s = deform_scene(FLOOR);
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  def.sleep = sleep;
  deform_scene_cloth(&s, &def, 0.3, 5, 0.002);
  return s;
}

static void quiet_cloth_sleeps_after_half_a_second(void** state) {
  (void)state;
  DeformScene s = lay_cloth(0.01);
  for (int i = 0; i < 50; i++) ct_step(s.m, s.d);
  assert_false(deform_scene_body(&s, 0)->asleep); // 0.25 s
  for (int i = 0; i < 250; i++) ct_step(s.m, s.d);
  const DeformBody* b = deform_scene_body(&s, 0);
  assert_true(b->asleep);
  for (int i = 0; i < 3 * b->nvert; i++) assert_within(b->v[i], 0, 0);
  deform_scene_close(&s);
}

static void pushed_cloth_wakes(void** state) {
  (void)state;
  DeformScene s = lay_cloth(0.01);
  for (int i = 0; i < 300; i++) ct_step(s.m, s.d);
  assert_true(deform_scene_body(&s, 0)->asleep);
  deform_scene_body(&s, 0)->force[2] = 1;
  ct_step(s.m, s.d);
  const DeformBody* b = deform_scene_body(&s, 0);
  assert_false(b->asleep);
  assert_true(b->v[2] > 0);
  deform_scene_close(&s);
}

static void cloth_without_a_limit_never_sleeps(void** state) {
  (void)state;
  DeformScene s = lay_cloth(0);
  for (int i = 0; i < 300; i++) ct_step(s.m, s.d);
  assert_false(deform_scene_body(&s, 0)->asleep);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(quiet_cloth_sleeps_after_half_a_second),
      cmocka_unit_test(pushed_cloth_wakes),
      cmocka_unit_test(cloth_without_a_limit_never_sleeps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
