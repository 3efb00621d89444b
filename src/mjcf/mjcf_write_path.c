#include "mjcf/mjcf_write_path.h"

#include "base/file.h"

#include <string.h>

static const char* folder_of(const Element* e) {
  const ctsCompiler* c = spec_compiler(e);
  return vectors_text(e->head.elemtype == ctOBJ_TEXTURE ? c->texturedir : c->meshdir);
}

static bool has_file(const Element* e) {
  switch (e->head.elemtype) {
  case ctOBJ_MESH:
    return !vectors_is_empty(((const MeshElement*)(const void*)e)->s.file);
  case ctOBJ_HFIELD:
    return !vectors_is_empty(((const HFieldElement*)(const void*)e)->s.file);
  case ctOBJ_SKIN:
    return !vectors_is_empty(((const SkinElement*)(const void*)e)->s.file);
  case ctOBJ_DEFORM:
    return !vectors_is_empty(((const DeformElement*)(const void*)e)->s.file);
  case ctOBJ_TEXTURE: {
    const ctsTexture* t = &((const TextureElement*)(const void*)e)->s;
    bool any = !vectors_is_empty(t->file);
    for (int i = 0; i < t->cubefiles->count; i++)
      any = any || !vectors_is_empty(&t->cubefiles->data[i]);
    return any;
  }
  default:
    return false;
  }
}

// The folder that all files of some kinds share, else `own`.
static const char* shared_folder(const Spec* spec, const cttObj* kind, int count, const char* own) {
  const char* shared = NULL;
  for (int k = 0; k < count; k++) {
    const ElementList* list = &spec->list[spec_list_index(kind[k])];
    for (int i = 0; i < list->count; i++) {
      if (!has_file(list->data[i])) continue;
      const char* folder = folder_of(list->data[i]);
      if (shared && !str_eq(shared, folder)) return own;
      shared = folder;
    }
  }
  return shared ? shared : own;
}

void mjcf_write_path_folders(MjcfWriter* w) {
  static const cttObj kMesh[] = {ctOBJ_MESH, ctOBJ_HFIELD, ctOBJ_SKIN, ctOBJ_DEFORM},
                      kTexture[] = {ctOBJ_TEXTURE};
  const ctsCompiler* own = &w->spec->pub.compiler;
  w->meshdir = shared_folder(w->spec, kMesh, 4, vectors_text(own->meshdir));
  w->texturedir = shared_folder(w->spec, kTexture, 1, vectors_text(own->texturedir));
}

// Up out of the folder of the document, then down into that of the file.
char* mjcf_write_path(const MjcfWriter* w, const Element* e, const char* file) {
  const char* here = e->head.elemtype == ctOBJ_TEXTURE ? w->texturedir : w->meshdir;
  const char* there = folder_of(e);
  if (!file[0] || str_eq(here, there) || file_is_absolute(file)) return str_dup(file);
  StrBuf path = {0};
  size_t n = strlen(here);
  for (size_t i = 0; i < n && !file_is_absolute(there) && !file_is_absolute(here); i++) {
    bool end = here[i] != '/' && (i + 1 == n || here[i + 1] == '/');
    if (end) strbuf_add(&path, "../");
  }
  strbuf_add(&path, there);
  if (there[0] && there[strlen(there) - 1] != '/') strbuf_add(&path, "/");
  strbuf_add(&path, file);
  if (!path.failed) return path.data;
  strbuf_free(&path);
  return NULL;
}
