// Files in memory.
#ifndef TESTS_UNIT_ASSET_XML_MEMORY_H
#define TESTS_UNIT_ASSET_XML_MEMORY_H

#include "asset/xml.h"
#include "base/alloc.h"
#include "support/failing_memory.h"

#include <stdlib.h>
#include <string.h>

typedef struct MemoryFile {
  const char* path;
  const char* text;
} MemoryFile;

// user: MemoryFile[], ended by a NULL path
static inline unsigned char* memory_read(void* user, const char* path, size_t* size,
                                         const char** why) {
  (void)why;
  for (const MemoryFile* f = (const MemoryFile*)user; f->path; f++) {
    if (strcmp(f->path, path) != 0) continue;
    *size = strlen(f->text);
    unsigned char* data = (unsigned char*)alloc_bytes(*size);
    if (data) memcpy(data, f->text, *size);
    return data;
  }
  return NULL;
}

#endif
