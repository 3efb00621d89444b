// Resources: names with the provider that has their bytes, and reading from a provider.
#ifndef ASSET_PROVIDED_H
#define ASSET_PROVIDED_H

#include <corten/plugin.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What is behind a ctResource. `data` of those without provider points to itself.
typedef struct Opened {
  ctResource r;
  ctResource* mount;    // of a provider that is mounted for this one only
  unsigned char* bytes; // read from disk
  const void* content;  // of these, or of a file in memory
  size_t size;
  bool is_read;
  int64_t stamp; // time of change, or a hash
} Opened;

static inline Opened* provided_opened(ctResource* r) { return (Opened*)(void*)r; }

// Who has the bytes of a name.
typedef struct Provided {
  const ctpResourceProvider* provider;
  const ctResource* mount; // of the provider; NULL: known by its prefix
} Provided;

// A resource with its name; what a provider is given. NULL when out of memory.
ctResource* provided_make(const char* name, const ctpResourceProvider* provider, ctVFS* vfs);
void provided_free(ctResource* r); // NULL allowed

// Open a made resource. One whose provider is not mounted (mount is NULL) mounts it for itself, and
// provided_drop unmounts it and frees the resource.
bool provided_open(ctResource* r, const ctResource* mount);
void provided_drop(ctResource* r);

// Bytes that a provider has under a name; one that is not mounted is mounted meanwhile. As
// vfs_read: data is a copy, why a constant text.
bool provided_read(const Provided* from, const char* name, size_t max_bytes, unsigned char** data,
                   size_t* size, const char** why);

#endif
