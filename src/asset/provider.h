// Resource providers by the prefix of names (`prefix:rest`), and decoders by content type. Lists
// for the whole process, as for plugins: entries are added and never change.
#ifndef ASSET_PROVIDER_H
#define ASSET_PROVIDER_H

#include <corten/plugin.h>

// The provider that answers for a name; NULL: none, the name is a path.
const ctpResourceProvider* provider_find(const char* name);

#endif
