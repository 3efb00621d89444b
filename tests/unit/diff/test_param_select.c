#include "unit/diff/diff_check.h"

static void sizes_of_selections(void** state) {
  (void)state;
  ctModel* m =
      diff_model("<mujoco><worldbody><body><joint/><geom size='.1'/><geom size='.2'/></body>"
                 "</worldbody></mujoco>");
  const int all[] = {ctPARAM_BODY_MASS, 0, -1, ctPARAM_GEOM_FRICTION, 1, 1, ctPARAM_GRAVITY, 0, 1};
  assert_int_equal(ctd_paramSize(m, all, 3), 2 + 3 + 3);
  assert_int_equal(ctd_paramSize(m, NULL, 0), 0);
  const int bad[][3] = {{-1, 0, 1},
                        {ctNPARAM, 0, 1},
                        {ctPARAM_BODY_MASS, 0, 3},
                        {ctPARAM_BODY_MASS, -1, 1},
                        {ctPARAM_BODY_MASS, 5, -1}};
  for (int k = 0; k < 5; k++) assert_int_equal(ctd_paramSize(m, bad[k], 1), -1);
  assert_int_equal(ctd_paramSize(m, NULL, 1), -1);
  ctData* d = ct_makeData(m);
  assert_int_equal(ctd_stepJvp(m, d, bad[0], 1, NULL, NULL, NULL, NULL, NULL, NULL), ctDERIV_PARAM);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sizes_of_selections),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
