#include "base/alloc.h"
#include "base/pool.h"
#include "unit/base/unit.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

// ThreadSanitizer cannot start threads in the child of a process that has threads.
#if defined(__SANITIZE_THREAD__)
#define UNDER_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define UNDER_TSAN 1
#endif
#endif
#if !defined(UNDER_TSAN)
#define UNDER_TSAN 0
#endif

enum { N = 1000 };

typedef struct Job {
  int hits[N];
  int thread[N];
  double value[N];
  pthread_t id[N];
} Job;

static void visit(void* ctx, int i, int thread) {
  Job* j = (Job*)ctx;
  j->hits[i]++;
  j->thread[i] = thread;
  j->value[i] = sin(i) / (1 + i);
  j->id[i] = pthread_self();
}

static void test_every_index_once_in_its_share(void** state) {
  (void)state;
  static Job job;
  for (int T = 1; T <= 5; T++) {
    Pool* p = pool_create(T);
    assert_int_equal(pool_threads(p), T);
    const int sizes[] = {0, 1, 2, 3, 7, 64, 999, N};
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
      int n = sizes[k];
      memset(&job, 0, sizeof job);
      pool_for(p, n, visit, &job);
      for (int i = 0; i < N; i++) assert_int_equal(job.hits[i], i < n);
      for (int i = 0; i < n; i++) {
        int t = job.thread[i];
        assert_in_range(t, 0, T - 1);
        // i in [ceil(n t / T), ceil(n (t+1) / T))
        assert_true(i * T >= n * t && i * T < n * (t + 1));
        if (i > 0 && t == job.thread[i - 1]) assert_true(pthread_equal(job.id[i], job.id[i - 1]));
        if (t == 0)
          assert_true(pthread_equal(job.id[i], pthread_self()));
        else
          assert_false(pthread_equal(job.id[i], pthread_self()));
      }
    }
    pool_free(p);
  }
}

static void test_same_bits_for_any_number_of_threads(void** state) {
  (void)state;
  static Job alone, many;
  pool_for(NULL, N, visit, &alone);
  assert_int_equal(pool_threads(NULL), 1);
  for (int T = 2; T <= 4; T++) {
    Pool* p = pool_create(T);
    memset(&many, 0, sizeof many);
    pool_for(p, N, visit, &many);
    assert_memory_equal(alone.value, many.value, sizeof alone.value);
    pool_free(p);
  }
}

// Each loop reads what the loop before it wrote in other threads: a missing barrier shows as a
// wrong sum, or in TSan.
typedef struct Relay {
  long now[16], next[16];
} Relay;

static void relay(void* ctx, int i, int thread) {
  (void)thread;
  Relay* r = (Relay*)ctx;
  r->next[i] = r->now[15 - i] + i;
}

static void test_loops_are_barriers(void** state) {
  (void)state;
  Pool* p = pool_create(3);
  Relay r = {{0}, {0}};
  size_t before = alloc_count();
  for (int k = 0; k < 3000; k++) {
    pool_for(p, 16, relay, &r);
    memcpy(r.now, r.next, sizeof r.now);
  }
  assert_int_equal(alloc_count(), before); // and none of them allocates
  long sum = 0;
  for (int i = 0; i < 16; i++) sum += r.now[i];
  assert_int_equal(sum, 3000 * 120);
  pool_free(p);
}

static void test_workers_sleep_and_wake(void** state) {
  (void)state;
  static Job job;
  memset(&job, 0, sizeof job);
  Pool* p = pool_create(2);
  for (int k = 0; k < 5; k++) {
    usleep(5000); // longer than the workers spin
    pool_for(p, 10, visit, &job);
  }
  for (int i = 0; i < 10; i++) assert_int_equal(job.hits[i], 5);
  pool_free(p);
}

static void test_unused_pools_can_go(void** state) {
  (void)state;
  for (int k = 0; k < 20; k++) pool_free(pool_create(3));
  pool_free(NULL);
}

static void test_forked_child_works_alone(void** state) {
  (void)state;
  static Job job;
  Pool* p = pool_create(3);
  pool_for(p, N, visit, &job);
  pid_t pid = fork();
  assert_true(pid >= 0);
  if (pid == 0) {
    alarm(20); // a hang is a failure
    memset(&job, 0, sizeof job);
    pool_for(p, N, visit, &job);
    bool ok = true;
    for (int i = 0; i < N; i++) ok = ok && job.hits[i] == 1 && job.thread[i] == 0;
    pool_free(p);
    // a pool of its own has threads again
    if (!UNDER_TSAN) {
      Pool* own = pool_create(2);
      pool_for(own, N, visit, &job);
      ok = ok && job.thread[N - 1] == 1;
      pool_free(own);
    }
    child_end(ok ? 0 : 1);
  }
  int status = 0;
  waitpid(pid, &status, 0);
  assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  memset(&job, 0, sizeof job);
  pool_for(p, N, visit, &job); // the parent still has its threads
  assert_int_equal(job.thread[N - 1], 2);
  pool_free(p);
}

static void test_out_of_memory(void** state) {
  (void)state;
  for (int left = 0; left < 2; left++) {
    UnitHeap heap = {.left = left};
    unit_set_heap(&heap);
    assert_null(pool_create(2));
    ct_setAllocator(NULL);
    assert_int_equal(heap.live, 0);
  }
}

// The caller has its share done at once and waits for a worker that needs half a second.
typedef struct Watched {
  int watched;
} Watched;

static void wait_half_a_second(void* ctx, int i, int thread) {
  (void)ctx, (void)i;
  if (thread > 0) nanosleep(&(struct timespec){.tv_nsec = 500000000}, NULL);
}

static void count_watch(void* ctx) { ((Watched*)ctx)->watched++; }

static void test_caller_watches_while_it_waits(void** state) {
  (void)state;
  Watched w = {0};
  Pool* p = pool_create(2);
  assert_non_null(p);
  pool_for_watched(p, 2, wait_half_a_second, &w, count_watch);
  assert_in_range(w.watched, 1, 6);
  pool_free(p);
}

static Pool* nested_pool;
static void nest(void* ctx, int i, int thread) {
  (void)i, (void)thread;
  pool_for(nested_pool, 10, nest, ctx);
}
static void run_nested(void) {
  alarm(20);
  nested_pool = pool_create(2);
  pool_for(nested_pool, 10, nest, NULL);
}

static void test_nested_loops_trap(void** state) {
  (void)state;
  if (UNDER_TSAN) skip();
  assert_true(unit_traps(run_nested));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_index_once_in_its_share),
      cmocka_unit_test(test_same_bits_for_any_number_of_threads),
      cmocka_unit_test(test_loops_are_barriers),
      cmocka_unit_test(test_workers_sleep_and_wake),
      cmocka_unit_test(test_unused_pools_can_go),
      cmocka_unit_test(test_forked_child_works_alone),
      cmocka_unit_test(test_out_of_memory),
      cmocka_unit_test(test_caller_watches_while_it_waits),
      cmocka_unit_test(test_nested_loops_trap),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
