// base/pool.h, base/task_queue.h and base/process.h with one thread and no other programs.
#include "base/alloc.h"
#include "base/assert.h"
#include "base/pool.h"
#include "base/process.h"
#include "base/task_queue.h"

#include <errno.h>

struct Pool { char unused; };
struct TaskQueue { char unused; };

Pool* pool_create(int nthread) {
  (void)nthread;
  return alloc_zero(sizeof(Pool));
}

void pool_free(Pool* p) { alloc_free(p); }
int pool_threads(const Pool* p) { return (void)p, 1; }

void pool_for(Pool* p, int n, void (*fn)(void* ctx, int i, int thread), void* ctx) {
  (void)p;
  CT_ASSERT(n >= 0 && fn);
  for (int i = 0; i < n; i++) fn(ctx, i, 0);
}

void pool_for_watched(Pool* p, int n, void (*fn)(void* ctx, int i, int thread), void* ctx,
                      void (*watch)(void* ctx)) {
  (void)watch;
  pool_for(p, n, fn, ctx);
}

TaskQueue* task_queue_create(int nthread) {
  (void)nthread;
  return alloc_zero(sizeof(TaskQueue));
}

void task_queue_free(TaskQueue* q) { alloc_free(q); }

// No thread takes it: the caller runs the task.
bool task_queue_add(TaskQueue* q, void (*fn)(void* ctx), void* ctx) {
  (void)q, (void)fn, (void)ctx;
  return false;
}

int process_start(Process* p, const char* const* argv) {
  (void)argv;
  *p = (Process){.pid = -1, .input = -1};
  return ENOSYS;
}

int process_write(Process* p, const void* data, size_t size) {
  (void)p, (void)data, (void)size;
  return EPIPE;
}

int process_wait(Process* p) { return (void)p, 127; }
