#include "model/field.h"
#include "support/numbers.h"

#include <string.h>

static void count_is_rows_times_columns(void** state) {
  (void)state;
  ctModel m = {.nbody = 3, .nuser_body = 2};
  for (int i = 0; i < model_field_count; i++) {
    if (strcmp(model_field[i].name, "body_user") == 0)
      assert_int_equal(field_count(model_field + i, &m, NULL), 6);
    if (strcmp(model_field[i].name, "body_quat") == 0)
      assert_int_equal(field_count(model_field + i, &m, NULL), 12);
    if (strcmp(model_field[i].name, "nq") == 0)
      assert_int_equal(field_count(model_field + i, &m, NULL), 1);
  }
}

static void impossible_sizes_have_no_layout(void** state) {
  (void)state;
  ctModel negative = {.nq = -1}, huge = {.nbody = INT64_MAX / 4}, small = {.nq = 1};
  assert_true(field_layout(data_field, data_field_count, &negative, NULL, NULL) == SIZE_MAX);
  assert_true(field_layout(data_field, data_field_count, &huge, NULL, NULL) == SIZE_MAX);
  assert_true(field_layout(data_field, data_field_count, &small, NULL, NULL) < 1 << 20);
}

static void arrays_begin_at_multiples_of_16(void** state) {
  (void)state;
  assert_int_equal(field_align(0), 0);
  assert_int_equal(field_align(1), 16);
  assert_int_equal(field_align(16), 16);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(count_is_rows_times_columns),
      cmocka_unit_test(impossible_sizes_have_no_layout),
      cmocka_unit_test(arrays_begin_at_multiples_of_16),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
