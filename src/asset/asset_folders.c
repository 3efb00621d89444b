// Folders that files may be read from, for programs that load untrusted models.
#include "base/folders.h"
#include "base/report.h"

#include <corten/corten.h>

#include <stddef.h>

int ct_setFolders(const char* const* folder, int n) {
  int bad = -1;
  const bool counted = folder ? n > 0 : n == 0; // an empty list is no request for all files
  const char* why = counted ? folders_set(folder, n, &bad) : "needs folders, or NULL and 0";
  if (!why) return 0;
  const char* name = bad >= 0 ? folder[bad] : NULL;
  report_quietly("ct_setFolders: %s%s%s%s", name ? "folder '" : "", name ? name : "",
                 name ? "': " : "", why);
  return -1;
}
