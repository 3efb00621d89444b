#include "unit/view/stage.h"
#include "view/frustum.h"

// One metre before a focal length of half a metre, everything is doubled.
static void of_a_sensor(void** state) {
  (void)state;
  ctModel* m = trees_load("<mujoco><worldbody><geom size='1'/><camera resolution='10 10' "
                          "sensorsize='.4 .2' focal='.5 .5' principal='.05 .01'/>"
                          "<camera projection='orthographic'/></worldbody></mujoco>");
  Frustum f = frustum_of_sensor(m, 0, 1);
  stage_near(f.hor, 2, .3, .5);
  stage_near(f.ver, 2, .18, .22);
  assert_false(frustum_is_parallel(m, 0));
  assert_true(frustum_is_parallel(m, 1));
  ct_deleteModel(m);
}

STAGE_TEST_MAIN(cmocka_unit_test(of_a_sensor))
