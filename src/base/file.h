// Whole files, and paths as text. Both / and \ separate, as in model files that were written on
// other systems.
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Read a whole regular file of at most max_bytes: pipes and devices, which may have no end or none
// that comes, are refused without opening them. data is made with alloc_bytes and has a 0 behind
// its size bytes. With a limit on folders (base/folders.h) nothing outside is read, and file_time
// is false there. On failure false and *why is a constant text such as "no such
// file". why may be NULL.
bool file_read(const char* path, size_t max_bytes, unsigned char** data, size_t* size,
               const char** why);

// Replace the content of a file in one piece: on failure the old file stays (base/output.h).
bool file_write(const char* path, const void* data, size_t size, const char** why);

// Time of the last change in seconds since 1970; false if there is no file, or a directory.
bool file_time(const char* path, int64_t* seconds);

bool file_is_absolute(const char* path); // starts with a separator or a drive letter
static inline bool file_is_parent(const char* part, size_t n) { // is this part of a path ".."?
  return n == 2 && part[0] == '.' && part[1] == '.';
}
const char* file_name(const char* path); // behind the last separator
const char* file_ext(const char* path);  // ".xml": from the last dot of the name; "" if none
char* file_stem(const char* path);       // name without extension
char* file_join(const char* dir,
                const char* path); // dir/path; path alone if it is absolute or dir is empty
// Folders "." dropped, "x/.." cancelled, separators written as /. The name behind the last one
// stays.
char* file_reduce(const char* path);
char* file_full(
    const char* path); // from the root; the path itself if the current folder is unknown
// These five copy with alloc_bytes, NULL when out of memory.

#endif
