#include "spec/vectors.h"
#include "support/cmocka_all.h"

#include <corten/compat.h>

static void values_of_a_program_are_freed(void** state) {
  (void)state;
  ctString s = {0};
  cts_setString(&s, "text");
  ctmj_emptyString(&s);
  assert_string_equal(cts_getString(&s), "");
  ctStringVec v = {0};
  cts_appendString(&v, "a");
  cts_appendString(&v, "b");
  assert_int_equal(v.count, 2);
  ctmj_emptyStringVec(&v);
  assert_int_equal(v.count, 0);
  ctDoubleVec d = {0};
  const double x[2] = {1, 2};
  cts_setDouble(&d, x, 2);
  ctIntVec i = {0};
  cts_setInt(&i, (const int[]){3}, 1);
  ctmj_emptyVec(&d);
  ctmj_emptyVec(&i);
  assert_null(d.data);
  assert_null(i.data);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(values_of_a_program_are_freed)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
