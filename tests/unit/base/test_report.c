#include "base/report.h"
#include "support/cmocka_all.h"

static int errors, warnings;
static char heard[100];
static bool takes;

static bool hear(ReportKind kind, const char* text) {
  kind == REPORT_ERROR ? errors++ : warnings++;
  snprintf(heard, sizeof heard, "%s", text);
  return takes;
}

static void test_last_text_is_kept_until_cleared(void** state) {
  (void)state;
  report_error("a %d", 1);
  assert_string_equal(report_last(), "a 1");
  report_quietly("b");
  assert_string_equal(report_last(), "b");
  report_clear();
  assert_string_equal(report_last(), "");
}

static void test_handler_hears_errors_and_warnings_but_not_quiet_ones(void** state) {
  (void)state;
  report_set_handler(REPORT_USER, hear);
  takes = true;
  unsigned before = report_untaken();
  report_error("e");
  assert_int_equal(errors, 1);
  assert_int_equal(report_untaken(), before);
  report_warning("w");
  assert_int_equal(warnings, 1);
  assert_string_equal(heard, "w");
  report_quietly("q");
  assert_string_equal(heard, "w");
  takes = false;
  report_error("f");
  assert_int_equal(report_untaken(), before + 1);
  report_set_handler(REPORT_USER, NULL);
  report_error("g");
  assert_int_equal(errors, 2);
  assert_int_equal(report_untaken(), before + 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_last_text_is_kept_until_cleared),
      cmocka_unit_test(test_handler_hears_errors_and_warnings_but_not_quiet_ones)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
