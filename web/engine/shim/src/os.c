// The clock, and the way back of base/jump.h.
#include "base/os.h"

#include "base/jump.h"
#include "host.h"

double os_now(void) { return host_now(); }
size_t os_page_size(void) { return 65536; }
int os_cpu_count(void) { return 1; }
size_t os_memory(void) { return (size_t)1 << 31; }
int os_cores(int* processor, int most) { return (void)most, processor[0] = 0, 1; }
bool os_bind_thread(int processor) { return (void)processor, false; }

bool jump_guard(jmp_buf* at, void (*fn)(void* arg), void* arg) {
  (void)at;
  return host_guard(fn, arg) != 0;
}

_Noreturn void longjmp(jmp_buf at, int value) {
  (void)at, (void)value;
  host_leave();
}

// Names of temporary files, and qhull's times.
int getpid(void);
int getpid(void) { return 1; }
long long clock(void);
long long clock(void) { return (long long)(1e6 * host_now()); }
