// A pool has its threads for life; thread 0 is the caller. The indices of a thread depend on n and
// the number of threads alone. The lock guards the job and the counts, jobs run without it. A child
// of a fork has no threads and runs the loop itself.
#include "base/pool.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/os.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

typedef struct Worker {
  Pool* pool;
  pthread_t id;
  int thread; // 1 .. nthread-1
} Worker;

struct Pool {
  int nthread; // with the caller
  int spin;    // looks at an atomic before going to sleep
  unsigned generation;
  Worker* worker; // nthread - 1

  // the loop in progress; written by the caller before job is raised
  void (*fn)(void* ctx, int i, int thread);
  void* ctx;
  int n;
  bool quit;

  atomic_uint job;    // number of loops started
  atomic_int pending; // workers that have not finished the loop
  atomic_flag busy;   // a loop is in progress
  pthread_mutex_t lock;
  pthread_cond_t start, done;
};

// Number of forks between the first process and this one. A forked child has none of its parent's
// threads; a pool of an older generation knows by this that it must work alone.
static atomic_uint generation;
static pthread_once_t watch_once = PTHREAD_ONCE_INIT;

static void count_fork(void) { atomic_fetch_add(&generation, 1); }
static void watch_forks(void) { pthread_atfork(NULL, NULL, count_fork); }

static void pause_cpu(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#endif
}

// First index of thread t: n t / T, rounded up, so that the caller is never the one without work.
static int share_start(const Pool* p, int t) {
  long long T = p->nthread;
  return (int)(((long long)p->n * t + T - 1) / T);
}

static void run_share(const Pool* p, int t) {
  int end = share_start(p, t + 1);
  for (int i = share_start(p, t); i < end; i++) p->fn(p->ctx, i, t);
}

// Wait for a loop later than number seen.
static unsigned wait_job(Pool* p, unsigned seen) {
  for (int k = 0; k < p->spin; k++) {
    unsigned job = atomic_load_explicit(&p->job, memory_order_acquire);
    if (job != seen) return job;
    pause_cpu();
  }
  pthread_mutex_lock(&p->lock);
  while (atomic_load_explicit(&p->job, memory_order_acquire) == seen)
    pthread_cond_wait(&p->start, &p->lock);
  unsigned job = atomic_load_explicit(&p->job, memory_order_acquire);
  pthread_mutex_unlock(&p->lock);
  return job;
}

static void* run_worker(void* arg) {
  const Worker* w = (const Worker*)arg;
  Pool* p = w->pool;
  for (unsigned seen = 0;;) {
    seen = wait_job(p, seen);
    if (p->quit) return NULL;
    run_share(p, w->thread);
    if (atomic_fetch_sub_explicit(&p->pending, 1, memory_order_acq_rel) == 1) {
      // under the lock, so that the caller is either not yet waiting or woken
      pthread_mutex_lock(&p->lock);
      pthread_cond_signal(&p->done);
      pthread_mutex_unlock(&p->lock);
    }
  }
}

static void raise_job(Pool* p) {
  pthread_mutex_lock(&p->lock);
  atomic_fetch_add_explicit(&p->job, 1, memory_order_release);
  pthread_cond_broadcast(&p->start);
  pthread_mutex_unlock(&p->lock);
}

enum { WATCH_NANOSECONDS = 100000000 };

// False: a tenth of a second has passed and the workers are not done.
static bool wait_done_a_while(Pool* p) {
  struct timespec until;
  clock_gettime(CLOCK_REALTIME, &until);
  until.tv_nsec += WATCH_NANOSECONDS;
  until.tv_sec += until.tv_nsec / 1000000000;
  until.tv_nsec %= 1000000000;
  int late = 0;
  pthread_mutex_lock(&p->lock);
  while (!late && atomic_load_explicit(&p->pending, memory_order_acquire) > 0)
    late = pthread_cond_timedwait(&p->done, &p->lock, &until);
  pthread_mutex_unlock(&p->lock);
  return atomic_load_explicit(&p->pending, memory_order_acquire) == 0;
}

static void wait_done(Pool* p, void (*watch)(void* ctx)) {
  for (int k = 0; k < p->spin; k++) {
    if (atomic_load_explicit(&p->pending, memory_order_acquire) == 0) return;
    pause_cpu();
  }
  while (watch && !wait_done_a_while(p)) watch(p->ctx);
  pthread_mutex_lock(&p->lock);
  while (atomic_load_explicit(&p->pending, memory_order_acquire) > 0)
    pthread_cond_wait(&p->done, &p->lock);
  pthread_mutex_unlock(&p->lock);
}

// Start the workers with all signals blocked: handlers of the program run in its own threads.
static void start_workers(Pool* p, int nthread) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int made = 0;
  for (; made < nthread - 1; made++) {
    Worker* w = &p->worker[made];
    *w = (Worker){.pool = p, .thread = made + 1};
    if (pthread_create(&w->id, NULL, run_worker, w) != 0) break;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  p->nthread = made + 1; // no worker reads it before the first loop
}

Pool* pool_create(int nthread) {
  CT_ASSERT(nthread >= 1);
  pthread_once(&watch_once, watch_forks);
  Pool* p = (Pool*)alloc_zero(sizeof *p);
  Worker* worker = (Worker*)alloc_zero((size_t)nthread * sizeof *worker);
  if (!p || !worker) {
    alloc_free(p);
    alloc_free(worker);
    return NULL;
  }
  p->worker = worker;
  p->generation = atomic_load(&generation);
  p->spin = nthread <= os_cpu_count()
                ? 2000
                : 0; // some 20 microseconds; pointless where threads share a processor
  atomic_init(&p->job, 0);
  atomic_init(&p->pending, 0);
  atomic_flag_clear(&p->busy);
  pthread_mutex_init(&p->lock, NULL);
  pthread_cond_init(&p->start, NULL);
  pthread_cond_init(&p->done, NULL);
  start_workers(p, nthread);
  return p;
}

static bool is_forked(const Pool* p) {
  return p->generation != atomic_load_explicit(&generation, memory_order_relaxed);
}

void pool_free(Pool* p) {
  if (!p) return;
  // In a forked child there is nobody to join, and the lock may be held by a thread that does not
  // exist here.
  if (!is_forked(p)) {
    p->quit = true;
    raise_job(p);
    for (int k = 0; k < p->nthread - 1; k++) pthread_join(p->worker[k].id, NULL);
    pthread_mutex_destroy(&p->lock);
    pthread_cond_destroy(&p->start);
    pthread_cond_destroy(&p->done);
  }
  alloc_free(p->worker);
  alloc_free(p);
}

int pool_threads(const Pool* p) { return p ? p->nthread : 1; }

void pool_for(Pool* p, int n, void (*fn)(void* ctx, int i, int thread), void* ctx) {
  pool_for_watched(p, n, fn, ctx, NULL);
}

void pool_for_watched(Pool* p, int n, void (*fn)(void* ctx, int i, int thread), void* ctx,
                      void (*watch)(void* ctx)) {
  CT_ASSERT(n >= 0 && fn);
  if (!p || p->nthread == 1 || n <= 1 || is_forked(p)) {
    for (int i = 0; i < n; i++) fn(ctx, i, 0);
    return;
  }
  bool was_busy = atomic_flag_test_and_set_explicit(&p->busy, memory_order_acquire);
  CT_ASSERT(!was_busy);
  (void)was_busy;
  p->fn = fn;
  p->ctx = ctx;
  p->n = n;
  atomic_store_explicit(&p->pending, p->nthread - 1, memory_order_relaxed);
  raise_job(p);
  run_share(p, 0);
  wait_done(p, watch);
  atomic_flag_clear_explicit(&p->busy, memory_order_release);
}
