// Written by tools/gen.py from schema/api.schema. Do not edit.
// clang-format off
// MuJoCo's names as symbols. Functions of the header that are not macros are defined by including it.
#include <mujoco/mjspec.h>
#include <corten/compat.h>

// Data that looks at the table of collision functions of this library.
static ctData* own_makeData(const ctModel* m);
static ctData* own_copyData(ctData* dest, const ctModel* m, const ctData* src);
#define ctmj_makeData own_makeData
#define ctmj_copyData own_copyData
#define MJ_INLINE CT_API
#include <mujoco/mujoco.h>
#undef ctmj_makeData
#undef ctmj_copyData

// ---- variables: a program may have them in its own memory, so they are only reached by address
#undef mjcb_passive
#undef mjcb_control
#undef mjcb_contactfilter
#undef mjcb_sensor
#undef mjcb_time
#undef mjcb_act_dyn
#undef mjcb_act_gain
#undef mjcb_act_bias
#undef mju_user_error
#undef mju_user_warning
#undef mju_user_malloc
#undef mju_user_free
#undef mjCOLLISIONFUNC
#undef mjDISABLESTRING
#undef mjENABLESTRING
#undef mjTIMERSTRING
#undef mjLABELSTRING
#undef mjFRAMESTRING
#undef mjVISSTRING
#undef mjRNDSTRING
CT_API __typeof__(ct_compat.passive) mjcb_passive;
CT_API __typeof__(ct_compat.control) mjcb_control;
CT_API __typeof__(ct_compat.contactfilter) mjcb_contactfilter;
CT_API __typeof__(ct_compat.sensor) mjcb_sensor;
CT_API __typeof__(ct_compat.time) mjcb_time;
CT_API __typeof__(ct_compat.act_dyn) mjcb_act_dyn;
CT_API __typeof__(ct_compat.act_gain) mjcb_act_gain;
CT_API __typeof__(ct_compat.act_bias) mjcb_act_bias;
CT_API __typeof__(ct_compat.user_error) mju_user_error;
CT_API __typeof__(ct_compat.user_warning) mju_user_warning;
CT_API __typeof__(ct_compat.user_malloc) mju_user_malloc;
CT_API __typeof__(ct_compat.user_free) mju_user_free;
CT_API ctfCollision mjCOLLISIONFUNC[ctNGEOMTYPES][ctNGEOMTYPES];
CT_API const char* mjDISABLESTRING[ctNDISABLE];
CT_API const char* mjENABLESTRING[ctNENABLE];
CT_API const char* mjTIMERSTRING[ctNTIMER];
CT_API const char* mjLABELSTRING[ctNLABEL];
CT_API const char* mjFRAMESTRING[ctNFRAME];
CT_API const char* mjVISSTRING[ctNVISFLAG][3];
CT_API const char* mjRNDSTRING[ctNRNDFLAG][3];

__attribute__((constructor)) static void link_variables(void) {
  static const ctCompatAt at = {.passive = &mjcb_passive, .control = &mjcb_control, .contactfilter = &mjcb_contactfilter, .sensor = &mjcb_sensor, .time = &mjcb_time, .act_dyn = &mjcb_act_dyn, .act_gain = &mjcb_act_gain, .act_bias = &mjcb_act_bias, .user_error = &mju_user_error, .user_warning = &mju_user_warning, .user_malloc = &mju_user_malloc, .user_free = &mju_user_free};
  memcpy(mjCOLLISIONFUNC, ctmj_collision, sizeof ctmj_collision);
  memcpy(mjDISABLESTRING, ctmj_disable_string, sizeof ctmj_disable_string);
  memcpy(mjENABLESTRING, ctmj_enable_string, sizeof ctmj_enable_string);
  memcpy(mjTIMERSTRING, ctmj_timer_string, sizeof ctmj_timer_string);
  memcpy(mjLABELSTRING, ctmj_label_string, sizeof ctmj_label_string);
  memcpy(mjFRAMESTRING, ctmj_frame_string, sizeof ctmj_frame_string);
  memcpy(mjVISSTRING, ctmj_vis_string, sizeof ctmj_vis_string);
  memcpy(mjRNDSTRING, ctmj_rnd_string, sizeof ctmj_rnd_string);
  ctmj_link(&at);
}

static ctData* own_table(ctData* d) {
  if (!d) return d;
  ctCallbacks hooks = *ct_getCallbacks(d);
  hooks.collision = &mjCOLLISIONFUNC[0][0];
  ct_setCallbacks(d, &hooks);
  return d;
}
static ctData* own_makeData(const ctModel* m) { return own_table(ctmj_makeData(m)); }
static ctData* own_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  return own_table(ctmj_copyData(dest, m, src));
}

#undef mju_error_i
CT_API void mju_error_i(const char* msg, int x) { mju_error(msg, x); }
#undef mju_error_s
CT_API void mju_error_s(const char* msg, const char* x) { mju_error(msg, x); }
#undef mju_warning_i
CT_API void mju_warning_i(const char* msg, int x) { mju_warning(msg, x); }
#undef mju_warning_s
CT_API void mju_warning_s(const char* msg, const char* x) { mju_warning(msg, x); }
#undef mjs_setUserValueWithCleanup
CT_API void mjs_setUserValueWithCleanup(ctsElement* element, const char* key, const void* data, void (*cleanup)(const void*)) { ctmj_setUserValueWithCleanup(element, key, data, cleanup); }
#undef mj_deleteVFS
CT_API void mj_deleteVFS(ctVFS* vfs) { ct_deleteVFS(vfs); }
#undef mj_freeLastXML
CT_API void mj_freeLastXML(void) { ctmj_freeLastXML(); }
#undef mj_defaultSolRefImp
CT_API void mj_defaultSolRefImp(cttNum* solref, cttNum* solimp) { ct_defaultSolRefImp(solref, solimp); }
#undef mj_loadModelBuffer
CT_API ctModel* mj_loadModelBuffer(const void* buffer, int buffer_sz) { return ct_loadModelBuffer(buffer, buffer_sz); }
#undef mj_deleteModel
CT_API void mj_deleteModel(ctModel* m) { ct_deleteModel(m); }
#undef mj_deleteData
CT_API void mj_deleteData(ctData* d) { ct_deleteData(d); }
#undef mj_resetCallbacks
CT_API void mj_resetCallbacks(void) { ctmj_resetCallbacks(); }
#undef mj_makeSpec
CT_API ctSpec* mj_makeSpec(void) { return ctmj_makeSpec(); }
#undef mj_deleteSpec
CT_API void mj_deleteSpec(ctSpec* s) { ct_deleteSpec(s); }
#undef mj_version
CT_API int mj_version(void) { return ct_version(); }
#undef mj_versionString
CT_API const char* mj_versionString(void) { return ct_versionString(); }
#undef mjr_freeContext
CT_API void mjr_freeContext(ctrContext* con) { ctr_freeContext(con); }
#undef mjr_rectangle
CT_API void mjr_rectangle(ctrRect viewport, float r, float g, float b, float a) { ctr_rectangle(viewport, r, g, b, a); }
#undef mjr_finish
CT_API void mjr_finish(void) { ctr_finish(); }
#undef mjr_getError
CT_API int mjr_getError(void) { return ctr_getError(); }
#undef mju_clearHandlers
CT_API void mju_clearHandlers(void) { ctmj_clearHandlers(); }
#undef mju_malloc
CT_API void* mju_malloc(size_t size) { return ctmj_malloc(size); }
#undef mju_free
CT_API void mju_free(void* ptr) { ctmj_free(ptr); }
#undef mju_zero3
CT_API void mju_zero3(cttNum res[3]) { ctu_zero3(res); }
#undef mju_copy3
CT_API void mju_copy3(cttNum res[3], const cttNum data[3]) { ctu_copy3(res, data); }
#undef mju_scl3
CT_API void mju_scl3(cttNum res[3], const cttNum vec[3], cttNum scl) { ctu_scl3(res, vec, scl); }
#undef mju_add3
CT_API void mju_add3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3]) { ctu_add3(res, vec1, vec2); }
#undef mju_sub3
CT_API void mju_sub3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3]) { ctu_sub3(res, vec1, vec2); }
#undef mju_addTo3
CT_API void mju_addTo3(cttNum res[3], const cttNum vec[3]) { ctu_addTo3(res, vec); }
#undef mju_subFrom3
CT_API void mju_subFrom3(cttNum res[3], const cttNum vec[3]) { ctu_subFrom3(res, vec); }
#undef mju_addToScl3
CT_API void mju_addToScl3(cttNum res[3], const cttNum vec[3], cttNum scl) { ctu_addToScl3(res, vec, scl); }
#undef mju_addScl3
CT_API void mju_addScl3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3], cttNum scl) { ctu_addScl3(res, vec1, vec2, scl); }
#undef mju_normalize3
CT_API cttNum mju_normalize3(cttNum vec[3]) { return ctu_normalize3(vec); }
#undef mju_norm3
CT_API cttNum mju_norm3(const cttNum vec[3]) { return ctu_norm3(vec); }
#undef mju_dot3
CT_API cttNum mju_dot3(const cttNum vec1[3], const cttNum vec2[3]) { return ctu_dot3(vec1, vec2); }
#undef mju_dist3
CT_API cttNum mju_dist3(const cttNum pos1[3], const cttNum pos2[3]) { return ctu_dist3(pos1, pos2); }
#undef mju_mulMatVec3
CT_API void mju_mulMatVec3(cttNum res[3], const cttNum mat[9], const cttNum vec[3]) { ctu_mulMatVec3(res, mat, vec); }
#undef mju_mulMatTVec3
CT_API void mju_mulMatTVec3(cttNum res[3], const cttNum mat[9], const cttNum vec[3]) { ctu_mulMatTVec3(res, mat, vec); }
#undef mju_cross
CT_API void mju_cross(cttNum res[3], const cttNum a[3], const cttNum b[3]) { ctu_cross(res, a, b); }
#undef mju_zero4
CT_API void mju_zero4(cttNum res[4]) { ctu_zero4(res); }
#undef mju_unit4
CT_API void mju_unit4(cttNum res[4]) { ctu_unit4(res); }
#undef mju_copy4
CT_API void mju_copy4(cttNum res[4], const cttNum data[4]) { ctu_copy4(res, data); }
#undef mju_normalize4
CT_API cttNum mju_normalize4(cttNum vec[4]) { return ctu_normalize4(vec); }
#undef mju_zero
CT_API void mju_zero(cttNum* res, int n) { ctu_zero(res, n); }
#undef mju_fill
CT_API void mju_fill(cttNum* res, cttNum val, int n) { ctu_fill(res, val, n); }
#undef mju_copy
CT_API void mju_copy(cttNum* res, const cttNum* vec, int n) { ctu_copy(res, vec, n); }
#undef mju_sum
CT_API cttNum mju_sum(const cttNum* vec, int n) { return ctu_sum(vec, n); }
#undef mju_L1
CT_API cttNum mju_L1(const cttNum* vec, int n) { return ctu_L1(vec, n); }
#undef mju_scl
CT_API void mju_scl(cttNum* res, const cttNum* vec, cttNum scl, int n) { ctu_scl(res, vec, scl, n); }
#undef mju_add
CT_API void mju_add(cttNum* res, const cttNum* vec1, const cttNum* vec2, int n) { ctu_add(res, vec1, vec2, n); }
#undef mju_sub
CT_API void mju_sub(cttNum* res, const cttNum* vec1, const cttNum* vec2, int n) { ctu_sub(res, vec1, vec2, n); }
#undef mju_addTo
CT_API void mju_addTo(cttNum* res, const cttNum* vec, int n) { ctu_addTo(res, vec, n); }
#undef mju_subFrom
CT_API void mju_subFrom(cttNum* res, const cttNum* vec, int n) { ctu_subFrom(res, vec, n); }
#undef mju_addToScl
CT_API void mju_addToScl(cttNum* res, const cttNum* vec, cttNum scl, int n) { ctu_addToScl(res, vec, scl, n); }
#undef mju_addScl
CT_API void mju_addScl(cttNum* res, const cttNum* vec1, const cttNum* vec2, cttNum scl, int n) { ctu_addScl(res, vec1, vec2, scl, n); }
#undef mju_norm
CT_API cttNum mju_norm(const cttNum* res, int n) { return ctu_norm(res, n); }
#undef mju_dot
CT_API cttNum mju_dot(const cttNum* vec1, const cttNum* vec2, int n) { return ctu_dot(vec1, vec2, n); }
#undef mju_mulMatVec
CT_API void mju_mulMatVec(cttNum* res, const cttNum* mat, const cttNum* vec, int nr, int nc) { ctu_mulMatVec(res, mat, vec, nr, nc); }
#undef mju_mulMatTVec
CT_API void mju_mulMatTVec(cttNum* res, const cttNum* mat, const cttNum* vec, int nr, int nc) { ctu_mulMatTVec(res, mat, vec, nr, nc); }
#undef mju_mulVecMatVec
CT_API cttNum mju_mulVecMatVec(const cttNum* vec1, const cttNum* mat, const cttNum* vec2, int n) { return ctu_mulVecMatVec(vec1, mat, vec2, n); }
#undef mju_transpose
CT_API void mju_transpose(cttNum* res, const cttNum* mat, int nr, int nc) { ctu_transpose(res, mat, nr, nc); }
#undef mju_symmetrize
CT_API void mju_symmetrize(cttNum* res, const cttNum* mat, int n) { ctu_symmetrize(res, mat, n); }
#undef mju_eye
CT_API void mju_eye(cttNum* mat, int n) { ctu_eye(mat, n); }
#undef mju_transformSpatial
CT_API void mju_transformSpatial(cttNum res[6], const cttNum vec[6], int flg_force, const cttNum newpos[3], const cttNum oldpos[3], const cttNum rotnew2old[9]) { ctu_transformSpatial(res, vec, flg_force, newpos, oldpos, rotnew2old); }
#undef mju_dense2sparse
CT_API int mju_dense2sparse(cttNum* res, const cttNum* mat, int nr, int nc, int* rownnz, int* rowadr, int* colind, int nnz) { return ctu_dense2sparse(res, mat, nr, nc, rownnz, rowadr, colind, nnz); }
#undef mju_sparse2dense
CT_API void mju_sparse2dense(cttNum* res, const cttNum* mat, int nr, int nc, const int* rownnz, const int* rowadr, const int* colind) { ctu_sparse2dense(res, mat, nr, nc, rownnz, rowadr, colind); }
#undef mju_rotVecQuat
CT_API void mju_rotVecQuat(cttNum res[3], const cttNum vec[3], const cttNum quat[4]) { ctu_rotVecQuat(res, vec, quat); }
#undef mju_negQuat
CT_API void mju_negQuat(cttNum res[4], const cttNum quat[4]) { ctu_negQuat(res, quat); }
#undef mju_mulQuat
CT_API void mju_mulQuat(cttNum res[4], const cttNum quat1[4], const cttNum quat2[4]) { ctu_mulQuat(res, quat1, quat2); }
#undef mju_mulQuatAxis
CT_API void mju_mulQuatAxis(cttNum res[4], const cttNum quat[4], const cttNum axis[3]) { ctu_mulQuatAxis(res, quat, axis); }
#undef mju_axisAngle2Quat
CT_API void mju_axisAngle2Quat(cttNum res[4], const cttNum axis[3], cttNum angle) { ctu_axisAngle2Quat(res, axis, angle); }
#undef mju_quat2Vel
CT_API void mju_quat2Vel(cttNum res[3], const cttNum quat[4], cttNum dt) { ctu_quat2Vel(res, quat, dt); }
#undef mju_subQuat
CT_API void mju_subQuat(cttNum res[3], const cttNum qa[4], const cttNum qb[4]) { ctu_subQuat(res, qa, qb); }
#undef mju_quat2Mat
CT_API void mju_quat2Mat(cttNum res[9], const cttNum quat[4]) { ctu_quat2Mat(res, quat); }
#undef mju_mat2Quat
CT_API void mju_mat2Quat(cttNum quat[4], const cttNum mat[9]) { ctu_mat2Quat(quat, mat); }
#undef mju_derivQuat
CT_API void mju_derivQuat(cttNum res[4], const cttNum quat[4], const cttNum vel[3]) { ctu_derivQuat(res, quat, vel); }
#undef mju_quatIntegrate
CT_API void mju_quatIntegrate(cttNum quat[4], const cttNum vel[3], cttNum scale) { ctu_quatIntegrate(quat, vel, scale); }
#undef mju_quatZ2Vec
CT_API void mju_quatZ2Vec(cttNum quat[4], const cttNum vec[3]) { ctu_quatZ2Vec(quat, vec); }
#undef mju_mat2Rot
CT_API int mju_mat2Rot(cttNum quat[4], const cttNum mat[9]) { return ctu_mat2Rot(quat, mat); }
#undef mju_mulPose
CT_API void mju_mulPose(cttNum posres[3], cttNum quatres[4], const cttNum pos1[3], const cttNum quat1[4], const cttNum pos2[3], const cttNum quat2[4]) { ctu_mulPose(posres, quatres, pos1, quat1, pos2, quat2); }
#undef mju_negPose
CT_API void mju_negPose(cttNum posres[3], cttNum quatres[4], const cttNum pos[3], const cttNum quat[4]) { ctu_negPose(posres, quatres, pos, quat); }
#undef mju_trnVecPose
CT_API void mju_trnVecPose(cttNum res[3], const cttNum pos[3], const cttNum quat[4], const cttNum vec[3]) { ctu_trnVecPose(res, pos, quat, vec); }
#undef mju_cholSolve
CT_API void mju_cholSolve(cttNum* res, const cttNum* mat, const cttNum* vec, int n) { ctu_cholSolve(res, mat, vec, n); }
#undef mju_cholUpdate
CT_API int mju_cholUpdate(cttNum* mat, cttNum* x, int n, int flg_plus) { return ctu_cholUpdate(mat, x, n, flg_plus); }
#undef mju_cholSolveBand
CT_API void mju_cholSolveBand(cttNum* res, const cttNum* mat, const cttNum* vec, int ntotal, int nband, int ndense) { ctu_cholSolveBand(res, mat, vec, ntotal, nband, ndense); }
#undef mju_band2Dense
CT_API void mju_band2Dense(cttNum* res, const cttNum* mat, int ntotal, int nband, int ndense, cttByte flg_sym) { ctu_band2Dense(res, mat, ntotal, nband, ndense, flg_sym); }
#undef mju_dense2Band
CT_API void mju_dense2Band(cttNum* res, const cttNum* mat, int ntotal, int nband, int ndense) { ctu_dense2Band(res, mat, ntotal, nband, ndense); }
#undef mju_bandMulMatVec
CT_API void mju_bandMulMatVec(cttNum* res, const cttNum* mat, const cttNum* vec, int ntotal, int nband, int ndense, int nvec, cttByte flg_sym) { ctu_bandMulMatVec(res, mat, vec, ntotal, nband, ndense, nvec, flg_sym); }
#undef mju_bandDiag
CT_API int mju_bandDiag(int i, int ntotal, int nband, int ndense) { return ctu_bandDiag(i, ntotal, nband, ndense); }
#undef mju_eig3
CT_API int mju_eig3(cttNum eigval[3], cttNum eigvec[9], cttNum quat[4], const cttNum mat[9]) { return ctu_eig3(eigval, eigvec, quat, mat); }
#undef mju_boxQPmalloc
CT_API void mju_boxQPmalloc(cttNum** res, cttNum** R, int** index, cttNum** H, cttNum** g, int n, cttNum** lower, cttNum** upper) { ctu_boxQPmalloc(res, R, index, H, g, n, lower, upper); }
#undef mju_muscleGain
CT_API cttNum mju_muscleGain(cttNum len, cttNum vel, const cttNum lengthrange[2], cttNum acc0, const cttNum prm[9]) { return ctu_muscleGain(len, vel, lengthrange, acc0, prm); }
#undef mju_muscleBias
CT_API cttNum mju_muscleBias(cttNum len, const cttNum lengthrange[2], cttNum acc0, const cttNum prm[9]) { return ctu_muscleBias(len, lengthrange, acc0, prm); }
#undef mju_muscleDynamics
CT_API cttNum mju_muscleDynamics(cttNum ctrl, cttNum act, const cttNum prm[3]) { return ctu_muscleDynamics(ctrl, act, prm); }
#undef mju_encodePyramid
CT_API void mju_encodePyramid(cttNum* pyramid, const cttNum* force, const cttNum* mu, int dim) { ctu_encodePyramid(pyramid, force, mu, dim); }
#undef mju_decodePyramid
CT_API void mju_decodePyramid(cttNum* force, const cttNum* pyramid, const cttNum* mu, int dim) { ctu_decodePyramid(force, pyramid, mu, dim); }
#undef mju_springDamper
CT_API cttNum mju_springDamper(cttNum pos0, cttNum vel0, cttNum Kp, cttNum Kv, cttNum dt) { return ctu_springDamper(pos0, vel0, Kp, Kv, dt); }
#undef mju_min
CT_API cttNum mju_min(cttNum a, cttNum b) { return ctu_min(a, b); }
#undef mju_max
CT_API cttNum mju_max(cttNum a, cttNum b) { return ctu_max(a, b); }
#undef mju_clip
CT_API cttNum mju_clip(cttNum x, cttNum min, cttNum max) { return ctu_clip(x, min, max); }
#undef mju_sign
CT_API cttNum mju_sign(cttNum x) { return ctu_sign(x); }
#undef mju_round
CT_API int mju_round(cttNum x) { return ctu_round(x); }
#undef mju_type2Str
CT_API const char* mju_type2Str(int type) { return ctu_type2Str(type); }
#undef mju_str2Type
CT_API int mju_str2Type(const char* str) { return ctu_str2Type(str); }
#undef mju_writeNumBytes
CT_API const char* mju_writeNumBytes(size_t nbytes) { return ctu_writeNumBytes(nbytes); }
#undef mju_warningText
CT_API const char* mju_warningText(int warning, size_t info) { return ctu_warningText(warning, info); }
#undef mju_isBad
CT_API int mju_isBad(cttNum x) { return ctu_isBad(x); }
#undef mju_isZero
CT_API int mju_isZero(const cttNum* vec, int n) { return ctu_isZero(vec, n); }
#undef mju_standardNormal
CT_API cttNum mju_standardNormal(cttNum* num2) { return ctu_standardNormal(num2); }
#undef mju_f2n
CT_API void mju_f2n(cttNum* res, const float* vec, int n) { ctu_f2n(res, vec, n); }
#undef mju_n2f
CT_API void mju_n2f(float* res, const cttNum* vec, int n) { ctu_n2f(res, vec, n); }
#undef mju_d2n
CT_API void mju_d2n(cttNum* res, const double* vec, int n) { ctu_d2n(res, vec, n); }
#undef mju_n2d
CT_API void mju_n2d(double* res, const cttNum* vec, int n) { ctu_n2d(res, vec, n); }
#undef mju_insertionSort
CT_API void mju_insertionSort(cttNum* list, int n) { ctu_insertionSort(list, n); }
#undef mju_insertionSortInt
CT_API void mju_insertionSortInt(int* list, int n) { ctu_insertionSortInt(list, n); }
#undef mju_sigmoid
CT_API cttNum mju_sigmoid(cttNum x) { return ctu_sigmoid(x); }
#undef mjp_pluginCount
CT_API int mjp_pluginCount(void) { return ctp_pluginCount(); }
#undef mjp_getPluginAtSlot
CT_API const ctpPlugin* mjp_getPluginAtSlot(int slot) { return ctp_getPluginAtSlot(slot); }
#undef mjp_resourceProviderCount
CT_API int mjp_resourceProviderCount(void) { return ctp_resourceProviderCount(); }
#undef mjp_getResourceProvider
CT_API const ctpResourceProvider* mjp_getResourceProvider(const char* resource_name) { return ctp_getResourceProvider(resource_name); }
#undef mjp_getResourceProviderAtSlot
CT_API const ctpResourceProvider* mjp_getResourceProviderAtSlot(int slot) { return ctp_getResourceProviderAtSlot(slot); }
#undef mju_closeResource
CT_API void mju_closeResource(ctResource* resource) { ctu_closeResource(resource); }
#undef mju_threadPoolCreate
CT_API ctThreadPool* mju_threadPoolCreate(size_t number_of_threads) { return ctu_threadPoolCreate(number_of_threads); }
#undef mju_threadPoolDestroy
CT_API void mju_threadPoolDestroy(ctThreadPool* thread_pool) { ctu_threadPoolDestroy(thread_pool); }
#undef mjs_defaultSpec
CT_API void mjs_defaultSpec(ctSpec* spec) { cts_defaultSpec(spec); }
#undef mjs_defaultOrientation
CT_API void mjs_defaultOrientation(ctsOrientation* orient) { cts_defaultOrientation(orient); }
#undef mjs_defaultBody
CT_API void mjs_defaultBody(ctsBody* body) { cts_defaultBody(body); }
#undef mjs_defaultFrame
CT_API void mjs_defaultFrame(ctsFrame* frame) { cts_defaultFrame(frame); }
#undef mjs_defaultJoint
CT_API void mjs_defaultJoint(ctsJoint* joint) { cts_defaultJoint(joint); }
#undef mjs_defaultGeom
CT_API void mjs_defaultGeom(ctsGeom* geom) { cts_defaultGeom(geom); }
#undef mjs_defaultSite
CT_API void mjs_defaultSite(ctsSite* site) { cts_defaultSite(site); }
#undef mjs_defaultCamera
CT_API void mjs_defaultCamera(ctsCamera* camera) { cts_defaultCamera(camera); }
#undef mjs_defaultLight
CT_API void mjs_defaultLight(ctsLight* light) { cts_defaultLight(light); }
#undef mjs_defaultFlex
CT_API void mjs_defaultFlex(ctsFlex* flex) { cts_defaultFlex(flex); }
#undef mjs_defaultMesh
CT_API void mjs_defaultMesh(ctsMesh* mesh) { cts_defaultMesh(mesh); }
#undef mjs_defaultHField
CT_API void mjs_defaultHField(ctsHField* hfield) { cts_defaultHField(hfield); }
#undef mjs_defaultSkin
CT_API void mjs_defaultSkin(ctsSkin* skin) { cts_defaultSkin(skin); }
#undef mjs_defaultDeform
CT_API void mjs_defaultDeform(ctsDeform* deform) { cts_defaultDeform(deform); }
#undef mjs_defaultTexture
CT_API void mjs_defaultTexture(ctsTexture* texture) { cts_defaultTexture(texture); }
#undef mjs_defaultMaterial
CT_API void mjs_defaultMaterial(ctsMaterial* material) { cts_defaultMaterial(material); }
#undef mjs_defaultPair
CT_API void mjs_defaultPair(ctsPair* pair) { cts_defaultPair(pair); }
#undef mjs_defaultEquality
CT_API void mjs_defaultEquality(ctsEquality* equality) { cts_defaultEquality(equality); }
#undef mjs_defaultTendon
CT_API void mjs_defaultTendon(ctsTendon* tendon) { cts_defaultTendon(tendon); }
#undef mjs_defaultActuator
CT_API void mjs_defaultActuator(ctsActuator* actuator) { cts_defaultActuator(actuator); }
#undef mjs_defaultSensor
CT_API void mjs_defaultSensor(ctsSensor* sensor) { cts_defaultSensor(sensor); }
#undef mjs_defaultNumeric
CT_API void mjs_defaultNumeric(ctsNumeric* numeric) { cts_defaultNumeric(numeric); }
#undef mjs_defaultText
CT_API void mjs_defaultText(ctsText* text) { cts_defaultText(text); }
#undef mjs_defaultTuple
CT_API void mjs_defaultTuple(ctsTuple* tuple) { cts_defaultTuple(tuple); }
#undef mjs_defaultKey
CT_API void mjs_defaultKey(ctsKey* key) { cts_defaultKey(key); }
#undef mjs_defaultPlugin
CT_API void mjs_defaultPlugin(ctsPlugin* plugin) { cts_defaultPlugin(plugin); }
#undef mjb_deleteBatch
CT_API void mjb_deleteBatch(ctBatch* b) { ctb_deleteBatch(b); }
#undef mj_validateModel
CT_API int mj_validateModel(const ctModel* m, char* error, int error_sz) { return ct_validateModel(m, error, error_sz); }
