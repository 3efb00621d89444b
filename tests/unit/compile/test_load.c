#include "unit/compile/build_case.h"

static void from_a_file(void** state) {
  (void)state;
  char error[500] = "old";
  ctModel* m = ct_loadXML(CT_TEST_DIR "/conformance/models/arm.xml", NULL, error, sizeof(error));
  assert_non_null(m);
  assert_string_equal(error, "");
  assert_string_equal(m->names, "arm");
  ct_deleteModel(m);
}

static void a_missing_file_is_an_error(void** state) {
  (void)state;
  char error[500] = "";
  assert_null(ct_loadXML("no/such/model.xml", NULL, error, sizeof(error)));
  assert_non_null(strstr(error, "no/such/model.xml"));
}

static void errors_of_both_passes_reach_the_caller(void** state) {
  (void)state;
  char error[500] = "";
  assert_null(ct_loadXMLString("<mujoco><worldbody><geom sise='1'/></worldbody></mujoco>", NULL,
                               error, sizeof(error)));
  assert_non_null(strstr(error, "sise"));
  assert_null(ct_loadXMLString("<mujoco><worldbody><geom size='0'/></worldbody></mujoco>", NULL,
                               error, sizeof(error)));
  assert_non_null(strstr(error, "size 0 must be positive in geom"));
}

static void a_short_buffer_is_not_overrun(void** state) {
  (void)state;
  char error[8] = "xxxxxxx";
  assert_null(
      ct_loadXMLString("<mujoco><worldbody><geom size='0'/></worldbody></mujoco>", NULL, error, 5));
  assert_int_equal(error[4], 0);
  assert_int_equal(error[5], 'x');
  assert_null(
      ct_loadXMLString("<mujoco><worldbody><geom size='0'/></worldbody></mujoco>", NULL, NULL, 0));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(from_a_file),
      cmocka_unit_test(a_missing_file_is_an_error),
      cmocka_unit_test(errors_of_both_passes_reach_the_caller),
      cmocka_unit_test(a_short_buffer_is_not_overrun),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
