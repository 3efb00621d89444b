#include "base/report.h"
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

// Names of Corten's functions become MuJoCo's; any other text stays as it is.
static void reports_are_heard_under_mujocos_names(void** state) {
  (void)state;
  static const struct {
    const char *report, *text;
  } row[] = {{"ct_step: bad", "mj_step: bad"},
             {"ctu_norm: bad", "mju_norm: bad"},
             {"cts_attach: x", "mjs_attach: x"},
             {"ctab_x: bad", "ctab_x: bad"},
             {"cu_step: bad", "cu_step: bad"},
             {"dt_step: bad", "dt_step: bad"},
             {"ct", "ct"},
             {"", ""}};
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    ct_compat.user_error = hear;
    calls = 0;
    report_warning("%s", row[k].report); // there is no handler of warnings
    assert_int_equal(calls, 0);
    report_error("%s", row[k].report);
    assert_int_equal(calls, 1);
    assert_string_equal(heard, row[k].text);
    ctmj_clearHandlers();
    ct_compat.user_warning = hear;
    report_warning("%s", row[k].report);
    assert_int_equal(calls, 2);
    assert_string_equal(heard, row[k].text);
    ctmj_clearHandlers();
  }
}

static void errors_without_a_handler_are_counted_and_kept(void** state) {
  (void)state;
  char text[40] = "old";
  unsigned before = ctmj_untaken();
  ct_step(NULL, NULL);
  assert_int_equal(ctmj_untaken(), before + 1);
  ctmj_lastError(text, 0);
  ctmj_lastError(NULL, sizeof text);
  assert_string_equal(text, "old");
  ctmj_lastError(text, sizeof text);
  assert_string_equal(text, "mj_step: argument 'm' is NULL");
  ctmj_lastError(text, 8);
  assert_string_equal(text, "mj_step");
  ct_compat.user_error = hear;
  ct_step(NULL, NULL);
  assert_int_equal(ctmj_untaken(), before + 1); // taken
  ctmj_clearHandlers();
}

// A warning that only has a counter is told in the words that MuJoCo has for its kind.
static void count_a_warning(const ctModel* m, ctData* d) {
  (void)m;
  d->warning[ctWARN_CNSTRFULL].number = 1;
  d->warning[ctWARN_CNSTRFULL].lastinfo = 3;
}

static void a_counted_warning_has_the_text_of_its_kind(void** state) {
  (void)state;
  Trees t = trees_open(DROP);
  ctData* d = ctmj_makeData(t.m);
  ct_compat.user_warning = hear;
  ct_compat.control = count_a_warning;
  calls = 0;
  ctmj_forward(t.m, d);
  ctmj_forward(t.m, d);
  assert_int_equal(calls, 1);
  assert_memory_equal(heard, ctu_warningText(ctWARN_CNSTRFULL, 3), 20);
  ctmj_clearHandlers();
  ctmj_resetCallbacks();
  ct_deleteData(d);
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
      cmocka_unit_test(reports_are_heard_under_mujocos_names),
      cmocka_unit_test(errors_without_a_handler_are_counted_and_kept),
      cmocka_unit_test(a_counted_warning_has_the_text_of_its_kind),
      cmocka_unit_test(memory_comes_from_the_handlers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
