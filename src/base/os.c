#include "base/os.h"

#include "base/io.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
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

size_t os_memory(void) {
  long pages = sysconf(_SC_PHYS_PAGES);
  return pages > 0 ? (size_t)pages * os_page_size() : (size_t)1 << 32;
}

#if defined(__linux__)
// First processor of the core of this one, -1 if the system does not name it.
static int first_of_core(int processor) {
  char path[100], text[64];
  size_t got = 0;
  int fd;
  snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%d/topology/thread_siblings_list",
           processor);
  if (io_open(path, O_RDONLY, 0, &fd) != 0) return -1;
  int bad = io_read(fd, text, sizeof text - 1, &got);
  io_close(fd);
  text[bad ? 0 : got] = 0;
  return text[0] >= '0' && text[0] <= '9' ? (int)strtol(text, NULL, 10) : -1;
}

// A core is known by the first of its processors, which this process may be barred from.
int os_cores(int* processor, int most) {
  enum { SEEN = 4096 };
  unsigned char seen[SEEN] = {0};
  cpu_set_t set;
  int n = 0;
  if (sched_getaffinity(0, sizeof set, &set) != 0) CPU_ZERO(&set);
  for (int p = 0; p < CPU_SETSIZE && n < most; p++) {
    if (!CPU_ISSET(p, &set)) continue;
    int first = first_of_core(p);
    if (first >= 0 && first < SEEN && seen[first]) continue;
    if (first >= 0 && first < SEEN) seen[first] = 1;
    processor[n++] = p;
  }
  if (n == 0) processor[n++] = 0;
  return n;
}

bool os_bind_thread(int processor) {
  cpu_set_t set;
  if (processor < 0 || processor >= CPU_SETSIZE) return false;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  return sched_setaffinity(0, sizeof set, &set) == 0;
}
#else
int os_cores(int* processor, int most) {
  int n = os_cpu_count() < most ? os_cpu_count() : most;
  for (int p = 0; p < n; p++) processor[p] = p;
  return n;
}

bool os_bind_thread(int processor) {
  (void)processor;
  return false;
}
#endif
