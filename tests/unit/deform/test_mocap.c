#include "deform/mocap.h"
#include "support/deform_scene.h"

// A cloth lies on a plate that is placed by the user.
#define PLATE                                                                                      \
  "<mujoco><option timestep='.005'/><worldbody><body mocap='true' pos='0 0 -.05'>"                 \
  "<geom type='box' size='1 1 .05' friction='1'/></body></worldbody></mujoco>"

static double mean_velocity(const DeformBody* b, int axis) {
  double sum = 0;
  for (int i = 0; i < b->nvert; i++) sum += b->v[3 * i + axis];
  return sum / b->nvert;
}

// The plate moves with 0.2 m/s: friction takes the cloth along.
static void moving_plate_drags_a_cloth(void** state) {
  (void)state;
  DeformScene s = deform_scene(PLATE);
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  deform_scene_cloth(&s, &def, 0.3, 5, 0.002);
  for (int i = 0; i < 200; i++) {
    s.d->mocap_pos[0] += 0.001;
    ct_step(s.m, s.d);
  }
  assert_within(mean_velocity(deform_scene_body(&s, 0), 0), 0.2, 0.02);
  deform_scene_close(&s);
}

// Half a metre in one step is a new place, not a speed of 100 m/s.
static void jump_of_the_plate_throws_nothing(void** state) {
  (void)state;
  DeformScene s = deform_scene(PLATE);
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  deform_scene_cloth(&s, &def, 0.3, 5, 0.002);
  for (int i = 0; i < 100; i++) ct_step(s.m, s.d);
  s.d->mocap_pos[0] += 0.5;
  for (int i = 0; i < 5; i++) ct_step(s.m, s.d);
  assert_within(mean_velocity(deform_scene_body(&s, 0), 0), 0, 0.05);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(moving_plate_drags_a_cloth),
      cmocka_unit_test(jump_of_the_plate_throws_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
