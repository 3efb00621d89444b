// Foreign code that returns, and foreign code that jumps.
#include "base/jump.h"
#include "unit/base/unit.h"

typedef struct Trip {
  jmp_buf back;
  int depth, reached;
} Trip;

static void walk(Trip* t, int depth) {
  t->reached = depth;
  if (depth == t->depth) longjmp(t->back, 7);
  if (depth < 10) walk(t, depth + 1);
}

static void start(void* arg) { walk(arg, 0); }

static void a_function_that_returns(void** state) {
  (void)state;
  Trip t = {.depth = -1};
  assert_true(jump_guard(&t.back, start, &t));
  assert_int_equal(t.reached, 10);
}

static void a_function_that_jumps(void** state) {
  (void)state;
  for (int depth = 0; depth <= 10; depth++) {
    Trip t = {.depth = depth};
    assert_false(jump_guard(&t.back, start, &t));
    assert_int_equal(t.reached, depth); // what it wrote is kept
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_function_that_returns),
                                     cmocka_unit_test(a_function_that_jumps)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
