#include "base/stop.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static bool after(void* user) {
  int* left = user;
  return (*left)-- <= 0;
}

static void test_nobody_wishes_without_a_hook(void** state) {
  (void)state;
  assert_false(stop_wanted());
  int left = 1;
  stop_watch(after, &left);
  assert_false(stop_wanted());
  assert_true(stop_wanted());
  stop_watch(NULL, NULL);
  assert_false(stop_wanted());
}

static void test_a_load_ends(void** state) {
  (void)state;
  const char* xml = "<mujoco><worldbody><body><joint/><geom size='1'/></body></worldbody></mujoco>";
  char error[200] = "";
  int left = 1;
  stop_watch(after, &left);
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  stop_watch(NULL, NULL);
  assert_null(m);
  assert_non_null(strstr(error, "interrupted"));
  m = ct_loadXMLString(xml, NULL, error, sizeof error);
  assert_non_null(m);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_nobody_wishes_without_a_hook),
      cmocka_unit_test(test_a_load_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
