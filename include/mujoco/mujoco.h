// Written by tools/gen.py from schema/api.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MUJOCO_H
#define MUJOCO_MUJOCO_H

#include <corten/compat.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

// An error ends the program, unless a handler does something better.
static inline void mju_error_text_(const char* text) {
  if (ctmj_error(text)) return;
  fprintf(stderr, "ERROR: %s\n", text);
  exit(EXIT_FAILURE);
}
static inline void mju_warning_text_(const char* text) {
  if (!ctmj_warning(text)) fprintf(stderr, "WARNING: %s\n", text);
}
mjPRINTFLIKE(1, 2) static inline void mju_error(const char* msg, ...) {
  char text[1024];
  va_list args;
  va_start(args, msg);
  vsnprintf(text, sizeof text, msg, args);
  va_end(args);
  mju_error_text_(text);
}
mjPRINTFLIKE(1, 2) static inline void mju_warning(const char* msg, ...) {
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

static inline void mju_writeLog(const char* type, const char* msg) { fprintf(stderr, "%s: %s\n", type, msg); }

static inline void mju_printMat(const mjtNum* mat, int nr, int nc) {
  for (int r = 0; r < nr; r++) {
    for (int c = 0; c < nc; c++) printf("%.8f ", mat[r * nc + c]);
    printf("\n");
  }
  printf("\n");
}
static inline void mju_printMatSparse(const mjtNum* mat, int nr, const int* rownnz, const int* rowadr,
                                      const int* colind) {
  for (int r = 0; r < nr; r++) {
    for (int k = rowadr[r]; k < rowadr[r] + rownnz[r]; k++) printf("(%d %d): %9.6f  ", r, colind[k], mat[k]);
    printf("\n");
  }
  printf("\n");
}

// A file that cannot be written is a warning, a buffer that is too small an error.
static inline void mju_written_(int failed, const char* error) {
  if (failed) mju_warning("%s", error);
}
static inline void mj_printFormattedModel(const mjModel* m, const char* filename, const char* float_format) {
  char error[1000] = "";
  ctmjFile file = {filename, float_format, error, (int)sizeof error};
  mju_written_(ctmj_writeModel(m, &file), error);
}
static inline void mj_printModel(const mjModel* m, const char* filename) { mj_printFormattedModel(m, filename, NULL); }
static inline void mj_printFormattedData(const mjModel* m, const mjData* d, const char* filename, const char* float_format) {
  char error[1000] = "";
  ctmjFile file = {filename, float_format, error, (int)sizeof error};
  mju_written_(ctmj_writeData(m, d, &file), error);
}
static inline void mj_printData(const mjModel* m, const mjData* d, const char* filename) {
  mj_printFormattedData(m, d, filename, NULL);
}
static inline void mj_printFormattedScene(const mjvScene* s, const char* filename, const char* float_format) {
  char error[1000] = "";
  ctmjFile file = {filename, float_format, error, (int)sizeof error};
  mju_written_(ctmj_writeScene(s, &file), error);
}
static inline void mj_printScene(const mjvScene* s, const char* filename) { mj_printFormattedScene(s, filename, NULL); }
static inline void mj_saveModel(const mjModel* m, const char* filename, void* buffer, int buffer_sz) {
  char error[900] = "";
  if (filename && ct_saveBinary(m, filename, error, (int)sizeof error))
    mju_warning("Could not open file '%s': %s", filename, error);
  if (!filename && (!buffer || buffer_sz < ct_sizeModel(m)))
    mju_error("bufwrite: attempting to write outside model buffer");
  else if (!filename)
    ct_saveModel(m, NULL, buffer, buffer_sz);
}

// No asset is kept between compilations.
static inline mjCache* mj_getCache(void) { return NULL; }
static inline size_t mj_getCacheSize(const mjCache* cache) { return (void)cache, (size_t)0; }
static inline size_t mj_getCacheCapacity(const mjCache* cache) { return (void)cache, (size_t)0; }
static inline size_t mj_setCacheCapacity(mjCache* cache, size_t size) { return (void)cache, (void)size, (size_t)0; }
static inline void mj_clearCache(mjCache* cache) { (void)cache; }
#define mjs_setUserValueWithCleanup ctmj_setUserValueWithCleanup
static inline void mj_loadPluginLibrary(const char* path) {
  char error[1024];
  if (ctmj_loadPluginLibrary(path, error, (int)sizeof error)) mju_error("%s", error);
}

// MuJoCo's variables
#define mjcb_passive (ct_compat.passive)
#define mjcb_control (ct_compat.control)
#define mjcb_contactfilter (ct_compat.contactfilter)
#define mjcb_sensor (ct_compat.sensor)
#define mjcb_time (ct_compat.time)
#define mjcb_act_dyn (ct_compat.act_dyn)
#define mjcb_act_gain (ct_compat.act_gain)
#define mjcb_act_bias (ct_compat.act_bias)
#define mju_user_error (ct_compat.user_error)
#define mju_user_warning (ct_compat.user_warning)
#define mju_user_malloc (ct_compat.user_malloc)
#define mju_user_free (ct_compat.user_free)
#define mjCOLLISIONFUNC ctmj_collision
#define mjDISABLESTRING ctmj_disable_string
#define mjENABLESTRING ctmj_enable_string
#define mjTIMERSTRING ctmj_timer_string
#define mjLABELSTRING ctmj_label_string
#define mjFRAMESTRING ctmj_frame_string
#define mjVISSTRING ctmj_vis_string
#define mjRNDSTRING ctmj_rnd_string

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

// ---- Virtual file system
#define mj_defaultVFS ct_defaultVFS
#define mj_mountVFS ct_mountVFS
#define mj_unmountVFS ct_unmountVFS
#define mj_addFileVFS ct_addFileVFS
#define mj_addBufferVFS ct_addBufferVFS
#define mj_deleteFileVFS ct_deleteFileVFS
#define mj_deleteVFS ct_deleteVFS

// ---- Parse and compile
#define mj_loadXML ctmj_loadXML
#define mj_parseXML ctmj_parseXML
#define mj_parseXMLString ctmj_parseXMLString
#define mj_parse ctmj_parse
#define mj_compile ct_compile
#define mj_copyBack ct_copyBack
#define mj_recompile ct_recompile
#define mj_saveLastXML ctmj_saveLastXML
#define mj_freeLastXML ctmj_freeLastXML
#define mj_saveXMLString ct_saveXMLString
#define mj_saveXML ct_saveXML
#define mju_getXMLDependencies ctu_getXMLDependencies

// ---- Main simulation
#define mj_step ctmj_step
#define mj_step1 ctmj_step1
#define mj_step2 ctmj_step2
#define mj_forward ctmj_forward
#define mj_inverse ctmj_inverse
#define mj_forwardSkip ct_forwardSkip
#define mj_inverseSkip ct_inverseSkip

// ---- Initialization
#define mj_defaultLROpt ct_defaultLROpt
#define mj_defaultSolRefImp ct_defaultSolRefImp
#define mj_defaultOption ct_defaultOption
#define mj_defaultVisual ct_defaultVisual
#define mj_copyModel ct_copyModel
#define mj_loadModel ct_loadModel
#define mj_loadModelBuffer ct_loadModelBuffer
#define mj_deleteModel ct_deleteModel
#define mj_sizeModel ct_sizeModel
#define mj_makeData ctmj_makeData
#define mj_copyData ctmj_copyData
#define mjv_copyData ctv_copyData
#define mj_resetData ct_resetData
#define mj_resetDataDebug ct_resetDataDebug
#define mj_resetDataKeyframe ct_resetDataKeyframe
#define mj_markStack ct_markStack
#define mj_freeStack ct_freeStack
#define mj_stackAllocByte ct_stackAllocByte
#define mj_stackAllocNum ct_stackAllocNum
#define mj_stackAllocInt ct_stackAllocInt
#define mj_deleteData ct_deleteData
#define mj_resetCallbacks ctmj_resetCallbacks
#define mj_setConst ct_setConst
#define mj_setLengthRange ct_setLengthRange
#define mj_makeSpec ctmj_makeSpec
#define mj_copySpec ct_copySpec
#define mj_deleteSpec ct_deleteSpec
#define mjs_activatePlugin cts_activatePlugin
#define mjs_setDeepCopy cts_setDeepCopy

// ---- Printing
#define mj_printSchema ct_printSchema

// ---- Components
#define mj_fwdKinematics ct_fwdKinematics
#define mj_fwdPosition ct_fwdPosition
#define mj_fwdVelocity ct_fwdVelocity
#define mj_fwdActuation ct_fwdActuation
#define mj_fwdAcceleration ct_fwdAcceleration
#define mj_fwdConstraint ct_fwdConstraint
#define mj_Euler ct_Euler
#define mj_RungeKutta ct_RungeKutta
#define mj_implicit ct_implicit
#define mj_invPosition ct_invPosition
#define mj_invVelocity ct_invVelocity
#define mj_invConstraint ct_invConstraint
#define mj_compareFwdInv ct_compareFwdInv

// ---- Sub components
#define mj_sensorPos ct_sensorPos
#define mj_sensorVel ct_sensorVel
#define mj_sensorAcc ct_sensorAcc
#define mj_energyPos ct_energyPos
#define mj_energyVel ct_energyVel
#define mj_checkPos ct_checkPos
#define mj_checkVel ct_checkVel
#define mj_checkAcc ct_checkAcc
#define mj_kinematics ct_kinematics
#define mj_comPos ct_comPos
#define mj_camlight ct_camlight
#define mj_flex ct_flex
#define mj_tendon ct_tendon
#define mj_transmission ct_transmission
#define mj_crb ct_crb
#define mj_makeM ct_makeM
#define mj_factorM ct_factorM
#define mj_solveM ct_solveM
#define mj_solveM2 ct_solveM2
#define mj_comVel ct_comVel
#define mj_passive ct_passive
#define mj_subtreeVel ct_subtreeVel
#define mj_rne ct_rne
#define mj_rnePostConstraint ct_rnePostConstraint
#define mj_collision ct_collision
#define mj_makeConstraint ct_makeConstraint
#define mj_island ct_island
#define mj_projectConstraint ct_projectConstraint
#define mj_referenceConstraint ct_referenceConstraint
#define mj_constraintUpdate ct_constraintUpdate

// ---- Support
#define mj_stateSize ct_stateSize
#define mj_getState ct_getState
#define mj_extractState ct_extractState
#define mj_setState ct_setState
#define mj_copyState ct_copyState
#define mj_readCtrl ct_readCtrl
#define mj_readSensor ct_readSensor
#define mj_initCtrlHistory ct_initCtrlHistory
#define mj_initSensorHistory ct_initSensorHistory
#define mj_setKeyframe ct_setKeyframe
#define mj_addContact ct_addContact
#define mj_isPyramidal ct_isPyramidal
#define mj_isSparse ct_isSparse
#define mj_isDual ct_isDual
#define mj_mulJacVec ct_mulJacVec
#define mj_mulJacTVec ct_mulJacTVec
#define mj_jac ct_jac
#define mj_jacBody ct_jacBody
#define mj_jacBodyCom ct_jacBodyCom
#define mj_jacSubtreeCom ct_jacSubtreeCom
#define mj_jacGeom ct_jacGeom
#define mj_jacSite ct_jacSite
#define mj_jacPointAxis ct_jacPointAxis
#define mj_jacDot ct_jacDot
#define mj_angmomMat ct_angmomMat
#define mj_name2id ct_name2id
#define mj_id2name ct_id2name
#define mj_fullM ct_fullM
#define mj_mulM ct_mulM
#define mj_mulM2 ct_mulM2
#define mj_addM ct_addM
#define mj_applyFT ct_applyFT
#define mj_objectVelocity ct_objectVelocity
#define mj_objectAcceleration ct_objectAcceleration
#define mj_geomDistance ct_geomDistance
#define mj_contactForce ct_contactForce
#define mj_differentiatePos ct_differentiatePos
#define mj_integratePos ct_integratePos
#define mj_normalizeQuat ct_normalizeQuat
#define mj_local2Global ct_local2Global
#define mj_getTotalmass ct_getTotalmass
#define mj_setTotalmass ct_setTotalmass
#define mj_getPluginConfig ct_getPluginConfig
#define mj_loadAllPluginLibraries ct_loadAllPluginLibraries
#define mj_version ct_version
#define mj_versionString ct_versionString

// ---- Ray casting
#define mj_ray ct_ray
#define mj_multiRay ct_multiRay
#define mj_rayHfield ct_rayHfield
#define mj_rayMesh ct_rayMesh
#define mju_rayGeom ctu_rayGeom
#define mj_rayFlex ct_rayFlex
#define mju_raySkin ctu_raySkin

// ---- Interaction
#define mjv_defaultCamera ctv_defaultCamera
#define mjv_defaultFreeCamera ctv_defaultFreeCamera
#define mjv_defaultPerturb ctv_defaultPerturb
#define mjv_room2model ctv_room2model
#define mjv_model2room ctv_model2room
#define mjv_cameraInModel ctv_cameraInModel
#define mjv_cameraInRoom ctv_cameraInRoom
#define mjv_frustumHeight ctv_frustumHeight
#define mjv_alignToCamera ctv_alignToCamera
#define mjv_moveCamera ctv_moveCamera
#define mjv_movePerturb ctv_movePerturb
#define mjv_moveModel ctv_moveModel
#define mjv_initPerturb ctv_initPerturb
#define mjv_applyPerturbPose ctv_applyPerturbPose
#define mjv_applyPerturbForce ctv_applyPerturbForce
#define mjv_averageCamera ctv_averageCamera
#define mjv_select ctv_select

// ---- Visualization
#define mjv_defaultOption ctv_defaultOption
#define mjv_defaultFigure ctv_defaultFigure
#define mjv_initGeom ctv_initGeom
#define mjv_connector ctv_connector
#define mjv_defaultScene ctv_defaultScene
#define mjv_makeScene ctv_makeScene
#define mjv_freeScene ctv_freeScene
#define mjv_updateScene ctv_updateScene
#define mjv_copyModel ctv_copyModel
#define mjv_addGeoms ctv_addGeoms
#define mjv_makeLights ctv_makeLights
#define mjv_updateCamera ctv_updateCamera
#define mjv_updateSkin ctv_updateSkin
#define mjv_cameraFrame ctv_cameraFrame
#define mjv_cameraFrustum ctv_cameraFrustum

// ---- Error and memory
#define mju_clearHandlers ctmj_clearHandlers
#define mju_malloc ctmj_malloc
#define mju_free ctmj_free
#define mj_warning ct_warning
#define mjs_getError cts_getError
#define mjs_isWarning cts_isWarning

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
#define mju_normalize ctu_normalize
#define mju_norm ctu_norm
#define mju_dot ctu_dot
#define mju_mulMatVec ctu_mulMatVec
#define mju_mulMatTVec ctu_mulMatTVec
#define mju_mulVecMatVec ctu_mulVecMatVec
#define mju_transpose ctu_transpose
#define mju_symmetrize ctu_symmetrize
#define mju_eye ctu_eye
#define mju_mulMatMat ctu_mulMatMat
#define mju_mulMatMatT ctu_mulMatMatT
#define mju_mulMatTMat ctu_mulMatTMat
#define mju_sqrMatTD ctu_sqrMatTD
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
#define mju_euler2Quat ctu_euler2Quat

// ---- Poses
#define mju_mulPose ctu_mulPose
#define mju_negPose ctu_negPose
#define mju_trnVecPose ctu_trnVecPose

// ---- Decompositions / Solvers
#define mju_cholFactor ctu_cholFactor
#define mju_cholSolve ctu_cholSolve
#define mju_cholUpdate ctu_cholUpdate
#define mju_cholFactorBand ctu_cholFactorBand
#define mju_cholSolveBand ctu_cholSolveBand
#define mju_band2Dense ctu_band2Dense
#define mju_dense2Band ctu_dense2Band
#define mju_bandMulMatVec ctu_bandMulMatVec
#define mju_bandDiag ctu_bandDiag
#define mju_eig3 ctu_eig3
#define mju_boxQP ctu_boxQP
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
#define mju_Halton ctu_Halton
#define mju_strncpy ctu_strncpy
#define mju_sigmoid ctu_sigmoid

// ---- Signed Distance Function
#define mjc_getSDF ctc_getSDF
#define mjc_distance ctc_distance
#define mjc_gradient ctc_gradient

// ---- Derivatives
#define mjd_transitionFD ctd_transitionFD
#define mjd_inverseFD ctd_inverseFD
#define mjd_subQuat ctd_subQuat
#define mjd_quatIntegrate ctd_quatIntegrate

// ---- Plugins
#define mjp_defaultPlugin ctp_defaultPlugin
#define mjp_registerPlugin ctp_registerPlugin
#define mjp_pluginCount ctp_pluginCount
#define mjp_getPlugin ctp_getPlugin
#define mjp_getPluginAtSlot ctp_getPluginAtSlot
#define mjp_defaultResourceProvider ctp_defaultResourceProvider
#define mjp_registerResourceProvider ctp_registerResourceProvider
#define mjp_resourceProviderCount ctp_resourceProviderCount
#define mjp_getResourceProvider ctp_getResourceProvider
#define mjp_getResourceProviderAtSlot ctp_getResourceProviderAtSlot
#define mjp_registerDecoder ctp_registerDecoder
#define mjp_defaultDecoder ctp_defaultDecoder
#define mjp_findDecoder ctp_findDecoder

// ---- Resources
#define mju_openResource ctu_openResource
#define mju_closeResource ctu_closeResource
#define mju_readResource ctu_readResource
#define mju_getResourceDir ctu_getResourceDir
#define mju_isModifiedResource ctu_isModifiedResource
#define mju_decodeResource ctu_decodeResource

// ---- Threads
#define mju_threadPoolCreate ctu_threadPoolCreate
#define mju_bindThreadPool ctu_bindThreadPool
#define mju_threadPoolEnqueue ctu_threadPoolEnqueue
#define mju_threadPoolDestroy ctu_threadPoolDestroy
#define mju_defaultTask ctu_defaultTask
#define mju_taskJoin ctu_taskJoin

// ---- Attachment
#define mjs_attach cts_attach

// ---- Tree elements
#define mjs_addBody cts_addBody
#define mjs_addSite cts_addSite
#define mjs_addJoint cts_addJoint
#define mjs_addFreeJoint cts_addFreeJoint
#define mjs_addGeom cts_addGeom
#define mjs_addCamera cts_addCamera
#define mjs_addLight cts_addLight
#define mjs_addFrame cts_addFrame
#define mjs_delete cts_delete

// ---- Non-tree elements
#define mjs_addActuator cts_addActuator
#define mjs_addSensor cts_addSensor
#define mjs_addFlex cts_addFlex
#define mjs_addPair cts_addPair
#define mjs_addExclude cts_addExclude
#define mjs_addEquality cts_addEquality
#define mjs_addTendon cts_addTendon
#define mjs_wrapSite cts_wrapSite
#define mjs_wrapGeom cts_wrapGeom
#define mjs_wrapJoint cts_wrapJoint
#define mjs_wrapPulley cts_wrapPulley
#define mjs_addNumeric cts_addNumeric
#define mjs_addText cts_addText
#define mjs_addTuple cts_addTuple
#define mjs_addKey cts_addKey
#define mjs_addPlugin cts_addPlugin
#define mjs_addDefault cts_addDefault

// ---- Set actuator parameters
#define mjs_setToMotor cts_setToMotor
#define mjs_setToPosition cts_setToPosition
#define mjs_setToIntVelocity cts_setToIntVelocity
#define mjs_setToVelocity cts_setToVelocity
#define mjs_setToDamper cts_setToDamper
#define mjs_setToCylinder cts_setToCylinder
#define mjs_setToMuscle cts_setToMuscle
#define mjs_setToAdhesion cts_setToAdhesion

// ---- Assets
#define mjs_addMesh cts_addMesh
#define mjs_addHField cts_addHField
#define mjs_addSkin cts_addSkin
#define mjs_addTexture cts_addTexture
#define mjs_addMaterial cts_addMaterial
#define mjs_makeMesh cts_makeMesh

// ---- Find and get utilities
#define mjs_getSpec cts_getSpec
#define mjs_findSpec cts_findSpec
#define mjs_findBody cts_findBody
#define mjs_findElement cts_findElement
#define mjs_findChild cts_findChild
#define mjs_getParent cts_getParent
#define mjs_getFrame cts_getFrame
#define mjs_findFrame cts_findFrame
#define mjs_getDefault cts_getDefault
#define mjs_findDefault cts_findDefault
#define mjs_getSpecDefault cts_getSpecDefault
#define mjs_getId cts_getId
#define mjs_firstChild cts_firstChild
#define mjs_nextChild cts_nextChild
#define mjs_firstElement cts_firstElement
#define mjs_nextElement cts_nextElement
#define mjs_getWrapTarget cts_getWrapTarget
#define mjs_getWrapSideSite cts_getWrapSideSite
#define mjs_getWrapDivisor cts_getWrapDivisor
#define mjs_getWrapCoef cts_getWrapCoef

// ---- Attribute setters
#define mjs_setName cts_setName
#define mjs_setBuffer cts_setBuffer
#define mjs_setString cts_setString
#define mjs_setStringVec cts_setStringVec
#define mjs_setInStringVec cts_setInStringVec
#define mjs_appendString cts_appendString
#define mjs_setInt cts_setInt
#define mjs_appendIntVec cts_appendIntVec
#define mjs_setFloat cts_setFloat
#define mjs_appendFloatVec cts_appendFloatVec
#define mjs_setDouble cts_setDouble
#define mjs_setPluginAttributes cts_setPluginAttributes

// ---- Attribute getters
#define mjs_getName cts_getName
#define mjs_getString cts_getString
#define mjs_getDouble cts_getDouble
#define mjs_getWrapNum cts_getWrapNum
#define mjs_getWrap cts_getWrap
#define mjs_getPluginAttributes cts_getPluginAttributes

// ---- Spec utilities
#define mjs_setDefault cts_setDefault
#define mjs_setFrame cts_setFrame
#define mjs_resolveOrientation cts_resolveOrientation
#define mjs_bodyToFrame cts_bodyToFrame
#define mjs_setUserValue cts_setUserValue
#define mjs_getUserValue cts_getUserValue
#define mjs_deleteUserValue cts_deleteUserValue
#define mjs_sensorDim cts_sensorDim

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
#define mjs_asBody cts_asBody
#define mjs_asGeom cts_asGeom
#define mjs_asJoint cts_asJoint
#define mjs_asSite cts_asSite
#define mjs_asCamera cts_asCamera
#define mjs_asLight cts_asLight
#define mjs_asFrame cts_asFrame
#define mjs_asActuator cts_asActuator
#define mjs_asSensor cts_asSensor
#define mjs_asFlex cts_asFlex
#define mjs_asPair cts_asPair
#define mjs_asEquality cts_asEquality
#define mjs_asExclude cts_asExclude
#define mjs_asTendon cts_asTendon
#define mjs_asNumeric cts_asNumeric
#define mjs_asText cts_asText
#define mjs_asTuple cts_asTuple
#define mjs_asKey cts_asKey
#define mjs_asMesh cts_asMesh
#define mjs_asHField cts_asHField
#define mjs_asSkin cts_asSkin
#define mjs_asTexture cts_asTexture
#define mjs_asMaterial cts_asMaterial
#define mjs_asPlugin cts_asPlugin

// ---- Corten loading
#define mj_validateModel ct_validateModel

// ---- Drawing: not in this build
static inline void mjr_none_(const char* name) {
  mju_error("%s: this build of Corten has no drawing; simulate, and draw elsewhere", name);
}
#define mjr_defaultContext(con) memset((con), 0, sizeof(mjrContext))
#define mjr_freeContext(con) ((void)(con))
#define mjr_getError() 0
static inline mjrRect mjr_maxViewport(const mjrContext* con) {
  mjrRect none = {0, 0, 0, 0};
  (void)con;
  mjr_none_("mjr_maxViewport");
  return none;
}
// First rectangle around a point; -1: none.
static inline int mjr_findRect(int x, int y, int nrect, const mjrRect* rect) {
  for (int i = 0; i < nrect; i++) {
    if (x >= rect[i].left && x < rect[i].left + rect[i].width && y >= rect[i].bottom && y < rect[i].bottom + rect[i].height) return i;
  }
  return -1;
}
#define mjr_makeContext(...) mjr_none_("mjr_makeContext")
#define mjr_changeFont(...) mjr_none_("mjr_changeFont")
#define mjr_addAux(...) mjr_none_("mjr_addAux")
#define mjr_resizeOffscreen(...) mjr_none_("mjr_resizeOffscreen")
#define mjr_uploadTexture(...) mjr_none_("mjr_uploadTexture")
#define mjr_uploadMesh(...) mjr_none_("mjr_uploadMesh")
#define mjr_uploadHField(...) mjr_none_("mjr_uploadHField")
#define mjr_restoreBuffer(...) mjr_none_("mjr_restoreBuffer")
#define mjr_setBuffer(...) mjr_none_("mjr_setBuffer")
#define mjr_readPixels(...) mjr_none_("mjr_readPixels")
#define mjr_drawPixels(...) mjr_none_("mjr_drawPixels")
#define mjr_blitBuffer(...) mjr_none_("mjr_blitBuffer")
#define mjr_setAux(...) mjr_none_("mjr_setAux")
#define mjr_blitAux(...) mjr_none_("mjr_blitAux")
#define mjr_text(...) mjr_none_("mjr_text")
#define mjr_overlay(...) mjr_none_("mjr_overlay")
#define mjr_rectangle(...) mjr_none_("mjr_rectangle")
#define mjr_label(...) mjr_none_("mjr_label")
#define mjr_figure(...) mjr_none_("mjr_figure")
#define mjr_render(...) mjr_none_("mjr_render")
#define mjr_finish(...) mjr_none_("mjr_finish")

#endif
