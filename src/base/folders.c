#include "base/folders.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/io.h"
#include "base/str.h"

#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

const char folders_outside[] = "lies outside of the allowed folders";

// Resolved paths, without a separator at the end: "" is the root.
typedef struct Folders {
  char** path;
  int count;
} Folders;

static Folders allowed;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void free_folders(Folders* f) {
  for (int i = 0; i < f->count; i++) alloc_free(f->path[i]);
  alloc_free(f->path);
}

//---------------------------------- setting -------------------------------------------------------

static const char* add_folder(Folders* f, const char* folder) {
  char room[FOLDERS_PATH];
  struct stat st;
  if (!folder) return "is NULL";
  int code = io_resolve(folder, room);
  if (!code) code = io_stat(room, &st);
  if (code) return io_reason(code);
  if (!S_ISDIR(st.st_mode)) return "is not a folder";
  char* copy = str_dup(room[1] ? room : "");
  if (!copy) return "out of memory";
  f->path[f->count++] = copy;
  return NULL;
}

const char* folders_set(const char* const* folder, int n, int* bad) {
  CT_ASSERT(n >= 0 && (folder || n == 0));
  *bad = -1;
  Folders next = {0};
  if (n > 0) next.path = alloc_zero((size_t)n * sizeof *next.path);
  if (n > 0 && !next.path) return "out of memory";
  for (int i = 0; i < n; i++) {
    const char* why = add_folder(&next, folder[i]);
    if (!why) continue;
    free_folders(&next);
    *bad = i;
    return why;
  }
  pthread_rwlock_wrlock(&lock);
  Folders old = allowed;
  allowed = next;
  pthread_rwlock_unlock(&lock);
  free_folders(&old);
  return NULL;
}

//---------------------------------- asking --------------------------------------------------------

static bool has_dots(const char* path) {
  for (const char* at = path; (at = strstr(at, "..")); at += 2) {
    if ((at == path || at[-1] == '/') && (at[2] == '/' || !at[2])) return true;
  }
  return false;
}

// Append rest to the folder in room.
static bool append_path(char room[FOLDERS_PATH], const char* rest, size_t length) {
  const size_t n = strlen(room), slash = n > 0 && room[n - 1] != '/';
  if (n + slash + length >= FOLDERS_PATH) return false;
  if (slash) room[n] = '/';
  memcpy(room + n + slash, rest, length);
  room[n + slash + length] = 0;
  return true;
}

// The first name of rest, which cannot be followed from the folder in room, is a link: it leads
// nowhere, and where to is not told.
static bool is_lost_link(const char room[FOLDERS_PATH], const char* rest) {
  char link[FOLDERS_PATH], target[2];
  strcpy(link, room);
  if (!append_path(link, rest, strcspn(rest, "/"))) return true;
  const int code = io_link(link, target, sizeof target);
  return code == 0 || code == ENAMETOOLONG;
}

// Resolve a path, of which only a first part may exist. False: where it leads is not known.
static bool resolve_path(const char* path, char room[FOLDERS_PATH]) {
  char part[FOLDERS_PATH];
  size_t cut = strlen(path);
  if (cut >= FOLDERS_PATH) return false;
  if (io_resolve(path, room) == 0) return true;
  memcpy(part, path, cut + 1);
  do {
    if (cut == 0) return false;
    while (cut > 0 && part[cut - 1] == '/') cut--;
    while (cut > 0 && part[cut - 1] != '/') cut--;
    part[cut] = 0;
  } while (io_resolve(cut ? part : ".", room) != 0);
  const char* rest = path + cut;
  return !has_dots(rest) && !is_lost_link(room, rest) && append_path(room, rest, strlen(rest));
}

static bool is_inside_folder(const char* path, const char* folder) {
  const size_t n = strlen(folder);
  return strncmp(path, folder, n) == 0 && (path[n] == '/' || !path[n]);
}

const char* folders_path(const char* path, char room[FOLDERS_PATH]) {
  pthread_rwlock_rdlock(&lock);
  const bool limited = allowed.count > 0;
  bool inside = false;
  if (limited && resolve_path(path, room)) {
    for (int i = 0; i < allowed.count; i++)
      inside = inside || is_inside_folder(room, allowed.path[i]);
  }
  pthread_rwlock_unlock(&lock);
  return !limited ? path : inside ? room : NULL;
}
