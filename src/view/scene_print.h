// A scene as a text file.
#ifndef VIEW_SCENE_PRINT_H
#define VIEW_SCENE_PRINT_H

#include <corten/corten.h>

#include <stdbool.h>

// Written whole or not at all. format as in model/dump.h. False with a constant text in *why (may
// be NULL).
bool scene_print_file(const ctvScene* s, const char* filename, const char* format,
                      const char** why);

#endif
