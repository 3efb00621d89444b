#include "compile/kind_build.h"
#include "support/test_kinds.h"

// Instances stand in the order flexes, actuators, formulation; numbers and states follow each
// other.
static void instances_follow_each_other(void** state) {
  (void)state;
  test_kinds_add();
  char error[2000] = "";
  ctModel* m = ct_loadXMLString(
      "<mujoco><option corten:solver='test.free' "
      "corten:solver_params='8'/><worldbody>" TEST_KINDS_ARM TEST_KINDS_CLOTH(
          "bending_model='test.fold' bending_params='3' young='5' "
          "elasticity_model='test.rubber'",
          "") "</worldbody><actuator><general joint='j' gaintype='custom' "
              "corten:gain_model='test.spring' corten:gain_params='1 2 3'/></actuator></mujoco>",
      NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  const int table[] = {ctKIND_BENDING, ctKIND_ELASTICITY, ctKIND_GAIN, ctKIND_FORMULATION};
  const int adr[] = {0, 1, 6, 9}, num[] = {1, 5, 3, 1}, states[] = {-1, -1, 0, -1};
  assert_int_equal(m->nkind, 4);
  assert_int_equal(m->nkindprm, 10);
  for (int i = 0; i < 4; i++) {
    assert_int_equal(m->kind_table[i], table[i]);
    assert_int_equal(m->kind_prmadr[i], adr[i]);
    assert_int_equal(m->kind_prmnum[i], num[i]);
    assert_int_equal(m->kind_stateadr[i], states[i]);
    assert_string_equal(ct_kindAt(table[i], m->kind_slot[i])->name, m->names + m->name_kindadr[i]);
  }
  assert_true(ct_validateModel(m, error, sizeof error));
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(instances_follow_each_other)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
