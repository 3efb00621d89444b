// Written by tools/gen.py from schema/contract.schema. Do not edit.
// clang-format off
#include "base/report.h"
#include "guard/guard.h"

#include <corten/compat.h>

#include <stdint.h>
#include <string.h>

void ct_defaultVFS_inner(ctVFS* vfs);
void ct_defaultVFS(ctVFS* vfs) {
  if (!vfs) { report_error("ct_defaultVFS: argument 'vfs' is NULL"); return; }
  ct_defaultVFS_inner(vfs);
}

int ct_mountVFS_inner(ctVFS* vfs, const char* filepath, const ctpResourceProvider* provider);
int ct_mountVFS(ctVFS* vfs, const char* filepath, const ctpResourceProvider* provider) {
  if (!vfs) { report_error("ct_mountVFS: argument 'vfs' is NULL"); return -1; }
  if (!filepath) { report_error("ct_mountVFS: argument 'filepath' is NULL"); return -1; }
  if (!provider) { report_error("ct_mountVFS: argument 'provider' is NULL"); return -1; }
  return ct_mountVFS_inner(vfs, filepath, provider);
}

int ct_unmountVFS_inner(ctVFS* vfs, const char* filename);
int ct_unmountVFS(ctVFS* vfs, const char* filename) {
  if (!vfs) { report_error("ct_unmountVFS: argument 'vfs' is NULL"); return -1; }
  if (!filename) { report_error("ct_unmountVFS: argument 'filename' is NULL"); return -1; }
  return ct_unmountVFS_inner(vfs, filename);
}

int ct_addFileVFS_inner(ctVFS* vfs, const char* directory, const char* filename);
int ct_addFileVFS(ctVFS* vfs, const char* directory, const char* filename) {
  if (!vfs) { report_error("ct_addFileVFS: argument 'vfs' is NULL"); return -1; }
  if (!filename) { report_error("ct_addFileVFS: argument 'filename' is NULL"); return -1; }
  return ct_addFileVFS_inner(vfs, directory, filename);
}

int ct_addBufferVFS_inner(ctVFS* vfs, const char* name, const void* buffer, int nbuffer);
int ct_addBufferVFS(ctVFS* vfs, const char* name, const void* buffer, int nbuffer) {
  if (!vfs) { report_error("ct_addBufferVFS: argument 'vfs' is NULL"); return -1; }
  if (!name) { report_error("ct_addBufferVFS: argument 'name' is NULL"); return -1; }
  if (!(nbuffer >= 0)) { report_error("ct_addBufferVFS: negative size %d", nbuffer); return -1; }
  if (!(buffer || nbuffer == 0)) { report_error("ct_addBufferVFS: argument 'buffer' is NULL"); return -1; }
  return ct_addBufferVFS_inner(vfs, name, buffer, nbuffer);
}

int ct_deleteFileVFS_inner(ctVFS* vfs, const char* filename);
int ct_deleteFileVFS(ctVFS* vfs, const char* filename) {
  if (!vfs) { report_error("ct_deleteFileVFS: argument 'vfs' is NULL"); return -1; }
  if (!filename) { report_error("ct_deleteFileVFS: argument 'filename' is NULL"); return -1; }
  return ct_deleteFileVFS_inner(vfs, filename);
}

ctModel* ct_loadXML_inner(const char* filename, const ctVFS* vfs, char* error, int error_sz);
ctModel* ct_loadXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  if (!filename) { report_quietly("ct_loadXML: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_loadXML_inner(filename, vfs, error, error_sz);
}

ctModel* ctmj_loadXML_inner(const char* filename, const ctVFS* vfs, char* error, int error_sz);
ctModel* ctmj_loadXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  if (!filename) { report_quietly("ct_loadXML: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ctmj_loadXML_inner(filename, vfs, error, error_sz);
}

ctSpec* ct_parseXML_inner(const char* filename, const ctVFS* vfs, char* error, int error_sz);
ctSpec* ct_parseXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  if (!filename) { report_quietly("ct_parseXML: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_parseXML_inner(filename, vfs, error, error_sz);
}

ctSpec* ctmj_parseXML_inner(const char* filename, const ctVFS* vfs, char* error, int error_sz);
ctSpec* ctmj_parseXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  if (!filename) { report_quietly("ct_parseXML: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ctmj_parseXML_inner(filename, vfs, error, error_sz);
}

ctSpec* ct_parseXMLString_inner(const char* xml, const ctVFS* vfs, char* error, int error_sz);
ctSpec* ct_parseXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz) {
  if (!xml) { report_quietly("ct_parseXMLString: argument 'xml' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_parseXMLString_inner(xml, vfs, error, error_sz);
}

ctSpec* ctmj_parseXMLString_inner(const char* xml, const ctVFS* vfs, char* error, int error_sz);
ctSpec* ctmj_parseXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz) {
  if (!xml) { report_quietly("ct_parseXMLString: argument 'xml' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ctmj_parseXMLString_inner(xml, vfs, error, error_sz);
}

ctSpec* ct_parse_inner(const char* filename, const char* content_type, const ctVFS* vfs, char* error, int error_sz);
ctSpec* ct_parse(const char* filename, const char* content_type, const ctVFS* vfs, char* error, int error_sz) {
  if (!filename) { report_quietly("ct_parse: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_parse_inner(filename, content_type, vfs, error, error_sz);
}

ctSpec* ctmj_parse_inner(const char* filename, const char* content_type, const ctVFS* vfs, char* error, int error_sz);
ctSpec* ctmj_parse(const char* filename, const char* content_type, const ctVFS* vfs, char* error, int error_sz) {
  if (!filename) { report_quietly("ct_parse: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ctmj_parse_inner(filename, content_type, vfs, error, error_sz);
}

ctModel* ct_compile_inner(ctSpec* s, const ctVFS* vfs);
ctModel* ct_compile(ctSpec* s, const ctVFS* vfs) {
  if (!s) { report_error("ct_compile: argument 's' is NULL"); return NULL; }
  return ct_compile_inner(s, vfs);
}

int ct_copyBack_inner(ctSpec* s, const ctModel* m);
int ct_copyBack(ctSpec* s, const ctModel* m) {
  if (!s) { report_quietly("ct_copyBack: argument 's' is NULL"); return 0; }
  if (!m) { report_quietly("ct_copyBack: argument 'm' is NULL"); return 0; }
  return ct_copyBack_inner(s, m);
}

int ct_recompile_inner(ctSpec* s, const ctVFS* vfs, ctModel* m, ctData* d);
int ct_recompile(ctSpec* s, const ctVFS* vfs, ctModel* m, ctData* d) {
  if (!s) { report_error("ct_recompile: argument 's' is NULL"); return -1; }
  if (!m) { report_error("ct_recompile: argument 'm' is NULL"); return -1; }
  return ct_recompile_inner(s, vfs, m, d);
}

int ct_saveXMLString_inner(const ctSpec* s, char* xml, int xml_sz, char* error, int error_sz);
int ct_saveXMLString(const ctSpec* s, char* xml, int xml_sz, char* error, int error_sz) {
  if (!s) { report_quietly("ct_saveXMLString: argument 's' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  if (!(xml || xml_sz <= 0)) { report_quietly("ct_saveXMLString: argument 'xml' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  return ct_saveXMLString_inner(s, xml, xml_sz, error, error_sz);
}

int ct_saveXML_inner(const ctSpec* s, const char* filename, char* error, int error_sz);
int ct_saveXML(const ctSpec* s, const char* filename, char* error, int error_sz) {
  if (!s) { report_quietly("ct_saveXML: argument 's' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  if (!filename) { report_quietly("ct_saveXML: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  return ct_saveXML_inner(s, filename, error, error_sz);
}

void ctu_getXMLDependencies_inner(const char* filename, ctStringVec* dependencies);
void ctu_getXMLDependencies(const char* filename, ctStringVec* dependencies) {
  if (!filename) { report_quietly("ctu_getXMLDependencies: argument 'filename' is NULL"); return; }
  if (!dependencies) { report_quietly("ctu_getXMLDependencies: argument 'dependencies' is NULL"); return; }
  ctu_getXMLDependencies_inner(filename, dependencies);
}

void ct_step_inner(const ctModel* m, ctData* d);
void ct_step(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_step: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_step: argument 'd' is NULL"); return; }
  if (!guard_integrator(m)) { report_error("ct_step: invalid integrator"); return; }
  if (!guard_solver(m)) { report_error("ct_step: unknown solver type %d", m->opt.solver); return; }
  ct_step_inner(m, d);
}

void ctmj_step_inner(const ctModel* m, ctData* d);
void ctmj_step(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_step: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_step: argument 'd' is NULL"); return; }
  if (!guard_integrator(m)) { report_error("ct_step: invalid integrator"); return; }
  if (!guard_solver(m)) { report_error("ct_step: unknown solver type %d", m->opt.solver); return; }
  ctmj_step_inner(m, d);
}

void ct_step1_inner(const ctModel* m, ctData* d);
void ct_step1(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_step1: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_step1: argument 'd' is NULL"); return; }
  ct_step1_inner(m, d);
}

void ctmj_step1_inner(const ctModel* m, ctData* d);
void ctmj_step1(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_step1: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_step1: argument 'd' is NULL"); return; }
  ctmj_step1_inner(m, d);
}

void ct_step2_inner(const ctModel* m, ctData* d);
void ct_step2(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_step2: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_step2: argument 'd' is NULL"); return; }
  if (!guard_integrator(m)) { report_error("ct_step2: invalid integrator"); return; }
  if (!guard_solver(m)) { report_error("ct_step2: unknown solver type %d", m->opt.solver); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_step2: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_step2_inner(m, d);
}

void ctmj_step2_inner(const ctModel* m, ctData* d);
void ctmj_step2(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_step2: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_step2: argument 'd' is NULL"); return; }
  if (!guard_integrator(m)) { report_error("ct_step2: invalid integrator"); return; }
  if (!guard_solver(m)) { report_error("ct_step2: unknown solver type %d", m->opt.solver); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_step2: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ctmj_step2_inner(m, d);
}

void ct_forward_inner(const ctModel* m, ctData* d);
void ct_forward(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_forward: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_forward: argument 'd' is NULL"); return; }
  if (!guard_solver(m)) { report_error("ct_forward: unknown solver type %d", m->opt.solver); return; }
  ct_forward_inner(m, d);
}

void ctmj_forward_inner(const ctModel* m, ctData* d);
void ctmj_forward(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_forward: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_forward: argument 'd' is NULL"); return; }
  if (!guard_solver(m)) { report_error("ct_forward: unknown solver type %d", m->opt.solver); return; }
  ctmj_forward_inner(m, d);
}

void ct_inverse_inner(const ctModel* m, ctData* d);
void ct_inverse(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_inverse: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_inverse: argument 'd' is NULL"); return; }
  if (!guard_discrete(m)) { report_error("ct_inverse: discrete inverse dynamics is not supported by RK4 integrator"); return; }
  ct_inverse_inner(m, d);
}

void ctmj_inverse_inner(const ctModel* m, ctData* d);
void ctmj_inverse(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_inverse: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_inverse: argument 'd' is NULL"); return; }
  if (!guard_discrete(m)) { report_error("ct_inverse: discrete inverse dynamics is not supported by RK4 integrator"); return; }
  ctmj_inverse_inner(m, d);
}

void ct_forwardSkip_inner(const ctModel* m, ctData* d, int skipstage, int skipsensor);
void ct_forwardSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor) {
  if (!m) { report_error("ct_forwardSkip: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_forwardSkip: argument 'd' is NULL"); return; }
  if (!guard_solver(m)) { report_error("ct_forwardSkip: unknown solver type %d", m->opt.solver); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_forwardSkip: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_forwardSkip_inner(m, d, skipstage, skipsensor);
}

void ct_inverseSkip_inner(const ctModel* m, ctData* d, int skipstage, int skipsensor);
void ct_inverseSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor) {
  if (!m) { report_error("ct_inverseSkip: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_inverseSkip: argument 'd' is NULL"); return; }
  if (!guard_discrete(m)) { report_error("ct_inverseSkip: discrete inverse dynamics is not supported by RK4 integrator"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_inverseSkip: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_inverseSkip_inner(m, d, skipstage, skipsensor);
}

void ct_defaultLROpt_inner(ctLROpt* opt);
void ct_defaultLROpt(ctLROpt* opt) {
  if (!opt) { report_error("ct_defaultLROpt: argument 'opt' is NULL"); return; }
  ct_defaultLROpt_inner(opt);
}

void ct_defaultOption_inner(ctOption* opt);
void ct_defaultOption(ctOption* opt) {
  if (!opt) { report_error("ct_defaultOption: argument 'opt' is NULL"); return; }
  ct_defaultOption_inner(opt);
}

void ct_defaultVisual_inner(ctVisual* vis);
void ct_defaultVisual(ctVisual* vis) {
  if (!vis) { report_error("ct_defaultVisual: argument 'vis' is NULL"); return; }
  ct_defaultVisual_inner(vis);
}

ctModel* ct_copyModel_inner(ctModel* dest, const ctModel* src);
ctModel* ct_copyModel(ctModel* dest, const ctModel* src) {
  if (!src) { report_error("ct_copyModel: argument 'src' is NULL"); return NULL; }
  if (!(!dest || dest->nbuffer == src->nbuffer)) { report_error("ct_copyModel: dest and src models have different buffer size"); return NULL; }
  return ct_copyModel_inner(dest, src);
}

void ct_saveModel_inner(const ctModel* m, const char* filename, void* buffer, int buffer_sz);
void ct_saveModel(const ctModel* m, const char* filename, void* buffer, int buffer_sz) {
  if (!m) { report_error("ct_saveModel: argument 'm' is NULL"); return; }
  if (!(filename || buffer)) { report_error("ct_saveModel: both 'filename' and 'buffer' are NULL"); return; }
  if (!(filename || buffer_sz >= ct_sizeModel(m))) { report_error("ct_saveModel: attempting to write outside model buffer"); return; }
  ct_saveModel_inner(m, filename, buffer, buffer_sz);
}

ctModel* ct_loadModel_inner(const char* filename, const ctVFS* vfs);
ctModel* ct_loadModel(const char* filename, const ctVFS* vfs) {
  if (!filename) { report_quietly("ct_loadModel: argument 'filename' is NULL"); return NULL; }
  return ct_loadModel_inner(filename, vfs);
}

cttSize ct_sizeModel_inner(const ctModel* m);
cttSize ct_sizeModel(const ctModel* m) {
  if (!m) { report_error("ct_sizeModel: argument 'm' is NULL"); return 0; }
  return ct_sizeModel_inner(m);
}

ctData* ct_makeData_inner(const ctModel* m);
ctData* ct_makeData(const ctModel* m) {
  if (!m) { report_error("ct_makeData: argument 'm' is NULL"); return NULL; }
  return ct_makeData_inner(m);
}

ctData* ctmj_makeData_inner(const ctModel* m);
ctData* ctmj_makeData(const ctModel* m) {
  if (!m) { report_error("ct_makeData: argument 'm' is NULL"); return NULL; }
  return ctmj_makeData_inner(m);
}

ctData* ct_copyData_inner(ctData* dest, const ctModel* m, const ctData* src);
ctData* ct_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  if (!m) { report_error("ct_copyData: argument 'm' is NULL"); return NULL; }
  if (!src) { report_error("ct_copyData: argument 'src' is NULL"); return NULL; }
  if (!(src->pstack == 0)) { report_error("ct_copyData: attempting to copy mjData while stack is in use"); return NULL; }
  if (!(!dest || dest->nbuffer == src->nbuffer)) { report_error("ct_copyData: dest and src data buffers have different size"); return NULL; }
  return ct_copyData_inner(dest, m, src);
}

ctData* ctmj_copyData_inner(ctData* dest, const ctModel* m, const ctData* src);
ctData* ctmj_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  if (!m) { report_error("ct_copyData: argument 'm' is NULL"); return NULL; }
  if (!src) { report_error("ct_copyData: argument 'src' is NULL"); return NULL; }
  if (!(src->pstack == 0)) { report_error("ct_copyData: attempting to copy mjData while stack is in use"); return NULL; }
  if (!(!dest || dest->nbuffer == src->nbuffer)) { report_error("ct_copyData: dest and src data buffers have different size"); return NULL; }
  return ctmj_copyData_inner(dest, m, src);
}

ctData* ctv_copyData_inner(ctData* dest, const ctModel* m, const ctData* src);
ctData* ctv_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  if (!m) { report_error("ctv_copyData: argument 'm' is NULL"); return NULL; }
  if (!src) { report_error("ctv_copyData: argument 'src' is NULL"); return NULL; }
  if (!(src->pstack == 0)) { report_error("ctv_copyData: attempting to copy mjData while stack is in use"); return NULL; }
  if (!(!dest || dest->nbuffer == src->nbuffer)) { report_error("ctv_copyData: dest and src data buffers have different size"); return NULL; }
  return ctv_copyData_inner(dest, m, src);
}

void ct_resetData_inner(const ctModel* m, ctData* d);
void ct_resetData(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_resetData: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_resetData: argument 'd' is NULL"); return; }
  ct_resetData_inner(m, d);
}

void ct_resetDataDebug_inner(const ctModel* m, ctData* d, unsigned char debug_value);
void ct_resetDataDebug(const ctModel* m, ctData* d, unsigned char debug_value) {
  if (!m) { report_error("ct_resetDataDebug: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_resetDataDebug: argument 'd' is NULL"); return; }
  ct_resetDataDebug_inner(m, d, debug_value);
}

void ct_resetDataKeyframe_inner(const ctModel* m, ctData* d, int key);
void ct_resetDataKeyframe(const ctModel* m, ctData* d, int key) {
  if (!m) { report_error("ct_resetDataKeyframe: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_resetDataKeyframe: argument 'd' is NULL"); return; }
  ct_resetDataKeyframe_inner(m, d, key);
}

void ct_markStack_inner(ctData* d);
void ct_markStack(ctData* d) {
  if (!d) { report_error("ct_markStack: argument 'd' is NULL"); return; }
  ct_markStack_inner(d);
}

void ct_freeStack_inner(ctData* d);
void ct_freeStack(ctData* d) {
  if (!d) { report_error("ct_freeStack: argument 'd' is NULL"); return; }
  ct_freeStack_inner(d);
}

void* ct_stackAllocByte_inner(ctData* d, size_t bytes, size_t alignment);
void* ct_stackAllocByte(ctData* d, size_t bytes, size_t alignment) {
  if (!d) { report_error("ct_stackAllocByte: argument 'd' is NULL"); return NULL; }
  return ct_stackAllocByte_inner(d, bytes, alignment);
}

cttNum* ct_stackAllocNum_inner(ctData* d, size_t size);
cttNum* ct_stackAllocNum(ctData* d, size_t size) {
  if (!d) { report_error("ct_stackAllocNum: argument 'd' is NULL"); return NULL; }
  return ct_stackAllocNum_inner(d, size);
}

int* ct_stackAllocInt_inner(ctData* d, size_t size);
int* ct_stackAllocInt(ctData* d, size_t size) {
  if (!d) { report_error("ct_stackAllocInt: argument 'd' is NULL"); return NULL; }
  return ct_stackAllocInt_inner(d, size);
}

void ct_setConst_inner(ctModel* m, ctData* d);
void ct_setConst(ctModel* m, ctData* d) {
  if (!m) { report_error("ct_setConst: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_setConst: argument 'd' is NULL"); return; }
  ct_setConst_inner(m, d);
}

int ct_setLengthRange_inner(ctModel* m, ctData* d, int index, const ctLROpt* opt, char* error, int error_sz);
int ct_setLengthRange(ctModel* m, ctData* d, int index, const ctLROpt* opt, char* error, int error_sz) {
  if (!m) { report_error("ct_setLengthRange: argument 'm' is NULL"); guard_text(error, (int64_t)error_sz); return 0; }
  if (!d) { report_error("ct_setLengthRange: argument 'd' is NULL"); guard_text(error, (int64_t)error_sz); return 0; }
  if (!opt) { report_error("ct_setLengthRange: argument 'opt' is NULL"); guard_text(error, (int64_t)error_sz); return 0; }
  if (!(index >= 0 && index < m->nu)) { report_error("ct_setLengthRange: invalid actuator index"); guard_text(error, (int64_t)error_sz); return 0; }
  return ct_setLengthRange_inner(m, d, index, opt, error, error_sz);
}

ctSpec* ct_copySpec_inner(const ctSpec* s);
ctSpec* ct_copySpec(const ctSpec* s) {
  if (!s) { report_error("ct_copySpec: argument 's' is NULL"); return NULL; }
  return ct_copySpec_inner(s);
}

int cts_activatePlugin_inner(ctSpec* s, const char* name);
int cts_activatePlugin(ctSpec* s, const char* name) {
  if (!s) { report_quietly("cts_activatePlugin: argument 's' is NULL"); return -1; }
  if (!name) { report_quietly("cts_activatePlugin: argument 'name' is NULL"); return -1; }
  return cts_activatePlugin_inner(s, name);
}

int cts_setDeepCopy_inner(ctSpec* s, int deepcopy);
int cts_setDeepCopy(ctSpec* s, int deepcopy) {
  if (!s) { report_quietly("cts_setDeepCopy: argument 's' is NULL"); return -1; }
  return cts_setDeepCopy_inner(s, deepcopy);
}

void ct_printFormattedModel_inner(const ctModel* m, const char* filename, const char* float_format);
void ct_printFormattedModel(const ctModel* m, const char* filename, const char* float_format) {
  if (!m) { report_error("ct_printFormattedModel: argument 'm' is NULL"); return; }
  if (!filename) { report_error("ct_printFormattedModel: argument 'filename' is NULL"); return; }
  ct_printFormattedModel_inner(m, filename, float_format);
}

void ct_printModel_inner(const ctModel* m, const char* filename);
void ct_printModel(const ctModel* m, const char* filename) {
  if (!m) { report_error("ct_printModel: argument 'm' is NULL"); return; }
  if (!filename) { report_error("ct_printModel: argument 'filename' is NULL"); return; }
  ct_printModel_inner(m, filename);
}

void ct_printFormattedData_inner(const ctModel* m, const ctData* d, const char* filename, const char* float_format);
void ct_printFormattedData(const ctModel* m, const ctData* d, const char* filename, const char* float_format) {
  if (!m) { report_error("ct_printFormattedData: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_printFormattedData: argument 'd' is NULL"); return; }
  if (!filename) { report_error("ct_printFormattedData: argument 'filename' is NULL"); return; }
  if (!(d->pstack == 0)) { report_error("ct_printFormattedData: attempting to print mjData when stack is in use"); return; }
  ct_printFormattedData_inner(m, d, filename, float_format);
}

void ct_printData_inner(const ctModel* m, const ctData* d, const char* filename);
void ct_printData(const ctModel* m, const ctData* d, const char* filename) {
  if (!m) { report_error("ct_printData: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_printData: argument 'd' is NULL"); return; }
  if (!filename) { report_error("ct_printData: argument 'filename' is NULL"); return; }
  if (!(d->pstack == 0)) { report_error("ct_printData: attempting to print mjData when stack is in use"); return; }
  ct_printData_inner(m, d, filename);
}

int ct_printSchema_inner(const char* filename, char* buffer, int buffer_sz, int flg_html, int flg_pad);
int ct_printSchema(const char* filename, char* buffer, int buffer_sz, int flg_html, int flg_pad) {
  if (!(filename || buffer_sz >= 0)) { report_error("ct_printSchema: negative size %d", buffer_sz); return 0; }
  return ct_printSchema_inner(filename, buffer, buffer_sz, flg_html, flg_pad);
}

void ct_printScene_inner(const ctvScene* s, const char* filename);
void ct_printScene(const ctvScene* s, const char* filename) {
  if (!s) { report_error("ct_printScene: argument 's' is NULL"); return; }
  if (!filename) { report_error("ct_printScene: argument 'filename' is NULL"); return; }
  ct_printScene_inner(s, filename);
}

void ct_printFormattedScene_inner(const ctvScene* s, const char* filename, const char* float_format);
void ct_printFormattedScene(const ctvScene* s, const char* filename, const char* float_format) {
  if (!s) { report_error("ct_printFormattedScene: argument 's' is NULL"); return; }
  if (!filename) { report_error("ct_printFormattedScene: argument 'filename' is NULL"); return; }
  ct_printFormattedScene_inner(s, filename, float_format);
}

void ct_fwdKinematics_inner(const ctModel* m, ctData* d);
void ct_fwdKinematics(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_fwdKinematics: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_fwdKinematics: argument 'd' is NULL"); return; }
  ct_fwdKinematics_inner(m, d);
}

void ct_fwdPosition_inner(const ctModel* m, ctData* d);
void ct_fwdPosition(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_fwdPosition: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_fwdPosition: argument 'd' is NULL"); return; }
  ct_fwdPosition_inner(m, d);
}

void ct_fwdVelocity_inner(const ctModel* m, ctData* d);
void ct_fwdVelocity(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_fwdVelocity: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_fwdVelocity: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_fwdVelocity: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_fwdVelocity_inner(m, d);
}

void ct_fwdActuation_inner(const ctModel* m, ctData* d);
void ct_fwdActuation(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_fwdActuation: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_fwdActuation: argument 'd' is NULL"); return; }
  ct_fwdActuation_inner(m, d);
}

void ct_fwdAcceleration_inner(const ctModel* m, ctData* d);
void ct_fwdAcceleration(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_fwdAcceleration: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_fwdAcceleration: argument 'd' is NULL"); return; }
  ct_fwdAcceleration_inner(m, d);
}

void ct_fwdConstraint_inner(const ctModel* m, ctData* d);
void ct_fwdConstraint(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_fwdConstraint: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_fwdConstraint: argument 'd' is NULL"); return; }
  if (!guard_solver(m)) { report_error("ct_fwdConstraint: unknown solver type %d", m->opt.solver); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_fwdConstraint: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_fwdConstraint_inner(m, d);
}

void ct_Euler_inner(const ctModel* m, ctData* d);
void ct_Euler(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_Euler: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_Euler: argument 'd' is NULL"); return; }
  ct_Euler_inner(m, d);
}

void ct_RungeKutta_inner(const ctModel* m, ctData* d, int N);
void ct_RungeKutta(const ctModel* m, ctData* d, int N) {
  if (!m) { report_error("ct_RungeKutta: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_RungeKutta: argument 'd' is NULL"); return; }
  if (!(N == 4)) { report_error("ct_RungeKutta: supported RK orders: N=4"); return; }
  if (!guard_solver(m)) { report_error("ct_RungeKutta: unknown solver type %d", m->opt.solver); return; }
  ct_RungeKutta_inner(m, d, N);
}

void ct_implicit_inner(const ctModel* m, ctData* d);
void ct_implicit(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_implicit: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_implicit: argument 'd' is NULL"); return; }
  if (!guard_implicit(m)) { report_error("ct_implicit: integrator must be implicit or implicitfast"); return; }
  ct_implicit_inner(m, d);
}

void ct_invPosition_inner(const ctModel* m, ctData* d);
void ct_invPosition(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_invPosition: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_invPosition: argument 'd' is NULL"); return; }
  ct_invPosition_inner(m, d);
}

void ct_invVelocity_inner(const ctModel* m, ctData* d);
void ct_invVelocity(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_invVelocity: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_invVelocity: argument 'd' is NULL"); return; }
  ct_invVelocity_inner(m, d);
}

void ct_invConstraint_inner(const ctModel* m, ctData* d);
void ct_invConstraint(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_invConstraint: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_invConstraint: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_invConstraint: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_invConstraint_inner(m, d);
}

void ct_compareFwdInv_inner(const ctModel* m, ctData* d);
void ct_compareFwdInv(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_compareFwdInv: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_compareFwdInv: argument 'd' is NULL"); return; }
  if (!guard_solver(m)) { report_error("ct_compareFwdInv: unknown solver type %d", m->opt.solver); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_compareFwdInv: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_compareFwdInv_inner(m, d);
}

void ct_sensorPos_inner(const ctModel* m, ctData* d);
void ct_sensorPos(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_sensorPos: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_sensorPos: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_sensorPos: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_sensorPos_inner(m, d);
}

void ct_sensorVel_inner(const ctModel* m, ctData* d);
void ct_sensorVel(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_sensorVel: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_sensorVel: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_sensorVel: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_sensorVel_inner(m, d);
}

void ct_sensorAcc_inner(const ctModel* m, ctData* d);
void ct_sensorAcc(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_sensorAcc: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_sensorAcc: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_sensorAcc: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_sensorAcc_inner(m, d);
}

void ct_energyPos_inner(const ctModel* m, ctData* d);
void ct_energyPos(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_energyPos: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_energyPos: argument 'd' is NULL"); return; }
  ct_energyPos_inner(m, d);
}

void ct_energyVel_inner(const ctModel* m, ctData* d);
void ct_energyVel(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_energyVel: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_energyVel: argument 'd' is NULL"); return; }
  ct_energyVel_inner(m, d);
}

void ct_checkPos_inner(const ctModel* m, ctData* d);
void ct_checkPos(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_checkPos: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_checkPos: argument 'd' is NULL"); return; }
  ct_checkPos_inner(m, d);
}

void ct_checkVel_inner(const ctModel* m, ctData* d);
void ct_checkVel(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_checkVel: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_checkVel: argument 'd' is NULL"); return; }
  ct_checkVel_inner(m, d);
}

void ct_checkAcc_inner(const ctModel* m, ctData* d);
void ct_checkAcc(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_checkAcc: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_checkAcc: argument 'd' is NULL"); return; }
  ct_checkAcc_inner(m, d);
}

void ct_kinematics_inner(const ctModel* m, ctData* d);
void ct_kinematics(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_kinematics: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_kinematics: argument 'd' is NULL"); return; }
  ct_kinematics_inner(m, d);
}

void ct_comPos_inner(const ctModel* m, ctData* d);
void ct_comPos(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_comPos: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_comPos: argument 'd' is NULL"); return; }
  ct_comPos_inner(m, d);
}

void ct_camlight_inner(const ctModel* m, ctData* d);
void ct_camlight(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_camlight: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_camlight: argument 'd' is NULL"); return; }
  ct_camlight_inner(m, d);
}

void ct_flex_inner(const ctModel* m, ctData* d);
void ct_flex(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_flex: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_flex: argument 'd' is NULL"); return; }
  ct_flex_inner(m, d);
}

void ct_tendon_inner(const ctModel* m, ctData* d);
void ct_tendon(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_tendon: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_tendon: argument 'd' is NULL"); return; }
  ct_tendon_inner(m, d);
}

void ct_transmission_inner(const ctModel* m, ctData* d);
void ct_transmission(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_transmission: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_transmission: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_transmission: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_transmission_inner(m, d);
}

void ct_crb_inner(const ctModel* m, ctData* d);
void ct_crb(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_crb: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_crb: argument 'd' is NULL"); return; }
  ct_crb_inner(m, d);
}

void ct_makeM_inner(const ctModel* m, ctData* d);
void ct_makeM(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_makeM: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_makeM: argument 'd' is NULL"); return; }
  ct_makeM_inner(m, d);
}

void ct_factorM_inner(const ctModel* m, ctData* d);
void ct_factorM(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_factorM: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_factorM: argument 'd' is NULL"); return; }
  ct_factorM_inner(m, d);
}

void ct_solveM_inner(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, int n);
void ct_solveM(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, int n) {
  if (!m) { report_error("ct_solveM: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_solveM: argument 'd' is NULL"); return; }
  if (!x) { report_error("ct_solveM: argument 'x' is NULL"); return; }
  if (!y) { report_error("ct_solveM: argument 'y' is NULL"); return; }
  if (!(n >= 0)) { report_error("ct_solveM: negative number of vectors %d", n); return; }
  ct_solveM_inner(m, d, x, y, n);
}

void ct_solveM2_inner(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, const cttNum* sqrtInvD, int n);
void ct_solveM2(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, const cttNum* sqrtInvD, int n) {
  if (!m) { report_error("ct_solveM2: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_solveM2: argument 'd' is NULL"); return; }
  if (!x) { report_error("ct_solveM2: argument 'x' is NULL"); return; }
  if (!y) { report_error("ct_solveM2: argument 'y' is NULL"); return; }
  if (!sqrtInvD) { report_error("ct_solveM2: argument 'sqrtInvD' is NULL"); return; }
  if (!(n >= 0)) { report_error("ct_solveM2: negative number of vectors %d", n); return; }
  ct_solveM2_inner(m, d, x, y, sqrtInvD, n);
}

void ct_comVel_inner(const ctModel* m, ctData* d);
void ct_comVel(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_comVel: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_comVel: argument 'd' is NULL"); return; }
  ct_comVel_inner(m, d);
}

void ct_passive_inner(const ctModel* m, ctData* d);
void ct_passive(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_passive: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_passive: argument 'd' is NULL"); return; }
  ct_passive_inner(m, d);
}

void ct_subtreeVel_inner(const ctModel* m, ctData* d);
void ct_subtreeVel(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_subtreeVel: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_subtreeVel: argument 'd' is NULL"); return; }
  ct_subtreeVel_inner(m, d);
}

void ct_rne_inner(const ctModel* m, ctData* d, int flg_acc, cttNum* result);
void ct_rne(const ctModel* m, ctData* d, int flg_acc, cttNum* result) {
  if (!m) { report_error("ct_rne: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_rne: argument 'd' is NULL"); return; }
  if (!result) { report_error("ct_rne: argument 'result' is NULL"); return; }
  ct_rne_inner(m, d, flg_acc, result);
}

void ct_rnePostConstraint_inner(const ctModel* m, ctData* d);
void ct_rnePostConstraint(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_rnePostConstraint: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_rnePostConstraint: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_rnePostConstraint: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_rnePostConstraint_inner(m, d);
}

void ct_collision_inner(const ctModel* m, ctData* d);
void ct_collision(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_collision: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_collision: argument 'd' is NULL"); return; }
  ct_collision_inner(m, d);
}

void ct_makeConstraint_inner(const ctModel* m, ctData* d);
void ct_makeConstraint(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_makeConstraint: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_makeConstraint: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_makeConstraint: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_makeConstraint_inner(m, d);
}

void ct_island_inner(const ctModel* m, ctData* d);
void ct_island(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_island: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_island: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_island: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_island_inner(m, d);
}

void ct_projectConstraint_inner(const ctModel* m, ctData* d);
void ct_projectConstraint(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_projectConstraint: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_projectConstraint: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_projectConstraint: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_projectConstraint_inner(m, d);
}

void ct_referenceConstraint_inner(const ctModel* m, ctData* d);
void ct_referenceConstraint(const ctModel* m, ctData* d) {
  if (!m) { report_error("ct_referenceConstraint: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_referenceConstraint: argument 'd' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_referenceConstraint: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_referenceConstraint_inner(m, d);
}

void ct_constraintUpdate_inner(const ctModel* m, ctData* d, const cttNum* jar, cttNum cost[1], int flg_coneHessian);
void ct_constraintUpdate(const ctModel* m, ctData* d, const cttNum* jar, cttNum cost[1], int flg_coneHessian) {
  if (!m) { report_error("ct_constraintUpdate: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_constraintUpdate: argument 'd' is NULL"); return; }
  if (!jar) { report_error("ct_constraintUpdate: argument 'jar' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_constraintUpdate: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_constraintUpdate_inner(m, d, jar, cost, flg_coneHessian);
}

int ct_stateSize_inner(const ctModel* m, int sig);
int ct_stateSize(const ctModel* m, int sig) {
  if (!m) { report_error("ct_stateSize: argument 'm' is NULL"); return 0; }
  if (!(sig >= 0)) { report_error("ct_stateSize: invalid state signature %d < 0", sig); return 0; }
  if (!(!(sig & ctSTATE_DEFORM))) { report_error("ct_stateSize: the size of deformable bodies depends on the data: ct_dataStateSize"); return 0; }
  if (!(sig < 1 << guard_state_parts(m))) { report_error("ct_stateSize: invalid state signature %d >= 2^mjNSTATE", sig); return 0; }
  return ct_stateSize_inner(m, sig);
}

void ct_getState_inner(const ctModel* m, const ctData* d, cttNum* state, int sig);
void ct_getState(const ctModel* m, const ctData* d, cttNum* state, int sig) {
  if (!m) { report_error("ct_getState: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_getState: argument 'd' is NULL"); return; }
  if (!state) { report_error("ct_getState: argument 'state' is NULL"); return; }
  if (!(sig >= 0)) { report_error("ct_getState: invalid state signature %d < 0", sig); return; }
  if (!((sig & ~ctSTATE_DEFORM) < 1 << guard_state_parts(m))) { report_error("ct_getState: invalid state signature %d >= 2^mjNSTATE", sig); return; }
  ct_getState_inner(m, d, state, sig);
}

void ct_extractState_inner(const ctModel* m, const cttNum* src, int srcsig, cttNum* dst, int dstsig);
void ct_extractState(const ctModel* m, const cttNum* src, int srcsig, cttNum* dst, int dstsig) {
  if (!m) { report_error("ct_extractState: argument 'm' is NULL"); return; }
  if (!dst) { report_error("ct_extractState: argument 'dst' is NULL"); return; }
  if (!(srcsig >= 0)) { report_error("ct_extractState: invalid srcsig %d < 0", srcsig); return; }
  if (!(!(srcsig & ctSTATE_DEFORM))) { report_error("ct_extractState: the size of deformable bodies depends on the data"); return; }
  if (!(srcsig < 1 << guard_state_parts(m))) { report_error("ct_extractState: invalid srcsig %d >= 2^mjNSTATE", srcsig); return; }
  if (!((srcsig & dstsig) == dstsig)) { report_error("ct_extractState: dstsig is not a subset of srcsig"); return; }
  if (!src) { report_error("ct_extractState: argument 'src' is NULL"); return; }
  ct_extractState_inner(m, src, srcsig, dst, dstsig);
}

void ct_setState_inner(const ctModel* m, ctData* d, const cttNum* state, int sig);
void ct_setState(const ctModel* m, ctData* d, const cttNum* state, int sig) {
  if (!m) { report_error("ct_setState: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_setState: argument 'd' is NULL"); return; }
  if (!state) { report_error("ct_setState: argument 'state' is NULL"); return; }
  if (!(sig >= 0)) { report_error("ct_setState: invalid state signature %d < 0", sig); return; }
  if (!((sig & ~ctSTATE_DEFORM) < 1 << guard_state_parts(m))) { report_error("ct_setState: invalid state signature %d >= 2^mjNSTATE", sig); return; }
  ct_setState_inner(m, d, state, sig);
}

void ct_copyState_inner(const ctModel* m, const ctData* src, ctData* dst, int sig);
void ct_copyState(const ctModel* m, const ctData* src, ctData* dst, int sig) {
  if (!m) { report_error("ct_copyState: argument 'm' is NULL"); return; }
  if (!src) { report_error("ct_copyState: argument 'src' is NULL"); return; }
  if (!dst) { report_error("ct_copyState: argument 'dst' is NULL"); return; }
  if (!(sig >= 0)) { report_error("ct_copyState: invalid state signature %d < 0", sig); return; }
  if (!((sig & ~ctSTATE_DEFORM) < 1 << guard_state_parts(m))) { report_error("ct_copyState: invalid state signature %d >= 2^mjNSTATE", sig); return; }
  if (!(!(sig & ctSTATE_DEFORM) || guard_same_deform(src, dst))) { report_error("ct_copyState: the two data have different deformable bodies"); return; }
  ct_copyState_inner(m, src, dst, sig);
}

cttNum ct_readCtrl_inner(const ctModel* m, const ctData* d, int id, cttNum time, int interp);
cttNum ct_readCtrl(const ctModel* m, const ctData* d, int id, cttNum time, int interp) {
  if (!m) { report_error("ct_readCtrl: argument 'm' is NULL"); return 0; }
  if (!d) { report_error("ct_readCtrl: argument 'd' is NULL"); return 0; }
  if (!(id >= 0 && id < m->nu)) { report_error("ct_readCtrl: invalid actuator id %d", id); return 0; }
  return ct_readCtrl_inner(m, d, id, time, interp);
}

const cttNum* ct_readSensor_inner(const ctModel* m, const ctData* d, int id, cttNum time, cttNum* result, int interp);
const cttNum* ct_readSensor(const ctModel* m, const ctData* d, int id, cttNum time, cttNum* result, int interp) {
  if (!m) { report_error("ct_readSensor: argument 'm' is NULL"); return NULL; }
  if (!d) { report_error("ct_readSensor: argument 'd' is NULL"); return NULL; }
  if (!(id >= 0 && id < m->nsensor)) { report_error("ct_readSensor: invalid sensor id %d", id); return NULL; }
  if (!(result || m->sensor_history[2 * id] <= 0)) { report_error("ct_readSensor: argument 'result' is NULL"); return NULL; }
  return ct_readSensor_inner(m, d, id, time, result, interp);
}

void ct_initCtrlHistory_inner(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values);
void ct_initCtrlHistory(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values) {
  if (!m) { report_error("ct_initCtrlHistory: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_initCtrlHistory: argument 'd' is NULL"); return; }
  if (!(id >= 0 && id < m->nu)) { report_error("ct_initCtrlHistory: invalid actuator id %d", id); return; }
  if (!(m->actuator_history[2 * id] > 0)) { report_error("ct_initCtrlHistory: actuator %d has no history buffer", id); return; }
  if (!guard_rising(times, m->actuator_history[2 * id])) { report_error("ct_initCtrlHistory: times must be strictly increasing"); return; }
  ct_initCtrlHistory_inner(m, d, id, times, values);
}

void ct_initSensorHistory_inner(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values, cttNum phase);
void ct_initSensorHistory(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values, cttNum phase) {
  if (!m) { report_error("ct_initSensorHistory: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_initSensorHistory: argument 'd' is NULL"); return; }
  if (!(id >= 0 && id < m->nsensor)) { report_error("ct_initSensorHistory: invalid sensor id %d", id); return; }
  if (!(m->sensor_history[2 * id] > 0)) { report_error("ct_initSensorHistory: sensor %d has no history buffer", id); return; }
  if (!guard_rising(times, m->sensor_history[2 * id])) { report_error("ct_initSensorHistory: times must be strictly increasing"); return; }
  ct_initSensorHistory_inner(m, d, id, times, values, phase);
}

void ct_setKeyframe_inner(ctModel* m, const ctData* d, int k);
void ct_setKeyframe(ctModel* m, const ctData* d, int k) {
  if (!m) { report_error("ct_setKeyframe: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_setKeyframe: argument 'd' is NULL"); return; }
  if (!(k < m->nkey)) { report_error("ct_setKeyframe: index must be smaller than %ld (keyframes allocated in model)", (long)m->nkey); return; }
  if (!(k >= 0)) { report_error("ct_setKeyframe: keyframe index cannot be negative"); return; }
  ct_setKeyframe_inner(m, d, k);
}

int ct_addContact_inner(const ctModel* m, ctData* d, const ctContact* con);
int ct_addContact(const ctModel* m, ctData* d, const ctContact* con) {
  if (!m) { report_error("ct_addContact: argument 'm' is NULL"); return 1; }
  if (!d) { report_error("ct_addContact: argument 'd' is NULL"); return 1; }
  if (!con) { report_error("ct_addContact: argument 'con' is NULL"); return 1; }
  return ct_addContact_inner(m, d, con);
}

int ct_isPyramidal_inner(const ctModel* m);
int ct_isPyramidal(const ctModel* m) {
  if (!m) { report_error("ct_isPyramidal: argument 'm' is NULL"); return 0; }
  return ct_isPyramidal_inner(m);
}

int ct_isSparse_inner(const ctModel* m);
int ct_isSparse(const ctModel* m) {
  if (!m) { report_error("ct_isSparse: argument 'm' is NULL"); return 0; }
  return ct_isSparse_inner(m);
}

int ct_isDual_inner(const ctModel* m);
int ct_isDual(const ctModel* m) {
  if (!m) { report_error("ct_isDual: argument 'm' is NULL"); return 0; }
  return ct_isDual_inner(m);
}

void ct_mulJacVec_inner(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);
void ct_mulJacVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) {
  if (!m) { report_error("ct_mulJacVec: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_mulJacVec: argument 'd' is NULL"); return; }
  if (!res) { report_error("ct_mulJacVec: argument 'res' is NULL"); return; }
  if (!vec) { report_error("ct_mulJacVec: argument 'vec' is NULL"); return; }
  ct_mulJacVec_inner(m, d, res, vec);
}

void ct_mulJacTVec_inner(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);
void ct_mulJacTVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) {
  if (!m) { report_error("ct_mulJacTVec: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_mulJacTVec: argument 'd' is NULL"); return; }
  if (!res) { report_error("ct_mulJacTVec: argument 'res' is NULL"); return; }
  if (!vec) { report_error("ct_mulJacTVec: argument 'vec' is NULL"); return; }
  ct_mulJacTVec_inner(m, d, res, vec);
}

void ct_jac_inner(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body);
void ct_jac(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body) {
  if (!m) { report_error("ct_jac: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_jac: argument 'd' is NULL"); return; }
  if (!point) { report_error("ct_jac: argument 'point' is NULL"); return; }
  if (!(body >= 0 && body < m->nbody)) { report_error("ct_jac: invalid body %d, the model has nbody = %ld", body, (long)m->nbody); return; }
  ct_jac_inner(m, d, jacp, jacr, point, body);
}

void ct_jacBody_inner(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body);
void ct_jacBody(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body) {
  if (!m) { report_error("ct_jacBody: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_jacBody: argument 'd' is NULL"); return; }
  if (!(body >= 0 && body < m->nbody)) { report_error("ct_jacBody: invalid body %d, the model has nbody = %ld", body, (long)m->nbody); return; }
  ct_jacBody_inner(m, d, jacp, jacr, body);
}

void ct_jacBodyCom_inner(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body);
void ct_jacBodyCom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body) {
  if (!m) { report_error("ct_jacBodyCom: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_jacBodyCom: argument 'd' is NULL"); return; }
  if (!(body >= 0 && body < m->nbody)) { report_error("ct_jacBodyCom: invalid body %d, the model has nbody = %ld", body, (long)m->nbody); return; }
  ct_jacBodyCom_inner(m, d, jacp, jacr, body);
}

void ct_jacSubtreeCom_inner(const ctModel* m, ctData* d, cttNum* jacp, int body);
void ct_jacSubtreeCom(const ctModel* m, ctData* d, cttNum* jacp, int body) {
  if (!m) { report_error("ct_jacSubtreeCom: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_jacSubtreeCom: argument 'd' is NULL"); return; }
  if (!jacp) { report_error("ct_jacSubtreeCom: argument 'jacp' is NULL"); return; }
  if (!(body >= 0 && body < m->nbody)) { report_error("ct_jacSubtreeCom: invalid body %d, the model has nbody = %ld", body, (long)m->nbody); return; }
  ct_jacSubtreeCom_inner(m, d, jacp, body);
}

void ct_jacGeom_inner(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int geom);
void ct_jacGeom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int geom) {
  if (!m) { report_error("ct_jacGeom: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_jacGeom: argument 'd' is NULL"); return; }
  if (!(geom >= 0 && geom < m->ngeom)) { report_error("ct_jacGeom: invalid geom %d, the model has ngeom = %ld", geom, (long)m->ngeom); return; }
  ct_jacGeom_inner(m, d, jacp, jacr, geom);
}

void ct_jacSite_inner(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int site);
void ct_jacSite(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int site) {
  if (!m) { report_error("ct_jacSite: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_jacSite: argument 'd' is NULL"); return; }
  if (!(site >= 0 && site < m->nsite)) { report_error("ct_jacSite: invalid site %d, the model has nsite = %ld", site, (long)m->nsite); return; }
  ct_jacSite_inner(m, d, jacp, jacr, site);
}

void ct_jacPointAxis_inner(const ctModel* m, ctData* d, cttNum* jacPoint, cttNum* jacAxis, const cttNum point[3], const cttNum axis[3], int body);
void ct_jacPointAxis(const ctModel* m, ctData* d, cttNum* jacPoint, cttNum* jacAxis, const cttNum point[3], const cttNum axis[3], int body) {
  if (!m) { report_error("ct_jacPointAxis: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_jacPointAxis: argument 'd' is NULL"); return; }
  if (!point) { report_error("ct_jacPointAxis: argument 'point' is NULL"); return; }
  if (!axis) { report_error("ct_jacPointAxis: argument 'axis' is NULL"); return; }
  if (!(body >= 0 && body < m->nbody)) { report_error("ct_jacPointAxis: invalid body %d, the model has nbody = %ld", body, (long)m->nbody); return; }
  ct_jacPointAxis_inner(m, d, jacPoint, jacAxis, point, axis, body);
}

void ct_jacDot_inner(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body);
void ct_jacDot(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body) {
  if (!m) { report_error("ct_jacDot: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_jacDot: argument 'd' is NULL"); return; }
  if (!point) { report_error("ct_jacDot: argument 'point' is NULL"); return; }
  if (!(body >= 0 && body < m->nbody)) { report_error("ct_jacDot: invalid body %d, the model has nbody = %ld", body, (long)m->nbody); return; }
  ct_jacDot_inner(m, d, jacp, jacr, point, body);
}

void ct_angmomMat_inner(const ctModel* m, ctData* d, cttNum* mat, int body);
void ct_angmomMat(const ctModel* m, ctData* d, cttNum* mat, int body) {
  if (!m) { report_error("ct_angmomMat: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_angmomMat: argument 'd' is NULL"); return; }
  if (!mat) { report_error("ct_angmomMat: argument 'mat' is NULL"); return; }
  if (!(body >= 0 && body < m->nbody)) { report_error("ct_angmomMat: invalid body %d, the model has nbody = %ld", body, (long)m->nbody); return; }
  ct_angmomMat_inner(m, d, mat, body);
}

int ct_name2id_inner(const ctModel* m, int type, const char* name);
int ct_name2id(const ctModel* m, int type, const char* name) {
  if (!m) { report_error("ct_name2id: argument 'm' is NULL"); return -1; }
  return ct_name2id_inner(m, type, name);
}

const char* ct_id2name_inner(const ctModel* m, int type, int id);
const char* ct_id2name(const ctModel* m, int type, int id) {
  if (!m) { report_error("ct_id2name: argument 'm' is NULL"); return NULL; }
  return ct_id2name_inner(m, type, id);
}

void ct_fullM_inner(const ctModel* m, cttNum* dst, const cttNum* M);
void ct_fullM(const ctModel* m, cttNum* dst, const cttNum* M) {
  if (!m) { report_error("ct_fullM: argument 'm' is NULL"); return; }
  if (!dst) { report_error("ct_fullM: argument 'dst' is NULL"); return; }
  if (!M) { report_error("ct_fullM: argument 'M' is NULL"); return; }
  ct_fullM_inner(m, dst, M);
}

void ct_mulM_inner(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);
void ct_mulM(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) {
  if (!m) { report_error("ct_mulM: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_mulM: argument 'd' is NULL"); return; }
  if (!res) { report_error("ct_mulM: argument 'res' is NULL"); return; }
  if (!vec) { report_error("ct_mulM: argument 'vec' is NULL"); return; }
  ct_mulM_inner(m, d, res, vec);
}

void ct_mulM2_inner(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);
void ct_mulM2(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) {
  if (!m) { report_error("ct_mulM2: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_mulM2: argument 'd' is NULL"); return; }
  if (!res) { report_error("ct_mulM2: argument 'res' is NULL"); return; }
  if (!vec) { report_error("ct_mulM2: argument 'vec' is NULL"); return; }
  ct_mulM2_inner(m, d, res, vec);
}

void ct_addM_inner(const ctModel* m, ctData* d, cttNum* dst, int* rownnz, int* rowadr, int* colind);
void ct_addM(const ctModel* m, ctData* d, cttNum* dst, int* rownnz, int* rowadr, int* colind) {
  if (!m) { report_error("ct_addM: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_addM: argument 'd' is NULL"); return; }
  if (!dst) { report_error("ct_addM: argument 'dst' is NULL"); return; }
  if (!(!rownnz || (rowadr && colind))) { report_error("ct_addM: rownnz without rowadr and colind"); return; }
  ct_addM_inner(m, d, dst, rownnz, rowadr, colind);
}

void ct_applyFT_inner(const ctModel* m, ctData* d, const cttNum force[3], const cttNum torque[3], const cttNum point[3], int body, cttNum* qfrc_target);
void ct_applyFT(const ctModel* m, ctData* d, const cttNum force[3], const cttNum torque[3], const cttNum point[3], int body, cttNum* qfrc_target) {
  if (!m) { report_error("ct_applyFT: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_applyFT: argument 'd' is NULL"); return; }
  if (!point) { report_error("ct_applyFT: argument 'point' is NULL"); return; }
  if (!qfrc_target) { report_error("ct_applyFT: argument 'qfrc_target' is NULL"); return; }
  if (!(body >= 0 && body < m->nbody)) { report_error("ct_applyFT: invalid body %d, the model has nbody = %ld", body, (long)m->nbody); return; }
  ct_applyFT_inner(m, d, force, torque, point, body, qfrc_target);
}

void ct_objectVelocity_inner(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local);
void ct_objectVelocity(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local) {
  if (!m) { report_error("ct_objectVelocity: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_objectVelocity: argument 'd' is NULL"); return; }
  if (!res) { report_error("ct_objectVelocity: argument 'res' is NULL"); return; }
  if (!guard_moving(objtype)) { report_error("ct_objectVelocity: invalid object type %d", objtype); return; }
  if (!(objid >= 0 && objid < guard_count(m, objtype))) { report_error("ct_objectVelocity: invalid object id %d", objid); return; }
  ct_objectVelocity_inner(m, d, objtype, objid, res, flg_local);
}

void ct_objectAcceleration_inner(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local);
void ct_objectAcceleration(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local) {
  if (!m) { report_error("ct_objectAcceleration: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_objectAcceleration: argument 'd' is NULL"); return; }
  if (!res) { report_error("ct_objectAcceleration: argument 'res' is NULL"); return; }
  if (!guard_moving(objtype)) { report_error("ct_objectAcceleration: invalid object type %d", objtype); return; }
  if (!(objid >= 0 && objid < guard_count(m, objtype))) { report_error("ct_objectAcceleration: invalid object id %d", objid); return; }
  ct_objectAcceleration_inner(m, d, objtype, objid, res, flg_local);
}

cttNum ct_geomDistance_inner(const ctModel* m, const ctData* d, int geom1, int geom2, cttNum distmax, cttNum fromto[6]);
cttNum ct_geomDistance(const ctModel* m, const ctData* d, int geom1, int geom2, cttNum distmax, cttNum fromto[6]) {
  if (!m) { report_error("ct_geomDistance: argument 'm' is NULL"); return 0; }
  if (!d) { report_error("ct_geomDistance: argument 'd' is NULL"); return 0; }
  if (!(geom1 >= 0 && geom1 < m->ngeom)) { report_error("ct_geomDistance: invalid geom1 %d, the model has ngeom = %ld", geom1, (long)m->ngeom); return 0; }
  if (!(geom2 >= 0 && geom2 < m->ngeom)) { report_error("ct_geomDistance: invalid geom2 %d, the model has ngeom = %ld", geom2, (long)m->ngeom); return 0; }
  return ct_geomDistance_inner(m, d, geom1, geom2, distmax, fromto);
}

void ct_contactForce_inner(const ctModel* m, const ctData* d, int id, cttNum result[6]);
void ct_contactForce(const ctModel* m, const ctData* d, int id, cttNum result[6]) {
  if (!m) { report_error("ct_contactForce: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_contactForce: argument 'd' is NULL"); return; }
  if (!result) { report_error("ct_contactForce: argument 'result' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ct_contactForce: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ct_contactForce_inner(m, d, id, result);
}

void ct_differentiatePos_inner(const ctModel* m, cttNum* qvel, cttNum dt, const cttNum* qpos1, const cttNum* qpos2);
void ct_differentiatePos(const ctModel* m, cttNum* qvel, cttNum dt, const cttNum* qpos1, const cttNum* qpos2) {
  if (!m) { report_error("ct_differentiatePos: argument 'm' is NULL"); return; }
  if (!qvel) { report_error("ct_differentiatePos: argument 'qvel' is NULL"); return; }
  if (!qpos1) { report_error("ct_differentiatePos: argument 'qpos1' is NULL"); return; }
  if (!qpos2) { report_error("ct_differentiatePos: argument 'qpos2' is NULL"); return; }
  ct_differentiatePos_inner(m, qvel, dt, qpos1, qpos2);
}

void ct_integratePos_inner(const ctModel* m, cttNum* qpos, const cttNum* qvel, cttNum dt);
void ct_integratePos(const ctModel* m, cttNum* qpos, const cttNum* qvel, cttNum dt) {
  if (!m) { report_error("ct_integratePos: argument 'm' is NULL"); return; }
  if (!qpos) { report_error("ct_integratePos: argument 'qpos' is NULL"); return; }
  if (!qvel) { report_error("ct_integratePos: argument 'qvel' is NULL"); return; }
  ct_integratePos_inner(m, qpos, qvel, dt);
}

void ct_normalizeQuat_inner(const ctModel* m, cttNum* qpos);
void ct_normalizeQuat(const ctModel* m, cttNum* qpos) {
  if (!m) { report_error("ct_normalizeQuat: argument 'm' is NULL"); return; }
  if (!qpos) { report_error("ct_normalizeQuat: argument 'qpos' is NULL"); return; }
  ct_normalizeQuat_inner(m, qpos);
}

void ct_local2Global_inner(ctData* d, cttNum xpos[3], cttNum xmat[9], const cttNum pos[3], const cttNum quat[4], int body, cttByte sameframe);
void ct_local2Global(ctData* d, cttNum xpos[3], cttNum xmat[9], const cttNum pos[3], const cttNum quat[4], int body, cttByte sameframe) {
  if (!d) { report_error("ct_local2Global: argument 'd' is NULL"); return; }
  if (!(body >= 0 && body < guard_bodies(d))) { report_error("ct_local2Global: invalid body id %d", body); return; }
  ct_local2Global_inner(d, xpos, xmat, pos, quat, body, sameframe);
}

cttNum ct_getTotalmass_inner(const ctModel* m);
cttNum ct_getTotalmass(const ctModel* m) {
  if (!m) { report_error("ct_getTotalmass: argument 'm' is NULL"); return 0; }
  return ct_getTotalmass_inner(m);
}

void ct_setTotalmass_inner(ctModel* m, cttNum newmass);
void ct_setTotalmass(ctModel* m, cttNum newmass) {
  if (!m) { report_error("ct_setTotalmass: argument 'm' is NULL"); return; }
  ct_setTotalmass_inner(m, newmass);
}

const char* ct_getPluginConfig_inner(const ctModel* m, int plugin_id, const char* attrib);
const char* ct_getPluginConfig(const ctModel* m, int plugin_id, const char* attrib) {
  if (!m) { report_quietly("ct_getPluginConfig: argument 'm' is NULL"); return NULL; }
  if (!attrib) { report_quietly("ct_getPluginConfig: argument 'attrib' is NULL"); return NULL; }
  if (!(plugin_id >= 0 && plugin_id < m->nplugin)) { report_quietly("ct_getPluginConfig: invalid plugin id %d", plugin_id); return NULL; }
  return ct_getPluginConfig_inner(m, plugin_id, attrib);
}

void ct_loadPluginLibrary_inner(const char* path);
void ct_loadPluginLibrary(const char* path) {
  if (!path) { report_error("ct_loadPluginLibrary: argument 'path' is NULL"); return; }
  ct_loadPluginLibrary_inner(path);
}

void ct_loadAllPluginLibraries_inner(const char* directory, ctfPluginLibraryLoadCallback callback);
void ct_loadAllPluginLibraries(const char* directory, ctfPluginLibraryLoadCallback callback) {
  if (!directory) { report_error("ct_loadAllPluginLibraries: argument 'directory' is NULL"); return; }
  ct_loadAllPluginLibraries_inner(directory, callback);
}

cttNum ct_ray_inner(const ctModel* m, const ctData* d, const cttNum pnt[3], const cttNum vec[3], const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int geomid[1], cttNum normal[3]);
cttNum ct_ray(const ctModel* m, const ctData* d, const cttNum pnt[3], const cttNum vec[3], const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int geomid[1], cttNum normal[3]) {
  if (!m) { report_error("ct_ray: argument 'm' is NULL"); return -1; }
  if (!d) { report_error("ct_ray: argument 'd' is NULL"); return -1; }
  if (!pnt) { report_error("ct_ray: argument 'pnt' is NULL"); return -1; }
  if (!vec) { report_error("ct_ray: argument 'vec' is NULL"); return -1; }
  if (!(ctu_norm3(vec) >= ctMINVAL)) { report_error("ct_ray: vector length is too small"); return -1; }
  return ct_ray_inner(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, normal);
}

void ct_multiRay_inner(const ctModel* m, ctData* d, const cttNum pnt[3], const cttNum* vec, const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int* geomid, cttNum* dist, cttNum* normal, int nray, cttNum cutoff);
void ct_multiRay(const ctModel* m, ctData* d, const cttNum pnt[3], const cttNum* vec, const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int* geomid, cttNum* dist, cttNum* normal, int nray, cttNum cutoff) {
  if (!m) { report_error("ct_multiRay: argument 'm' is NULL"); return; }
  if (!d) { report_error("ct_multiRay: argument 'd' is NULL"); return; }
  if (!pnt) { report_error("ct_multiRay: argument 'pnt' is NULL"); return; }
  if (!vec) { report_error("ct_multiRay: argument 'vec' is NULL"); return; }
  if (!dist) { report_error("ct_multiRay: argument 'dist' is NULL"); return; }
  if (!(nray >= 0)) { report_error("ct_multiRay: negative number of rays %d", nray); return; }
  ct_multiRay_inner(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, dist, normal, nray, cutoff);
}

cttNum ct_rayHfield_inner(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]);
cttNum ct_rayHfield(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]) {
  if (!m) { report_error("ct_rayHfield: argument 'm' is NULL"); return -1; }
  if (!d) { report_error("ct_rayHfield: argument 'd' is NULL"); return -1; }
  if (!pnt) { report_error("ct_rayHfield: argument 'pnt' is NULL"); return -1; }
  if (!vec) { report_error("ct_rayHfield: argument 'vec' is NULL"); return -1; }
  if (!(geomid >= 0 && geomid < m->ngeom)) { report_error("ct_rayHfield: invalid geomid %d, the model has ngeom = %ld", geomid, (long)m->ngeom); return -1; }
  if (!(m->geom_type[geomid] == ctGEOM_HFIELD)) { report_error("ct_rayHfield: geom with hfield type expected"); return -1; }
  return ct_rayHfield_inner(m, d, geomid, pnt, vec, normal);
}

cttNum ct_rayMesh_inner(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]);
cttNum ct_rayMesh(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]) {
  if (!m) { report_error("ct_rayMesh: argument 'm' is NULL"); return -1; }
  if (!d) { report_error("ct_rayMesh: argument 'd' is NULL"); return -1; }
  if (!pnt) { report_error("ct_rayMesh: argument 'pnt' is NULL"); return -1; }
  if (!vec) { report_error("ct_rayMesh: argument 'vec' is NULL"); return -1; }
  if (!(geomid >= 0 && geomid < m->ngeom)) { report_error("ct_rayMesh: invalid geomid %d, the model has ngeom = %ld", geomid, (long)m->ngeom); return -1; }
  if (!(m->geom_type[geomid] == ctGEOM_MESH)) { report_error("ct_rayMesh: geom with mesh type expected"); return -1; }
  return ct_rayMesh_inner(m, d, geomid, pnt, vec, normal);
}

cttNum ctu_rayGeom_inner(const cttNum pos[3], const cttNum mat[9], const cttNum size[3], const cttNum pnt[3], const cttNum vec[3], int geomtype, cttNum normal[3]);
cttNum ctu_rayGeom(const cttNum pos[3], const cttNum mat[9], const cttNum size[3], const cttNum pnt[3], const cttNum vec[3], int geomtype, cttNum normal[3]) {
  if (!pos) { report_error("ctu_rayGeom: argument 'pos' is NULL"); return -1; }
  if (!size) { report_error("ctu_rayGeom: argument 'size' is NULL"); return -1; }
  if (!pnt) { report_error("ctu_rayGeom: argument 'pnt' is NULL"); return -1; }
  if (!vec) { report_error("ctu_rayGeom: argument 'vec' is NULL"); return -1; }
  if (!guard_shape(geomtype)) { report_error("ctu_rayGeom: unexpected geom type %d", geomtype); return -1; }
  return ctu_rayGeom_inner(pos, mat, size, pnt, vec, geomtype, normal);
}

cttNum ct_rayFlex_inner(const ctModel* m, const ctData* d, int flex_layer, cttByte flg_vert, cttByte flg_edge, cttByte flg_face, cttByte flg_skin, int flexid, const cttNum pnt[3], const cttNum vec[3], int vertid[1], cttNum normal[3]);
cttNum ct_rayFlex(const ctModel* m, const ctData* d, int flex_layer, cttByte flg_vert, cttByte flg_edge, cttByte flg_face, cttByte flg_skin, int flexid, const cttNum pnt[3], const cttNum vec[3], int vertid[1], cttNum normal[3]) {
  if (!m) { report_error("ct_rayFlex: argument 'm' is NULL"); return -1; }
  if (!d) { report_error("ct_rayFlex: argument 'd' is NULL"); return -1; }
  if (!pnt) { report_error("ct_rayFlex: argument 'pnt' is NULL"); return -1; }
  if (!vec) { report_error("ct_rayFlex: argument 'vec' is NULL"); return -1; }
  if (!(flexid >= 0 && flexid < m->nflex)) { report_error("ct_rayFlex: invalid flexid %d, the model has nflex = %ld", flexid, (long)m->nflex); return -1; }
  return ct_rayFlex_inner(m, d, flex_layer, flg_vert, flg_edge, flg_face, flg_skin, flexid, pnt, vec, vertid, normal);
}

cttNum ctu_raySkin_inner(int nface, int nvert, const int* face, const float* vert, const cttNum pnt[3], const cttNum vec[3], int vertid[1]);
cttNum ctu_raySkin(int nface, int nvert, const int* face, const float* vert, const cttNum pnt[3], const cttNum vec[3], int vertid[1]) {
  if (!face) { report_quietly("ctu_raySkin: argument 'face' is NULL"); return -1; }
  if (!vert) { report_quietly("ctu_raySkin: argument 'vert' is NULL"); return -1; }
  if (!pnt) { report_quietly("ctu_raySkin: argument 'pnt' is NULL"); return -1; }
  if (!vec) { report_quietly("ctu_raySkin: argument 'vec' is NULL"); return -1; }
  return ctu_raySkin_inner(nface, nvert, face, vert, pnt, vec, vertid);
}

void ctv_defaultCamera_inner(ctvCamera* cam);
void ctv_defaultCamera(ctvCamera* cam) {
  if (!cam) { report_error("ctv_defaultCamera: argument 'cam' is NULL"); return; }
  ctv_defaultCamera_inner(cam);
}

void ctv_defaultFreeCamera_inner(const ctModel* m, ctvCamera* cam);
void ctv_defaultFreeCamera(const ctModel* m, ctvCamera* cam) {
  if (!m) { report_error("ctv_defaultFreeCamera: argument 'm' is NULL"); return; }
  if (!cam) { report_error("ctv_defaultFreeCamera: argument 'cam' is NULL"); return; }
  ctv_defaultFreeCamera_inner(m, cam);
}

void ctv_defaultPerturb_inner(ctvPerturb* pert);
void ctv_defaultPerturb(ctvPerturb* pert) {
  if (!pert) { report_error("ctv_defaultPerturb: argument 'pert' is NULL"); return; }
  ctv_defaultPerturb_inner(pert);
}

void ctv_room2model_inner(cttNum modelpos[3], cttNum modelquat[4], const cttNum roompos[3], const cttNum roomquat[4], const ctvScene* scn);
void ctv_room2model(cttNum modelpos[3], cttNum modelquat[4], const cttNum roompos[3], const cttNum roomquat[4], const ctvScene* scn) {
  if (!modelpos) { report_error("ctv_room2model: argument 'modelpos' is NULL"); return; }
  if (!modelquat) { report_error("ctv_room2model: argument 'modelquat' is NULL"); return; }
  if (!roompos) { report_error("ctv_room2model: argument 'roompos' is NULL"); return; }
  if (!roomquat) { report_error("ctv_room2model: argument 'roomquat' is NULL"); return; }
  if (!scn) { report_error("ctv_room2model: argument 'scn' is NULL"); return; }
  if (!(scn->scale >= ctMINVAL)) { report_error("ctv_room2model: mjvScene scale too small"); return; }
  ctv_room2model_inner(modelpos, modelquat, roompos, roomquat, scn);
}

void ctv_model2room_inner(cttNum roompos[3], cttNum roomquat[4], const cttNum modelpos[3], const cttNum modelquat[4], const ctvScene* scn);
void ctv_model2room(cttNum roompos[3], cttNum roomquat[4], const cttNum modelpos[3], const cttNum modelquat[4], const ctvScene* scn) {
  if (!roompos) { report_error("ctv_model2room: argument 'roompos' is NULL"); return; }
  if (!roomquat) { report_error("ctv_model2room: argument 'roomquat' is NULL"); return; }
  if (!modelpos) { report_error("ctv_model2room: argument 'modelpos' is NULL"); return; }
  if (!modelquat) { report_error("ctv_model2room: argument 'modelquat' is NULL"); return; }
  if (!scn) { report_error("ctv_model2room: argument 'scn' is NULL"); return; }
  if (!(scn->scale >= ctMINVAL)) { report_error("ctv_model2room: mjvScene scale too small"); return; }
  ctv_model2room_inner(roompos, roomquat, modelpos, modelquat, scn);
}

void ctv_cameraInModel_inner(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn);
void ctv_cameraInModel(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn) {
  if (!scn) { report_error("ctv_cameraInModel: argument 'scn' is NULL"); return; }
  if (!guard_near(scn)) { report_error("ctv_cameraInModel: mjvScene frustum_near too small"); return; }
  if (!(scn->scale >= ctMINVAL)) { report_error("ctv_cameraInModel: mjvScene scale too small"); return; }
  ctv_cameraInModel_inner(headpos, forward, up, scn);
}

void ctv_cameraInRoom_inner(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn);
void ctv_cameraInRoom(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn) {
  if (!scn) { report_error("ctv_cameraInRoom: argument 'scn' is NULL"); return; }
  if (!guard_near(scn)) { report_error("ctv_cameraInRoom: mjvScene frustum_near too small"); return; }
  ctv_cameraInRoom_inner(headpos, forward, up, scn);
}

cttNum ctv_frustumHeight_inner(const ctvScene* scn);
cttNum ctv_frustumHeight(const ctvScene* scn) {
  if (!scn) { report_error("ctv_frustumHeight: argument 'scn' is NULL"); return 0; }
  if (!guard_near(scn)) { report_error("ctv_frustumHeight: mjvScene frustum_near too small"); return 0; }
  return ctv_frustumHeight_inner(scn);
}

void ctv_alignToCamera_inner(cttNum res[3], const cttNum vec[3], const cttNum forward[3]);
void ctv_alignToCamera(cttNum res[3], const cttNum vec[3], const cttNum forward[3]) {
  if (!res) { report_error("ctv_alignToCamera: argument 'res' is NULL"); return; }
  if (!vec) { report_error("ctv_alignToCamera: argument 'vec' is NULL"); return; }
  if (!forward) { report_error("ctv_alignToCamera: argument 'forward' is NULL"); return; }
  ctv_alignToCamera_inner(res, vec, forward);
}

void ctv_moveCamera_inner(const ctModel* m, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvCamera* cam);
void ctv_moveCamera(const ctModel* m, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvCamera* cam) {
  if (!m) { report_error("ctv_moveCamera: argument 'm' is NULL"); return; }
  if (!scn) { report_error("ctv_moveCamera: argument 'scn' is NULL"); return; }
  if (!cam) { report_error("ctv_moveCamera: argument 'cam' is NULL"); return; }
  if (!guard_mouse(action)) { report_error("ctv_moveCamera: unexpected action %d", action); return; }
  ctv_moveCamera_inner(m, action, reldx, reldy, scn, cam);
}

void ctv_movePerturb_inner(const ctModel* m, const ctData* d, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvPerturb* pert);
void ctv_movePerturb(const ctModel* m, const ctData* d, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvPerturb* pert) {
  if (!m) { report_error("ctv_movePerturb: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctv_movePerturb: argument 'd' is NULL"); return; }
  if (!scn) { report_error("ctv_movePerturb: argument 'scn' is NULL"); return; }
  if (!pert) { report_error("ctv_movePerturb: argument 'pert' is NULL"); return; }
  if (!guard_near(scn)) { report_error("ctv_movePerturb: mjvScene frustum_near too small"); return; }
  if (!(scn->scale >= ctMINVAL)) { report_error("ctv_movePerturb: mjvScene scale too small"); return; }
  if (!guard_mouse(action)) { report_error("ctv_movePerturb: unexpected mouse action %d", action); return; }
  ctv_movePerturb_inner(m, d, action, reldx, reldy, scn, pert);
}

void ctv_moveModel_inner(const ctModel* m, int action, cttNum reldx, cttNum reldy, const cttNum roomup[3], ctvScene* scn);
void ctv_moveModel(const ctModel* m, int action, cttNum reldx, cttNum reldy, const cttNum roomup[3], ctvScene* scn) {
  if (!m) { report_error("ctv_moveModel: argument 'm' is NULL"); return; }
  if (!roomup) { report_error("ctv_moveModel: argument 'roomup' is NULL"); return; }
  if (!scn) { report_error("ctv_moveModel: argument 'scn' is NULL"); return; }
  if (!guard_near(scn)) { report_error("ctv_moveModel: mjvScene frustum_near too small"); return; }
  if (!guard_mouse(action)) { report_error("ctv_moveModel: unexpected action %d", action); return; }
  ctv_moveModel_inner(m, action, reldx, reldy, roomup, scn);
}

void ctv_initPerturb_inner(const ctModel* m, ctData* d, const ctvScene* scn, ctvPerturb* pert);
void ctv_initPerturb(const ctModel* m, ctData* d, const ctvScene* scn, ctvPerturb* pert) {
  if (!m) { report_error("ctv_initPerturb: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctv_initPerturb: argument 'd' is NULL"); return; }
  if (!scn) { report_error("ctv_initPerturb: argument 'scn' is NULL"); return; }
  if (!pert) { report_error("ctv_initPerturb: argument 'pert' is NULL"); return; }
  ctv_initPerturb_inner(m, d, scn, pert);
}

void ctv_applyPerturbPose_inner(const ctModel* m, ctData* d, const ctvPerturb* pert, int flg_paused);
void ctv_applyPerturbPose(const ctModel* m, ctData* d, const ctvPerturb* pert, int flg_paused) {
  if (!m) { report_error("ctv_applyPerturbPose: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctv_applyPerturbPose: argument 'd' is NULL"); return; }
  if (!pert) { report_error("ctv_applyPerturbPose: argument 'pert' is NULL"); return; }
  ctv_applyPerturbPose_inner(m, d, pert, flg_paused);
}

void ctv_applyPerturbForce_inner(const ctModel* m, ctData* d, const ctvPerturb* pert);
void ctv_applyPerturbForce(const ctModel* m, ctData* d, const ctvPerturb* pert) {
  if (!m) { report_error("ctv_applyPerturbForce: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctv_applyPerturbForce: argument 'd' is NULL"); return; }
  if (!pert) { report_error("ctv_applyPerturbForce: argument 'pert' is NULL"); return; }
  ctv_applyPerturbForce_inner(m, d, pert);
}

ctvGLCamera ctv_averageCamera_inner(const ctvGLCamera* cam1, const ctvGLCamera* cam2);
ctvGLCamera ctv_averageCamera(const ctvGLCamera* cam1, const ctvGLCamera* cam2) {
  if (!cam1) { report_error("ctv_averageCamera: argument 'cam1' is NULL"); return (ctvGLCamera){0}; }
  if (!cam2) { report_error("ctv_averageCamera: argument 'cam2' is NULL"); return (ctvGLCamera){0}; }
  if (!(cam1->orthographic == cam2->orthographic)) { report_error("ctv_averageCamera: cannot average perspective and orthographic cameras"); return (ctvGLCamera){0}; }
  return ctv_averageCamera_inner(cam1, cam2);
}

int ctv_select_inner(const ctModel* m, const ctData* d, const ctvOption* vopt, cttNum aspectratio, cttNum relx, cttNum rely, const ctvScene* scn, cttNum selpnt[3], int geomid[1], int flexid[1], int skinid[1]);
int ctv_select(const ctModel* m, const ctData* d, const ctvOption* vopt, cttNum aspectratio, cttNum relx, cttNum rely, const ctvScene* scn, cttNum selpnt[3], int geomid[1], int flexid[1], int skinid[1]) {
  if (!m) { report_error("ctv_select: argument 'm' is NULL"); return -1; }
  if (!d) { report_error("ctv_select: argument 'd' is NULL"); return -1; }
  if (!vopt) { report_error("ctv_select: argument 'vopt' is NULL"); return -1; }
  if (!scn) { report_error("ctv_select: argument 'scn' is NULL"); return -1; }
  if (!selpnt) { report_error("ctv_select: argument 'selpnt' is NULL"); return -1; }
  if (!geomid) { report_error("ctv_select: argument 'geomid' is NULL"); return -1; }
  if (!flexid) { report_error("ctv_select: argument 'flexid' is NULL"); return -1; }
  if (!skinid) { report_error("ctv_select: argument 'skinid' is NULL"); return -1; }
  if (!guard_near(scn)) { report_error("ctv_select: mjvScene frustum_near too small"); return -1; }
  if (!(scn->scale >= ctMINVAL)) { report_error("ctv_select: mjvScene scale too small"); return -1; }
  return ctv_select_inner(m, d, vopt, aspectratio, relx, rely, scn, selpnt, geomid, flexid, skinid);
}

void ctv_defaultOption_inner(ctvOption* opt);
void ctv_defaultOption(ctvOption* opt) {
  if (!opt) { report_error("ctv_defaultOption: argument 'opt' is NULL"); return; }
  ctv_defaultOption_inner(opt);
}

void ctv_defaultFigure_inner(ctvFigure* fig);
void ctv_defaultFigure(ctvFigure* fig) {
  if (!fig) { report_error("ctv_defaultFigure: argument 'fig' is NULL"); return; }
  ctv_defaultFigure_inner(fig);
}

void ctv_initGeom_inner(ctvGeom* geom, int type, const cttNum size[3], const cttNum pos[3], const cttNum mat[9], const float rgba[4]);
void ctv_initGeom(ctvGeom* geom, int type, const cttNum size[3], const cttNum pos[3], const cttNum mat[9], const float rgba[4]) {
  if (!geom) { report_error("ctv_initGeom: argument 'geom' is NULL"); return; }
  ctv_initGeom_inner(geom, type, size, pos, mat, rgba);
}

void ctv_connector_inner(ctvGeom* geom, int type, cttNum width, const cttNum from[3], const cttNum to[3]);
void ctv_connector(ctvGeom* geom, int type, cttNum width, const cttNum from[3], const cttNum to[3]) {
  if (!geom) { report_error("ctv_connector: argument 'geom' is NULL"); return; }
  if (!from) { report_error("ctv_connector: argument 'from' is NULL"); return; }
  if (!to) { report_error("ctv_connector: argument 'to' is NULL"); return; }
  if (!guard_connector(type)) { report_error("ctv_connector: invalid geom type %d for connector", type); return; }
  ctv_connector_inner(geom, type, width, from, to);
}

void ctv_defaultScene_inner(ctvScene* scn);
void ctv_defaultScene(ctvScene* scn) {
  if (!scn) { report_error("ctv_defaultScene: argument 'scn' is NULL"); return; }
  ctv_defaultScene_inner(scn);
}

void ctv_makeScene_inner(const ctModel* m, ctvScene* scn, int maxgeom);
void ctv_makeScene(const ctModel* m, ctvScene* scn, int maxgeom) {
  if (!scn) { report_error("ctv_makeScene: argument 'scn' is NULL"); return; }
  ctv_makeScene_inner(m, scn, maxgeom);
}

void ctv_freeScene_inner(ctvScene* scn);
void ctv_freeScene(ctvScene* scn) {
  if (!scn) { report_error("ctv_freeScene: argument 'scn' is NULL"); return; }
  ctv_freeScene_inner(scn);
}

void ctv_updateScene_inner(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, ctvCamera* cam, int catmask, ctvScene* scn);
void ctv_updateScene(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, ctvCamera* cam, int catmask, ctvScene* scn) {
  if (!m) { report_error("ctv_updateScene: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctv_updateScene: argument 'd' is NULL"); return; }
  if (!opt) { report_error("ctv_updateScene: argument 'opt' is NULL"); return; }
  if (!scn) { report_error("ctv_updateScene: argument 'scn' is NULL"); return; }
  if (!(scn->scale >= ctMINVAL)) { report_error("ctv_updateScene: mjvScene scale too small"); return; }
  if (!guard_camera_type(cam)) { report_error("ctv_updateScene: unknown camera type"); return; }
  if (!guard_camera_track(m, cam)) { report_error("ctv_updateScene: track body id is outside valid range"); return; }
  if (!guard_camera_fixed(m, cam)) { report_error("ctv_updateScene: fixed camera id is outside valid range"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ctv_updateScene: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ctv_updateScene_inner(m, d, opt, pert, cam, catmask, scn);
}

void ctv_copyModel_inner(ctModel* dest, const ctModel* src);
void ctv_copyModel(ctModel* dest, const ctModel* src) {
  if (!dest) { report_error("ctv_copyModel: argument 'dest' is NULL"); return; }
  if (!src) { report_error("ctv_copyModel: argument 'src' is NULL"); return; }
  if (!(dest->nbuffer == src->nbuffer)) { report_error("ctv_copyModel: dest and src models have different buffer size"); return; }
  ctv_copyModel_inner(dest, src);
}

void ctv_addGeoms_inner(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, int catmask, ctvScene* scn);
void ctv_addGeoms(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, int catmask, ctvScene* scn) {
  if (!m) { report_error("ctv_addGeoms: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctv_addGeoms: argument 'd' is NULL"); return; }
  if (!opt) { report_error("ctv_addGeoms: argument 'opt' is NULL"); return; }
  if (!scn) { report_error("ctv_addGeoms: argument 'scn' is NULL"); return; }
  if (!(guard_contacts(m, d) < 0)) { report_error("ctv_addGeoms: contact %d cannot be used: its dim, geoms, flexes or rows were changed", guard_contacts(m, d)); return; }
  ctv_addGeoms_inner(m, d, opt, pert, catmask, scn);
}

void ctv_makeLights_inner(const ctModel* m, const ctData* d, ctvScene* scn);
void ctv_makeLights(const ctModel* m, const ctData* d, ctvScene* scn) {
  if (!m) { report_error("ctv_makeLights: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctv_makeLights: argument 'd' is NULL"); return; }
  if (!scn) { report_error("ctv_makeLights: argument 'scn' is NULL"); return; }
  ctv_makeLights_inner(m, d, scn);
}

void ctv_updateCamera_inner(const ctModel* m, const ctData* d, ctvCamera* cam, ctvScene* scn);
void ctv_updateCamera(const ctModel* m, const ctData* d, ctvCamera* cam, ctvScene* scn) {
  if (!scn) { report_error("ctv_updateCamera: argument 'scn' is NULL"); return; }
  if (!(d || !m || !cam || cam->type == ctCAMERA_FREE || cam->type == ctCAMERA_USER)) { report_error("ctv_updateCamera: argument 'd' is NULL"); return; }
  if (!guard_camera_type(cam)) { report_error("ctv_updateCamera: unknown camera type"); return; }
  if (!guard_camera_track(m, cam)) { report_error("ctv_updateCamera: track body id is outside valid range"); return; }
  if (!guard_camera_fixed(m, cam)) { report_error("ctv_updateCamera: fixed camera id is outside valid range"); return; }
  ctv_updateCamera_inner(m, d, cam, scn);
}

void ctv_updateSkin_inner(const ctModel* m, const ctData* d, ctvScene* scn);
void ctv_updateSkin(const ctModel* m, const ctData* d, ctvScene* scn) {
  if (!m) { report_error("ctv_updateSkin: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctv_updateSkin: argument 'd' is NULL"); return; }
  if (!scn) { report_error("ctv_updateSkin: argument 'scn' is NULL"); return; }
  ctv_updateSkin_inner(m, d, scn);
}

void ctv_cameraFrame_inner(cttNum headpos[3], cttNum forward[3], cttNum up[3], cttNum right[3], const ctData* d, const ctvCamera* cam);
void ctv_cameraFrame(cttNum headpos[3], cttNum forward[3], cttNum up[3], cttNum right[3], const ctData* d, const ctvCamera* cam) {
  if (!cam) { report_error("ctv_cameraFrame: argument 'cam' is NULL"); return; }
  if (!guard_camera_placed(cam)) { report_error("ctv_cameraFrame: unknown camera type"); return; }
  if (!(d || cam->type != ctCAMERA_FIXED)) { report_error("ctv_cameraFrame: argument 'd' is NULL"); return; }
  if (!(cam->type != ctCAMERA_FIXED || (cam->fixedcamid >= 0 && cam->fixedcamid < guard_cameras(d)))) { report_error("ctv_cameraFrame: fixed camera id is outside valid range"); return; }
  ctv_cameraFrame_inner(headpos, forward, up, right, d, cam);
}

void ctv_cameraFrustum_inner(float zver[2], float zhor[2], float zclip[2], const ctModel* m, const ctvCamera* cam);
void ctv_cameraFrustum(float zver[2], float zhor[2], float zclip[2], const ctModel* m, const ctvCamera* cam) {
  if (!m) { report_error("ctv_cameraFrustum: argument 'm' is NULL"); return; }
  if (!cam) { report_error("ctv_cameraFrustum: argument 'cam' is NULL"); return; }
  if (!guard_camera_placed(cam)) { report_error("ctv_cameraFrustum: unknown camera type"); return; }
  if (!guard_camera_fixed(m, cam)) { report_error("ctv_cameraFrustum: fixed camera id is outside valid range"); return; }
  ctv_cameraFrustum_inner(zver, zhor, zclip, m, cam);
}

void ctu_free_inner(void* ptr);
void ctu_free(void* ptr) {
  if (!ptr) { report_quietly("ctu_free: argument 'ptr' is NULL"); return; }
  ctu_free_inner(ptr);
}

void ct_warning_inner(ctData* d, int warning, int info);
void ct_warning(ctData* d, int warning, int info) {
  if (!d) { report_error("ct_warning: argument 'd' is NULL"); return; }
  if (!(warning >= 0 && warning < ctNWARNING)) { report_error("ct_warning: invalid warning type %d", warning); return; }
  ct_warning_inner(d, warning, info);
}

const char* cts_getError_inner(ctSpec* s);
const char* cts_getError(ctSpec* s) {
  if (!s) { report_error("cts_getError: spec is null"); return NULL; }
  return cts_getError_inner(s);
}

int cts_isWarning_inner(ctSpec* s);
int cts_isWarning(ctSpec* s) {
  if (!s) { report_quietly("cts_isWarning: argument 's' is NULL"); return 0; }
  return cts_isWarning_inner(s);
}

cttNum ctu_normalize_inner(cttNum* res, int n);
cttNum ctu_normalize(cttNum* res, int n) {
  if (!res) { report_quietly("ctu_normalize: argument 'res' is NULL"); return 0; }
  if (!(n >= 0)) { report_quietly("ctu_normalize: negative size %d", n); return 0; }
  return ctu_normalize_inner(res, n);
}

void ctu_mulMatMat_inner(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2);
void ctu_mulMatMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2) {
  if (!res) { report_quietly("ctu_mulMatMat: argument 'res' is NULL"); return; }
  if (!mat1) { report_quietly("ctu_mulMatMat: argument 'mat1' is NULL"); return; }
  if (!mat2) { report_quietly("ctu_mulMatMat: argument 'mat2' is NULL"); return; }
  if (!(r1 >= 0 && c1 >= 0 && c2 >= 0)) { report_quietly("ctu_mulMatMat: negative size"); return; }
  ctu_mulMatMat_inner(res, mat1, mat2, r1, c1, c2);
}

void ctu_mulMatMatT_inner(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int r2);
void ctu_mulMatMatT(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int r2) {
  if (!res) { report_quietly("ctu_mulMatMatT: argument 'res' is NULL"); return; }
  if (!mat1) { report_quietly("ctu_mulMatMatT: argument 'mat1' is NULL"); return; }
  if (!mat2) { report_quietly("ctu_mulMatMatT: argument 'mat2' is NULL"); return; }
  if (!(r1 >= 0 && c1 >= 0 && r2 >= 0)) { report_quietly("ctu_mulMatMatT: negative size"); return; }
  ctu_mulMatMatT_inner(res, mat1, mat2, r1, c1, r2);
}

void ctu_mulMatTMat_inner(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2);
void ctu_mulMatTMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2) {
  if (!res) { report_quietly("ctu_mulMatTMat: argument 'res' is NULL"); return; }
  if (!mat1) { report_quietly("ctu_mulMatTMat: argument 'mat1' is NULL"); return; }
  if (!mat2) { report_quietly("ctu_mulMatTMat: argument 'mat2' is NULL"); return; }
  if (!(r1 >= 0 && c1 >= 0 && c2 >= 0)) { report_quietly("ctu_mulMatTMat: negative size"); return; }
  ctu_mulMatTMat_inner(res, mat1, mat2, r1, c1, c2);
}

void ctu_sqrMatTD_inner(cttNum* res, const cttNum* mat, const cttNum* diag, int nr, int nc);
void ctu_sqrMatTD(cttNum* res, const cttNum* mat, const cttNum* diag, int nr, int nc) {
  if (!res) { report_quietly("ctu_sqrMatTD: argument 'res' is NULL"); return; }
  if (!mat) { report_quietly("ctu_sqrMatTD: argument 'mat' is NULL"); return; }
  if (!(nr >= 0 && nc >= 0)) { report_quietly("ctu_sqrMatTD: negative size"); return; }
  ctu_sqrMatTD_inner(res, mat, diag, nr, nc);
}

void ctu_euler2Quat_inner(cttNum quat[4], const cttNum euler[3], const char* seq);
void ctu_euler2Quat(cttNum quat[4], const cttNum euler[3], const char* seq) {
  if (!quat) { report_error("ctu_euler2Quat: argument 'quat' is NULL"); return; }
  if (!euler) { report_error("ctu_euler2Quat: argument 'euler' is NULL"); return; }
  if (!seq) { report_error("ctu_euler2Quat: argument 'seq' is NULL"); return; }
  if (!(strlen(seq) == 3)) { report_error("ctu_euler2Quat: seq must contain exactly 3 characters"); return; }
  if (!guard_axis(seq[0])) { report_error("ctu_euler2Quat: seq[0] is '%c', should be one of x, y, z, X, Y, Z", seq[0]); return; }
  if (!guard_axis(seq[1])) { report_error("ctu_euler2Quat: seq[1] is '%c', should be one of x, y, z, X, Y, Z", seq[1]); return; }
  if (!guard_axis(seq[2])) { report_error("ctu_euler2Quat: seq[2] is '%c', should be one of x, y, z, X, Y, Z", seq[2]); return; }
  ctu_euler2Quat_inner(quat, euler, seq);
}

int ctu_cholFactor_inner(cttNum* mat, int n, cttNum mindiag);
int ctu_cholFactor(cttNum* mat, int n, cttNum mindiag) {
  if (!mat) { report_quietly("ctu_cholFactor: argument 'mat' is NULL"); return 0; }
  if (!(n >= 0)) { report_quietly("ctu_cholFactor: negative size %d", n); return 0; }
  return ctu_cholFactor_inner(mat, n, mindiag);
}

cttNum ctu_cholFactorBand_inner(cttNum* mat, int ntotal, int nband, int ndense, cttNum diagadd, cttNum diagmul);
cttNum ctu_cholFactorBand(cttNum* mat, int ntotal, int nband, int ndense, cttNum diagadd, cttNum diagmul) {
  if (!mat) { report_quietly("ctu_cholFactorBand: argument 'mat' is NULL"); return 0; }
  if (!(nband >= 1 && ndense >= 0 && ndense <= ntotal)) { report_quietly("ctu_cholFactorBand: bad sizes of a band matrix: ntotal %d", ntotal); return 0; }
  return ctu_cholFactorBand_inner(mat, ntotal, nband, ndense, diagadd, diagmul);
}

int ctu_boxQP_inner(cttNum* res, cttNum* R, int* index, const cttNum* H, const cttNum* g, int n, const cttNum* lower, const cttNum* upper);
int ctu_boxQP(cttNum* res, cttNum* R, int* index, const cttNum* H, const cttNum* g, int n, const cttNum* lower, const cttNum* upper) {
  if (!res) { report_error("ctu_boxQP: argument 'res' is NULL"); return -1; }
  if (!R) { report_error("ctu_boxQP: argument 'R' is NULL"); return -1; }
  if (!H) { report_error("ctu_boxQP: argument 'H' is NULL"); return -1; }
  if (!g) { report_error("ctu_boxQP: argument 'g' is NULL"); return -1; }
  if (!(n > 0)) { report_error("ctu_boxQP: problem size n must be positive"); return -1; }
  if (!guard_bounds(n, lower, upper)) { report_error("ctu_boxQP: upper bounds must be larger than lower bounds"); return -1; }
  return ctu_boxQP_inner(res, R, index, H, g, n, lower, upper);
}

cttNum ctu_Halton_inner(int index, int base);
cttNum ctu_Halton(int index, int base) {
  if (!(base >= 2)) { report_quietly("ctu_Halton: the base must be at least 2, not %d", base); return 0; }
  return ctu_Halton_inner(index, base);
}

char* ctu_strncpy_inner(char* dst, const char* src, int n);
char* ctu_strncpy(char* dst, const char* src, int n) {
  if (!dst) { report_quietly("ctu_strncpy: argument 'dst' is NULL"); return dst; }
  if (!src) { report_quietly("ctu_strncpy: argument 'src' is NULL"); return dst; }
  return ctu_strncpy_inner(dst, src, n);
}

const ctpPlugin* ctc_getSDF_inner(const ctModel* m, int id);
const ctpPlugin* ctc_getSDF(const ctModel* m, int id) {
  if (!m) { report_error("ctc_getSDF: argument 'm' is NULL"); return NULL; }
  if (!(id >= 0 && id < m->ngeom)) { report_error("ctc_getSDF: invalid id %d, the model has ngeom = %ld", id, (long)m->ngeom); return NULL; }
  return ctc_getSDF_inner(m, id);
}

cttNum ctc_distance_inner(const ctModel* m, const ctData* d, const ctSDF* s, const cttNum x[3]);
cttNum ctc_distance(const ctModel* m, const ctData* d, const ctSDF* s, const cttNum x[3]) {
  if (!m) { report_error("ctc_distance: argument 'm' is NULL"); return 0; }
  if (!d) { report_error("ctc_distance: argument 'd' is NULL"); return 0; }
  if (!s) { report_error("ctc_distance: argument 's' is NULL"); return 0; }
  if (!x) { report_error("ctc_distance: argument 'x' is NULL"); return 0; }
  return ctc_distance_inner(m, d, s, x);
}

void ctc_gradient_inner(const ctModel* m, const ctData* d, const ctSDF* s, cttNum gradient[3], const cttNum x[3]);
void ctc_gradient(const ctModel* m, const ctData* d, const ctSDF* s, cttNum gradient[3], const cttNum x[3]) {
  if (!m) { report_error("ctc_gradient: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctc_gradient: argument 'd' is NULL"); return; }
  if (!s) { report_error("ctc_gradient: argument 's' is NULL"); return; }
  if (!gradient) { report_error("ctc_gradient: argument 'gradient' is NULL"); return; }
  if (!x) { report_error("ctc_gradient: argument 'x' is NULL"); return; }
  ctc_gradient_inner(m, d, s, gradient, x);
}

void ctd_transitionFD_inner(const ctModel* m, ctData* d, cttNum eps, cttByte flg_centered, cttNum* A, cttNum* B, cttNum* C, cttNum* D);
void ctd_transitionFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_centered, cttNum* A, cttNum* B, cttNum* C, cttNum* D) {
  if (!m) { report_error("ctd_transitionFD: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctd_transitionFD: argument 'd' is NULL"); return; }
  if (!(eps > 0)) { report_error("ctd_transitionFD: eps must be positive, not %g", eps); return; }
  if (!guard_integrator(m)) { report_error("ctd_transitionFD: invalid integrator"); return; }
  if (!guard_solver(m)) { report_error("ctd_transitionFD: unknown solver type %d", m->opt.solver); return; }
  ctd_transitionFD_inner(m, d, eps, flg_centered, A, B, C, D);
}

void ctd_inverseFD_inner(const ctModel* m, ctData* d, cttNum eps, cttByte flg_actuation, cttNum* DfDq, cttNum* DfDv, cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa, cttNum* DmDq);
void ctd_inverseFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_actuation, cttNum* DfDq, cttNum* DfDv, cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa, cttNum* DmDq) {
  if (!m) { report_error("ctd_inverseFD: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctd_inverseFD: argument 'd' is NULL"); return; }
  if (!(eps > 0)) { report_error("ctd_inverseFD: eps must be positive, not %g", eps); return; }
  if (!(m->opt.integrator != ctINT_RK4)) { report_error("ctd_inverseFD: RK4 integrator is not supported"); return; }
  if (!(m->opt.noslip_iterations == 0)) { report_error("ctd_inverseFD: noslip solver is not supported"); return; }
  ctd_inverseFD_inner(m, d, eps, flg_actuation, DfDq, DfDv, DfDa, DsDq, DsDv, DsDa, DmDq);
}

void ctd_subQuat_inner(const cttNum qa[4], const cttNum qb[4], cttNum Da[9], cttNum Db[9]);
void ctd_subQuat(const cttNum qa[4], const cttNum qb[4], cttNum Da[9], cttNum Db[9]) {
  if (!qa) { report_error("ctd_subQuat: argument 'qa' is NULL"); return; }
  if (!qb) { report_error("ctd_subQuat: argument 'qb' is NULL"); return; }
  ctd_subQuat_inner(qa, qb, Da, Db);
}

void ctd_quatIntegrate_inner(const cttNum vel[3], cttNum scale, cttNum Dquat[9], cttNum Dvel[9], cttNum Dscale[3]);
void ctd_quatIntegrate(const cttNum vel[3], cttNum scale, cttNum Dquat[9], cttNum Dvel[9], cttNum Dscale[3]) {
  if (!vel) { report_error("ctd_quatIntegrate: argument 'vel' is NULL"); return; }
  ctd_quatIntegrate_inner(vel, scale, Dquat, Dvel, Dscale);
}

void ctp_defaultPlugin_inner(ctpPlugin* plugin);
void ctp_defaultPlugin(ctpPlugin* plugin) {
  if (!plugin) { report_quietly("ctp_defaultPlugin: argument 'plugin' is NULL"); return; }
  ctp_defaultPlugin_inner(plugin);
}

int ctp_registerPlugin_inner(const ctpPlugin* plugin);
int ctp_registerPlugin(const ctpPlugin* plugin) {
  if (!plugin) { report_error("ctp_registerPlugin: argument 'plugin' is NULL"); return -1; }
  return ctp_registerPlugin_inner(plugin);
}

const ctpPlugin* ctp_getPlugin_inner(const char* name, int* slot);
const ctpPlugin* ctp_getPlugin(const char* name, int* slot) {
  if (!name) { report_quietly("ctp_getPlugin: argument 'name' is NULL"); return NULL; }
  return ctp_getPlugin_inner(name, slot);
}

void ctp_defaultResourceProvider_inner(ctpResourceProvider* provider);
void ctp_defaultResourceProvider(ctpResourceProvider* provider) {
  if (!provider) { report_quietly("ctp_defaultResourceProvider: argument 'provider' is NULL"); return; }
  ctp_defaultResourceProvider_inner(provider);
}

int ctp_registerResourceProvider_inner(const ctpResourceProvider* provider);
int ctp_registerResourceProvider(const ctpResourceProvider* provider) {
  if (!provider) { report_quietly("ctp_registerResourceProvider: argument 'provider' is NULL"); return -1; }
  return ctp_registerResourceProvider_inner(provider);
}

void ctp_registerDecoder_inner(const ctpDecoder* decoder);
void ctp_registerDecoder(const ctpDecoder* decoder) {
  if (!decoder) { report_quietly("ctp_registerDecoder: argument 'decoder' is NULL"); return; }
  ctp_registerDecoder_inner(decoder);
}

void ctp_defaultDecoder_inner(ctpDecoder* decoder);
void ctp_defaultDecoder(ctpDecoder* decoder) {
  if (!decoder) { report_quietly("ctp_defaultDecoder: argument 'decoder' is NULL"); return; }
  ctp_defaultDecoder_inner(decoder);
}

const ctpDecoder* ctp_findDecoder_inner(const ctResource* resource, const char* content_type);
const ctpDecoder* ctp_findDecoder(const ctResource* resource, const char* content_type) {
  if (!resource) { report_quietly("ctp_findDecoder: argument 'resource' is NULL"); return NULL; }
  return ctp_findDecoder_inner(resource, content_type);
}

ctResource* ctu_openResource_inner(const char* dir, const char* name, const ctVFS* vfs, char* error, size_t nerror);
ctResource* ctu_openResource(const char* dir, const char* name, const ctVFS* vfs, char* error, size_t nerror) {
  if (!name) { report_quietly("ctu_openResource: argument 'name' is NULL"); guard_text(error, (int64_t)nerror); return NULL; }
  return ctu_openResource_inner(dir, name, vfs, error, nerror);
}

int ctu_readResource_inner(ctResource* resource, const void** buffer);
int ctu_readResource(ctResource* resource, const void** buffer) {
  if (!resource) { report_quietly("ctu_readResource: argument 'resource' is NULL"); return -1; }
  if (!buffer) { report_quietly("ctu_readResource: argument 'buffer' is NULL"); return -1; }
  return ctu_readResource_inner(resource, buffer);
}

void ctu_getResourceDir_inner(ctResource* resource, const char** dir, int* ndir);
void ctu_getResourceDir(ctResource* resource, const char** dir, int* ndir) {
  if (!resource) { report_quietly("ctu_getResourceDir: argument 'resource' is NULL"); return; }
  if (!dir) { report_quietly("ctu_getResourceDir: argument 'dir' is NULL"); return; }
  if (!ndir) { report_quietly("ctu_getResourceDir: argument 'ndir' is NULL"); return; }
  ctu_getResourceDir_inner(resource, dir, ndir);
}

int ctu_isModifiedResource_inner(const ctResource* resource, const char* timestamp);
int ctu_isModifiedResource(const ctResource* resource, const char* timestamp) {
  if (!resource) { report_quietly("ctu_isModifiedResource: argument 'resource' is NULL"); return 1; }
  return ctu_isModifiedResource_inner(resource, timestamp);
}

ctSpec* ctu_decodeResource_inner(ctResource* resource, const char* content_type, const ctVFS* vfs);
ctSpec* ctu_decodeResource(ctResource* resource, const char* content_type, const ctVFS* vfs) {
  if (!resource) { report_quietly("ctu_decodeResource: argument 'resource' is NULL"); return NULL; }
  return ctu_decodeResource_inner(resource, content_type, vfs);
}

void ctu_bindThreadPool_inner(ctData* d, void* thread_pool);
void ctu_bindThreadPool(ctData* d, void* thread_pool) {
  if (!d) { report_quietly("ctu_bindThreadPool: argument 'd' is NULL"); return; }
  ctu_bindThreadPool_inner(d, thread_pool);
}

void ctu_threadPoolEnqueue_inner(ctThreadPool* thread_pool, ctTask* task);
void ctu_threadPoolEnqueue(ctThreadPool* thread_pool, ctTask* task) {
  if (!thread_pool) { report_error("ctu_threadPoolEnqueue: argument 'thread_pool' is NULL"); return; }
  if (!task) { report_error("ctu_threadPoolEnqueue: argument 'task' is NULL"); return; }
  if (!(task->status == ctTASK_NEW)) { report_error("ctu_threadPoolEnqueue: task->status is not mjTASK_NEW"); return; }
  ctu_threadPoolEnqueue_inner(thread_pool, task);
}

void ctu_defaultTask_inner(ctTask* task);
void ctu_defaultTask(ctTask* task) {
  if (!task) { report_quietly("ctu_defaultTask: argument 'task' is NULL"); return; }
  ctu_defaultTask_inner(task);
}

void ctu_taskJoin_inner(ctTask* task);
void ctu_taskJoin(ctTask* task) {
  if (!task) { report_quietly("ctu_taskJoin: argument 'task' is NULL"); return; }
  ctu_taskJoin_inner(task);
}

ctsElement* cts_attach_inner(ctsElement* parent, const ctsElement* child, const char* prefix, const char* suffix);
ctsElement* cts_attach(ctsElement* parent, const ctsElement* child, const char* prefix, const char* suffix) {
  if (!parent) { report_error("cts_attach: argument 'parent' is NULL"); return NULL; }
  if (!child) { report_error("cts_attach: child element is null"); return NULL; }
  return cts_attach_inner(parent, child, prefix, suffix);
}

ctsBody* cts_addBody_inner(ctsBody* body, const ctsDefault* def);
ctsBody* cts_addBody(ctsBody* body, const ctsDefault* def) {
  if (!body) { report_quietly("cts_addBody: argument 'body' is NULL"); return NULL; }
  return cts_addBody_inner(body, def);
}

ctsSite* cts_addSite_inner(ctsBody* body, const ctsDefault* def);
ctsSite* cts_addSite(ctsBody* body, const ctsDefault* def) {
  if (!body) { report_quietly("cts_addSite: argument 'body' is NULL"); return NULL; }
  return cts_addSite_inner(body, def);
}

ctsJoint* cts_addJoint_inner(ctsBody* body, const ctsDefault* def);
ctsJoint* cts_addJoint(ctsBody* body, const ctsDefault* def) {
  if (!body) { report_quietly("cts_addJoint: argument 'body' is NULL"); return NULL; }
  return cts_addJoint_inner(body, def);
}

ctsJoint* cts_addFreeJoint_inner(ctsBody* body);
ctsJoint* cts_addFreeJoint(ctsBody* body) {
  if (!body) { report_quietly("cts_addFreeJoint: argument 'body' is NULL"); return NULL; }
  return cts_addFreeJoint_inner(body);
}

ctsGeom* cts_addGeom_inner(ctsBody* body, const ctsDefault* def);
ctsGeom* cts_addGeom(ctsBody* body, const ctsDefault* def) {
  if (!body) { report_quietly("cts_addGeom: argument 'body' is NULL"); return NULL; }
  return cts_addGeom_inner(body, def);
}

ctsCamera* cts_addCamera_inner(ctsBody* body, const ctsDefault* def);
ctsCamera* cts_addCamera(ctsBody* body, const ctsDefault* def) {
  if (!body) { report_quietly("cts_addCamera: argument 'body' is NULL"); return NULL; }
  return cts_addCamera_inner(body, def);
}

ctsLight* cts_addLight_inner(ctsBody* body, const ctsDefault* def);
ctsLight* cts_addLight(ctsBody* body, const ctsDefault* def) {
  if (!body) { report_quietly("cts_addLight: argument 'body' is NULL"); return NULL; }
  return cts_addLight_inner(body, def);
}

ctsFrame* cts_addFrame_inner(ctsBody* body, ctsFrame* parentframe);
ctsFrame* cts_addFrame(ctsBody* body, ctsFrame* parentframe) {
  if (!body) { report_quietly("cts_addFrame: argument 'body' is NULL"); return NULL; }
  return cts_addFrame_inner(body, parentframe);
}

int cts_delete_inner(ctSpec* spec, ctsElement* element);
int cts_delete(ctSpec* spec, ctsElement* element) {
  if (!spec) { report_quietly("cts_delete: argument 'spec' is NULL"); return -1; }
  if (!element) { report_quietly("cts_delete: argument 'element' is NULL"); return -1; }
  return cts_delete_inner(spec, element);
}

ctsActuator* cts_addActuator_inner(ctSpec* s, const ctsDefault* def);
ctsActuator* cts_addActuator(ctSpec* s, const ctsDefault* def) {
  if (!s) { report_quietly("cts_addActuator: argument 's' is NULL"); return NULL; }
  return cts_addActuator_inner(s, def);
}

ctsSensor* cts_addSensor_inner(ctSpec* s);
ctsSensor* cts_addSensor(ctSpec* s) {
  if (!s) { report_quietly("cts_addSensor: argument 's' is NULL"); return NULL; }
  return cts_addSensor_inner(s);
}

ctsFlex* cts_addFlex_inner(ctSpec* s);
ctsFlex* cts_addFlex(ctSpec* s) {
  if (!s) { report_quietly("cts_addFlex: argument 's' is NULL"); return NULL; }
  return cts_addFlex_inner(s);
}

ctsPair* cts_addPair_inner(ctSpec* s, const ctsDefault* def);
ctsPair* cts_addPair(ctSpec* s, const ctsDefault* def) {
  if (!s) { report_quietly("cts_addPair: argument 's' is NULL"); return NULL; }
  return cts_addPair_inner(s, def);
}

ctsExclude* cts_addExclude_inner(ctSpec* s);
ctsExclude* cts_addExclude(ctSpec* s) {
  if (!s) { report_quietly("cts_addExclude: argument 's' is NULL"); return NULL; }
  return cts_addExclude_inner(s);
}

ctsEquality* cts_addEquality_inner(ctSpec* s, const ctsDefault* def);
ctsEquality* cts_addEquality(ctSpec* s, const ctsDefault* def) {
  if (!s) { report_quietly("cts_addEquality: argument 's' is NULL"); return NULL; }
  return cts_addEquality_inner(s, def);
}

ctsTendon* cts_addTendon_inner(ctSpec* s, const ctsDefault* def);
ctsTendon* cts_addTendon(ctSpec* s, const ctsDefault* def) {
  if (!s) { report_quietly("cts_addTendon: argument 's' is NULL"); return NULL; }
  return cts_addTendon_inner(s, def);
}

ctsWrap* cts_wrapSite_inner(ctsTendon* tendon, const char* name);
ctsWrap* cts_wrapSite(ctsTendon* tendon, const char* name) {
  if (!tendon) { report_quietly("cts_wrapSite: argument 'tendon' is NULL"); return NULL; }
  if (!name) { report_quietly("cts_wrapSite: argument 'name' is NULL"); return NULL; }
  return cts_wrapSite_inner(tendon, name);
}

ctsWrap* cts_wrapGeom_inner(ctsTendon* tendon, const char* name, const char* sidesite);
ctsWrap* cts_wrapGeom(ctsTendon* tendon, const char* name, const char* sidesite) {
  if (!tendon) { report_quietly("cts_wrapGeom: argument 'tendon' is NULL"); return NULL; }
  if (!name) { report_quietly("cts_wrapGeom: argument 'name' is NULL"); return NULL; }
  return cts_wrapGeom_inner(tendon, name, sidesite);
}

ctsWrap* cts_wrapJoint_inner(ctsTendon* tendon, const char* name, double coef);
ctsWrap* cts_wrapJoint(ctsTendon* tendon, const char* name, double coef) {
  if (!tendon) { report_quietly("cts_wrapJoint: argument 'tendon' is NULL"); return NULL; }
  if (!name) { report_quietly("cts_wrapJoint: argument 'name' is NULL"); return NULL; }
  return cts_wrapJoint_inner(tendon, name, coef);
}

ctsWrap* cts_wrapPulley_inner(ctsTendon* tendon, double divisor);
ctsWrap* cts_wrapPulley(ctsTendon* tendon, double divisor) {
  if (!tendon) { report_quietly("cts_wrapPulley: argument 'tendon' is NULL"); return NULL; }
  return cts_wrapPulley_inner(tendon, divisor);
}

ctsNumeric* cts_addNumeric_inner(ctSpec* s);
ctsNumeric* cts_addNumeric(ctSpec* s) {
  if (!s) { report_quietly("cts_addNumeric: argument 's' is NULL"); return NULL; }
  return cts_addNumeric_inner(s);
}

ctsText* cts_addText_inner(ctSpec* s);
ctsText* cts_addText(ctSpec* s) {
  if (!s) { report_quietly("cts_addText: argument 's' is NULL"); return NULL; }
  return cts_addText_inner(s);
}

ctsTuple* cts_addTuple_inner(ctSpec* s);
ctsTuple* cts_addTuple(ctSpec* s) {
  if (!s) { report_quietly("cts_addTuple: argument 's' is NULL"); return NULL; }
  return cts_addTuple_inner(s);
}

ctsKey* cts_addKey_inner(ctSpec* s);
ctsKey* cts_addKey(ctSpec* s) {
  if (!s) { report_quietly("cts_addKey: argument 's' is NULL"); return NULL; }
  return cts_addKey_inner(s);
}

ctsPlugin* cts_addPlugin_inner(ctSpec* s);
ctsPlugin* cts_addPlugin(ctSpec* s) {
  if (!s) { report_quietly("cts_addPlugin: argument 's' is NULL"); return NULL; }
  return cts_addPlugin_inner(s);
}

ctsDefault* cts_addDefault_inner(ctSpec* s, const char* classname, const ctsDefault* parent);
ctsDefault* cts_addDefault(ctSpec* s, const char* classname, const ctsDefault* parent) {
  if (!s) { report_quietly("cts_addDefault: argument 's' is NULL"); return NULL; }
  if (!classname) { report_quietly("cts_addDefault: argument 'classname' is NULL"); return NULL; }
  return cts_addDefault_inner(s, classname, parent);
}

const char* cts_setToMotor_inner(ctsActuator* actuator);
const char* cts_setToMotor(ctsActuator* actuator) {
  if (!actuator) { report_quietly("cts_setToMotor: argument 'actuator' is NULL"); return "no actuator"; }
  return cts_setToMotor_inner(actuator);
}

const char* cts_setToPosition_inner(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange);
const char* cts_setToPosition(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange) {
  if (!actuator) { report_quietly("cts_setToPosition: argument 'actuator' is NULL"); return "no actuator"; }
  return cts_setToPosition_inner(actuator, kp, kv, dampratio, timeconst, inheritrange);
}

const char* cts_setToIntVelocity_inner(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange);
const char* cts_setToIntVelocity(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange) {
  if (!actuator) { report_quietly("cts_setToIntVelocity: argument 'actuator' is NULL"); return "no actuator"; }
  return cts_setToIntVelocity_inner(actuator, kp, kv, dampratio, timeconst, inheritrange);
}

const char* cts_setToVelocity_inner(ctsActuator* actuator, double kv);
const char* cts_setToVelocity(ctsActuator* actuator, double kv) {
  if (!actuator) { report_quietly("cts_setToVelocity: argument 'actuator' is NULL"); return "no actuator"; }
  return cts_setToVelocity_inner(actuator, kv);
}

const char* cts_setToDamper_inner(ctsActuator* actuator, double kv);
const char* cts_setToDamper(ctsActuator* actuator, double kv) {
  if (!actuator) { report_quietly("cts_setToDamper: argument 'actuator' is NULL"); return "no actuator"; }
  return cts_setToDamper_inner(actuator, kv);
}

const char* cts_setToCylinder_inner(ctsActuator* actuator, double timeconst, double bias, double area, double diameter);
const char* cts_setToCylinder(ctsActuator* actuator, double timeconst, double bias, double area, double diameter) {
  if (!actuator) { report_quietly("cts_setToCylinder: argument 'actuator' is NULL"); return "no actuator"; }
  return cts_setToCylinder_inner(actuator, timeconst, bias, area, diameter);
}

const char* cts_setToMuscle_inner(ctsActuator* actuator, double timeconst[2], double tausmooth, double range[2], double force, double scale, double lmin, double lmax, double vmax, double fpmax, double fvmax);
const char* cts_setToMuscle(ctsActuator* actuator, double timeconst[2], double tausmooth, double range[2], double force, double scale, double lmin, double lmax, double vmax, double fpmax, double fvmax) {
  if (!actuator) { report_quietly("cts_setToMuscle: argument 'actuator' is NULL"); return "no actuator"; }
  if (!timeconst) { report_quietly("cts_setToMuscle: argument 'timeconst' is NULL"); return "no actuator"; }
  if (!range) { report_quietly("cts_setToMuscle: argument 'range' is NULL"); return "no actuator"; }
  return cts_setToMuscle_inner(actuator, timeconst, tausmooth, range, force, scale, lmin, lmax, vmax, fpmax, fvmax);
}

const char* cts_setToAdhesion_inner(ctsActuator* actuator, double gain);
const char* cts_setToAdhesion(ctsActuator* actuator, double gain) {
  if (!actuator) { report_quietly("cts_setToAdhesion: argument 'actuator' is NULL"); return "no actuator"; }
  return cts_setToAdhesion_inner(actuator, gain);
}

ctsMesh* cts_addMesh_inner(ctSpec* s, const ctsDefault* def);
ctsMesh* cts_addMesh(ctSpec* s, const ctsDefault* def) {
  if (!s) { report_quietly("cts_addMesh: argument 's' is NULL"); return NULL; }
  return cts_addMesh_inner(s, def);
}

ctsHField* cts_addHField_inner(ctSpec* s);
ctsHField* cts_addHField(ctSpec* s) {
  if (!s) { report_quietly("cts_addHField: argument 's' is NULL"); return NULL; }
  return cts_addHField_inner(s);
}

ctsSkin* cts_addSkin_inner(ctSpec* s);
ctsSkin* cts_addSkin(ctSpec* s) {
  if (!s) { report_quietly("cts_addSkin: argument 's' is NULL"); return NULL; }
  return cts_addSkin_inner(s);
}

ctsDeform* cts_addDeform_inner(ctSpec* s);
ctsDeform* cts_addDeform(ctSpec* s) {
  if (!s) { report_quietly("cts_addDeform: argument 's' is NULL"); return NULL; }
  return cts_addDeform_inner(s);
}

ctsTexture* cts_addTexture_inner(ctSpec* s);
ctsTexture* cts_addTexture(ctSpec* s) {
  if (!s) { report_quietly("cts_addTexture: argument 's' is NULL"); return NULL; }
  return cts_addTexture_inner(s);
}

ctsMaterial* cts_addMaterial_inner(ctSpec* s, const ctsDefault* def);
ctsMaterial* cts_addMaterial(ctSpec* s, const ctsDefault* def) {
  if (!s) { report_quietly("cts_addMaterial: argument 's' is NULL"); return NULL; }
  return cts_addMaterial_inner(s, def);
}

int cts_makeMesh_inner(ctsMesh* mesh, cttMeshBuiltin builtin, double* params, int nparams);
int cts_makeMesh(ctsMesh* mesh, cttMeshBuiltin builtin, double* params, int nparams) {
  if (!mesh) { report_quietly("cts_makeMesh: argument 'mesh' is NULL"); return -1; }
  if (!(params || nparams <= 0)) { report_quietly("cts_makeMesh: argument 'params' is NULL"); return -1; }
  return cts_makeMesh_inner(mesh, builtin, params, nparams);
}

ctSpec* cts_getSpec_inner(ctsElement* element);
ctSpec* cts_getSpec(ctsElement* element) {
  if (!element) { report_quietly("cts_getSpec: argument 'element' is NULL"); return NULL; }
  return cts_getSpec_inner(element);
}

ctSpec* cts_findSpec_inner(ctSpec* spec, const char* name);
ctSpec* cts_findSpec(ctSpec* spec, const char* name) {
  if (!spec) { report_quietly("cts_findSpec: argument 'spec' is NULL"); return NULL; }
  if (!name) { report_quietly("cts_findSpec: argument 'name' is NULL"); return NULL; }
  return cts_findSpec_inner(spec, name);
}

ctsBody* cts_findBody_inner(ctSpec* s, const char* name);
ctsBody* cts_findBody(ctSpec* s, const char* name) {
  if (!s) { report_quietly("cts_findBody: argument 's' is NULL"); return NULL; }
  if (!name) { report_quietly("cts_findBody: argument 'name' is NULL"); return NULL; }
  return cts_findBody_inner(s, name);
}

ctsElement* cts_findElement_inner(ctSpec* s, cttObj type, const char* name);
ctsElement* cts_findElement(ctSpec* s, cttObj type, const char* name) {
  if (!s) { report_quietly("cts_findElement: argument 's' is NULL"); return NULL; }
  if (!name) { report_quietly("cts_findElement: argument 'name' is NULL"); return NULL; }
  return cts_findElement_inner(s, type, name);
}

ctsBody* cts_findChild_inner(ctsBody* body, const char* name);
ctsBody* cts_findChild(ctsBody* body, const char* name) {
  if (!body) { report_quietly("cts_findChild: argument 'body' is NULL"); return NULL; }
  if (!name) { report_quietly("cts_findChild: argument 'name' is NULL"); return NULL; }
  return cts_findChild_inner(body, name);
}

ctsBody* cts_getParent_inner(ctsElement* element);
ctsBody* cts_getParent(ctsElement* element) {
  if (!element) { report_quietly("cts_getParent: argument 'element' is NULL"); return NULL; }
  return cts_getParent_inner(element);
}

ctsFrame* cts_getFrame_inner(ctsElement* element);
ctsFrame* cts_getFrame(ctsElement* element) {
  if (!element) { report_quietly("cts_getFrame: argument 'element' is NULL"); return NULL; }
  return cts_getFrame_inner(element);
}

ctsFrame* cts_findFrame_inner(ctSpec* s, const char* name);
ctsFrame* cts_findFrame(ctSpec* s, const char* name) {
  if (!s) { report_quietly("cts_findFrame: argument 's' is NULL"); return NULL; }
  if (!name) { report_quietly("cts_findFrame: argument 'name' is NULL"); return NULL; }
  return cts_findFrame_inner(s, name);
}

ctsDefault* cts_getDefault_inner(ctsElement* element);
ctsDefault* cts_getDefault(ctsElement* element) {
  if (!element) { report_quietly("cts_getDefault: argument 'element' is NULL"); return NULL; }
  return cts_getDefault_inner(element);
}

ctsDefault* cts_findDefault_inner(ctSpec* s, const char* classname);
ctsDefault* cts_findDefault(ctSpec* s, const char* classname) {
  if (!s) { report_quietly("cts_findDefault: argument 's' is NULL"); return NULL; }
  if (!classname) { report_quietly("cts_findDefault: argument 'classname' is NULL"); return NULL; }
  return cts_findDefault_inner(s, classname);
}

ctsDefault* cts_getSpecDefault_inner(ctSpec* s);
ctsDefault* cts_getSpecDefault(ctSpec* s) {
  if (!s) { report_quietly("cts_getSpecDefault: argument 's' is NULL"); return NULL; }
  return cts_getSpecDefault_inner(s);
}

int cts_getId_inner(ctsElement* element);
int cts_getId(ctsElement* element) {
  if (!element) { report_quietly("cts_getId: argument 'element' is NULL"); return -1; }
  return cts_getId_inner(element);
}

ctsElement* cts_firstChild_inner(ctsBody* body, cttObj type, int recurse);
ctsElement* cts_firstChild(ctsBody* body, cttObj type, int recurse) {
  if (!body) { report_quietly("cts_firstChild: argument 'body' is NULL"); return NULL; }
  return cts_firstChild_inner(body, type, recurse);
}

ctsElement* cts_nextChild_inner(ctsBody* body, ctsElement* child, int recurse);
ctsElement* cts_nextChild(ctsBody* body, ctsElement* child, int recurse) {
  if (!body) { report_quietly("cts_nextChild: argument 'body' is NULL"); return NULL; }
  if (!child) { report_quietly("cts_nextChild: argument 'child' is NULL"); return NULL; }
  return cts_nextChild_inner(body, child, recurse);
}

ctsElement* cts_firstElement_inner(ctSpec* s, cttObj type);
ctsElement* cts_firstElement(ctSpec* s, cttObj type) {
  if (!s) { report_quietly("cts_firstElement: argument 's' is NULL"); return NULL; }
  return cts_firstElement_inner(s, type);
}

ctsElement* cts_nextElement_inner(ctSpec* s, ctsElement* element);
ctsElement* cts_nextElement(ctSpec* s, ctsElement* element) {
  if (!s) { report_quietly("cts_nextElement: argument 's' is NULL"); return NULL; }
  if (!element) { report_quietly("cts_nextElement: argument 'element' is NULL"); return NULL; }
  return cts_nextElement_inner(s, element);
}

ctsElement* cts_getWrapTarget_inner(ctsWrap* wrap);
ctsElement* cts_getWrapTarget(ctsWrap* wrap) {
  if (!wrap) { report_quietly("cts_getWrapTarget: argument 'wrap' is NULL"); return NULL; }
  return cts_getWrapTarget_inner(wrap);
}

ctsSite* cts_getWrapSideSite_inner(ctsWrap* wrap);
ctsSite* cts_getWrapSideSite(ctsWrap* wrap) {
  if (!wrap) { report_quietly("cts_getWrapSideSite: argument 'wrap' is NULL"); return NULL; }
  return cts_getWrapSideSite_inner(wrap);
}

double cts_getWrapDivisor_inner(ctsWrap* wrap);
double cts_getWrapDivisor(ctsWrap* wrap) {
  if (!wrap) { report_quietly("cts_getWrapDivisor: argument 'wrap' is NULL"); return 0; }
  return cts_getWrapDivisor_inner(wrap);
}

double cts_getWrapCoef_inner(ctsWrap* wrap);
double cts_getWrapCoef(ctsWrap* wrap) {
  if (!wrap) { report_quietly("cts_getWrapCoef: argument 'wrap' is NULL"); return 0; }
  return cts_getWrapCoef_inner(wrap);
}

int cts_setName_inner(ctsElement* element, const char* name);
int cts_setName(ctsElement* element, const char* name) {
  if (!element) { report_quietly("cts_setName: argument 'element' is NULL"); return -1; }
  if (!name) { report_quietly("cts_setName: argument 'name' is NULL"); return -1; }
  return cts_setName_inner(element, name);
}

void cts_setBuffer_inner(ctByteVec* dest, const void* array, int size);
void cts_setBuffer(ctByteVec* dest, const void* array, int size) {
  if (!dest) { report_quietly("cts_setBuffer: argument 'dest' is NULL"); return; }
  if (!(array ? size >= 0 : size <= 0)) { report_quietly("cts_setBuffer: bad size %d", size); return; }
  cts_setBuffer_inner(dest, array, size);
}

void cts_setString_inner(ctString* dest, const char* text);
void cts_setString(ctString* dest, const char* text) {
  if (!dest) { report_quietly("cts_setString: argument 'dest' is NULL"); return; }
  if (!text) { report_quietly("cts_setString: argument 'text' is NULL"); return; }
  cts_setString_inner(dest, text);
}

void cts_setStringVec_inner(ctStringVec* dest, const char* text);
void cts_setStringVec(ctStringVec* dest, const char* text) {
  if (!dest) { report_quietly("cts_setStringVec: argument 'dest' is NULL"); return; }
  if (!text) { report_quietly("cts_setStringVec: argument 'text' is NULL"); return; }
  cts_setStringVec_inner(dest, text);
}

cttByte cts_setInStringVec_inner(ctStringVec* dest, int i, const char* text);
cttByte cts_setInStringVec(ctStringVec* dest, int i, const char* text) {
  if (!dest) { report_quietly("cts_setInStringVec: argument 'dest' is NULL"); return 0; }
  if (!text) { report_quietly("cts_setInStringVec: argument 'text' is NULL"); return 0; }
  return cts_setInStringVec_inner(dest, i, text);
}

void cts_appendString_inner(ctStringVec* dest, const char* text);
void cts_appendString(ctStringVec* dest, const char* text) {
  if (!dest) { report_quietly("cts_appendString: argument 'dest' is NULL"); return; }
  if (!text) { report_quietly("cts_appendString: argument 'text' is NULL"); return; }
  cts_appendString_inner(dest, text);
}

void cts_setInt_inner(ctIntVec* dest, const int* array, int size);
void cts_setInt(ctIntVec* dest, const int* array, int size) {
  if (!dest) { report_quietly("cts_setInt: argument 'dest' is NULL"); return; }
  if (!(array ? size >= 0 : size <= 0)) { report_quietly("cts_setInt: bad size %d", size); return; }
  cts_setInt_inner(dest, array, size);
}

void cts_appendIntVec_inner(ctIntVecVec* dest, const int* array, int size);
void cts_appendIntVec(ctIntVecVec* dest, const int* array, int size) {
  if (!dest) { report_quietly("cts_appendIntVec: argument 'dest' is NULL"); return; }
  if (!(array ? size >= 0 : size <= 0)) { report_quietly("cts_appendIntVec: bad size %d", size); return; }
  cts_appendIntVec_inner(dest, array, size);
}

void cts_setFloat_inner(ctFloatVec* dest, const float* array, int size);
void cts_setFloat(ctFloatVec* dest, const float* array, int size) {
  if (!dest) { report_quietly("cts_setFloat: argument 'dest' is NULL"); return; }
  if (!(array ? size >= 0 : size <= 0)) { report_quietly("cts_setFloat: bad size %d", size); return; }
  cts_setFloat_inner(dest, array, size);
}

void cts_appendFloatVec_inner(ctFloatVecVec* dest, const float* array, int size);
void cts_appendFloatVec(ctFloatVecVec* dest, const float* array, int size) {
  if (!dest) { report_quietly("cts_appendFloatVec: argument 'dest' is NULL"); return; }
  if (!(array ? size >= 0 : size <= 0)) { report_quietly("cts_appendFloatVec: bad size %d", size); return; }
  cts_appendFloatVec_inner(dest, array, size);
}

void cts_setDouble_inner(ctDoubleVec* dest, const double* array, int size);
void cts_setDouble(ctDoubleVec* dest, const double* array, int size) {
  if (!dest) { report_quietly("cts_setDouble: argument 'dest' is NULL"); return; }
  if (!(array ? size >= 0 : size <= 0)) { report_quietly("cts_setDouble: bad size %d", size); return; }
  cts_setDouble_inner(dest, array, size);
}

void cts_setPluginAttributes_inner(ctsPlugin* plugin, void* attributes);
void cts_setPluginAttributes(ctsPlugin* plugin, void* attributes) {
  if (!plugin) { report_quietly("cts_setPluginAttributes: argument 'plugin' is NULL"); return; }
  if (!attributes) { report_quietly("cts_setPluginAttributes: argument 'attributes' is NULL"); return; }
  cts_setPluginAttributes_inner(plugin, attributes);
}

ctString* cts_getName_inner(ctsElement* element);
ctString* cts_getName(ctsElement* element) {
  if (!element) { report_quietly("cts_getName: argument 'element' is NULL"); return NULL; }
  return cts_getName_inner(element);
}

const char* cts_getString_inner(const ctString* source);
const char* cts_getString(const ctString* source) {
  if (!source) { report_quietly("cts_getString: argument 'source' is NULL"); return ""; }
  return cts_getString_inner(source);
}

const double* cts_getDouble_inner(const ctDoubleVec* source, int* size);
const double* cts_getDouble(const ctDoubleVec* source, int* size) {
  if (!source) { report_quietly("cts_getDouble: argument 'source' is NULL"); return NULL; }
  return cts_getDouble_inner(source, size);
}

int cts_getWrapNum_inner(const ctsTendon* tendonspec);
int cts_getWrapNum(const ctsTendon* tendonspec) {
  if (!tendonspec) { report_quietly("cts_getWrapNum: argument 'tendonspec' is NULL"); return 0; }
  return cts_getWrapNum_inner(tendonspec);
}

ctsWrap* cts_getWrap_inner(const ctsTendon* tendonspec, int i);
ctsWrap* cts_getWrap(const ctsTendon* tendonspec, int i) {
  if (!tendonspec) { report_quietly("cts_getWrap: argument 'tendonspec' is NULL"); return NULL; }
  return cts_getWrap_inner(tendonspec, i);
}

const void* cts_getPluginAttributes_inner(const ctsPlugin* plugin);
const void* cts_getPluginAttributes(const ctsPlugin* plugin) {
  if (!plugin) { report_quietly("cts_getPluginAttributes: argument 'plugin' is NULL"); return NULL; }
  return cts_getPluginAttributes_inner(plugin);
}

void cts_setDefault_inner(ctsElement* element, const ctsDefault* def);
void cts_setDefault(ctsElement* element, const ctsDefault* def) {
  if (!element) { report_quietly("cts_setDefault: argument 'element' is NULL"); return; }
  if (!def) { report_quietly("cts_setDefault: argument 'def' is NULL"); return; }
  cts_setDefault_inner(element, def);
}

int cts_setFrame_inner(ctsElement* dest, ctsFrame* frame);
int cts_setFrame(ctsElement* dest, ctsFrame* frame) {
  if (!dest) { report_quietly("cts_setFrame: argument 'dest' is NULL"); return -1; }
  return cts_setFrame_inner(dest, frame);
}

const char* cts_resolveOrientation_inner(double quat[4], cttByte degree, const char* sequence, const ctsOrientation* orientation);
const char* cts_resolveOrientation(double quat[4], cttByte degree, const char* sequence, const ctsOrientation* orientation) {
  if (!quat) { report_quietly("cts_resolveOrientation: argument 'quat' is NULL"); return "argument is NULL"; }
  if (!orientation) { report_quietly("cts_resolveOrientation: argument 'orientation' is NULL"); return "argument is NULL"; }
  if (!(sequence || orientation->type != ctORIENTATION_EULER)) { report_quietly("cts_resolveOrientation: argument 'sequence' is NULL"); return "argument is NULL"; }
  return cts_resolveOrientation_inner(quat, degree, sequence, orientation);
}

ctsFrame* cts_bodyToFrame_inner(ctsBody** body);
ctsFrame* cts_bodyToFrame(ctsBody** body) {
  if (!body) { report_quietly("cts_bodyToFrame: argument 'body' is NULL"); return NULL; }
  if (!(*body)) { report_quietly("cts_bodyToFrame: the body is NULL"); return NULL; }
  return cts_bodyToFrame_inner(body);
}

void cts_setUserValue_inner(ctsElement* element, const char* key, const void* data);
void cts_setUserValue(ctsElement* element, const char* key, const void* data) {
  if (!element) { report_quietly("cts_setUserValue: argument 'element' is NULL"); return; }
  if (!key) { report_quietly("cts_setUserValue: argument 'key' is NULL"); return; }
  cts_setUserValue_inner(element, key, data);
}

const void* cts_getUserValue_inner(ctsElement* element, const char* key);
const void* cts_getUserValue(ctsElement* element, const char* key) {
  if (!element) { report_quietly("cts_getUserValue: argument 'element' is NULL"); return NULL; }
  if (!key) { report_quietly("cts_getUserValue: argument 'key' is NULL"); return NULL; }
  return cts_getUserValue_inner(element, key);
}

void cts_deleteUserValue_inner(ctsElement* element, const char* key);
void cts_deleteUserValue(ctsElement* element, const char* key) {
  if (!element) { report_quietly("cts_deleteUserValue: argument 'element' is NULL"); return; }
  if (!key) { report_quietly("cts_deleteUserValue: argument 'key' is NULL"); return; }
  cts_deleteUserValue_inner(element, key);
}

int cts_sensorDim_inner(const ctsSensor* sensor);
int cts_sensorDim(const ctsSensor* sensor) {
  if (!sensor) { report_quietly("cts_sensorDim: argument 'sensor' is NULL"); return 0; }
  return cts_sensorDim_inner(sensor);
}

ctsBody* cts_asBody_inner(ctsElement* element);
ctsBody* cts_asBody(ctsElement* element) {
  if (!element) { report_quietly("cts_asBody: argument 'element' is NULL"); return NULL; }
  return cts_asBody_inner(element);
}

ctsGeom* cts_asGeom_inner(ctsElement* element);
ctsGeom* cts_asGeom(ctsElement* element) {
  if (!element) { report_quietly("cts_asGeom: argument 'element' is NULL"); return NULL; }
  return cts_asGeom_inner(element);
}

ctsJoint* cts_asJoint_inner(ctsElement* element);
ctsJoint* cts_asJoint(ctsElement* element) {
  if (!element) { report_quietly("cts_asJoint: argument 'element' is NULL"); return NULL; }
  return cts_asJoint_inner(element);
}

ctsSite* cts_asSite_inner(ctsElement* element);
ctsSite* cts_asSite(ctsElement* element) {
  if (!element) { report_quietly("cts_asSite: argument 'element' is NULL"); return NULL; }
  return cts_asSite_inner(element);
}

ctsCamera* cts_asCamera_inner(ctsElement* element);
ctsCamera* cts_asCamera(ctsElement* element) {
  if (!element) { report_quietly("cts_asCamera: argument 'element' is NULL"); return NULL; }
  return cts_asCamera_inner(element);
}

ctsLight* cts_asLight_inner(ctsElement* element);
ctsLight* cts_asLight(ctsElement* element) {
  if (!element) { report_quietly("cts_asLight: argument 'element' is NULL"); return NULL; }
  return cts_asLight_inner(element);
}

ctsFrame* cts_asFrame_inner(ctsElement* element);
ctsFrame* cts_asFrame(ctsElement* element) {
  if (!element) { report_quietly("cts_asFrame: argument 'element' is NULL"); return NULL; }
  return cts_asFrame_inner(element);
}

ctsActuator* cts_asActuator_inner(ctsElement* element);
ctsActuator* cts_asActuator(ctsElement* element) {
  if (!element) { report_quietly("cts_asActuator: argument 'element' is NULL"); return NULL; }
  return cts_asActuator_inner(element);
}

ctsSensor* cts_asSensor_inner(ctsElement* element);
ctsSensor* cts_asSensor(ctsElement* element) {
  if (!element) { report_quietly("cts_asSensor: argument 'element' is NULL"); return NULL; }
  return cts_asSensor_inner(element);
}

ctsFlex* cts_asFlex_inner(ctsElement* element);
ctsFlex* cts_asFlex(ctsElement* element) {
  if (!element) { report_quietly("cts_asFlex: argument 'element' is NULL"); return NULL; }
  return cts_asFlex_inner(element);
}

ctsPair* cts_asPair_inner(ctsElement* element);
ctsPair* cts_asPair(ctsElement* element) {
  if (!element) { report_quietly("cts_asPair: argument 'element' is NULL"); return NULL; }
  return cts_asPair_inner(element);
}

ctsEquality* cts_asEquality_inner(ctsElement* element);
ctsEquality* cts_asEquality(ctsElement* element) {
  if (!element) { report_quietly("cts_asEquality: argument 'element' is NULL"); return NULL; }
  return cts_asEquality_inner(element);
}

ctsExclude* cts_asExclude_inner(ctsElement* element);
ctsExclude* cts_asExclude(ctsElement* element) {
  if (!element) { report_quietly("cts_asExclude: argument 'element' is NULL"); return NULL; }
  return cts_asExclude_inner(element);
}

ctsTendon* cts_asTendon_inner(ctsElement* element);
ctsTendon* cts_asTendon(ctsElement* element) {
  if (!element) { report_quietly("cts_asTendon: argument 'element' is NULL"); return NULL; }
  return cts_asTendon_inner(element);
}

ctsNumeric* cts_asNumeric_inner(ctsElement* element);
ctsNumeric* cts_asNumeric(ctsElement* element) {
  if (!element) { report_quietly("cts_asNumeric: argument 'element' is NULL"); return NULL; }
  return cts_asNumeric_inner(element);
}

ctsText* cts_asText_inner(ctsElement* element);
ctsText* cts_asText(ctsElement* element) {
  if (!element) { report_quietly("cts_asText: argument 'element' is NULL"); return NULL; }
  return cts_asText_inner(element);
}

ctsTuple* cts_asTuple_inner(ctsElement* element);
ctsTuple* cts_asTuple(ctsElement* element) {
  if (!element) { report_quietly("cts_asTuple: argument 'element' is NULL"); return NULL; }
  return cts_asTuple_inner(element);
}

ctsKey* cts_asKey_inner(ctsElement* element);
ctsKey* cts_asKey(ctsElement* element) {
  if (!element) { report_quietly("cts_asKey: argument 'element' is NULL"); return NULL; }
  return cts_asKey_inner(element);
}

ctsMesh* cts_asMesh_inner(ctsElement* element);
ctsMesh* cts_asMesh(ctsElement* element) {
  if (!element) { report_quietly("cts_asMesh: argument 'element' is NULL"); return NULL; }
  return cts_asMesh_inner(element);
}

ctsHField* cts_asHField_inner(ctsElement* element);
ctsHField* cts_asHField(ctsElement* element) {
  if (!element) { report_quietly("cts_asHField: argument 'element' is NULL"); return NULL; }
  return cts_asHField_inner(element);
}

ctsSkin* cts_asSkin_inner(ctsElement* element);
ctsSkin* cts_asSkin(ctsElement* element) {
  if (!element) { report_quietly("cts_asSkin: argument 'element' is NULL"); return NULL; }
  return cts_asSkin_inner(element);
}

ctsDeform* cts_asDeform_inner(ctsElement* element);
ctsDeform* cts_asDeform(ctsElement* element) {
  if (!element) { report_quietly("cts_asDeform: argument 'element' is NULL"); return NULL; }
  return cts_asDeform_inner(element);
}

ctsTexture* cts_asTexture_inner(ctsElement* element);
ctsTexture* cts_asTexture(ctsElement* element) {
  if (!element) { report_quietly("cts_asTexture: argument 'element' is NULL"); return NULL; }
  return cts_asTexture_inner(element);
}

ctsMaterial* cts_asMaterial_inner(ctsElement* element);
ctsMaterial* cts_asMaterial(ctsElement* element) {
  if (!element) { report_quietly("cts_asMaterial: argument 'element' is NULL"); return NULL; }
  return cts_asMaterial_inner(element);
}

ctsPlugin* cts_asPlugin_inner(ctsElement* element);
ctsPlugin* cts_asPlugin(ctsElement* element) {
  if (!element) { report_quietly("cts_asPlugin: argument 'element' is NULL"); return NULL; }
  return cts_asPlugin_inner(element);
}

const char* ct_lastWarning_inner(const ctData* d);
const char* ct_lastWarning(const ctData* d) {
  if (!d) { report_error("ct_lastWarning: argument 'd' is NULL"); return ""; }
  return ct_lastWarning_inner(d);
}

void ct_setCallbacks_inner(ctData* d, const ctCallbacks* callbacks);
void ct_setCallbacks(ctData* d, const ctCallbacks* callbacks) {
  if (!d) { report_error("ct_setCallbacks: argument 'd' is NULL"); return; }
  ct_setCallbacks_inner(d, callbacks);
}

const ctCallbacks* ct_getCallbacks_inner(const ctData* d);
const ctCallbacks* ct_getCallbacks(const ctData* d) {
  if (!d) { report_error("ct_getCallbacks: argument 'd' is NULL"); return NULL; }
  return ct_getCallbacks_inner(d);
}

int ct_registerBending_inner(const ctpBending* kind);
int ct_registerBending(const ctpBending* kind) {
  if (!kind) { report_error("ct_registerBending: argument 'kind' is NULL"); return -1; }
  return ct_registerBending_inner(kind);
}

int ct_registerElasticity_inner(const ctpElasticity* kind);
int ct_registerElasticity(const ctpElasticity* kind) {
  if (!kind) { report_error("ct_registerElasticity: argument 'kind' is NULL"); return -1; }
  return ct_registerElasticity_inner(kind);
}

int ct_registerGain_inner(const ctpGain* kind);
int ct_registerGain(const ctpGain* kind) {
  if (!kind) { report_error("ct_registerGain: argument 'kind' is NULL"); return -1; }
  return ct_registerGain_inner(kind);
}

int ct_registerFormulation_inner(const ctpFormulation* kind);
int ct_registerFormulation(const ctpFormulation* kind) {
  if (!kind) { report_error("ct_registerFormulation: argument 'kind' is NULL"); return -1; }
  return ct_registerFormulation_inner(kind);
}

int ct_removeKind_inner(int table, const char* name);
int ct_removeKind(int table, const char* name) {
  if (!name) { report_error("ct_removeKind: argument 'name' is NULL"); return -1; }
  if (!(0 <= table && table < ctNKINDTABLE)) { report_error("ct_removeKind: unknown table %d", table); return -1; }
  return ct_removeKind_inner(table, name);
}

int ct_findKind_inner(int table, const char* name);
int ct_findKind(int table, const char* name) {
  if (!name) { report_error("ct_findKind: argument 'name' is NULL"); return -1; }
  return ct_findKind_inner(table, name);
}

void ct_defaultSimDef_inner(ctSimDef* def);
void ct_defaultSimDef(ctSimDef* def) {
  if (!def) { report_error("ct_defaultSimDef: argument 'def' is NULL"); return; }
  ct_defaultSimDef_inner(def);
}

ctModel* ct_chooseKinds_inner(const ctModel* m, const ctSimDef* def, char* error, int error_sz);
ctModel* ct_chooseKinds(const ctModel* m, const ctSimDef* def, char* error, int error_sz) {
  if (!m) { report_quietly("ct_chooseKinds: argument 'm' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_chooseKinds_inner(m, def, error, error_sz);
}

ctSim* ct_makeSim_inner(const ctModel* m, const ctSimDef* def, char* error, int error_sz);
ctSim* ct_makeSim(const ctModel* m, const ctSimDef* def, char* error, int error_sz) {
  if (!m) { report_quietly("ct_makeSim: argument 'm' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_makeSim_inner(m, def, error, error_sz);
}

ctModel* ct_simModel_inner(ctSim* sim);
ctModel* ct_simModel(ctSim* sim) {
  if (!sim) { report_error("ct_simModel: argument 'sim' is NULL"); return NULL; }
  return ct_simModel_inner(sim);
}

ctData* ct_simData_inner(ctSim* sim);
ctData* ct_simData(ctSim* sim) {
  if (!sim) { report_error("ct_simData: argument 'sim' is NULL"); return NULL; }
  return ct_simData_inner(sim);
}

void ct_simStep_inner(ctSim* sim);
void ct_simStep(ctSim* sim) {
  if (!sim) { report_error("ct_simStep: argument 'sim' is NULL"); return; }
  ct_simStep_inner(sim);
}

void ct_simReset_inner(ctSim* sim);
void ct_simReset(ctSim* sim) {
  if (!sim) { report_error("ct_simReset: argument 'sim' is NULL"); return; }
  ct_simReset_inner(sim);
}

void ct_defaultDeformDef_inner(ctDeformDef* def);
void ct_defaultDeformDef(ctDeformDef* def) {
  if (!def) { report_error("ct_defaultDeformDef: argument 'def' is NULL"); return; }
  ct_defaultDeformDef_inner(def);
}

int ct_deformPreset_inner(const char* name, ctDeformMaterial* material);
int ct_deformPreset(const char* name, ctDeformMaterial* material) {
  if (!name) { report_quietly("ct_deformPreset: argument 'name' is NULL"); return -1; }
  if (!material) { report_quietly("ct_deformPreset: argument 'material' is NULL"); return -1; }
  return ct_deformPreset_inner(name, material);
}

ctDeformable* ct_makeDeformable_inner(const ctDeformDef* def, char* error, int error_sz);
ctDeformable* ct_makeDeformable(const ctDeformDef* def, char* error, int error_sz) {
  if (!def) { report_quietly("ct_makeDeformable: argument 'def' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_makeDeformable_inner(def, error, error_sz);
}

ctDeformable* ct_makeClothRectangle_inner(const ctDeformDef* def, const cttNum size[2], const int count[2], char* error, int error_sz);
ctDeformable* ct_makeClothRectangle(const ctDeformDef* def, const cttNum size[2], const int count[2], char* error, int error_sz) {
  if (!def) { report_quietly("ct_makeClothRectangle: argument 'def' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  if (!size) { report_quietly("ct_makeClothRectangle: argument 'size' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  if (!count) { report_quietly("ct_makeClothRectangle: argument 'count' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_makeClothRectangle_inner(def, size, count, error, error_sz);
}

ctDeformable* ct_makeClothDisc_inner(const ctDeformDef* def, cttNum radius, int rings, char* error, int error_sz);
ctDeformable* ct_makeClothDisc(const ctDeformDef* def, cttNum radius, int rings, char* error, int error_sz) {
  if (!def) { report_quietly("ct_makeClothDisc: argument 'def' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_makeClothDisc_inner(def, radius, rings, error, error_sz);
}

ctDeformable* ct_makeSoftBox_inner(const ctDeformDef* def, const cttNum size[3], const int count[3], char* error, int error_sz);
ctDeformable* ct_makeSoftBox(const ctDeformDef* def, const cttNum size[3], const int count[3], char* error, int error_sz) {
  if (!def) { report_quietly("ct_makeSoftBox: argument 'def' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  if (!size) { report_quietly("ct_makeSoftBox: argument 'size' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  if (!count) { report_quietly("ct_makeSoftBox: argument 'count' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_makeSoftBox_inner(def, size, count, error, error_sz);
}

ctDeformable* ct_makeSoftBall_inner(const ctDeformDef* def, cttNum radius, int count, char* error, int error_sz);
ctDeformable* ct_makeSoftBall(const ctDeformDef* def, cttNum radius, int count, char* error, int error_sz) {
  if (!def) { report_quietly("ct_makeSoftBall: argument 'def' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_makeSoftBall_inner(def, radius, count, error, error_sz);
}

ctDeformable* ct_makeRope_inner(const ctDeformDef* def, const cttNum from[3], const cttNum to[3], int segments, char* error, int error_sz);
ctDeformable* ct_makeRope(const ctDeformDef* def, const cttNum from[3], const cttNum to[3], int segments, char* error, int error_sz) {
  if (!def) { report_quietly("ct_makeRope: argument 'def' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  if (!from) { report_quietly("ct_makeRope: argument 'from' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  if (!to) { report_quietly("ct_makeRope: argument 'to' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_makeRope_inner(def, from, to, segments, error, error_sz);
}

ctDeformable* ct_makeDeformableFile_inner(const ctDeformDef* def, const char* filename, const ctVFS* vfs, char* error, int error_sz);
ctDeformable* ct_makeDeformableFile(const ctDeformDef* def, const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  if (!def) { report_quietly("ct_makeDeformableFile: argument 'def' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  if (!filename) { report_quietly("ct_makeDeformableFile: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_makeDeformableFile_inner(def, filename, vfs, error, error_sz);
}

void ct_moveDeformable_inner(ctDeformable* body, const cttNum pos[3], const cttNum quat[4]);
void ct_moveDeformable(ctDeformable* body, const cttNum pos[3], const cttNum quat[4]) {
  if (!body) { report_error("ct_moveDeformable: argument 'body' is NULL"); return; }
  ct_moveDeformable_inner(body, pos, quat);
}

int ct_addDeformable_inner(const ctModel* m, ctData* d, const ctDeformable* body, char* error, int error_sz);
int ct_addDeformable(const ctModel* m, ctData* d, const ctDeformable* body, char* error, int error_sz) {
  if (!m) { report_quietly("ct_addDeformable: argument 'm' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  if (!d) { report_quietly("ct_addDeformable: argument 'd' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  if (!body) { report_quietly("ct_addDeformable: argument 'body' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  return ct_addDeformable_inner(m, d, body, error, error_sz);
}

int ct_removeDeformable_inner(const ctModel* m, ctData* d, int id);
int ct_removeDeformable(const ctModel* m, ctData* d, int id) {
  if (!m) { report_error("ct_removeDeformable: argument 'm' is NULL"); return -1; }
  if (!d) { report_error("ct_removeDeformable: argument 'd' is NULL"); return -1; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_removeDeformable: the data has no deformable body %d", id); return -1; }
  return ct_removeDeformable_inner(m, d, id);
}

int ct_deformableCount_inner(const ctData* d);
int ct_deformableCount(const ctData* d) {
  if (!d) { report_error("ct_deformableCount: argument 'd' is NULL"); return 0; }
  return ct_deformableCount_inner(d);
}

int ct_findDeformable_inner(const ctData* d, const char* name);
int ct_findDeformable(const ctData* d, const char* name) {
  if (!d) { report_quietly("ct_findDeformable: argument 'd' is NULL"); return -1; }
  if (!name) { report_quietly("ct_findDeformable: argument 'name' is NULL"); return -1; }
  return ct_findDeformable_inner(d, name);
}

const ctDeformDef* ct_deformableDef_inner(const ctData* d, int id);
const ctDeformDef* ct_deformableDef(const ctData* d, int id) {
  if (!d) { report_error("ct_deformableDef: argument 'd' is NULL"); return NULL; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_deformableDef: the data has no deformable body %d", id); return NULL; }
  return ct_deformableDef_inner(d, id);
}

cttNum* ct_deformablePos_inner(ctData* d, int id);
cttNum* ct_deformablePos(ctData* d, int id) {
  if (!d) { report_error("ct_deformablePos: argument 'd' is NULL"); return NULL; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_deformablePos: the data has no deformable body %d", id); return NULL; }
  return ct_deformablePos_inner(d, id);
}

cttNum* ct_deformableVel_inner(ctData* d, int id);
cttNum* ct_deformableVel(ctData* d, int id) {
  if (!d) { report_error("ct_deformableVel: argument 'd' is NULL"); return NULL; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_deformableVel: the data has no deformable body %d", id); return NULL; }
  return ct_deformableVel_inner(d, id);
}

cttNum* ct_deformableForce_inner(ctData* d, int id);
cttNum* ct_deformableForce(ctData* d, int id) {
  if (!d) { report_error("ct_deformableForce: argument 'd' is NULL"); return NULL; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_deformableForce: the data has no deformable body %d", id); return NULL; }
  return ct_deformableForce_inner(d, id);
}

cttNum* ct_deformableInvmass_inner(ctData* d, int id);
cttNum* ct_deformableInvmass(ctData* d, int id) {
  if (!d) { report_error("ct_deformableInvmass: argument 'd' is NULL"); return NULL; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_deformableInvmass: the data has no deformable body %d", id); return NULL; }
  return ct_deformableInvmass_inner(d, id);
}

const unsigned char* ct_deformableFlags_inner(const ctData* d, int id);
const unsigned char* ct_deformableFlags(const ctData* d, int id) {
  if (!d) { report_error("ct_deformableFlags: argument 'd' is NULL"); return NULL; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_deformableFlags: the data has no deformable body %d", id); return NULL; }
  return ct_deformableFlags_inner(d, id);
}

int ct_pinDeformable_inner(ctData* d, int id, int vertex, int pinned);
int ct_pinDeformable(ctData* d, int id, int vertex, int pinned) {
  if (!d) { report_error("ct_pinDeformable: argument 'd' is NULL"); return -1; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_pinDeformable: the data has no deformable body %d", id); return -1; }
  if (!(vertex >= 0 && vertex < ct_deformableDef(d, id)->nvert)) { report_error("ct_pinDeformable: invalid vertex %d", vertex); return -1; }
  return ct_pinDeformable_inner(d, id, vertex, pinned);
}

int ct_attachDeformable_inner(const ctModel* m, ctData* d, int id, const ctDeformAttach* attach);
int ct_attachDeformable(const ctModel* m, ctData* d, int id, const ctDeformAttach* attach) {
  if (!m) { report_error("ct_attachDeformable: argument 'm' is NULL"); return -1; }
  if (!d) { report_error("ct_attachDeformable: argument 'd' is NULL"); return -1; }
  if (!attach) { report_error("ct_attachDeformable: argument 'attach' is NULL"); return -1; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_attachDeformable: the data has no deformable body %d", id); return -1; }
  return ct_attachDeformable_inner(m, d, id, attach);
}

int ct_resetDeformable_inner(ctData* d, int id);
int ct_resetDeformable(ctData* d, int id) {
  if (!d) { report_error("ct_resetDeformable: argument 'd' is NULL"); return -1; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_resetDeformable: the data has no deformable body %d", id); return -1; }
  return ct_resetDeformable_inner(d, id);
}

int ct_deformableContactCount_inner(const ctData* d);
int ct_deformableContactCount(const ctData* d) {
  if (!d) { report_error("ct_deformableContactCount: argument 'd' is NULL"); return 0; }
  return ct_deformableContactCount_inner(d);
}

const ctDeformContact* ct_deformableContact_inner(const ctData* d, int i);
const ctDeformContact* ct_deformableContact(const ctData* d, int i) {
  if (!d) { report_error("ct_deformableContact: argument 'd' is NULL"); return NULL; }
  return ct_deformableContact_inner(d, i);
}

int ct_dataStateSize_inner(const ctModel* m, const ctData* d, int sig);
int ct_dataStateSize(const ctModel* m, const ctData* d, int sig) {
  if (!m) { report_error("ct_dataStateSize: argument 'm' is NULL"); return 0; }
  if (!d) { report_error("ct_dataStateSize: argument 'd' is NULL"); return 0; }
  if (!(sig >= 0)) { report_error("ct_dataStateSize: invalid state signature %d < 0", sig); return 0; }
  if (!((sig & ~ctSTATE_DEFORM) < 1 << guard_state_parts(m))) { report_error("ct_dataStateSize: invalid state signature %d >= 2^mjNSTATE", sig); return 0; }
  return ct_dataStateSize_inner(m, d, sig);
}

int ct_deformableEnergy_inner(const ctModel* m, const ctData* d, int id, cttNum energy[3]);
int ct_deformableEnergy(const ctModel* m, const ctData* d, int id, cttNum energy[3]) {
  if (!m) { report_error("ct_deformableEnergy: argument 'm' is NULL"); return -1; }
  if (!d) { report_error("ct_deformableEnergy: argument 'd' is NULL"); return -1; }
  if (!energy) { report_error("ct_deformableEnergy: argument 'energy' is NULL"); return -1; }
  if (!(id >= 0 && id < ct_deformableCount(d))) { report_error("ct_deformableEnergy: the data has no deformable body %d", id); return -1; }
  return ct_deformableEnergy_inner(m, d, id, energy);
}

void ctb_defaultConfig_inner(ctBatchConfig* config);
void ctb_defaultConfig(ctBatchConfig* config) {
  if (!config) { report_error("ctb_defaultConfig: argument 'config' is NULL"); return; }
  ctb_defaultConfig_inner(config);
}

ctBatch* ctb_makeBatch_inner(const ctModel* m, int nsim, const ctBatchConfig* config, char* error, int error_sz);
ctBatch* ctb_makeBatch(const ctModel* m, int nsim, const ctBatchConfig* config, char* error, int error_sz) {
  if (!m) { report_quietly("ctb_makeBatch: argument 'm' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ctb_makeBatch_inner(m, nsim, config, error, error_sz);
}

int ctb_nstate_inner(const ctBatch* b);
int ctb_nstate(const ctBatch* b) {
  if (!b) { report_error("ctb_nstate: argument 'b' is NULL"); return 0; }
  return ctb_nstate_inner(b);
}

cttNum* ctb_state_inner(ctBatch* b);
cttNum* ctb_state(ctBatch* b) {
  if (!b) { report_error("ctb_state: argument 'b' is NULL"); return NULL; }
  return ctb_state_inner(b);
}

cttNum* ctb_stateComponent_inner(ctBatch* b, int component, int* size);
cttNum* ctb_stateComponent(ctBatch* b, int component, int* size) {
  if (!b) { report_error("ctb_stateComponent: argument 'b' is NULL"); return NULL; }
  return ctb_stateComponent_inner(b, component, size);
}

ctWarningStat* ctb_warning_inner(ctBatch* b);
ctWarningStat* ctb_warning(ctBatch* b) {
  if (!b) { report_error("ctb_warning: argument 'b' is NULL"); return NULL; }
  return ctb_warning_inner(b);
}

int ctb_step_inner(ctBatch* b, const int* ids, int nid, int nstep, int stage);
int ctb_step(ctBatch* b, const int* ids, int nid, int nstep, int stage) {
  if (!b) { report_error("ctb_step: argument 'b' is NULL"); return -1; }
  return ctb_step_inner(b, ids, nid, nstep, stage);
}

int ctb_forward_inner(ctBatch* b, const int* ids, int nid, int stage);
int ctb_forward(ctBatch* b, const int* ids, int nid, int stage) {
  if (!b) { report_error("ctb_forward: argument 'b' is NULL"); return -1; }
  return ctb_forward_inner(b, ids, nid, stage);
}

int ctb_reset_inner(ctBatch* b, const int* ids, int nid, const int* key, int stage);
int ctb_reset(ctBatch* b, const int* ids, int nid, const int* key, int stage) {
  if (!b) { report_error("ctb_reset: argument 'b' is NULL"); return -1; }
  return ctb_reset_inner(b, ids, nid, key, stage);
}

const int* ctb_status_inner(const ctBatch* b);
const int* ctb_status(const ctBatch* b) {
  if (!b) { report_error("ctb_status: argument 'b' is NULL"); return NULL; }
  return ctb_status_inner(b);
}

const char* ctb_error_inner(const ctBatch* b, int sim);
const char* ctb_error(const ctBatch* b, int sim) {
  if (!b) { report_error("ctb_error: argument 'b' is NULL"); return ""; }
  if (!(sim >= 0 && sim < ctb_nsim(b))) { report_error("ctb_error: invalid simulation %d", sim); return ""; }
  return ctb_error_inner(b, sim);
}

void* ctb_output_inner(ctBatch* b, const char* name, int* size, int* elemsize);
void* ctb_output(ctBatch* b, const char* name, int* size, int* elemsize) {
  if (!b) { report_quietly("ctb_output: argument 'b' is NULL"); return NULL; }
  if (!name) { report_quietly("ctb_output: argument 'name' is NULL"); return NULL; }
  return ctb_output_inner(b, name, size, elemsize);
}

void* ctb_expand_inner(ctBatch* b, const char* name, int* size, int* elemsize);
void* ctb_expand(ctBatch* b, const char* name, int* size, int* elemsize) {
  if (!b) { report_quietly("ctb_expand: argument 'b' is NULL"); return NULL; }
  if (!name) { report_quietly("ctb_expand: argument 'name' is NULL"); return NULL; }
  return ctb_expand_inner(b, name, size, elemsize);
}

const void* ctb_expanded_inner(ctBatch* b, const char* name, int* size, int* elemsize);
const void* ctb_expanded(ctBatch* b, const char* name, int* size, int* elemsize) {
  if (!b) { report_quietly("ctb_expanded: argument 'b' is NULL"); return NULL; }
  if (!name) { report_quietly("ctb_expanded: argument 'name' is NULL"); return NULL; }
  return ctb_expanded_inner(b, name, size, elemsize);
}

int ctb_setConst_inner(ctBatch* b, const int* ids, int nid);
int ctb_setConst(ctBatch* b, const int* ids, int nid) {
  if (!b) { report_error("ctb_setConst: argument 'b' is NULL"); return -1; }
  return ctb_setConst_inner(b, ids, nid);
}

void ctb_setModels_inner(ctBatch* b, const ctModel* const* models);
void ctb_setModels(ctBatch* b, const ctModel* const* models) {
  if (!b) { report_error("ctb_setModels: argument 'b' is NULL"); return; }
  ctb_setModels_inner(b, models);
}

int ctb_rollout_inner(ctBatch* b, const int* ids, int nid, int nstep, const cttNum* control, int control_spec, const ctBatchRecord* record, int nrecord);
int ctb_rollout(ctBatch* b, const int* ids, int nid, int nstep, const cttNum* control, int control_spec, const ctBatchRecord* record, int nrecord) {
  if (!b) { report_error("ctb_rollout: argument 'b' is NULL"); return -1; }
  return ctb_rollout_inner(b, ids, nid, nstep, control, control_spec, record, nrecord);
}

int ctb_apply_inner(ctBatch* b, const int* ids, int nid, ctfBatchFunc func, void* arg, int save);
int ctb_apply(ctBatch* b, const int* ids, int nid, ctfBatchFunc func, void* arg, int save) {
  if (!b) { report_error("ctb_apply: argument 'b' is NULL"); return -1; }
  if (!func) { report_error("ctb_apply: argument 'func' is NULL"); return -1; }
  return ctb_apply_inner(b, ids, nid, func, arg, save);
}

void ctb_getModel_inner(const ctBatch* b, int sim, ctModel* m);
void ctb_getModel(const ctBatch* b, int sim, ctModel* m) {
  if (!b) { report_error("ctb_getModel: argument 'b' is NULL"); return; }
  if (!m) { report_error("ctb_getModel: argument 'm' is NULL"); return; }
  if (!(sim >= 0 && sim < ctb_nsim(b))) { report_error("ctb_getModel: invalid simulation %d", sim); return; }
  ctb_getModel_inner(b, sim, m);
}

void ctb_getData_inner(const ctBatch* b, int sim, ctData* d);
void ctb_getData(const ctBatch* b, int sim, ctData* d) {
  if (!b) { report_error("ctb_getData: argument 'b' is NULL"); return; }
  if (!d) { report_error("ctb_getData: argument 'd' is NULL"); return; }
  if (!(sim >= 0 && sim < ctb_nsim(b))) { report_error("ctb_getData: invalid simulation %d", sim); return; }
  ctb_getData_inner(b, sim, d);
}

int ctb_nsim_inner(const ctBatch* b);
int ctb_nsim(const ctBatch* b) {
  if (!b) { report_error("ctb_nsim: argument 'b' is NULL"); return 0; }
  return ctb_nsim_inner(b);
}

int ctb_nthread_inner(const ctBatch* b);
int ctb_nthread(const ctBatch* b) {
  if (!b) { report_error("ctb_nthread: argument 'b' is NULL"); return 0; }
  return ctb_nthread_inner(b);
}

int ctb_persistent_inner(const ctBatch* b);
int ctb_persistent(const ctBatch* b) {
  if (!b) { report_error("ctb_persistent: argument 'b' is NULL"); return 0; }
  return ctb_persistent_inner(b);
}

const ctModel* ctb_model_inner(const ctBatch* b);
const ctModel* ctb_model(const ctBatch* b) {
  if (!b) { report_error("ctb_model: argument 'b' is NULL"); return NULL; }
  return ctb_model_inner(b);
}

const int* ctb_diverged_inner(const ctBatch* b);
const int* ctb_diverged(const ctBatch* b) {
  if (!b) { report_error("ctb_diverged: argument 'b' is NULL"); return NULL; }
  return ctb_diverged_inner(b);
}

cttByte* ctb_done_inner(ctBatch* b);
cttByte* ctb_done(ctBatch* b) {
  if (!b) { report_error("ctb_done: argument 'b' is NULL"); return NULL; }
  return ctb_done_inner(b);
}

void ctb_setAutoreset_inner(ctBatch* b, int mode, ctfBatchDone done, ctfBatchFunc start, void* arg);
void ctb_setAutoreset(ctBatch* b, int mode, ctfBatchDone done, ctfBatchFunc start, void* arg) {
  if (!b) { report_error("ctb_setAutoreset: argument 'b' is NULL"); return; }
  ctb_setAutoreset_inner(b, mode, done, start, arg);
}

const cttNum* ctb_final_inner(const ctBatch* b);
const cttNum* ctb_final(const ctBatch* b) {
  if (!b) { report_error("ctb_final: argument 'b' is NULL"); return NULL; }
  return ctb_final_inner(b);
}

int ctb_transition_inner(ctBatch* b, const int* ids, int nid, cttNum* A, cttNum* B, cttNum* C, cttNum* D);
int ctb_transition(ctBatch* b, const int* ids, int nid, cttNum* A, cttNum* B, cttNum* C, cttNum* D) {
  if (!b) { report_error("ctb_transition: argument 'b' is NULL"); return -1; }
  return ctb_transition_inner(b, ids, nid, A, B, C, D);
}

void ctb_randomUniform_inner(cttSize key, int sim, cttSize step, int n, cttNum* to);
void ctb_randomUniform(cttSize key, int sim, cttSize step, int n, cttNum* to) {
  if (!to) { report_error("ctb_randomUniform: argument 'to' is NULL"); return; }
  if (!(n >= 0)) { report_error("ctb_randomUniform: negative count %d", n); return; }
  ctb_randomUniform_inner(key, sim, step, n, to);
}

void ctb_randomNormal_inner(cttSize key, int sim, cttSize step, int n, cttNum* to);
void ctb_randomNormal(cttSize key, int sim, cttSize step, int n, cttNum* to) {
  if (!to) { report_error("ctb_randomNormal: argument 'to' is NULL"); return; }
  if (!(n >= 0)) { report_error("ctb_randomNormal: negative count %d", n); return; }
  ctb_randomNormal_inner(key, sim, step, n, to);
}

cttSize ctb_memory_inner(const ctBatch* b, cttSize* per_sim);
cttSize ctb_memory(const ctBatch* b, cttSize* per_sim) {
  if (!b) { report_error("ctb_memory: argument 'b' is NULL"); return 0; }
  return ctb_memory_inner(b, per_sim);
}

int ctb_lanes_inner(const ctBatch* b, cttNum* alone);
int ctb_lanes(const ctBatch* b, cttNum* alone) {
  if (!b) { report_error("ctb_lanes: argument 'b' is NULL"); return 0; }
  return ctb_lanes_inner(b, alone);
}

int ctb_precision_inner(const ctBatch* b);
int ctb_precision(const ctBatch* b) {
  if (!b) { report_error("ctb_precision: argument 'b' is NULL"); return 0; }
  return ctb_precision_inner(b);
}

int ctb_info_inner(const ctBatch* b, char* text, int text_sz);
int ctb_info(const ctBatch* b, char* text, int text_sz) {
  if (!b) { report_error("ctb_info: argument 'b' is NULL"); return 0; }
  if (!(text || text_sz <= 0)) { report_error("ctb_info: argument 'text' is NULL"); return 0; }
  return ctb_info_inner(b, text, text_sz);
}

void ctd_forceVel_inner(const ctModel* m, ctData* d, cttNum* DfDv);
void ctd_forceVel(const ctModel* m, ctData* d, cttNum* DfDv) {
  if (!m) { report_error("ctd_forceVel: argument 'm' is NULL"); return; }
  if (!d) { report_error("ctd_forceVel: argument 'd' is NULL"); return; }
  if (!DfDv) { report_error("ctd_forceVel: argument 'DfDv' is NULL"); return; }
  ctd_forceVel_inner(m, d, DfDv);
}

int ctd_transition_inner(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D);
int ctd_transition(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D) {
  if (!m) { report_error("ctd_transition: argument 'm' is NULL"); return ctDERIV_ARGUMENT; }
  if (!d) { report_error("ctd_transition: argument 'd' is NULL"); return ctDERIV_ARGUMENT; }
  if (!guard_integrator(m)) { report_error("ctd_transition: invalid integrator"); return ctDERIV_ARGUMENT; }
  if (!guard_solver(m)) { report_error("ctd_transition: unknown solver type %d", m->opt.solver); return ctDERIV_ARGUMENT; }
  return ctd_transition_inner(m, d, A, B, C, D);
}

int ctd_transitionInfo_inner(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D, ctDerivativeInfo* info);
int ctd_transitionInfo(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D, ctDerivativeInfo* info) {
  if (!m) { report_error("ctd_transitionInfo: argument 'm' is NULL"); return ctDERIV_ARGUMENT; }
  if (!d) { report_error("ctd_transitionInfo: argument 'd' is NULL"); return ctDERIV_ARGUMENT; }
  if (!guard_integrator(m)) { report_error("ctd_transitionInfo: invalid integrator"); return ctDERIV_ARGUMENT; }
  if (!guard_solver(m)) { report_error("ctd_transitionInfo: unknown solver type %d", m->opt.solver); return ctDERIV_ARGUMENT; }
  return ctd_transitionInfo_inner(m, d, A, B, C, D, info);
}

int ctd_stepJvp_inner(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* dx, const cttNum* du, const cttNum* dp, cttNum* dy, cttNum* ds, ctDerivativeInfo* info);
int ctd_stepJvp(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* dx, const cttNum* du, const cttNum* dp, cttNum* dy, cttNum* ds, ctDerivativeInfo* info) {
  if (!m) { report_error("ctd_stepJvp: argument 'm' is NULL"); return ctDERIV_ARGUMENT; }
  if (!d) { report_error("ctd_stepJvp: argument 'd' is NULL"); return ctDERIV_ARGUMENT; }
  if (!guard_integrator(m)) { report_error("ctd_stepJvp: invalid integrator"); return ctDERIV_ARGUMENT; }
  if (!guard_solver(m)) { report_error("ctd_stepJvp: unknown solver type %d", m->opt.solver); return ctDERIV_ARGUMENT; }
  if (!(nparam >= 0)) { report_error("ctd_stepJvp: negative number of parameters %d", nparam); return ctDERIV_ARGUMENT; }
  return ctd_stepJvp_inner(m, d, param, nparam, dx, du, dp, dy, ds, info);
}

int ctd_stepVjp_inner(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* gy, const cttNum* gs, cttNum* gx, cttNum* gu, cttNum* gp, ctDerivativeInfo* info);
int ctd_stepVjp(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* gy, const cttNum* gs, cttNum* gx, cttNum* gu, cttNum* gp, ctDerivativeInfo* info) {
  if (!m) { report_error("ctd_stepVjp: argument 'm' is NULL"); return ctDERIV_ARGUMENT; }
  if (!d) { report_error("ctd_stepVjp: argument 'd' is NULL"); return ctDERIV_ARGUMENT; }
  if (!guard_integrator(m)) { report_error("ctd_stepVjp: invalid integrator"); return ctDERIV_ARGUMENT; }
  if (!guard_solver(m)) { report_error("ctd_stepVjp: unknown solver type %d", m->opt.solver); return ctDERIV_ARGUMENT; }
  if (!(nparam >= 0)) { report_error("ctd_stepVjp: negative number of parameters %d", nparam); return ctDERIV_ARGUMENT; }
  return ctd_stepVjp_inner(m, d, param, nparam, gy, gs, gx, gu, gp, info);
}

int ctd_rolloutVjp_inner(const ctModel* m, ctData* d, int nstep, const cttNum* ctrl, const int* param, int nparam, const cttNum* gy, cttNum* gx, cttNum* gu, cttNum* gp, int ncheckpoint, ctDerivativeInfo* info);
int ctd_rolloutVjp(const ctModel* m, ctData* d, int nstep, const cttNum* ctrl, const int* param, int nparam, const cttNum* gy, cttNum* gx, cttNum* gu, cttNum* gp, int ncheckpoint, ctDerivativeInfo* info) {
  if (!m) { report_error("ctd_rolloutVjp: argument 'm' is NULL"); return ctDERIV_ARGUMENT; }
  if (!d) { report_error("ctd_rolloutVjp: argument 'd' is NULL"); return ctDERIV_ARGUMENT; }
  if (!guard_integrator(m)) { report_error("ctd_rolloutVjp: invalid integrator"); return ctDERIV_ARGUMENT; }
  if (!guard_solver(m)) { report_error("ctd_rolloutVjp: unknown solver type %d", m->opt.solver); return ctDERIV_ARGUMENT; }
  if (!(nparam >= 0)) { report_error("ctd_rolloutVjp: negative number of parameters %d", nparam); return ctDERIV_ARGUMENT; }
  if (!(nstep >= 0)) { report_error("ctd_rolloutVjp: negative number of steps %d", nstep); return ctDERIV_ARGUMENT; }
  if (!(ncheckpoint >= 0)) { report_error("ctd_rolloutVjp: negative number of checkpoints %d", ncheckpoint); return ctDERIV_ARGUMENT; }
  return ctd_rolloutVjp_inner(m, d, nstep, ctrl, param, nparam, gy, gx, gu, gp, ncheckpoint, info);
}

int ctd_rolloutJacobian_inner(const ctModel* m, ctData* d, int nstep, const cttNum* ctrl, const int* param, int nparam, cttNum* x, cttNum* J, ctDerivativeInfo* info);
int ctd_rolloutJacobian(const ctModel* m, ctData* d, int nstep, const cttNum* ctrl, const int* param, int nparam, cttNum* x, cttNum* J, ctDerivativeInfo* info) {
  if (!m) { report_error("ctd_rolloutJacobian: argument 'm' is NULL"); return ctDERIV_ARGUMENT; }
  if (!d) { report_error("ctd_rolloutJacobian: argument 'd' is NULL"); return ctDERIV_ARGUMENT; }
  if (!guard_integrator(m)) { report_error("ctd_rolloutJacobian: invalid integrator"); return ctDERIV_ARGUMENT; }
  if (!guard_solver(m)) { report_error("ctd_rolloutJacobian: unknown solver type %d", m->opt.solver); return ctDERIV_ARGUMENT; }
  if (!(nparam >= 0)) { report_error("ctd_rolloutJacobian: negative number of parameters %d", nparam); return ctDERIV_ARGUMENT; }
  if (!(nstep >= 0)) { report_error("ctd_rolloutJacobian: negative number of steps %d", nstep); return ctDERIV_ARGUMENT; }
  return ctd_rolloutJacobian_inner(m, d, nstep, ctrl, param, nparam, x, J, info);
}

int ctd_inverse_inner(const ctModel* m, ctData* d, cttByte flg_actuation, cttNum* DfDq, cttNum* DfDv, cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa, cttNum* DmDq, ctDerivativeInfo* info);
int ctd_inverse(const ctModel* m, ctData* d, cttByte flg_actuation, cttNum* DfDq, cttNum* DfDv, cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa, cttNum* DmDq, ctDerivativeInfo* info) {
  if (!m) { report_error("ctd_inverse: argument 'm' is NULL"); return ctDERIV_ARGUMENT; }
  if (!d) { report_error("ctd_inverse: argument 'd' is NULL"); return ctDERIV_ARGUMENT; }
  if (!(m->opt.integrator != ctINT_RK4)) { report_error("ctd_inverse: RK4 integrator is not supported"); return ctDERIV_ARGUMENT; }
  if (!guard_solver(m)) { report_error("ctd_inverse: unknown solver type %d", m->opt.solver); return ctDERIV_ARGUMENT; }
  return ctd_inverse_inner(m, d, flg_actuation, DfDq, DfDv, DfDa, DsDq, DsDv, DsDa, DmDq, info);
}

int ctd_paramSize_inner(const ctModel* m, const int* param, int nparam);
int ctd_paramSize(const ctModel* m, const int* param, int nparam) {
  if (!m) { report_error("ctd_paramSize: argument 'm' is NULL"); return -1; }
  if (!(nparam >= 0)) { report_error("ctd_paramSize: negative number of parameters %d", nparam); return -1; }
  return ctd_paramSize_inner(m, param, nparam);
}

ctModel* ct_loadXMLString_inner(const char* xml, const ctVFS* vfs, char* error, int error_sz);
ctModel* ct_loadXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz) {
  if (!xml) { report_quietly("ct_loadXMLString: argument 'xml' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_loadXMLString_inner(xml, vfs, error, error_sz);
}

int ct_checkXML_inner(const char* filename, const ctVFS* vfs, char* report, int report_sz);
int ct_checkXML(const char* filename, const ctVFS* vfs, char* report, int report_sz) {
  if (!filename) { report_quietly("ct_checkXML: argument 'filename' is NULL"); guard_text(report, (int64_t)report_sz); return -1; }
  return ct_checkXML_inner(filename, vfs, report, report_sz);
}

ctModel* ct_loadBinary_inner(const char* filename, const ctVFS* vfs, char* error, int error_sz);
ctModel* ct_loadBinary(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  if (!filename) { report_quietly("ct_loadBinary: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return NULL; }
  return ct_loadBinary_inner(filename, vfs, error, error_sz);
}

int ct_saveBinary_inner(const ctModel* m, const char* filename, char* error, int error_sz);
int ct_saveBinary(const ctModel* m, const char* filename, char* error, int error_sz) {
  if (!m) { report_quietly("ct_saveBinary: argument 'm' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  if (!filename) { report_quietly("ct_saveBinary: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  return ct_saveBinary_inner(m, filename, error, error_sz);
}

int ct_saveText_inner(const ctModel* m, const ctData* d, const char* filename, char* error, int error_sz);
int ct_saveText(const ctModel* m, const ctData* d, const char* filename, char* error, int error_sz) {
  if (!m) { report_quietly("ct_saveText: argument 'm' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  if (!filename) { report_quietly("ct_saveText: argument 'filename' is NULL"); guard_text(error, (int64_t)error_sz); return -1; }
  return ct_saveText_inner(m, d, filename, error, error_sz);
}
