// Calls that may take long: steps, rollouts, loading. They end when a signal handler raises.
#include "base/stop.h"
#include "core.h"

#include <time.h>

enum { LOOKS_PER_SECOND = 10 };
_Thread_local Watch* watch_current;
_Thread_local const void* watch_data;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void watch_start(Watch* w) {
  *w = (Watch){.next = now() + 1.0 / LOOKS_PER_SECOND, .owner = PyThreadState_Get()};
  w->outer = watch_current;
  watch_current = w;
}

static bool has_to_stop(void* watch) {
  watch_signals(watch);
  return ((Watch*)watch)->stop;
}

void watch_load(Watch* w) {
  watch_start(w);
  w->loads = true;
  stop_watch(has_to_stop, w);
}

void watch_signals(Watch* w) {
  if (w->stop || now() < w->next) return;
  PyGILState_STATE state = PyGILState_Ensure();
  if (PyErr_CheckSignals() != 0) w->stop = true; // the exception waits in this thread
  PyGILState_Release(state);
  w->next = now() + 1.0 / LOOKS_PER_SECOND;
}

bool watch_end(Watch* w) {
  watch_current = w->outer;
  if (w->loads) stop_watch(NULL, NULL);
  if (w->type && !PyErr_Occurred()) {
    PyErr_Restore(w->type, w->value, w->trace);
  } else {
    Py_XDECREF(w->type);
    Py_XDECREF(w->value);
    Py_XDECREF(w->trace);
  }
  return !PyErr_Occurred();
}

//---------------------------------- loading -------------------------------------------------------

// Few parts of loading ask whether to end (base/stop.h), but all of them end when a request
// for memory fails, and free what they made. So a load that is to end gets no more memory.
enum { REQUESTS_PER_LOOK = 32 };

static void* watched_alloc(size_t n, size_t align, void* user) {
  (void)user;
  Watch* w = watch_current;
  if (w && w->loads) {
    if (++w->requests % REQUESTS_PER_LOOK == 0 || n > 1 << 20) watch_signals(w);
    if (w->stop) return NULL;
  }
  return aligned_alloc(align, (n + align - 1) / align * align);
}

static void watched_free(void* p, void* user) {
  (void)user;
  free(p);
}

void watch_init(void) { ct_setAllocator(&(ctAllocator){watched_alloc, watched_free, NULL}); }
