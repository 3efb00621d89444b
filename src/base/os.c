#include "base/os.h"

#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sched.h>
#endif

double os_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

size_t os_page_size(void) {
  long n = sysconf(_SC_PAGESIZE);
  return n > 0 ? (size_t)n : 4096;
}

int os_cpu_count(void) {
#if defined(__linux__)
  // the processors this process is confined to, fewer than the machine has under taskset or in a
  // container
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0) return CPU_COUNT(&set);
#endif
  long n = sysconf(_SC_NPROCESSORS_ONLN);
  return n > 0 ? (int)n : 1;
}
