#include "model/plugin_setting.h"
#include "support/cmocka_all.h"

#include <math.h>

static void numbers(void** state) {
  (void)state;
  assert_true(plugin_setting_is_number(""));
  assert_true(plugin_setting_is_number("  "));
  assert_true(plugin_setting_is_number(" -1.5e3 "));
  assert_true(plugin_setting_is_number("1 2"));
  assert_false(plugin_setting_is_number(".3 .4"));
  assert_false(plugin_setting_is_number("1x"));
  assert_false(plugin_setting_is_number("x"));
  char many[300];
  memset(many, '1', sizeof many);
  many[299] = 0;
  assert_false(plugin_setting_is_number(many)); // longer than any number that is meant
}

static void readings(void** state) {
  (void)state;
  assert_true(plugin_setting_read("", 7) == 7);
  assert_true(plugin_setting_read(" 2.5 ", 7) == 2.5);
  assert_true(plugin_setting_read("1 2", 7) == 1);
  assert_true(plugin_setting_read("3x", 7) == 3);
  assert_true(isnan(plugin_setting_read("x", 7)));
  assert_true(isnan(plugin_setting_read(" ", 7)));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers),
      cmocka_unit_test(readings),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
