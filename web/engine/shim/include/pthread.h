// One thread: locks are free, nothing is started.
#ifndef SHIM_PTHREAD_H
#define SHIM_PTHREAD_H

typedef struct { char unused; } pthread_mutex_t;
typedef struct { char unused; } pthread_rwlock_t;

#define PTHREAD_MUTEX_INITIALIZER {0}
#define PTHREAD_RWLOCK_INITIALIZER {0}

static inline int pthread_mutex_init(pthread_mutex_t* lock, const void* settings) { return (void)lock, (void)settings, 0; }
static inline int pthread_mutex_destroy(pthread_mutex_t* lock) { return (void)lock, 0; }
static inline int pthread_mutex_lock(pthread_mutex_t* lock) { return (void)lock, 0; }
static inline int pthread_mutex_unlock(pthread_mutex_t* lock) { return (void)lock, 0; }
static inline int pthread_rwlock_rdlock(pthread_rwlock_t* lock) { return (void)lock, 0; }
static inline int pthread_rwlock_wrlock(pthread_rwlock_t* lock) { return (void)lock, 0; }
static inline int pthread_rwlock_unlock(pthread_rwlock_t* lock) { return (void)lock, 0; }

#endif
