#include "base/assert.h"
#include "unit/base/unit.h"

static int evaluated;

static int truth(int value) {
  evaluated++;
  return value;
}

static void fails(void) { CT_ASSERT(truth(0)); }
static void holds(void) { CT_ASSERT(truth(1)); }
static void validate_false(void) { CT_VALIDATE(truth(0)); }

static void test_failed_assert_traps(void** state) {
  (void)state;
  assert_true(unit_traps(fails));
  assert_false(unit_traps(holds));
}

static void test_condition_is_evaluated_once(void** state) {
  (void)state;
  evaluated = 0;
  holds();
  assert_int_equal(evaluated, 1);
}

static void test_validate_is_on_only_in_its_build(void** state) {
  (void)state;
#if defined(CT_VALIDATE_ON)
  assert_true(unit_traps(validate_false));
#else
  evaluated = 0;
  validate_false();
  assert_int_equal(evaluated, 0);
#endif
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_failed_assert_traps),
      cmocka_unit_test(test_condition_is_evaluated_once),
      cmocka_unit_test(test_validate_is_on_only_in_its_build),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
