#include "asset/provided.h"

#include "base/alloc.h"
#include "base/str.h"

#include <string.h>

ctResource* provided_make(const char* name, const ctpResourceProvider* provider, ctVFS* vfs) {
  Opened* o = alloc_zero(sizeof *o);
  char* copy = o ? str_dup(name) : NULL;
  if (!copy) {
    alloc_free(o);
    return NULL;
  }
  o->r.name = copy;
  o->r.provider = provider;
  o->r.vfs = vfs;
  return &o->r;
}

void provided_free(ctResource* r) {
  if (!r) return;
  alloc_free(provided_opened(r)->bytes);
  alloc_free(r->name);
  alloc_free(r);
}

static void unmount_provider(ctResource* mount) {
  if (mount && mount->provider->unmount) mount->provider->unmount(mount);
  provided_free(mount);
}

// What the mount keeps is there as data until the provider has its own.
bool provided_open(ctResource* r, const ctResource* mount) {
  if (!mount) {
    mount = provided_opened(r)->mount =
        provided_make(r->provider->prefix ? r->provider->prefix : r->name, r->provider, r->vfs);
    if (!mount) return false;
    if (r->provider->mount) r->provider->mount(provided_opened(r)->mount);
  }
  r->data = mount->data;
  bool done = r->provider->open && r->provider->open(r);
  if (r->data == mount->data) r->data = NULL;
  return done;
}

void provided_drop(ctResource* r) {
  unmount_provider(provided_opened(r)->mount);
  provided_free(r);
}

bool provided_read(const Provided* source, const char* name, size_t max_bytes, unsigned char** data,
                   size_t* size, const char** why) {
  const ctpResourceProvider* provider = source->provider;
  const ctResource* mount = source->mount;
  ctResource* r = provided_make(name, provider, mount ? mount->vfs : NULL);
  const char* trouble = r ? NULL : "out of memory";
  bool open = r && provided_open(r, mount);
  if (r && !open) trouble = "no such file";
  const void* from = NULL;
  int n = open && provider->read ? provider->read(r, &from) : -1;
  if (open && n < 0) trouble = "cannot be read";
  if (n >= 0 && (size_t)n > max_bytes) trouble = "file is too large";
  unsigned char* copy = trouble ? NULL : alloc_bytes((size_t)n + 1);
  if (copy) {
    if (n) memcpy(copy, from, (size_t)n);
    copy[n] = 0;
    *data = copy;
    *size = (size_t)n;
  } else if (why) {
    *why = trouble ? trouble : "out of memory";
  }
  if (open && provider->close) provider->close(r);
  if (r) provided_drop(r);
  return copy != NULL;
}
