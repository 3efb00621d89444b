#include "support/stable.h"
#include "unit/pos/trees.h"

#include <corten/compat.h>

#include <stdlib.h>

#define DROP "<mujoco><worldbody><body><freejoint/><geom size='.1'/></body></worldbody></mujoco>"

static char heard[600];
static int calls;
static void hear(const char* text) {
  snprintf(heard, sizeof heard, "%s", text);
  calls++;
}
static void* give(size_t n) {
  calls++;
  return malloc(n);
}
static void take(void* p) {
  calls++;
  free(p);
}

static void handlers_get_the_text(void** state) {
  (void)state;
  assert_int_equal(ctmj_error("x"), 0);
  assert_int_equal(ctmj_warning("x"), 0);
  ct_compat.user_error = ct_compat.user_warning = hear;
  assert_int_equal(ctmj_error("broken"), 1);
  assert_string_equal(heard, "broken");
  assert_int_equal(ctmj_warning("odd"), 1);
  assert_string_equal(heard, "odd");
  ctmj_clearHandlers();
  assert_int_equal(ctmj_error("x"), 0);
}

static void a_bad_state_is_told_once(void** state) {
  (void)state;
  Trees t = trees_open(DROP);
  t.m->opt.disableflags |= ctDSBL_AUTORESET; // a reset would clear the counters
  ct_compat.user_warning = hear;
  calls = 0;
  ctmj_step(t.m, t.d);
  assert_int_equal(calls, 0);
  t.d->qvel[0] = NAN;
  ctmj_forward(t.m, t.d); // forward does not look
  ctmj_step(t.m, t.d);
  assert_true(calls >= 1);
  assert_non_null(strstr(heard, "Time = "));
  int told = calls;
  ctmj_step(t.m, t.d);
  assert_true(calls <= told + 1); // positions have become bad, too
  told = calls;
  ctmj_step(t.m, t.d);
  assert_int_equal(calls, told);
  ctmj_clearHandlers();
  stable_forget(t.d);
  trees_close(&t);
}

static void halves_and_inverse_run(void** state) {
  (void)state;
  Trees t = trees_open(DROP);
  ctmj_step1(t.m, t.d);
  ctmj_step2(t.m, t.d);
  trees_near(t.d->time, t.m->opt.timestep, 0);
  assert_true(t.d->qvel[2] < 0);
  ctmj_forward(t.m, t.d);
  ctmj_inverse(t.m, t.d);
  trees_near(t.d->qfrc_inverse[2], 0, 1e-9);
  trees_close(&t);
}

static void memory_comes_from_the_handlers(void** state) {
  (void)state;
  void* p = ctmj_malloc(100);
  assert_int_equal((uintptr_t)p % 64, 0);
  ctmj_free(p);
  ct_compat.user_malloc = give;
  ct_compat.user_free = take;
  calls = 0;
  ctmj_free(ctmj_malloc(10));
  assert_int_equal(calls, 2);
  ctmj_clearHandlers();
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(handlers_get_the_text),
      cmocka_unit_test(a_bad_state_is_told_once),
      cmocka_unit_test(halves_and_inverse_run),
      cmocka_unit_test(memory_comes_from_the_handlers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
