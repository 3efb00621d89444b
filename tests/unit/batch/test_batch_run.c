#include "support/batch_scene.h"

#include <sys/wait.h>
#include <unistd.h>

static void expect_refusal(int result, const char* words) {
  assert_int_equal(result, -1);
  if (!strstr(ct_lastError(), words)) fail_msg("'%s' is not in: %s", words, ct_lastError());
  ct_clearError();
}

static void bad_calls_are_refused(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 8, 2, 0);
  const int high[] = {1, 8}, low[] = {-1}, twice[] = {3, 3}, back[] = {4, 2};
  ct_clearError();
  expect_refusal(ctb_step(b, high, 2, 1, 0), "ids[1] is 8, the batch has 8 simulations");
  expect_refusal(ctb_step(b, low, 1, 1, 0), "ids[0] is -1");
  expect_refusal(ctb_forward(b, twice, 2, 0), "ids must ascend, but 3 follows 3");
  expect_refusal(ctb_reset(b, back, 2, NULL, 0), "ids must ascend, but 2 follows 4");
  expect_refusal(ctb_step(b, low, -2, 1, 0), "nid is -2");
  expect_refusal(ctb_step(b, NULL, 0, -1, 0), "nstep is -1");
  expect_refusal(ctb_step(b, NULL, 0, 1, 4), "stage is 4");
  expect_refusal(ctb_forward(b, NULL, 0, -1), "stage is -1");
  expect_refusal(ctb_step(NULL, NULL, 0, 1, 0), "argument 'b' is NULL");
  assert_within(batch_part(b, ctSTATE_TIME, 1)[0], 0, 0);
  assert_int_equal(ctb_step(b, high, 0, 1, 0), 0); // nobody
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void ask_again(const ctModel* m, ctData* d, int sim, void* arg) {
  (void)m, (void)d;
  if (sim == 0) assert_int_equal(ctb_step(arg, NULL, 0, 1, 0), -1);
}

static void a_call_inside_a_call_is_refused(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 2, 1, 0);
  assert_int_equal(ctb_apply(b, NULL, 0, ask_again, b, 0), 1); // reported in simulation 0
  assert_int_equal(ctb_status(b)[0], 1);
  assert_non_null(strstr(ctb_error(b, 0), "another call is running"));
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

// What a simulation's model makes impossible fails there, and leaves the state as it was.
static void a_failure_keeps_the_state_and_the_others_finish(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 6, 2, 0);
  int* flags = ctb_expand(b, "opt.enableflags", NULL, NULL);
  int* solver = ctb_expand(b, "opt.solver", NULL, NULL);
  assert_non_null(flags);
  flags[2] |= ctENBL_SLEEP;
  solver[4] = 77;
  ct_clearError();
  assert_int_equal(ctb_step(b, NULL, 0, 3, 0), 2);
  for (int i = 0; i < 6; i++) {
    bool failed = i == 2 || i == 4;
    assert_int_equal(ctb_status(b)[i], failed);
    assert_true(failed == (batch_part(b, ctSTATE_TIME, i)[0] == 0));
    assert_true(failed == (ctb_error(b, i)[0] != 0));
  }
  assert_non_null(strstr(ctb_error(b, 2), "persistent"));
  flags[2] &= ~ctENBL_SLEEP;
  solver[4] = ctSOL_CG;
  assert_int_equal(ctb_step(b, NULL, 0, 3, 0), 0);
  assert_string_equal(ctb_error(b, 4), "");
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

// A child has none of the threads, and the same numbers.
static void a_forked_child_steps_alone(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch *b = batch_of(m, 40, 3, 0), *same = batch_of(m, 40, 1, 0);
  ctb_step(b, NULL, 0, 1, 0);
  ctb_step(same, NULL, 0, 4, 0);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    ctb_step(b, NULL, 0, 3, 0);
    size_t bytes = 40 * (size_t)ctb_nstate(b) * sizeof(cttNum);
    _exit(memcmp(ctb_state(b), ctb_state(same), bytes) == 0 ? 0 : 1);
  }
  int status = -1;
  waitpid(child, &status, 0);
  assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  ctb_deleteBatch(b);
  ctb_deleteBatch(same);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bad_calls_are_refused),
      cmocka_unit_test(a_call_inside_a_call_is_refused),
      cmocka_unit_test(a_failure_keeps_the_state_and_the_others_finish),
      cmocka_unit_test(a_forked_child_steps_alone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
