// Files held in memory (ctVFS), and reading through them: a file of the set wins over one on disk.
#ifndef ASSET_VFS_H
#define ASSET_VFS_H

#include "asset/provided.h"

#include <corten/plugin.h>

#include <stdbool.h>
#include <stddef.h>

typedef struct VfsFile {
  char* name; // NULL: the mount of a provider by its prefix; else as given, '/' between its parts,
              // without "." and "x/.."
  unsigned char* data;
  size_t size;
  ctResource* mount; // not NULL: no file, a provider answers for all names below this one
} VfsFile;

// Who answers for a path: a file of the set, a provider that is mounted above it, one that the
// prefix of the path names, or none of them: the disk. A file of the set is the one of this name;
// else the last added whose name without folders is the same, in any case of letters.
typedef struct VfsSource {
  const VfsFile* file;
  Provided by;
} VfsSource;
VfsSource vfs_source(const ctVFS* vfs, const char* path);

// As file_join; names with the prefix of a provider are absolute.
char* vfs_join(const char* dir, const char* path);

// The path up to and with its last separator; the prefix of a provider with its colon, or "", for a
// name without folders.
char* vfs_dir(const char* path);

// Content of a file of the set, of a provider or on disk, made with alloc_bytes and with a 0 behind
// it. On failure false and *why is a constant text. why may be NULL.
bool vfs_read(const ctVFS* vfs, const char* path, size_t max_bytes, unsigned char** data,
              size_t* size, const char** why);

// For XmlSource: user is the const ctVFS*, which may be NULL.
unsigned char* vfs_read_xml(void* user, const char* path, size_t* size, const char** why);

#endif
