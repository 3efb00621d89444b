// Files that an included file names are sought like that file itself: from the folder of the main
// file, else from its own. MuJoCo decides this while reading and keeps the path that it found.
// Paths are reduced (no "." and "x/..") before they are compared; names in the main file stay as
// they are.
#include "mjcf/mjcf_file.h"

#include "asset/provider.h"
#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/file.h"
#include "base/str.h"

#include <corten/corten.h>

#include <string.h>

//---------------------------------- paths ---------------------------------------------------------

static bool is_whole(const char* path) { return file_is_absolute(path) || provider_find(path); }

// dir/name without "." and "x/..", NULL when out of memory.
static char* join_reduced(const char* dir, const char* name) {
  char* path = dir ? vfs_join(dir, name) : NULL;
  char* reduced = path ? file_reduce(path) : NULL;
  alloc_free(path);
  return reduced;
}

static bool is_there(const ctVFS* vfs, const char* path) {
  ctResource* r = path ? ctu_openResource("", path, vfs, NULL, 0) : NULL;
  ctu_closeResource(r);
  return r != NULL;
}

// Length of the leading folders that two reduced paths share, with the last separator.
static size_t shared_folders(const char* a, const char* b) {
  size_t same = 0;
  for (size_t i = 0; a[i] && a[i] == b[i]; i++)
    if (a[i] == '/') same = i + 1;
  return same;
}

// The way from a folder (ends with a separator, or is empty) to a file, both reduced and relative
// to the current folder. Where none can be written, the whole path of the file.
static char* relative_way(const char* folder, const char* file) {
  if (is_whole(folder)) return file_full(file);
  size_t same = shared_folders(folder, file);
  StrBuf path = {0};
  for (const char* part = folder + same; *part;) {
    size_t n = strcspn(part, "/");
    if (n == 2 && part[0] == '.' && part[1] == '.') {
      strbuf_free(&path);
      return file_full(file);
    }
    strbuf_add(&path, "../");
    part += n + (part[n] == '/');
  }
  strbuf_add(&path, file + same);
  if (!path.failed) return path.data;
  strbuf_free(&path);
  return NULL;
}

//---------------------------------- one name ------------------------------------------------------

// model/below, with a separator behind it unless it is empty.
static char* asset_folder(const MjcfFolders* f, const char* below) {
  char* dir = vfs_join(f->model, below);
  bool open = dir && dir[0] && file_name(dir)[0]; // no separator behind it
  char* slashed = dir ? str_printf("%s%s", dir, open ? "/" : "") : NULL;
  char* reduced = slashed ? file_reduce(slashed) : NULL;
  alloc_free(dir);
  alloc_free(slashed);
  return reduced;
}

// How the spec shall call the file that stands beside the included one.
static char* name_beside(const MjcfFolders* f, const char* folder, const char* name) {
  char* beside = join_reduced(f->include, name);
  char* there = beside && !is_whole(beside) ? join_reduced(folder, beside) : NULL;
  // a main file with a relative name: MuJoCo takes this path as one below model/below
  bool below = there && !is_there(f->vfs, beside) && is_there(f->vfs, there);
  alloc_free(there);
  if (!beside || is_whole(beside) || below) return beside;
  char* path = relative_way(folder, beside);
  alloc_free(beside);
  return path;
}

// A height field or skin that is not in assetdir but beside the included file.
static bool only_beside(const MjcfFolders* f, const char* name) {
  if (str_eq(f->sought, f->below)) return false;
  char* folder = asset_folder(f, f->sought);
  char* sought = folder ? join_reduced(folder, name) : NULL;
  char* beside = join_reduced(f->include, name);
  bool only = sought && !is_there(f->vfs, sought) && is_there(f->vfs, beside);
  alloc_free(folder);
  alloc_free(sought);
  alloc_free(beside);
  return only;
}

char* mjcf_file_name(const MjcfFolders* f, const char* name) {
  char* reduced = file_reduce(name);
  if (!reduced || !reduced[0] || !f->include || is_whole(reduced)) return reduced;
  char* folder = asset_folder(f, f->below);
  char* first = join_reduced(folder, reduced);
  char* found = reduced;
  if (!first || !is_there(f->vfs, first) || only_beside(f, reduced)) {
    found = folder && first ? name_beside(f, folder, reduced) : NULL;
    alloc_free(reduced);
  }
  alloc_free(first);
  alloc_free(folder);
  return found;
}

char* mjcf_file_model(const MjcfFolders* f, const char* name) {
  char* beside = f->include ? join_reduced(f->include, name) : NULL;
  if (is_there(f->vfs, beside)) return beside;
  char* path = vfs_join(f->model, name);
  if (!beside || is_there(f->vfs, path)) {
    alloc_free(beside);
    return path;
  }
  alloc_free(path);
  return beside;
}

//---------------------------------- names in a document -------------------------------------------

typedef char* (*FindFile)(const MjcfFolders*, const char*);

static char* find_for(const MjcfReader* r, const XmlNode* n, const char* name, FindFile find) {
  const ctSpec* s = &r->spec->pub;
  bool texture = str_eq(n->name, "texture");
  bool assetdir = str_eq(n->name, "hfield") || str_eq(n->name, "skin");
  const XmlFile* file = &r->doc->file[n->file];
  MjcfFolders f = {.model = vectors_text(s->modelfiledir), .vfs = r->spec->vfs};
  f.below = vectors_text(texture ? s->compiler.texturedir : s->compiler.meshdir);
  f.sought = !assetdir ? f.below : r->assetdir ? r->assetdir : "";
  if (file->parent < 0) return find(&f, name);
  char* dir = vfs_dir(file->path);
  f.include = dir;
  char* path = dir ? find(&f, name) : NULL;
  alloc_free(dir);
  return path;
}

char* mjcf_file_attr(const MjcfReader* r, const XmlNode* n, const char* name) {
  return find_for(r, n, name, mjcf_file_name);
}

char* mjcf_file_attr_model(const MjcfReader* r, const XmlNode* n, const char* name) {
  return find_for(r, n, name, mjcf_file_model);
}
