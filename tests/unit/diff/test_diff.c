#include "diff/diff.h"
#include "unit/diff/diff_check.h"

static void memory_of_terms(void** state) {
  (void)state;
  Arena a = {0};
  assert_true(arena_init(&a, 1 << 20, 0));
  Diff x = {.arena = &a};
  double* p = diff_numbers(&x, 10);
  int* q = diff_ints(&x, 10);
  assert_true(p && q && (char*)q >= (char*)(p + 10));
  assert_null(diff_numbers(&x, 1 << 20));
  arena_free(&a);
}

static void matrices_that_are_too_large(void** state) {
  (void)state;
  ctDerivativeInfo info = {.status = 0};
  Diff x = {.info = &info};
  assert_true(diff_fits(&x, 46340, 46340) && diff_fits(&x, 0, 0));
  assert_true(info.reason[0] == 0);
  assert_false(diff_fits(&x, 46341, 46341));
  assert_non_null(strstr(info.reason, "46341 x 46341"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(matrices_that_are_too_large),
      cmocka_unit_test(memory_of_terms),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
