#include "base/task_queue.h"

#include "base/alloc.h"
#include "base/assert.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

typedef struct Task {
  void (*fn)(void* ctx);
  void* ctx;
  struct Task* next;
} Task;

struct TaskQueue {
  int nthread; // wanted; started: how many there are
  int started;
  bool quit;
  pid_t owner;
  Task *first, *last;
  Task* spare; // done; threads never call the allocator
  pthread_t* thread;
  pthread_mutex_t lock;
  pthread_cond_t filled;
};

// The next task, for the thread that is done with `done`; NULL: there will be none.
static Task* next_task(TaskQueue* q, Task* done) {
  pthread_mutex_lock(&q->lock);
  if (done) {
    done->next = q->spare;
    q->spare = done;
  }
  while (!q->first && !q->quit) pthread_cond_wait(&q->filled, &q->lock);
  Task* task = q->first;
  if (task) q->first = task->next;
  pthread_mutex_unlock(&q->lock);
  return task;
}

static void* run_tasks(void* arg) {
  TaskQueue* q = (TaskQueue*)arg;
  for (Task* task = NULL; (task = next_task(q, task));) task->fn(task->ctx);
  return NULL;
}

TaskQueue* task_queue_create(int nthread) {
  CT_ASSERT(nthread >= 0);
  TaskQueue* q = (TaskQueue*)alloc_zero(sizeof *q);
  pthread_t* thread = (pthread_t*)alloc_zero(((size_t)nthread + 1) * sizeof *thread);
  if (!q || !thread) {
    alloc_free(q);
    alloc_free(thread);
    return NULL;
  }
  q->nthread = nthread;
  q->thread = thread;
  q->owner = getpid();
  pthread_mutex_init(&q->lock, NULL);
  pthread_cond_init(&q->filled, NULL);
  return q;
}

void task_queue_free(TaskQueue* q) {
  if (!q) return;
  // a forked child has no threads to join
  if (q->owner == getpid()) {
    pthread_mutex_lock(&q->lock);
    q->quit = true;
    pthread_cond_broadcast(&q->filled);
    pthread_mutex_unlock(&q->lock);
    for (int i = 0; i < q->started; i++) pthread_join(q->thread[i], NULL);
    pthread_mutex_destroy(&q->lock);
    pthread_cond_destroy(&q->filled);
  }
  for (Task *task = q->spare, *next; task; task = next) {
    next = task->next;
    alloc_free(task);
  }
  alloc_free(q->thread);
  alloc_free(q);
}

// With all signals blocked: handlers of the program run in its own threads.
static void start_threads(TaskQueue* q) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  while (q->started < q->nthread && !pthread_create(q->thread + q->started, NULL, run_tasks, q)) {
    q->started++;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  q->nthread = q->started;
}

// Under the lock.
static bool append_task(TaskQueue* q, void (*fn)(void* ctx), void* ctx) {
  Task* task = q->spare ? q->spare : (Task*)alloc_zero(sizeof *task);
  if (!task) return false;
  if (q->spare) q->spare = task->next;
  *task = (Task){.fn = fn, .ctx = ctx};
  if (q->first)
    q->last->next = task;
  else
    q->first = task;
  q->last = task;
  return true;
}

bool task_queue_add(TaskQueue* q, void (*fn)(void* ctx), void* ctx) {
  if (q->owner != getpid()) return false;
  pthread_mutex_lock(&q->lock);
  if (q->started < q->nthread) start_threads(q);
  bool good = q->started > 0 && append_task(q, fn, ctx);
  if (good) pthread_cond_signal(&q->filled);
  pthread_mutex_unlock(&q->lock);
  return good;
}
