#include "deform/rest.h"
#include "math/vec.h"
#include "support/deform_scene.h"

#include <string.h>

static DeformScene lying_cloth(const char* more, const char* option) {
  char xml[700];
  snprintf(xml, sizeof xml,
           "<mujoco><option timestep='.005'>%s</option><worldbody><geom type='plane' size='3 3 "
           "1'/>%s</worldbody></mujoco>",
           option, more);
  DeformScene s = deform_scene(xml);
  ctDeformDef def = deform_scene_def("wool");
  def.thickness = 0.01;
  def.sleep = 1e-3;
  deform_scene_cloth(&s, &def, 0.3, 7, 0.006);
  return s;
}

static void cloth_falls_asleep_and_stands_still(void** state) {
  (void)state;
  DeformScene s = lying_cloth("", "");
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < 50; i++) ct_step(s.m, s.d);
  assert_false(b->asleep); // half a second has not passed
  for (int i = 0; i < 250; i++) ct_step(s.m, s.d);
  assert_true(b->asleep);
  double x[147];
  memcpy(x, b->x, sizeof x);
  for (int i = 0; i < 20; i++) ct_step(s.m, s.d);
  assert_memory_equal(x, b->x, sizeof x);
  // the user pushes it
  b->force[2] = 1;
  ct_step(s.m, s.d);
  assert_false(b->asleep);
  deform_scene_close(&s);
}

static void ball_wakes_a_cloth(void** state) {
  (void)state;
  DeformScene s = lying_cloth("<body pos='0 0 30'><freejoint/><geom type='sphere' size='.05' "
                              "mass='1'/></body>",
                              "");
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < 300; i++) ct_step(s.m, s.d);
  assert_true(b->asleep);
  s.d->qpos[2] = 0.2;
  s.d->qvel[2] = -1;
  for (int i = 0; i < 60; i++) ct_step(s.m, s.d);
  assert_false(b->asleep);
  assert_below(0.05, s.d->qpos[2]);
  deform_scene_close(&s);
}

// What lies on a body that can move goes on to press it.
static void cloth_on_a_free_body_stays_awake(void** state) {
  (void)state;
  DeformScene s = lying_cloth("<body pos='1 0 .1'><freejoint/><geom type='box' size='.2 .2 .1' "
                              "mass='1'/></body>",
                              "");
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < b->nvert; i++) {
    b->x[3 * i] += 1;
    b->x[3 * i + 2] += 0.2;
  }
  for (int i = 0; i < 400; i++) ct_step(s.m, s.d);
  assert_false(b->asleep);
  deform_scene_close(&s);
}

// A sleeping tree stands still until a moving cloth touches it.
static void falling_cloth_wakes_a_sleeping_box(void** state) {
  (void)state;
  DeformScene s = lying_cloth("<body pos='1 0 .1'><freejoint/><geom type='box' size='.2 .2 .1' "
                              "mass='1'/></body>",
                              "<flag sleep='enable'/>");
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < 600; i++) ct_step(s.m, s.d);
  assert_true(s.d->tree_asleep[0] >= 0);
  for (int i = 0; i < b->nvert; i++) {
    b->x[3 * i] += 1.1;
    b->x[3 * i + 2] = 0.4;
  }
  b->v[0] = 1e-3;
  int woke = 0;
  for (int i = 0; i < 100; i++) {
    ct_step(s.m, s.d);
    woke |= s.d->tree_asleep[0] < 0;
  }
  assert_true(woke);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cloth_falls_asleep_and_stands_still),
      cmocka_unit_test(ball_wakes_a_cloth),
      cmocka_unit_test(cloth_on_a_free_body_stays_awake),
      cmocka_unit_test(falling_cloth_wakes_a_sleeping_box),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
