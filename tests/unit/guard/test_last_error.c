#include "support/cmocka_all.h"

#include <corten/corten.h>

static int heard[2];
static void hear(int is_error, const char* text) {
  assert_non_null(text);
  heard[is_error]++;
}

static void test_misuse_returns_and_is_told(void** state) {
  (void)state;
  ct_clearError();
  ct_setReportHandler(hear);
  assert_int_equal(ct_stateSize(NULL, 0), 0);
  assert_string_equal(ct_lastError(), "ct_stateSize: argument 'm' is NULL");
  assert_int_equal(heard[1], 1);
  assert_null(ct_loadModel("/nonexistent.mjb", NULL));
  assert_int_equal(heard[0], 1);
  assert_non_null(strstr(ct_lastError(), "Error opening file '/nonexistent.mjb'"));
  ct_setReportHandler(NULL);
  ct_step(NULL, NULL);
  assert_int_equal(heard[1], 1);
  ct_clearError();
  assert_string_equal(ct_lastError(), "");
}

static void test_a_result_that_tells_is_not_reported_to_handlers(void** state) {
  (void)state;
  ct_setReportHandler(hear);
  int before = heard[1];
  char error[100] = "";
  assert_null(ct_loadXML(NULL, NULL, error, sizeof error));
  assert_string_equal(error, "ct_loadXML: argument 'filename' is NULL");
  assert_int_equal(heard[1], before);
  ct_setReportHandler(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_misuse_returns_and_is_told),
      cmocka_unit_test(test_a_result_that_tells_is_not_reported_to_handlers)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
