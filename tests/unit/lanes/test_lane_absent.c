#include "support/lane_worlds.h"
#include "support/model_text.h"

// Adhesion reads contacts, which have no lanes: the stage runs world by world. Flexes have none at
// all: the model does.
static void adhesion_and_flexes(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><geom type='plane' size='1 1 1'/><body name='b' pos='0 0 "
      ".09'><freejoint/>"
      "<geom size='.1'/></body></worldbody><actuator><adhesion body='b' ctrlrange='0 1' gain='3'/>"
      "</actuator></mujoco>");
  assert_true(lanes_serve(m));
  lane_worlds_compare(m, 4, 10);
  ct_deleteModel(m);

  m = model_text(
      "<mujoco><worldbody><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
      "pos='0 0 1' dim='2'/></worldbody></mujoco>");
  assert_false(lanes_serve(m));
  lane_worlds_compare(m, 4, 3);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(adhesion_and_flexes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
