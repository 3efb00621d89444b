// Written by tools/gen.py from schema/api.schema. Do not edit.
// clang-format off
#ifndef CORTEN_CORTEN_H
#define CORTEN_CORTEN_H

#include <corten/base.h>
#include <corten/batch.h>
#include <corten/data.h>
#include <corten/deform.h>
#include <corten/derivative.h>
#include <corten/draw.h>
#include <corten/export.h>
#include <corten/model.h>
#include <corten/plugin.h>
#include <corten/spec.h>
#include <corten/types.h>
#include <corten/view.h>

CT_BEGIN_DECLS

// ---- Virtual file system

// make an empty set of in-memory files; ct_deleteVFS frees it
CT_API void ct_defaultVFS(ctVFS* vfs);

// mount a provider for all names below filepath; 0: done, 2: name taken, -1: failed
CT_API int ct_mountVFS(ctVFS* vfs, const char* filepath, const ctpResourceProvider* provider);

// end a mount; 0: done, -1: not mounted
CT_API int ct_unmountVFS(ctVFS* vfs, const char* filename);

// read a file from disk into the set; 0: done, 2: name taken, -1: cannot read
CT_API int ct_addFileVFS(ctVFS* vfs, const char* directory, const char* filename);

// copy a buffer into the set under a name; 0: done, 2: name taken, -1: failed
CT_API int ct_addBufferVFS(ctVFS* vfs, const char* name, const void* buffer, int nbuffer);

// drop a file from the set; 0: done, -1: no such name
CT_API int ct_deleteFileVFS(ctVFS* vfs, const char* filename);

// drop all files and free the set
CT_API void ct_deleteVFS(ctVFS* vfs);

// ---- Parse and compile

// read and compile an MJCF or URDF file; NULL and a message in error if that fails
CT_API ctModel* ct_loadXML(const char* filename, const ctVFS* vfs, char* error, int error_sz);

// read an XML file into an editable spec; NULL and a message in error if that fails
CT_API ctSpec* ct_parseXML(const char* filename, const ctVFS* vfs, char* error, int error_sz);

// read XML text into an editable spec; NULL and a message in error if that fails
CT_API ctSpec* ct_parseXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz);

// read a file of any known content type into a spec; NULL content type: by extension
CT_API ctSpec* ct_parse(const char* filename, const char* content_type, const ctVFS* vfs, char* error, int error_sz);

// compile a spec into a model; NULL if that fails, see cts_getError
CT_API ctModel* ct_compile(ctSpec* s, const ctVFS* vfs);

// write a model's real values back into the spec it came from; 1: done
CT_API int ct_copyBack(ctSpec* s, const ctModel* m);

// compile again into an existing model and data, keeping the state; 0: done, -1: failed
CT_API int ct_recompile(ctSpec* s, const ctVFS* vfs, ctModel* m, ctData* d);

// write a spec as XML into a buffer; 0: done, -1: failed, else the size it needs
CT_API int ct_saveXMLString(const ctSpec* s, char* xml, int xml_sz, char* error, int error_sz);

// write a spec as an XML file; 0: done, -1: failed
CT_API int ct_saveXML(const ctSpec* s, const char* filename, char* error, int error_sz);

// list the files that an XML file uses, directly or by inclusion
CT_API void ctu_getXMLDependencies(const char* filename, ctStringVec* dependencies);

// ---- Main simulation

// advance the state by one time step
CT_API void ct_step(const ctModel* m, ctData* d);

// first half of a step: all that does not need controls
CT_API void ct_step1(const ctModel* m, ctData* d);

// second half of a step: forces, acceleration, integration
CT_API void ct_step2(const ctModel* m, ctData* d);

// compute all quantities of the present state, accelerations included
CT_API void ct_forward(const ctModel* m, ctData* d);

// compute the force that gives qacc, into qfrc_inverse
CT_API void ct_inverse(const ctModel* m, ctData* d);

// ct_forward without the stages up to skipstage (cttStage), and without sensors if skipsensor
CT_API void ct_forwardSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor);

// ct_inverse without the stages up to skipstage (cttStage), and without sensors if skipsensor
CT_API void ct_inverseSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor);

// ---- Initialization

// fill in the default length range settings
CT_API void ct_defaultLROpt(ctLROpt* opt);

// fill in the default reference and impedance parameters; NULL: skip one
CT_API void ct_defaultSolRefImp(cttNum* solref, cttNum* solimp);

// fill in the default physics options
CT_API void ct_defaultOption(ctOption* opt);

// fill in the default drawing options
CT_API void ct_defaultVisual(ctVisual* vis);

// copy a model; NULL dest: into a new one
CT_API ctModel* ct_copyModel(ctModel* dest, const ctModel* src);

// write a model in binary form to a file, or to a buffer when filename is NULL; see ct_saveBinary
CT_API void ct_saveModel(const ctModel* m, const char* filename, void* buffer, int buffer_sz);

// read a model in binary form; NULL if that fails
CT_API ctModel* ct_loadModel(const char* filename, const ctVFS* vfs);

// read a model in binary form from memory; NULL if that fails
CT_API ctModel* ct_loadModelBuffer(const void* buffer, int buffer_sz);

// free a model; NULL is allowed
CT_API void ct_deleteModel(ctModel* m);

// bytes that the model takes in binary form
CT_API cttSize ct_sizeModel(const ctModel* m);

// make the data of a model, reset to its start; NULL if memory is insufficient
CT_API ctData* ct_makeData(const ctModel* m);

// copy data; NULL dest: into new one
CT_API ctData* ct_copyData(ctData* dest, const ctModel* m, const ctData* src);

// copy the parts of a data that rendering needs; NULL dest: into a new one
CT_API ctData* ctv_copyData(ctData* dest, const ctModel* m, const ctData* src);

// reset to the start of the model: qpos0, zero velocity, time 0
CT_API void ct_resetData(const ctModel* m, ctData* d);

// reset, and fill everything that is computed later with a byte
CT_API void ct_resetDataDebug(const ctModel* m, ctData* d, unsigned char debug_value);

// reset, then take the state of a keyframe if it exists
CT_API void ct_resetDataKeyframe(const ctModel* m, ctData* d, int key);

// remember the stack position; every mark needs a ct_freeStack
CT_API void ct_markStack(ctData* d);

// go back to the last mark
CT_API void ct_freeStack(ctData* d);

// bytes from the stack, aligned to a power of two
CT_API void* ct_stackAllocByte(ctData* d, size_t bytes, size_t alignment);

// numbers from the stack
CT_API cttNum* ct_stackAllocNum(ctData* d, size_t size);

// integers from the stack
CT_API int* ct_stackAllocInt(ctData* d, size_t size);

// free data; NULL is allowed
CT_API void ct_deleteData(ctData* d);

// recompute the model constants that follow from its values at qpos0
CT_API void ct_setConst(ctModel* m, ctData* d);

// find an actuator's length range by simulation; 1: done, 0: failed
CT_API int ct_setLengthRange(ctModel* m, ctData* d, int index, const ctLROpt* opt, char* error, int error_sz);

// an empty spec with a world body and the main default class
CT_API ctSpec* ct_makeSpec(void);

// a copy of a spec
CT_API ctSpec* ct_copySpec(const ctSpec* s);

// free a spec and all its elements; NULL is allowed
CT_API void ct_deleteSpec(ctSpec* s);

// enable a registered plugin in a spec; 0: done, -1: unknown
CT_API int cts_activatePlugin(ctSpec* s, const char* name);

// 1: attaching copies elements, 0: it moves them; returns 0 when done
CT_API int cts_setDeepCopy(ctSpec* s, int deepcopy);

// ---- Printing

// write a model as text, numbers in the given printf format
CT_API void ct_printFormattedModel(const ctModel* m, const char* filename, const char* float_format);

// write a model as text; ct_saveText also returns success
CT_API void ct_printModel(const ctModel* m, const char* filename);

// write data as text, numbers in the given printf format
CT_API void ct_printFormattedData(const ctModel* m, const ctData* d, const char* filename, const char* float_format);

// write data as text; ct_saveText also returns success
CT_API void ct_printData(const ctModel* m, const ctData* d, const char* filename);

// write the list of MJCF elements as text or HTML; returns its length
CT_API int ct_printSchema(const char* filename, char* buffer, int buffer_sz, int flg_html, int flg_pad);

// write a scene as text
CT_API void ct_printScene(const ctvScene* s, const char* filename);

// write a scene as text, numbers in the given printf format
CT_API void ct_printFormattedScene(const ctvScene* s, const char* filename, const char* float_format);

// ---- Components

// poses, centre-of-mass quantities, flexes and tendons: functions of qpos alone
CT_API void ct_fwdKinematics(const ctModel* m, ctData* d);

// everything that depends on positions
CT_API void ct_fwdPosition(const ctModel* m, ctData* d);

// everything that depends on positions and velocities
CT_API void ct_fwdVelocity(const ctModel* m, ctData* d);

// actuator forces and activation derivatives
CT_API void ct_fwdActuation(const ctModel* m, ctData* d);

// sum of forces without constraints, and the acceleration they give
CT_API void ct_fwdAcceleration(const ctModel* m, ctData* d);

// constraint forces and the final acceleration
CT_API void ct_fwdConstraint(const ctModel* m, ctData* d);

// advance by semi-implicit Euler, joint damping implicit
CT_API void ct_Euler(const ctModel* m, ctData* d);

// advance by an explicit Runge-Kutta scheme of order N = 4
CT_API void ct_RungeKutta(const ctModel* m, ctData* d, int N);

// advance with velocity derivatives of forces on the implicit side
CT_API void ct_implicit(const ctModel* m, ctData* d);

// position part of inverse dynamics
CT_API void ct_invPosition(const ctModel* m, ctData* d);

// velocity part of inverse dynamics
CT_API void ct_invVelocity(const ctModel* m, ctData* d);

// constraint forces that go with qacc, in closed form
CT_API void ct_invConstraint(const ctModel* m, ctData* d);

// run inverse dynamics on the forward result and store the differences
CT_API void ct_compareFwdInv(const ctModel* m, ctData* d);

// ---- Sub components

// read the sensors that need positions
CT_API void ct_sensorPos(const ctModel* m, ctData* d);

// read the sensors that need velocities
CT_API void ct_sensorVel(const ctModel* m, ctData* d);

// read the sensors that need accelerations and forces
CT_API void ct_sensorAcc(const ctModel* m, ctData* d);

// potential energy, into energy[0]
CT_API void ct_energyPos(const ctModel* m, ctData* d);

// kinetic energy, into energy[1]
CT_API void ct_energyVel(const ctModel* m, ctData* d);

// warn and reset if qpos is not finite or too large
CT_API void ct_checkPos(const ctModel* m, ctData* d);

// warn and reset if qvel is not finite or too large
CT_API void ct_checkVel(const ctModel* m, ctData* d);

// warn, reset and recompute if qacc is not finite or too large
CT_API void ct_checkAcc(const ctModel* m, ctData* d);

// poses of bodies, joints, geoms and sites
CT_API void ct_kinematics(const ctModel* m, ctData* d);

// centres of mass, inertias and motion axes about them
CT_API void ct_comPos(const ctModel* m, ctData* d);

// poses of cameras and lights
CT_API void ct_camlight(const ctModel* m, ctData* d);

// flex vertices, edges and boxes
CT_API void ct_flex(const ctModel* m, ctData* d);

// tendon paths, lengths and Jacobians
CT_API void ct_tendon(const ctModel* m, ctData* d);

// actuator lengths and moments
CT_API void ct_transmission(const ctModel* m, ctData* d);

// composite inertias and the mass matrix qM
CT_API void ct_crb(const ctModel* m, ctData* d);

// the mass matrix in both layouts, tendon armature included
CT_API void ct_makeM(const ctModel* m, ctData* d);

// factor the mass matrix
CT_API void ct_factorM(const ctModel* m, ctData* d);

// solve M x = y for n vectors
CT_API void ct_solveM(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, int n);

// apply half of the inverse: x = sqrt(inv(D)) inv(L') y for n vectors
CT_API void ct_solveM2(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, const cttNum* sqrtInvD, int n);

// body velocities and rates of the motion axes
CT_API void ct_comVel(const ctModel* m, ctData* d);

// forces of springs, dampers, gravity compensation, fluid and hooks
CT_API void ct_passive(const ctModel* m, ctData* d);

// velocity and angular momentum of each subtree
CT_API void ct_subtreeVel(const ctModel* m, ctData* d);

// recursive Newton-Euler: bias force, plus M qacc if flg_acc
CT_API void ct_rne(const ctModel* m, ctData* d, int flg_acc, cttNum* result);

// accelerations and forces of each body after the constraints are solved
CT_API void ct_rnePostConstraint(const ctModel* m, ctData* d);

// find all contacts
CT_API void ct_collision(const ctModel* m, ctData* d);

// make the constraint rows
CT_API void ct_makeConstraint(const ctModel* m, ctData* d);

// find the islands that constraints join
CT_API void ct_island(const ctModel* m, ctData* d);

// the dual matrix AR of the constraint rows
CT_API void ct_projectConstraint(const ctModel* m, ctData* d);

// constraint velocities and reference accelerations
CT_API void ct_referenceConstraint(const ctModel* m, ctData* d);

// row states, forces and cost from jar = J qacc - aref; cone Hessians if flg_coneHessian
CT_API void ct_constraintUpdate(const ctModel* m, ctData* d, const cttNum* jar, cttNum cost[1], int flg_coneHessian);

// ---- Support

// length of the state vector with the parts sig (cttState bits)
CT_API int ct_stateSize(const ctModel* m, int sig);

// copy the parts sig of the state into a vector
CT_API void ct_getState(const ctModel* m, const ctData* d, cttNum* state, int sig);

// take the parts dstsig out of a state vector with the parts srcsig
CT_API void ct_extractState(const ctModel* m, const cttNum* src, int srcsig, cttNum* dst, int dstsig);

// set the parts sig of the state from a vector
CT_API void ct_setState(const ctModel* m, ctData* d, const cttNum* state, int sig);

// copy the parts sig of the state from one data to another
CT_API void ct_copyState(const ctModel* m, const ctData* src, ctData* dst, int sig);

// an actuator's control at a time, from its delay buffer if it has one; interp 0 hold, 1 linear, 2 cubic
CT_API cttNum ct_readCtrl(const ctModel* m, const ctData* d, int id, cttNum time, int interp);

// a sensor's output at a time: where it is stored, or NULL when it was interpolated into result
CT_API const cttNum* ct_readSensor(const ctModel* m, const ctData* d, int id, cttNum time, cttNum* result, int interp);

// fill an actuator's delay buffer; NULL times: those already in it
CT_API void ct_initCtrlHistory(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values);

// fill a sensor's delay buffer; NULL times: those already in it; phase: time of its last reading
CT_API void ct_initSensorHistory(const ctModel* m, ctData* d, int id, const cttNum* times, const cttNum* values, cttNum phase);

// save the state as keyframe k
CT_API void ct_setKeyframe(ctModel* m, const ctData* d, int k);

// append a contact; 0: done, 1: no room, or its dimensions or sides do not exist
CT_API int ct_addContact(const ctModel* m, ctData* d, const ctContact* con);

// 1: friction cones are pyramids
CT_API int ct_isPyramidal(const ctModel* m);

// 1: constraint matrices are sparse
CT_API int ct_isSparse(const ctModel* m);

// 1: the solver works on constraint forces
CT_API int ct_isDual(const ctModel* m);

// res = J vec
CT_API void ct_mulJacVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);

// res = J' vec
CT_API void ct_mulJacTVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);

// 3 x nv Jacobians of a world point moving with a body: translation, rotation; NULL: skip one
CT_API void ct_jac(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body);

// Jacobians of a body's origin
CT_API void ct_jacBody(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body);

// Jacobians of a body's centre of mass
CT_API void ct_jacBodyCom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body);

// Jacobian of a subtree's centre of mass
CT_API void ct_jacSubtreeCom(const ctModel* m, ctData* d, cttNum* jacp, int body);

// Jacobians of a geom's centre
CT_API void ct_jacGeom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int geom);

// Jacobians of a site
CT_API void ct_jacSite(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int site);

// Jacobians of a world point and of a direction fixed to a body
CT_API void ct_jacPointAxis(const ctModel* m, ctData* d, cttNum* jacPoint, cttNum* jacAxis, const cttNum point[3], const cttNum axis[3], int body);

// time derivative of the Jacobians of a world point moving with a body
CT_API void ct_jacDot(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3], int body);

// 3 x nv matrix from joint velocity to a subtree's angular momentum about its centre of mass
CT_API void ct_angmomMat(const ctModel* m, ctData* d, cttNum* mat, int body);

// id of the object of a type (cttObj) with this name; -1: none
CT_API int ct_name2id(const ctModel* m, int type, const char* name);

// name of an object of a type (cttObj); NULL: none
CT_API const char* ct_id2name(const ctModel* m, int type, int id);

// expand the mass matrix from qM's layout into nv x nv
CT_API void ct_fullM(const ctModel* m, cttNum* dst, const cttNum* M);

// res = M vec
CT_API void ct_mulM(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);

// res = sqrt(M) vec, with the factor that ct_solveM2 inverts
CT_API void ct_mulM2(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec);

// add the mass matrix's lower triangle to a dense matrix, or to a CSR one when rownnz is given
CT_API void ct_addM(const ctModel* m, ctData* d, cttNum* dst, int* rownnz, int* rowadr, int* colind);

// add to qfrc_target the joint force of a world force and torque at a world point of a body
CT_API void ct_applyFT(const ctModel* m, ctData* d, const cttNum force[3], const cttNum torque[3], const cttNum point[3], int body, cttNum* qfrc_target);

// velocity of an object at its own centre: rotation, translation; local axes if flg_local
CT_API void ct_objectVelocity(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local);

// acceleration of an object at its own centre, gravity included; local axes if flg_local
CT_API void ct_objectAcceleration(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6], int flg_local);

// signed distance of two geoms up to distmax, and the nearest points if fromto is given
CT_API cttNum ct_geomDistance(const ctModel* m, const ctData* d, int geom1, int geom2, cttNum distmax, cttNum fromto[6]);

// force and torque of a contact in its own frame
CT_API void ct_contactForce(const ctModel* m, const ctData* d, int id, cttNum result[6]);

// joint velocity that leads from qpos1 to qpos2 in dt
CT_API void ct_differentiatePos(const ctModel* m, cttNum* qvel, cttNum dt, const cttNum* qpos1, const cttNum* qpos2);

// move qpos by velocity qvel for a time dt
CT_API void ct_integratePos(const ctModel* m, cttNum* qpos, const cttNum* qvel, cttNum dt);

// scale every quaternion in qpos to unit length
CT_API void ct_normalizeQuat(const ctModel* m, cttNum* qpos);

// pose in the world of a pose given in a body's frame
CT_API void ct_local2Global(ctData* d, cttNum xpos[3], cttNum xmat[9], const cttNum pos[3], const cttNum quat[4], int body, cttByte sameframe);

// mass of all bodies
CT_API cttNum ct_getTotalmass(const ctModel* m);

// scale masses and inertias to this total
CT_API void ct_setTotalmass(ctModel* m, cttNum newmass);

// a setting of a plugin instance; NULL: no such attribute
CT_API const char* ct_getPluginConfig(const ctModel* m, int plugin_id, const char* attrib);

// load a shared library that registers plugins
CT_API void ct_loadPluginLibrary(const char* path);

// load every shared library in a folder; the hook is called for each
CT_API void ct_loadAllPluginLibraries(const char* directory, ctfPluginLibraryLoadCallback callback);

// version of MuJoCo whose behaviour this is: 3005000
CT_API int ct_version(void);

// the same as text
CT_API const char* ct_versionString(void);

// ---- Ray casting

// first geom that a ray meets, as a multiple of vec; -1: none
CT_API cttNum ct_ray(const ctModel* m, const ctData* d, const cttNum pnt[3], const cttNum vec[3], const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int geomid[1], cttNum normal[3]);

// ct_ray for many directions from one point; farther than cutoff: none
CT_API void ct_multiRay(const ctModel* m, ctData* d, const cttNum pnt[3], const cttNum* vec, const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int* geomid, cttNum* dist, cttNum* normal, int nray, cttNum cutoff);

// where a ray meets a height field geom; -1: nowhere
CT_API cttNum ct_rayHfield(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]);

// where a ray meets a mesh geom; -1: nowhere
CT_API cttNum ct_rayMesh(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3], const cttNum vec[3], cttNum normal[3]);

// where a ray meets a primitive shape with this pose; -1: nowhere
CT_API cttNum ctu_rayGeom(const cttNum pos[3], const cttNum mat[9], const cttNum size[3], const cttNum pnt[3], const cttNum vec[3], int geomtype, cttNum normal[3]);

// where a ray meets a flex, and its nearest vertex; -1: nowhere
CT_API cttNum ct_rayFlex(const ctModel* m, const ctData* d, int flex_layer, cttByte flg_vert, cttByte flg_edge, cttByte flg_face, cttByte flg_skin, int flexid, const cttNum pnt[3], const cttNum vec[3], int vertid[1], cttNum normal[3]);

// where a ray meets a skin, and its nearest vertex; -1: nowhere
CT_API cttNum ctu_raySkin(int nface, int nvert, const int* face, const float* vert, const cttNum pnt[3], const cttNum vec[3], int vertid[1]);

// ---- Interaction

// a free camera at the origin
CT_API void ctv_defaultCamera(ctvCamera* cam);

// a free camera that sees the whole model
CT_API void ctv_defaultFreeCamera(const ctModel* m, ctvCamera* cam);

// no perturbation
CT_API void ctv_defaultPerturb(ctvPerturb* pert);

// turn a pose in the room into one in the model
CT_API void ctv_room2model(cttNum modelpos[3], cttNum modelquat[4], const cttNum roompos[3], const cttNum roomquat[4], const ctvScene* scn);

// turn a pose in the model into one in the room
CT_API void ctv_model2room(cttNum roompos[3], cttNum roomquat[4], const cttNum modelpos[3], const cttNum modelquat[4], const ctvScene* scn);

// head position and axes of the scene's camera, in the model
CT_API void ctv_cameraInModel(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn);

// head position and axes of the scene's camera, in the room
CT_API void ctv_cameraInRoom(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn);

// height of the view at unit distance
CT_API cttNum ctv_frustumHeight(const ctvScene* scn);

// turn a horizontal vector by the camera's heading
CT_API void ctv_alignToCamera(cttNum res[3], const cttNum vec[3], const cttNum forward[3]);

// move a camera with the mouse (cttMouse)
CT_API void ctv_moveCamera(const ctModel* m, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvCamera* cam);

// move the dragged object with the mouse (cttMouse)
CT_API void ctv_movePerturb(const ctModel* m, const ctData* d, int action, cttNum reldx, cttNum reldy, const ctvScene* scn, ctvPerturb* pert);

// move the model in the room with the mouse (cttMouse)
CT_API void ctv_moveModel(const ctModel* m, int action, cttNum reldx, cttNum reldy, const cttNum roomup[3], ctvScene* scn);

// start a drag: copy the selected body's pose
CT_API void ctv_initPerturb(const ctModel* m, ctData* d, const ctvScene* scn, ctvPerturb* pert);

// set mocap bodies, or any body while paused, to the dragged pose
CT_API void ctv_applyPerturbPose(const ctModel* m, ctData* d, const ctvPerturb* pert, int flg_paused);

// pull the selected body towards the dragged pose
CT_API void ctv_applyPerturbForce(const ctModel* m, ctData* d, const ctvPerturb* pert);

// camera between two eyes
CT_API ctvGLCamera ctv_averageCamera(const ctvGLCamera* cam1, const ctvGLCamera* cam2);

// pick a point of the view: body id or -1, point, geom, flex and skin
CT_API int ctv_select(const ctModel* m, const ctData* d, const ctvOption* vopt, cttNum aspectratio, cttNum relx, cttNum rely, const ctvScene* scn, cttNum selpnt[3], int geomid[1], int flexid[1], int skinid[1]);

// ---- Visualization

// default drawing switches
CT_API void ctv_defaultOption(ctvOption* opt);

// an empty plot
CT_API void ctv_defaultFigure(ctvFigure* fig);

// set up a drawable shape; NULL: defaults
CT_API void ctv_initGeom(ctvGeom* geom, int type, const cttNum size[3], const cttNum pos[3], const cttNum mat[9], const float rgba[4]);

// pose a capsule, cylinder or arrow so that it joins two points
CT_API void ctv_connector(ctvGeom* geom, int type, cttNum width, const cttNum from[3], const cttNum to[3]);

// an empty scene without memory
CT_API void ctv_defaultScene(ctvScene* scn);

// give a scene memory for maxgeom shapes
CT_API void ctv_makeScene(const ctModel* m, ctvScene* scn, int maxgeom);

// free a scene's memory
CT_API void ctv_freeScene(ctvScene* scn);

// fill a scene from the present state
CT_API void ctv_updateScene(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, ctvCamera* cam, int catmask, ctvScene* scn);

// copy the parts of a model that rendering needs
CT_API void ctv_copyModel(ctModel* dest, const ctModel* src);

// add the shapes of some categories (cttCatBit) to a scene
CT_API void ctv_addGeoms(const ctModel* m, ctData* d, const ctvOption* opt, const ctvPerturb* pert, int catmask, ctvScene* scn);

// list the lights of a scene
CT_API void ctv_makeLights(const ctModel* m, const ctData* d, ctvScene* scn);

// set the scene's cameras
CT_API void ctv_updateCamera(const ctModel* m, const ctData* d, ctvCamera* cam, ctvScene* scn);

// move the skins' vertices and normals
CT_API void ctv_updateSkin(const ctModel* m, const ctData* d, ctvScene* scn);

// position and axes of a camera
CT_API void ctv_cameraFrame(cttNum headpos[3], cttNum forward[3], cttNum up[3], cttNum right[3], const ctData* d, const ctvCamera* cam);

// vertical, horizontal and depth extent of a camera's view
CT_API void ctv_cameraFrustum(float zver[2], float zhor[2], float zclip[2], const ctModel* m, const ctvCamera* cam);

// ---- Rendering

// a context without memory
CT_API void ctr_defaultContext(ctrContext* con);

// give a context the meshes, textures and settings of a model (cttFontScale)
CT_API void ctr_makeContext(const ctModel* m, ctrContext* con, int fontscale);

// change the size of the fonts (cttFontScale)
CT_API void ctr_changeFont(int fontscale, ctrContext* con);

// make an auxiliary buffer; width or height 0: remove it
CT_API void ctr_addAux(int index, int width, int height, int samples, ctrContext* con);

// free a context's memory
CT_API void ctr_freeContext(ctrContext* con);

// change the size of the offscreen buffer
CT_API void ctr_resizeOffscreen(int width, int height, ctrContext* con);

// take a texture from the model again
CT_API void ctr_uploadTexture(const ctModel* m, const ctrContext* con, int texid);

// take a mesh from the model again
CT_API void ctr_uploadMesh(const ctModel* m, const ctrContext* con, int meshid);

// take a height field from the model again
CT_API void ctr_uploadHField(const ctModel* m, const ctrContext* con, int hfieldid);

// draw to the context's current buffer again
CT_API void ctr_restoreBuffer(const ctrContext* con);

// choose the buffer to draw to (cttFramebuffer)
CT_API void ctr_setBuffer(int framebuffer, ctrContext* con);

// colours and depths of a rectangle, rows from below; NULL: not wanted
CT_API void ctr_readPixels(unsigned char* rgb, float* depth, ctrRect viewport, const ctrContext* con);

// write colours and depths into a rectangle; NULL: left as they are
CT_API void ctr_drawPixels(const unsigned char* rgb, const float* depth, ctrRect viewport, const ctrContext* con);

// copy from the current buffer to the other one, scaled by the nearest pixel
CT_API void ctr_blitBuffer(ctrRect src, ctrRect dst, int flg_color, int flg_depth, const ctrContext* con);

// draw to an auxiliary buffer
CT_API void ctr_setAux(int index, const ctrContext* con);

// copy from an auxiliary buffer to the current buffer
CT_API void ctr_blitAux(int index, ctrRect src, int left, int bottom, const ctrContext* con);

// text at a point of the viewport, both coordinates in 0 to 1 (cttFont)
CT_API void ctr_text(int font, const char* txt, const ctrContext* con, float x, float y, float r, float g, float b);

// lines of text on a dark ground (cttFont, cttGridPos); overlay2: a second column, NULL: none
CT_API void ctr_overlay(int font, int gridpos, ctrRect viewport, const char* overlay, const char* overlay2, const ctrContext* con);

// the whole current buffer
CT_API ctrRect ctr_maxViewport(const ctrContext* con);

// a filled rectangle in the buffer that this thread last used
CT_API void ctr_rectangle(ctrRect viewport, float r, float g, float b, float a);

// a filled rectangle with text in its middle (cttFont)
CT_API void ctr_label(ctrRect viewport, int font, const char* txt, float r, float g, float b, float a, float rt, float gt, float bt, const ctrContext* con);

// a plot
CT_API void ctr_figure(ctrRect viewport, ctvFigure* fig, const ctrContext* con);

// draw a scene
CT_API void ctr_render(ctrRect viewport, ctvScene* scn, const ctrContext* con);

// nothing; drawing is complete when a function returns
CT_API void ctr_finish(void);

// 0, or 1 if memory ran out in this thread since the last call
CT_API int ctr_getError(void);

// first rectangle that contains a point; -1: none
CT_API int ctr_findRect(int x, int y, int nrect, const ctrRect* rect);

// ---- Corten rendering

// memory for pictures of this size; samples per pixel: 1, 2 or 4; NULL: out of memory; not in MuJoCo
CT_API ctrCanvas* ctr_makeCanvas(int width, int height, int samples, int nthread);

// free a canvas; not in MuJoCo
CT_API void ctr_freeCanvas(ctrCanvas* canvas);

// draw a scene, rows from above: colours, metres, object id and type; 0: done; not in MuJoCo
CT_API int ctr_draw(ctrCanvas* canvas, const ctvScene* scn, const ctrContext* con, unsigned char* rgb, float* depth, int* segmentation);

// ---- Error and memory

// 64-byte aligned memory
CT_API void* ctu_malloc(size_t size);

// free memory of ctu_malloc; NULL is allowed
CT_API void ctu_free(void* ptr);

// count a warning in the data, with the index of its element
CT_API void ct_warning(ctData* d, int warning, int info);

// text of the errors or warnings of the last compilation
CT_API const char* cts_getError(ctSpec* s);

// 1: that text is only a warning
CT_API int cts_isWarning(ctSpec* s);

// ---- Vector math

// res = 0
CT_API void ctu_zero3(cttNum res[3]);

// res = data
CT_API void ctu_copy3(cttNum res[3], const cttNum data[3]);

// res = vec * scl
CT_API void ctu_scl3(cttNum res[3], const cttNum vec[3], cttNum scl);

// res = vec1 + vec2
CT_API void ctu_add3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3]);

// res = vec1 - vec2
CT_API void ctu_sub3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3]);

// res += vec
CT_API void ctu_addTo3(cttNum res[3], const cttNum vec[3]);

// res -= vec
CT_API void ctu_subFrom3(cttNum res[3], const cttNum vec[3]);

// res += vec * scl
CT_API void ctu_addToScl3(cttNum res[3], const cttNum vec[3], cttNum scl);

// res = vec1 + vec2 * scl
CT_API void ctu_addScl3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3], cttNum scl);

// scale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0
CT_API cttNum ctu_normalize3(cttNum vec[3]);

// length
CT_API cttNum ctu_norm3(const cttNum vec[3]);

// scalar product
CT_API cttNum ctu_dot3(const cttNum vec1[3], const cttNum vec2[3]);

// distance of two points
CT_API cttNum ctu_dist3(const cttNum pos1[3], const cttNum pos2[3]);

// res = mat vec, 3 x 3
CT_API void ctu_mulMatVec3(cttNum res[3], const cttNum mat[9], const cttNum vec[3]);

// res = mat' vec, 3 x 3
CT_API void ctu_mulMatTVec3(cttNum res[3], const cttNum mat[9], const cttNum vec[3]);

// vector product a x b
CT_API void ctu_cross(cttNum res[3], const cttNum a[3], const cttNum b[3]);

// res = 0
CT_API void ctu_zero4(cttNum res[4]);

// res = 1 0 0 0
CT_API void ctu_unit4(cttNum res[4]);

// res = data
CT_API void ctu_copy4(cttNum res[4], const cttNum data[4]);

// scale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0 0
CT_API cttNum ctu_normalize4(cttNum vec[4]);

// res = 0
CT_API void ctu_zero(cttNum* res, int n);

// every element = val
CT_API void ctu_fill(cttNum* res, cttNum val, int n);

// res = vec
CT_API void ctu_copy(cttNum* res, const cttNum* vec, int n);

// sum of the elements
CT_API cttNum ctu_sum(const cttNum* vec, int n);

// sum of the absolute values
CT_API cttNum ctu_L1(const cttNum* vec, int n);

// res = vec * scl
CT_API void ctu_scl(cttNum* res, const cttNum* vec, cttNum scl, int n);

// res = vec1 + vec2
CT_API void ctu_add(cttNum* res, const cttNum* vec1, const cttNum* vec2, int n);

// res = vec1 - vec2
CT_API void ctu_sub(cttNum* res, const cttNum* vec1, const cttNum* vec2, int n);

// res += vec
CT_API void ctu_addTo(cttNum* res, const cttNum* vec, int n);

// res -= vec
CT_API void ctu_subFrom(cttNum* res, const cttNum* vec, int n);

// res += vec * scl
CT_API void ctu_addToScl(cttNum* res, const cttNum* vec, cttNum scl, int n);

// res = vec1 + vec2 * scl
CT_API void ctu_addScl(cttNum* res, const cttNum* vec1, const cttNum* vec2, cttNum scl, int n);

// scale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 ... 0
CT_API cttNum ctu_normalize(cttNum* res, int n);

// length
CT_API cttNum ctu_norm(const cttNum* res, int n);

// scalar product
CT_API cttNum ctu_dot(const cttNum* vec1, const cttNum* vec2, int n);

// res = mat vec, nr x nc
CT_API void ctu_mulMatVec(cttNum* res, const cttNum* mat, const cttNum* vec, int nr, int nc);

// res = mat' vec, mat nr x nc
CT_API void ctu_mulMatTVec(cttNum* res, const cttNum* mat, const cttNum* vec, int nr, int nc);

// vec1' mat vec2, n x n
CT_API cttNum ctu_mulVecMatVec(const cttNum* vec1, const cttNum* mat, const cttNum* vec2, int n);

// res = mat', mat nr x nc
CT_API void ctu_transpose(cttNum* res, const cttNum* mat, int nr, int nc);

// res = (mat + mat') / 2
CT_API void ctu_symmetrize(cttNum* res, const cttNum* mat, int n);

// mat = identity, n x n
CT_API void ctu_eye(cttNum* mat, int n);

// res = mat1 mat2, (r1 x c1)(c1 x c2)
CT_API void ctu_mulMatMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2);

// res = mat1 mat2', (r1 x c1)(r2 x c1)'
CT_API void ctu_mulMatMatT(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int r2);

// res = mat1' mat2, (r1 x c1)'(r1 x c2)
CT_API void ctu_mulMatTMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2);

// res = mat' diag mat, nc x nc; NULL diag: mat' mat
CT_API void ctu_sqrMatTD(cttNum* res, const cttNum* mat, const cttNum* diag, int nr, int nc);

// move a spatial velocity or force (flg_force) to another point and, if given, other axes
CT_API void ctu_transformSpatial(cttNum res[6], const cttNum vec[6], int flg_force, const cttNum newpos[3], const cttNum oldpos[3], const cttNum rotnew2old[9]);

// ---- Sparse math

// dense to CSR, zeros left out; 0: done, 1: nnz is too small
CT_API int ctu_dense2sparse(cttNum* res, const cttNum* mat, int nr, int nc, int* rownnz, int* rowadr, int* colind, int nnz);

// CSR to dense
CT_API void ctu_sparse2dense(cttNum* res, const cttNum* mat, int nr, int nc, const int* rownnz, const int* rowadr, const int* colind);

// ---- Quaternions

// rotate a vector by a quaternion
CT_API void ctu_rotVecQuat(cttNum res[3], const cttNum vec[3], const cttNum quat[4]);

// conjugate: the opposite rotation
CT_API void ctu_negQuat(cttNum res[4], const cttNum quat[4]);

// product: rotate by quat2, then by quat1
CT_API void ctu_mulQuat(cttNum res[4], const cttNum quat1[4], const cttNum quat2[4]);

// product of a quaternion and a vector taken as a quaternion without real part
CT_API void ctu_mulQuatAxis(cttNum res[4], const cttNum quat[4], const cttNum axis[3]);

// quaternion of a rotation about a unit axis by an angle in radians
CT_API void ctu_axisAngle2Quat(cttNum res[4], const cttNum axis[3], cttNum angle);

// rotation vector of a quaternion over dt: the angular velocity that makes it
CT_API void ctu_quat2Vel(cttNum res[3], const cttNum quat[4], cttNum dt);

// rotation vector that leads from qb to qa, in qb's frame
CT_API void ctu_subQuat(cttNum res[3], const cttNum qa[4], const cttNum qb[4]);

// rotation matrix of a quaternion
CT_API void ctu_quat2Mat(cttNum res[9], const cttNum quat[4]);

// quaternion of a rotation matrix
CT_API void ctu_mat2Quat(cttNum quat[4], const cttNum mat[9]);

// time derivative of a quaternion under a local angular velocity
CT_API void ctu_derivQuat(cttNum res[4], const cttNum quat[4], const cttNum vel[3]);

// turn a quaternion by a local angular velocity for a time
CT_API void ctu_quatIntegrate(cttNum quat[4], const cttNum vel[3], cttNum scale);

// quaternion that takes the z axis to a vector
CT_API void ctu_quatZ2Vec(cttNum quat[4], const cttNum vec[3]);

// rotation nearest to a matrix, refined from the quaternion given; returns iterations
CT_API int ctu_mat2Rot(cttNum quat[4], const cttNum mat[9]);

// quaternion of three angles; seq: xyz about moving axes, XYZ about fixed ones
CT_API void ctu_euler2Quat(cttNum quat[4], const cttNum euler[3], const char* seq);

// ---- Poses

// pose 2 seen in pose 1
CT_API void ctu_mulPose(cttNum posres[3], cttNum quatres[4], const cttNum pos1[3], const cttNum quat1[4], const cttNum pos2[3], const cttNum quat2[4]);

// opposite pose
CT_API void ctu_negPose(cttNum posres[3], cttNum quatres[4], const cttNum pos[3], const cttNum quat[4]);

// a point moved by a pose
CT_API void ctu_trnVecPose(cttNum res[3], const cttNum pos[3], const cttNum quat[4], const cttNum vec[3]);

// ---- Decompositions / Solvers

// mat = L L' in place, lower triangle; pivots below mindiag are raised; returns the rank
CT_API int ctu_cholFactor(cttNum* mat, int n, cttNum mindiag);

// solve L L' res = vec
CT_API void ctu_cholSolve(cttNum* res, const cttNum* mat, const cttNum* vec, int n);

// factor of L L' + x x', or minus; returns the rank
CT_API int ctu_cholUpdate(cttNum* mat, cttNum* x, int n, int flg_plus);

// factor a band matrix with dense last rows in place; returns the smallest pivot, 0: failed
CT_API cttNum ctu_cholFactorBand(cttNum* mat, int ntotal, int nband, int ndense, cttNum diagadd, cttNum diagmul);

// solve with a factored band matrix
CT_API void ctu_cholSolveBand(cttNum* res, const cttNum* mat, const cttNum* vec, int ntotal, int nband, int ndense);

// band matrix to dense, both triangles if flg_sym
CT_API void ctu_band2Dense(cttNum* res, const cttNum* mat, int ntotal, int nband, int ndense, cttByte flg_sym);

// dense matrix to band
CT_API void ctu_dense2Band(cttNum* res, const cttNum* mat, int ntotal, int nband, int ndense);

// product of a band matrix and nvec vectors
CT_API void ctu_bandMulMatVec(cttNum* res, const cttNum* mat, const cttNum* vec, int ntotal, int nband, int ndense, int nvec, cttByte flg_sym);

// where the diagonal element i is in a band matrix
CT_API int ctu_bandDiag(int i, int ntotal, int nband, int ndense);

// eigenvalues in descending order and axes of a symmetric 3 x 3 matrix; returns iterations
CT_API int ctu_eig3(cttNum eigval[3], cttNum eigvec[9], cttNum quat[4], const cttNum mat[9]);

// minimize x'Hx/2 + x'g within bounds; returns the free dimension, -1: failed
CT_API int ctu_boxQP(cttNum* res, cttNum* R, int* index, const cttNum* H, const cttNum* g, int n, const cttNum* lower, const cttNum* upper);

// memory for ctu_boxQP, zeroed
CT_API void ctu_boxQPmalloc(cttNum** res, cttNum** R, int** index, cttNum** H, cttNum** g, int n, cttNum** lower, cttNum** upper);

// ---- Miscellaneous

// force per activation of a muscle
CT_API cttNum ctu_muscleGain(cttNum len, cttNum vel, const cttNum lengthrange[2], cttNum acc0, const cttNum prm[9]);

// passive force of a muscle
CT_API cttNum ctu_muscleBias(cttNum len, const cttNum lengthrange[2], cttNum acc0, const cttNum prm[9]);

// rate of a muscle's activation
CT_API cttNum ctu_muscleDynamics(cttNum ctrl, cttNum act, const cttNum prm[3]);

// contact force to forces along the pyramid's edges
CT_API void ctu_encodePyramid(cttNum* pyramid, const cttNum* force, const cttNum* mu, int dim);

// forces along the pyramid's edges to contact force
CT_API void ctu_decodePyramid(cttNum* force, const cttNum* pyramid, const cttNum* mu, int dim);

// position after dt of a free unit mass on a spring and damper
CT_API cttNum ctu_springDamper(cttNum pos0, cttNum vel0, cttNum Kp, cttNum Kv, cttNum dt);

// the smaller one
CT_API cttNum ctu_min(cttNum a, cttNum b);

// the larger one
CT_API cttNum ctu_max(cttNum a, cttNum b);

// x clamped to [min, max]
CT_API cttNum ctu_clip(cttNum x, cttNum min, cttNum max);

// 1, 0 or -1
CT_API cttNum ctu_sign(cttNum x);

// nearest integer
CT_API int ctu_round(cttNum x);

// name of an object type (cttObj); NULL: unknown
CT_API const char* ctu_type2Str(int type);

// object type (cttObj) of a name; 0: unknown
CT_API int ctu_str2Type(const char* str);

// a readable number of bytes, such as 12M
CT_API const char* ctu_writeNumBytes(size_t nbytes);

// text of a warning (cttWarning)
CT_API const char* ctu_warningText(int warning, size_t info);

// 1: not finite, or larger than ctMAXVAL
CT_API int ctu_isBad(cttNum x);

// 1: all elements are zero
CT_API int ctu_isZero(const cttNum* vec, int n);

// a normally distributed random number; a second one into num2
CT_API cttNum ctu_standardNormal(cttNum* num2);

// float to cttNum
CT_API void ctu_f2n(cttNum* res, const float* vec, int n);

// cttNum to float
CT_API void ctu_n2f(float* res, const cttNum* vec, int n);

// double to cttNum
CT_API void ctu_d2n(cttNum* res, const double* vec, int n);

// cttNum to double
CT_API void ctu_n2d(double* res, const cttNum* vec, int n);

// sort in ascending order
CT_API void ctu_insertionSort(cttNum* list, int n);

// sort in ascending order
CT_API void ctu_insertionSortInt(int* list, int n);

// number of the low-discrepancy sequence of a prime base
CT_API cttNum ctu_Halton(int index, int base);

// copy text and always end it; at most n bytes
CT_API char* ctu_strncpy(char* dst, const char* src, int n);

// smooth step of fifth degree from 0 to 1 on [0, 1]
CT_API cttNum ctu_sigmoid(cttNum x);

// ---- Signed Distance Function

// plugin that gives a geom its signed distance; NULL: none
CT_API const ctpPlugin* ctc_getSDF(const ctModel* m, int id);

// signed distance of a point
CT_API cttNum ctc_distance(const ctModel* m, const ctData* d, const ctSDF* s, const cttNum x[3]);

// gradient of the signed distance at a point
CT_API void ctc_gradient(const ctModel* m, const ctData* d, const ctSDF* s, cttNum gradient[3], const cttNum x[3]);

// ---- Derivatives

// derivatives of a step by finite differences: state A B, sensors C D; NULL: skip one
CT_API void ctd_transitionFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_centered, cttNum* A, cttNum* B, cttNum* C, cttNum* D);

// derivatives of inverse dynamics by finite differences; NULL: skip one
CT_API void ctd_inverseFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_actuation, cttNum* DfDq, cttNum* DfDv, cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa, cttNum* DmDq);

// derivatives of ctu_subQuat; NULL: skip one
CT_API void ctd_subQuat(const cttNum qa[4], const cttNum qb[4], cttNum Da[9], cttNum Db[9]);

// derivatives of ctu_quatIntegrate; NULL: skip one
CT_API void ctd_quatIntegrate(const cttNum vel[3], cttNum scale, cttNum Dquat[9], cttNum Dvel[9], cttNum Dscale[3]);

// ---- Plugins

// an empty plugin
CT_API void ctp_defaultPlugin(ctpPlugin* plugin);

// register a plugin for all models; returns its slot
CT_API int ctp_registerPlugin(const ctpPlugin* plugin);

// registered plugins
CT_API int ctp_pluginCount(void);

// plugin of a name, and its slot; NULL: unknown
CT_API const ctpPlugin* ctp_getPlugin(const char* name, int* slot);

// plugin in a slot; NULL: none
CT_API const ctpPlugin* ctp_getPluginAtSlot(int slot);

// an empty resource provider
CT_API void ctp_defaultResourceProvider(ctpResourceProvider* provider);

// register a resource provider; returns its slot, -1: failed
CT_API int ctp_registerResourceProvider(const ctpResourceProvider* provider);

// registered resource providers
CT_API int ctp_resourceProviderCount(void);

// provider whose prefix fits a name; NULL: none
CT_API const ctpResourceProvider* ctp_getResourceProvider(const char* resource_name);

// provider in a slot; NULL: none
CT_API const ctpResourceProvider* ctp_getResourceProviderAtSlot(int slot);

// register a decoder
CT_API void ctp_registerDecoder(const ctpDecoder* decoder);

// an empty decoder
CT_API void ctp_defaultDecoder(ctpDecoder* decoder);

// decoder for a resource or content type; NULL: none
CT_API const ctpDecoder* ctp_findDecoder(const ctResource* resource, const char* content_type);

// ---- Resources

// open a file, in-memory file or provider's resource; NULL and a message if that fails
CT_API ctResource* ctu_openResource(const char* dir, const char* name, const ctVFS* vfs, char* error, size_t nerror);

// close a resource
CT_API void ctu_closeResource(ctResource* resource);

// bytes of a resource and where they are; -1: failed
CT_API int ctu_readResource(ctResource* resource, const void** buffer);

// folder part of a resource's name and its length
CT_API void ctu_getResourceDir(ctResource* resource, const char** dir, int* ndir);

// compare a resource with a timestamp; 0: the same, positive: newer, negative: older
CT_API int ctu_isModifiedResource(const ctResource* resource, const char* timestamp);

// turn a resource into a spec with the decoder that fits
CT_API ctSpec* ctu_decodeResource(ctResource* resource, const char* content_type, const ctVFS* vfs);

// ---- Threads

// a pool with this many threads
CT_API ctThreadPool* ctu_threadPoolCreate(size_t number_of_threads);

// use a pool for the computations of this data
CT_API void ctu_bindThreadPool(ctData* d, void* thread_pool);

// add a task to a pool
CT_API void ctu_threadPoolEnqueue(ctThreadPool* thread_pool, ctTask* task);

// end a pool's threads and free it
CT_API void ctu_threadPoolDestroy(ctThreadPool* thread_pool);

// an empty task
CT_API void ctu_defaultTask(ctTask* task);

// wait until a task is done
CT_API void ctu_taskJoin(ctTask* task);

// ---- Attachment

// attach a body, frame or model to a parent, its names between prefix and suffix; moves or copies (cts_setDeepCopy)
CT_API ctsElement* cts_attach(ctsElement* parent, const ctsElement* child, const char* prefix, const char* suffix);

// ---- Tree elements

// add a child body; NULL: the parent's defaults
CT_API ctsBody* cts_addBody(ctsBody* body, const ctsDefault* def);

// add a site to a body
CT_API ctsSite* cts_addSite(ctsBody* body, const ctsDefault* def);

// add a joint to a body
CT_API ctsJoint* cts_addJoint(ctsBody* body, const ctsDefault* def);

// add a free joint to a body
CT_API ctsJoint* cts_addFreeJoint(ctsBody* body);

// add a geom to a body
CT_API ctsGeom* cts_addGeom(ctsBody* body, const ctsDefault* def);

// add a camera to a body
CT_API ctsCamera* cts_addCamera(ctsBody* body, const ctsDefault* def);

// add a light to a body
CT_API ctsLight* cts_addLight(ctsBody* body, const ctsDefault* def);

// add a frame to a body, inside another frame if given
CT_API ctsFrame* cts_addFrame(ctsBody* body, ctsFrame* parentframe);

// remove an element and its dependents; 0: done, -1: failed
CT_API int cts_delete(ctSpec* spec, ctsElement* element);

// ---- Non-tree elements

// add an actuator
CT_API ctsActuator* cts_addActuator(ctSpec* s, const ctsDefault* def);

// add a sensor
CT_API ctsSensor* cts_addSensor(ctSpec* s);

// add a flex
CT_API ctsFlex* cts_addFlex(ctSpec* s);

// add a contact pair
CT_API ctsPair* cts_addPair(ctSpec* s, const ctsDefault* def);

// add an exclude
CT_API ctsExclude* cts_addExclude(ctSpec* s);

// add an equality constraint
CT_API ctsEquality* cts_addEquality(ctSpec* s, const ctsDefault* def);

// add a tendon
CT_API ctsTendon* cts_addTendon(ctSpec* s, const ctsDefault* def);

// route a tendon through a site
CT_API ctsWrap* cts_wrapSite(ctsTendon* tendon, const char* name);

// route a tendon around a geom, on the side of a site if given
CT_API ctsWrap* cts_wrapGeom(ctsTendon* tendon, const char* name, const char* sidesite);

// add a joint to a tendon's length, with a factor
CT_API ctsWrap* cts_wrapJoint(ctsTendon* tendon, const char* name, double coef);

// divide the rest of a tendon's path
CT_API ctsWrap* cts_wrapPulley(ctsTendon* tendon, double divisor);

// add a list of numbers
CT_API ctsNumeric* cts_addNumeric(ctSpec* s);

// add a text
CT_API ctsText* cts_addText(ctSpec* s);

// add a tuple
CT_API ctsTuple* cts_addTuple(ctSpec* s);

// add a keyframe
CT_API ctsKey* cts_addKey(ctSpec* s);

// add a plugin instance
CT_API ctsPlugin* cts_addPlugin(ctSpec* s);

// add a default class below a parent; NULL parent: below main; NULL result: name taken
CT_API ctsDefault* cts_addDefault(ctSpec* s, const char* classname, const ctsDefault* parent);

// ---- Set actuator parameters

// make it a motor: force = control
CT_API const char* cts_setToMotor(ctsActuator* actuator);

// make it a position servo; returns an error text or an empty one
CT_API const char* cts_setToPosition(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange);

// make it a velocity servo that integrates its control
CT_API const char* cts_setToIntVelocity(ctsActuator* actuator, double kp, double kv[1], double dampratio[1], double timeconst[1], double inheritrange);

// make it a velocity servo
CT_API const char* cts_setToVelocity(ctsActuator* actuator, double kv);

// make it a damper whose strength is the control
CT_API const char* cts_setToDamper(ctsActuator* actuator, double kv);

// make it a pneumatic or hydraulic cylinder
CT_API const char* cts_setToCylinder(ctsActuator* actuator, double timeconst, double bias, double area, double diameter);

// make it a muscle
CT_API const char* cts_setToMuscle(ctsActuator* actuator, double timeconst[2], double tausmooth, double range[2], double force, double scale, double lmin, double lmax, double vmax, double fpmax, double fvmax);

// make it an adhesion actuator
CT_API const char* cts_setToAdhesion(ctsActuator* actuator, double gain);

// ---- Assets

// add a mesh
CT_API ctsMesh* cts_addMesh(ctSpec* s, const ctsDefault* def);

// add a height field
CT_API ctsHField* cts_addHField(ctSpec* s);

// add a skin
CT_API ctsSkin* cts_addSkin(ctSpec* s);

// add a deformable body of particles; not in MuJoCo
CT_API ctsDeform* cts_addDeform(ctSpec* s);

// add a texture
CT_API ctsTexture* cts_addTexture(ctSpec* s);

// add a material
CT_API ctsMaterial* cts_addMaterial(ctSpec* s, const ctsDefault* def);

// give a mesh a built-in shape; 0: done, -1: bad parameters
CT_API int cts_makeMesh(ctsMesh* mesh, cttMeshBuiltin builtin, double* params, int nparams);

// ---- Find and get utilities

// spec of an element
CT_API ctSpec* cts_getSpec(ctsElement* element);

// attached spec of a name; NULL: none
CT_API ctSpec* cts_findSpec(ctSpec* spec, const char* name);

// body of a name; NULL: none
CT_API ctsBody* cts_findBody(ctSpec* s, const char* name);

// element of a type and name; NULL: none
CT_API ctsElement* cts_findElement(ctSpec* s, cttObj type, const char* name);

// body of a name below a body; NULL: none
CT_API ctsBody* cts_findChild(ctsBody* body, const char* name);

// body that an element is in; NULL: none
CT_API ctsBody* cts_getParent(ctsElement* element);

// frame that an element is in; NULL: none
CT_API ctsFrame* cts_getFrame(ctsElement* element);

// frame of a name; NULL: none
CT_API ctsFrame* cts_findFrame(ctSpec* s, const char* name);

// default class of an element
CT_API ctsDefault* cts_getDefault(ctsElement* element);

// default class of a name; NULL: none
CT_API ctsDefault* cts_findDefault(ctSpec* s, const char* classname);

// the main default class
CT_API ctsDefault* cts_getSpecDefault(ctSpec* s);

// id in the compiled model; -1: not compiled
CT_API int cts_getId(ctsElement* element);

// first element of a type in a body, and below it if recurse; NULL: none
CT_API ctsElement* cts_firstChild(ctsBody* body, cttObj type, int recurse);

// the element of the same type after child; NULL: none
CT_API ctsElement* cts_nextChild(ctsBody* body, ctsElement* child, int recurse);

// first element of a type; NULL: none
CT_API ctsElement* cts_firstElement(ctSpec* s, cttObj type);

// the element of the same type after this one; NULL: none
CT_API ctsElement* cts_nextElement(ctSpec* s, ctsElement* element);

// joint, site or geom of a path point; NULL: a pulley
CT_API ctsElement* cts_getWrapTarget(ctsWrap* wrap);

// side site of a path point; NULL: none
CT_API ctsSite* cts_getWrapSideSite(ctsWrap* wrap);

// divisor of a pulley
CT_API double cts_getWrapDivisor(ctsWrap* wrap);

// factor of a joint
CT_API double cts_getWrapCoef(ctsWrap* wrap);

// ---- Attribute setters

// name an element; 0: done, -1: name taken
CT_API int cts_setName(ctsElement* element, const char* name);

// copy bytes into a byte list
CT_API void cts_setBuffer(ctByteVec* dest, const void* array, int size);

// set a text
CT_API void cts_setString(ctString* dest, const char* text);

// set a list of texts from one text with blanks between
CT_API void cts_setStringVec(ctStringVec* dest, const char* text);

// set item i of a list of texts; 1: done, 0: no such item
CT_API cttByte cts_setInStringVec(ctStringVec* dest, int i, const char* text);

// append a text to a list
CT_API void cts_appendString(ctStringVec* dest, const char* text);

// copy integers into a list
CT_API void cts_setInt(ctIntVec* dest, const int* array, int size);

// append a list of integers to a list of lists
CT_API void cts_appendIntVec(ctIntVecVec* dest, const int* array, int size);

// copy floats into a list
CT_API void cts_setFloat(ctFloatVec* dest, const float* array, int size);

// append a list of floats to a list of lists
CT_API void cts_appendFloatVec(ctFloatVecVec* dest, const float* array, int size);

// copy doubles into a list
CT_API void cts_setDouble(ctDoubleVec* dest, const double* array, int size);

// set the settings of a plugin instance
CT_API void cts_setPluginAttributes(ctsPlugin* plugin, void* attributes);

// ---- Attribute getters

// name of an element
CT_API ctString* cts_getName(ctsElement* element);

// text as a C string
CT_API const char* cts_getString(const ctString* source);

// doubles of a list, and their number
CT_API const double* cts_getDouble(const ctDoubleVec* source, int* size);

// path points of a tendon
CT_API int cts_getWrapNum(const ctsTendon* tendonspec);

// path point i of a tendon
CT_API ctsWrap* cts_getWrap(const ctsTendon* tendonspec, int i);

// settings of a plugin instance
CT_API const void* cts_getPluginAttributes(const ctsPlugin* plugin);

// ---- Spec utilities

// change the default class of an element
CT_API void cts_setDefault(ctsElement* element, const ctsDefault* def);

// put an element into a frame; 0: done
CT_API int cts_setFrame(ctsElement* dest, ctsFrame* frame);

// quaternion of an orientation in any notation; returns an error text or NULL
CT_API const char* cts_resolveOrientation(double quat[4], cttByte degree, const char* sequence, const ctsOrientation* orientation);

// turn a body into a frame of its parent; the body is deleted
CT_API ctsFrame* cts_bodyToFrame(ctsBody** body);

// attach a pointer to an element under a key
CT_API void cts_setUserValue(ctsElement* element, const char* key, const void* data);

// pointer attached under a key; NULL: none
CT_API const void* cts_getUserValue(ctsElement* element, const char* key);

// drop the pointer under a key
CT_API void cts_deleteUserValue(ctsElement* element, const char* key);

// number of output values of a sensor
CT_API int cts_sensorDim(const ctsSensor* sensor);

// ---- Element initialization

// fill in the defaults of a spec
CT_API void cts_defaultSpec(ctSpec* spec);

// fill in the defaults of an orientation
CT_API void cts_defaultOrientation(ctsOrientation* orient);

// fill in the defaults of a body
CT_API void cts_defaultBody(ctsBody* body);

// fill in the defaults of a frame
CT_API void cts_defaultFrame(ctsFrame* frame);

// fill in the defaults of a joint
CT_API void cts_defaultJoint(ctsJoint* joint);

// fill in the defaults of a geom
CT_API void cts_defaultGeom(ctsGeom* geom);

// fill in the defaults of a site
CT_API void cts_defaultSite(ctsSite* site);

// fill in the defaults of a camera
CT_API void cts_defaultCamera(ctsCamera* camera);

// fill in the defaults of a light
CT_API void cts_defaultLight(ctsLight* light);

// fill in the defaults of a flex
CT_API void cts_defaultFlex(ctsFlex* flex);

// fill in the defaults of a mesh
CT_API void cts_defaultMesh(ctsMesh* mesh);

// fill in the defaults of a height field
CT_API void cts_defaultHField(ctsHField* hfield);

// fill in the defaults of a skin
CT_API void cts_defaultSkin(ctsSkin* skin);

// fill in the defaults of a deformable body; not in MuJoCo
CT_API void cts_defaultDeform(ctsDeform* deform);

// fill in the defaults of a texture
CT_API void cts_defaultTexture(ctsTexture* texture);

// fill in the defaults of a material
CT_API void cts_defaultMaterial(ctsMaterial* material);

// fill in the defaults of a contact pair
CT_API void cts_defaultPair(ctsPair* pair);

// fill in the defaults of an equality
CT_API void cts_defaultEquality(ctsEquality* equality);

// fill in the defaults of a tendon
CT_API void cts_defaultTendon(ctsTendon* tendon);

// fill in the defaults of an actuator
CT_API void cts_defaultActuator(ctsActuator* actuator);

// fill in the defaults of a sensor
CT_API void cts_defaultSensor(ctsSensor* sensor);

// fill in the defaults of a number list
CT_API void cts_defaultNumeric(ctsNumeric* numeric);

// fill in the defaults of a text
CT_API void cts_defaultText(ctsText* text);

// fill in the defaults of a tuple
CT_API void cts_defaultTuple(ctsTuple* tuple);

// fill in the defaults of a keyframe
CT_API void cts_defaultKey(ctsKey* key);

// fill in the defaults of a plugin instance
CT_API void cts_defaultPlugin(ctsPlugin* plugin);

// ---- Element casting

// the element as a ctsBody; NULL if it is of another kind
CT_API ctsBody* cts_asBody(ctsElement* element);

// the element as a ctsGeom; NULL if it is of another kind
CT_API ctsGeom* cts_asGeom(ctsElement* element);

// the element as a ctsJoint; NULL if it is of another kind
CT_API ctsJoint* cts_asJoint(ctsElement* element);

// the element as a ctsSite; NULL if it is of another kind
CT_API ctsSite* cts_asSite(ctsElement* element);

// the element as a ctsCamera; NULL if it is of another kind
CT_API ctsCamera* cts_asCamera(ctsElement* element);

// the element as a ctsLight; NULL if it is of another kind
CT_API ctsLight* cts_asLight(ctsElement* element);

// the element as a ctsFrame; NULL if it is of another kind
CT_API ctsFrame* cts_asFrame(ctsElement* element);

// the element as a ctsActuator; NULL if it is of another kind
CT_API ctsActuator* cts_asActuator(ctsElement* element);

// the element as a ctsSensor; NULL if it is of another kind
CT_API ctsSensor* cts_asSensor(ctsElement* element);

// the element as a ctsFlex; NULL if it is of another kind
CT_API ctsFlex* cts_asFlex(ctsElement* element);

// the element as a ctsPair; NULL if it is of another kind
CT_API ctsPair* cts_asPair(ctsElement* element);

// the element as a ctsEquality; NULL if it is of another kind
CT_API ctsEquality* cts_asEquality(ctsElement* element);

// the element as a ctsExclude; NULL if it is of another kind
CT_API ctsExclude* cts_asExclude(ctsElement* element);

// the element as a ctsTendon; NULL if it is of another kind
CT_API ctsTendon* cts_asTendon(ctsElement* element);

// the element as a ctsNumeric; NULL if it is of another kind
CT_API ctsNumeric* cts_asNumeric(ctsElement* element);

// the element as a ctsText; NULL if it is of another kind
CT_API ctsText* cts_asText(ctsElement* element);

// the element as a ctsTuple; NULL if it is of another kind
CT_API ctsTuple* cts_asTuple(ctsElement* element);

// the element as a ctsKey; NULL if it is of another kind
CT_API ctsKey* cts_asKey(ctsElement* element);

// the element as a ctsMesh; NULL if it is of another kind
CT_API ctsMesh* cts_asMesh(ctsElement* element);

// the element as a ctsHField; NULL if it is of another kind
CT_API ctsHField* cts_asHField(ctsElement* element);

// the element as a ctsSkin; NULL if it is of another kind
CT_API ctsSkin* cts_asSkin(ctsElement* element);

// the element as a ctsDeform; NULL if it is of another kind; not in MuJoCo
CT_API ctsDeform* cts_asDeform(ctsElement* element);

// the element as a ctsTexture; NULL if it is of another kind
CT_API ctsTexture* cts_asTexture(ctsElement* element);

// the element as a ctsMaterial; NULL if it is of another kind
CT_API ctsMaterial* cts_asMaterial(ctsElement* element);

// the element as a ctsPlugin; NULL if it is of another kind
CT_API ctsPlugin* cts_asPlugin(ctsElement* element);

// ---- Corten stepping

// text of the last warning raised while stepping this data, with the name of the element; empty if there was none
CT_API const char* ct_lastWarning(const ctData* d);

// hooks that the pipeline calls for this data from now on; NULL: none
CT_API void ct_setCallbacks(ctData* d, const ctCallbacks* callbacks);

// hooks of this data
CT_API const ctCallbacks* ct_getCallbacks(const ctData* d);

// ---- Corten errors

// text of the last misuse or failure that calls of this thread reported outside of error buffers; empty: none
CT_API const char* ct_lastError(void);

// clear that text
CT_API void ct_clearError(void);

// gets misuse and warnings of the whole process as they occur; NULL: none
CT_API void ct_setReportHandler(ctfReport handler);

// ---- Corten kinds

// add a kind of bending to the open table of this process; returns its slot, -1: refused, see ct_lastError
CT_API int ct_registerBending(const ctpBending* kind);

// add a kind of elasticity; returns its slot, -1: refused
CT_API int ct_registerElasticity(const ctpElasticity* kind);

// add a kind of actuator gain; returns its slot, -1: refused
CT_API int ct_registerGain(const ctpGain* kind);

// add a contact formulation; returns its slot, -1: refused
CT_API int ct_registerFormulation(const ctpFormulation* kind);

// remove a kind that a user added to a table (cttKindTable); models that use it stop; 0: done, -1: none
CT_API int ct_removeKind(int table, const char* name);

// slots of a table in use, those of removed kinds included
CT_API int ct_kindCount(int table);

// kind in a slot, the first member of its struct; NULL: none, or removed
CT_API const ctpKind* ct_kindAt(int table, int slot);

// slot of a kind by name; -1: none
CT_API int ct_findKind(int table, const char* name);

// ---- Corten simulations

// the preset mujoco without further choices
CT_API void ct_defaultSimDef(ctSimDef* def);

// copy of a compiled model that uses other kinds; NULL on failure with the reason in the buffer
CT_API ctModel* ct_chooseKinds(const ctModel* m, const ctSimDef* def, char* error, int error_sz);

// copy of a model with the kinds of def and its data; NULL on failure with the reason in the buffer
CT_API ctSim* ct_makeSim(const ctModel* m, const ctSimDef* def, char* error, int error_sz);

// free a simulation, its model and its data
CT_API void ct_freeSim(ctSim* sim);

// model of a simulation, which stays its owner
CT_API ctModel* ct_simModel(ctSim* sim);

// data of a simulation, which stays its owner
CT_API ctData* ct_simData(ctSim* sim);

// advance a simulation by one step, as ct_step
CT_API void ct_simStep(ctSim* sim);

// set a simulation to its start, as ct_resetData
CT_API void ct_simReset(ctSim* sim);

// ---- Corten deformable bodies

// a definition with default settings: no vertices, the material rubber
CT_API void ct_defaultDeformDef(ctDeformDef* def);

// material of a preset by name; 0: done, -1: unknown
CT_API int ct_deformPreset(const char* name, ctDeformMaterial* material);

// name of preset i; NULL: no more
CT_API const char* ct_deformPresetName(int i);

// a body from a definition, which is copied; NULL on failure with the reason in the buffer
CT_API ctDeformable* ct_makeDeformable(const ctDeformDef* def, char* error, int error_sz);

// cloth of count[0] x count[1] vertices in the x-y plane around the origin; mesh members of def are ignored
CT_API ctDeformable* ct_makeClothRectangle(const ctDeformDef* def, const cttNum size[2], const int count[2], char* error, int error_sz);

// round cloth in the x-y plane around the origin
CT_API ctDeformable* ct_makeClothDisc(const ctDeformDef* def, cttNum radius, int rings, char* error, int error_sz);

// box of full size size, with count vertices per side, around the origin
CT_API ctDeformable* ct_makeSoftBox(const ctDeformDef* def, const cttNum size[3], const int count[3], char* error, int error_sz);

// ball with count vertices along a diameter, around the origin
CT_API ctDeformable* ct_makeSoftBall(const ctDeformDef* def, cttNum radius, int count, char* error, int error_sz);

// straight chain between two points
CT_API ctDeformable* ct_makeRope(const ctDeformDef* def, const cttNum from[3], const cttNum to[3], int segments, char* error, int error_sz);

// cloth from a surface mesh (OBJ, STL, MSH) or soft body from a Gmsh file with tetrahedra
CT_API ctDeformable* ct_makeDeformableFile(const ctDeformDef* def, const char* filename, const ctVFS* vfs, char* error, int error_sz);

// turn, then move the start positions of a body that is not registered yet; quat NULL: no turn
CT_API void ct_moveDeformable(ctDeformable* body, const cttNum pos[3], const cttNum quat[4]);

// free a body; registered copies stay; NULL is allowed
CT_API void ct_freeDeformable(ctDeformable* body);

// register a body on a data; returns its number, -1: failed with the reason in the buffer
CT_API int ct_addDeformable(const ctModel* m, ctData* d, const ctDeformable* body, char* error, int error_sz);

// remove a registered body; later ones move down; 0: done, -1: none
CT_API int ct_removeDeformable(const ctModel* m, ctData* d, int id);

// registered bodies
CT_API int ct_deformableCount(const ctData* d);

// number of a registered body; -1: none
CT_API int ct_findDeformable(const ctData* d, const char* name);

// definition of a registered body; NULL: none
CT_API const ctDeformDef* ct_deformableDef(const ctData* d, int id);

// positions, nvert x 3, may be written; NULL: none
CT_API cttNum* ct_deformablePos(ctData* d, int id);

// velocities, nvert x 3, may be written; NULL: none
CT_API cttNum* ct_deformableVel(ctData* d, int id);

// forces of the user on vertices, N, nvert x 3, kept until changed; NULL: none
CT_API cttNum* ct_deformableForce(ctData* d, int id);

// 1/kg per vertex, 0: pinned; may be written; NULL: none
CT_API cttNum* ct_deformableInvmass(ctData* d, int id);

// flags of vertices: 1 pinned, 2 colliding, 4 torn off; NULL: none
CT_API const unsigned char* ct_deformableFlags(const ctData* d, int id);

// pin a vertex or let it go; 0: done, -1: none
CT_API int ct_pinDeformable(ctData* d, int id, int vertex, int pinned);

// attach a vertex; returns the number of the attachment, -1: refused, see ct_lastError
CT_API int ct_attachDeformable(const ctModel* m, ctData* d, int id, const ctDeformAttach* attach);

// set a body to its registered positions at rest; 0: done, -1: none
CT_API int ct_resetDeformable(ctData* d, int id);

// contacts of deformable bodies after ct_forward or ct_step
CT_API int ct_deformableContactCount(const ctData* d);

// contact; NULL: none
CT_API const ctDeformContact* ct_deformableContact(const ctData* d, int i);

// numbers of a state vector of this data; sig may have the bit ctSTATE_DEFORM, whose size depends on the registered bodies
CT_API int ct_dataStateSize(const ctModel* m, const ctData* d, int sig);

// elastic, kinetic and gravitational energy, J; 0: done, -1: none
CT_API int ct_deformableEnergy(const ctModel* m, const ctData* d, int id, cttNum energy[3]);

// ---- Corten batch

// default parameters: one thread per physical core, one data per thread, 32 contacts
CT_API void ctb_defaultConfig(ctBatchConfig* config);

// nsim simulations of a copy of the model; config NULL: defaults; NULL on failure with the reason in the buffer
CT_API ctBatch* ctb_makeBatch(const ctModel* m, int nsim, const ctBatchConfig* config, char* error, int error_sz);

// free a batch; NULL is allowed
CT_API void ctb_deleteBatch(ctBatch* b);

// numbers of a state row: ctSTATE_INTEGRATION, behind it ctSTATE_KIND if the model has some
CT_API int ctb_nstate(const ctBatch* b);

// state rows, nsim x nstate; what is written there counts at the next call
CT_API cttNum* ctb_state(ctBatch* b);

// first row of a part of the state (one bit of cttState), rows are nstate apart; NULL: no such part
CT_API cttNum* ctb_stateComponent(ctBatch* b, int component, int* size);

// warnings, nsim x ctNWARNING
CT_API ctWarningStat* ctb_warning(ctBatch* b);

// nstep steps, then the stages up to stage (cttStage); ids ascend, NULL: all; returns how many failed, -1: refused
CT_API int ctb_step(ctBatch* b, const int* ids, int nid, int nstep, int stage);

// stages up to stage at the present state; returns how many failed, -1: refused
CT_API int ctb_forward(ctBatch* b, const int* ids, int nid, int stage);

// start again from keyframe key[i] or the defaults (-1, NULL), then stages; returns how many failed, -1: refused
CT_API int ctb_reset(ctBatch* b, const int* ids, int nid, const int* key, int stage);

// per simulation: 1 if its last call failed, else 0
CT_API const int* ctb_status(const ctBatch* b);

// why the last call of a simulation failed or diverged; empty: it did not
CT_API const char* ctb_error(const ctBatch* b, int sim);

// copy a field of the data after every call; returns its rows, nsim x size; NULL: refused, see ct_lastError
CT_API void* ctb_output(ctBatch* b, const char* name, int* size, int* elemsize);

// give a field of the model ("opt.NAME": an option) values per simulation; returns its rows, NULL: refused
CT_API void* ctb_expand(ctBatch* b, const char* name, int* size, int* elemsize);

// rows of an expanded field; NULL: it is not expanded
CT_API const void* ctb_expanded(ctBatch* b, const char* name, int* size, int* elemsize);

// ct_setConst per simulation; its results become fields per simulation; returns how many failed, -1: refused
CT_API int ctb_setConst(ctBatch* b, const int* ids, int nid);

// simulation i runs on models[i] of the caller; NULL there or for all: the model of the batch
CT_API void ctb_setModels(ctBatch* b, const ctModel* const* models);

// nstep steps with controls n x nstep x size, recorded; what warns stops; returns how many failed, -1: refused
CT_API int ctb_rollout(ctBatch* b, const int* ids, int nid, int nstep, const cttNum* control, int control_spec, const ctBatchRecord* record, int nrecord);

// call a function for each simulation, on several threads; save: its state counts; returns how many failed, -1: refused
CT_API int ctb_apply(ctBatch* b, const int* ids, int nid, ctfBatchFunc func, void* arg, int save);

// write the model of a simulation into a model of the same sizes
CT_API void ctb_getModel(const ctBatch* b, int sim, ctModel* m);

// write the state of a simulation, of a persistent batch all of its data, into a data of the same sizes
CT_API void ctb_getData(const ctBatch* b, int sim, ctData* d);

// number of simulations
CT_API int ctb_nsim(const ctBatch* b);

// number of threads, the caller's included
CT_API int ctb_nthread(const ctBatch* b);

// 1: the batch has one data per simulation
CT_API int ctb_persistent(const ctBatch* b);

// the batch's copy of the model
CT_API const ctModel* ctb_model(const ctBatch* b);

// per simulation: bits of the warnings of bad values (1 << cttWarning) of its last call; 0: none
CT_API const int* ctb_diverged(const ctBatch* b);

// per simulation: 1 if its episode is over, so that the next ctb_step starts it again instead; may be written
CT_API cttByte* ctb_done(ctBatch* b);

// what ctb_step does with ended episodes (cttAutoreset); done is asked after a step, start follows a reset
CT_API void ctb_setAutoreset(ctBatch* b, int mode, ctfBatchDone done, ctfBatchFunc start, void* arg);

// with ctAUTORESET_SAME: state rows at the end of the last episode, nsim x nstate; else NULL
CT_API const cttNum* ctb_final(const ctBatch* b);

// ctd_transition per simulation at its state, n matrices each; NULL: skip one; returns how many failed, -1: refused
CT_API int ctb_transition(ctBatch* b, const int* ids, int nid, cttNum* A, cttNum* B, cttNum* C, cttNum* D);

// n random numbers in [0, 1) that depend on their place only: key, simulation, step, index
CT_API void ctb_randomUniform(cttSize key, int sim, cttSize step, int n, cttNum* to);

// the same with a standard normal distribution
CT_API void ctb_randomNormal(cttSize key, int sim, cttSize step, int n, cttNum* to);

// bytes of a batch; per_sim, may be NULL: those that one more simulation takes
CT_API cttSize ctb_memory(const ctBatch* b, cttSize* per_sim);

// simulations that a thread steps at once; alone, may be NULL: share of the time in which they ran singly
CT_API int ctb_lanes(const ctBatch* b, cttNum* alone);

// bits of the numbers of a step: 32 where the batch asks for them and its model runs in lanes, else 64
CT_API int ctb_precision(const ctBatch* b);

// settings and memory of a batch as text; returns its length
CT_API int ctb_info(const ctBatch* b, char* text, int text_sz);

// ---- Corten derivatives

// exact derivative of qfrc_passive + qfrc_actuator - qfrc_bias by qvel after ct_forward, nv x nv
CT_API void ctd_forceVel(const ctModel* m, ctData* d, cttNum* DfDv);

// analytic derivatives of a step, as ctd_transitionFD; NULL: skip one; 0: done, else see ct_lastError
CT_API int ctd_transition(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D);

// ctd_transition with settings, and what is known about the derivative; info may be NULL
CT_API int ctd_transitionInfo(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D, ctDerivativeInfo* info);

// change dy of the next state and ds of the sensors for changes dx, du, dp; NULL: none; else a cttDerivativeStatus
CT_API int ctd_stepJvp(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* dx, const cttNum* du, const cttNum* dp, cttNum* dy, cttNum* ds, ctDerivativeInfo* info);

// gradient by state, controls, parameters from that by next state and sensors; NULL: none; see ctd_stepJvp
CT_API int ctd_stepVjp(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* gy, const cttNum* gs, cttNum* gx, cttNum* gu, cttNum* gp, ctDerivativeInfo* info);

// gradient over nstep steps; gy nstep x (2 nv + na), ctrl and gu nstep x nu; ncheckpoint 0: root of nstep
CT_API int ctd_rolloutVjp(const ctModel* m, ctData* d, int nstep, const cttNum* ctrl, const int* param, int nparam, const cttNum* gy, cttNum* gx, cttNum* gu, cttNum* gp, int ncheckpoint, ctDerivativeInfo* info);

// states x of nstep steps, nstep x (nq + nv + na), and their derivative J by parameters; see ctd_rolloutVjp
CT_API int ctd_rolloutJacobian(const ctModel* m, ctData* d, int nstep, const cttNum* ctrl, const int* param, int nparam, cttNum* x, cttNum* J, ctDerivativeInfo* info);

// analytic derivatives of inverse dynamics, as ctd_inverseFD; NULL: skip one; else a cttDerivativeStatus
CT_API int ctd_inverse(const ctModel* m, ctData* d, cttByte flg_actuation, cttNum* DfDq, cttNum* DfDv, cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa, cttNum* DmDq, ctDerivativeInfo* info);

// numbers of nparam triples (group, first element, number of elements or negative: all that follow); -1: bad
CT_API int ctd_paramSize(const ctModel* m, const int* param, int nparam);

// ---- Corten loading

// parse and compile a model given as text; NULL on failure with every error in the buffer
CT_API ctModel* ct_loadXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz);

// load a model and report errors and likely mistakes; number of warnings, -1 if it is refused
CT_API int ct_checkXML(const char* filename, const ctVFS* vfs, char* report, int report_sz);

// read a model in binary form; NULL on failure with the reason in the buffer
CT_API ctModel* ct_loadBinary(const char* filename, const ctVFS* vfs, char* error, int error_sz);

// read a model in binary form from memory; NULL on failure with the reason in the buffer
CT_API ctModel* ct_loadBinaryBuffer(const void* buffer, cttSize buffer_sz, char* error, int error_sz);

// files of models are read only inside these n folders; NULL, 0: anywhere; -1: no such folder, nothing changes
CT_API int ct_setFolders(const char* const* folder, int n);

// check every index, kind and count of a model whose arrays were written to; 1: valid, 0: not, see the buffer
CT_API int ct_validateModel(const ctModel* m, char* error, int error_sz);

// ---- Corten saving

// write a model in binary form to a file; 0: done, -1: failed with the reason in the buffer
CT_API int ct_saveBinary(const ctModel* m, const char* filename, char* error, int error_sz);

// write a model, or its data if there is some, as text; 0: done, -1: failed with the reason in the buffer
CT_API int ct_saveText(const ctModel* m, const ctData* d, const char* filename, char* error, int error_sz);

CT_END_DECLS

#endif
