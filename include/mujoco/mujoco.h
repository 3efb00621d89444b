// Written by tools/gen.py from schema/api.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MUJOCO_H
#define MUJOCO_MUJOCO_H

#include <mujoco/mjtags.h>
#include <mujoco/mjspec.h>
#include <corten/compat.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <mujoco/mjdata.h>
#include <mujoco/mjexport.h>
#include <mujoco/mjmacro.h>
#include <mujoco/mjmodel.h>
#include <mujoco/mjplugin.h>
#include <mujoco/mjrender.h>
#include <mujoco/mjsan.h>
#include <mujoco/mjspec.h>
#include <mujoco/mjthread.h>
#include <mujoco/mjtnum.h>
#include <mujoco/mjui.h>
#include <mujoco/mjvisualize.h>

// What is not a macro is defined in the program; MJ_INLINE can be set to export it instead.
#if defined(__cplusplus)
#define MJ_HELPER inline
#else
#define MJ_HELPER static inline
#endif
#if !defined(MJ_INLINE)
#define MJ_INLINE MJ_HELPER
#endif

// CORTEN_LIBMUJOCO: the program links libmujoco, which has functions and variables under these names.
#if defined(CORTEN_LIBMUJOCO)
#include <mujoco/mjsymbols.h>
#else

// A line with the time in MUJOCO_LOG.TXT of the working folder.
MJ_INLINE void mju_writeLog(const char* type, const char* msg) {
  FILE* log = fopen("MUJOCO_LOG.TXT", "a");
  time_t now = time(NULL);
  char when[32] = "";
  if (!log) return;
  strftime(when, sizeof when, "%a %b %d %H:%M:%S %Y", localtime(&now));
  fprintf(log, "%s\n%s: %s\n\n", when, type, msg);
  fclose(log);
}

// An error ends the program, unless a handler does something better.
MJ_HELPER void mju_error_text_(const char* text) {
  if (ctmj_error(text)) return;
  mju_writeLog("ERROR", text);
  fprintf(stderr, "ERROR: %s\n\n", text);
  exit(EXIT_FAILURE);
}
MJ_HELPER void mju_warning_text_(const char* text) {
  if (ctmj_warning(text)) return;
  mju_writeLog("WARNING", text);
  fprintf(stderr, "WARNING: %s\n\n", text);
}
// What a function reported and no handler took.
MJ_HELPER void mju_raise_(unsigned before) {
  char text[1024];
  if (ctmj_untaken() == before) return;
  ctmj_lastError(text, (int)sizeof text);
  mju_error_text_(text);
}
mjPRINTFLIKE(1, 2) MJ_INLINE void mju_error(const char* msg, ...) {
  char text[1024];
  va_list args;
  va_start(args, msg);
  vsnprintf(text, sizeof text, msg, args);
  va_end(args);
  mju_error_text_(text);
}
mjPRINTFLIKE(1, 2) MJ_INLINE void mju_warning(const char* msg, ...) {
  char text[1024];
  va_list args;
  va_start(args, msg);
  vsnprintf(text, sizeof text, msg, args);
  va_end(args);
  mju_warning_text_(text);
}
#define mju_error_i mju_error
#define mju_error_s mju_error
#define mju_warning_i mju_warning
#define mju_warning_s mju_warning

MJ_INLINE void mju_printMat(const mjtNum* mat, int nr, int nc) {
  for (int r = 0; r < nr; r++) {
    for (int c = 0; c < nc; c++) printf("%.8f ", mat[r * nc + c]);
    printf("\n");
  }
  printf("\n");
}
MJ_INLINE void mju_printMatSparse(const mjtNum* mat, int nr, const int* rownnz, const int* rowadr,
                                      const int* colind) {
  for (int r = 0; r < nr; r++) {
    for (int k = rowadr[r]; k < rowadr[r] + rownnz[r]; k++) printf("(%d %d): %9.6f  ", r, colind[k], mat[k]);
    printf("\n");
  }
  printf("\n");
}

// No asset is kept between compilations.
MJ_INLINE mjCache* mj_getCache(void) { return NULL; }
MJ_INLINE size_t mj_getCacheSize(const mjCache* cache) { return (void)cache, (size_t)0; }
MJ_INLINE size_t mj_getCacheCapacity(const mjCache* cache) { return (void)cache, (size_t)0; }
MJ_INLINE size_t mj_setCacheCapacity(mjCache* cache, size_t size) { return (void)cache, (void)size, (size_t)0; }
MJ_INLINE void mj_clearCache(mjCache* cache) { (void)cache; }
#define mjs_setUserValueWithCleanup ctmj_setUserValueWithCleanup
MJ_INLINE void mj_loadPluginLibrary(const char* path) {
  char error[1024];
  if (ctmj_loadPluginLibrary(path, error, (int)sizeof error)) mju_error("%s", error);
}
MJ_INLINE void mj_loadAllPluginLibraries(const char* directory, mjfPluginLibraryLoadCallback callback) {
  unsigned before = ctmj_untaken();
  ct_loadAllPluginLibraries(directory, callback);
  mju_raise_(before);
}
// No name: to the standard output.
MJ_INLINE int mj_saveLastXML(const char* filename, const mjModel* m, char* error, int error_sz) {
  char* text;
  if (filename && *filename) return ctmj_saveLastXML(filename, m, error, error_sz);
  text = ctmj_lastXML(m, error, error_sz);
  if (!text) return 0;
  fputs(text, stdout);
  ctu_free(text);
  return 1;
}

// MuJoCo's variables
#define mjcb_passive ct_compat.passive
#define mjcb_control ct_compat.control
#define mjcb_contactfilter ct_compat.contactfilter
#define mjcb_sensor ct_compat.sensor
#define mjcb_time ct_compat.time
#define mjcb_act_dyn ct_compat.act_dyn
#define mjcb_act_gain ct_compat.act_gain
#define mjcb_act_bias ct_compat.act_bias
#define mju_user_error ct_compat.user_error
#define mju_user_warning ct_compat.user_warning
#define mju_user_malloc ct_compat.user_malloc
#define mju_user_free ct_compat.user_free
#define mjCOLLISIONFUNC ctmj_collision
#define mjDISABLESTRING ctmj_disable_string
#define mjENABLESTRING ctmj_enable_string
#define mjTIMERSTRING ctmj_timer_string
#define mjLABELSTRING ctmj_label_string
#define mjFRAMESTRING ctmj_frame_string
#define mjVISSTRING ctmj_vis_string
#define mjRNDSTRING ctmj_rnd_string

// ---- Virtual file system
MJ_INLINE void mj_defaultVFS(ctVFS* vfs) { unsigned before_ = ctmj_untaken(); ct_defaultVFS(vfs); mju_raise_(before_); }
MJ_INLINE int mj_mountVFS(ctVFS* vfs, const char* filepath, const ctpResourceProvider* provider) { unsigned before_ = ctmj_untaken(); int result_ = ct_mountVFS(vfs, filepath, provider); mju_raise_(before_); return result_; }
MJ_INLINE int mj_unmountVFS(ctVFS* vfs, const char* filename) { unsigned before_ = ctmj_untaken(); int result_ = ct_unmountVFS(vfs, filename); mju_raise_(before_); return result_; }
MJ_INLINE int mj_addFileVFS(ctVFS* vfs, const char* directory, const char* filename) { unsigned before_ = ctmj_untaken(); int result_ = ct_addFileVFS(vfs, directory, filename); mju_raise_(before_); return result_; }
MJ_INLINE int mj_addBufferVFS(ctVFS* vfs, const char* name, const void* buffer, int nbuffer) { unsigned before_ = ctmj_untaken(); int result_ = ct_addBufferVFS(vfs, name, buffer, nbuffer); mju_raise_(before_); return result_; }
MJ_INLINE int mj_deleteFileVFS(ctVFS* vfs, const char* filename) { unsigned before_ = ctmj_untaken(); int result_ = ct_deleteFileVFS(vfs, filename); mju_raise_(before_); return result_; }
#define mj_deleteVFS ct_deleteVFS

// ---- Parse and compile
MJ_INLINE ctModel* mj_loadXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) { unsigned before_ = ctmj_untaken(); ctModel* result_ = ctmj_loadXML(filename, vfs, error, error_sz); mju_raise_(before_); return result_; }
MJ_INLINE ctSpec* mj_parseXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) { unsigned before_ = ctmj_untaken(); ctSpec* result_ = ctmj_parseXML(filename, vfs, error, error_sz); mju_raise_(before_); return result_; }
MJ_INLINE ctSpec* mj_parseXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz) { unsigned before_ = ctmj_untaken(); ctSpec* result_ = ctmj_parseXMLString(xml, vfs, error, error_sz); mju_raise_(before_); return result_; }
MJ_INLINE ctSpec* mj_parse(const char* filename, const char* content_type, const ctVFS* vfs, char* error, int error_sz) { unsigned before_ = ctmj_untaken(); ctSpec* result_ = ctmj_parse(filename, content_type, vfs, error, error_sz); mju_raise_(before_); return result_; }
MJ_INLINE ctModel* mj_compile(ctSpec* s, const ctVFS* vfs) { unsigned before_ = ctmj_untaken(); ctModel* result_ = ct_compile(s, vfs); mju_raise_(before_); return result_; }
MJ_INLINE int mj_copyBack(ctSpec* s, const ctModel* m) { unsigned before_ = ctmj_untaken(); int result_ = ct_copyBack(s, m); mju_raise_(before_); return result_; }
MJ_INLINE int mj_recompile(ctSpec* s, const ctVFS* vfs, ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); int result_ = ct_recompile(s, vfs, m, d); mju_raise_(before_); return result_; }
#define mj_freeLastXML ctmj_freeLastXML
MJ_INLINE int mj_saveXMLString(const ctSpec* s, char* xml, int xml_sz, char* error, int error_sz) { unsigned before_ = ctmj_untaken(); int result_ = ct_saveXMLString(s, xml, xml_sz, error, error_sz); mju_raise_(before_); return result_; }
MJ_INLINE int mj_saveXML(const ctSpec* s, const char* filename, char* error, int error_sz) { unsigned before_ = ctmj_untaken(); int result_ = ct_saveXML(s, filename, error, error_sz); mju_raise_(before_); return result_; }
MJ_INLINE void mju_getXMLDependencies(const char* filename, ctStringVec* dependencies) { unsigned before_ = ctmj_untaken(); ctu_getXMLDependencies(filename, dependencies); mju_raise_(before_); }

// ---- Main simulation
MJ_INLINE void mj_step(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ctmj_step(m, d); mju_raise_(before_); }
MJ_INLINE void mj_step1(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ctmj_step1(m, d); mju_raise_(before_); }
MJ_INLINE void mj_step2(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ctmj_step2(m, d); mju_raise_(before_); }
MJ_INLINE void mj_forward(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ctmj_forward(m, d); mju_raise_(before_); }
MJ_INLINE void mj_inverse(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ctmj_inverse(m, d); mju_raise_(before_); }
MJ_INLINE void mj_forwardSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor) { unsigned before_ = ctmj_untaken(); ct_forwardSkip(m, d, skipstage, skipsensor); mju_raise_(before_); }
MJ_INLINE void mj_inverseSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor) { unsigned before_ = ctmj_untaken(); ct_inverseSkip(m, d, skipstage, skipsensor); mju_raise_(before_); }

// ---- Initialization
MJ_INLINE void mj_defaultLROpt(ctLROpt* opt) { unsigned before_ = ctmj_untaken(); ct_defaultLROpt(opt); mju_raise_(before_); }
#define mj_defaultSolRefImp ct_defaultSolRefImp
MJ_INLINE void mj_defaultOption(ctOption* opt) { unsigned before_ = ctmj_untaken(); ct_defaultOption(opt); mju_raise_(before_); }
MJ_INLINE void mj_defaultVisual(ctVisual* vis) { unsigned before_ = ctmj_untaken(); ct_defaultVisual(vis); mju_raise_(before_); }
MJ_INLINE ctModel* mj_copyModel(ctModel* dest, const ctModel* src) { unsigned before_ = ctmj_untaken(); ctModel* result_ = ct_copyModel(dest, src); mju_raise_(before_); return result_; }
MJ_INLINE void mj_saveModel(const ctModel* m, const char* filename, void* buffer, int buffer_sz) { unsigned before_ = ctmj_untaken(); ct_saveModel(m, filename, buffer, buffer_sz); mju_raise_(before_); }
MJ_INLINE ctModel* mj_loadModel(const char* filename, const ctVFS* vfs) { unsigned before_ = ctmj_untaken(); ctModel* result_ = ct_loadModel(filename, vfs); mju_raise_(before_); return result_; }
#define mj_loadModelBuffer ct_loadModelBuffer
#define mj_deleteModel ct_deleteModel
MJ_INLINE cttSize mj_sizeModel(const ctModel* m) { unsigned before_ = ctmj_untaken(); cttSize result_ = ct_sizeModel(m); mju_raise_(before_); return result_; }
MJ_INLINE ctData* mj_makeData(const ctModel* m) { unsigned before_ = ctmj_untaken(); ctData* result_ = ctmj_makeData(m); mju_raise_(before_); return result_; }
MJ_INLINE ctData* mj_copyData(ctData* dest, const ctModel* m, const ctData* src) { unsigned before_ = ctmj_untaken(); ctData* result_ = ctmj_copyData(dest, m, src); mju_raise_(before_); return result_; }
MJ_INLINE ctData* mjv_copyData(ctData* dest, const ctModel* m, const ctData* src) { unsigned before_ = ctmj_untaken(); ctData* result_ = ctv_copyData(dest, m, src); mju_raise_(before_); return result_; }
MJ_INLINE void mj_resetData(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_resetData(m, d); mju_raise_(before_); }
MJ_INLINE void mj_resetDataDebug(const ctModel* m, ctData* d, unsigned char debug_value) { unsigned before_ = ctmj_untaken(); ct_resetDataDebug(m, d, debug_value); mju_raise_(before_); }
MJ_INLINE void mj_resetDataKeyframe(const ctModel* m, ctData* d, int key) { unsigned before_ = ctmj_untaken(); ct_resetDataKeyframe(m, d, key); mju_raise_(before_); }
MJ_INLINE void mj_markStack(ctData* d) { unsigned before_ = ctmj_untaken(); ct_markStack(d); mju_raise_(before_); }
MJ_INLINE void mj_freeStack(ctData* d) { unsigned before_ = ctmj_untaken(); ct_freeStack(d); mju_raise_(before_); }
MJ_INLINE void* mj_stackAllocByte(ctData* d, size_t bytes, size_t alignment) { unsigned before_ = ctmj_untaken(); void* result_ = ct_stackAllocByte(d, bytes, alignment); mju_raise_(before_); return result_; }
MJ_INLINE cttNum* mj_stackAllocNum(ctData* d, size_t size) { unsigned before_ = ctmj_untaken(); cttNum* result_ = ct_stackAllocNum(d, size); mju_raise_(before_); return result_; }
MJ_INLINE int* mj_stackAllocInt(ctData* d, size_t size) { unsigned before_ = ctmj_untaken(); int* result_ = ct_stackAllocInt(d, size); mju_raise_(before_); return result_; }
#define mj_deleteData ct_deleteData
#define mj_resetCallbacks ctmj_resetCallbacks
MJ_INLINE void mj_setConst(ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_setConst(m, d); mju_raise_(before_); }
MJ_INLINE int mj_setLengthRange(ctModel* m, ctData* d, int index, const ctLROpt* opt, char* error, int error_sz) { unsigned before_ = ctmj_untaken(); int result_ = ct_setLengthRange(m, d, index, opt, error, error_sz); mju_raise_(before_); return result_; }
#define mj_makeSpec ctmj_makeSpec
MJ_INLINE ctSpec* mj_copySpec(const ctSpec* s) { unsigned before_ = ctmj_untaken(); ctSpec* result_ = ct_copySpec(s); mju_raise_(before_); return result_; }
#define mj_deleteSpec ct_deleteSpec
MJ_INLINE int mjs_activatePlugin(ctSpec* s, const char* name) { unsigned before_ = ctmj_untaken(); int result_ = cts_activatePlugin(s, name); mju_raise_(before_); return result_; }
MJ_INLINE int mjs_setDeepCopy(ctSpec* s, int deepcopy) { unsigned before_ = ctmj_untaken(); int result_ = cts_setDeepCopy(s, deepcopy); mju_raise_(before_); return result_; }

// ---- Printing
MJ_INLINE void mj_printFormattedModel(const ctModel* m, const char* filename, const char* float_format) { unsigned before_ = ctmj_untaken(); ct_printFormattedModel(m, filename, float_format); mju_raise_(before_); }
MJ_INLINE void mj_printModel(const ctModel* m, const char* filename) { unsigned before_ = ctmj_untaken(); ct_printModel(m, filename); mju_raise_(before_); }
MJ_INLINE void mj_printFormattedData(const ctModel* m, const ctData* d, const char* filename, const char* float_format) { unsigned before_ = ctmj_untaken(); ct_printFormattedData(m, d, filename, float_format); mju_raise_(before_); }
MJ_INLINE void mj_printData(const ctModel* m, const ctData* d, const char* filename) { unsigned before_ = ctmj_untaken(); ct_printData(m, d, filename); mju_raise_(before_); }
MJ_INLINE int mj_printSchema(const char* filename, char* buffer, int buffer_sz, int flg_html, int flg_pad) { unsigned before_ = ctmj_untaken(); int result_ = ct_printSchema(filename, buffer, buffer_sz, flg_html, flg_pad); mju_raise_(before_); return result_; }
MJ_INLINE void mj_printScene(const ctvScene* s, const char* filename) { unsigned before_ = ctmj_untaken(); ct_printScene(s, filename); mju_raise_(before_); }
MJ_INLINE void mj_printFormattedScene(const ctvScene* s, const char* filename, const char* float_format) { unsigned before_ = ctmj_untaken(); ct_printFormattedScene(s, filename, float_format); mju_raise_(before_); }

// ---- Components
MJ_INLINE void mj_fwdKinematics(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_fwdKinematics(m, d); mju_raise_(before_); }
MJ_INLINE void mj_fwdPosition(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_fwdPosition(m, d); mju_raise_(before_); }
MJ_INLINE void mj_fwdVelocity(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_fwdVelocity(m, d); mju_raise_(before_); }
MJ_INLINE void mj_fwdActuation(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_fwdActuation(m, d); mju_raise_(before_); }
MJ_INLINE void mj_fwdAcceleration(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_fwdAcceleration(m, d); mju_raise_(before_); }
MJ_INLINE void mj_fwdConstraint(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_fwdConstraint(m, d); mju_raise_(before_); }
MJ_INLINE void mj_Euler(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_Euler(m, d); mju_raise_(before_); }
MJ_INLINE void mj_RungeKutta(const ctModel* m, ctData* d, int N) { unsigned before_ = ctmj_untaken(); ct_RungeKutta(m, d, N); mju_raise_(before_); }
MJ_INLINE void mj_implicit(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_implicit(m, d); mju_raise_(before_); }
MJ_INLINE void mj_invPosition(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_invPosition(m, d); mju_raise_(before_); }
MJ_INLINE void mj_invVelocity(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_invVelocity(m, d); mju_raise_(before_); }
MJ_INLINE void mj_invConstraint(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_invConstraint(m, d); mju_raise_(before_); }
MJ_INLINE void mj_compareFwdInv(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_compareFwdInv(m, d); mju_raise_(before_); }

// ---- Sub components
MJ_INLINE void mj_sensorPos(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_sensorPos(m, d); mju_raise_(before_); }
MJ_INLINE void mj_sensorVel(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_sensorVel(m, d); mju_raise_(before_); }
MJ_INLINE void mj_sensorAcc(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_sensorAcc(m, d); mju_raise_(before_); }
MJ_INLINE void mj_energyPos(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_energyPos(m, d); mju_raise_(before_); }
MJ_INLINE void mj_energyVel(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_energyVel(m, d); mju_raise_(before_); }
MJ_INLINE void mj_checkPos(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_checkPos(m, d); mju_raise_(before_); }
MJ_INLINE void mj_checkVel(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_checkVel(m, d); mju_raise_(before_); }
MJ_INLINE void mj_checkAcc(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_checkAcc(m, d); mju_raise_(before_); }
MJ_INLINE void mj_kinematics(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_kinematics(m, d); mju_raise_(before_); }
MJ_INLINE void mj_comPos(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_comPos(m, d); mju_raise_(before_); }
MJ_INLINE void mj_camlight(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_camlight(m, d); mju_raise_(before_); }
MJ_INLINE void mj_flex(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_flex(m, d); mju_raise_(before_); }
MJ_INLINE void mj_tendon(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_tendon(m, d); mju_raise_(before_); }
MJ_INLINE void mj_transmission(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_transmission(m, d); mju_raise_(before_); }
MJ_INLINE void mj_crb(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_crb(m, d); mju_raise_(before_); }
MJ_INLINE void mj_makeM(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_makeM(m, d); mju_raise_(before_); }
MJ_INLINE void mj_factorM(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_factorM(m, d); mju_raise_(before_); }
MJ_INLINE void mj_solveM(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, int n) { unsigned before_ = ctmj_untaken(); ct_solveM(m, d, x, y, n); mju_raise_(before_); }
MJ_INLINE void mj_solveM2(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, const cttNum* sqrtInvD, int n) { unsigned before_ = ctmj_untaken(); ct_solveM2(m, d, x, y, sqrtInvD, n); mju_raise_(before_); }
MJ_INLINE void mj_comVel(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_comVel(m, d); mju_raise_(before_); }
MJ_INLINE void mj_passive(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_passive(m, d); mju_raise_(before_); }
MJ_INLINE void mj_subtreeVel(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_subtreeVel(m, d); mju_raise_(before_); }
MJ_INLINE void mj_rne(const ctModel* m, ctData* d, int flg_acc, cttNum* result) { unsigned before_ = ctmj_untaken(); ct_rne(m, d, flg_acc, result); mju_raise_(before_); }
MJ_INLINE void mj_rnePostConstraint(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_rnePostConstraint(m, d); mju_raise_(before_); }
MJ_INLINE void mj_collision(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_collision(m, d); mju_raise_(before_); }
MJ_INLINE void mj_makeConstraint(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_makeConstraint(m, d); mju_raise_(before_); }
MJ_INLINE void mj_island(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_island(m, d); mju_raise_(before_); }
MJ_INLINE void mj_projectConstraint(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_projectConstraint(m, d); mju_raise_(before_); }
MJ_INLINE void mj_referenceConstraint(const ctModel* m, ctData* d) { unsigned before_ = ctmj_untaken(); ct_referenceConstraint(m, d); mju_raise_(before_); }
MJ_INLINE void mj_constraintUpdate(const ctModel* m, ctData* d, const cttNum* jar, cttNum cost[1], int flg_coneHessian) { unsigned before_ = ctmj_untaken(); ct_constraintUpdate(m, d, jar, cost, flg_coneHessian); mju_raise_(before_); }

// ---- Support
MJ_INLINE int mj_stateSize(const ctModel* m, int sig) { unsigned before_ = ctmj_untaken(); int result_ = ct_stateSize(m, sig); mju_raise_(before_); return result_; }
MJ_INLINE void mj_getState(const ctModel* m, const ctData* d, cttNum* state, int sig) { unsigned before_ = ctmj_untaken(); ct_getState(m, d, state, sig); mju_raise_(before_); }
MJ_INLINE void mj_extractState(const ctModel* m, const cttNum* src, int srcsig, cttNum* dst, int dstsig) { unsigned before_ = ctmj_untaken(); ct_extractState(m, src, srcsig, dst, dstsig); mju_raise_(before_); }
MJ_INLINE void mj_setState(const ctModel* m, ctData* d, const cttNum* state, int sig) { unsigned before_ = ctmj_untaken(); ct_setState(m, d, state, sig); mju_raise_(before_); }
MJ_INLINE void mj_copyState(const ctModel* m, const ctData* src, ctData* dst, int sig) { unsigned before_ = ctmj_untaken(); ct_copyState(m, src, dst, sig); mju_raise_(before_); }
MJ_INLINE cttNum mj_readCtrl(const ctModel* m, const ctData* d, int id, cttNum time, int interp) { unsigned before_ = ctmj_untaken(); cttNum result_ = ct_readCtrl(m, d, id, time, interp); mju_raise_(before_); return result_; }
MJ_INLINE const cttNum* mj_readSensor(const ctModel* m, const ctData* d, int id, cttNum time, cttNum* result, int interp) { unsigned before_ = ctmj_untaken(); const cttNum* result_ = ct_readSensor(m, d, id, time, result, interp); mju_raise_(before_); return result_; }
MJ_INLINE void mj_initCtrlHistory(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values) { unsigned before_ = ctmj_untaken(); ct_initCtrlHistory(m, d, id, times, values); mju_raise_(before_); }
MJ_INLINE void mj_initSensorHistory(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values, cttNum phase) { unsigned before_ = ctmj_untaken(); ct_initSensorHistory(m, d, id, times, values, phase); mju_raise_(before_); }
MJ_INLINE void mj_setKeyframe(ctModel* m, const ctData* d, int k) { unsigned before_ = ctmj_untaken(); ct_setKeyframe(m, d, k); mju_raise_(before_); }
MJ_INLINE int mj_addContact(const ctModel* m, ctData* d, const ctContact* con) { unsigned before_ = ctmj_untaken(); int result_ = ct_addContact(m, d, con); mju_raise_(before_); return result_; }
MJ_INLINE int mj_isPyramidal(const ctModel* m) { unsigned before_ = ctmj_untaken(); int result_ = ct_isPyramidal(m); mju_raise_(before_); return result_; }
MJ_INLINE int mj_isSparse(const ctModel* m) { unsigned before_ = ctmj_untaken(); int result_ = ct_isSparse(m); mju_raise_(before_); return result_; }
MJ_INLINE int mj_isDual(const ctModel* m) { unsigned before_ = ctmj_untaken(); int result_ = ct_isDual(m); mju_raise_(before_); return result_; }
MJ_INLINE void mj_mulJacVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) { unsigned before_ = ctmj_untaken(); ct_mulJacVec(m, d, res, vec); mju_raise_(before_); }
MJ_INLINE void mj_mulJacTVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) { unsigned before_ = ctmj_untaken(); ct_mulJacTVec(m, d, res, vec); mju_raise_(before_); }
MJ_INLINE void mj_jac(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body) { unsigned before_ = ctmj_untaken(); ct_jac(m, d, jacp, jacr, point, body); mju_raise_(before_); }
MJ_INLINE void mj_jacBody(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body) { unsigned before_ = ctmj_untaken(); ct_jacBody(m, d, jacp, jacr, body); mju_raise_(before_); }
MJ_INLINE void mj_jacBodyCom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body) { unsigned before_ = ctmj_untaken(); ct_jacBodyCom(m, d, jacp, jacr, body); mju_raise_(before_); }
MJ_INLINE void mj_jacSubtreeCom(const ctModel* m, ctData* d, cttNum* jacp, int body) { unsigned before_ = ctmj_untaken(); ct_jacSubtreeCom(m, d, jacp, body); mju_raise_(before_); }
MJ_INLINE void mj_jacGeom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int geom) { unsigned before_ = ctmj_untaken(); ct_jacGeom(m, d, jacp, jacr, geom); mju_raise_(before_); }
MJ_INLINE void mj_jacSite(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int site) { unsigned before_ = ctmj_untaken(); ct_jacSite(m, d, jacp, jacr, site); mju_raise_(before_); }
MJ_INLINE void mj_jacPointAxis(const ctModel* m, ctData* d, cttNum* jacPoint, cttNum* jacAxis, const cttNum point[3], const cttNum axis[3], int body) { unsigned before_ = ctmj_untaken(); ct_jacPointAxis(m, d, jacPoint, jacAxis, point, axis, body); mju_raise_(before_); }
MJ_INLINE void mj_jacDot(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body) { unsigned before_ = ctmj_untaken(); ct_jacDot(m, d, jacp, jacr, point, body); mju_raise_(before_); }
MJ_INLINE void mj_angmomMat(const ctModel* m, ctData* d, cttNum* mat, int body) { unsigned before_ = ctmj_untaken(); ct_angmomMat(m, d, mat, body); mju_raise_(before_); }
MJ_INLINE int mj_name2id(const ctModel* m, int type, const char* name) { unsigned before_ = ctmj_untaken(); int result_ = ct_name2id(m, type, name); mju_raise_(before_); return result_; }
MJ_INLINE const char* mj_id2name(const ctModel* m, int type, int id) { unsigned before_ = ctmj_untaken(); const char* result_ = ct_id2name(m, type, id); mju_raise_(before_); return result_; }
MJ_INLINE void mj_fullM(const ctModel* m, cttNum* dst, const cttNum* M) { unsigned before_ = ctmj_untaken(); ct_fullM(m, dst, M); mju_raise_(before_); }
MJ_INLINE void mj_mulM(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) { unsigned before_ = ctmj_untaken(); ct_mulM(m, d, res, vec); mju_raise_(before_); }
MJ_INLINE void mj_mulM2(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) { unsigned before_ = ctmj_untaken(); ct_mulM2(m, d, res, vec); mju_raise_(before_); }
MJ_INLINE void mj_addM(const ctModel* m, ctData* d, cttNum* dst, int* rownnz, int* rowadr, int* colind) { unsigned before_ = ctmj_untaken(); ct_addM(m, d, dst, rownnz, rowadr, colind); mju_raise_(before_); }
MJ_INLINE void mj_applyFT(const ctModel* m, ctData* d, const cttNum force[3], const cttNum torque[3], const cttNum point[3], int body, cttNum* qfrc_target) { unsigned before_ = ctmj_untaken(); ct_applyFT(m, d, force, torque, point, body, qfrc_target); mju_raise_(before_); }
MJ_INLINE void mj_objectVelocity(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local) { unsigned before_ = ctmj_untaken(); ct_objectVelocity(m, d, objtype, objid, res, flg_local); mju_raise_(before_); }
MJ_INLINE void mj_objectAcceleration(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local) { unsigned before_ = ctmj_untaken(); ct_objectAcceleration(m, d, objtype, objid, res, flg_local); mju_raise_(before_); }
MJ_INLINE cttNum mj_geomDistance(const ctModel* m, const ctData* d, int geom1, int geom2, cttNum distmax, cttNum fromto[6]) { unsigned before_ = ctmj_untaken(); cttNum result_ = ct_geomDistance(m, d, geom1, geom2, distmax, fromto); mju_raise_(before_); return result_; }
MJ_INLINE void mj_contactForce(const ctModel* m, const ctData* d, int id, cttNum result[6]) { unsigned before_ = ctmj_untaken(); ct_contactForce(m, d, id, result); mju_raise_(before_); }
MJ_INLINE void mj_differentiatePos(const ctModel* m, cttNum* qvel, cttNum dt, const cttNum* qpos1, const cttNum* qpos2) { unsigned before_ = ctmj_untaken(); ct_differentiatePos(m, qvel, dt, qpos1, qpos2); mju_raise_(before_); }
MJ_INLINE void mj_integratePos(const ctModel* m, cttNum* qpos, const cttNum* qvel, cttNum dt) { unsigned before_ = ctmj_untaken(); ct_integratePos(m, qpos, qvel, dt); mju_raise_(before_); }
MJ_INLINE void mj_normalizeQuat(const ctModel* m, cttNum* qpos) { unsigned before_ = ctmj_untaken(); ct_normalizeQuat(m, qpos); mju_raise_(before_); }
MJ_INLINE void mj_local2Global(ctData* d, cttNum xpos[3], cttNum xmat[9], const cttNum pos[3], const cttNum quat[4], int body, cttByte sameframe) { unsigned before_ = ctmj_untaken(); ct_local2Global(d, xpos, xmat, pos, quat, body, sameframe); mju_raise_(before_); }
MJ_INLINE cttNum mj_getTotalmass(const ctModel* m) { unsigned before_ = ctmj_untaken(); cttNum result_ = ct_getTotalmass(m); mju_raise_(before_); return result_; }
MJ_INLINE void mj_setTotalmass(ctModel* m, cttNum newmass) { unsigned before_ = ctmj_untaken(); ct_setTotalmass(m, newmass); mju_raise_(before_); }
MJ_INLINE const char* mj_getPluginConfig(const ctModel* m, int plugin_id, const char* attrib) { unsigned before_ = ctmj_untaken(); const char* result_ = ct_getPluginConfig(m, plugin_id, attrib); mju_raise_(before_); return result_; }
#define mj_version ct_version
#define mj_versionString ct_versionString

// ---- Ray casting
MJ_INLINE cttNum mj_ray(const ctModel* m, const ctData* d, const cttNum pnt[3], const cttNum vec[3], const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int geomid[1], cttNum normal[3]) { unsigned before_ = ctmj_untaken(); cttNum result_ = ct_ray(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, normal); mju_raise_(before_); return result_; }
MJ_INLINE void mj_multiRay(const ctModel* m, ctData* d, const cttNum pnt[3], const cttNum* vec, const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int* geomid, cttNum* dist, cttNum* normal, int nray, cttNum cutoff) { unsigned before_ = ctmj_untaken(); ct_multiRay(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, dist, normal, nray, cutoff); mju_raise_(before_); }
MJ_INLINE cttNum mj_rayHfield(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]) { unsigned before_ = ctmj_untaken(); cttNum result_ = ct_rayHfield(m, d, geomid, pnt, vec, normal); mju_raise_(before_); return result_; }
MJ_INLINE cttNum mj_rayMesh(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]) { unsigned before_ = ctmj_untaken(); cttNum result_ = ct_rayMesh(m, d, geomid, pnt, vec, normal); mju_raise_(before_); return result_; }
MJ_INLINE cttNum mju_rayGeom(const cttNum pos[3], const cttNum mat[9], const cttNum size[3], const cttNum pnt[3], const cttNum vec[3], int geomtype, cttNum normal[3]) { unsigned before_ = ctmj_untaken(); cttNum result_ = ctu_rayGeom(pos, mat, size, pnt, vec, geomtype, normal); mju_raise_(before_); return result_; }
MJ_INLINE cttNum mj_rayFlex(const ctModel* m, const ctData* d, int flex_layer, cttByte flg_vert, cttByte flg_edge, cttByte flg_face, cttByte flg_skin, int flexid, const cttNum pnt[3], const cttNum vec[3], int vertid[1], cttNum normal[3]) { unsigned before_ = ctmj_untaken(); cttNum result_ = ct_rayFlex(m, d, flex_layer, flg_vert, flg_edge, flg_face, flg_skin, flexid, pnt, vec, vertid, normal); mju_raise_(before_); return result_; }
MJ_INLINE cttNum mju_raySkin(int nface, int nvert, const int* face, const float* vert, const cttNum pnt[3], const cttNum vec[3], int vertid[1]) { unsigned before_ = ctmj_untaken(); cttNum result_ = ctu_raySkin(nface, nvert, face, vert, pnt, vec, vertid); mju_raise_(before_); return result_; }

// ---- Interaction
MJ_INLINE void mjv_defaultCamera(ctvCamera* cam) { unsigned before_ = ctmj_untaken(); ctv_defaultCamera(cam); mju_raise_(before_); }
MJ_INLINE void mjv_defaultFreeCamera(const ctModel* m, ctvCamera* cam) { unsigned before_ = ctmj_untaken(); ctv_defaultFreeCamera(m, cam); mju_raise_(before_); }
MJ_INLINE void mjv_defaultPerturb(ctvPerturb* pert) { unsigned before_ = ctmj_untaken(); ctv_defaultPerturb(pert); mju_raise_(before_); }
MJ_INLINE void mjv_room2model(cttNum modelpos[3], cttNum modelquat[4], const cttNum roompos[3], const cttNum roomquat[4], const ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_room2model(modelpos, modelquat, roompos, roomquat, scn); mju_raise_(before_); }
MJ_INLINE void mjv_model2room(cttNum roompos[3], cttNum roomquat[4], const cttNum modelpos[3], const cttNum modelquat[4], const ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_model2room(roompos, roomquat, modelpos, modelquat, scn); mju_raise_(before_); }
MJ_INLINE void mjv_cameraInModel(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_cameraInModel(headpos, forward, up, scn); mju_raise_(before_); }
MJ_INLINE void mjv_cameraInRoom(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_cameraInRoom(headpos, forward, up, scn); mju_raise_(before_); }
MJ_INLINE cttNum mjv_frustumHeight(const ctvScene* scn) { unsigned before_ = ctmj_untaken(); cttNum result_ = ctv_frustumHeight(scn); mju_raise_(before_); return result_; }
MJ_INLINE void mjv_alignToCamera(cttNum res[3], const cttNum vec[3], const cttNum forward[3]) { unsigned before_ = ctmj_untaken(); ctv_alignToCamera(res, vec, forward); mju_raise_(before_); }
MJ_INLINE void mjv_moveCamera(const ctModel* m, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvCamera* cam) { unsigned before_ = ctmj_untaken(); ctv_moveCamera(m, action, reldx, reldy, scn, cam); mju_raise_(before_); }
MJ_INLINE void mjv_movePerturb(const ctModel* m, const ctData* d, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvPerturb* pert) { unsigned before_ = ctmj_untaken(); ctv_movePerturb(m, d, action, reldx, reldy, scn, pert); mju_raise_(before_); }
MJ_INLINE void mjv_moveModel(const ctModel* m, int action, cttNum reldx, cttNum reldy, const cttNum roomup[3], ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_moveModel(m, action, reldx, reldy, roomup, scn); mju_raise_(before_); }
MJ_INLINE void mjv_initPerturb(const ctModel* m, ctData* d, const ctvScene* scn, ctvPerturb* pert) { unsigned before_ = ctmj_untaken(); ctv_initPerturb(m, d, scn, pert); mju_raise_(before_); }
MJ_INLINE void mjv_applyPerturbPose(const ctModel* m, ctData* d, const ctvPerturb* pert, int flg_paused) { unsigned before_ = ctmj_untaken(); ctv_applyPerturbPose(m, d, pert, flg_paused); mju_raise_(before_); }
MJ_INLINE void mjv_applyPerturbForce(const ctModel* m, ctData* d, const ctvPerturb* pert) { unsigned before_ = ctmj_untaken(); ctv_applyPerturbForce(m, d, pert); mju_raise_(before_); }
MJ_INLINE ctvGLCamera mjv_averageCamera(const ctvGLCamera* cam1, const ctvGLCamera* cam2) { unsigned before_ = ctmj_untaken(); ctvGLCamera result_ = ctv_averageCamera(cam1, cam2); mju_raise_(before_); return result_; }
MJ_INLINE int mjv_select(const ctModel* m, const ctData* d, const ctvOption* vopt, cttNum aspectratio, cttNum relx, cttNum rely, const ctvScene* scn, cttNum selpnt[3], int geomid[1], int flexid[1], int skinid[1]) { unsigned before_ = ctmj_untaken(); int result_ = ctv_select(m, d, vopt, aspectratio, relx, rely, scn, selpnt, geomid, flexid, skinid); mju_raise_(before_); return result_; }

// ---- Visualization
MJ_INLINE void mjv_defaultOption(ctvOption* opt) { unsigned before_ = ctmj_untaken(); ctv_defaultOption(opt); mju_raise_(before_); }
MJ_INLINE void mjv_defaultFigure(ctvFigure* fig) { unsigned before_ = ctmj_untaken(); ctv_defaultFigure(fig); mju_raise_(before_); }
MJ_INLINE void mjv_initGeom(ctvGeom* geom, int type, const cttNum size[3], const cttNum pos[3], const cttNum mat[9], const float rgba[4]) { unsigned before_ = ctmj_untaken(); ctv_initGeom(geom, type, size, pos, mat, rgba); mju_raise_(before_); }
MJ_INLINE void mjv_connector(ctvGeom* geom, int type, cttNum width, const cttNum from[3], const cttNum to[3]) { unsigned before_ = ctmj_untaken(); ctv_connector(geom, type, width, from, to); mju_raise_(before_); }
MJ_INLINE void mjv_defaultScene(ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_defaultScene(scn); mju_raise_(before_); }
MJ_INLINE void mjv_makeScene(const ctModel* m, ctvScene* scn, int maxgeom) { unsigned before_ = ctmj_untaken(); ctv_makeScene(m, scn, maxgeom); mju_raise_(before_); }
MJ_INLINE void mjv_freeScene(ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_freeScene(scn); mju_raise_(before_); }
MJ_INLINE void mjv_updateScene(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, ctvCamera* cam, int catmask, ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_updateScene(m, d, opt, pert, cam, catmask, scn); mju_raise_(before_); }
MJ_INLINE void mjv_copyModel(ctModel* dest, const ctModel* src) { unsigned before_ = ctmj_untaken(); ctv_copyModel(dest, src); mju_raise_(before_); }
MJ_INLINE void mjv_addGeoms(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, int catmask, ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_addGeoms(m, d, opt, pert, catmask, scn); mju_raise_(before_); }
MJ_INLINE void mjv_makeLights(const ctModel* m, const ctData* d, ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_makeLights(m, d, scn); mju_raise_(before_); }
MJ_INLINE void mjv_updateCamera(const ctModel* m, const ctData* d, ctvCamera* cam, ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_updateCamera(m, d, cam, scn); mju_raise_(before_); }
MJ_INLINE void mjv_updateSkin(const ctModel* m, const ctData* d, ctvScene* scn) { unsigned before_ = ctmj_untaken(); ctv_updateSkin(m, d, scn); mju_raise_(before_); }
MJ_INLINE void mjv_cameraFrame(cttNum headpos[3], cttNum forward[3], cttNum up[3], cttNum right[3], const ctData* d, const ctvCamera* cam) { unsigned before_ = ctmj_untaken(); ctv_cameraFrame(headpos, forward, up, right, d, cam); mju_raise_(before_); }
MJ_INLINE void mjv_cameraFrustum(float zver[2], float zhor[2], float zclip[2], const ctModel* m, const ctvCamera* cam) { unsigned before_ = ctmj_untaken(); ctv_cameraFrustum(zver, zhor, zclip, m, cam); mju_raise_(before_); }

// ---- Rendering
MJ_INLINE void mjr_defaultContext(ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_defaultContext(con); mju_raise_(before_); }
MJ_INLINE void mjr_makeContext(const ctModel* m, ctrContext* con, int fontscale) { unsigned before_ = ctmj_untaken(); ctr_makeContext(m, con, fontscale); mju_raise_(before_); }
MJ_INLINE void mjr_changeFont(int fontscale, ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_changeFont(fontscale, con); mju_raise_(before_); }
MJ_INLINE void mjr_addAux(int index, int width, int height, int samples, ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_addAux(index, width, height, samples, con); mju_raise_(before_); }
#define mjr_freeContext ctr_freeContext
MJ_INLINE void mjr_resizeOffscreen(int width, int height, ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_resizeOffscreen(width, height, con); mju_raise_(before_); }
MJ_INLINE void mjr_uploadTexture(const ctModel* m, const ctrContext* con, int texid) { unsigned before_ = ctmj_untaken(); ctr_uploadTexture(m, con, texid); mju_raise_(before_); }
MJ_INLINE void mjr_uploadMesh(const ctModel* m, const ctrContext* con, int meshid) { unsigned before_ = ctmj_untaken(); ctr_uploadMesh(m, con, meshid); mju_raise_(before_); }
MJ_INLINE void mjr_uploadHField(const ctModel* m, const ctrContext* con, int hfieldid) { unsigned before_ = ctmj_untaken(); ctr_uploadHField(m, con, hfieldid); mju_raise_(before_); }
MJ_INLINE void mjr_restoreBuffer(const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_restoreBuffer(con); mju_raise_(before_); }
MJ_INLINE void mjr_setBuffer(int framebuffer, ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_setBuffer(framebuffer, con); mju_raise_(before_); }
MJ_INLINE void mjr_readPixels(unsigned char* rgb, float* depth, ctrRect viewport, const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_readPixels(rgb, depth, viewport, con); mju_raise_(before_); }
MJ_INLINE void mjr_drawPixels(const unsigned char* rgb, const float* depth, ctrRect viewport, const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_drawPixels(rgb, depth, viewport, con); mju_raise_(before_); }
MJ_INLINE void mjr_blitBuffer(ctrRect src, ctrRect dst, int flg_color, int flg_depth, const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_blitBuffer(src, dst, flg_color, flg_depth, con); mju_raise_(before_); }
MJ_INLINE void mjr_setAux(int index, const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_setAux(index, con); mju_raise_(before_); }
MJ_INLINE void mjr_blitAux(int index, ctrRect src, int left, int bottom, const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_blitAux(index, src, left, bottom, con); mju_raise_(before_); }
MJ_INLINE void mjr_text(int font, const char* txt, const ctrContext* con, float x, float y, float r, float g, float b) { unsigned before_ = ctmj_untaken(); ctr_text(font, txt, con, x, y, r, g, b); mju_raise_(before_); }
MJ_INLINE void mjr_overlay(int font, int gridpos, ctrRect viewport, const char* overlay, const char* overlay2, const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_overlay(font, gridpos, viewport, overlay, overlay2, con); mju_raise_(before_); }
MJ_INLINE ctrRect mjr_maxViewport(const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctrRect result_ = ctr_maxViewport(con); mju_raise_(before_); return result_; }
#define mjr_rectangle ctr_rectangle
MJ_INLINE void mjr_label(ctrRect viewport, int font, const char* txt, float r, float g, float b, float a, float rt, float gt, float bt, const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_label(viewport, font, txt, r, g, b, a, rt, gt, bt, con); mju_raise_(before_); }
MJ_INLINE void mjr_figure(ctrRect viewport, ctvFigure* fig, const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_figure(viewport, fig, con); mju_raise_(before_); }
MJ_INLINE void mjr_render(ctrRect viewport, ctvScene* scn, const ctrContext* con) { unsigned before_ = ctmj_untaken(); ctr_render(viewport, scn, con); mju_raise_(before_); }
#define mjr_finish ctr_finish
#define mjr_getError ctr_getError
MJ_INLINE int mjr_findRect(int x, int y, int nrect, const ctrRect* rect) { unsigned before_ = ctmj_untaken(); int result_ = ctr_findRect(x, y, nrect, rect); mju_raise_(before_); return result_; }

// ---- Error and memory
#define mju_clearHandlers ctmj_clearHandlers
#define mju_malloc ctmj_malloc
#define mju_free ctmj_free
MJ_INLINE void mj_warning(ctData* d, int warning, int info) { unsigned before_ = ctmj_untaken(); ct_warning(d, warning, info); mju_raise_(before_); }
MJ_INLINE const char* mjs_getError(ctSpec* s) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_getError(s); mju_raise_(before_); return result_; }
MJ_INLINE int mjs_isWarning(ctSpec* s) { unsigned before_ = ctmj_untaken(); int result_ = cts_isWarning(s); mju_raise_(before_); return result_; }

// ---- Vector math
#define mju_zero3 ctu_zero3
#define mju_copy3 ctu_copy3
#define mju_scl3 ctu_scl3
#define mju_add3 ctu_add3
#define mju_sub3 ctu_sub3
#define mju_addTo3 ctu_addTo3
#define mju_subFrom3 ctu_subFrom3
#define mju_addToScl3 ctu_addToScl3
#define mju_addScl3 ctu_addScl3
#define mju_normalize3 ctu_normalize3
#define mju_norm3 ctu_norm3
#define mju_dot3 ctu_dot3
#define mju_dist3 ctu_dist3
#define mju_mulMatVec3 ctu_mulMatVec3
#define mju_mulMatTVec3 ctu_mulMatTVec3
#define mju_cross ctu_cross
#define mju_zero4 ctu_zero4
#define mju_unit4 ctu_unit4
#define mju_copy4 ctu_copy4
#define mju_normalize4 ctu_normalize4
#define mju_zero ctu_zero
#define mju_fill ctu_fill
#define mju_copy ctu_copy
#define mju_sum ctu_sum
#define mju_L1 ctu_L1
#define mju_scl ctu_scl
#define mju_add ctu_add
#define mju_sub ctu_sub
#define mju_addTo ctu_addTo
#define mju_subFrom ctu_subFrom
#define mju_addToScl ctu_addToScl
#define mju_addScl ctu_addScl
MJ_INLINE cttNum mju_normalize(cttNum* res, int n) { unsigned before_ = ctmj_untaken(); cttNum result_ = ctu_normalize(res, n); mju_raise_(before_); return result_; }
#define mju_norm ctu_norm
#define mju_dot ctu_dot
#define mju_mulMatVec ctu_mulMatVec
#define mju_mulMatTVec ctu_mulMatTVec
#define mju_mulVecMatVec ctu_mulVecMatVec
#define mju_transpose ctu_transpose
#define mju_symmetrize ctu_symmetrize
#define mju_eye ctu_eye
MJ_INLINE void mju_mulMatMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2) { unsigned before_ = ctmj_untaken(); ctu_mulMatMat(res, mat1, mat2, r1, c1, c2); mju_raise_(before_); }
MJ_INLINE void mju_mulMatMatT(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int r2) { unsigned before_ = ctmj_untaken(); ctu_mulMatMatT(res, mat1, mat2, r1, c1, r2); mju_raise_(before_); }
MJ_INLINE void mju_mulMatTMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2) { unsigned before_ = ctmj_untaken(); ctu_mulMatTMat(res, mat1, mat2, r1, c1, c2); mju_raise_(before_); }
MJ_INLINE void mju_sqrMatTD(cttNum* res, const cttNum* mat, const cttNum* diag, int nr, int nc) { unsigned before_ = ctmj_untaken(); ctu_sqrMatTD(res, mat, diag, nr, nc); mju_raise_(before_); }
#define mju_transformSpatial ctu_transformSpatial

// ---- Sparse math
#define mju_dense2sparse ctu_dense2sparse
#define mju_sparse2dense ctu_sparse2dense

// ---- Quaternions
#define mju_rotVecQuat ctu_rotVecQuat
#define mju_negQuat ctu_negQuat
#define mju_mulQuat ctu_mulQuat
#define mju_mulQuatAxis ctu_mulQuatAxis
#define mju_axisAngle2Quat ctu_axisAngle2Quat
#define mju_quat2Vel ctu_quat2Vel
#define mju_subQuat ctu_subQuat
#define mju_quat2Mat ctu_quat2Mat
#define mju_mat2Quat ctu_mat2Quat
#define mju_derivQuat ctu_derivQuat
#define mju_quatIntegrate ctu_quatIntegrate
#define mju_quatZ2Vec ctu_quatZ2Vec
#define mju_mat2Rot ctu_mat2Rot
MJ_INLINE void mju_euler2Quat(cttNum quat[4], const cttNum euler[3], const char* seq) { unsigned before_ = ctmj_untaken(); ctu_euler2Quat(quat, euler, seq); mju_raise_(before_); }

// ---- Poses
#define mju_mulPose ctu_mulPose
#define mju_negPose ctu_negPose
#define mju_trnVecPose ctu_trnVecPose

// ---- Decompositions / Solvers
MJ_INLINE int mju_cholFactor(cttNum* mat, int n, cttNum mindiag) { unsigned before_ = ctmj_untaken(); int result_ = ctu_cholFactor(mat, n, mindiag); mju_raise_(before_); return result_; }
#define mju_cholSolve ctu_cholSolve
#define mju_cholUpdate ctu_cholUpdate
MJ_INLINE cttNum mju_cholFactorBand(cttNum* mat, int ntotal, int nband, int ndense, cttNum diagadd, cttNum diagmul) { unsigned before_ = ctmj_untaken(); cttNum result_ = ctu_cholFactorBand(mat, ntotal, nband, ndense, diagadd, diagmul); mju_raise_(before_); return result_; }
#define mju_cholSolveBand ctu_cholSolveBand
#define mju_band2Dense ctu_band2Dense
#define mju_dense2Band ctu_dense2Band
#define mju_bandMulMatVec ctu_bandMulMatVec
#define mju_bandDiag ctu_bandDiag
#define mju_eig3 ctu_eig3
MJ_INLINE int mju_boxQP(cttNum* res, cttNum* R, int* index, const cttNum* H, const cttNum* g, int n, const cttNum* lower, const cttNum* upper) { unsigned before_ = ctmj_untaken(); int result_ = ctu_boxQP(res, R, index, H, g, n, lower, upper); mju_raise_(before_); return result_; }
#define mju_boxQPmalloc ctu_boxQPmalloc

// ---- Miscellaneous
#define mju_muscleGain ctu_muscleGain
#define mju_muscleBias ctu_muscleBias
#define mju_muscleDynamics ctu_muscleDynamics
#define mju_encodePyramid ctu_encodePyramid
#define mju_decodePyramid ctu_decodePyramid
#define mju_springDamper ctu_springDamper
#define mju_min ctu_min
#define mju_max ctu_max
#define mju_clip ctu_clip
#define mju_sign ctu_sign
#define mju_round ctu_round
#define mju_type2Str ctu_type2Str
#define mju_str2Type ctu_str2Type
#define mju_writeNumBytes ctu_writeNumBytes
#define mju_warningText ctu_warningText
#define mju_isBad ctu_isBad
#define mju_isZero ctu_isZero
#define mju_standardNormal ctu_standardNormal
#define mju_f2n ctu_f2n
#define mju_n2f ctu_n2f
#define mju_d2n ctu_d2n
#define mju_n2d ctu_n2d
#define mju_insertionSort ctu_insertionSort
#define mju_insertionSortInt ctu_insertionSortInt
MJ_INLINE cttNum mju_Halton(int index, int base) { unsigned before_ = ctmj_untaken(); cttNum result_ = ctu_Halton(index, base); mju_raise_(before_); return result_; }
MJ_INLINE char* mju_strncpy(char* dst, const char* src, int n) { unsigned before_ = ctmj_untaken(); char* result_ = ctu_strncpy(dst, src, n); mju_raise_(before_); return result_; }
#define mju_sigmoid ctu_sigmoid

// ---- Signed Distance Function
MJ_INLINE const ctpPlugin* mjc_getSDF(const ctModel* m, int id) { unsigned before_ = ctmj_untaken(); const ctpPlugin* result_ = ctc_getSDF(m, id); mju_raise_(before_); return result_; }
MJ_INLINE cttNum mjc_distance(const ctModel* m, const ctData* d, const ctSDF* s, const cttNum x[3]) { unsigned before_ = ctmj_untaken(); cttNum result_ = ctc_distance(m, d, s, x); mju_raise_(before_); return result_; }
MJ_INLINE void mjc_gradient(const ctModel* m, const ctData* d, const ctSDF* s, cttNum gradient[3], const cttNum x[3]) { unsigned before_ = ctmj_untaken(); ctc_gradient(m, d, s, gradient, x); mju_raise_(before_); }

// ---- Derivatives
MJ_INLINE void mjd_transitionFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_centered, cttNum* A, cttNum* B, cttNum* C, cttNum* D) { unsigned before_ = ctmj_untaken(); ctd_transitionFD(m, d, eps, flg_centered, A, B, C, D); mju_raise_(before_); }
MJ_INLINE void mjd_inverseFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_actuation, cttNum* DfDq, cttNum* DfDv, cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa, cttNum* DmDq) { unsigned before_ = ctmj_untaken(); ctd_inverseFD(m, d, eps, flg_actuation, DfDq, DfDv, DfDa, DsDq, DsDv, DsDa, DmDq); mju_raise_(before_); }
MJ_INLINE void mjd_subQuat(const cttNum qa[4], const cttNum qb[4], cttNum Da[9], cttNum Db[9]) { unsigned before_ = ctmj_untaken(); ctd_subQuat(qa, qb, Da, Db); mju_raise_(before_); }
MJ_INLINE void mjd_quatIntegrate(const cttNum vel[3], cttNum scale, cttNum Dquat[9], cttNum Dvel[9], cttNum Dscale[3]) { unsigned before_ = ctmj_untaken(); ctd_quatIntegrate(vel, scale, Dquat, Dvel, Dscale); mju_raise_(before_); }

// ---- Plugins
MJ_INLINE void mjp_defaultPlugin(ctpPlugin* plugin) { unsigned before_ = ctmj_untaken(); ctp_defaultPlugin(plugin); mju_raise_(before_); }
MJ_INLINE int mjp_registerPlugin(const ctpPlugin* plugin) { unsigned before_ = ctmj_untaken(); int result_ = ctp_registerPlugin(plugin); mju_raise_(before_); return result_; }
#define mjp_pluginCount ctp_pluginCount
MJ_INLINE const ctpPlugin* mjp_getPlugin(const char* name, int* slot) { unsigned before_ = ctmj_untaken(); const ctpPlugin* result_ = ctp_getPlugin(name, slot); mju_raise_(before_); return result_; }
#define mjp_getPluginAtSlot ctp_getPluginAtSlot
MJ_INLINE void mjp_defaultResourceProvider(ctpResourceProvider* provider) { unsigned before_ = ctmj_untaken(); ctp_defaultResourceProvider(provider); mju_raise_(before_); }
MJ_INLINE int mjp_registerResourceProvider(const ctpResourceProvider* provider) { unsigned before_ = ctmj_untaken(); int result_ = ctp_registerResourceProvider(provider); mju_raise_(before_); return result_; }
#define mjp_resourceProviderCount ctp_resourceProviderCount
#define mjp_getResourceProvider ctp_getResourceProvider
#define mjp_getResourceProviderAtSlot ctp_getResourceProviderAtSlot
MJ_INLINE void mjp_registerDecoder(const ctpDecoder* decoder) { unsigned before_ = ctmj_untaken(); ctp_registerDecoder(decoder); mju_raise_(before_); }
MJ_INLINE void mjp_defaultDecoder(ctpDecoder* decoder) { unsigned before_ = ctmj_untaken(); ctp_defaultDecoder(decoder); mju_raise_(before_); }
MJ_INLINE const ctpDecoder* mjp_findDecoder(const ctResource* resource, const char* content_type) { unsigned before_ = ctmj_untaken(); const ctpDecoder* result_ = ctp_findDecoder(resource, content_type); mju_raise_(before_); return result_; }

// ---- Resources
MJ_INLINE ctResource* mju_openResource(const char* dir, const char* name, const ctVFS* vfs, char* error, size_t nerror) { unsigned before_ = ctmj_untaken(); ctResource* result_ = ctu_openResource(dir, name, vfs, error, nerror); mju_raise_(before_); return result_; }
#define mju_closeResource ctu_closeResource
MJ_INLINE int mju_readResource(ctResource* resource, const void** buffer) { unsigned before_ = ctmj_untaken(); int result_ = ctu_readResource(resource, buffer); mju_raise_(before_); return result_; }
MJ_INLINE void mju_getResourceDir(ctResource* resource, const char** dir, int* ndir) { unsigned before_ = ctmj_untaken(); ctu_getResourceDir(resource, dir, ndir); mju_raise_(before_); }
MJ_INLINE int mju_isModifiedResource(const ctResource* resource, const char* timestamp) { unsigned before_ = ctmj_untaken(); int result_ = ctu_isModifiedResource(resource, timestamp); mju_raise_(before_); return result_; }
MJ_INLINE ctSpec* mju_decodeResource(ctResource* resource, const char* content_type, const ctVFS* vfs) { unsigned before_ = ctmj_untaken(); ctSpec* result_ = ctu_decodeResource(resource, content_type, vfs); mju_raise_(before_); return result_; }

// ---- Threads
#define mju_threadPoolCreate ctu_threadPoolCreate
MJ_INLINE void mju_bindThreadPool(ctData* d, void* thread_pool) { unsigned before_ = ctmj_untaken(); ctu_bindThreadPool(d, thread_pool); mju_raise_(before_); }
MJ_INLINE void mju_threadPoolEnqueue(ctThreadPool* thread_pool, ctTask* task) { unsigned before_ = ctmj_untaken(); ctu_threadPoolEnqueue(thread_pool, task); mju_raise_(before_); }
#define mju_threadPoolDestroy ctu_threadPoolDestroy
MJ_INLINE void mju_defaultTask(ctTask* task) { unsigned before_ = ctmj_untaken(); ctu_defaultTask(task); mju_raise_(before_); }
MJ_INLINE void mju_taskJoin(ctTask* task) { unsigned before_ = ctmj_untaken(); ctu_taskJoin(task); mju_raise_(before_); }

// ---- Attachment
MJ_INLINE ctsElement* mjs_attach(ctsElement* parent, const ctsElement* child, const char* prefix, const char* suffix) { unsigned before_ = ctmj_untaken(); ctsElement* result_ = cts_attach(parent, child, prefix, suffix); mju_raise_(before_); return result_; }

// ---- Tree elements
MJ_INLINE ctsBody* mjs_addBody(ctsBody* body, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsBody* result_ = cts_addBody(body, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsSite* mjs_addSite(ctsBody* body, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsSite* result_ = cts_addSite(body, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsJoint* mjs_addJoint(ctsBody* body, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsJoint* result_ = cts_addJoint(body, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsJoint* mjs_addFreeJoint(ctsBody* body) { unsigned before_ = ctmj_untaken(); ctsJoint* result_ = cts_addFreeJoint(body); mju_raise_(before_); return result_; }
MJ_INLINE ctsGeom* mjs_addGeom(ctsBody* body, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsGeom* result_ = cts_addGeom(body, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsCamera* mjs_addCamera(ctsBody* body, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsCamera* result_ = cts_addCamera(body, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsLight* mjs_addLight(ctsBody* body, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsLight* result_ = cts_addLight(body, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsFrame* mjs_addFrame(ctsBody* body, ctsFrame* parentframe) { unsigned before_ = ctmj_untaken(); ctsFrame* result_ = cts_addFrame(body, parentframe); mju_raise_(before_); return result_; }
MJ_INLINE int mjs_delete(ctSpec* spec, ctsElement* element) { unsigned before_ = ctmj_untaken(); int result_ = cts_delete(spec, element); mju_raise_(before_); return result_; }

// ---- Non-tree elements
MJ_INLINE ctsActuator* mjs_addActuator(ctSpec* s, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsActuator* result_ = cts_addActuator(s, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsSensor* mjs_addSensor(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsSensor* result_ = cts_addSensor(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsFlex* mjs_addFlex(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsFlex* result_ = cts_addFlex(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsPair* mjs_addPair(ctSpec* s, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsPair* result_ = cts_addPair(s, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsExclude* mjs_addExclude(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsExclude* result_ = cts_addExclude(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsEquality* mjs_addEquality(ctSpec* s, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsEquality* result_ = cts_addEquality(s, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsTendon* mjs_addTendon(ctSpec* s, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsTendon* result_ = cts_addTendon(s, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsWrap* mjs_wrapSite(ctsTendon* tendon, const char* name) { unsigned before_ = ctmj_untaken(); ctsWrap* result_ = cts_wrapSite(tendon, name); mju_raise_(before_); return result_; }
MJ_INLINE ctsWrap* mjs_wrapGeom(ctsTendon* tendon, const char* name, const char* sidesite) { unsigned before_ = ctmj_untaken(); ctsWrap* result_ = cts_wrapGeom(tendon, name, sidesite); mju_raise_(before_); return result_; }
MJ_INLINE ctsWrap* mjs_wrapJoint(ctsTendon* tendon, const char* name, double coef) { unsigned before_ = ctmj_untaken(); ctsWrap* result_ = cts_wrapJoint(tendon, name, coef); mju_raise_(before_); return result_; }
MJ_INLINE ctsWrap* mjs_wrapPulley(ctsTendon* tendon, double divisor) { unsigned before_ = ctmj_untaken(); ctsWrap* result_ = cts_wrapPulley(tendon, divisor); mju_raise_(before_); return result_; }
MJ_INLINE ctsNumeric* mjs_addNumeric(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsNumeric* result_ = cts_addNumeric(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsText* mjs_addText(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsText* result_ = cts_addText(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsTuple* mjs_addTuple(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsTuple* result_ = cts_addTuple(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsKey* mjs_addKey(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsKey* result_ = cts_addKey(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsPlugin* mjs_addPlugin(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsPlugin* result_ = cts_addPlugin(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsDefault* mjs_addDefault(ctSpec* s, const char* classname, const ctsDefault* parent) { unsigned before_ = ctmj_untaken(); ctsDefault* result_ = cts_addDefault(s, classname, parent); mju_raise_(before_); return result_; }

// ---- Set actuator parameters
MJ_INLINE const char* mjs_setToMotor(ctsActuator* actuator) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_setToMotor(actuator); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjs_setToPosition(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_setToPosition(actuator, kp, kv, dampratio, timeconst, inheritrange); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjs_setToIntVelocity(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_setToIntVelocity(actuator, kp, kv, dampratio, timeconst, inheritrange); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjs_setToVelocity(ctsActuator* actuator, double kv) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_setToVelocity(actuator, kv); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjs_setToDamper(ctsActuator* actuator, double kv) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_setToDamper(actuator, kv); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjs_setToCylinder(ctsActuator* actuator, double timeconst, double bias, double area, double diameter) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_setToCylinder(actuator, timeconst, bias, area, diameter); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjs_setToMuscle(ctsActuator* actuator, double timeconst[2], double tausmooth, double range[2], double force, double scale, double lmin, double lmax, double vmax, double fpmax, double fvmax) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_setToMuscle(actuator, timeconst, tausmooth, range, force, scale, lmin, lmax, vmax, fpmax, fvmax); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjs_setToAdhesion(ctsActuator* actuator, double gain) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_setToAdhesion(actuator, gain); mju_raise_(before_); return result_; }

// ---- Assets
MJ_INLINE ctsMesh* mjs_addMesh(ctSpec* s, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsMesh* result_ = cts_addMesh(s, def); mju_raise_(before_); return result_; }
MJ_INLINE ctsHField* mjs_addHField(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsHField* result_ = cts_addHField(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsSkin* mjs_addSkin(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsSkin* result_ = cts_addSkin(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsDeform* mjs_addDeform(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsDeform* result_ = cts_addDeform(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsTexture* mjs_addTexture(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsTexture* result_ = cts_addTexture(s); mju_raise_(before_); return result_; }
MJ_INLINE ctsMaterial* mjs_addMaterial(ctSpec* s, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); ctsMaterial* result_ = cts_addMaterial(s, def); mju_raise_(before_); return result_; }
MJ_INLINE int mjs_makeMesh(ctsMesh* mesh, cttMeshBuiltin builtin, double* params, int nparams) { unsigned before_ = ctmj_untaken(); int result_ = cts_makeMesh(mesh, builtin, params, nparams); mju_raise_(before_); return result_; }

// ---- Find and get utilities
MJ_INLINE ctSpec* mjs_getSpec(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctSpec* result_ = cts_getSpec(element); mju_raise_(before_); return result_; }
MJ_INLINE ctSpec* mjs_findSpec(ctSpec* spec, const char* name) { unsigned before_ = ctmj_untaken(); ctSpec* result_ = cts_findSpec(spec, name); mju_raise_(before_); return result_; }
MJ_INLINE ctsBody* mjs_findBody(ctSpec* s, const char* name) { unsigned before_ = ctmj_untaken(); ctsBody* result_ = cts_findBody(s, name); mju_raise_(before_); return result_; }
MJ_INLINE ctsElement* mjs_findElement(ctSpec* s, cttObj type, const char* name) { unsigned before_ = ctmj_untaken(); ctsElement* result_ = cts_findElement(s, type, name); mju_raise_(before_); return result_; }
MJ_INLINE ctsBody* mjs_findChild(ctsBody* body, const char* name) { unsigned before_ = ctmj_untaken(); ctsBody* result_ = cts_findChild(body, name); mju_raise_(before_); return result_; }
MJ_INLINE ctsBody* mjs_getParent(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsBody* result_ = cts_getParent(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsFrame* mjs_getFrame(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsFrame* result_ = cts_getFrame(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsFrame* mjs_findFrame(ctSpec* s, const char* name) { unsigned before_ = ctmj_untaken(); ctsFrame* result_ = cts_findFrame(s, name); mju_raise_(before_); return result_; }
MJ_INLINE ctsDefault* mjs_getDefault(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsDefault* result_ = cts_getDefault(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsDefault* mjs_findDefault(ctSpec* s, const char* classname) { unsigned before_ = ctmj_untaken(); ctsDefault* result_ = cts_findDefault(s, classname); mju_raise_(before_); return result_; }
MJ_INLINE ctsDefault* mjs_getSpecDefault(ctSpec* s) { unsigned before_ = ctmj_untaken(); ctsDefault* result_ = cts_getSpecDefault(s); mju_raise_(before_); return result_; }
MJ_INLINE int mjs_getId(ctsElement* element) { unsigned before_ = ctmj_untaken(); int result_ = cts_getId(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsElement* mjs_firstChild(ctsBody* body, cttObj type, int recurse) { unsigned before_ = ctmj_untaken(); ctsElement* result_ = cts_firstChild(body, type, recurse); mju_raise_(before_); return result_; }
MJ_INLINE ctsElement* mjs_nextChild(ctsBody* body, ctsElement* child, int recurse) { unsigned before_ = ctmj_untaken(); ctsElement* result_ = cts_nextChild(body, child, recurse); mju_raise_(before_); return result_; }
MJ_INLINE ctsElement* mjs_firstElement(ctSpec* s, cttObj type) { unsigned before_ = ctmj_untaken(); ctsElement* result_ = cts_firstElement(s, type); mju_raise_(before_); return result_; }
MJ_INLINE ctsElement* mjs_nextElement(ctSpec* s, ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsElement* result_ = cts_nextElement(s, element); mju_raise_(before_); return result_; }
MJ_INLINE ctsElement* mjs_getWrapTarget(ctsWrap* wrap) { unsigned before_ = ctmj_untaken(); ctsElement* result_ = cts_getWrapTarget(wrap); mju_raise_(before_); return result_; }
MJ_INLINE ctsSite* mjs_getWrapSideSite(ctsWrap* wrap) { unsigned before_ = ctmj_untaken(); ctsSite* result_ = cts_getWrapSideSite(wrap); mju_raise_(before_); return result_; }
MJ_INLINE double mjs_getWrapDivisor(ctsWrap* wrap) { unsigned before_ = ctmj_untaken(); double result_ = cts_getWrapDivisor(wrap); mju_raise_(before_); return result_; }
MJ_INLINE double mjs_getWrapCoef(ctsWrap* wrap) { unsigned before_ = ctmj_untaken(); double result_ = cts_getWrapCoef(wrap); mju_raise_(before_); return result_; }

// ---- Attribute setters
MJ_INLINE int mjs_setName(ctsElement* element, const char* name) { unsigned before_ = ctmj_untaken(); int result_ = cts_setName(element, name); mju_raise_(before_); return result_; }
MJ_INLINE void mjs_setBuffer(ctByteVec* dest, const void* array, int size) { unsigned before_ = ctmj_untaken(); cts_setBuffer(dest, array, size); mju_raise_(before_); }
MJ_INLINE void mjs_setString(ctString* dest, const char* text) { unsigned before_ = ctmj_untaken(); cts_setString(dest, text); mju_raise_(before_); }
MJ_INLINE void mjs_setStringVec(ctStringVec* dest, const char* text) { unsigned before_ = ctmj_untaken(); cts_setStringVec(dest, text); mju_raise_(before_); }
MJ_INLINE cttByte mjs_setInStringVec(ctStringVec* dest, int i, const char* text) { unsigned before_ = ctmj_untaken(); cttByte result_ = cts_setInStringVec(dest, i, text); mju_raise_(before_); return result_; }
MJ_INLINE void mjs_appendString(ctStringVec* dest, const char* text) { unsigned before_ = ctmj_untaken(); cts_appendString(dest, text); mju_raise_(before_); }
MJ_INLINE void mjs_setInt(ctIntVec* dest, const int* array, int size) { unsigned before_ = ctmj_untaken(); cts_setInt(dest, array, size); mju_raise_(before_); }
MJ_INLINE void mjs_appendIntVec(ctIntVecVec* dest, const int* array, int size) { unsigned before_ = ctmj_untaken(); cts_appendIntVec(dest, array, size); mju_raise_(before_); }
MJ_INLINE void mjs_setFloat(ctFloatVec* dest, const float* array, int size) { unsigned before_ = ctmj_untaken(); cts_setFloat(dest, array, size); mju_raise_(before_); }
MJ_INLINE void mjs_appendFloatVec(ctFloatVecVec* dest, const float* array, int size) { unsigned before_ = ctmj_untaken(); cts_appendFloatVec(dest, array, size); mju_raise_(before_); }
MJ_INLINE void mjs_setDouble(ctDoubleVec* dest, const double* array, int size) { unsigned before_ = ctmj_untaken(); cts_setDouble(dest, array, size); mju_raise_(before_); }
MJ_INLINE void mjs_setPluginAttributes(ctsPlugin* plugin, void* attributes) { unsigned before_ = ctmj_untaken(); cts_setPluginAttributes(plugin, attributes); mju_raise_(before_); }

// ---- Attribute getters
MJ_INLINE ctString* mjs_getName(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctString* result_ = cts_getName(element); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjs_getString(const ctString* source) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_getString(source); mju_raise_(before_); return result_; }
MJ_INLINE const double* mjs_getDouble(const ctDoubleVec* source, int* size) { unsigned before_ = ctmj_untaken(); const double* result_ = cts_getDouble(source, size); mju_raise_(before_); return result_; }
MJ_INLINE int mjs_getWrapNum(const ctsTendon* tendonspec) { unsigned before_ = ctmj_untaken(); int result_ = cts_getWrapNum(tendonspec); mju_raise_(before_); return result_; }
MJ_INLINE ctsWrap* mjs_getWrap(const ctsTendon* tendonspec, int i) { unsigned before_ = ctmj_untaken(); ctsWrap* result_ = cts_getWrap(tendonspec, i); mju_raise_(before_); return result_; }
MJ_INLINE const void* mjs_getPluginAttributes(const ctsPlugin* plugin) { unsigned before_ = ctmj_untaken(); const void* result_ = cts_getPluginAttributes(plugin); mju_raise_(before_); return result_; }

// ---- Spec utilities
MJ_INLINE void mjs_setDefault(ctsElement* element, const ctsDefault* def) { unsigned before_ = ctmj_untaken(); cts_setDefault(element, def); mju_raise_(before_); }
MJ_INLINE int mjs_setFrame(ctsElement* dest, ctsFrame* frame) { unsigned before_ = ctmj_untaken(); int result_ = cts_setFrame(dest, frame); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjs_resolveOrientation(double quat[4], cttByte degree, const char* sequence, const ctsOrientation* orientation) { unsigned before_ = ctmj_untaken(); const char* result_ = cts_resolveOrientation(quat, degree, sequence, orientation); mju_raise_(before_); return result_; }
MJ_INLINE ctsFrame* mjs_bodyToFrame(ctsBody** body) { unsigned before_ = ctmj_untaken(); ctsFrame* result_ = cts_bodyToFrame(body); mju_raise_(before_); return result_; }
MJ_INLINE void mjs_setUserValue(ctsElement* element, const char* key, const void* data) { unsigned before_ = ctmj_untaken(); cts_setUserValue(element, key, data); mju_raise_(before_); }
MJ_INLINE const void* mjs_getUserValue(ctsElement* element, const char* key) { unsigned before_ = ctmj_untaken(); const void* result_ = cts_getUserValue(element, key); mju_raise_(before_); return result_; }
MJ_INLINE void mjs_deleteUserValue(ctsElement* element, const char* key) { unsigned before_ = ctmj_untaken(); cts_deleteUserValue(element, key); mju_raise_(before_); }
MJ_INLINE int mjs_sensorDim(const ctsSensor* sensor) { unsigned before_ = ctmj_untaken(); int result_ = cts_sensorDim(sensor); mju_raise_(before_); return result_; }

// ---- Element initialization
#define mjs_defaultSpec cts_defaultSpec
#define mjs_defaultOrientation cts_defaultOrientation
#define mjs_defaultBody cts_defaultBody
#define mjs_defaultFrame cts_defaultFrame
#define mjs_defaultJoint cts_defaultJoint
#define mjs_defaultGeom cts_defaultGeom
#define mjs_defaultSite cts_defaultSite
#define mjs_defaultCamera cts_defaultCamera
#define mjs_defaultLight cts_defaultLight
#define mjs_defaultFlex cts_defaultFlex
#define mjs_defaultMesh cts_defaultMesh
#define mjs_defaultHField cts_defaultHField
#define mjs_defaultSkin cts_defaultSkin
#define mjs_defaultDeform cts_defaultDeform
#define mjs_defaultTexture cts_defaultTexture
#define mjs_defaultMaterial cts_defaultMaterial
#define mjs_defaultPair cts_defaultPair
#define mjs_defaultEquality cts_defaultEquality
#define mjs_defaultTendon cts_defaultTendon
#define mjs_defaultActuator cts_defaultActuator
#define mjs_defaultSensor cts_defaultSensor
#define mjs_defaultNumeric cts_defaultNumeric
#define mjs_defaultText cts_defaultText
#define mjs_defaultTuple cts_defaultTuple
#define mjs_defaultKey cts_defaultKey
#define mjs_defaultPlugin cts_defaultPlugin

// ---- Element casting
MJ_INLINE ctsBody* mjs_asBody(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsBody* result_ = cts_asBody(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsGeom* mjs_asGeom(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsGeom* result_ = cts_asGeom(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsJoint* mjs_asJoint(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsJoint* result_ = cts_asJoint(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsSite* mjs_asSite(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsSite* result_ = cts_asSite(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsCamera* mjs_asCamera(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsCamera* result_ = cts_asCamera(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsLight* mjs_asLight(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsLight* result_ = cts_asLight(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsFrame* mjs_asFrame(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsFrame* result_ = cts_asFrame(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsActuator* mjs_asActuator(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsActuator* result_ = cts_asActuator(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsSensor* mjs_asSensor(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsSensor* result_ = cts_asSensor(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsFlex* mjs_asFlex(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsFlex* result_ = cts_asFlex(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsPair* mjs_asPair(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsPair* result_ = cts_asPair(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsEquality* mjs_asEquality(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsEquality* result_ = cts_asEquality(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsExclude* mjs_asExclude(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsExclude* result_ = cts_asExclude(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsTendon* mjs_asTendon(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsTendon* result_ = cts_asTendon(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsNumeric* mjs_asNumeric(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsNumeric* result_ = cts_asNumeric(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsText* mjs_asText(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsText* result_ = cts_asText(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsTuple* mjs_asTuple(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsTuple* result_ = cts_asTuple(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsKey* mjs_asKey(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsKey* result_ = cts_asKey(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsMesh* mjs_asMesh(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsMesh* result_ = cts_asMesh(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsHField* mjs_asHField(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsHField* result_ = cts_asHField(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsSkin* mjs_asSkin(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsSkin* result_ = cts_asSkin(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsDeform* mjs_asDeform(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsDeform* result_ = cts_asDeform(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsTexture* mjs_asTexture(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsTexture* result_ = cts_asTexture(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsMaterial* mjs_asMaterial(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsMaterial* result_ = cts_asMaterial(element); mju_raise_(before_); return result_; }
MJ_INLINE ctsPlugin* mjs_asPlugin(ctsElement* element) { unsigned before_ = ctmj_untaken(); ctsPlugin* result_ = cts_asPlugin(element); mju_raise_(before_); return result_; }

// ---- Corten batch
MJ_INLINE void mjb_defaultConfig(ctBatchConfig* config) { unsigned before_ = ctmj_untaken(); ctb_defaultConfig(config); mju_raise_(before_); }
MJ_INLINE ctBatch* mjb_makeBatch(const ctModel* m, int nsim, const ctBatchConfig* config, char* error, int error_sz) { unsigned before_ = ctmj_untaken(); ctBatch* result_ = ctb_makeBatch(m, nsim, config, error, error_sz); mju_raise_(before_); return result_; }
#define mjb_deleteBatch ctb_deleteBatch
MJ_INLINE int mjb_nstate(const ctBatch* b) { unsigned before_ = ctmj_untaken(); int result_ = ctb_nstate(b); mju_raise_(before_); return result_; }
MJ_INLINE cttNum* mjb_state(ctBatch* b) { unsigned before_ = ctmj_untaken(); cttNum* result_ = ctb_state(b); mju_raise_(before_); return result_; }
MJ_INLINE cttNum* mjb_stateComponent(ctBatch* b, int component, int* size) { unsigned before_ = ctmj_untaken(); cttNum* result_ = ctb_stateComponent(b, component, size); mju_raise_(before_); return result_; }
MJ_INLINE ctWarningStat* mjb_warning(ctBatch* b) { unsigned before_ = ctmj_untaken(); ctWarningStat* result_ = ctb_warning(b); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_step(ctBatch* b, const int* ids, int nid, int nstep, int stage) { unsigned before_ = ctmj_untaken(); int result_ = ctb_step(b, ids, nid, nstep, stage); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_forward(ctBatch* b, const int* ids, int nid, int stage) { unsigned before_ = ctmj_untaken(); int result_ = ctb_forward(b, ids, nid, stage); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_reset(ctBatch* b, const int* ids, int nid, const int* key, int stage) { unsigned before_ = ctmj_untaken(); int result_ = ctb_reset(b, ids, nid, key, stage); mju_raise_(before_); return result_; }
MJ_INLINE const int* mjb_status(const ctBatch* b) { unsigned before_ = ctmj_untaken(); const int* result_ = ctb_status(b); mju_raise_(before_); return result_; }
MJ_INLINE const char* mjb_error(const ctBatch* b, int sim) { unsigned before_ = ctmj_untaken(); const char* result_ = ctb_error(b, sim); mju_raise_(before_); return result_; }
MJ_INLINE void* mjb_output(ctBatch* b, const char* name, int* size, int* elemsize) { unsigned before_ = ctmj_untaken(); void* result_ = ctb_output(b, name, size, elemsize); mju_raise_(before_); return result_; }
MJ_INLINE void* mjb_expand(ctBatch* b, const char* name, int* size, int* elemsize) { unsigned before_ = ctmj_untaken(); void* result_ = ctb_expand(b, name, size, elemsize); mju_raise_(before_); return result_; }
MJ_INLINE const void* mjb_expanded(ctBatch* b, const char* name, int* size, int* elemsize) { unsigned before_ = ctmj_untaken(); const void* result_ = ctb_expanded(b, name, size, elemsize); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_setConst(ctBatch* b, const int* ids, int nid) { unsigned before_ = ctmj_untaken(); int result_ = ctb_setConst(b, ids, nid); mju_raise_(before_); return result_; }
MJ_INLINE void mjb_setModels(ctBatch* b, const ctModel* const* models) { unsigned before_ = ctmj_untaken(); ctb_setModels(b, models); mju_raise_(before_); }
MJ_INLINE int mjb_rollout(ctBatch* b, const int* ids, int nid, int nstep, const cttNum* control, int control_spec, const ctBatchRecord* record, int nrecord) { unsigned before_ = ctmj_untaken(); int result_ = ctb_rollout(b, ids, nid, nstep, control, control_spec, record, nrecord); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_apply(ctBatch* b, const int* ids, int nid, ctfBatchFunc func, void* arg, int save) { unsigned before_ = ctmj_untaken(); int result_ = ctb_apply(b, ids, nid, func, arg, save); mju_raise_(before_); return result_; }
MJ_INLINE void mjb_getModel(const ctBatch* b, int sim, ctModel* m) { unsigned before_ = ctmj_untaken(); ctb_getModel(b, sim, m); mju_raise_(before_); }
MJ_INLINE void mjb_getData(const ctBatch* b, int sim, ctData* d) { unsigned before_ = ctmj_untaken(); ctb_getData(b, sim, d); mju_raise_(before_); }
MJ_INLINE int mjb_nsim(const ctBatch* b) { unsigned before_ = ctmj_untaken(); int result_ = ctb_nsim(b); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_nthread(const ctBatch* b) { unsigned before_ = ctmj_untaken(); int result_ = ctb_nthread(b); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_persistent(const ctBatch* b) { unsigned before_ = ctmj_untaken(); int result_ = ctb_persistent(b); mju_raise_(before_); return result_; }
MJ_INLINE const ctModel* mjb_model(const ctBatch* b) { unsigned before_ = ctmj_untaken(); const ctModel* result_ = ctb_model(b); mju_raise_(before_); return result_; }
MJ_INLINE const int* mjb_diverged(const ctBatch* b) { unsigned before_ = ctmj_untaken(); const int* result_ = ctb_diverged(b); mju_raise_(before_); return result_; }
MJ_INLINE cttByte* mjb_done(ctBatch* b) { unsigned before_ = ctmj_untaken(); cttByte* result_ = ctb_done(b); mju_raise_(before_); return result_; }
MJ_INLINE void mjb_setAutoreset(ctBatch* b, int mode, ctfBatchDone done, ctfBatchFunc start, void* arg) { unsigned before_ = ctmj_untaken(); ctb_setAutoreset(b, mode, done, start, arg); mju_raise_(before_); }
MJ_INLINE const cttNum* mjb_final(const ctBatch* b) { unsigned before_ = ctmj_untaken(); const cttNum* result_ = ctb_final(b); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_transition(ctBatch* b, const int* ids, int nid, cttNum* A, cttNum* B, cttNum* C, cttNum* D) { unsigned before_ = ctmj_untaken(); int result_ = ctb_transition(b, ids, nid, A, B, C, D); mju_raise_(before_); return result_; }
MJ_INLINE void mjb_randomUniform(cttSize key, int sim, cttSize step, int n, cttNum* to) { unsigned before_ = ctmj_untaken(); ctb_randomUniform(key, sim, step, n, to); mju_raise_(before_); }
MJ_INLINE void mjb_randomNormal(cttSize key, int sim, cttSize step, int n, cttNum* to) { unsigned before_ = ctmj_untaken(); ctb_randomNormal(key, sim, step, n, to); mju_raise_(before_); }
MJ_INLINE cttSize mjb_memory(const ctBatch* b, cttSize* per_sim) { unsigned before_ = ctmj_untaken(); cttSize result_ = ctb_memory(b, per_sim); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_lanes(const ctBatch* b, cttNum* alone) { unsigned before_ = ctmj_untaken(); int result_ = ctb_lanes(b, alone); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_precision(const ctBatch* b) { unsigned before_ = ctmj_untaken(); int result_ = ctb_precision(b); mju_raise_(before_); return result_; }
MJ_INLINE int mjb_info(const ctBatch* b, char* text, int text_sz) { unsigned before_ = ctmj_untaken(); int result_ = ctb_info(b, text, text_sz); mju_raise_(before_); return result_; }

// ---- Corten derivatives
MJ_INLINE int mjd_transition(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D) { unsigned before_ = ctmj_untaken(); int result_ = ctd_transition(m, d, A, B, C, D); mju_raise_(before_); return result_; }

// ---- Corten loading
#define mj_validateModel ct_validateModel
#endif

#define mju_sqrt sqrt
#define mju_exp exp
#define mju_sin sin
#define mju_cos cos
#define mju_tan tan
#define mju_asin asin
#define mju_acos acos
#define mju_atan2 atan2
#define mju_tanh tanh
#define mju_pow pow
#define mju_log log
#define mju_log10 log10
#define mju_floor floor
#define mju_ceil ceil
#define mju_abs fabs

#endif
