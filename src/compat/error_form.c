// Reading with the text of errors in MuJoCo's form first. Specs keep the form.
#include "mjcf/mjcf_load.h"
#include "spec/spec.h"

#include <corten/compat.h>

ctSpec* ctmj_makeSpec(void) {
  ctSpec* spec = ct_makeSpec();
  if (spec) ((Spec*)(void*)spec)->errors.mujoco_first = true;
  return spec;
}

ctSpec* ctmj_parseXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  return mjcf_load_file(&(MjcfText){filename, vfs, true}, error, error_sz);
}

ctSpec* ctmj_parseXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz) {
  return mjcf_load_text(&(MjcfText){xml, vfs, true}, error, error_sz);
}

ctSpec* ctmj_parse(const char* filename, const char* content_type, const ctVFS* vfs, char* error,
                   int error_sz) {
  return mjcf_load_any(&(MjcfText){filename, vfs, true}, content_type, error, error_sz);
}
