// The files that a model is made of.
#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/file.h"
#include "base/str.h"
#include "mjcf/mjcf_file.h"
#include "mjcf/mjcf_load.h"

#include <corten/corten.h>

#include <string.h>

enum { MAX_DEPTH = 50 }; // models inside models

typedef struct FileSearch {
  ctStringVec* found;
  const XmlDoc* doc;
  const char* dir; // of the main file
  const char *meshdir, *texturedir, *assetdir;
  bool strip;
  int depth;
} FileSearch;

static void add_path(ctStringVec* found, const char* path) {
  for (int i = 0; i < found->count; i++) {
    if (str_eq(vectors_text(&found->data[i]), path)) return;
  }
  (void)vectors_add_string(found, path);
}

static void search_file(ctStringVec* found, const char* path, int depth);

// dir/folder/name
static char* asset_path(const FileSearch* s, const char* folder, const char* name) {
  char* below = vfs_join(folder, s->strip ? file_name(name) : name);
  char* path = below ? vfs_join(s->dir, below) : NULL;
  alloc_free(below);
  return path;
}

// The file of a node goes to the list, and what it is made of if it is a model (folder: NULL).
static void add_asset(const FileSearch* s, const XmlNode* n, const char* folder, const char* file) {
  if (!file || !file[0]) return;
  const XmlFile* from = &s->doc->file[n->file];
  char* include = from->parent >= 0 ? vfs_dir(from->path) : NULL;
  bool assetdir = str_eq(n->name, "hfield") || str_eq(n->name, "skin");
  const char* below = folder ? folder : "";
  MjcfFolders f = {s->dir, below, assetdir ? s->assetdir : below, include, NULL};
  char* name = (folder ? mjcf_file_name : mjcf_file_model)(&f, file);
  char* path = name && folder ? asset_path(s, folder, name) : NULL;
  if (name && !folder) search_file(s->found, name, s->depth + 1);
  if (folder ? path : name) add_path(s->found, folder ? path : name);
  alloc_free(path);
  alloc_free(name);
  alloc_free(include);
}

// Settings of the last compiler element that has them count, as for the reader.
static void read_folders(FileSearch* s, const XmlNode* n) {
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (!str_eq(c->name, "compiler")) continue;
    const char *asset = xml_attr(c, "assetdir"), *mesh = xml_attr(c, "meshdir"),
               *texture = xml_attr(c, "texturedir"), *strip = xml_attr(c, "strippath");
    if (mesh || asset) s->meshdir = mesh ? mesh : asset;
    if (texture || asset) s->texturedir = texture ? texture : asset;
    if (asset) s->assetdir = asset;
    if (strip) s->strip = str_eq(strip, "true");
  }
}

static void search_node(const FileSearch* s, const XmlNode* n) {
  static const char* const kMesh[] = {"mesh", "skin", "hfield", "flexcomp"};
  static const char* const kSide[] = {"file",     "fileright", "fileleft", "fileup",
                                      "filedown", "filefront", "fileback"};
  for (size_t i = 0; i < sizeof kMesh / sizeof *kMesh; i++) {
    if (str_eq(n->name, kMesh[i])) add_asset(s, n, s->meshdir, xml_attr(n, "file"));
  }
  for (size_t i = 0; i < sizeof kSide / sizeof *kSide; i++) {
    if (str_eq(n->name, "texture")) add_asset(s, n, s->texturedir, xml_attr(n, kSide[i]));
  }
  if (str_eq(n->name, "model")) add_asset(s, n, NULL, xml_attr(n, "file"));
  for (const XmlNode* c = n->child; c; c = c->next) search_node(s, c);
}

static void search_file(ctStringVec* found, const char* path, int depth) {
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  char* dir = vfs_dir(path);
  if (dir && depth < MAX_DEPTH && xml_load(&doc, path, NULL, &err) == CT_OK) {
    for (int i = 0; i < doc.nfile; i++) add_path(found, doc.file[i].path);
    FileSearch s = {found, &doc, dir, "", "", "", false, depth};
    read_folders(&s, doc.root);
    search_node(&s, doc.root);
    xml_free(&doc);
  }
  alloc_free(dir);
  error_free(&err);
}

// The file itself, the files it includes, its assets and the models it attaches, each once, as the
// reader would open them. A file that cannot be read has no dependencies.
void ctu_getXMLDependencies(const char* filename, ctStringVec* dependencies) {
  search_file(dependencies, filename, 0);
}
