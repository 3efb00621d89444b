// The files in memory, for the host.
#ifndef SHIM_FILES_H
#define SHIM_FILES_H

#include <stddef.h>

int files_put(const char* path, const void* data, size_t n); // 0, or an errno
const void* files_get(const char* path, size_t* n);          // NULL: there is no such file
const char* files_name(int i);                               // NULL: there are not so many
int files_remove(const char* path);                          // 0, or an errno

#endif
