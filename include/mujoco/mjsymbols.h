// Written by tools/gen.py from schema/api.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJSYMBOLS_H
#define MUJOCO_MJSYMBOLS_H

#include <mujoco/mjtags.h>
#include <corten/compat.h>
#include <mujoco/mjmacro.h>
#include <mujoco/mjplugin.h>

CT_BEGIN_DECLS

// ---- variables
extern CT_API __typeof__(ct_compat.passive) mjcb_passive;
extern CT_API __typeof__(ct_compat.control) mjcb_control;
extern CT_API __typeof__(ct_compat.contactfilter) mjcb_contactfilter;
extern CT_API __typeof__(ct_compat.sensor) mjcb_sensor;
extern CT_API __typeof__(ct_compat.time) mjcb_time;
extern CT_API __typeof__(ct_compat.act_dyn) mjcb_act_dyn;
extern CT_API __typeof__(ct_compat.act_gain) mjcb_act_gain;
extern CT_API __typeof__(ct_compat.act_bias) mjcb_act_bias;
extern CT_API __typeof__(ct_compat.user_error) mju_user_error;
extern CT_API __typeof__(ct_compat.user_warning) mju_user_warning;
extern CT_API __typeof__(ct_compat.user_malloc) mju_user_malloc;
extern CT_API __typeof__(ct_compat.user_free) mju_user_free;
extern CT_API ctfCollision mjCOLLISIONFUNC[ctNGEOMTYPES][ctNGEOMTYPES];
extern CT_API const char* mjDISABLESTRING[ctNDISABLE];
extern CT_API const char* mjENABLESTRING[ctNENABLE];
extern CT_API const char* mjTIMERSTRING[ctNTIMER];
extern CT_API const char* mjLABELSTRING[ctNLABEL];
extern CT_API const char* mjFRAMESTRING[ctNFRAME];
extern CT_API const char* mjVISSTRING[ctNVISFLAG][3];
extern CT_API const char* mjRNDSTRING[ctNRNDFLAG][3];

// ---- functions that the header defines elsewhere
CT_API void mju_writeLog(const char* type, const char* msg);
mjPRINTFLIKE(1, 2) CT_API void mju_error(const char* msg, ...);
mjPRINTFLIKE(1, 2) CT_API void mju_warning(const char* msg, ...);
CT_API void mju_printMat(const mjtNum* mat, int nr, int nc);
CT_API void mju_printMatSparse(const mjtNum* mat, int nr, const int* rownnz, const int* rowadr, const int* colind);
CT_API mjCache* mj_getCache(void);
CT_API size_t mj_getCacheSize(const mjCache* cache);
CT_API size_t mj_getCacheCapacity(const mjCache* cache);
CT_API size_t mj_setCacheCapacity(mjCache* cache, size_t size);
CT_API void mj_clearCache(mjCache* cache);
CT_API void mj_loadPluginLibrary(const char* path);
CT_API void mj_loadAllPluginLibraries(const char* directory, mjfPluginLibraryLoadCallback callback);
CT_API int mj_saveLastXML(const char* filename, const mjModel* m, char* error, int error_sz);
CT_API void mju_error_i(const char* msg, int x);
CT_API void mju_error_s(const char* msg, const char* x);
CT_API void mju_warning_i(const char* msg, int x);
CT_API void mju_warning_s(const char* msg, const char* x);
CT_API void mjs_setUserValueWithCleanup(ctsElement* element, const char* key, const void* data, void (*cleanup)(const void*));

// ---- Virtual file system
CT_API void mj_defaultVFS(ctVFS* vfs);
CT_API int mj_mountVFS(ctVFS* vfs, const char* filepath, const ctpResourceProvider* provider);
CT_API int mj_unmountVFS(ctVFS* vfs, const char* filename);
CT_API int mj_addFileVFS(ctVFS* vfs, const char* directory, const char* filename);
CT_API int mj_addBufferVFS(ctVFS* vfs, const char* name, const void* buffer, int nbuffer);
CT_API int mj_deleteFileVFS(ctVFS* vfs, const char* filename);
CT_API void mj_deleteVFS(ctVFS* vfs);

// ---- Parse and compile
CT_API ctModel* mj_loadXML(const char* filename, const ctVFS* vfs, char* error, int error_sz);
CT_API ctSpec* mj_parseXML(const char* filename, const ctVFS* vfs, char* error, int error_sz);
CT_API ctSpec* mj_parseXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz);
CT_API ctSpec* mj_parse(const char* filename, const char* content_type, const ctVFS* vfs, char* error, int error_sz);
CT_API ctModel* mj_compile(ctSpec* s, const ctVFS* vfs);
CT_API int mj_copyBack(ctSpec* s, const ctModel* m);
CT_API int mj_recompile(ctSpec* s, const ctVFS* vfs, ctModel* m, ctData* d);
CT_API void mj_freeLastXML(void);
CT_API int mj_saveXMLString(const ctSpec* s, char* xml, int xml_sz, char* error, int error_sz);
CT_API int mj_saveXML(const ctSpec* s, const char* filename, char* error, int error_sz);
CT_API void mju_getXMLDependencies(const char* filename, ctStringVec* dependencies);

// ---- Main simulation
CT_API void mj_step(const ctModel* m, ctData* d);
CT_API void mj_step1(const ctModel* m, ctData* d);
CT_API void mj_step2(const ctModel* m, ctData* d);
CT_API void mj_forward(const ctModel* m, ctData* d);
CT_API void mj_inverse(const ctModel* m, ctData* d);
CT_API void mj_forwardSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor);
CT_API void mj_inverseSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor);

// ---- Initialization
CT_API void mj_defaultLROpt(ctLROpt* opt);
CT_API void mj_defaultSolRefImp(cttNum* solref, cttNum* solimp);
CT_API void mj_defaultOption(ctOption* opt);
CT_API void mj_defaultVisual(ctVisual* vis);
CT_API ctModel* mj_copyModel(ctModel* dest, const ctModel* src);
CT_API void mj_saveModel(const ctModel* m, const char* filename, void* buffer, int buffer_sz);
CT_API ctModel* mj_loadModel(const char* filename, const ctVFS* vfs);
CT_API ctModel* mj_loadModelBuffer(const void* buffer, int buffer_sz);
CT_API void mj_deleteModel(ctModel* m);
CT_API cttSize mj_sizeModel(const ctModel* m);
CT_API ctData* mj_makeData(const ctModel* m);
CT_API ctData* mj_copyData(ctData* dest, const ctModel* m, const ctData* src);
CT_API ctData* mjv_copyData(ctData* dest, const ctModel* m, const ctData* src);
CT_API void mj_resetData(const ctModel* m, ctData* d);
CT_API void mj_resetDataDebug(const ctModel* m, ctData* d, unsigned char debug_value);
CT_API void mj_resetDataKeyframe(const ctModel* m, ctData* d, int key);
CT_API void mj_markStack(ctData* d);
CT_API void mj_freeStack(ctData* d);
CT_API void* mj_stackAllocByte(ctData* d, size_t bytes, size_t alignment);
CT_API cttNum* mj_stackAllocNum(ctData* d, size_t size);
CT_API int* mj_stackAllocInt(ctData* d, size_t size);
CT_API void mj_deleteData(ctData* d);
CT_API void mj_resetCallbacks(void);
CT_API void mj_setConst(ctModel* m, ctData* d);
CT_API int mj_setLengthRange(ctModel* m, ctData* d, int index, const ctLROpt* opt, char* error, int error_sz);
CT_API ctSpec* mj_makeSpec(void);
CT_API ctSpec* mj_copySpec(const ctSpec* s);
CT_API void mj_deleteSpec(ctSpec* s);
CT_API int mjs_activatePlugin(ctSpec* s, const char* name);
CT_API int mjs_setDeepCopy(ctSpec* s, int deepcopy);

// ---- Printing
CT_API void mj_printFormattedModel(const ctModel* m, const char* filename, const char* float_format);
CT_API void mj_printModel(const ctModel* m, const char* filename);
CT_API void mj_printFormattedData(const ctModel* m, const ctData* d, const char* filename, const char* float_format);
CT_API void mj_printData(const ctModel* m, const ctData* d, const char* filename);
CT_API int mj_printSchema(const char* filename, char* buffer, int buffer_sz, int flg_html, int flg_pad);
CT_API void mj_printScene(const ctvScene* s, const char* filename);
CT_API void mj_printFormattedScene(const ctvScene* s, const char* filename, const char* float_format);

// ---- Components
CT_API void mj_fwdKinematics(const ctModel* m, ctData* d);
CT_API void mj_fwdPosition(const ctModel* m, ctData* d);
CT_API void mj_fwdVelocity(const ctModel* m, ctData* d);
CT_API void mj_fwdActuation(const ctModel* m, ctData* d);
CT_API void mj_fwdAcceleration(const ctModel* m, ctData* d);
CT_API void mj_fwdConstraint(const ctModel* m, ctData* d);
CT_API void mj_Euler(const ctModel* m, ctData* d);
CT_API void mj_RungeKutta(const ctModel* m, ctData* d, int N);
CT_API void mj_implicit(const ctModel* m, ctData* d);
CT_API void mj_invPosition(const ctModel* m, ctData* d);
CT_API void mj_invVelocity(const ctModel* m, ctData* d);
CT_API void mj_invConstraint(const ctModel* m, ctData* d);
CT_API void mj_compareFwdInv(const ctModel* m, ctData* d);

// ---- Sub components
CT_API void mj_sensorPos(const ctModel* m, ctData* d);
CT_API void mj_sensorVel(const ctModel* m, ctData* d);
CT_API void mj_sensorAcc(const ctModel* m, ctData* d);
CT_API void mj_energyPos(const ctModel* m, ctData* d);
CT_API void mj_energyVel(const ctModel* m, ctData* d);
CT_API void mj_checkPos(const ctModel* m, ctData* d);
CT_API void mj_checkVel(const ctModel* m, ctData* d);
CT_API void mj_checkAcc(const ctModel* m, ctData* d);
CT_API void mj_kinematics(const ctModel* m, ctData* d);
CT_API void mj_comPos(const ctModel* m, ctData* d);
CT_API void mj_camlight(const ctModel* m, ctData* d);
CT_API void mj_flex(const ctModel* m, ctData* d);
CT_API void mj_tendon(const ctModel* m, ctData* d);
CT_API void mj_transmission(const ctModel* m, ctData* d);
CT_API void mj_crb(const ctModel* m, ctData* d);
CT_API void mj_makeM(const ctModel* m, ctData* d);
CT_API void mj_factorM(const ctModel* m, ctData* d);
CT_API void mj_solveM(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, int n);
CT_API void mj_solveM2(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, const cttNum* sqrtInvD, int n);
CT_API void mj_comVel(const ctModel* m, ctData* d);
CT_API void mj_passive(const ctModel* m, ctData* d);
CT_API void mj_subtreeVel(const ctModel* m, ctData* d);
CT_API void mj_rne(const ctModel* m, ctData* d, int flg_acc, cttNum* result);
CT_API void mj_rnePostConstraint(const ctModel* m, ctData* d);
CT_API void mj_collision(const ctModel* m, ctData* d);
CT_API void mj_makeConstraint(const ctModel* m, ctData* d);
CT_API void mj_island(const ctModel* m, ctData* d);
CT_API void mj_projectConstraint(const ctModel* m, ctData* d);
CT_API void mj_referenceConstraint(const ctModel* m, ctData* d);
CT_API void mj_constraintUpdate(const ctModel* m, ctData* d, const cttNum* jar, cttNum cost[1], int flg_coneHessian);

// ---- Support
CT_API int mj_stateSize(const ctModel* m, int sig);
CT_API void mj_getState(const ctModel* m, const ctData* d, cttNum* state, int sig);
CT_API void mj_extractState(const ctModel* m, const cttNum* src, int srcsig, cttNum* dst, int dstsig);
CT_API void mj_setState(const ctModel* m, ctData* d, const cttNum* state, int sig);
CT_API void mj_copyState(const ctModel* m, const ctData* src, ctData* dst, int sig);
CT_API cttNum mj_readCtrl(const ctModel* m, const ctData* d, int id, cttNum time, int interp);
CT_API const cttNum* mj_readSensor(const ctModel* m, const ctData* d, int id, cttNum time, cttNum* result, int interp);
CT_API void mj_initCtrlHistory(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values);
CT_API void mj_initSensorHistory(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values, cttNum phase);
CT_API void mj_setKeyframe(ctModel* m, const ctData* d, int k);
CT_API int mj_addContact(const ctModel* m, ctData* d, const ctContact* con);
CT_API int mj_isPyramidal(const ctModel* m);
CT_API int mj_isSparse(const ctModel* m);
CT_API int mj_isDual(const ctModel* m);
CT_API void mj_mulJacVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);
CT_API void mj_mulJacTVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);
CT_API void mj_jac(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body);
CT_API void mj_jacBody(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body);
CT_API void mj_jacBodyCom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body);
CT_API void mj_jacSubtreeCom(const ctModel* m, ctData* d, cttNum* jacp, int body);
CT_API void mj_jacGeom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int geom);
CT_API void mj_jacSite(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int site);
CT_API void mj_jacPointAxis(const ctModel* m, ctData* d, cttNum* jacPoint, cttNum* jacAxis, const cttNum point[3], const cttNum axis[3], int body);
CT_API void mj_jacDot(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body);
CT_API void mj_angmomMat(const ctModel* m, ctData* d, cttNum* mat, int body);
CT_API int mj_name2id(const ctModel* m, int type, const char* name);
CT_API const char* mj_id2name(const ctModel* m, int type, int id);
CT_API void mj_fullM(const ctModel* m, cttNum* dst, const cttNum* M);
CT_API void mj_mulM(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);
CT_API void mj_mulM2(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);
CT_API void mj_addM(const ctModel* m, ctData* d, cttNum* dst, int* rownnz, int* rowadr, int* colind);
CT_API void mj_applyFT(const ctModel* m, ctData* d, const cttNum force[3], const cttNum torque[3], const cttNum point[3], int body, cttNum* qfrc_target);
CT_API void mj_objectVelocity(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local);
CT_API void mj_objectAcceleration(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local);
CT_API cttNum mj_geomDistance(const ctModel* m, const ctData* d, int geom1, int geom2, cttNum distmax, cttNum fromto[6]);
CT_API void mj_contactForce(const ctModel* m, const ctData* d, int id, cttNum result[6]);
CT_API void mj_differentiatePos(const ctModel* m, cttNum* qvel, cttNum dt, const cttNum* qpos1, const cttNum* qpos2);
CT_API void mj_integratePos(const ctModel* m, cttNum* qpos, const cttNum* qvel, cttNum dt);
CT_API void mj_normalizeQuat(const ctModel* m, cttNum* qpos);
CT_API void mj_local2Global(ctData* d, cttNum xpos[3], cttNum xmat[9], const cttNum pos[3], const cttNum quat[4], int body, cttByte sameframe);
CT_API cttNum mj_getTotalmass(const ctModel* m);
CT_API void mj_setTotalmass(ctModel* m, cttNum newmass);
CT_API const char* mj_getPluginConfig(const ctModel* m, int plugin_id, const char* attrib);
CT_API int mj_version(void);
CT_API const char* mj_versionString(void);

// ---- Ray casting
CT_API cttNum mj_ray(const ctModel* m, const ctData* d, const cttNum pnt[3], const cttNum vec[3], const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int geomid[1], cttNum normal[3]);
CT_API void mj_multiRay(const ctModel* m, ctData* d, const cttNum pnt[3], const cttNum* vec, const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int* geomid, cttNum* dist, cttNum* normal, int nray, cttNum cutoff);
CT_API cttNum mj_rayHfield(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]);
CT_API cttNum mj_rayMesh(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]);
CT_API cttNum mju_rayGeom(const cttNum pos[3], const cttNum mat[9], const cttNum size[3], const cttNum pnt[3], const cttNum vec[3], int geomtype, cttNum normal[3]);
CT_API cttNum mj_rayFlex(const ctModel* m, const ctData* d, int flex_layer, cttByte flg_vert, cttByte flg_edge, cttByte flg_face, cttByte flg_skin, int flexid, const cttNum pnt[3], const cttNum vec[3], int vertid[1], cttNum normal[3]);
CT_API cttNum mju_raySkin(int nface, int nvert, const int* face, const float* vert, const cttNum pnt[3], const cttNum vec[3], int vertid[1]);

// ---- Interaction
CT_API void mjv_defaultCamera(ctvCamera* cam);
CT_API void mjv_defaultFreeCamera(const ctModel* m, ctvCamera* cam);
CT_API void mjv_defaultPerturb(ctvPerturb* pert);
CT_API void mjv_room2model(cttNum modelpos[3], cttNum modelquat[4], const cttNum roompos[3], const cttNum roomquat[4], const ctvScene* scn);
CT_API void mjv_model2room(cttNum roompos[3], cttNum roomquat[4], const cttNum modelpos[3], const cttNum modelquat[4], const ctvScene* scn);
CT_API void mjv_cameraInModel(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn);
CT_API void mjv_cameraInRoom(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn);
CT_API cttNum mjv_frustumHeight(const ctvScene* scn);
CT_API void mjv_alignToCamera(cttNum res[3], const cttNum vec[3], const cttNum forward[3]);
CT_API void mjv_moveCamera(const ctModel* m, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvCamera* cam);
CT_API void mjv_movePerturb(const ctModel* m, const ctData* d, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvPerturb* pert);
CT_API void mjv_moveModel(const ctModel* m, int action, cttNum reldx, cttNum reldy, const cttNum roomup[3], ctvScene* scn);
CT_API void mjv_initPerturb(const ctModel* m, ctData* d, const ctvScene* scn, ctvPerturb* pert);
CT_API void mjv_applyPerturbPose(const ctModel* m, ctData* d, const ctvPerturb* pert, int flg_paused);
CT_API void mjv_applyPerturbForce(const ctModel* m, ctData* d, const ctvPerturb* pert);
CT_API ctvGLCamera mjv_averageCamera(const ctvGLCamera* cam1, const ctvGLCamera* cam2);
CT_API int mjv_select(const ctModel* m, const ctData* d, const ctvOption* vopt, cttNum aspectratio, cttNum relx, cttNum rely, const ctvScene* scn, cttNum selpnt[3], int geomid[1], int flexid[1], int skinid[1]);

// ---- Visualization
CT_API void mjv_defaultOption(ctvOption* opt);
CT_API void mjv_defaultFigure(ctvFigure* fig);
CT_API void mjv_initGeom(ctvGeom* geom, int type, const cttNum size[3], const cttNum pos[3], const cttNum mat[9], const float rgba[4]);
CT_API void mjv_connector(ctvGeom* geom, int type, cttNum width, const cttNum from[3], const cttNum to[3]);
CT_API void mjv_defaultScene(ctvScene* scn);
CT_API void mjv_makeScene(const ctModel* m, ctvScene* scn, int maxgeom);
CT_API void mjv_freeScene(ctvScene* scn);
CT_API void mjv_updateScene(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, ctvCamera* cam, int catmask, ctvScene* scn);
CT_API void mjv_copyModel(ctModel* dest, const ctModel* src);
CT_API void mjv_addGeoms(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, int catmask, ctvScene* scn);
CT_API void mjv_makeLights(const ctModel* m, const ctData* d, ctvScene* scn);
CT_API void mjv_updateCamera(const ctModel* m, const ctData* d, ctvCamera* cam, ctvScene* scn);
CT_API void mjv_updateSkin(const ctModel* m, const ctData* d, ctvScene* scn);
CT_API void mjv_cameraFrame(cttNum headpos[3], cttNum forward[3], cttNum up[3], cttNum right[3], const ctData* d, const ctvCamera* cam);
CT_API void mjv_cameraFrustum(float zver[2], float zhor[2], float zclip[2], const ctModel* m, const ctvCamera* cam);

// ---- Rendering
CT_API void mjr_defaultContext(ctrContext* con);
CT_API void mjr_makeContext(const ctModel* m, ctrContext* con, int fontscale);
CT_API void mjr_changeFont(int fontscale, ctrContext* con);
CT_API void mjr_addAux(int index, int width, int height, int samples, ctrContext* con);
CT_API void mjr_freeContext(ctrContext* con);
CT_API void mjr_resizeOffscreen(int width, int height, ctrContext* con);
CT_API void mjr_uploadTexture(const ctModel* m, const ctrContext* con, int texid);
CT_API void mjr_uploadMesh(const ctModel* m, const ctrContext* con, int meshid);
CT_API void mjr_uploadHField(const ctModel* m, const ctrContext* con, int hfieldid);
CT_API void mjr_restoreBuffer(const ctrContext* con);
CT_API void mjr_setBuffer(int framebuffer, ctrContext* con);
CT_API void mjr_readPixels(unsigned char* rgb, float* depth, ctrRect viewport, const ctrContext* con);
CT_API void mjr_drawPixels(const unsigned char* rgb, const float* depth, ctrRect viewport, const ctrContext* con);
CT_API void mjr_blitBuffer(ctrRect src, ctrRect dst, int flg_color, int flg_depth, const ctrContext* con);
CT_API void mjr_setAux(int index, const ctrContext* con);
CT_API void mjr_blitAux(int index, ctrRect src, int left, int bottom, const ctrContext* con);
CT_API void mjr_text(int font, const char* txt, const ctrContext* con, float x, float y, float r, float g, float b);
CT_API void mjr_overlay(int font, int gridpos, ctrRect viewport, const char* overlay, const char* overlay2, const ctrContext* con);
CT_API ctrRect mjr_maxViewport(const ctrContext* con);
CT_API void mjr_rectangle(ctrRect viewport, float r, float g, float b, float a);
CT_API void mjr_label(ctrRect viewport, int font, const char* txt, float r, float g, float b, float a, float rt, float gt, float bt, const ctrContext* con);
CT_API void mjr_figure(ctrRect viewport, ctvFigure* fig, const ctrContext* con);
CT_API void mjr_render(ctrRect viewport, ctvScene* scn, const ctrContext* con);
CT_API void mjr_finish(void);
CT_API int mjr_getError(void);
CT_API int mjr_findRect(int x, int y, int nrect, const ctrRect* rect);

// ---- Error and memory
CT_API void mju_clearHandlers(void);
CT_API void* mju_malloc(size_t size);
CT_API void mju_free(void* ptr);
CT_API void mj_warning(ctData* d, int warning, int info);
CT_API const char* mjs_getError(ctSpec* s);
CT_API int mjs_isWarning(ctSpec* s);

// ---- Vector math
CT_API void mju_zero3(cttNum res[3]);
CT_API void mju_copy3(cttNum res[3], const cttNum data[3]);
CT_API void mju_scl3(cttNum res[3], const cttNum vec[3], cttNum scl);
CT_API void mju_add3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3]);
CT_API void mju_sub3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3]);
CT_API void mju_addTo3(cttNum res[3], const cttNum vec[3]);
CT_API void mju_subFrom3(cttNum res[3], const cttNum vec[3]);
CT_API void mju_addToScl3(cttNum res[3], const cttNum vec[3], cttNum scl);
CT_API void mju_addScl3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3], cttNum scl);
CT_API cttNum mju_normalize3(cttNum vec[3]);
CT_API cttNum mju_norm3(const cttNum vec[3]);
CT_API cttNum mju_dot3(const cttNum vec1[3], const cttNum vec2[3]);
CT_API cttNum mju_dist3(const cttNum pos1[3], const cttNum pos2[3]);
CT_API void mju_mulMatVec3(cttNum res[3], const cttNum mat[9], const cttNum vec[3]);
CT_API void mju_mulMatTVec3(cttNum res[3], const cttNum mat[9], const cttNum vec[3]);
CT_API void mju_cross(cttNum res[3], const cttNum a[3], const cttNum b[3]);
CT_API void mju_zero4(cttNum res[4]);
CT_API void mju_unit4(cttNum res[4]);
CT_API void mju_copy4(cttNum res[4], const cttNum data[4]);
CT_API cttNum mju_normalize4(cttNum vec[4]);
CT_API void mju_zero(cttNum* res, int n);
CT_API void mju_fill(cttNum* res, cttNum val, int n);
CT_API void mju_copy(cttNum* res, const cttNum* vec, int n);
CT_API cttNum mju_sum(const cttNum* vec, int n);
CT_API cttNum mju_L1(const cttNum* vec, int n);
CT_API void mju_scl(cttNum* res, const cttNum* vec, cttNum scl, int n);
CT_API void mju_add(cttNum* res, const cttNum* vec1, const cttNum* vec2, int n);
CT_API void mju_sub(cttNum* res, const cttNum* vec1, const cttNum* vec2, int n);
CT_API void mju_addTo(cttNum* res, const cttNum* vec, int n);
CT_API void mju_subFrom(cttNum* res, const cttNum* vec, int n);
CT_API void mju_addToScl(cttNum* res, const cttNum* vec, cttNum scl, int n);
CT_API void mju_addScl(cttNum* res, const cttNum* vec1, const cttNum* vec2, cttNum scl, int n);
CT_API cttNum mju_normalize(cttNum* res, int n);
CT_API cttNum mju_norm(const cttNum* res, int n);
CT_API cttNum mju_dot(const cttNum* vec1, const cttNum* vec2, int n);
CT_API void mju_mulMatVec(cttNum* res, const cttNum* mat, const cttNum* vec, int nr, int nc);
CT_API void mju_mulMatTVec(cttNum* res, const cttNum* mat, const cttNum* vec, int nr, int nc);
CT_API cttNum mju_mulVecMatVec(const cttNum* vec1, const cttNum* mat, const cttNum* vec2, int n);
CT_API void mju_transpose(cttNum* res, const cttNum* mat, int nr, int nc);
CT_API void mju_symmetrize(cttNum* res, const cttNum* mat, int n);
CT_API void mju_eye(cttNum* mat, int n);
CT_API void mju_mulMatMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2);
CT_API void mju_mulMatMatT(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int r2);
CT_API void mju_mulMatTMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2);
CT_API void mju_sqrMatTD(cttNum* res, const cttNum* mat, const cttNum* diag, int nr, int nc);
CT_API void mju_transformSpatial(cttNum res[6], const cttNum vec[6], int flg_force, const cttNum newpos[3], const cttNum oldpos[3], const cttNum rotnew2old[9]);

// ---- Sparse math
CT_API int mju_dense2sparse(cttNum* res, const cttNum* mat, int nr, int nc, int* rownnz, int* rowadr, int* colind, int nnz);
CT_API void mju_sparse2dense(cttNum* res, const cttNum* mat, int nr, int nc, const int* rownnz, const int* rowadr, const int* colind);

// ---- Quaternions
CT_API void mju_rotVecQuat(cttNum res[3], const cttNum vec[3], const cttNum quat[4]);
CT_API void mju_negQuat(cttNum res[4], const cttNum quat[4]);
CT_API void mju_mulQuat(cttNum res[4], const cttNum quat1[4], const cttNum quat2[4]);
CT_API void mju_mulQuatAxis(cttNum res[4], const cttNum quat[4], const cttNum axis[3]);
CT_API void mju_axisAngle2Quat(cttNum res[4], const cttNum axis[3], cttNum angle);
CT_API void mju_quat2Vel(cttNum res[3], const cttNum quat[4], cttNum dt);
CT_API void mju_subQuat(cttNum res[3], const cttNum qa[4], const cttNum qb[4]);
CT_API void mju_quat2Mat(cttNum res[9], const cttNum quat[4]);
CT_API void mju_mat2Quat(cttNum quat[4], const cttNum mat[9]);
CT_API void mju_derivQuat(cttNum res[4], const cttNum quat[4], const cttNum vel[3]);
CT_API void mju_quatIntegrate(cttNum quat[4], const cttNum vel[3], cttNum scale);
CT_API void mju_quatZ2Vec(cttNum quat[4], const cttNum vec[3]);
CT_API int mju_mat2Rot(cttNum quat[4], const cttNum mat[9]);
CT_API void mju_euler2Quat(cttNum quat[4], const cttNum euler[3], const char* seq);

// ---- Poses
CT_API void mju_mulPose(cttNum posres[3], cttNum quatres[4], const cttNum pos1[3], const cttNum quat1[4], const cttNum pos2[3], const cttNum quat2[4]);
CT_API void mju_negPose(cttNum posres[3], cttNum quatres[4], const cttNum pos[3], const cttNum quat[4]);
CT_API void mju_trnVecPose(cttNum res[3], const cttNum pos[3], const cttNum quat[4], const cttNum vec[3]);

// ---- Decompositions / Solvers
CT_API int mju_cholFactor(cttNum* mat, int n, cttNum mindiag);
CT_API void mju_cholSolve(cttNum* res, const cttNum* mat, const cttNum* vec, int n);
CT_API int mju_cholUpdate(cttNum* mat, cttNum* x, int n, int flg_plus);
CT_API cttNum mju_cholFactorBand(cttNum* mat, int ntotal, int nband, int ndense, cttNum diagadd, cttNum diagmul);
CT_API void mju_cholSolveBand(cttNum* res, const cttNum* mat, const cttNum* vec, int ntotal, int nband, int ndense);
CT_API void mju_band2Dense(cttNum* res, const cttNum* mat, int ntotal, int nband, int ndense, cttByte flg_sym);
CT_API void mju_dense2Band(cttNum* res, const cttNum* mat, int ntotal, int nband, int ndense);
CT_API void mju_bandMulMatVec(cttNum* res, const cttNum* mat, const cttNum* vec, int ntotal, int nband, int ndense, int nvec, cttByte flg_sym);
CT_API int mju_bandDiag(int i, int ntotal, int nband, int ndense);
CT_API int mju_eig3(cttNum eigval[3], cttNum eigvec[9], cttNum quat[4], const cttNum mat[9]);
CT_API int mju_boxQP(cttNum* res, cttNum* R, int* index, const cttNum* H, const cttNum* g, int n, const cttNum* lower, const cttNum* upper);
CT_API void mju_boxQPmalloc(cttNum** res, cttNum** R, int** index, cttNum** H, cttNum** g, int n, cttNum** lower, cttNum** upper);

// ---- Miscellaneous
CT_API cttNum mju_muscleGain(cttNum len, cttNum vel, const cttNum lengthrange[2], cttNum acc0, const cttNum prm[9]);
CT_API cttNum mju_muscleBias(cttNum len, const cttNum lengthrange[2], cttNum acc0, const cttNum prm[9]);
CT_API cttNum mju_muscleDynamics(cttNum ctrl, cttNum act, const cttNum prm[3]);
CT_API void mju_encodePyramid(cttNum* pyramid, const cttNum* force, const cttNum* mu, int dim);
CT_API void mju_decodePyramid(cttNum* force, const cttNum* pyramid, const cttNum* mu, int dim);
CT_API cttNum mju_springDamper(cttNum pos0, cttNum vel0, cttNum Kp, cttNum Kv, cttNum dt);
CT_API cttNum mju_min(cttNum a, cttNum b);
CT_API cttNum mju_max(cttNum a, cttNum b);
CT_API cttNum mju_clip(cttNum x, cttNum min, cttNum max);
CT_API cttNum mju_sign(cttNum x);
CT_API int mju_round(cttNum x);
CT_API const char* mju_type2Str(int type);
CT_API int mju_str2Type(const char* str);
CT_API const char* mju_writeNumBytes(size_t nbytes);
CT_API const char* mju_warningText(int warning, size_t info);
CT_API int mju_isBad(cttNum x);
CT_API int mju_isZero(const cttNum* vec, int n);
CT_API cttNum mju_standardNormal(cttNum* num2);
CT_API void mju_f2n(cttNum* res, const float* vec, int n);
CT_API void mju_n2f(float* res, const cttNum* vec, int n);
CT_API void mju_d2n(cttNum* res, const double* vec, int n);
CT_API void mju_n2d(double* res, const cttNum* vec, int n);
CT_API void mju_insertionSort(cttNum* list, int n);
CT_API void mju_insertionSortInt(int* list, int n);
CT_API cttNum mju_Halton(int index, int base);
CT_API char* mju_strncpy(char* dst, const char* src, int n);
CT_API cttNum mju_sigmoid(cttNum x);

// ---- Signed Distance Function
CT_API const ctpPlugin* mjc_getSDF(const ctModel* m, int id);
CT_API cttNum mjc_distance(const ctModel* m, const ctData* d, const ctSDF* s, const cttNum x[3]);
CT_API void mjc_gradient(const ctModel* m, const ctData* d, const ctSDF* s, cttNum gradient[3], const cttNum x[3]);

// ---- Derivatives
CT_API void mjd_transitionFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_centered, cttNum* A, cttNum* B, cttNum* C, cttNum* D);
CT_API void mjd_inverseFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_actuation, cttNum* DfDq, cttNum* DfDv, cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa, cttNum* DmDq);
CT_API void mjd_subQuat(const cttNum qa[4], const cttNum qb[4], cttNum Da[9], cttNum Db[9]);
CT_API void mjd_quatIntegrate(const cttNum vel[3], cttNum scale, cttNum Dquat[9], cttNum Dvel[9], cttNum Dscale[3]);

// ---- Plugins
CT_API void mjp_defaultPlugin(ctpPlugin* plugin);
CT_API int mjp_registerPlugin(const ctpPlugin* plugin);
CT_API int mjp_pluginCount(void);
CT_API const ctpPlugin* mjp_getPlugin(const char* name, int* slot);
CT_API const ctpPlugin* mjp_getPluginAtSlot(int slot);
CT_API void mjp_defaultResourceProvider(ctpResourceProvider* provider);
CT_API int mjp_registerResourceProvider(const ctpResourceProvider* provider);
CT_API int mjp_resourceProviderCount(void);
CT_API const ctpResourceProvider* mjp_getResourceProvider(const char* resource_name);
CT_API const ctpResourceProvider* mjp_getResourceProviderAtSlot(int slot);
CT_API void mjp_registerDecoder(const ctpDecoder* decoder);
CT_API void mjp_defaultDecoder(ctpDecoder* decoder);
CT_API const ctpDecoder* mjp_findDecoder(const ctResource* resource, const char* content_type);

// ---- Resources
CT_API ctResource* mju_openResource(const char* dir, const char* name, const ctVFS* vfs, char* error, size_t nerror);
CT_API void mju_closeResource(ctResource* resource);
CT_API int mju_readResource(ctResource* resource, const void** buffer);
CT_API void mju_getResourceDir(ctResource* resource, const char** dir, int* ndir);
CT_API int mju_isModifiedResource(const ctResource* resource, const char* timestamp);
CT_API ctSpec* mju_decodeResource(ctResource* resource, const char* content_type, const ctVFS* vfs);

// ---- Threads
CT_API ctThreadPool* mju_threadPoolCreate(size_t number_of_threads);
CT_API void mju_bindThreadPool(ctData* d, void* thread_pool);
CT_API void mju_threadPoolEnqueue(ctThreadPool* thread_pool, ctTask* task);
CT_API void mju_threadPoolDestroy(ctThreadPool* thread_pool);
CT_API void mju_defaultTask(ctTask* task);
CT_API void mju_taskJoin(ctTask* task);

// ---- Attachment
CT_API ctsElement* mjs_attach(ctsElement* parent, const ctsElement* child, const char* prefix, const char* suffix);

// ---- Tree elements
CT_API ctsBody* mjs_addBody(ctsBody* body, const ctsDefault* def);
CT_API ctsSite* mjs_addSite(ctsBody* body, const ctsDefault* def);
CT_API ctsJoint* mjs_addJoint(ctsBody* body, const ctsDefault* def);
CT_API ctsJoint* mjs_addFreeJoint(ctsBody* body);
CT_API ctsGeom* mjs_addGeom(ctsBody* body, const ctsDefault* def);
CT_API ctsCamera* mjs_addCamera(ctsBody* body, const ctsDefault* def);
CT_API ctsLight* mjs_addLight(ctsBody* body, const ctsDefault* def);
CT_API ctsFrame* mjs_addFrame(ctsBody* body, ctsFrame* parentframe);
CT_API int mjs_delete(ctSpec* spec, ctsElement* element);

// ---- Non-tree elements
CT_API ctsActuator* mjs_addActuator(ctSpec* s, const ctsDefault* def);
CT_API ctsSensor* mjs_addSensor(ctSpec* s);
CT_API ctsFlex* mjs_addFlex(ctSpec* s);
CT_API ctsPair* mjs_addPair(ctSpec* s, const ctsDefault* def);
CT_API ctsExclude* mjs_addExclude(ctSpec* s);
CT_API ctsEquality* mjs_addEquality(ctSpec* s, const ctsDefault* def);
CT_API ctsTendon* mjs_addTendon(ctSpec* s, const ctsDefault* def);
CT_API ctsWrap* mjs_wrapSite(ctsTendon* tendon, const char* name);
CT_API ctsWrap* mjs_wrapGeom(ctsTendon* tendon, const char* name, const char* sidesite);
CT_API ctsWrap* mjs_wrapJoint(ctsTendon* tendon, const char* name, double coef);
CT_API ctsWrap* mjs_wrapPulley(ctsTendon* tendon, double divisor);
CT_API ctsNumeric* mjs_addNumeric(ctSpec* s);
CT_API ctsText* mjs_addText(ctSpec* s);
CT_API ctsTuple* mjs_addTuple(ctSpec* s);
CT_API ctsKey* mjs_addKey(ctSpec* s);
CT_API ctsPlugin* mjs_addPlugin(ctSpec* s);
CT_API ctsDefault* mjs_addDefault(ctSpec* s, const char* classname, const ctsDefault* parent);

// ---- Set actuator parameters
CT_API const char* mjs_setToMotor(ctsActuator* actuator);
CT_API const char* mjs_setToPosition(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange);
CT_API const char* mjs_setToIntVelocity(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange);
CT_API const char* mjs_setToVelocity(ctsActuator* actuator, double kv);
CT_API const char* mjs_setToDamper(ctsActuator* actuator, double kv);
CT_API const char* mjs_setToCylinder(ctsActuator* actuator, double timeconst, double bias, double area, double diameter);
CT_API const char* mjs_setToMuscle(ctsActuator* actuator, double timeconst[2], double tausmooth, double range[2], double force, double scale, double lmin, double lmax, double vmax, double fpmax, double fvmax);
CT_API const char* mjs_setToAdhesion(ctsActuator* actuator, double gain);

// ---- Assets
CT_API ctsMesh* mjs_addMesh(ctSpec* s, const ctsDefault* def);
CT_API ctsHField* mjs_addHField(ctSpec* s);
CT_API ctsSkin* mjs_addSkin(ctSpec* s);
CT_API ctsDeform* mjs_addDeform(ctSpec* s);
CT_API ctsTexture* mjs_addTexture(ctSpec* s);
CT_API ctsMaterial* mjs_addMaterial(ctSpec* s, const ctsDefault* def);
CT_API int mjs_makeMesh(ctsMesh* mesh, cttMeshBuiltin builtin, double* params, int nparams);

// ---- Find and get utilities
CT_API ctSpec* mjs_getSpec(ctsElement* element);
CT_API ctSpec* mjs_findSpec(ctSpec* spec, const char* name);
CT_API ctsBody* mjs_findBody(ctSpec* s, const char* name);
CT_API ctsElement* mjs_findElement(ctSpec* s, cttObj type, const char* name);
CT_API ctsBody* mjs_findChild(ctsBody* body, const char* name);
CT_API ctsBody* mjs_getParent(ctsElement* element);
CT_API ctsFrame* mjs_getFrame(ctsElement* element);
CT_API ctsFrame* mjs_findFrame(ctSpec* s, const char* name);
CT_API ctsDefault* mjs_getDefault(ctsElement* element);
CT_API ctsDefault* mjs_findDefault(ctSpec* s, const char* classname);
CT_API ctsDefault* mjs_getSpecDefault(ctSpec* s);
CT_API int mjs_getId(ctsElement* element);
CT_API ctsElement* mjs_firstChild(ctsBody* body, cttObj type, int recurse);
CT_API ctsElement* mjs_nextChild(ctsBody* body, ctsElement* child, int recurse);
CT_API ctsElement* mjs_firstElement(ctSpec* s, cttObj type);
CT_API ctsElement* mjs_nextElement(ctSpec* s, ctsElement* element);
CT_API ctsElement* mjs_getWrapTarget(ctsWrap* wrap);
CT_API ctsSite* mjs_getWrapSideSite(ctsWrap* wrap);
CT_API double mjs_getWrapDivisor(ctsWrap* wrap);
CT_API double mjs_getWrapCoef(ctsWrap* wrap);

// ---- Attribute setters
CT_API int mjs_setName(ctsElement* element, const char* name);
CT_API void mjs_setBuffer(ctByteVec* dest, const void* array, int size);
CT_API void mjs_setString(ctString* dest, const char* text);
CT_API void mjs_setStringVec(ctStringVec* dest, const char* text);
CT_API cttByte mjs_setInStringVec(ctStringVec* dest, int i, const char* text);
CT_API void mjs_appendString(ctStringVec* dest, const char* text);
CT_API void mjs_setInt(ctIntVec* dest, const int* array, int size);
CT_API void mjs_appendIntVec(ctIntVecVec* dest, const int* array, int size);
CT_API void mjs_setFloat(ctFloatVec* dest, const float* array, int size);
CT_API void mjs_appendFloatVec(ctFloatVecVec* dest, const float* array, int size);
CT_API void mjs_setDouble(ctDoubleVec* dest, const double* array, int size);
CT_API void mjs_setPluginAttributes(ctsPlugin* plugin, void* attributes);

// ---- Attribute getters
CT_API ctString* mjs_getName(ctsElement* element);
CT_API const char* mjs_getString(const ctString* source);
CT_API const double* mjs_getDouble(const ctDoubleVec* source, int* size);
CT_API int mjs_getWrapNum(const ctsTendon* tendonspec);
CT_API ctsWrap* mjs_getWrap(const ctsTendon* tendonspec, int i);
CT_API const void* mjs_getPluginAttributes(const ctsPlugin* plugin);

// ---- Spec utilities
CT_API void mjs_setDefault(ctsElement* element, const ctsDefault* def);
CT_API int mjs_setFrame(ctsElement* dest, ctsFrame* frame);
CT_API const char* mjs_resolveOrientation(double quat[4], cttByte degree, const char* sequence, const ctsOrientation* orientation);
CT_API ctsFrame* mjs_bodyToFrame(ctsBody** body);
CT_API void mjs_setUserValue(ctsElement* element, const char* key, const void* data);
CT_API const void* mjs_getUserValue(ctsElement* element, const char* key);
CT_API void mjs_deleteUserValue(ctsElement* element, const char* key);
CT_API int mjs_sensorDim(const ctsSensor* sensor);

// ---- Element initialization
CT_API void mjs_defaultSpec(ctSpec* spec);
CT_API void mjs_defaultOrientation(ctsOrientation* orient);
CT_API void mjs_defaultBody(ctsBody* body);
CT_API void mjs_defaultFrame(ctsFrame* frame);
CT_API void mjs_defaultJoint(ctsJoint* joint);
CT_API void mjs_defaultGeom(ctsGeom* geom);
CT_API void mjs_defaultSite(ctsSite* site);
CT_API void mjs_defaultCamera(ctsCamera* camera);
CT_API void mjs_defaultLight(ctsLight* light);
CT_API void mjs_defaultFlex(ctsFlex* flex);
CT_API void mjs_defaultMesh(ctsMesh* mesh);
CT_API void mjs_defaultHField(ctsHField* hfield);
CT_API void mjs_defaultSkin(ctsSkin* skin);
CT_API void mjs_defaultDeform(ctsDeform* deform);
CT_API void mjs_defaultTexture(ctsTexture* texture);
CT_API void mjs_defaultMaterial(ctsMaterial* material);
CT_API void mjs_defaultPair(ctsPair* pair);
CT_API void mjs_defaultEquality(ctsEquality* equality);
CT_API void mjs_defaultTendon(ctsTendon* tendon);
CT_API void mjs_defaultActuator(ctsActuator* actuator);
CT_API void mjs_defaultSensor(ctsSensor* sensor);
CT_API void mjs_defaultNumeric(ctsNumeric* numeric);
CT_API void mjs_defaultText(ctsText* text);
CT_API void mjs_defaultTuple(ctsTuple* tuple);
CT_API void mjs_defaultKey(ctsKey* key);
CT_API void mjs_defaultPlugin(ctsPlugin* plugin);

// ---- Element casting
CT_API ctsBody* mjs_asBody(ctsElement* element);
CT_API ctsGeom* mjs_asGeom(ctsElement* element);
CT_API ctsJoint* mjs_asJoint(ctsElement* element);
CT_API ctsSite* mjs_asSite(ctsElement* element);
CT_API ctsCamera* mjs_asCamera(ctsElement* element);
CT_API ctsLight* mjs_asLight(ctsElement* element);
CT_API ctsFrame* mjs_asFrame(ctsElement* element);
CT_API ctsActuator* mjs_asActuator(ctsElement* element);
CT_API ctsSensor* mjs_asSensor(ctsElement* element);
CT_API ctsFlex* mjs_asFlex(ctsElement* element);
CT_API ctsPair* mjs_asPair(ctsElement* element);
CT_API ctsEquality* mjs_asEquality(ctsElement* element);
CT_API ctsExclude* mjs_asExclude(ctsElement* element);
CT_API ctsTendon* mjs_asTendon(ctsElement* element);
CT_API ctsNumeric* mjs_asNumeric(ctsElement* element);
CT_API ctsText* mjs_asText(ctsElement* element);
CT_API ctsTuple* mjs_asTuple(ctsElement* element);
CT_API ctsKey* mjs_asKey(ctsElement* element);
CT_API ctsMesh* mjs_asMesh(ctsElement* element);
CT_API ctsHField* mjs_asHField(ctsElement* element);
CT_API ctsSkin* mjs_asSkin(ctsElement* element);
CT_API ctsDeform* mjs_asDeform(ctsElement* element);
CT_API ctsTexture* mjs_asTexture(ctsElement* element);
CT_API ctsMaterial* mjs_asMaterial(ctsElement* element);
CT_API ctsPlugin* mjs_asPlugin(ctsElement* element);

// ---- Corten batch
CT_API void mjb_defaultConfig(ctBatchConfig* config);
CT_API ctBatch* mjb_makeBatch(const ctModel* m, int nsim, const ctBatchConfig* config, char* error, int error_sz);
CT_API void mjb_deleteBatch(ctBatch* b);
CT_API int mjb_nstate(const ctBatch* b);
CT_API cttNum* mjb_state(ctBatch* b);
CT_API cttNum* mjb_stateComponent(ctBatch* b, int component, int* size);
CT_API ctWarningStat* mjb_warning(ctBatch* b);
CT_API int mjb_step(ctBatch* b, const int* ids, int nid, int nstep, int stage);
CT_API int mjb_forward(ctBatch* b, const int* ids, int nid, int stage);
CT_API int mjb_reset(ctBatch* b, const int* ids, int nid, const int* key, int stage);
CT_API const int* mjb_status(const ctBatch* b);
CT_API const char* mjb_error(const ctBatch* b, int sim);
CT_API void* mjb_output(ctBatch* b, const char* name, int* size, int* elemsize);
CT_API void* mjb_expand(ctBatch* b, const char* name, int* size, int* elemsize);
CT_API const void* mjb_expanded(ctBatch* b, const char* name, int* size, int* elemsize);
CT_API int mjb_setConst(ctBatch* b, const int* ids, int nid);
CT_API void mjb_setModels(ctBatch* b, const ctModel* const* models);
CT_API int mjb_rollout(ctBatch* b, const int* ids, int nid, int nstep, const cttNum* control, int control_spec, const ctBatchRecord* record, int nrecord);
CT_API int mjb_apply(ctBatch* b, const int* ids, int nid, ctfBatchFunc func, void* arg, int save);
CT_API void mjb_getModel(const ctBatch* b, int sim, ctModel* m);
CT_API void mjb_getData(const ctBatch* b, int sim, ctData* d);
CT_API int mjb_nsim(const ctBatch* b);
CT_API int mjb_nthread(const ctBatch* b);
CT_API int mjb_persistent(const ctBatch* b);
CT_API const ctModel* mjb_model(const ctBatch* b);
CT_API const int* mjb_diverged(const ctBatch* b);
CT_API cttByte* mjb_done(ctBatch* b);
CT_API void mjb_setAutoreset(ctBatch* b, int mode, ctfBatchDone done, ctfBatchFunc start, void* arg);
CT_API const cttNum* mjb_final(const ctBatch* b);
CT_API int mjb_transition(ctBatch* b, const int* ids, int nid, cttNum* A, cttNum* B, cttNum* C, cttNum* D);
CT_API void mjb_randomUniform(cttSize key, int sim, cttSize step, int n, cttNum* to);
CT_API void mjb_randomNormal(cttSize key, int sim, cttSize step, int n, cttNum* to);
CT_API cttSize mjb_memory(const ctBatch* b, cttSize* per_sim);
CT_API int mjb_lanes(const ctBatch* b, cttNum* alone);
CT_API int mjb_precision(const ctBatch* b);
CT_API int mjb_info(const ctBatch* b, char* text, int text_sz);

// ---- Corten derivatives
CT_API int mjd_transition(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D);

// ---- Corten loading
CT_API int mj_validateModel(const ctModel* m, char* error, int error_sz);

CT_END_DECLS

#endif
