// The files that a model is made of.
#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/file.h"
#include "base/str.h"
#include "mjcf/mjcf_load.h"

#include <corten/corten.h>

#include <string.h>

enum { MAX_DEPTH = 50 }; // models inside models

typedef struct Search {
  ctStringVec* found;
  const char* dir; // of the main file
  const char *meshdir, *texturedir;
  bool strip;
  int depth;
} Search;

static void add(ctStringVec* found, const char* path) {
  for (int i = 0; i < found->count; i++) {
    if (str_eq(vectors_text(&found->data[i]), path)) return;
  }
  (void)vectors_add_string(found, path);
}

static void search_file(ctStringVec* found, const char* path, int depth);

// dir/folder/file goes to the list, and what it is made of if it is a model.
static void add_asset(const Search* s, const char* folder, const char* file, bool model) {
  if (!file || !file[0]) return;
  char* below = vfs_join(folder, s->strip && !model ? file_name(file) : file);
  char* path = below ? vfs_join(s->dir, below) : NULL;
  if (path && model) search_file(s->found, path, s->depth + 1);
  if (path) add(s->found, path);
  alloc_free(path);
  alloc_free(below);
}

// Settings of the last compiler element that has them count, as for the reader.
static void read_folders(Search* s, const XmlNode* n) {
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (!str_eq(c->name, "compiler")) continue;
    const char *asset = xml_attr(c, "assetdir"), *mesh = xml_attr(c, "meshdir"),
               *texture = xml_attr(c, "texturedir"), *strip = xml_attr(c, "strippath");
    if (mesh || asset) s->meshdir = mesh ? mesh : asset;
    if (texture || asset) s->texturedir = texture ? texture : asset;
    if (strip) s->strip = str_eq(strip, "true");
  }
}

static void search_node(const Search* s, const XmlNode* n) {
  static const char* const kMesh[] = {"mesh", "skin", "hfield", "flexcomp"};
  static const char* const kSide[] = {"file",     "fileright", "fileleft", "fileup",
                                      "filedown", "filefront", "fileback"};
  for (size_t i = 0; i < sizeof kMesh / sizeof *kMesh; i++) {
    if (str_eq(n->name, kMesh[i])) add_asset(s, s->meshdir, xml_attr(n, "file"), false);
  }
  for (size_t i = 0; i < sizeof kSide / sizeof *kSide; i++) {
    if (str_eq(n->name, "texture")) add_asset(s, s->texturedir, xml_attr(n, kSide[i]), false);
  }
  if (str_eq(n->name, "model")) add_asset(s, "", xml_attr(n, "file"), true);
  for (const XmlNode* c = n->child; c; c = c->next) search_node(s, c);
}

static void search_file(ctStringVec* found, const char* path, int depth) {
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  char* dir = file_dir(path);
  if (dir && depth < MAX_DEPTH && xml_load(&doc, path, NULL, &err) == CT_OK) {
    for (int i = 0; i < doc.nfile; i++) add(found, doc.file[i].path);
    Search s = {found, dir, "", "", false, depth};
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
