// base/io.h on files in memory. A file is a name and bytes; folders are the beginnings of names.
// Names are absolute, without "." and "..". Descriptors 1 and 2 are the console.
#include "files.h"

#include "base/alloc.h"
#include "base/file.h"
#include "base/io.h"
#include "base/str.h"
#include "host.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>

typedef struct File {
  char* name; // NULL: this place is free
  unsigned char* data;
  size_t size, room;
  int version; // seconds of a clock that moves with every change
} File;

typedef struct Open {
  File* file; // NULL: free
  size_t at;
} Open;

enum { OPEN_FILES = 32, FIRST_DESCRIPTOR = 3 };

static struct {
  File** file;
  int count, room, version;
  Open open[OPEN_FILES];
} disk;

//---------------------------------- names ---------------------------------------------------------

static char* full_name(const char* path) {
  char* whole = file_join("/", path);
  char* name = whole ? file_reduce(whole) : NULL;
  alloc_free(whole);
  return name;
}

static File* find_file(const char* path) {
  char* name = full_name(path);
  File* found = NULL;
  for (int i = 0; name && i < disk.count && !found; i++)
    if (disk.file[i]->name && !strcmp(disk.file[i]->name, name)) found = disk.file[i];
  alloc_free(name);
  return found;
}

static bool is_folder(const char* path) {
  char* name = full_name(path);
  size_t n = name ? strlen(name) : 0;
  while (n > 0 && name[n - 1] == '/') n--;
  bool found = n == 0;
  for (int i = 0; name && i < disk.count && !found; i++) {
    const char* other = disk.file[i]->name;
    found = other && !strncmp(other, name, n) && other[n] == '/';
  }
  alloc_free(name);
  return found;
}

static File* new_file(const char* path) {
  File* f = NULL;
  for (int i = 0; i < disk.count && !f; i++)
    if (!disk.file[i]->name) f = disk.file[i];
  if (!f) {
    if (disk.count == disk.room) {
      const size_t old = (size_t)disk.room * sizeof *disk.file, grown = old ? 2 * old : 64;
      File** list = alloc_grow(disk.file, old, grown);
      if (!list) return NULL;
      disk.file = list;
      disk.room = (int)(grown / sizeof *list);
    }
    f = alloc_zero(sizeof *f);
    if (!f) return NULL;
    disk.file[disk.count++] = f;
  }
  f->name = full_name(path);
  f->version = ++disk.version;
  return f->name ? f : NULL;
}

static bool is_open(const File* f) {
  for (int i = 0; i < OPEN_FILES; i++)
    if (disk.open[i].file == f) return true;
  return false;
}

static void drop_file(File* f) {
  alloc_free(f->name);
  alloc_free(f->data);
  *f = (File){0};
}

static int write_file(File* f, size_t at, const void* data, size_t n) {
  if (n > SIZE_MAX / 4 || at > SIZE_MAX / 4) return EFBIG;
  if (at + n > f->room) {
    const size_t room = at + n > 2 * f->room ? at + n : 2 * f->room;
    unsigned char* grown = alloc_grow(f->data, f->size, room);
    if (!grown) return ENOSPC;
    f->data = grown;
    f->room = room;
  }
  if (n) memcpy(f->data + at, data, n);
  if (at + n > f->size) f->size = at + n;
  f->version = ++disk.version;
  return 0;
}

//---------------------------------- for the host --------------------------------------------------

int files_put(const char* path, const void* data, size_t n) {
  File* f = find_file(path);
  if (!f) f = new_file(path);
  if (!f) return ENOMEM;
  f->size = 0;
  return write_file(f, 0, data, n);
}

const void* files_get(const char* path, size_t* n) {
  const File* f = find_file(path);
  *n = f ? f->size : 0;
  return !f ? NULL : f->data ? f->data : (const void*)"";
}

const char* files_name(int i) {
  for (int k = 0; k < disk.count; k++)
    if (disk.file[k]->name && i-- == 0) return disk.file[k]->name;
  return NULL;
}

int files_remove(const char* path) { return io_remove(path); }

//---------------------------------- base/io.h -----------------------------------------------------

void io_set_fault(IoFault* fault, void* user) { (void)fault, (void)user; }

const char* io_reason(int code) {
  static const struct {
    int code;
    const char* text;
  } table[] = {{ENOENT, "no such file"},          {EISDIR, "is a directory"},
               {EMFILE, "too many open files"},   {ENOSPC, "no space left"},
               {EFBIG, "file too large"},         {ENOMEM, "out of memory"},
               {EBADF, "is closed"},              {ENOSYS, "is not possible in a browser"}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].code == code) return table[i].text;
  return "input/output error";
}

int io_stat(const char* path, struct stat* st) {
  *st = (struct stat){0};
  const File* f = find_file(path);
  if (!f && !is_folder(path)) return ENOENT;
  st->st_mode = f ? S_IFREG : S_IFDIR;
  st->st_size = f ? (off_t)f->size : 0;
  st->st_mtim.tv_sec = f ? f->version : 0;
  return 0;
}

int io_link(const char* path, char* target, size_t size) {
  (void)target, (void)size;
  return find_file(path) || is_folder(path) ? EINVAL : ENOENT;
}

int io_resolve(const char* path, char out[4096]) {
  char* name = full_name(path);
  const int code = !name ? ENOMEM : strlen(name) >= 4096 ? ENAMETOOLONG : 0;
  if (!code) strcpy(out, name);
  alloc_free(name);
  return code;
}

int io_writable(const char* path) { return find_file(path) ? 0 : ENOENT; }

int io_open(const char* path, int flags, mode_t mode, int* fd) {
  (void)mode;
  *fd = -1;
  File* f = find_file(path);
  if (f && (flags & O_CREAT) && (flags & O_EXCL)) return EEXIST;
  if (!f && !(flags & O_CREAT)) return is_folder(path) ? EISDIR : ENOENT;
  for (int i = 0; i < OPEN_FILES; i++) {
    if (disk.open[i].file) continue;
    if (!f) f = new_file(path);
    if (!f) return ENOMEM;
    disk.open[i] = (Open){.file = f};
    *fd = FIRST_DESCRIPTOR + i;
    return 0;
  }
  return EMFILE;
}

int io_open_resolved(const char* path, int flags, int* fd) { return io_open(path, flags, 0, fd); }

static Open* opened(int fd) {
  const int i = fd - FIRST_DESCRIPTOR;
  return i >= 0 && i < OPEN_FILES && disk.open[i].file ? disk.open + i : NULL;
}

int io_duplicate(int fd, int* copy) {
  *copy = fd;
  return fd == 1 || fd == 2 || opened(fd) ? 0 : EBADF;
}

int io_keep_owner(int fd, const struct stat* st) { return (void)fd, (void)st, 0; }

int io_read(int fd, void* data, size_t size, size_t* got) {
  Open* o = opened(fd);
  *got = 0;
  if (!o) return EBADF;
  const size_t rest = o->at < o->file->size ? o->file->size - o->at : 0;
  *got = size < rest ? size : rest;
  if (*got) memcpy(data, o->file->data + o->at, *got);
  o->at += *got;
  return 0;
}

int io_write(int fd, const void* data, size_t size) {
  Open* o = opened(fd);
  if (fd == 1 || fd == 2) {
    host_print(fd, data, size);
    return 0;
  }
  if (!o) return EBADF;
  const int code = write_file(o->file, o->at, data, size);
  if (!code) o->at += size;
  return code;
}

int io_sync(int fd) { return (void)fd, 0; }

void io_empty(int fd) {
  Open* o = opened(fd);
  if (o) o->file->size = o->at = 0;
}

int io_close(int fd) {
  Open* o = opened(fd);
  if (o) o->file = NULL;
  return o || fd == 1 || fd == 2 ? 0 : EBADF;
}

int io_rename(const char* from, const char* to) {
  File *f = find_file(from), *old = find_file(to);
  if (!f) return ENOENT;
  char* name = full_name(to);
  if (!name) return ENOMEM;
  if (old && old != f && !is_open(old)) drop_file(old);
  alloc_free(f->name);
  f->name = name;
  return 0;
}

int io_remove(const char* path) {
  File* f = find_file(path);
  if (!f) return ENOENT;
  if (is_open(f)) return EBADF;
  drop_file(f);
  return 0;
}
