#include "base/task_queue.h"
#include "unit/base/unit.h"

#include <pthread.h>
#include <stdatomic.h>

enum { N = 500 };

typedef struct Work {
  atomic_int sum;
  atomic_int here; // done by the thread that queued
  pthread_t owner;
} Work;

static void add_one(void* ctx) {
  Work* w = (Work*)ctx;
  atomic_fetch_add(&w->sum, 1);
  if (pthread_equal(w->owner, pthread_self())) atomic_fetch_add(&w->here, 1);
}

static void every_task_runs_once_elsewhere(void** state) {
  (void)state;
  for (int n = 1; n <= 4; n++) {
    Work w = {.owner = pthread_self()};
    TaskQueue* q = task_queue_create(n);
    assert_non_null(q);
    for (int i = 0; i < N; i++) assert_true(task_queue_add(q, add_one, &w));
    task_queue_free(q); // finishes what is queued
    assert_int_equal(atomic_load(&w.sum), N);
    assert_int_equal(atomic_load(&w.here), 0);
  }
}

typedef struct Order {
  int seen[N];
  int n;
} Order;
typedef struct Item {
  Order* order;
  int i;
} Item;

static void note(void* ctx) {
  Item* item = (Item*)ctx;
  item->order->seen[item->order->n++] = item->i;
}

static void one_thread_keeps_the_order(void** state) {
  (void)state;
  static Order order;
  static Item item[N];
  TaskQueue* q = task_queue_create(1);
  for (int i = 0; i < N; i++) {
    item[i] = (Item){&order, i};
    assert_true(task_queue_add(q, note, item + i));
  }
  task_queue_free(q);
  for (int i = 0; i < N; i++) assert_int_equal(order.seen[i], i);
}

static void without_threads_the_caller_is_told(void** state) {
  (void)state;
  TaskQueue* q = task_queue_create(0);
  Work w = {0};
  assert_false(task_queue_add(q, add_one, &w));
  task_queue_free(q);
  task_queue_free(NULL);
  assert_int_equal(atomic_load(&w.sum), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_task_runs_once_elsewhere),
      cmocka_unit_test(one_thread_keeps_the_order),
      cmocka_unit_test(without_threads_the_caller_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
