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

// Keyframes that wait in a child keep their names, once; the user hears it, as in MuJoCo.
static void pending_keyframes_are_told(void** state) {
  (void)state;
  static const char child[] =
      "<mujoco><worldbody><body name='b'><joint/><geom size='1'/></body></worldbody>"
      "<keyframe><key name='k' qpos='1'/></keyframe></mujoco>";
  static const char empty[] =
      "<mujoco><worldbody><body name='mb'><frame name='f'/></body></worldbody>"
      "</mujoco>";
  for (int compiled = 0; compiled < 2; compiled++) {
    ctSpec* c = ct_parseXMLString(child, NULL, NULL, 0);
    ctSpec* middle = ct_parseXMLString(empty, NULL, NULL, 0);
    ctSpec* top = ct_parseXMLString(empty, NULL, NULL, 0);
    assert_true(c && middle && top);
    cts_setDeepCopy(top, 1);
    ct_compat.user_warning = hear;
    calls = 0;
    assert_non_null(
        cts_attach(cts_findFrame(middle, "f")->element, cts_findBody(c, "b")->element, "a-", ""));
    assert_int_equal(calls, 0);
    ctModel* m = compiled ? ct_compile(middle, NULL) : NULL;
    ct_deleteModel(m);
    for (int k = 0; k < 2; k++)
      assert_non_null(cts_attach(cts_findFrame(top, "f")->element,
                                 cts_findBody(middle, "mb")->element, k ? "c-" : "b-", ""));
    assert_int_equal(calls, !compiled);
    if (!compiled) assert_non_null(strstr(heard, "model has pending keyframes"));
    ctmj_clearHandlers();
    m = ct_compile(top, NULL);
    if (!m) fail_msg("%s", cts_getError(top));
    assert_int_equal(m->nkey, compiled ? 2 : 1);
    assert_true(ct_name2id(m, ctOBJ_KEY, compiled ? "b-a-k" : "a-k") >= 0);
    ct_deleteModel(m);
    ct_deleteSpec(top);
    ct_deleteSpec(middle);
    ct_deleteSpec(c);
  }
}

// Sizes that somebody changed: a warning and no data; a copy of such a model is an error.
static void sizes_that_do_not_fit_are_told(void** state) {
  (void)state;
  static const cttSize wrong[] = {-1, (cttSize)1 << 31, (cttSize)1 << 61};
  Trees t = trees_open(DROP);
  ct_compat.user_warning = hear;
  for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
    for (int body = 0; body < 2; body++) {
      cttSize* size = body ? &t.m->nbody : &t.m->nuserdata;
      const cttSize old = *size;
      *size = wrong[k];
      const unsigned before = ctmj_untaken();
      calls = 0;
      assert_null(ctmj_makeData(t.m));
      assert_int_equal(calls, 1);
      assert_memory_equal(heard, "Invalid data: ", 14);
      assert_int_equal(ctmj_untaken() - before, 0);
      *size = old;
    }
  }
  const cttSize ngeom = t.m->ngeom;
  for (int k = 0; k < 3; k++) {
    t.m->ngeom = k == 0 ? 0 : k == 1 ? -1 : 1000;
    const unsigned before = ctmj_untaken();
    calls = 0;
    assert_null(ct_copyModel(NULL, t.m));
    assert_int_equal(calls, 1);
    assert_memory_equal(heard, "Invalid model: ", 15);
    assert_int_equal(ctmj_untaken() - before, 1);
  }
  t.m->ngeom = ngeom;
  ctmj_clearHandlers();
  trees_close(&t);
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
      cmocka_unit_test(pending_keyframes_are_told),
      cmocka_unit_test(sizes_that_do_not_fit_are_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
