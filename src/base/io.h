// The only calls of the system on files. Each returns 0, or the errno of its failure.
#ifndef BASE_IO_H
#define BASE_IO_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

typedef enum IoCall {
  IO_STAT,
  IO_OPEN,
  IO_READ,
  IO_WRITE,
  IO_SYNC,
  IO_CLOSE,
  IO_RENAME,
  IO_REMOVE,
} IoCall;

int io_stat(const char* path, struct stat* st);                 // of the file behind links
int io_link(const char* path, char* target, size_t size);       // where a link leads; EINVAL: none
int io_resolve(const char* path, char out[4096]);               // without links and dots
int io_writable(const char* path);                              // this process may write it
int io_open(const char* path, int flags, mode_t mode, int* fd); // O_CLOEXEC is added
int io_open_resolved(const char* path, int flags, int* fd);     // ELOOP: a part of it is a link
int io_duplicate(int fd, int* copy);                            // shares the position
int io_keep_owner(int fd, const struct stat* st);               // owner and permissions of st
int io_read(int fd, void* data, size_t size, size_t* got);      // *got 0: the end
int io_write(int fd, const void* data, size_t size);            // all of it
int io_sync(int fd);                                            // onto the disk, where there is one
void io_empty(int fd);                                          // no bytes are left in the file
int io_close(int fd);                                           // closed in any case
int io_rename(const char* from, const char* to);
int io_remove(const char* path);

// What an errno means, as constant text. Not strerror: it depends on the locale, and another thread
// may overwrite its answer.
const char* io_reason(int code);

// For tests of failing disks: asked before each call. A nonzero answer is the errno that the call
// fails with; *size, the bytes of a read or of one write, may be lowered but not to 0. NULL: none.
typedef int IoFault(IoCall call, size_t* size, void* user);
void io_set_fault(IoFault* fault, void* user);

#endif
