#include "batch/batch.h"
#include "support/batch_scene.h"
#include "support/failing_memory.h"

static void settings_are_checked(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatchConfig config;
  char error[300];
  ctb_defaultConfig(&config);
  assert_int_equal(config.nthread, 0);
  static const int sizes[] = {0, -3};
  for (int k = 0; k < 2; k++) {
    assert_null(ctb_makeBatch(m, sizes[k], &config, error, sizeof error));
    assert_non_null(strstr(error, "at least 1 is needed"));
  }
  assert_null(ctb_makeBatch(m, 2000000000, &config, error, sizeof error));
  assert_non_null(strstr(error, "GB"));
  assert_null(ctb_makeBatch(m, 2000000000, NULL, NULL, 0));
  config.ncontact = -1;
  assert_null(ctb_makeBatch(m, 2, &config, error, sizeof error));
  assert_non_null(strstr(error, "ncontact is -1"));
  ctb_deleteBatch(NULL);
  ct_deleteModel(m);
}

static void a_batch_begins_at_the_start(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 6, 4, 0);
  ctData* d = ct_makeData(m);
  assert_int_equal(ctb_nsim(b), 6);
  assert_int_equal(ctb_nthread(b), 4);
  assert_int_equal(ctb_nstate(b), ct_stateSize(m, ctSTATE_INTEGRATION));
  assert_ptr_not_equal(ctb_model(b), m);
  model_same(ctb_model(b), m);
  cttNum row[2000];
  ct_getState(m, d, row, ctSTATE_INTEGRATION);
  for (int i = 0; i < 6; i++)
    assert_memory_equal(ctb_state(b) + i * ctb_nstate(b), row, sizeof *row * ctb_nstate(b));
  int size;
  assert_ptr_equal(ctb_stateComponent(b, ctSTATE_TIME, &size), ctb_state(b));
  assert_int_equal(size, 1);
  assert_ptr_equal(ctb_stateComponent(b, ctSTATE_QVEL, &size), ctb_state(b) + 1 + m->nq);
  assert_int_equal(size, m->nv);
  static const int none[] = {0, -1, 3, 1 << 20, ctSTATE_KIND};
  for (int k = 0; k < 5; k++) {
    assert_null(ctb_stateComponent(b, none[k], &size));
    assert_int_equal(size, 0);
  }
  ct_deleteData(d);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

// Default threads are cores, and never more than simulations.
static void threads_are_chosen(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch *one = batch_of(m, 1, 8, 0), *some = batch_of(m, 500, 0, 0), *placed;
  assert_int_equal(ctb_nthread(one), 1);
  assert_true(ctb_nthread(some) >= 1 && ctb_nthread(some) <= 500);
  placed = ctb_makeBatch(m, 40, &(ctBatchConfig){.placement = 1, .ncontact = 4}, NULL, 0);
  assert_non_null(placed);
  assert_int_equal(ctb_step(placed, NULL, 0, 2, 0), 0);
  ctb_deleteBatch(one);
  ctb_deleteBatch(some);
  ctb_deleteBatch(placed);
  ct_deleteModel(m);
}

static void memory_is_told(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 1000, 1, 0);
  cttSize each, all = ctb_memory(b, &each), row = 8 * ctb_nstate(b);
  assert_true(each >= row && each < row + 200);
  assert_true(all >= 1000 * each);
  assert_int_equal(ctb_memory(b, NULL), all);
  ctb_output(b, "xpos", NULL, NULL);
  cttSize more;
  ctb_memory(b, &more);
  assert_int_equal(more - each, 3 * m->nbody * 8);
  char text[300], start[10];
  int length = ctb_info(b, text, sizeof text);
  assert_int_equal(length, strlen(text));
  assert_non_null(strstr(text, "1000 simulations, 1 thread, one data per thread"));
  assert_int_equal(ctb_info(b, start, sizeof start), length);
  assert_int_equal(ctb_info(b, NULL, 0), length);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static ctModel* scarce_model;

static bool make_scarce(MemoryCount* c) {
  char error[300] = "";
  memory_scarce(c);
  ctBatch* b = ctb_makeBatch(scarce_model, 3, &(ctBatchConfig){.nthread = 2, .persistent = 1},
                             error, sizeof error);
  if (!b) assert_non_null(strstr(error, "memory"));
  ctb_deleteBatch(b);
  return b != NULL;
}

static void nothing_is_left_without_memory(void** state) {
  (void)state;
  scarce_model = batch_scene();
  assert_true(memory_failures(make_scarce) > 10);
  ct_deleteModel(scarce_model);
}

// Calls of the Python package end early when a signal came.
static bool end_at_once(void* arg, const ctData* d, int thread) {
  assert_true(d && thread == 0);
  return ++*(int*)arg > 1;
}

static void a_watch_ends_a_call(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 100, 1, 0);
  int asked = 0;
  batch_set_watch(b, end_at_once, &asked);
  assert_int_equal(ctb_step(b, NULL, 0, 1, 0), 0);
  assert_int_equal(asked, 2);
  assert_true(batch_part(b, ctSTATE_TIME, 0)[0] > 0);
  assert_within(batch_part(b, ctSTATE_TIME, 99)[0], 0, 0);
  batch_set_watch(b, NULL, NULL);
  assert_int_equal(ctb_step(b, NULL, 0, 1, 0), 0);
  assert_true(batch_part(b, ctSTATE_TIME, 99)[0] > 0);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

// Data of somebody else, first one per thread, then one per simulation.
static void data_may_be_lent(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch *b = batch_of(m, 4, 2, 0), *own = batch_of(m, 4, 1, 0);
  ctData* d[4];
  for (int i = 0; i < 4; i++) d[i] = ct_makeData(m);
  assert_true(batch_lend_data(b, d, 2, false));
  ctb_step(b, NULL, 0, 5, 0);
  assert_true(d[0]->time > 0);
  assert_true(batch_lend_data(b, d, 4, true));
  assert_true(ctb_persistent(b));
  ctb_step(b, NULL, 0, 5, 0);
  ctb_step(own, NULL, 0, 10, 0);
  assert_memory_equal(ctb_state(b), ctb_state(own), 4 * 8 * (size_t)ctb_nstate(b));
  assert_memory_equal(d[3]->qpos, batch_part(b, ctSTATE_QPOS, 3), 8 * (size_t)m->nq);
  ctb_deleteBatch(b);
  ctb_deleteBatch(own);
  for (int i = 0; i < 4; i++) ct_deleteData(d[i]);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(settings_are_checked),
      cmocka_unit_test(a_batch_begins_at_the_start),
      cmocka_unit_test(threads_are_chosen),
      cmocka_unit_test(memory_is_told),
      cmocka_unit_test(nothing_is_left_without_memory),
      cmocka_unit_test(a_watch_ends_a_call),
      cmocka_unit_test(data_may_be_lent),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
