// Plugins from shared libraries: loading one runs its constructors, which register what is in it.
#include "base/report.h"

#include <corten/compat.h>

#include <dirent.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { NAME_SIZE = 256 };

// A library may be linked to a copy of Corten that is not this one (a program or an extension
// module may have its own inside). What it registered there is registered here, too.
static void adopt_plugins(void* library) {
  int (*count)(void) = NULL;
  const ctpPlugin* (*at)(int slot) = NULL;
  void* symbol = dlsym(library, "ctp_pluginCount");
  memcpy(&count, &symbol, sizeof symbol); // ISO C has no cast from object to function
  symbol = dlsym(library, "ctp_getPluginAtSlot");
  memcpy(&at, &symbol, sizeof symbol);
  if (!count || !at || count == ctp_pluginCount) return;
  for (int i = 0; i < count(); i++) {
    const ctpPlugin* plugin = at(i);
    int slot;
    if (plugin && !ctp_getPlugin(plugin->name, &slot)) ctp_registerPlugin(plugin);
  }
}

int ctmj_loadPluginLibrary(const char* path, char* error, int error_sz) {
  void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char* why = dlerror();
    if (error && error_sz > 0)
      snprintf(error, (size_t)error_sz, "Error loading plugin library '%s': %s", path,
               why ? why : "unknown reason");
    return 1;
  }
  adopt_plugins(library);
  return 0;
}

void ct_loadPluginLibrary(const char* path) {
  char error[1024];
  if (ctmj_loadPluginLibrary(path, error, sizeof error)) report_error("%s", error);
}

static bool is_library(const char* name) {
  size_t n = strlen(name);
  return n > 3 && n < NAME_SIZE && strcmp(name + n - 3, ".so") == 0;
}

// The first library of a folder behind `name`, by alphabet; false: there is none.
static bool next_library(DIR* folder, char name[NAME_SIZE]) {
  char best[NAME_SIZE] = "";
  rewinddir(folder);
  for (const struct dirent* e = readdir(folder); e; e = readdir(folder)) {
    bool better = strcmp(e->d_name, name) > 0 && (!*best || strcmp(e->d_name, best) < 0);
    if (better && is_library(e->d_name)) snprintf(best, sizeof best, "%s", e->d_name);
  }
  memcpy(name, best, sizeof best);
  return *best != 0;
}

// In the order of names, so that slots do not depend on the file system.
void ct_loadAllPluginLibraries(const char* directory, ctfPluginLibraryLoadCallback callback) {
  DIR* folder = opendir(directory);
  char name[NAME_SIZE] = "", path[4096];
  while (folder && next_library(folder, name)) {
    int first = ctp_pluginCount();
    int length = snprintf(path, sizeof path, "%s/%s", directory, name);
    if (length < (int)sizeof path) ct_loadPluginLibrary(path);
    int count = ctp_pluginCount() - first;
    if (callback && count > 0) callback(path, first, count);
  }
  if (folder) closedir(folder);
}
