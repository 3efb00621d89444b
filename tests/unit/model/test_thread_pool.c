#include "model/thread_pool.h"
#include "support/model_text.h"

static void* twice(void* args) {
  int* x = (int*)args;
  *x *= 2;
  return NULL;
}

// MuJoCo 3.5.0 has pools without threads too, whose tasks never run; here they run at once.
static void tasks_run_and_can_be_waited_for(void** state) {
  (void)state;
  for (size_t n = 0; n <= 3; n++) {
    ctThreadPool* pool = ctu_threadPoolCreate(n);
    assert_non_null(pool);
    assert_int_equal(pool->nworker, (int)n);
    ctTask task[20];
    int x[20];
    for (int i = 0; i < 20; i++) {
      x[i] = i;
      ctu_defaultTask(task + i);
      assert_int_equal(task[i].status, ctTASK_NEW);
      assert_null(task[i].func);
      assert_null(task[i].args);
      task[i].func = twice;
      task[i].args = x + i;
      ctu_threadPoolEnqueue(pool, task + i);
    }
    for (int i = 0; i < 20; i++) {
      ctu_taskJoin(task + i);
      assert_int_equal(task[i].status, ctTASK_COMPLETED);
      assert_int_equal(x[i], 2 * i);
    }
    ctu_threadPoolDestroy(pool);
  }
  ctu_threadPoolDestroy(NULL);
}

static void one_data_at_a_time_has_the_loop(void** state) {
  (void)state;
  ctModel* m = model_text("<mujoco/>");
  ctData *a = ct_makeData(m), *b = ct_makeData(m);
  assert_null(thread_pool_take(a));
  ctThreadPool* pool = ctu_threadPoolCreate(2);
  ctu_bindThreadPool(a, pool);
  ctu_bindThreadPool(b, pool);
  Pool* p = thread_pool_take(a);
  assert_int_equal(pool_threads(p), 2);
  Pool* none = thread_pool_take(b);
  assert_null(none);
  thread_pool_give(b, none);
  assert_null(thread_pool_take(b));
  thread_pool_give(a, p);
  assert_ptr_equal(thread_pool_take(b), p);
  thread_pool_give(b, p);
  // a reset keeps it, NULL takes it away
  ct_resetData(m, a);
  assert_true(a->threadpool == (uintptr_t)pool);
  ctu_bindThreadPool(a, NULL);
  assert_null(thread_pool_take(a));
  ct_deleteData(a);
  ct_deleteData(b);
  ct_deleteModel(m);
  ctu_threadPoolDestroy(pool);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(tasks_run_and_can_be_waited_for),
      cmocka_unit_test(one_data_at_a_time_has_the_loop),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
