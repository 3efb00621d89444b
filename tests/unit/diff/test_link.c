#include "unit/diff/diff_check.h"

#define TIED(equality)                                                                             \
  "<mujoco><worldbody><body name='a'><freejoint/><geom size='.1' pos='.1 0 0'/><site name='s' "    \
  "pos='.1 .2 0' euler='10 20 30'/></body><body name='b' pos='.4 0 0'><joint type='ball' "         \
  "name='u'/>"                                                                                     \
  "<geom size='.1' pos='0 .1 0'/><body name='c' pos='.3 0 0'><joint name='v' axis='0 1 1'/>"       \
  "<joint name='w' axis='1 0 0'/><geom size='.1' pos='.1 .1 0'/><site name='r' pos='.1 .2 0'/>"    \
  "</body></body></worldbody><equality>" equality "</equality></mujoco>"

static void bodies_of_one_tree(void** state) {
  (void)state;
  diff_check(TIED("<connect body1='c' body2='b' anchor='.1 .2 .1' solimp='.3 .95 1'/>"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bodies_of_one_tree),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
