// Persistent threads and a parallel loop that gives the same result for any number of them.
#ifndef BASE_POOL_H
#define BASE_POOL_H

typedef struct Pool Pool;

// A pool in which nthread threads work, the caller of pool_for being one of them. NULL when out of
// memory; if the system gives fewer threads, the pool has fewer.
Pool* pool_create(int nthread);
void pool_free(Pool* p); // joins the threads; NULL allowed

int pool_threads(const Pool* p); // 1 for NULL

// fn(ctx, i, thread) for i = 0 .. n-1. Thread t of T takes the indices from n t / T to n (t+1) / T,
// both rounded up, in ascending order: which thread does what never depends on timing. 0 <= thread
// < T tells a job which of T workspaces is its own; the caller is 0. Does not allocate. p NULL, or
// in a process forked from the one that made the pool: all in the caller, thread 0. Not to be
// called from inside fn, nor from two threads at once with one pool.
void pool_for(Pool* p, int n, void (*fn)(void* ctx, int i, int thread), void* ctx);

// As pool_for; while the caller waits for the others it calls watch(ctx) about ten times a second.
void pool_for_watched(Pool* p, int n, void (*fn)(void* ctx, int i, int thread), void* ctx,
                      void (*watch)(void* ctx));

#endif
