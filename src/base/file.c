// A file that was read is one block with a zero behind its last byte, owned by the caller. Paths
// are texts with / or \ as separators; results are new texts, or point into the argument.
#include "base/file.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/folders.h"
#include "base/io.h"
#include "base/output.h"
#include "base/str.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

static bool set_reason(const char** why, const char* text) {
  if (why) *why = text;
  return false;
}

// Read to the end, into room for the size that the file has; in growing pieces where it has more,
// as files have that lie about their size.
static const char* read_all(int fd, size_t expected, size_t max_bytes, unsigned char** data,
                            size_t* size) {
  size_t n = 0, cap = expected < 64 ? 64 * 1024 : expected + 2;
  unsigned char* p = (unsigned char*)alloc_bytes(cap);
  const char* trouble = p ? NULL : "out of memory";
  while (!trouble) {
    size_t got;
    const int code = io_read(fd, p + n, cap - 1 - n, &got);
    n += got;
    if (code)
      trouble = io_reason(code);
    else if (n > max_bytes)
      trouble = "file too large";
    else if (got == 0)
      break;
    else if (n == cap - 1) {
      unsigned char* grown = cap > SIZE_MAX / 2 ? NULL : (unsigned char*)alloc_grow(p, n, 2 * cap);
      if (!grown)
        trouble = "out of memory";
      else
        p = grown, cap *= 2;
    }
  }
  if (trouble) {
    alloc_free(p);
    return trouble;
  }
  p[n] = 0;
  *data = p;
  *size = n;
  return NULL;
}

bool file_read(const char* path, size_t max_bytes, unsigned char** data, size_t* size,
               const char** why) {
  CT_ASSERT(path && data && size);
  char room[FOLDERS_PATH];
  const char* given = path;
  path = folders_path(given, room);
  if (!path) return set_reason(why, folders_outside);
  struct stat st;
  int fd, code = io_stat(path, &st);
  if (code) return set_reason(why, io_reason(code));
  if (S_ISDIR(st.st_mode)) return set_reason(why, io_reason(EISDIR));
  if (!S_ISREG(st.st_mode)) return set_reason(why, "not a regular file");
  if ((uintmax_t)st.st_size > max_bytes) return set_reason(why, "file too large");

  // should it have become a pipe since, opening does not wait for a writer
  const int flags = O_RDONLY | O_NONBLOCK | O_NOCTTY;
  code = path == given ? io_open(path, flags, 0, &fd) : io_open_resolved(path, flags, &fd);
  if (code) return set_reason(why, io_reason(code));
  const char* trouble = read_all(fd, (size_t)st.st_size, max_bytes, data, size);
  io_close(fd); // nothing that was read can be lost now
  return trouble ? set_reason(why, trouble) : true;
}

bool file_write(const char* path, const void* data, size_t size, const char** why) {
  CT_ASSERT(path && (data || size == 0));
  Output out;
  if (!output_open(&out, path, why)) return false;
  output_bytes(&out, data, size);
  return output_close(&out, why);
}

static bool stat_file(const char* path, struct stat* st) {
  char room[FOLDERS_PATH];
  path = path ? folders_path(path, room) : NULL;
  return path && io_stat(path, st) == 0 && !S_ISDIR(st->st_mode);
}

bool file_time(const char* path, int64_t* seconds) {
  struct stat st;
  if (!stat_file(path, &st)) return false;
  *seconds = (int64_t)st.st_mtime;
  return true;
}

static bool is_separator(char c) { return c == '/' || c == '\\'; }

bool file_is_absolute(const char* path) {
  bool letter = (path[0] >= 'A' && path[0] <= 'Z') || (path[0] >= 'a' && path[0] <= 'z');
  return is_separator(path[0]) || (letter && path[1] == ':');
}

const char* file_name(const char* path) {
  const char* name = path;
  for (const char* p = path; *p; p++) {
    if (is_separator(*p)) name = p + 1;
  }
  return name;
}

const char* file_ext(const char* path) {
  const char* dot = strrchr(file_name(path), '.');
  return dot ? dot : "";
}

char* file_stem(const char* path) {
  const char* name = file_name(path);
  return str_ndup(name, strlen(name) - strlen(file_ext(name)));
}

char* file_join(const char* dir, const char* path) {
  size_t n = dir ? strlen(dir) : 0;
  if (n == 0 || file_is_absolute(path)) return str_dup(path);
  return str_printf("%s%s%s", dir, is_separator(dir[n - 1]) ? "" : "/", path);
}

static bool is_folder(const char* begin, size_t n, const char* name) {
  return n == strlen(name) && memcmp(begin, name, n) == 0;
}

// Where the last folder of text[root..n) begins; n stands behind its separator.
static size_t last_folder(const char* text, size_t root, size_t n) {
  size_t at = n > root ? n - 1 : n;
  while (at > root && text[at - 1] != '/') at--;
  return at;
}

char* file_reduce(const char* path) {
  char* out = str_dup(path);
  if (!out) return NULL;
  size_t root = is_separator(path[0]) ? 1 : file_is_absolute(path) && is_separator(path[2]) ? 3 : 0;
  size_t n = root;
  const char* name = file_name(path);
  for (const char* p = path + root; p < name;) {
    const char* end = p;
    while (!is_separator(*end)) end++;
    size_t length = (size_t)(end - p), last = last_folder(out, root, n);
    bool up = is_folder(p, length, ".."),
         stuck = last == n || is_folder(out + last, n - last, "../");
    if (up && !stuck) {
      n = last;
    } else if (!is_folder(p, length, ".")) {
      memmove(out + n, p, length); // out never runs ahead of path
      n += length;
      out[n++] = '/';
    }
    p = end + 1;
  }
  memmove(out + n, name, strlen(name) + 1);
  return out;
}

char* file_full(const char* path) {
  char here[4096];
  if (file_is_absolute(path) || !getcwd(here, sizeof here)) return str_dup(path);
  char* whole = file_join(here, path);
  char* reduced = whole ? file_reduce(whole) : NULL;
  alloc_free(whole);
  return reduced;
}
