#include "compile/emit.h"
#include "compile/member.h"
#include "unit/compile/build_case.h"

static void user_numbers_are_padded(void** state) {
  (void)state;
  cttNum to[4] = {9, 9, 9, 9};
  double data[2] = {1, 2};
  ctDoubleVec v = {data, 2, 2};
  member_emit_user(to, 3, &v);
  assert_numbers(to, 4, 1, 2, 0, 9);
  member_emit_user(to, 4, NULL);
  assert_numbers(to, 4, 0, 0, 0, 0);
}

static void reference_configuration(void** state) {
  (void)state;
  ctModel* m = case_model(
      "<worldbody><body pos='1 2 3' quat='0 2 0 0'><freejoint/><geom size='1'/></body>"
      "<body><joint type='ball'/><geom size='1'/><body><joint ref='90' springref='180'/>"
      "<joint type='slide' ref='4' springref='5'/><geom size='1'/></body></body></worldbody>");
  assert_int_equal(m->nq, 13);
  assert_numbers(m->qpos0, 13, 1, 2, 3, 0, 1, 0, 0, 1, 0, 0, 0, M_PI / 2, 4);
  assert_numbers(m->qpos_spring, 13, 1, 2, 3, 0, 1, 0, 0, 1, 0, 0, 0, M_PI, 5);
  ct_deleteModel(m);
}

static void dofs_hang_on_each_other(void** state) {
  (void)state;
  ctModel* m = case_model("<worldbody><body><joint/><joint type='slide'/><geom "
                          "size='1'/><body><body><joint type='ball'/>"
                          "<geom size='1'/></body></body></body><body><joint damping='3'/><geom "
                          "size='1'/></body></worldbody>");
  assert_numbers(m->dof_parentid, 6, -1, 0, 1, 2, 3, -1);
  assert_numbers(m->dof_bodyid, 6, 1, 1, 3, 3, 3, 4);
  assert_numbers(m->dof_jntid, 6, 0, 1, 2, 2, 2, 3);
  assert_numbers(m->dof_treeid, 6, 0, 0, 0, 0, 0, 1);
  assert_numbers(m->dof_Madr, 6, 0, 1, 3, 6, 10, 15);
  assert_numbers(m->jnt_qposadr, 4, 0, 1, 2, 6);
  assert_numbers(m->body_dofadr, 5, -1, 0, -1, 2, 5);
  assert_near(m->dof_damping[5], 3, 0);
  ct_deleteModel(m);
}

static void simple_runs_are_counted_backwards(void** state) {
  (void)state;
  ctModel* m = case_model("<worldbody><body><joint axis='1 1 0'/><geom "
                          "size='1'/></body><body><joint type='ball'/><geom size='1'/></body>"
                          "<body><joint/><geom size='1'/></body></worldbody>");
  assert_numbers(m->dof_simplenum, 5, 0, 4, 3, 2, 1);
  ct_deleteModel(m);
}

static void sleep_policy_is_for_roots(void** state) {
  (void)state;
  ctModel* m =
      case_model("<worldbody><body><body sleep='never'><joint/><geom size='1'/></body></body>"
                 "<body><joint/><geom size='1'/></body></worldbody>");
  assert_int_equal(m->tree_sleep_policy[0], ctSLEEP_NEVER);
  assert_int_equal(m->tree_sleep_policy[1], ctSLEEP_AUTO_ALLOWED);
  ct_deleteModel(m);
  char error[500];
  assert_null(ct_loadXMLString("<mujoco><worldbody><body sleep='never'/></worldbody></mujoco>",
                               NULL, error, sizeof(error)));
  assert_non_null(strstr(error, "sleep policy only allowed for movable root bodies"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(user_numbers_are_padded),
      cmocka_unit_test(reference_configuration),
      cmocka_unit_test(dofs_hang_on_each_other),
      cmocka_unit_test(simple_runs_are_counted_backwards),
      cmocka_unit_test(sleep_policy_is_for_roots),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
