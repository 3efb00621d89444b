// Persistent threads that take tasks from a queue, first come first served. For work that is
// independent of everything else; parallel loops are base/pool.
#ifndef BASE_TASK_QUEUE_H
#define BASE_TASK_QUEUE_H

#include <stdbool.h>

typedef struct TaskQueue TaskQueue;

// The threads start with the first task. NULL when out of memory.
TaskQueue* task_queue_create(int nthread);
void task_queue_free(TaskQueue* q); // after all tasks are done; NULL allowed

// Some thread will call fn(ctx). False: none will, because there is no memory or no thread, or in a
// process forked from the one that made the queue; the caller may do the work itself.
bool task_queue_add(TaskQueue* q, void (*fn)(void* ctx), void* ctx);

#endif
