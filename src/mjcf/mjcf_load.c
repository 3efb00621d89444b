// Files and strings -> ctSpec. A spec owns the document that it was read from. A spec is returned
// only without errors, with its warnings in the buffer; else everything is freed. The set of files
// and the counters of nested models are borrowed while the document is read, and taken back
// afterwards.
#include "mjcf/mjcf_load.h"

#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/str.h"
#include "mjcf/mjcf_read.h"
#include "mjcf/urdf_read.h"
#include "spec/spec.h"

#include <corten/corten.h>

#include <stdint.h>

// All issues of the spec as text; "" if there are none.
static void write_issues(char* error, int error_sz, const Spec* spec) {
  if (!error || error_sz <= 0) return;
  error[0] = 0;
  error_format(&spec->errors, error, (size_t)error_sz);
}

static Spec* new_spec(bool mujoco_first, char* error, int error_sz) {
  str_to_buffer(error, error_sz, "");
  Spec* spec = spec_new();
  if (spec) spec->errors.mujoco_first = mujoco_first;
  if (!spec) str_to_buffer(error, error_sz, "out of memory");
  return spec;
}

// Plain files are read without a source: it could not say why one is not readable.
static bool needs_source(const ctVFS* vfs) { return vfs || ctp_resourceProviderCount() > 0; }

// Files of the set, of providers, then those on disk.
static XmlSource xml_source(const ctVFS* vfs) {
  return (XmlSource){vfs_read_xml, (void*)(uintptr_t)vfs};
}

// The root tells what the document is. The set of files and the count of models are there while it
// is read.
static Status read_root_element(Spec* spec, const ctVFS* vfs, SpecParts* parts) {
  bool urdf = str_eq(spec->doc.root->name, "robot");
  spec->vfs = vfs;
  spec->parts = parts;
  Status status = urdf ? urdf_read(&spec->pub, &spec->doc, &spec->errors)
                       : mjcf_read(&spec->pub, &spec->doc, mjcf_load_part, &spec->errors);
  spec->vfs = NULL;
  spec->parts = NULL;
  return status;
}

// The spec if it was read without errors, with warnings in the buffer; else NULL and everything is
// freed.
static Spec* finish_load(Spec* spec, Status status, char* error, int error_sz) {
  write_issues(error, error_sz, spec);
  if (status == CT_OK) return spec;
  spec_free(spec);
  return NULL;
}

static Status load_file(Spec* spec, const char* filename, const ctVFS* vfs, SpecParts* parts) {
  char* dir = vfs_dir(filename);
  Status status = dir && vectors_set_string(spec->pub.modelfiledir, dir)
                      ? CT_OK
                      : error_add(&spec->errors, (Place){.file = filename}, "out of memory");
  alloc_free(dir);
  XmlSource files = xml_source(vfs);
  if (status == CT_OK)
    status = xml_load(&spec->doc, filename, needs_source(vfs) ? &files : NULL, &spec->errors);
  if (spec->depth) parts->nodes += xml_nodes(&spec->doc);
  return status == CT_OK ? read_root_element(spec, vfs, parts) : status;
}

ctSpec* mjcf_load_file(const MjcfText* from, char* error, int error_sz) {
  Spec* spec = new_spec(from->mujoco_first, error, error_sz);
  if (!spec) return NULL;
  SpecParts parts = {0};
  spec = finish_load(spec, load_file(spec, from->text, from->vfs, &parts), error, error_sz);
  return spec ? &spec->pub : NULL;
}

ctSpec* ct_parseXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  CT_ASSERT(filename);
  return mjcf_load_file(&(MjcfText){filename, vfs, false}, error, error_sz);
}

// Files of a content type, or by the end of their name: XML, which may be MJCF or URDF.
static bool is_xml(const char* filename, const char* type) {
  static const char* const kType[] = {"text/xml", "application/xml", "text/urdf", "model/urdf"};
  static const char* const kEnd[] = {".xml", ".mjcf", ".urdf", ""};
  for (size_t i = 0; type && type[0] && i < sizeof kType / sizeof *kType; i++) {
    if (str_eq(type, kType[i])) return true;
  }
  for (size_t i = 0; (!type || !type[0]) && i < sizeof kEnd / sizeof *kEnd; i++) {
    if (str_eq(file_ext(filename), kEnd[i])) return true;
  }
  return false;
}

// By a decoder that was registered for this kind of file.
static ctSpec* decode_resource(const char* filename, const char* type, const ctVFS* vfs,
                               char* error, int error_sz) {
  ctResource* r = ctu_openResource("", filename, vfs, error, error_sz > 0 ? (size_t)error_sz : 0);
  if (!r) return NULL;
  ctSpec* spec = ctu_decodeResource(r, type, vfs);
  ctu_closeResource(r);
  if (!spec) str_to_buffer(error, error_sz, "could not find a reader for this kind of file");
  return spec;
}

// The part of another kind than XML that a decoder makes; NULL: none knows it.
static Spec* decode_part(const char* filename, const char* type, const ctVFS* vfs) {
  ctResource* r = is_xml(filename, type) ? NULL : ctu_openResource("", filename, vfs, NULL, 0);
  ctSpec* spec = r ? ctu_decodeResource(r, type, vfs) : NULL;
  ctu_closeResource(r);
  return (Spec*)(void*)spec;
}

Spec* mjcf_load_part(const char* filename, const char* type, const Spec* around, char* error,
                     int error_sz) {
  Spec* decoded = decode_part(filename, type, around->vfs);
  if (decoded) return decoded;
  Spec* spec = new_spec(around->errors.mujoco_first, error, error_sz);
  if (!spec) return NULL;
  spec->depth = around->depth + 1;
  around->parts->count++;
  return finish_load(spec, load_file(spec, filename, around->vfs, around->parts), error, error_sz);
}

ctSpec* mjcf_load_any(const MjcfText* from, const char* content_type, char* error, int error_sz) {
  if (is_xml(from->text, content_type)) return mjcf_load_file(from, error, error_sz);
  return decode_resource(from->text, content_type, from->vfs, error, error_sz);
}

ctSpec* ct_parse(const char* filename, const char* content_type, const ctVFS* vfs, char* error,
                 int error_sz) {
  CT_ASSERT(filename);
  return mjcf_load_any(&(MjcfText){filename, vfs, false}, content_type, error, error_sz);
}

ctSpec* mjcf_load_text(const MjcfText* from, char* error, int error_sz) {
  Spec* spec = new_spec(from->mujoco_first, error, error_sz);
  if (!spec) return NULL;
  XmlSource files = xml_source(from->vfs);
  Status status = xml_load_string(&spec->doc, from->text, needs_source(from->vfs) ? &files : NULL,
                                  &spec->errors);
  SpecParts parts = {0};
  if (status == CT_OK) status = read_root_element(spec, from->vfs, &parts);
  spec = finish_load(spec, status, error, error_sz);
  return spec ? &spec->pub : NULL;
}

ctSpec* ct_parseXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz) {
  CT_ASSERT(xml);
  return mjcf_load_text(&(MjcfText){xml, vfs, false}, error, error_sz);
}
