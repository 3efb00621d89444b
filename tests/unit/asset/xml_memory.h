// Files in memory, and an allocator that counts and fails on demand, for the tests of this folder.
#ifndef TESTS_UNIT_ASSET_XML_MEMORY_H
#define TESTS_UNIT_ASSET_XML_MEMORY_H

#include "asset/xml.h"
#include "base/alloc.h"

#include <stdlib.h>
#include <string.h>

typedef struct MemoryFile {
  const char* path;
  const char* text;
} MemoryFile;

// user: MemoryFile[], ended by a NULL path
static inline unsigned char* memory_read(void* user, const char* path, size_t* size) {
  for (const MemoryFile* f = (const MemoryFile*)user; f->path; f++) {
    if (strcmp(f->path, path) != 0) continue;
    *size = strlen(f->text);
    unsigned char* data = (unsigned char*)alloc_bytes(*size);
    if (data) memcpy(data, f->text, *size);
    return data;
  }
  return NULL;
}

typedef struct MemoryCount {
  long live, total;
  long fail_at; // this allocation and later ones fail; -1: none
} MemoryCount;

static inline void* memory_alloc(size_t n, size_t align, void* user) {
  MemoryCount* c = (MemoryCount*)user;
  if (c->fail_at >= 0 && c->total >= c->fail_at) return NULL;
  void* p = aligned_alloc(align, (n + align) / align * align);
  if (!p) return NULL;
  c->live++;
  c->total++;
  return p;
}

static inline void memory_free(void* p, void* user) {
  ((MemoryCount*)user)->live--;
  free(p);
}

static inline void memory_count(MemoryCount* c) {
  ctAllocator a = {memory_alloc, memory_free, c};
  ct_setAllocator(&a);
}

#endif
