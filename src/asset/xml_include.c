// <include file="..."/>: replaced by the children of the root of that file, wherever it stands
// below a root <mujoco>. The file is sought from the folder of the main file, then from that of the
// file that includes it. No file is included twice under one name, so that the walk ends.
#include "asset/vfs.h"
#include "asset/xml.h"
#include "asset/xml_doc.h"
#include "base/alloc.h"
#include "base/file.h"
#include "base/map.h"
#include "base/str.h"

#include <string.h>

enum { ERRORS_MAX = 50 }; // broken includes reported before giving up

typedef struct Includer {
  XmlDoc* doc;
  const XmlSource* src;
  ErrorList* err;
  const char* dir; // folder of the main file, with its separator
  Map included;    // names of files, as MuJoCo compares them
  int errors;
} Includer;

// A file to include.
typedef struct IncludedFile {
  const char* name; // shown in messages
  const char* key;  // may not come twice
  const char* path;
  unsigned char* data; // NULL: not found
  size_t size;
} IncludedFile;

//---------------------------------- paths ---------------------------------------------------------

// A path with '/' between its parts, without "." and with "x/.." taken out. Empty parts stay, as in
// MuJoCo.
static char* clean_path(const XmlDoc* doc, const char* text) {
  size_t n = strlen(text);
  char* path = xml_doc_copy(doc, text, n);
  if (!path) return NULL;
  for (char* c = path; *c; c++)
    if (*c == '\\') *c = '/';

  char* first = path + (path[0] == '/'); // parts start here
  char* to = first;                      // each part written is followed by a '/'
  for (const char *part = first, *end = path + n; part <= end;) {
    const char* slash = (const char*)memchr(part, '/', (size_t)(end - part));
    size_t len = (size_t)((slash ? slash : end) - part);
    char* last = to > first ? to - 1 : first; // start of the last part written
    while (last > first && last[-1] != '/') last--;
    if (file_is_parent(part, len) && to > first && !file_is_parent(last, (size_t)(to - 1 - last))) {
      to = last;
    } else if (!(len == 1 && part[0] == '.')) {
      memmove(to, part, len);
      to += len;
      *to++ = '/'; // at the very end this is the place of the final 0
    }
    part += len + 1;
  }
  *(to > first ? to - 1 : to) = 0;
  return path;
}

//---------------------------------- reading -------------------------------------------------------

// The content of a file, NULL if there is none; *why may say more.
static unsigned char* read_source(const XmlSource* src, const char* path, size_t* size,
                                  const char** why) {
  if (src && src->read) return src->read(src->user, path, size, why);
  unsigned char* data = NULL;
  return file_read(path, XML_MAX_BYTES, &data, size, why) ? data : NULL;
}

// dir/name in the memory of the document, NULL when out of memory.
static const char* join_path(const Includer* in, const char* dir, const char* name) {
  char* path = dir ? vfs_join(dir, name) : NULL;
  const char* copy = path ? xml_doc_copy(in->doc, path, strlen(path)) : NULL;
  alloc_free(path);
  return copy;
}

// QUIRK(include-names; test_xml_include:rules): A repeated include is recognised by the name under
// which the file was asked for: a file found from the folder of the including file never equals one
// found from that of the main file.
static const char* nested_key(const Includer* in, const char* path) {
  if (!path || file_is_absolute(path)) return path;
  char* key = str_printf("./%s", path); // no clean path starts like this
  const char* copy = key ? xml_doc_copy(in->doc, key, strlen(key)) : NULL;
  alloc_free(key);
  return copy;
}

// Find the file of an include: from the folder of the main file under the name as it stands, else,
// inside an included file, from the folder of that one under its whole path.
static Status find_file(Includer* in, const XmlNode* n, IncludedFile* f) {
  const XmlFile* from = &in->doc->file[n->file];
  bool nested = from->parent >= 0;
  const char* why = NULL;
  f->name = f->key = clean_path(in->doc, xml_attr(n, "file"));
  f->path = f->name ? join_path(in, in->dir, f->name) : NULL;
  if (f->path) f->data = read_source(in->src, f->path, &f->size, &why);
  if (f->path && !f->data && nested && !file_is_absolute(f->name)) {
    char* dir = vfs_dir(from->path);
    const char* path = join_path(in, dir, f->name);
    f->name = f->path = path ? clean_path(in->doc, path) : NULL;
    f->key = nested_key(in, f->path);
    alloc_free(dir);
    if (f->key) f->data = read_source(in->src, f->path, &f->size, &why);
  }
  if (f->data) return CT_OK;
  Place at = xml_place(in->doc, n, "file");
  if (!f->path || !f->key) return xml_doc_no_memory(in->err, at);
  error_add(in->err, at, "XML Error: Error opening file '%.200s'", f->name);
  error_hint(in->err, "%s; included files are looked for from the folder of the main file%s",
             why ? why : "no such file", nested ? ", then from that of the including file" : "");
  return CT_FAIL;
}

//---------------------------------- one include ---------------------------------------------------

static int include_depth(const XmlDoc* doc, int file) {
  int depth = 0;
  for (; doc->file[file].parent >= 0; file = doc->file[file].parent) depth++;
  return depth;
}

// An error of include n; with a name, of its attribute file.
static Status fail_include(Includer* in, const XmlNode* n, const char* fmt, const char* name) {
  return error_add(in->err, xml_place(in->doc, n, name[0] ? "file" : NULL), fmt, name);
}

// What can be said of an include before its file is read.
static Status check_include(Includer* in, const XmlNode* n) {
  if (n->content) return fail_include(in, n, "XML Error: Include element cannot have children", "");
  if (!xml_attr(n, "file")) {
    fail_include(in, n, "XML Error: required attribute missing: '%s'", "file");
    error_hint(in->err, "write <include file=\"...\"/>");
    return CT_FAIL;
  }
  if (include_depth(in->doc, n->file) >= XML_MAX_INCLUDE_DEPTH)
    return fail_include(in, n, "XML Error: includes are nested too deep", "");
  return CT_OK;
}

static Status fail_repeated(Includer* in, const XmlNode* n, const char* name, int file) {
  const XmlFile* f = &in->doc->file[file];
  fail_include(in, n, "XML Error: File '%.200s' already included", name);
  error_hint(in->err, "first included at %.200s:%d; a file may be included only once",
             in->doc->file[f->parent].path, f->parent_line);
  return CT_FAIL;
}

// The root of the included file, read and checked.
static Status read_include(Includer* in, const XmlNode* n, const IncludedFile* found,
                           XmlNode** root) {
  XmlDoc* doc = in->doc;
  const char* name = found->name;
  int before = map_get(&in->included, found->key);
  if (before >= 0) return fail_repeated(in, n, name, before);
  if (found->size == 0) return fail_include(in, n, "XML Error: Empty file '%.200s'", name);

  Place at = {.file = doc->file[n->file].path, .line = n->line, .column = n->column};
  XmlFile f = {.path = (char*)found->path, .text = (char*)found->data, .size = found->size};
  f.parent = n->file;
  f.parent_line = n->line;
  int file = xml_doc_add_file(doc, f, at, in->err);
  if (file < 0) return CT_FAIL;
  if (!map_put(&in->included, found->key, file)) return xml_doc_no_memory(in->err, at);
  TRY(xml_read(doc, file, root, in->err));
  if (!*root) return fail_include(in, n, "XML Error: Root element missing in file '%.200s'", name);
  if (!(*root)->child) return fail_include(in, n, "XML Error: Empty include file '%.200s'", name);
  return CT_OK;
}

// Put the children of root in the place of *link. The include is gone then; its siblings follow.
static void splice_children(XmlNode** link, XmlNode* root) {
  XmlNode* n = *link;
  *link = root->child;
  for (XmlNode* c = root->child;; c = c->next) {
    c->parent = n->parent;
    if (c->next) continue;
    c->next = n->next;
    return;
  }
}

static Status expand_one(Includer* in, XmlNode** link) {
  XmlNode* root = NULL;
  IncludedFile found = {0};
  TRY(check_include(in, *link));
  TRY(find_file(in, *link, &found));
  Status s = read_include(in, *link, &found, &root);
  alloc_free(found.data);
  if (s == CT_OK) splice_children(link, root);
  return s;
}

// Walk the tree in document order; what an include brings is walked in its turn.
static Status expand_includes(Includer* in) {
  XmlNode* root = in->doc->root;
  XmlNode* parent = root;
  XmlNode** link = &root->child;
  for (int depth = 1;;) {
    XmlNode* n = *link;
    if (!n) {
      if (parent == root) break;
      link = &parent->next;
      parent = parent->parent;
      depth--;
    } else if (str_eq(n->name, "include")) {
      if (expand_one(in, link) == CT_OK) continue;
      if (++in->errors >= ERRORS_MAX) return CT_FAIL;
      *link = n->next; // go on, to report more
    } else {
      if (++depth > XML_MAX_TREE_DEPTH)
        return error_add(in->err, xml_place(in->doc, n, NULL),
                         "XML Error: Element nesting is too deep.");
      parent = n;
      link = &n->child;
    }
  }
  return in->errors ? CT_FAIL : CT_OK;
}

//---------------------------------- entry ---------------------------------------------------------

static Status load_text(XmlDoc* doc, XmlFile f, const XmlSource* src, ErrorList* err) {
  TRY(xml_parse(doc, f.path, f.text, f.size, err));
  if (!str_eq(doc->root->name, "mujoco")) return CT_OK;

  char* dir = vfs_dir(f.path); // "" for a text
  Includer in = {.doc = doc, .src = src, .err = err, .dir = dir};
  map_init(&in.included);
  Status s = dir ? expand_includes(&in) : xml_doc_no_memory(err, (Place){0});
  map_free(&in.included);
  alloc_free(dir);
  if (s != CT_OK) xml_free(doc);
  return s;
}

Status xml_load(XmlDoc* doc, const char* path, const XmlSource* src, ErrorList* err) {
  const char* why = NULL;
  size_t size = 0;
  *doc = (XmlDoc){0};
  unsigned char* data = read_source(src, path, &size, &why);
  if (!data) {
    error_add(err, (Place){.file = path}, "ParseXML: Error opening file '%.200s'", path);
    if (why) error_hint(err, "%s", why);
    return CT_FAIL;
  }
  Status s =
      load_text(doc, (XmlFile){.path = (char*)path, .text = (char*)data, .size = size}, src, err);
  alloc_free(data);
  return s;
}

Status xml_load_string(XmlDoc* doc, const char* text, const XmlSource* src, ErrorList* err) {
  return load_text(doc, (XmlFile){.path = "<string>", .text = (char*)text, .size = strlen(text)},
                   src, err);
}
