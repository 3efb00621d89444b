// A folder of its own for a test program, and the names of two files in it.
#ifndef TESTS_UNIT_BASE_TEMP_FOLDER_H
#define TESTS_UNIT_BASE_TEMP_FOLDER_H

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char dir[] = "/tmp/corten_test_XXXXXX";
static char path[64], other[64];

static int make_dir(void** state) {
  (void)state;
  if (!mkdtemp(dir)) return -1;
  snprintf(path, sizeof path, "%s/f", dir);
  snprintf(other, sizeof other, "%s/g", dir);
  return 0;
}

// Fails if a test left another file behind.
static int remove_dir(void** state) {
  (void)state;
  unlink(path);
  return rmdir(dir);
}

#endif
