// Bytes by name: from memory, from a provider, from disk; with time stamps, and models from
// decoders. A resource owns its name and time stamp. Its bytes are its own if they come from disk,
// else those of the file in memory, which must live as long, or of the provider, which closes them.
#include "asset/asset_file.h"
#include "asset/provided.h"
#include "asset/provider.h"
#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/str.h"

#include <corten/corten.h>

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

//---------------------------------- time stamps ---------------------------------------------------

// Eight bytes, the lowest first, in base 64
static void write_stamp(char out[16], int64_t stamp) {
  static const char DIGIT[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  uint64_t x = (uint64_t)stamp;
  unsigned char byte[9] = {0};
  for (int i = 0; i < 8; i++) byte[i] = (unsigned char)(x >> 8 * i);
  for (int i = 0; i < 3; i++) {
    unsigned bits = (unsigned)byte[3 * i] << 16 | (unsigned)byte[3 * i + 1] << 8 | byte[3 * i + 2];
    for (int k = 0; k < 4; k++) out[4 * i + k] = DIGIT[bits >> (18 - 6 * k) & 63];
  }
  out[11] = '=';
  out[12] = 0;
}

static int base64_value(char c) {
  return c >= 'A' && c <= 'Z'   ? c - 'A'
         : c >= 'a' && c <= 'z' ? c - 'a' + 26
         : c >= '0' && c <= '9' ? c - '0' + 52
         : c == '+'             ? 62
         : c == '/'             ? 63
                                : -1;
}

static bool read_stamp(int64_t* stamp, const char* text) {
  if (!text || strlen(text) != 12 || text[11] != '=') return false;
  unsigned char byte[9] = {0};
  for (int i = 0; i < 12; i++) {
    int d = i < 11 ? base64_value(text[i]) : 0;
    if (d < 0) return false;
    for (int k = 0; k < 6; k++)
      if (d >> (5 - k) & 1) byte[(6 * i + k) / 8] |= (unsigned char)(128 >> (6 * i + k) % 8);
  }
  uint64_t x = 0;
  for (int i = 0; i < 8; i++) x |= (uint64_t)byte[i] << 8 * i;
  *stamp = (int64_t)x;
  return true;
}

// A number that changes with the content
static int64_t hash_of(const unsigned char* data, size_t size) {
  uint64_t h = size ? 0xcbf29ce484222325u : 0;
  for (size_t i = 0; i < size; i++) h = (h | data[i]) * 0x100000001b3u;
  return (int64_t)h;
}

//---------------------------------- public --------------------------------------------------------

static bool open_plain(Opened* o, const VfsFile* file) {
  o->r.data = o;
  if (file) {
    o->content = file->data;
    o->size = file->size;
    o->is_read = true;
    o->stamp = hash_of(file->data, file->size);
  } else if (!file_time(o->r.name, &o->stamp)) {
    return false;
  }
  write_stamp(o->r.timestamp, o->stamp);
  return true;
}

static bool open_any(ctResource* r, const VfsSource* from) {
  return r->provider ? provided_open(r, from->by.mount)
                     : open_plain(provided_opened(r), from->file);
}

ctResource* ctu_openResource(const char* dir, const char* name, const ctVFS* vfs, char* error,
                             size_t nerror) {
  CT_ASSERT(name);
  if (error && nerror) error[0] = 0;
  char* joined = vfs_join(dir ? dir : "", name);
  char* path = joined ? file_reduce(joined) : NULL;
  VfsSource from = path ? vfs_source(vfs, path) : (VfsSource){0};
  ctResource* r = path ? provided_make(path, from.by.provider, (ctVFS*)(uintptr_t)vfs) : NULL;
  bool done = r && open_any(r, &from);
  if (r && !done) {
    provided_drop(r);
    r = NULL;
  }
  if (!done && error && nerror) snprintf(error, nerror, "Error opening file '%s'", name);
  alloc_free(joined);
  alloc_free(path);
  return r;
}

void ctu_closeResource(ctResource* resource) {
  if (!resource) return;
  if (resource->provider && resource->provider->close) resource->provider->close(resource);
  provided_drop(resource);
}

int ctu_readResource(ctResource* resource, const void** buffer) {
  if (!resource) return -1;
  if (resource->provider)
    return resource->provider->read ? resource->provider->read(resource, buffer) : -1;
  Opened* o = provided_opened(resource);
  if (!o->is_read && file_read(resource->name, ASSET_MAX_BYTES, &o->bytes, &o->size, NULL)) {
    o->content = o->bytes;
    o->is_read = true;
  }
  if (!o->is_read || o->size > INT32_MAX) return -1;
  *buffer = o->content;
  return (int)o->size;
}

void ctu_getResourceDir(ctResource* resource, const char** dir, int* ndir) {
  *dir = NULL;
  *ndir = 0;
  if (!resource) return;
  if (!resource->name) return;
  const char *start = resource->name, *name = file_name(start);
  const char* prefix = resource->provider ? resource->provider->prefix : NULL;
  size_t n = prefix ? strlen(prefix) : 0;
  if (n && name < start + n + 1 && strncasecmp(start, prefix, n) == 0 && start[n] == ':')
    name = start + n + 1;
  *dir = start;
  *ndir = (int)(name - start);
}

int ctu_isModifiedResource(const ctResource* resource, const char* timestamp) {
  if (resource->provider)
    return resource->provider->modified ? resource->provider->modified(resource, timestamp) : 1;
  int64_t then, now = ((const Opened*)(const void*)resource)->stamp;
  if (!read_stamp(&then, timestamp)) return 1;
  return now == then ? 0 : vfs_source(resource->vfs, resource->name).file || now > then ? 1 : -1;
}

ctSpec* ctu_decodeResource(ctResource* resource, const char* content_type, const ctVFS* vfs) {
  const ctpDecoder* decoder = resource ? ctp_findDecoder(resource, content_type) : NULL;
  return decoder ? decoder->decode(resource, vfs) : NULL;
}
