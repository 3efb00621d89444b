// The public thread pool: a queue of tasks for users, and the parallel loop that a Data bound to
// the pool may use. Results do not depend on the number of threads.
#ifndef MODEL_THREAD_POOL_H
#define MODEL_THREAD_POOL_H

#include "base/pool.h"

#include <corten/data.h>

// Threads for a loop, to be given back after it. NULL, which loops allow: none are bound, or
// another Data uses them now.
Pool* thread_pool_take(const ctData* d);
void thread_pool_give(const ctData* d, Pool* p); // NULL allowed

#endif
