#include "deform/candidate.h"
#include "support/deform_scene.h"

#define BALL_AND_FLOOR                                                                             \
  "<mujoco><option timestep='.005'/><worldbody><geom type='plane' size='2 2 .1'/>"                 \
  "<geom type='sphere' size='.1' pos='0 0 .5'/></worldbody></mujoco>"

static void box_of_a_geom_is_larger_by_the_margin(void** state) {
  (void)state;
  DeformScene s = deform_scene(BALL_AND_FLOOR);
  double low[3], high[3];
  ct_forward(s.m, s.d);
  assert_false(candidate_geom_box(s.m, s.d, 0, 0.01, low, high)); // a plane has no box
  assert_true(candidate_geom_box(s.m, s.d, 1, 0.01, low, high));
  assert_true(low[2] <= 0.39 && low[2] > 0.37);
  assert_true(high[2] >= 0.61 && high[2] < 0.63);
  deform_scene_close(&s);
}

// Candidates after the first evaluation of a cloth at height z.
static int count_candidates(double z) {
  DeformScene s = deform_scene(BALL_AND_FLOOR);
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  deform_scene_cloth(&s, &def, 0.3, 7, z);
  ct_forward(s.m, s.d);
  int n = deform_scene_set(&s)->work->candidate.count;
  deform_scene_close(&s);
  return n;
}

static void only_near_pairs_are_candidates(void** state) {
  (void)state;
  assert_int_equal(count_candidates(0.9), 0);
  assert_true(count_candidates(0.605) > 0);   // on the ball
  assert_true(count_candidates(0.003) >= 49); // on the floor: every vertex
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(box_of_a_geom_is_larger_by_the_margin),
      cmocka_unit_test(only_near_pairs_are_candidates),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
