// Clock and processors.
#ifndef BASE_OS_H
#define BASE_OS_H

#include <stdbool.h>
#include <stddef.h>

double os_now(void); // seconds of a clock that never goes back; only differences mean something
size_t os_page_size(void); // bytes
int os_cpu_count(void);    // processors this process may run on, at least 1
size_t os_memory(void);    // bytes of the machine

// A processor of each core that this process may run on, in ascending order: at most `most`
// numbers. Their count is at least 1; processors of one core count once where the system names the
// cores.
int os_cores(int* processor, int most);

// The calling thread runs on this processor from now on; false: the system refuses or cannot.
bool os_bind_thread(int processor);

#endif
