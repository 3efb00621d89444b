#include "diff/tree_motion.h"
#include "unit/diff/diff_check.h"

// Dofs: free joint 0-5, slide 6, ball 7-9, hinge 10.
static void dofs_that_share_the_motion_before_them(void** state) {
  (void)state;
  ctModel* m = diff_model("<mujoco><worldbody><body><freejoint/><geom size='.1'/><body>"
                          "<joint type='slide'/><joint type='ball'/><geom size='.1'/><body>"
                          "<joint/><geom size='.1'/></body></body></body></worldbody></mujoco>");
  const int end[] = {3, 3, 3, 6, 6, 6, 7, 10, 10, 10, 11};
  assert_int_equal(m->nv, 11);
  for (int i = 0; i < m->nv; i++) assert_int_equal(tree_motion_group_end(m, i), end[i]);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(dofs_that_share_the_motion_before_them),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
