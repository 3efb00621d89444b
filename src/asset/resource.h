// Bytes by name: from memory, from a provider, from disk.
#ifndef ASSET_RESOURCE_H
#define ASSET_RESOURCE_H

#include "asset/vfs.h"

#include <corten/plugin.h>

#include <stdbool.h>
#include <stddef.h>

// Bytes that a provider has under a name; one that is not mounted is mounted meanwhile. As
// vfs_read: data is a copy, why a constant text.
bool resource_read(const VfsSource* from, const char* name, size_t max_bytes, unsigned char** data,
                   size_t* size, const char** why);

// A resource with its name; what a provider is given. NULL when out of memory.
ctResource* resource_make(const char* name, const ctpResourceProvider* provider, ctVFS* vfs);
void resource_free(ctResource* r);

#endif
