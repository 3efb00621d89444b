// Every call of the system on files stands here and returns 0 or the errno of its failure. The hook
// of tests is asked before each call.
#include "base/io.h"

#include "base/assert.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The hook of io_set_fault.
static struct {
  IoFault* fault;
  void* user;
} hook;

void io_set_fault(IoFault* fault, void* user) {
  hook.fault = fault;
  hook.user = user;
}

// The failure that a test asks for; 0: none.
static int injected_fault(IoCall call, size_t* size) {
  return hook.fault ? hook.fault(call, size, hook.user) : 0;
}

static int code_of(int returned) { return returned < 0 ? errno : 0; }

const char* io_reason(int code) {
  static const struct {
    int code;
    const char* text;
  } table[] = {
      {ENOENT, "no such file"},
      {ENOTDIR, "no such file"},
      {EACCES, "permission denied"},
      {EPERM, "permission denied"},
      {EISDIR, "is a directory"},
      {ENAMETOOLONG, "name too long"},
      {EMFILE, "too many open files"},
      {ENFILE, "too many open files"},
      {ENOSPC, "no space left"},
      {EDQUOT, "disk quota exceeded"},
      {EFBIG, "file too large"},
      {EROFS, "read-only file system"},
      {ELOOP, "too many symbolic links"},
      {ENOMEM, "out of memory"},
      {EPIPE, "its reader has gone"},
      {EBADF, "is closed"},
      {EINTR, "interrupted"},
      {ENXIO, "no such device"},
      {ENODEV, "no such device"},
      {ETXTBSY, "is a running program"},
  };
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    if (table[i].code == code) return table[i].text;
  }
  return "input/output error";
}

int io_stat(const char* path, struct stat* st) {
  const int code = injected_fault(IO_STAT, NULL);
  return code ? code : code_of(stat(path, st));
}

int io_link(const char* path, char* target, size_t size) {
  CT_ASSERT(size > 1);
  const int code = injected_fault(IO_STAT, NULL);
  if (code) return code;
  const ssize_t n = readlink(path, target, size - 1);
  if (n < 0) return errno;
  if ((size_t)n == size - 1) return ENAMETOOLONG;
  target[n] = 0;
  return 0;
}

int io_resolve(const char* path, char out[4096]) {
  _Static_assert(PATH_MAX <= 4096, "realpath writes up to PATH_MAX bytes");
  const int code = injected_fault(IO_STAT, NULL);
  if (code) return code;
  return realpath(path, out) ? 0 : errno;
}

int io_writable(const char* path) { return code_of(faccessat(AT_FDCWD, path, W_OK, AT_EACCESS)); }

int io_open(const char* path, int flags, mode_t mode, int* fd) {
  const int code = injected_fault(IO_OPEN, NULL);
  if (code) return code;
  *fd = open(path, flags | O_CLOEXEC, mode);
  return code_of(*fd);
}

// Folder by folder from the root: a link that someone puts into the path after it was resolved is
// not followed. O_PATH needs no permission to list the folders.
int io_open_resolved(const char* path, int flags, int* fd) {
  CT_ASSERT(path[0] == '/');
  char copy[4096];
  int code = injected_fault(IO_OPEN, NULL);
  if (!code && strlen(path) >= sizeof copy) code = ENAMETOOLONG;
  if (code) return code;
  strcpy(copy, path);
  *fd = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
  code = code_of(*fd);
  for (char *name = copy + 1, *end; !code && *name; name = end) {
    end = name + strcspn(name, "/");
    const int how = *end ? O_PATH | O_DIRECTORY : flags;
    if (*end) *end++ = 0;
    const int folder = *fd;
    *fd = openat(folder, name, how | O_NOFOLLOW | O_CLOEXEC);
    code = code_of(*fd);
    close(folder);
  }
  return code;
}

int io_duplicate(int fd, int* copy) {
  const int code = injected_fault(IO_OPEN, NULL);
  if (code) return code;
  *copy = fcntl(fd, F_DUPFD_CLOEXEC, 3);
  return code_of(*copy);
}

// Only root may give a file away: what cannot be kept of owner and group is left as it is.
int io_keep_owner(int fd, const struct stat* st) {
  if (st->st_uid != geteuid() || st->st_gid != getegid()) {
    const int ignored = fchown(fd, st->st_uid, st->st_gid);
    (void)ignored;
  }
  return code_of(fchmod(fd, st->st_mode & 07777));
}

int io_read(int fd, void* data, size_t size, size_t* got) {
  *got = 0;
  const int code = injected_fault(IO_READ, &size);
  if (code) return code;
  ssize_t n;
  do n = read(fd, data, size);
  while (n < 0 && errno == EINTR);
  if (n < 0) return errno;
  *got = (size_t)n;
  return 0;
}

int io_write(int fd, const void* data, size_t size) {
  const char* at = data;
  while (size > 0) {
    size_t part = size;
    const int code = injected_fault(IO_WRITE, &part);
    if (code) return code;
    const ssize_t n = write(fd, at, part);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno;
    if (n == 0) return EIO;
    at += n;
    size -= (size_t)n;
  }
  return 0;
}

// Not every file system and no pipe can do it; those have nothing to keep.
int io_sync(int fd) {
  const int code = injected_fault(IO_SYNC, NULL);
  if (code) return code;
  const int failed = code_of(fsync(fd));
  return failed == EINVAL || failed == ENOTSUP || failed == EROFS ? 0 : failed;
}

// The way back after a failure: there is no other way if this fails too.
void io_empty(int fd) {
  const int ignored = ftruncate(fd, 0);
  (void)ignored;
}

// Linux closes the descriptor also when close fails, by EINTR too.
int io_close(int fd) {
  const int code = injected_fault(IO_CLOSE, NULL);
  const int failed = code_of(close(fd));
  if (code) return code;
  return failed == EINTR ? 0 : failed;
}

int io_rename(const char* from, const char* to) {
  const int code = injected_fault(IO_RENAME, NULL);
  return code ? code : code_of(rename(from, to));
}

int io_remove(const char* path) {
  const int code = injected_fault(IO_REMOVE, NULL);
  return code ? code : code_of(unlink(path));
}
