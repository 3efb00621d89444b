// Files in memory. Names in the set are clean: '/' between parts, no "." and no "x/..", and unique.
// The set owns names, bytes and mounts. An exact name comes before a mount above it, and that
// before the last file with the same letters. Finding a name may add a mount, so it takes the lock.
#include "asset/vfs.h"

#include "asset/asset_file.h"
#include "asset/provider.h"
#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/str.h"

#include <corten/corten.h>

#include <pthread.h>
#include <string.h>

// What impl_ points to. Reading may add mounts, so that it takes the lock.
typedef struct VfsSet {
  VfsFile* data;
  int count, cap;
  pthread_mutex_t lock;
} VfsSet;

static VfsSet* set_of(const ctVFS* vfs) { return vfs ? vfs->impl_ : NULL; }

//---------------------------------- names ---------------------------------------------------------

// Copy of a path with '/' between its parts, without "." and with "x/.." taken out. NULL when out
// of memory.
static char* clean_name(const char* text) {
  size_t n = strlen(text);
  char* path = alloc_bytes(n + 2); // one more: each part is written with a '/' behind it
  if (!path) return NULL;
  char* first = path;
  if (text[0] == '/' || text[0] == '\\') *first++ = '/';
  char* to = first;
  for (size_t i = (size_t)(first - path); i <= n;) {
    size_t len = strcspn(text + i, "/\\");
    char* last = to > first ? to - 1 : first; // start of the last part written
    while (last > first && last[-1] != '/') last--;
    if (file_is_parent(text + i, len) && to > first &&
        !file_is_parent(last, (size_t)(to - 1 - last))) {
      to = last;
    } else if (!(len == 1 && text[i] == '.')) {
      memcpy(to, text + i, len);
      to += len;
      *to++ = '/';
    }
    i += len + 1;
  }
  *(to > first ? to - 1 : to) = 0;
  return path;
}

static bool same_letters(const char* a, const char* b) {
  while (*a && str_lower(*a) == str_lower(*b)) a++, b++;
  return str_lower(*a) == str_lower(*b);
}

// Copy of the last part of a path in small letters. NULL when out of memory.
static char* small_name(const char* path) {
  char* name = str_dup(file_name(path));
  for (char* c = name; c && *c; c++) *c = str_lower(*c);
  return name;
}

static int find_exact(const VfsSet* set, const char* clean) {
  for (int i = 0; i < set->count; i++) {
    if (set->data[i].name && str_eq(set->data[i].name, clean)) return i;
  }
  return -1;
}

static int find_loose(const VfsSet* set, const char* clean) {
  for (int i = set->count - 1; i >= 0; i--) {
    const char* name = set->data[i].name;
    if (name && same_letters(file_name(name), file_name(clean))) return i;
  }
  return -1;
}

// The nearest mount above a clean path. Shortens the path.
static int find_mount(const VfsSet* set, char* clean) {
  for (char* cut = strrchr(clean, '/'); cut; cut = strrchr(clean, '/')) {
    *cut = 0;
    int i = find_exact(set, clean);
    if (i >= 0 && set->data[i].mount) return i;
  }
  return -1;
}

// The mount of a provider that is known by its prefix, made when it is first needed; it lasts as
// long as the set. NULL when out of memory.
static const ctResource* prefix_mount(const ctVFS* vfs, VfsSet* set, const ctpResourceProvider* p) {
  for (int i = 0; i < set->count; i++) {
    const ctResource* mount = set->data[i].mount;
    if (!set->data[i].name && mount->provider == p) return mount;
  }
  ctResource* mount = provided_make(p->prefix, p, (ctVFS*)(uintptr_t)vfs);
  VfsFile* entry = mount ? array_push(set) : NULL;
  if (!entry) {
    provided_free(mount);
    return NULL;
  }
  *entry = (VfsFile){.mount = mount};
  if (p->mount) p->mount(mount);
  return mount;
}

static VfsSource find_source(const ctVFS* vfs, VfsSet* set, const char* path) {
  char* clean = set->count ? clean_name(path) : NULL;
  int i = clean ? find_exact(set, clean) : -1;
  const ctpResourceProvider* known = i < 0 ? provider_find(path) : NULL;
  if (clean && i < 0) {
    int loose = known ? -1 : find_loose(set, clean);
    i = find_mount(set, clean);
    if (i < 0) i = loose;
  }
  alloc_free(clean);
  if (i < 0) return (VfsSource){.by = {known, known ? prefix_mount(vfs, set, known) : NULL}};
  const VfsFile* found = set->data + i;
  return found->mount ? (VfsSource){.by = {found->mount->provider, found->mount}}
                      : (VfsSource){.file = found};
}

VfsSource vfs_source(const ctVFS* vfs, const char* path) {
  VfsSet* set = set_of(vfs);
  if (!set) return (VfsSource){.by = {.provider = provider_find(path)}};
  pthread_mutex_lock(&set->lock);
  VfsSource source = find_source(vfs, set, path);
  pthread_mutex_unlock(&set->lock);
  return source;
}

char* vfs_join(const char* dir, const char* path) {
  return provider_find(path) ? str_dup(path) : file_join(dir, path);
}

char* vfs_dir(const char* path) {
  size_t n = (size_t)(file_name(path) - path);
  if (n == 0 && provider_find(path)) n = (size_t)(strchr(path, ':') + 1 - path);
  return str_ndup(path, n);
}

//---------------------------------- reading -------------------------------------------------------

bool vfs_read(const ctVFS* vfs, const char* path, size_t max_bytes, unsigned char** data,
              size_t* size, const char** why) {
  VfsSource from = vfs_source(vfs, path);
  if (from.by.provider) return provided_read(&from.by, path, max_bytes, data, size, why);
  if (!from.file) return file_read(path, max_bytes, data, size, why);
  const VfsFile* file = from.file;
  const char* trouble = file->size > max_bytes ? "file is too large" : NULL;
  unsigned char* copy = trouble ? NULL : alloc_bytes(file->size + 1);
  if (!copy) {
    if (why) *why = trouble ? trouble : "out of memory";
    return false;
  }
  if (file->size) memcpy(copy, file->data, file->size);
  copy[file->size] = 0;
  *data = copy;
  *size = file->size;
  return true;
}

unsigned char* vfs_read_xml(void* user, const char* path, size_t* size, const char** why) {
  unsigned char* data = NULL;
  return vfs_read(user, path, ASSET_MAX_BYTES, &data, size, why) ? data : NULL;
}

//---------------------------------- the set -------------------------------------------------------

void ct_defaultVFS(ctVFS* vfs) {
  CT_ASSERT(vfs);
  VfsSet* set = alloc_zero(sizeof *set);
  if (set) pthread_mutex_init(&set->lock, NULL);
  vfs->impl_ = set;
}

// Take over data under a clean name; both are freed when that fails.
static int adopt_file(VfsSet* set, char* clean, unsigned char* data, size_t size) {
  bool taken = clean && find_exact(set, clean) >= 0;
  VfsFile* file = clean && data && !taken ? array_push(set) : NULL;
  if (file) {
    *file = (VfsFile){clean, data, size, NULL};
    return 0;
  }
  alloc_free(clean);
  alloc_free(data);
  return taken ? 2 : -1;
}

// The file gets its name without folders, in small letters.
int ct_addFileVFS(ctVFS* vfs, const char* directory, const char* filename) {
  VfsSet* set = set_of(vfs);
  CT_ASSERT(filename);
  if (!set) return -1;
  char* name = small_name(filename);
  char* path = file_join(directory ? directory : "", filename);
  unsigned char* data = NULL;
  size_t size = 0;
  int result = name && find_exact(set, name) >= 0 ? 2 : -1;
  if (name && path && result < 0 && file_read(path, ASSET_MAX_BYTES, &data, &size, NULL))
    result = adopt_file(set, name, data, size);
  else
    alloc_free(name);
  alloc_free(path);
  return result;
}

int ct_addBufferVFS(ctVFS* vfs, const char* name, const void* buffer, int nbuffer) {
  VfsSet* set = set_of(vfs);
  CT_ASSERT(name);
  if (!set || nbuffer < 0 || (nbuffer && !buffer)) return -1;
  unsigned char* data = alloc_bytes((size_t)nbuffer);
  if (data && nbuffer) memcpy(data, buffer, (size_t)nbuffer);
  return adopt_file(set, clean_name(name), data, (size_t)nbuffer);
}

// Free an entry; a provider is notified that it is no longer mounted.
static void free_entry(VfsFile* file) {
  if (file->mount && file->mount->provider->unmount) file->mount->provider->unmount(file->mount);
  provided_free(file->mount);
  alloc_free(file->name);
  alloc_free(file->data);
}

static void remove_entry(VfsSet* set, int i) {
  free_entry(set->data + i);
  set->count--;
  memmove(set->data + i, set->data + i + 1, (size_t)(set->count - i) * sizeof(*set->data));
}

int ct_deleteFileVFS(ctVFS* vfs, const char* filename) {
  VfsSet* set = set_of(vfs);
  CT_ASSERT(filename);
  char* clean = set ? clean_name(filename) : NULL;
  int i = clean ? find_exact(set, clean) : -1;
  char* name = clean && i < 0 ? small_name(clean) : NULL;
  if (name) i = find_exact(set, name);
  alloc_free(name);
  alloc_free(clean);
  if (i < 0) return -1;
  remove_entry(set, i);
  return 0;
}

int ct_mountVFS(ctVFS* vfs, const char* filepath, const ctpResourceProvider* provider) {
  VfsSet* set = set_of(vfs);
  if (!set || !filepath || !provider) return -1;
  char* clean = clean_name(filepath);
  if (clean && find_exact(set, clean) >= 0) {
    alloc_free(clean);
    return 2;
  }
  ctResource* mount = clean ? provided_make(clean, provider, vfs) : NULL;
  VfsFile* entry = mount ? array_push(set) : NULL;
  if (!entry) {
    alloc_free(clean);
    provided_free(mount);
    return -1;
  }
  *entry = (VfsFile){.name = clean, .mount = mount};
  if (provider->mount) provider->mount(mount);
  return 0;
}

int ct_unmountVFS(ctVFS* vfs, const char* filename) {
  VfsSet* set = set_of(vfs);
  char* clean = set && filename ? clean_name(filename) : NULL;
  int i = clean ? find_exact(set, clean) : -1;
  alloc_free(clean);
  if (i < 0) return -1;
  remove_entry(set, i);
  return 0;
}

void ct_deleteVFS(ctVFS* vfs) {
  VfsSet* set = set_of(vfs);
  if (!set) return;
  for (int i = 0; i < set->count; i++) free_entry(set->data + i);
  array_free(set);
  pthread_mutex_destroy(&set->lock);
  alloc_free(set);
  vfs->impl_ = NULL;
}
