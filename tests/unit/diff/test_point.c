#include "unit/diff/diff_check.h"

#define CHAIN(joint)                                                                               \
  "<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .15 .2' pos='.05 0 0'/>"         \
  "<body pos='.3 0 0'><joint type='ball' pos='.02 0 0' damping='.1'/>" joint                       \
  "<geom type='capsule' size='.05 .2' pos='0 .1 .1'/><body pos='0 .2 .2'><joint axis='1 0 0'/>"    \
  "<joint type='slide' axis='0 1 1' damping='.3'/><geom size='.04' pos='.1 0 0'/></body></body>"   \
  "</body></worldbody></mujoco>"

static void a_world_without_dofs(void** state) {
  (void)state;
  ctModel* m = diff_model("<mujoco><worldbody><geom size='1'/></worldbody></mujoco>");
  ctData* d = ct_makeData(m);
  double A[1], B[1];
  assert_int_equal(ctd_transitionInfo(m, d, A, B, NULL, NULL, NULL), 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void springs_and_gravity_off(void** state) {
  (void)state;
  diff_check(
      "<mujoco><option><flag gravity='disable' spring='disable' damper='disable'/></option>"
      "<worldbody><body><joint type='ball' stiffness='3'/><geom size='.1' pos='.1 0 0'/></body>"
      "</worldbody></mujoco>");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_world_without_dofs),
      cmocka_unit_test(springs_and_gravity_off),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
