// Files held in memory (ctVFS), and reading through them: a file of the set wins over one on disk.
#ifndef ASSET_VFS_H
#define ASSET_VFS_H

#include <corten/types.h>

#include <stdbool.h>
#include <stddef.h>

typedef struct VfsFile {
  char* name; // as given, '/' between its parts, without "." and "x/.."
  unsigned char* data;
  size_t size;
} VfsFile;

// The file of this name; else the last added whose name without folders is the same, in any case of
// letters. NULL if there is none or vfs is NULL.
const VfsFile* vfs_find(const ctVFS* vfs, const char* name);

// Content of a file of the set or on disk, made with alloc_bytes and with a 0 behind it. On failure
// false and *why is a constant text. why may be NULL.
bool vfs_read(const ctVFS* vfs, const char* path, size_t max_bytes, unsigned char** data,
              size_t* size, const char** why);

// For XmlSource: user is the const ctVFS*, which may be NULL.
unsigned char* vfs_read_xml(void* user, const char* path, size_t* size);

#endif
