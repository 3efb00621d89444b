// The folders that files are read from: none set is no limit. One setting of the process, for
// programs that load models of strangers. Paths are compared after links and ".." are resolved.
#ifndef BASE_FOLDERS_H
#define BASE_FOLDERS_H

#include <stdbool.h>

enum { FOLDERS_PATH = 4096 }; // bytes of a resolved path, its 0 included

extern const char folders_outside[]; // why a file is not read

// Read only inside these n folders from now on; n = 0: no limit. NULL on success. On failure a
// constant text, *bad is the folder it is about (-1: none), and the setting stays as it was.
const char* folders_set(const char* const* folder, int n, int* bad);

// The path to open for `path`: itself without a limit, else the resolved one, written to room.
// NULL: outside, whether or not there is such a file.
const char* folders_path(const char* path, char room[FOLDERS_PATH]);

#endif
