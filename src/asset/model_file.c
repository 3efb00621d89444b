// Models in binary form from files of the disk, of a virtual file system and of providers.
#include "asset/asset_file.h"
#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/file.h"
#include "base/report.h"
#include "model/binary.h"

#include <corten/corten.h>

#include <string.h>

static ctModel* read_model_file(const char* filename, const ctVFS* vfs, ErrorList* err) {
  char* path = file_reduce(filename); // as resources are named
  unsigned char* data = NULL;
  size_t size = 0;
  const char* why = "out of memory";
  ctModel* m = NULL;
  if (path && vfs_read(vfs, path, SIZE_MAX / 4, &data, &size, &why))
    m = binary_read(data, size, filename, err);
  else
    error_add(err, (Place){.file = filename}, "Error opening file '%s': %s", filename, why);
  alloc_free(data);
  alloc_free(path);
  return m;
}

ctModel* ct_loadBinary(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  ErrorList err;
  error_init(&err);
  ctModel* m = read_model_file(filename, vfs, &err);
  if (error && error_sz > 0) error_format(&err, error, (size_t)error_sz);
  error_free(&err);
  return m;
}

//---------------------------------- without a buffer for errors -----------------------------------

static void warn_why(char* why) {
  size_t n = strlen(why);
  while (n > 0 && why[n - 1] == '\n') why[--n] = 0;
  report_warning("%s", why);
}

ctModel* ct_loadModel(const char* filename, const ctVFS* vfs) {
  char why[1000];
  ctModel* m = ct_loadBinary(filename, vfs, why, sizeof why);
  if (!m) warn_why(why);
  return m;
}

ctModel* ct_loadModelBuffer(const void* buffer, int buffer_sz) {
  char why[1000];
  ctModel* m = ct_loadBinaryBuffer(buffer, buffer_sz, why, sizeof why);
  if (!m) warn_why(why);
  return m;
}
