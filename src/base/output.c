// The text goes to a temporary file beside the target, which replaces it when it is complete; on
// failure the old file stays and the temporary one is removed. After the first failure nothing is
// written; its errno is kept.
#include "base/output.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/io.h"
#include "base/str.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

//---------------------------------- where it goes -------------------------------------------------

// The descriptor that a path names; -1: it names a file.
static int descriptor_of(const char* path) {
  if (!strcmp(path, "/dev/stdout")) return STDOUT_FILENO;
  if (!strcmp(path, "/dev/stderr")) return STDERR_FILENO;
  static const char* const folder[] = {"/dev/fd/", "/proc/self/fd/"};
  for (int i = 0; i < 2; i++) {
    const size_t n = strlen(folder[i]);
    const char *end = path + strlen(path), *rest;
    int fd;
    if (!strncmp(path, folder[i], n) && str_to_int(path + n, end, &fd, &rest) && rest == end)
      return fd;
  }
  return -1;
}

// Length of the folder of a path with its last separator.
static size_t folder_length(const char* path) {
  const char* slash = strrchr(path, '/');
  return slash ? (size_t)(slash - path) + 1 : 0;
}

// The path with one link followed; frees the old one. NULL: out of memory.
static char* follow_link(char* path, const char* target) {
  const size_t folder = target[0] == '/' ? 0 : folder_length(path);
  char* next = str_printf("%.*s%s", (int)folder, path, target);
  alloc_free(path);
  return next;
}

// The file behind links, so that the link stays one. Stops at a name of a descriptor.
static int resolve_links(const char* path, char** file) {
  enum { LINKS = 40 };
  char* at = str_dup(path);
  for (int links = 0; at && descriptor_of(at) < 0; links++) {
    char target[PATH_MAX];
    const int code = io_link(at, target, sizeof target);
    if (code == EINVAL || code == ENOENT) break; // no link; nothing there yet
    if (code || links == LINKS) {
      alloc_free(at);
      return code ? code : ELOOP;
    }
    at = follow_link(at, target);
  }
  *file = at;
  return at ? 0 : ENOMEM;
}

// A new file in the folder of the target, with the permissions of the file that it will replace.
static int open_temporary(Output* o, const struct stat* old) {
  enum { TRIES = 1000 };
  int code = EEXIST;
  for (int i = 0; i < TRIES && code == EEXIST; i++) {
    alloc_free(o->temp);
    o->temp = str_printf("%.*s.corten-%ld-%d.tmp", (int)folder_length(o->path), o->path,
                         (long)getpid(), i);
    if (!o->temp) return ENOMEM;
    code = io_open(o->temp, O_WRONLY | O_CREAT | O_EXCL, 0666, &o->fd);
  }
  if (code) {
    alloc_free(o->temp);
    o->temp = NULL;
    return code;
  }
  o->owned = true;
  return old ? io_keep_owner(o->fd, old) : 0;
}

static int open_file(Output* o) {
  const size_t length = strlen(o->path);
  if (length == 0) return ENOENT;
  if (o->path[length - 1] == '/') return EISDIR;
  struct stat st;
  int code = io_stat(o->path, &st);
  if (code == ENOENT) return open_temporary(o, NULL);
  if (code) return code;
  if (S_ISDIR(st.st_mode)) return EISDIR;
  if (!S_ISREG(st.st_mode)) return io_open(o->path, O_WRONLY | O_NOCTTY, 0, &o->fd);
  code = io_writable(o->path);
  if (code) return code;
  if (st.st_size > 0) return open_temporary(o, &st);
  // An empty file is often a place that a program has made and holds open (mkstemp): it is filled
  o->filled = true;
  return io_open(o->path, O_WRONLY | O_NOCTTY, 0, &o->fd);
}

static int open_path(Output* o, const char* path) {
  int code = resolve_links(path, &o->path);
  if (code) return code;
  const int fd = descriptor_of(o->path);
  code = fd >= 0 ? io_duplicate(fd, &o->fd) : open_file(o);
  if (!code) o->owned = true;
  return code;
}

static void reset_output(Output* o) {
  o->fd = -1;
  o->code = 0;
  o->owned = o->filled = false;
  o->path = o->temp = NULL;
  o->used = 0;
}

bool output_open(Output* o, const char* path, const char** why) {
  CT_ASSERT(path);
  reset_output(o);
  o->code = open_path(o, path);
  if (!o->code) return true;
  if (why) *why = io_reason(o->code);
  output_discard(o);
  return false;
}

void output_attach(Output* o, int fd) {
  reset_output(o);
  o->fd = fd;
}

//---------------------------------- writing -------------------------------------------------------

bool output_flush(Output* o) {
  if (!o->code) o->code = io_write(o->fd, o->buffer, o->used);
  o->used = 0;
  return !o->code;
}

void output_bytes(Output* o, const void* data, size_t size) {
  if (size > sizeof o->buffer - o->used) output_flush(o);
  if (o->code) return;
  if (size > sizeof o->buffer) {
    o->code = io_write(o->fd, data, size);
  } else if (size) {
    memcpy(o->buffer + o->used, data, size);
    o->used += size;
  }
}

void output_text(Output* o, const char* text) { output_bytes(o, text, strlen(text)); }

void output_double(Output* o, double x) {
  char text[STR_DOUBLE];
  output_bytes(o, text, (size_t)str_from_double(text, x));
}

// Longer texts than the stack holds are made on the heap.
static void print_long(Output* o, const char* format, va_list args, int length) {
  char* text = alloc_bytes((size_t)length + 1);
  if (text) {
    vsnprintf(text, (size_t)length + 1, format, args);
    output_bytes(o, text, (size_t)length);
  } else if (!o->code) {
    o->code = ENOMEM;
  }
  alloc_free(text);
}

void output_vprintf(Output* o, const char* format, va_list args) {
  char text[1024];
  va_list again;
  va_copy(again, args);
  const int length = vsnprintf(text, sizeof text, format, args);
  CT_ASSERT(length >= 0);
  if ((size_t)length < sizeof text) {
    output_bytes(o, text, (size_t)length);
  } else {
    print_long(o, format, again, length);
  }
  va_end(again);
}

void output_printf(Output* o, const char* format, ...) {
  va_list args;
  va_start(args, format);
  output_vprintf(o, format, args);
  va_end(args);
}

//---------------------------------- the end -------------------------------------------------------

static void free_output(Output* o) {
  alloc_free(o->path);
  alloc_free(o->temp);
  reset_output(o);
}

static void close_descriptor(Output* o) {
  const int code = o->owned ? io_close(o->fd) : 0;
  o->owned = false;
  if (!o->code) o->code = code;
}

// The order matters: the new content is on the disk before it gets the name.
bool output_close(Output* o, const char** why) {
  if (output_flush(o) && (o->temp || o->filled)) o->code = io_sync(o->fd);
  if (o->code && o->filled) io_empty(o->fd);
  close_descriptor(o);
  if (!o->code && o->temp) o->code = io_rename(o->temp, o->path);
  const int code = o->code;
  if (code && why) *why = io_reason(code);
  if (code && o->temp) io_remove(o->temp);
  free_output(o);
  return !code;
}

void output_discard(Output* o) {
  if (o->owned && o->filled) io_empty(o->fd);
  close_descriptor(o);
  if (o->temp) io_remove(o->temp);
  free_output(o);
}
