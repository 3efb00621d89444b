#include "model/thread_pool.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/task_queue.h"

#include <corten/corten.h>

#include <sched.h>
#include <stdatomic.h>

// The public struct is the first member.
typedef struct ThreadPool {
  ctThreadPool pub;
  Pool* loop;
  TaskQueue* tasks;
  atomic_flag taken; // a Data uses the loop
} ThreadPool;

ctThreadPool* ctu_threadPoolCreate(size_t number_of_threads) {
  CT_ASSERT(number_of_threads <= ctMAXTHREAD);
  int n = (int)number_of_threads;
  ThreadPool* p = (ThreadPool*)alloc_zero(sizeof *p);
  if (!p) return NULL;
  p->pub.nworker = n;
  p->loop = pool_create(n > 1 ? n : 1);
  p->tasks = task_queue_create(n);
  atomic_flag_clear(&p->taken);
  if (p->loop && p->tasks) return &p->pub;
  ctu_threadPoolDestroy(&p->pub);
  return NULL;
}

void ctu_threadPoolDestroy(ctThreadPool* thread_pool) {
  ThreadPool* p = (ThreadPool*)(void*)thread_pool;
  if (!p) return;
  pool_free(p->loop);
  task_queue_free(p->tasks);
  alloc_free(p);
}

// NULL unbinds.
void ctu_bindThreadPool(ctData* d, void* thread_pool) {
  CT_ASSERT(!d->threadpool || !thread_pool);
  d->threadpool = (uintptr_t)thread_pool;
}

static ThreadPool* bound_pool(const ctData* d) { return (ThreadPool*)d->threadpool; }

Pool* thread_pool_take(const ctData* d) {
  ThreadPool* p = bound_pool(d);
  return p && !atomic_flag_test_and_set(&p->taken) ? p->loop : NULL;
}

void thread_pool_give(const ctData* d, Pool* p) {
  if (p) atomic_flag_clear(&bound_pool(d)->taken);
}

//---------------------------------- tasks ---------------------------------------------------------

static void run_task(void* arg) {
  ctTask* task = (ctTask*)arg;
  if (task->func) task->func(task->args);
  __atomic_store_n(&task->status, ctTASK_COMPLETED, __ATOMIC_RELEASE);
}

void ctu_defaultTask(ctTask* task) { *task = (ctTask){.status = ctTASK_NEW}; }

// Where no thread can take it, the task runs here and now.
void ctu_threadPoolEnqueue(ctThreadPool* thread_pool, ctTask* task) {
  ThreadPool* p = (ThreadPool*)(void*)thread_pool;
  __atomic_store_n(&task->status, ctTASK_QUEUED, __ATOMIC_RELEASE);
  if (!task_queue_add(p->tasks, run_task, task)) run_task(task);
}

void ctu_taskJoin(ctTask* task) {
  CT_ASSERT(__atomic_load_n(&task->status, __ATOMIC_ACQUIRE) != ctTASK_NEW);
  while (__atomic_load_n(&task->status, __ATOMIC_ACQUIRE) != ctTASK_COMPLETED) sched_yield();
}
