// Shared libraries of plugins do not exist here.
#include "base/report.h"

#include <corten/compat.h>

#include <stdio.h>

int ctmj_loadPluginLibrary(const char* path, char* error, int error_sz) {
  if (error && error_sz > 0)
    snprintf(error, (size_t)error_sz, "Error loading plugin library '%s': WebAssembly has none", path);
  return 1;
}

void ct_loadPluginLibrary(const char* path) {
  char error[256];
  if (ctmj_loadPluginLibrary(path, error, sizeof error)) report_error("%s", error);
}

void ct_loadAllPluginLibraries(const char* directory, ctfPluginLibraryLoadCallback callback) {
  (void)directory, (void)callback;
}
