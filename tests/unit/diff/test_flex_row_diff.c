#include "unit/diff/diff_check.h"

static void lengths_of_edges(void** state) {
  (void)state;
  int approx = diff_check_with(
      "<mujoco><option timestep='1e-3'/><worldbody><flexcomp name='f' type='grid' count='3 3 1'"
      " spacing='.1 .1 .1' dim='2' radius='.01' mass='1'><edge equality='true'/><contact"
      " internal='false' selfcollide='none'/></flexcomp></worldbody></mujoco>",
      -1, 0.01);
  assert_true(approx & ctAPPROX_ROW);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lengths_of_edges),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
