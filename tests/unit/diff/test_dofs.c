#include "diff/dofs.h"
#include "unit/diff/diff_check.h"

static void who_turns_whom(void** state) {
  (void)state;
  ctModel* m =
      diff_model("<mujoco><worldbody><body><freejoint/><geom size='.1'/><body><joint/>"
                 "<geom size='.1'/></body><body><joint/><joint axis='1 0 0'/><geom size='.1'/>"
                 "</body></body></worldbody></mujoco>");
  assert_true(dofs_turns(m, 3, 4) && dofs_turns(m, 4, 3));  // turns of the free joint
  assert_true(dofs_turns(m, 0, 3) && !dofs_turns(m, 3, 0)); // a slide carries them
  assert_true(dofs_turns(m, 5, 6) && !dofs_turns(m, 6, 5));
  assert_true(!dofs_turns(m, 6, 7) && dofs_turns(m, 7, 8)); // branches
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(who_turns_whom),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
