// Files and strings -> ctModel.
#include "compile/compile.h"
#include "spec/spec.h"

#include <corten/corten.h>

ctModel* compile_reported(ctSpec* spec, const ctVFS* vfs, char* error, int error_sz) {
  ErrorList* issues = &((Spec*)(void*)spec)->errors;
  ctModel* m = compile(spec, vfs, issues);
  if (error && error_sz > 0) {
    error[0] = 0;
    error_format(issues, error, (size_t)error_sz);
  }
  return m;
}

static ctModel* compile_and_free(ctSpec* spec, const ctVFS* vfs, char* error, int error_sz) {
  if (!spec) return NULL;
  ctModel* m = compile_reported(spec, vfs, error, error_sz);
  ct_deleteSpec(spec);
  return m;
}

ctModel* ct_loadXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  return compile_and_free(ct_parseXML(filename, vfs, error, error_sz), vfs, error, error_sz);
}

ctModel* ct_loadXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz) {
  return compile_and_free(ct_parseXMLString(xml, vfs, error, error_sz), vfs, error, error_sz);
}
