// Clock and processors.
#ifndef BASE_OS_H
#define BASE_OS_H

#include <stdbool.h>
#include <stddef.h>

double os_now(void); // seconds of a clock that never goes back; only differences mean something
size_t os_page_size(void); // bytes
int os_cpu_count(void);    // processors this process may run on, at least 1

#endif
