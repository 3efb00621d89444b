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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(memory_of_terms),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
