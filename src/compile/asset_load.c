#include "compile/asset_load.h"

#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/folders.h"
#include "base/str.h"

#include <string.h>

// dir/file without "x/..", NULL when out of memory; an absolute file stays.
static char* join_folder(const ctString* dir, const char* file) {
  char* path = vfs_join(vectors_text(dir), file);
  char* reduced = path ? file_reduce(path) : NULL;
  alloc_free(path);
  return reduced;
}

// The message names the file as MuJoCo's does; the hint lists the places searched.
static Status not_found(Build* b, const char* below, const char* path, const char* why, Place at) {
  error_add(b->err, at, "Error opening file '%s'", below);
  if (why == folders_outside)
    error_hint(b->err, "%s %s", path, why);
  else
    error_hint(b->err, "looked for %s", path);
  return CT_FAIL;
}

Status asset_load(AssetLoad* out, Build* b, const ctString* folder, const char* file, Place at) {
  *out = (AssetLoad){0};
  char* below = join_folder(folder, file);
  out->path = below ? join_folder(b->spec->pub.modelfiledir, below) : NULL;
  size_t size = 0;
  Status status = out->path ? CT_OK : build_no_memory(b);
  const char* why = "";
  if (out->path && !vfs_read(b->vfs, out->path, ASSET_MAX_BYTES, &out->data, &size, &why))
    status =
        str_eq(why, "out of memory") ? build_no_memory(b) : not_found(b, below, out->path, why, at);
  alloc_free(below);
  out->file = (AssetFile){out->path, out->data, size};
  return status;
}

void asset_load_close(AssetLoad* a) {
  alloc_free(a->path);
  alloc_free(a->data);
  *a = (AssetLoad){0};
}

static bool has_extension(const char* file, const char* ext) {
  const char* dot = strrchr(file, '.');
  if (!dot) return false;
  for (; *dot && *ext; dot++, ext++) {
    char c = *dot >= 'A' && *dot <= 'Z' ? (char)(*dot - 'A' + 'a') : *dot;
    if (c != *ext) return false;
  }
  return !*dot && !*ext;
}

// Length of type/subtype in type/subtype[;parameter=value]; 0 if text is not of this form.
static size_t type_length(const char* text) {
  const char* slash = strchr(text, '/');
  const char* semicolon = strchr(text, ';');
  if (!slash || !slash[1]) return 0;
  if (!semicolon) return strlen(text);
  const char* equals = strchr(text, '=');
  return slash < semicolon && equals && equals > semicolon ? (size_t)(semicolon - text) : 0;
}

ContentType asset_load_type(const char* file, const ctString* given) {
  static const char* const kType[][2] = {
      {".stl", "model/stl"}, {".obj", "model/obj"}, {".msh", "model/vnd.mujoco.msh"},
      {".ply", "model/ply"}, {".png", "image/png"},
  };
  ContentType type = {{0}};
  const char* text = vectors_text(given);
  size_t n = type_length(text);
  for (size_t i = 0; !text[0] && i < sizeof(kType) / sizeof(kType[0]); i++) {
    if (!has_extension(file, kType[i][0])) continue;
    text = kType[i][1];
    n = strlen(text);
  }
  if (n >= sizeof(type.text)) n = sizeof(type.text) - 1;
  CT_ASSERT(n < sizeof(type.text)); // ends with 0
  memcpy(type.text, text, n);
  return type;
}
