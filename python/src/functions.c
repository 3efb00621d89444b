// Written by tools/gen.py from schema/api.schema and python.schema. Do not edit.
// clang-format off
#include "call.h"
#include "structs.h"

FUNCTION(mj_step1, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ctmj_step1(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_step2, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ctmj_step2(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_forward, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ctmj_forward(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_inverse, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ctmj_inverse(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_forwardSkip, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_forwardSkip(v[0].p, v[1].p, (int)v[2].i, (int)v[3].i)),
    MODEL, DATA, INT("skipstage"), INT("skipsensor"))

FUNCTION(mj_inverseSkip, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_inverseSkip(v[0].p, v[1].p, (int)v[2].i, (int)v[3].i)),
    MODEL, DATA, INT("skipstage"), INT("skipsensor"))

FUNCTION(mj_defaultLROpt, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ct_defaultLROpt(v[0].p)),
    STRUCT("opt", 0, MjLROpt))

FUNCTION(mj_defaultOption, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ct_defaultOption(v[0].p)),
    STRUCT("opt", 0, MjOption))

FUNCTION(mj_defaultVisual, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ct_defaultVisual(v[0].p)),
    STRUCT("vis", 0, MjVisual))

FUNCTION(mj_sizeModel, R_INT, NULL, 0, -1, false, NULL,
    CALL(r->i = ct_sizeModel(v[0].p)),
    MODEL)

FUNCTION(mj_resetData, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_resetData(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_resetDataDebug, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_resetDataDebug(v[0].p, v[1].p, (unsigned char)v[2].i)),
    MODEL, DATA, INT("debug_value"))

FUNCTION(mj_resetDataKeyframe, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_resetDataKeyframe(v[0].p, v[1].p, (int)v[2].i)),
    MODEL, DATA, INT("key"))

FUNCTION(mj_setConst, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_setConst(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mjs_activatePlugin, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = cts_activatePlugin(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRING("name", 0))

FUNCTION(mjs_setDeepCopy, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = cts_setDeepCopy(v[0].p, (int)v[1].i)),
    STRUCT("s", 0, MjSpec), INT("deepcopy"))

FUNCTION(mj_printFormattedModel, R_FILE, NULL, 0, -1, false, NULL,
    CALL(ctmj_writeModel(v[0].p, FILE_OF(v[1].p, v[2].p))),
    MODEL, STRING("filename", ARG_NULL | ARG_LAST), STRING("float_format", ARG_NULL | ARG_LAST))

FUNCTION(mj_printModel, R_FILE, NULL, 0, -1, false, NULL,
    CALL(ctmj_writeModel(v[0].p, FILE_OF(v[1].p, NULL))),
    MODEL, STRING("filename", ARG_NULL | ARG_LAST))

FUNCTION(mj_printFormattedData, R_FILE, NULL, 0, 1, false, NULL,
    CALL(ctmj_writeData(v[0].p, v[1].p, FILE_OF(v[2].p, v[3].p))),
    MODEL, DATA, STRING("filename", ARG_NULL | ARG_LAST), STRING("float_format", ARG_NULL | ARG_LAST))

FUNCTION(mj_printData, R_FILE, NULL, 0, 1, false, NULL,
    CALL(ctmj_writeData(v[0].p, v[1].p, FILE_OF(v[2].p, NULL))),
    MODEL, DATA, STRING("filename", ARG_NULL | ARG_LAST))

FUNCTION(mj_printScene, R_FILE, NULL, -1, -1, false, NULL,
    CALL(ctmj_writeScene(v[0].p, FILE_OF(v[1].p, NULL))),
    STRUCT("s", 0, MjvScene), STRING("filename", ARG_NULL | ARG_LAST))

FUNCTION(mj_printFormattedScene, R_FILE, NULL, -1, -1, false, NULL,
    CALL(ctmj_writeScene(v[0].p, FILE_OF(v[1].p, v[2].p))),
    STRUCT("s", 0, MjvScene), STRING("filename", ARG_NULL | ARG_LAST), STRING("float_format", ARG_NULL | ARG_LAST))

FUNCTION(mj_fwdKinematics, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_fwdKinematics(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_fwdPosition, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_fwdPosition(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_fwdVelocity, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_fwdVelocity(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_fwdActuation, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_fwdActuation(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_fwdAcceleration, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_fwdAcceleration(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_fwdConstraint, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_fwdConstraint(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_Euler, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_Euler(v[0].p, v[1].p)),
    MODEL, DATA)

static bool check_mj_RungeKutta(const PyFn* fn, const Slot* v) {
  const int N = (int)v[2].i;
  if (!(N == 4)) return call_need(fn, "N must be 4");
  return true;
}

FUNCTION(mj_RungeKutta, R_NONE, NULL, 0, 1, true, check_mj_RungeKutta,
    CALL(ct_RungeKutta(v[0].p, v[1].p, (int)v[2].i)),
    MODEL, DATA, INT("N"))

static bool check_mj_implicit(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  if (!(m->opt.integrator == ctINT_IMPLICIT || m->opt.integrator == ctINT_IMPLICITFAST)) return call_need(fn, "opt.integrator is not an implicit one");
  return true;
}

FUNCTION(mj_implicit, R_NONE, NULL, 0, 1, true, check_mj_implicit,
    CALL(ct_implicit(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_invPosition, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_invPosition(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_invVelocity, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_invVelocity(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_invConstraint, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_invConstraint(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_compareFwdInv, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_compareFwdInv(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_sensorPos, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_sensorPos(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_sensorVel, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_sensorVel(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_sensorAcc, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_sensorAcc(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_energyPos, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_energyPos(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_energyVel, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_energyVel(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_checkPos, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_checkPos(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_checkVel, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_checkVel(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_checkAcc, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_checkAcc(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_kinematics, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_kinematics(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_comPos, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_comPos(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_camlight, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_camlight(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_flex, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_flex(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_tendon, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_tendon(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_transmission, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_transmission(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_crb, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_crb(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_makeM, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_makeM(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_factorM, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_factorM(v[0].p, v[1].p)),
    MODEL, DATA)

static bool check_mj_solveM(const PyFn* fn, const Slot* v) {
  const int n = (int)call_rows(&v[2], MODEL_IN(v[0])->nv);
  const ctModel* m = v[0].p;
  if (!call_shape(fn, v, 2, n, m->nv)) return false;
  if (!call_shape(fn, v, 3, n, m->nv)) return false;
  return true;
}

FUNCTION(mj_solveM, R_NONE, NULL, 0, 1, true, check_mj_solveM,
    CALL(ct_solveM(v[0].p, v[1].p, v[2].p, v[3].p, (int)call_rows(&v[2], MODEL_IN(v[0])->nv))),
    MODEL, DATA, ARRAY("x", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("y", DOUBLE, 0, UNCHECKED))

static bool check_mj_solveM2(const PyFn* fn, const Slot* v) {
  const int n = (int)call_rows(&v[2], MODEL_IN(v[0])->nv);
  const ctModel* m = v[0].p;
  if (!call_shape(fn, v, 2, n, m->nv)) return false;
  if (!call_shape(fn, v, 3, n, m->nv)) return false;
  if (!call_shape(fn, v, 4, m->nv, -1)) return false;
  return true;
}

FUNCTION(mj_solveM2, R_NONE, NULL, 0, 1, true, check_mj_solveM2,
    CALL(ct_solveM2(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (int)call_rows(&v[2], MODEL_IN(v[0])->nv))),
    MODEL, DATA, ARRAY("x", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("y", DOUBLE, 0, UNCHECKED), ARRAY("sqrtInvD", DOUBLE, 0, UNCHECKED))

FUNCTION(mj_comVel, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_comVel(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_passive, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_passive(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_subtreeVel, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_subtreeVel(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_rne, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_rne(v[0].p, v[1].p, (int)v[2].i, v[3].p)),
    MODEL, DATA, INT("flg_acc"), ARRAY("result", DOUBLE, ARG_OUT, OF_MODEL(nv)))

FUNCTION(mj_rnePostConstraint, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_rnePostConstraint(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_collision, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_collision(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_makeConstraint, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_makeConstraint(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_island, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_island(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_projectConstraint, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_projectConstraint(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_referenceConstraint, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_referenceConstraint(v[0].p, v[1].p)),
    MODEL, DATA)

FUNCTION(mj_constraintUpdate, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_constraintUpdate(v[0].p, v[1].p, v[2].p, v[3].p, (int)v[4].i)),
    MODEL, DATA, ARRAY("jar", DOUBLE, 0, OF_DATA(nefc)), ARRAY("cost", DOUBLE, ARG_NULL | ARG_OUT, FIXED(1)), INT("flg_coneHessian"))

static bool check_mj_stateSize(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int sig = (int)v[1].i;
  if (!(signature_fits(m, sig))) return call_need(fn, "sig has bits that no mjtState has");
  return true;
}

FUNCTION(mj_stateSize, R_INT, NULL, 0, -1, false, check_mj_stateSize,
    CALL(r->i = ct_stateSize(v[0].p, (int)v[1].i)),
    MODEL, INT("sig"))

static bool check_mj_getState(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctData* d = v[1].p;
  const int sig = (int)v[3].i;
  if (!(signature_fits(m, sig & ~ctSTATE_DEFORM))) return call_need(fn, "sig has bits that no mjtState has");
  if (!call_shape(fn, v, 2, ct_dataStateSize(m, d, sig), -1)) return false;
  return true;
}

FUNCTION(mj_getState, R_NONE, NULL, 0, 1, false, check_mj_getState,
    CALL(ct_getState(v[0].p, v[1].p, v[2].p, (int)v[3].i)),
    MODEL, DATA, ARRAY("state", DOUBLE, ARG_OUT, UNCHECKED), INT("sig"))

static bool check_mj_extractState(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int srcsig = (int)v[2].i;
  const int dstsig = (int)v[4].i;
  if (!(signature_fits(m, srcsig) && (srcsig & dstsig) == dstsig)) return call_need(fn, "dstsig must be part of srcsig, and both of mjtState");
  if (!call_shape(fn, v, 1, ct_stateSize(m, srcsig), -1)) return false;
  if (!call_shape(fn, v, 3, ct_stateSize(m, dstsig), -1)) return false;
  return true;
}

FUNCTION(mj_extractState, R_NONE, NULL, 0, -1, false, check_mj_extractState,
    CALL(ct_extractState(v[0].p, v[1].p, (int)v[2].i, v[3].p, (int)v[4].i)),
    MODEL, ARRAY("src", DOUBLE, 0, UNCHECKED), INT("srcsig"), ARRAY("dst", DOUBLE, ARG_OUT, UNCHECKED), INT("dstsig"))

static bool check_mj_setState(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctData* d = v[1].p;
  const int sig = (int)v[3].i;
  if (!(signature_fits(m, sig & ~ctSTATE_DEFORM))) return call_need(fn, "sig has bits that no mjtState has");
  if (!call_shape(fn, v, 2, ct_dataStateSize(m, d, sig), -1)) return false;
  return true;
}

FUNCTION(mj_setState, R_NONE, NULL, 0, 1, true, check_mj_setState,
    CALL(ct_setState(v[0].p, v[1].p, v[2].p, (int)v[3].i)),
    MODEL, DATA, ARRAY("state", DOUBLE, 0, UNCHECKED), INT("sig"))

static bool check_mj_copyState(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int sig = (int)v[3].i;
  if (!(signature_fits(m, sig & ~ctSTATE_DEFORM))) return call_need(fn, "sig has bits that no mjtState has");
  return true;
}

FUNCTION(mj_copyState, R_NONE, NULL, 0, 1, false, check_mj_copyState,
    CALL(ct_copyState(v[0].p, v[1].p, v[2].p, (int)v[3].i)),
    MODEL, STRUCT("src", 0, MjData), STRUCT("dst", 0, MjData), INT("sig"))

FUNCTION(mj_readCtrl, R_NUM, NULL, 0, 1, false, NULL,
    CALL(r->x = ct_readCtrl(v[0].p, v[1].p, (int)v[2].i, v[3].x, (int)v[4].i)),
    MODEL, DATA, INDEX("id", OF_MODEL(nu)), NUM("time"), INT("interp"))

static bool check_mj_initCtrlHistory(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int id = (int)v[2].i;
  if (!(m->actuator_history[2 * id] > 0)) return call_need(fn, "this actuator has no delay buffer");
  if (!call_shape(fn, v, 3, m->actuator_history[2*id], -1)) return false;
  if (!call_shape(fn, v, 4, m->actuator_history[2*id], -1)) return false;
  return true;
}

FUNCTION(mj_initCtrlHistory, R_NONE, NULL, 0, 1, true, check_mj_initCtrlHistory,
    CALL(ct_initCtrlHistory(v[0].p, v[1].p, (int)v[2].i, v[3].p, v[4].p)),
    MODEL, DATA, INDEX("id", OF_MODEL(nu)), ARRAY("times", DOUBLE, ARG_NULL, UNCHECKED), ARRAY("values", DOUBLE, 0, UNCHECKED))

static bool check_mj_initSensorHistory(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int id = (int)v[2].i;
  if (!(m->sensor_history[2 * id] > 0)) return call_need(fn, "this sensor has no delay buffer");
  if (!call_shape(fn, v, 3, m->sensor_history[2*id], -1)) return false;
  if (!call_shape(fn, v, 4, m->sensor_history[2*id], m->sensor_dim[id])) return false;
  return true;
}

FUNCTION(mj_initSensorHistory, R_NONE, NULL, 0, 1, true, check_mj_initSensorHistory,
    CALL(ct_initSensorHistory(v[0].p, v[1].p, (int)v[2].i, v[3].p, v[4].p, v[5].x)),
    MODEL, DATA, INDEX("id", OF_MODEL(nsensor)), ARRAY("times", DOUBLE, ARG_NULL, UNCHECKED), ARRAY("values", DOUBLE, 0, UNCHECKED), NUM("phase"))

static bool check_mj_setKeyframe(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int k = (int)v[2].i;
  if (!(key_exists(m, k))) return call_need(fn, "there is no such keyframe");
  return true;
}

FUNCTION(mj_setKeyframe, R_NONE, NULL, 0, 1, false, check_mj_setKeyframe,
    CALL(ct_setKeyframe(v[0].p, v[1].p, (int)v[2].i)),
    MODEL, DATA, INT("k"))

FUNCTION(mj_addContact, R_INT, NULL, 0, 1, true, NULL,
    CALL(r->i = ct_addContact(v[0].p, v[1].p, v[2].p)),
    MODEL, DATA, STRUCT("con", 0, MjContact))

FUNCTION(mj_isPyramidal, R_INT, NULL, 0, -1, false, NULL,
    CALL(r->i = ct_isPyramidal(v[0].p)),
    MODEL)

FUNCTION(mj_isSparse, R_INT, NULL, 0, -1, false, NULL,
    CALL(r->i = ct_isSparse(v[0].p)),
    MODEL)

FUNCTION(mj_isDual, R_INT, NULL, 0, -1, false, NULL,
    CALL(r->i = ct_isDual(v[0].p)),
    MODEL)

FUNCTION(mj_mulJacVec, R_NONE, NULL, 0, 1, false, NULL,
    CALL(ct_mulJacVec(v[0].p, v[1].p, v[2].p, v[3].p)),
    MODEL, DATA, ARRAY("res", DOUBLE, ARG_OUT, OF_DATA(nefc)), ARRAY("vec", DOUBLE, 0, OF_MODEL(nv)))

FUNCTION(mj_mulJacTVec, R_NONE, NULL, 0, 1, false, NULL,
    CALL(ct_mulJacTVec(v[0].p, v[1].p, v[2].p, v[3].p)),
    MODEL, DATA, ARRAY("res", DOUBLE, ARG_OUT, OF_MODEL(nv)), ARRAY("vec", DOUBLE, 0, OF_DATA(nefc)))

FUNCTION(mj_jac, R_NONE, NULL, 0, 1, false, NULL,
    CALL(ct_jac(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (int)v[5].i)),
    MODEL, DATA, ARRAY("jacp", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("jacr", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("point", DOUBLE, 0, FIXED(3)), INDEX("body", OF_MODEL(nbody)))

FUNCTION(mj_jacBody, R_NONE, NULL, 0, 1, false, NULL,
    CALL(ct_jacBody(v[0].p, v[1].p, v[2].p, v[3].p, (int)v[4].i)),
    MODEL, DATA, ARRAY("jacp", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("jacr", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), INDEX("body", OF_MODEL(nbody)))

FUNCTION(mj_jacBodyCom, R_NONE, NULL, 0, 1, false, NULL,
    CALL(ct_jacBodyCom(v[0].p, v[1].p, v[2].p, v[3].p, (int)v[4].i)),
    MODEL, DATA, ARRAY("jacp", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("jacr", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), INDEX("body", OF_MODEL(nbody)))

FUNCTION(mj_jacSubtreeCom, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_jacSubtreeCom(v[0].p, v[1].p, v[2].p, (int)v[3].i)),
    MODEL, DATA, ARRAY("jacp", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), INDEX("body", OF_MODEL(nbody)))

FUNCTION(mj_jacGeom, R_NONE, NULL, 0, 1, false, NULL,
    CALL(ct_jacGeom(v[0].p, v[1].p, v[2].p, v[3].p, (int)v[4].i)),
    MODEL, DATA, ARRAY("jacp", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("jacr", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), INDEX("geom", OF_MODEL(ngeom)))

FUNCTION(mj_jacSite, R_NONE, NULL, 0, 1, false, NULL,
    CALL(ct_jacSite(v[0].p, v[1].p, v[2].p, v[3].p, (int)v[4].i)),
    MODEL, DATA, ARRAY("jacp", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("jacr", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), INDEX("site", OF_MODEL(nsite)))

FUNCTION(mj_jacPointAxis, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_jacPointAxis(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, (int)v[6].i)),
    MODEL, DATA, ARRAY("jacPoint", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("jacAxis", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("point", DOUBLE, 0, FIXED(3)), ARRAY("axis", DOUBLE, 0, FIXED(3)), INDEX("body", OF_MODEL(nbody)))

FUNCTION(mj_jacDot, R_NONE, NULL, 0, 1, false, NULL,
    CALL(ct_jacDot(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (int)v[5].i)),
    MODEL, DATA, ARRAY("jacp", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("jacr", DOUBLE, ARG_NULL | ARG_OUT, FIXED(3), OF_MODEL(nv)), ARRAY("point", DOUBLE, 0, FIXED(3)), INDEX("body", OF_MODEL(nbody)))

FUNCTION(mj_angmomMat, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_angmomMat(v[0].p, v[1].p, v[2].p, (int)v[3].i)),
    MODEL, DATA, ARRAY("mat", DOUBLE, ARG_OUT, FIXED(3), OF_MODEL(nv)), INDEX("body", OF_MODEL(nbody)))

FUNCTION(mj_name2id, R_INT, NULL, 0, -1, false, NULL,
    CALL(r->i = ct_name2id(v[0].p, (int)v[1].i, v[2].p)),
    MODEL, INT("type"), STRING("name", 0))

FUNCTION(mj_id2name, R_TEXT, NULL, 0, -1, false, NULL,
    CALL(r->text = ct_id2name(v[0].p, (int)v[1].i, (int)v[2].i)),
    MODEL, INT("type"), INT("id"))

FUNCTION(mj_fullM, R_NONE, NULL, 0, -1, false, NULL,
    CALL(ct_fullM(v[0].p, v[1].p, v[2].p)),
    MODEL, ARRAY("dst", DOUBLE, ARG_OUT, OF_MODEL(nv), OF_MODEL(nv)), ARRAY("M", DOUBLE, 0, OF_MODEL(nM)))

static bool check_mj_mulM(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const cttNum* res = v[2].p;
  const cttNum* vec = v[3].p;
  if (!call_shape(fn, v, 2, m->nv, -1)) return false;
  if (!call_shape(fn, v, 3, m->nv, -1)) return false;
  if (!(res != vec || m->nv == 0)) return call_need(fn, "res and vec must be different arrays");
  return true;
}

FUNCTION(mj_mulM, R_NONE, NULL, 0, 1, false, check_mj_mulM,
    CALL(ct_mulM(v[0].p, v[1].p, v[2].p, v[3].p)),
    MODEL, DATA, ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("vec", DOUBLE, 0, UNCHECKED))

static bool check_mj_mulM2(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const cttNum* res = v[2].p;
  const cttNum* vec = v[3].p;
  if (!call_shape(fn, v, 2, m->nv, -1)) return false;
  if (!call_shape(fn, v, 3, m->nv, -1)) return false;
  if (!(res != vec || m->nv == 0)) return call_need(fn, "res and vec must be different arrays");
  return true;
}

FUNCTION(mj_mulM2, R_NONE, NULL, 0, 1, false, check_mj_mulM2,
    CALL(ct_mulM2(v[0].p, v[1].p, v[2].p, v[3].p)),
    MODEL, DATA, ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("vec", DOUBLE, 0, UNCHECKED))

static bool check_mj_addM(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int* rownnz = v[3].p;
  const int* rowadr = v[4].p;
  const int* colind = v[5].p;
  if (!call_shape(fn, v, 2, m->nC, -1)) return false;
  if (!call_shape(fn, v, 3, m->nv, -1)) return false;
  if (!call_shape(fn, v, 4, m->nv, -1)) return false;
  if (!call_shape(fn, v, 5, m->nC, -1)) return false;
  if (!(same_pattern(m, rownnz, rowadr, colind))) return call_need(fn, "the pattern must be that of M: M_rownnz, M_rowadr, M_colind");
  return true;
}

FUNCTION(mj_addM, R_NONE, NULL, 0, 1, true, check_mj_addM,
    CALL(ct_addM(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p)),
    MODEL, DATA, ARRAY("dst", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("rownnz", INT, ARG_OUT, UNCHECKED), ARRAY("rowadr", INT, ARG_OUT, UNCHECKED), ARRAY("colind", INT, ARG_OUT, UNCHECKED))

FUNCTION(mj_applyFT, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ct_applyFT(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (int)v[5].i, v[6].p)),
    MODEL, DATA, ARRAY("force", DOUBLE, 0, FIXED(3)), ARRAY("torque", DOUBLE, 0, FIXED(3)), ARRAY("point", DOUBLE, 0, FIXED(3)), INDEX("body", OF_MODEL(nbody)), ARRAY("qfrc_target", DOUBLE, ARG_OUT, OF_MODEL(nv)))

static bool check_mj_objectVelocity(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int objtype = (int)v[2].i;
  const int objid = (int)v[3].i;
  if (!(object_exists(m, objtype, objid))) return call_need(fn, "there is no such object, or its kind has no velocity");
  if (!call_shape(fn, v, 4, 6, -1)) return false;
  return true;
}

FUNCTION(mj_objectVelocity, R_NONE, NULL, 0, 1, false, check_mj_objectVelocity,
    CALL(ct_objectVelocity(v[0].p, v[1].p, (int)v[2].i, (int)v[3].i, v[4].p, (int)v[5].i)),
    MODEL, DATA, INT("objtype"), INT("objid"), ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), INT("flg_local"))

static bool check_mj_objectAcceleration(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int objtype = (int)v[2].i;
  const int objid = (int)v[3].i;
  if (!(object_exists(m, objtype, objid))) return call_need(fn, "there is no such object, or its kind has no acceleration");
  if (!call_shape(fn, v, 4, 6, -1)) return false;
  return true;
}

FUNCTION(mj_objectAcceleration, R_NONE, NULL, 0, 1, false, check_mj_objectAcceleration,
    CALL(ct_objectAcceleration(v[0].p, v[1].p, (int)v[2].i, (int)v[3].i, v[4].p, (int)v[5].i)),
    MODEL, DATA, INT("objtype"), INT("objid"), ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), INT("flg_local"))

FUNCTION(mj_geomDistance, R_NUM, NULL, 0, 1, false, NULL,
    CALL(r->x = ct_geomDistance(v[0].p, v[1].p, (int)v[2].i, (int)v[3].i, v[4].x, v[5].p)),
    MODEL, DATA, INDEX("geom1", OF_MODEL(ngeom)), INDEX("geom2", OF_MODEL(ngeom)), NUM("distmax"), ARRAY("fromto", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, FIXED(6)))

FUNCTION(mj_contactForce, R_NONE, NULL, 0, 1, false, NULL,
    CALL(ct_contactForce(v[0].p, v[1].p, (int)v[2].i, v[3].p)),
    MODEL, DATA, INDEX("id", OF_DATA(ncon)), ARRAY("result", DOUBLE, ARG_OUT, FIXED(6)))

FUNCTION(mj_differentiatePos, R_NONE, NULL, 0, -1, false, NULL,
    CALL(ct_differentiatePos(v[0].p, v[1].p, v[2].x, v[3].p, v[4].p)),
    MODEL, ARRAY("qvel", DOUBLE, ARG_OUT, OF_MODEL(nv)), NUM("dt"), ARRAY("qpos1", DOUBLE, 0, OF_MODEL(nq)), ARRAY("qpos2", DOUBLE, 0, OF_MODEL(nq)))

FUNCTION(mj_integratePos, R_NONE, NULL, 0, -1, false, NULL,
    CALL(ct_integratePos(v[0].p, v[1].p, v[2].p, v[3].x)),
    MODEL, ARRAY("qpos", DOUBLE, ARG_OUT, OF_MODEL(nq)), ARRAY("qvel", DOUBLE, 0, OF_MODEL(nv)), NUM("dt"))

FUNCTION(mj_normalizeQuat, R_NONE, NULL, 0, -1, false, NULL,
    CALL(ct_normalizeQuat(v[0].p, v[1].p)),
    MODEL, ARRAY("qpos", DOUBLE, ARG_OUT, OF_MODEL(nq)))

FUNCTION(mj_local2Global, R_NONE, NULL, -1, 0, true, NULL,
    CALL(ct_local2Global(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (int)v[5].i, (cttByte)v[6].i)),
    DATA, ARRAY("xpos", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("xmat", DOUBLE, ARG_OUT, FIXED(9)), ARRAY("pos", DOUBLE, 0, FIXED(3)), ARRAY("quat", DOUBLE, 0, FIXED(4)), INDEX("body", OF_MODEL(nbody)), INT("sameframe"))

FUNCTION(mj_getTotalmass, R_NUM, NULL, 0, -1, false, NULL,
    CALL(r->x = ct_getTotalmass(v[0].p)),
    MODEL)

FUNCTION(mj_setTotalmass, R_NONE, NULL, 0, -1, false, NULL,
    CALL(ct_setTotalmass(v[0].p, v[1].x)),
    MODEL, NUM("newmass"))

FUNCTION(mj_loadPluginLibrary, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ct_loadPluginLibrary(v[0].p)),
    STRING("path", 0))

FUNCTION(mj_version, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ct_version()),
    NONE)

FUNCTION(mj_versionString, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = ct_versionString()),
    NONE)

static bool check_mj_ray(const PyFn* fn, const Slot* v) {
  const cttNum* vec = v[3].p;
  if (!call_shape(fn, v, 2, 3, -1)) return false;
  if (!call_shape(fn, v, 3, 3, -1)) return false;
  if (!call_shape(fn, v, 4, 6, -1)) return false;
  if (!call_shape(fn, v, 7, 1, -1)) return false;
  if (!call_shape(fn, v, 8, 3, -1)) return false;
  if (!(ctu_norm3(vec) >= ctMINVAL)) return call_need(fn, "vec has no length");
  return true;
}

FUNCTION(mj_ray, R_NUM, NULL, 0, 1, false, check_mj_ray,
    CALL(r->x = ct_ray(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (cttByte)v[5].i, (int)v[6].i, v[7].p, v[8].p)),
    MODEL, DATA, ARRAY("pnt", DOUBLE, 0, UNCHECKED), ARRAY("vec", DOUBLE, 0, UNCHECKED), ARRAY("geomgroup", UINT8, ARG_NULL, UNCHECKED), INT("flg_static"), INT("bodyexclude"), ARRAY("geomid", INT, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("normal", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED))

static bool check_mj_multiRay(const PyFn* fn, const Slot* v) {
  const cttNum* vec = v[3].p;
  const int nray = (int)v[10].i;
  if (!call_shape(fn, v, 2, 3, -1)) return false;
  if (!call_shape(fn, v, 3, nray, 3)) return false;
  if (!call_shape(fn, v, 4, 6, -1)) return false;
  if (!call_shape(fn, v, 7, nray, -1)) return false;
  if (!call_shape(fn, v, 8, nray, -1)) return false;
  if (!call_shape(fn, v, 9, nray, 3)) return false;
  if (!(nray >= 0 && rays_have_length(vec, nray))) return call_need(fn, "a vector has no length");
  return true;
}

FUNCTION(mj_multiRay, R_NONE, NULL, 0, 1, true, check_mj_multiRay,
    CALL(ct_multiRay(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (cttByte)v[5].i, (int)v[6].i, v[7].p, v[8].p, v[9].p, (int)v[10].i, v[11].x)),
    MODEL, DATA, ARRAY("pnt", DOUBLE, 0, UNCHECKED), ARRAY("vec", DOUBLE, 0, UNCHECKED), ARRAY("geomgroup", UINT8, ARG_NULL, UNCHECKED), INT("flg_static"), INT("bodyexclude"), ARRAY("geomid", INT, ARG_OUT, UNCHECKED), ARRAY("dist", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("normal", DOUBLE, ARG_NULL | ARG_OUT, UNCHECKED), INT("nray"), NUM("cutoff"))

static bool check_mj_rayHfield(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int geomid = (int)v[2].i;
  if (!(m->geom_type[geomid] == ctGEOM_HFIELD)) return call_need(fn, "this geom is not a height field");
  if (!call_shape(fn, v, 3, 3, -1)) return false;
  if (!call_shape(fn, v, 4, 3, -1)) return false;
  if (!call_shape(fn, v, 5, 3, -1)) return false;
  return true;
}

FUNCTION(mj_rayHfield, R_NUM, NULL, 0, 1, false, check_mj_rayHfield,
    CALL(r->x = ct_rayHfield(v[0].p, v[1].p, (int)v[2].i, v[3].p, v[4].p, v[5].p)),
    MODEL, DATA, INDEX("geomid", OF_MODEL(ngeom)), ARRAY("pnt", DOUBLE, 0, UNCHECKED), ARRAY("vec", DOUBLE, 0, UNCHECKED), ARRAY("normal", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED))

static bool check_mj_rayMesh(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int geomid = (int)v[2].i;
  if (!(m->geom_type[geomid] == ctGEOM_MESH)) return call_need(fn, "this geom is not a mesh");
  if (!call_shape(fn, v, 3, 3, -1)) return false;
  if (!call_shape(fn, v, 4, 3, -1)) return false;
  if (!call_shape(fn, v, 5, 3, -1)) return false;
  return true;
}

FUNCTION(mj_rayMesh, R_NUM, NULL, 0, 1, false, check_mj_rayMesh,
    CALL(r->x = ct_rayMesh(v[0].p, v[1].p, (int)v[2].i, v[3].p, v[4].p, v[5].p)),
    MODEL, DATA, INDEX("geomid", OF_MODEL(ngeom)), ARRAY("pnt", DOUBLE, 0, UNCHECKED), ARRAY("vec", DOUBLE, 0, UNCHECKED), ARRAY("normal", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED))

FUNCTION(mju_rayGeom, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_rayGeom(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (int)v[5].i, v[6].p)),
    ARRAY("pos", DOUBLE, 0, FIXED(3)), ARRAY("mat", DOUBLE, 0, FIXED(9)), ARRAY("size", DOUBLE, 0, FIXED(3)), ARRAY("pnt", DOUBLE, 0, FIXED(3)), ARRAY("vec", DOUBLE, 0, FIXED(3)), INT("geomtype"), ARRAY("normal", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, FIXED(3)))

FUNCTION(mj_rayFlex, R_NUM, NULL, 0, 1, false, NULL,
    CALL(r->x = ct_rayFlex(v[0].p, v[1].p, (int)v[2].i, (cttByte)v[3].i, (cttByte)v[4].i, (cttByte)v[5].i, (cttByte)v[6].i, (int)v[7].i, v[8].p, v[9].p, v[10].p, v[11].p)),
    MODEL, DATA, INT("flex_layer"), INT("flg_vert"), INT("flg_edge"), INT("flg_face"), INT("flg_skin"), INDEX("flexid", OF_MODEL(nflex)), ARRAY("pnt", DOUBLE, 0, FIXED(3)), ARRAY("vec", DOUBLE, 0, FIXED(3)), ARRAY("vertid", INT, ARG_NULL | ARG_OUT | ARG_LAST, FIXED(1)), ARRAY("normal", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, FIXED(3)))

static bool check_mju_raySkin(const PyFn* fn, const Slot* v) {
  const int nface = (int)v[0].i;
  const int nvert = (int)v[1].i;
  const int* face = v[2].p;
  if (!call_shape(fn, v, 2, 3 * nface, -1)) return false;
  if (!call_shape(fn, v, 3, 3 * nvert, -1)) return false;
  if (!call_shape(fn, v, 4, 3, -1)) return false;
  if (!call_shape(fn, v, 5, 3, -1)) return false;
  if (!call_shape(fn, v, 6, 1, -1)) return false;
  if (!(nface >= 0 && nvert >= 0 && indices_below(face, 3 * nface, nvert))) return call_need(fn, "a face has a vertex that is not there");
  return true;
}

FUNCTION(mju_raySkin, R_NUM, NULL, -1, -1, false, check_mju_raySkin,
    CALL(r->x = ctu_raySkin((int)v[0].i, (int)v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p)),
    INT("nface"), INT("nvert"), ARRAY("face", INT, 0, UNCHECKED), ARRAY("vert", FLOAT, 0, UNCHECKED), ARRAY("pnt", DOUBLE, 0, UNCHECKED), ARRAY("vec", DOUBLE, 0, UNCHECKED), ARRAY("vertid", INT, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED))

FUNCTION(mjv_defaultCamera, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctv_defaultCamera(v[0].p)),
    STRUCT("cam", 0, MjvCamera))

FUNCTION(mjv_defaultFreeCamera, R_NONE, NULL, 0, -1, false, NULL,
    CALL(ctv_defaultFreeCamera(v[0].p, v[1].p)),
    MODEL, STRUCT("cam", 0, MjvCamera))

FUNCTION(mjv_defaultPerturb, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctv_defaultPerturb(v[0].p)),
    STRUCT("pert", 0, MjvPerturb))

static bool check_mjv_room2model(const PyFn* fn, const Slot* v) {
  const ctvScene* scn = v[4].p;
  if (!(scene_seen(scn))) return call_need(fn, "the scene has no camera yet: update it first");
  if (!call_shape(fn, v, 0, 3, -1)) return false;
  if (!call_shape(fn, v, 1, 4, -1)) return false;
  if (!call_shape(fn, v, 2, 3, -1)) return false;
  if (!call_shape(fn, v, 3, 4, -1)) return false;
  return true;
}

FUNCTION(mjv_room2model, R_NONE, NULL, -1, -1, false, check_mjv_room2model,
    CALL(ctv_room2model(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p)),
    ARRAY("modelpos", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("modelquat", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("roompos", DOUBLE, 0, UNCHECKED), ARRAY("roomquat", DOUBLE, 0, UNCHECKED), STRUCT("scn", 0, MjvScene))

static bool check_mjv_model2room(const PyFn* fn, const Slot* v) {
  const ctvScene* scn = v[4].p;
  if (!(scene_seen(scn))) return call_need(fn, "the scene has no camera yet: update it first");
  if (!call_shape(fn, v, 0, 3, -1)) return false;
  if (!call_shape(fn, v, 1, 4, -1)) return false;
  if (!call_shape(fn, v, 2, 3, -1)) return false;
  if (!call_shape(fn, v, 3, 4, -1)) return false;
  return true;
}

FUNCTION(mjv_model2room, R_NONE, NULL, -1, -1, false, check_mjv_model2room,
    CALL(ctv_model2room(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p)),
    ARRAY("roompos", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("roomquat", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("modelpos", DOUBLE, 0, UNCHECKED), ARRAY("modelquat", DOUBLE, 0, UNCHECKED), STRUCT("scn", 0, MjvScene))

static bool check_mjv_cameraInModel(const PyFn* fn, const Slot* v) {
  const ctvScene* scn = v[3].p;
  if (!(scene_seen(scn))) return call_need(fn, "the scene has no camera yet: update it first");
  if (!call_shape(fn, v, 0, 3, -1)) return false;
  if (!call_shape(fn, v, 1, 3, -1)) return false;
  if (!call_shape(fn, v, 2, 3, -1)) return false;
  return true;
}

FUNCTION(mjv_cameraInModel, R_NONE, NULL, -1, -1, false, check_mjv_cameraInModel,
    CALL(ctv_cameraInModel(v[0].p, v[1].p, v[2].p, v[3].p)),
    ARRAY("headpos", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("forward", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("up", DOUBLE, ARG_OUT, UNCHECKED), STRUCT("scn", 0, MjvScene))

static bool check_mjv_cameraInRoom(const PyFn* fn, const Slot* v) {
  const ctvScene* scn = v[3].p;
  if (!(scene_seen(scn))) return call_need(fn, "the scene has no camera yet: update it first");
  if (!call_shape(fn, v, 0, 3, -1)) return false;
  if (!call_shape(fn, v, 1, 3, -1)) return false;
  if (!call_shape(fn, v, 2, 3, -1)) return false;
  return true;
}

FUNCTION(mjv_cameraInRoom, R_NONE, NULL, -1, -1, false, check_mjv_cameraInRoom,
    CALL(ctv_cameraInRoom(v[0].p, v[1].p, v[2].p, v[3].p)),
    ARRAY("headpos", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("forward", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("up", DOUBLE, ARG_OUT, UNCHECKED), STRUCT("scn", 0, MjvScene))

static bool check_mjv_frustumHeight(const PyFn* fn, const Slot* v) {
  const ctvScene* scn = v[0].p;
  if (!(scene_seen(scn))) return call_need(fn, "the scene has no camera yet: update it first");
  return true;
}

FUNCTION(mjv_frustumHeight, R_NUM, NULL, -1, -1, false, check_mjv_frustumHeight,
    CALL(r->x = ctv_frustumHeight(v[0].p)),
    STRUCT("scn", 0, MjvScene))

FUNCTION(mjv_alignToCamera, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctv_alignToCamera(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("vec", DOUBLE, 0, FIXED(3)), ARRAY("forward", DOUBLE, 0, FIXED(3)))

static bool check_mjv_moveCamera(const PyFn* fn, const Slot* v) {
  const int action = (int)v[1].i;
  const ctvScene* scn = v[4].p;
  if (!(scene_seen(scn))) return call_need(fn, "the scene has no camera yet: update it first");
  if (!(moves_mouse(action))) return call_need(fn, "action is not a motion of mjtMouse");
  return true;
}

FUNCTION(mjv_moveCamera, R_NONE, NULL, 0, -1, false, check_mjv_moveCamera,
    CALL(ctv_moveCamera(v[0].p, (int)v[1].i, v[2].x, v[3].x, v[4].p, v[5].p)),
    MODEL, INT("action"), NUM("reldx"), NUM("reldy"), STRUCT("scn", 0, MjvScene), STRUCT("cam", 0, MjvCamera))

static bool check_mjv_movePerturb(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int action = (int)v[2].i;
  const ctvScene* scn = v[5].p;
  const ctvPerturb* pert = v[6].p;
  if (!(scene_seen(scn))) return call_need(fn, "the scene has no camera yet: update it first");
  if (!(moves_mouse(action))) return call_need(fn, "action is not a motion of mjtMouse");
  if (!(pert->select < m->nbody)) return call_need(fn, "pert.select is not a body of this model");
  return true;
}

FUNCTION(mjv_movePerturb, R_NONE, NULL, 0, 1, false, check_mjv_movePerturb,
    CALL(ctv_movePerturb(v[0].p, v[1].p, (int)v[2].i, v[3].x, v[4].x, v[5].p, v[6].p)),
    MODEL, DATA, INT("action"), NUM("reldx"), NUM("reldy"), STRUCT("scn", 0, MjvScene), STRUCT("pert", 0, MjvPerturb))

static bool check_mjv_moveModel(const PyFn* fn, const Slot* v) {
  const int action = (int)v[1].i;
  const ctvScene* scn = v[5].p;
  if (!(moves_mouse(action))) return call_need(fn, "action is not a motion of mjtMouse");
  if (!((double)scn->scale >= ctMINVAL)) return call_need(fn, "the scale of the scene is zero");
  if (!call_shape(fn, v, 4, 3, -1)) return false;
  return true;
}

FUNCTION(mjv_moveModel, R_NONE, NULL, 0, -1, false, check_mjv_moveModel,
    CALL(ctv_moveModel(v[0].p, (int)v[1].i, v[2].x, v[3].x, v[4].p, v[5].p)),
    MODEL, INT("action"), NUM("reldx"), NUM("reldy"), ARRAY("roomup", DOUBLE, 0, UNCHECKED), STRUCT("scn", 0, MjvScene))

static bool check_mjv_initPerturb(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctvScene* scn = v[2].p;
  const ctvPerturb* pert = v[3].p;
  if (!(scene_seen(scn))) return call_need(fn, "the scene has no camera yet: update it first");
  if (!(pert->select < m->nbody)) return call_need(fn, "pert.select is not a body of this model");
  return true;
}

FUNCTION(mjv_initPerturb, R_NONE, NULL, 0, 1, true, check_mjv_initPerturb,
    CALL(ctv_initPerturb(v[0].p, v[1].p, v[2].p, v[3].p)),
    MODEL, DATA, STRUCT("scn", 0, MjvScene), STRUCT("pert", 0, MjvPerturb))

static bool check_mjv_applyPerturbPose(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctvPerturb* pert = v[2].p;
  if (!(pert->select < m->nbody)) return call_need(fn, "pert.select is not a body of this model");
  return true;
}

FUNCTION(mjv_applyPerturbPose, R_NONE, NULL, 0, 1, true, check_mjv_applyPerturbPose,
    CALL(ctv_applyPerturbPose(v[0].p, v[1].p, v[2].p, (int)v[3].i)),
    MODEL, DATA, STRUCT("pert", 0, MjvPerturb), INT("flg_paused"))

static bool check_mjv_applyPerturbForce(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctvPerturb* pert = v[2].p;
  if (!(pert->select < m->nbody)) return call_need(fn, "pert.select is not a body of this model");
  return true;
}

FUNCTION(mjv_applyPerturbForce, R_NONE, NULL, 0, 1, true, check_mjv_applyPerturbForce,
    CALL(ctv_applyPerturbForce(v[0].p, v[1].p, v[2].p)),
    MODEL, DATA, STRUCT("pert", 0, MjvPerturb))

static bool check_mjv_select(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctvScene* scn = v[6].p;
  if (!(scene_fits(m, scn))) return call_need(fn, "the scene was not made for this model");
  if (!(scene_seen(scn))) return call_need(fn, "the scene has no camera yet: update it first");
  if (!call_shape(fn, v, 7, 3, -1)) return false;
  if (!call_shape(fn, v, 8, 1, -1)) return false;
  if (!call_shape(fn, v, 9, 1, -1)) return false;
  if (!call_shape(fn, v, 10, 1, -1)) return false;
  return true;
}

FUNCTION(mjv_select, R_INT, NULL, 0, 1, false, check_mjv_select,
    CALL(r->i = ctv_select(v[0].p, v[1].p, v[2].p, v[3].x, v[4].x, v[5].x, v[6].p, v[7].p, v[8].p, v[9].p, v[10].p)),
    MODEL, DATA, STRUCT("vopt", 0, MjvOption), NUM("aspectratio"), NUM("relx"), NUM("rely"), STRUCT("scn", 0, MjvScene), ARRAY("selpnt", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("geomid", INT, ARG_OUT, UNCHECKED), ARRAY("flexid", INT, ARG_OUT, UNCHECKED), ARRAY("skinid", INT, ARG_OUT, UNCHECKED))

FUNCTION(mjv_defaultOption, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctv_defaultOption(v[0].p)),
    STRUCT("opt", 0, MjvOption))

FUNCTION(mjv_defaultFigure, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctv_defaultFigure(v[0].p)),
    STRUCT("fig", 0, MjvFigure))

FUNCTION(mjv_initGeom, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctv_initGeom(v[0].p, (int)v[1].i, v[2].p, v[3].p, v[4].p, v[5].p)),
    STRUCT("geom", 0, MjvGeom), INT("type"), ARRAY("size", DOUBLE, ARG_NULL | ARG_LAST, FIXED(3)), ARRAY("pos", DOUBLE, ARG_NULL | ARG_LAST, FIXED(3)), ARRAY("mat", DOUBLE, ARG_NULL | ARG_LAST, FIXED(9)), ARRAY("rgba", FLOAT, ARG_NULL | ARG_LAST, FIXED(4)))

static bool check_mjv_connector(const PyFn* fn, const Slot* v) {
  const int type = (int)v[1].i;
  if (!(connects(type))) return call_need(fn, "type must be a capsule, cylinder, line or arrow");
  if (!call_shape(fn, v, 3, 3, -1)) return false;
  if (!call_shape(fn, v, 4, 3, -1)) return false;
  return true;
}

FUNCTION(mjv_connector, R_NONE, NULL, -1, -1, false, check_mjv_connector,
    CALL(ctv_connector(v[0].p, (int)v[1].i, v[2].x, v[3].p, v[4].p)),
    STRUCT("geom", 0, MjvGeom), INT("type"), NUM("width"), ARRAY("from_", DOUBLE, 0, UNCHECKED), ARRAY("to", DOUBLE, 0, UNCHECKED))

static bool check_mjv_updateScene(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctvPerturb* pert = v[3].p;
  const ctvCamera* cam = v[4].p;
  const ctvScene* scn = v[6].p;
  if (!(scene_fits(m, scn))) return call_need(fn, "the scene was not made for this model");
  if (!(camera_fits(m, cam))) return call_need(fn, "the camera's type, fixedcamid or trackbodyid is not valid for this model");
  if (!(!pert || pert->select < m->nbody)) return call_need(fn, "pert.select is not a body of this model");
  return true;
}

FUNCTION(mjv_updateScene, R_NONE, NULL, 0, 1, true, check_mjv_updateScene,
    CALL(ctv_updateScene(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (int)v[5].i, v[6].p)),
    MODEL, DATA, STRUCT("opt", 0, MjvOption), STRUCT("pert", ARG_NULL, MjvPerturb), STRUCT("cam", 0, MjvCamera), INT("catmask"), STRUCT("scn", 0, MjvScene))

static bool check_mjv_addGeoms(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctvPerturb* pert = v[3].p;
  const ctvScene* scn = v[5].p;
  if (!(scene_fits(m, scn))) return call_need(fn, "the scene was not made for this model");
  if (!(pert->select < m->nbody)) return call_need(fn, "pert.select is not a body of this model");
  return true;
}

FUNCTION(mjv_addGeoms, R_NONE, NULL, 0, 1, true, check_mjv_addGeoms,
    CALL(ctv_addGeoms(v[0].p, v[1].p, v[2].p, v[3].p, (int)v[4].i, v[5].p)),
    MODEL, DATA, STRUCT("opt", 0, MjvOption), STRUCT("pert", 0, MjvPerturb), INT("catmask"), STRUCT("scn", 0, MjvScene))

static bool check_mjv_makeLights(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctvScene* scn = v[2].p;
  if (!(scene_fits(m, scn))) return call_need(fn, "the scene was not made for this model");
  return true;
}

FUNCTION(mjv_makeLights, R_NONE, NULL, 0, 1, false, check_mjv_makeLights,
    CALL(ctv_makeLights(v[0].p, v[1].p, v[2].p)),
    MODEL, DATA, STRUCT("scn", 0, MjvScene))

static bool check_mjv_updateCamera(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctvCamera* cam = v[2].p;
  const ctvScene* scn = v[3].p;
  if (!(scene_fits(m, scn))) return call_need(fn, "the scene was not made for this model");
  if (!(camera_fits(m, cam))) return call_need(fn, "the camera's type, fixedcamid or trackbodyid is not valid for this model");
  return true;
}

FUNCTION(mjv_updateCamera, R_NONE, NULL, 0, 1, false, check_mjv_updateCamera,
    CALL(ctv_updateCamera(v[0].p, v[1].p, v[2].p, v[3].p)),
    MODEL, DATA, STRUCT("cam", 0, MjvCamera), STRUCT("scn", 0, MjvScene))

static bool check_mjv_updateSkin(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const ctvScene* scn = v[2].p;
  if (!(scene_fits(m, scn))) return call_need(fn, "the scene was not made for this model");
  return true;
}

FUNCTION(mjv_updateSkin, R_NONE, NULL, 0, 1, false, check_mjv_updateSkin,
    CALL(ctv_updateSkin(v[0].p, v[1].p, v[2].p)),
    MODEL, DATA, STRUCT("scn", 0, MjvScene))

static bool check_mjv_cameraFrame(const PyFn* fn, const Slot* v) {
  const ctvCamera* cam = v[5].p;
  if (!(camera_fits(v[4].handle->model, cam))) return call_need(fn, "the camera's type, fixedcamid or trackbodyid is not valid for this model");
  if (!call_shape(fn, v, 0, 3, -1)) return false;
  if (!call_shape(fn, v, 1, 3, -1)) return false;
  if (!call_shape(fn, v, 2, 3, -1)) return false;
  if (!call_shape(fn, v, 3, 3, -1)) return false;
  return true;
}

FUNCTION(mjv_cameraFrame, R_NONE, NULL, -1, 4, false, check_mjv_cameraFrame,
    CALL(ctv_cameraFrame(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p)),
    ARRAY("headpos", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("forward", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("up", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("right", DOUBLE, ARG_OUT, UNCHECKED), DATA, STRUCT("cam", 0, MjvCamera))

static bool check_mjv_cameraFrustum(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[3].p;
  const ctvCamera* cam = v[4].p;
  if (!(camera_fits(m, cam))) return call_need(fn, "the camera's type, fixedcamid or trackbodyid is not valid for this model");
  if (!call_shape(fn, v, 0, 2, -1)) return false;
  if (!call_shape(fn, v, 1, 2, -1)) return false;
  if (!call_shape(fn, v, 2, 2, -1)) return false;
  return true;
}

FUNCTION(mjv_cameraFrustum, R_NONE, NULL, 3, -1, false, check_mjv_cameraFrustum,
    CALL(ctv_cameraFrustum(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p)),
    ARRAY("zver", FLOAT, ARG_OUT, UNCHECKED), ARRAY("zhor", FLOAT, ARG_OUT, UNCHECKED), ARRAY("zclip", FLOAT, ARG_OUT, UNCHECKED), MODEL, STRUCT("cam", 0, MjvCamera))

FUNCTION(mjr_changeFont, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_changeFont((int)v[0].i, v[1].p)),
    INT("fontscale"), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_addAux, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_addAux((int)v[0].i, (int)v[1].i, (int)v[2].i, (int)v[3].i, v[4].p)),
    INT("index"), INT("width"), INT("height"), INT("samples"), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_resizeOffscreen, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_resizeOffscreen((int)v[0].i, (int)v[1].i, v[2].p)),
    INT("width"), INT("height"), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_uploadTexture, R_NONE, NULL, 0, -1, false, NULL,
    CALL(ctr_uploadTexture(v[0].p, v[1].p, (int)v[2].i)),
    MODEL, STRUCT("con", 0, MjrContext), INT("texid"))

FUNCTION(mjr_uploadMesh, R_NONE, NULL, 0, -1, false, NULL,
    CALL(ctr_uploadMesh(v[0].p, v[1].p, (int)v[2].i)),
    MODEL, STRUCT("con", 0, MjrContext), INT("meshid"))

FUNCTION(mjr_uploadHField, R_NONE, NULL, 0, -1, false, NULL,
    CALL(ctr_uploadHField(v[0].p, v[1].p, (int)v[2].i)),
    MODEL, STRUCT("con", 0, MjrContext), INT("hfieldid"))

FUNCTION(mjr_restoreBuffer, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_restoreBuffer(v[0].p)),
    STRUCT("con", 0, MjrContext))

FUNCTION(mjr_setBuffer, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_setBuffer((int)v[0].i, v[1].p)),
    INT("framebuffer"), STRUCT("con", 0, MjrContext))

static bool check_mjr_readPixels(const PyFn* fn, const Slot* v) {
  const ctrRect viewport = *(const ctrRect*)v[2].p;
  if (!(pixels_fit(v, viewport))) return call_need(fn, "rgb must have size 3*width*height and depth size width*height");
  return true;
}

FUNCTION(mjr_readPixels, R_NONE, NULL, -1, -1, false, check_mjr_readPixels,
    CALL(ctr_readPixels(v[0].p, v[1].p, *(const ctrRect*)v[2].p, v[3].p)),
    ARRAY("rgb", UINT8, ARG_NULL | ARG_OUT, UNCHECKED), ARRAY("depth", FLOAT, ARG_NULL | ARG_OUT, UNCHECKED), STRUCT("viewport", 0, MjrRect), STRUCT("con", 0, MjrContext))

static bool check_mjr_drawPixels(const PyFn* fn, const Slot* v) {
  const ctrRect viewport = *(const ctrRect*)v[2].p;
  if (!(pixels_fit(v, viewport))) return call_need(fn, "rgb must have size 3*width*height and depth size width*height");
  return true;
}

FUNCTION(mjr_drawPixels, R_NONE, NULL, -1, -1, false, check_mjr_drawPixels,
    CALL(ctr_drawPixels(v[0].p, v[1].p, *(const ctrRect*)v[2].p, v[3].p)),
    ARRAY("rgb", UINT8, ARG_NULL, UNCHECKED), ARRAY("depth", FLOAT, ARG_NULL, UNCHECKED), STRUCT("viewport", 0, MjrRect), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_blitBuffer, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_blitBuffer(*(const ctrRect*)v[0].p, *(const ctrRect*)v[1].p, (int)v[2].i, (int)v[3].i, v[4].p)),
    STRUCT("src", 0, MjrRect), STRUCT("dst", 0, MjrRect), INT("flg_color"), INT("flg_depth"), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_setAux, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_setAux((int)v[0].i, v[1].p)),
    INT("index"), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_blitAux, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_blitAux((int)v[0].i, *(const ctrRect*)v[1].p, (int)v[2].i, (int)v[3].i, v[4].p)),
    INT("index"), STRUCT("src", 0, MjrRect), INT("left"), INT("bottom"), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_text, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_text((int)v[0].i, v[1].p, v[2].p, (float)v[3].x, (float)v[4].x, (float)v[5].x, (float)v[6].x, (float)v[7].x)),
    INT("font"), STRING("txt", 0), STRUCT("con", 0, MjrContext), NUM("x"), NUM("y"), NUM("r"), NUM("g"), NUM("b"))

FUNCTION(mjr_overlay, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_overlay((int)v[0].i, (int)v[1].i, *(const ctrRect*)v[2].p, v[3].p, v[4].p, v[5].p)),
    INT("font"), INT("gridpos"), STRUCT("viewport", 0, MjrRect), STRING("overlay", 0), STRING("overlay2", ARG_NULL), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_rectangle, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_rectangle(*(const ctrRect*)v[0].p, (float)v[1].x, (float)v[2].x, (float)v[3].x, (float)v[4].x)),
    STRUCT("viewport", 0, MjrRect), NUM("r"), NUM("g"), NUM("b"), NUM("a"))

FUNCTION(mjr_label, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_label(*(const ctrRect*)v[0].p, (int)v[1].i, v[2].p, (float)v[3].x, (float)v[4].x, (float)v[5].x, (float)v[6].x, (float)v[7].x, (float)v[8].x, (float)v[9].x, v[10].p)),
    STRUCT("viewport", 0, MjrRect), INT("font"), STRING("txt", 0), NUM("r"), NUM("g"), NUM("b"), NUM("a"), NUM("rt"), NUM("gt"), NUM("bt"), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_figure, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_figure(*(const ctrRect*)v[0].p, v[1].p, v[2].p)),
    STRUCT("viewport", 0, MjrRect), STRUCT("fig", 0, MjvFigure), STRUCT("con", 0, MjrContext))

static bool check_mjr_render(const PyFn* fn, const Slot* v) {
  if (!(scene_drawable(v))) return call_need(fn, "the counts of the scene are not those of its model");
  return true;
}

FUNCTION(mjr_render, R_NONE, NULL, -1, -1, false, check_mjr_render,
    CALL(ctr_render(*(const ctrRect*)v[0].p, v[1].p, v[2].p)),
    STRUCT("viewport", 0, MjrRect), STRUCT("scn", 0, MjvScene), STRUCT("con", 0, MjrContext))

FUNCTION(mjr_finish, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctr_finish()),
    NONE)

FUNCTION(mjr_getError, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctr_getError()),
    NONE)

FUNCTION(mjs_getError, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_getError(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mju_zero3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_zero3(v[0].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)))

FUNCTION(mju_copy3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_copy3(v[0].p, v[1].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("data", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_scl3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_scl3(v[0].p, v[1].p, v[2].x)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("vec", DOUBLE, 0, FIXED(3)), NUM("scl"))

FUNCTION(mju_add3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_add3(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("vec1", DOUBLE, 0, FIXED(3)), ARRAY("vec2", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_sub3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_sub3(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("vec1", DOUBLE, 0, FIXED(3)), ARRAY("vec2", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_addTo3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_addTo3(v[0].p, v[1].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("vec", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_subFrom3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_subFrom3(v[0].p, v[1].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("vec", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_addToScl3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_addToScl3(v[0].p, v[1].p, v[2].x)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("vec", DOUBLE, 0, FIXED(3)), NUM("scl"))

FUNCTION(mju_addScl3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_addScl3(v[0].p, v[1].p, v[2].p, v[3].x)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("vec1", DOUBLE, 0, FIXED(3)), ARRAY("vec2", DOUBLE, 0, FIXED(3)), NUM("scl"))

FUNCTION(mju_normalize3, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_normalize3(v[0].p)),
    ARRAY("vec", DOUBLE, ARG_OUT, FIXED(3)))

FUNCTION(mju_norm3, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_norm3(v[0].p)),
    ARRAY("vec", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_dot3, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_dot3(v[0].p, v[1].p)),
    ARRAY("vec1", DOUBLE, 0, FIXED(3)), ARRAY("vec2", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_dist3, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_dist3(v[0].p, v[1].p)),
    ARRAY("pos1", DOUBLE, 0, FIXED(3)), ARRAY("pos2", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_mulMatVec3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulMatVec3(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("mat", DOUBLE, 0, FIXED(9)), ARRAY("vec", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_mulMatTVec3, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulMatTVec3(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("mat", DOUBLE, 0, FIXED(9)), ARRAY("vec", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_cross, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_cross(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("a", DOUBLE, 0, FIXED(3)), ARRAY("b", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_zero4, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_zero4(v[0].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(4)))

FUNCTION(mju_unit4, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_unit4(v[0].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(4)))

FUNCTION(mju_copy4, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_copy4(v[0].p, v[1].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("data", DOUBLE, 0, FIXED(4)))

FUNCTION(mju_normalize4, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_normalize4(v[0].p)),
    ARRAY("vec", DOUBLE, ARG_OUT, FIXED(4)))

FUNCTION(mju_zero, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_zero(v[0].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)))

FUNCTION(mju_fill, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_fill(v[0].p, v[1].x, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), NUM("val"))

FUNCTION(mju_copy, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_copy(v[0].p, v[1].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_sum, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_sum(v[0].p, (int)v[0].size)),
    ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_L1, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_L1(v[0].p, (int)v[0].size)),
    ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_scl, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_scl(v[0].p, v[1].p, v[2].x, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)), NUM("scl"))

FUNCTION(mju_add, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_add(v[0].p, v[1].p, v[2].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec1", DOUBLE, 0, FROM_SIZE(0)), ARRAY("vec2", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_sub, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_sub(v[0].p, v[1].p, v[2].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec1", DOUBLE, 0, FROM_SIZE(0)), ARRAY("vec2", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_addTo, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_addTo(v[0].p, v[1].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_subFrom, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_subFrom(v[0].p, v[1].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_addToScl, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_addToScl(v[0].p, v[1].p, v[2].x, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)), NUM("scl"))

FUNCTION(mju_addScl, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_addScl(v[0].p, v[1].p, v[2].p, v[3].x, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec1", DOUBLE, 0, FROM_SIZE(0)), ARRAY("vec2", DOUBLE, 0, FROM_SIZE(0)), NUM("scl"))

FUNCTION(mju_normalize, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_normalize(v[0].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)))

FUNCTION(mju_norm, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_norm(v[0].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_dot, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_dot(v[0].p, v[1].p, (int)v[0].size)),
    ARRAY("vec1", DOUBLE, 0, FROM_SIZE(0)), ARRAY("vec2", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_mulMatVec, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulMatVec(v[0].p, v[1].p, v[2].p, (int)v[0].size, (int)v[1].cols)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("mat", DOUBLE, 0, FROM_SIZE(0), FROM_COLS(1)), ARRAY("vec", DOUBLE, 0, FROM_COLS(1)))

FUNCTION(mju_mulMatTVec, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulMatTVec(v[0].p, v[1].p, v[2].p, (int)call_rows(&v[1], 0), (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("mat", DOUBLE, 0, FROM_ROWS(1), FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_ROWS(1)))

FUNCTION(mju_mulVecMatVec, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_mulVecMatVec(v[0].p, v[1].p, v[2].p, (int)v[0].size)),
    ARRAY("vec1", DOUBLE, 0, FROM_SIZE(0)), ARRAY("mat", DOUBLE, 0, FROM_SIZE(0), FROM_SIZE(0)), ARRAY("vec2", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_transpose, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_transpose(v[0].p, v[1].p, (int)v[0].cols, (int)call_rows(&v[0], 0))),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_ROWS(0), FROM_COLS(0)), ARRAY("mat", DOUBLE, 0, FROM_COLS(0), FROM_ROWS(0)))

FUNCTION(mju_symmetrize, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_symmetrize(v[0].p, v[1].p, (int)call_rows(&v[0], 0))),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_ROWS(0), FROM_ROWS(0)), ARRAY("mat", DOUBLE, 0, FROM_ROWS(0), FROM_ROWS(0)))

FUNCTION(mju_eye, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_eye(v[0].p, (int)call_rows(&v[0], 0))),
    ARRAY("mat", DOUBLE, ARG_OUT, FROM_ROWS(0), FROM_ROWS(0)))

FUNCTION(mju_mulMatMat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulMatMat(v[0].p, v[1].p, v[2].p, (int)call_rows(&v[0], 0), (int)v[1].cols, (int)v[0].cols)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_ROWS(0), FROM_COLS(0)), ARRAY("mat1", DOUBLE, 0, FROM_ROWS(0), FROM_COLS(1)), ARRAY("mat2", DOUBLE, 0, FROM_COLS(1), FROM_COLS(0)))

FUNCTION(mju_mulMatMatT, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulMatMatT(v[0].p, v[1].p, v[2].p, (int)call_rows(&v[0], 0), (int)v[1].cols, (int)v[0].cols)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_ROWS(0), FROM_COLS(0)), ARRAY("mat1", DOUBLE, 0, FROM_ROWS(0), FROM_COLS(1)), ARRAY("mat2", DOUBLE, 0, FROM_COLS(0), FROM_COLS(1)))

FUNCTION(mju_mulMatTMat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulMatTMat(v[0].p, v[1].p, v[2].p, (int)call_rows(&v[1], 0), (int)call_rows(&v[0], 0), (int)v[0].cols)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_ROWS(0), FROM_COLS(0)), ARRAY("mat1", DOUBLE, 0, FROM_ROWS(1), FROM_ROWS(0)), ARRAY("mat2", DOUBLE, 0, FROM_ROWS(1), FROM_COLS(0)))

FUNCTION(mju_sqrMatTD, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_sqrMatTD(v[0].p, v[1].p, v[2].p, (int)call_rows(&v[1], 0), (int)call_rows(&v[0], 0))),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_ROWS(0), FROM_ROWS(0)), ARRAY("mat", DOUBLE, 0, FROM_ROWS(1), FROM_ROWS(0)), ARRAY("diag", DOUBLE, ARG_NULL | ARG_LAST, FROM_ROWS(1)))

FUNCTION(mju_transformSpatial, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_transformSpatial(v[0].p, v[1].p, (int)v[2].i, v[3].p, v[4].p, v[5].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(6)), ARRAY("vec", DOUBLE, 0, FIXED(6)), INT("flg_force"), ARRAY("newpos", DOUBLE, 0, FIXED(3)), ARRAY("oldpos", DOUBLE, 0, FIXED(3)), ARRAY("rotnew2old", DOUBLE, ARG_NULL | ARG_LAST, FIXED(9)))

FUNCTION(mju_dense2sparse, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctu_dense2sparse(v[0].p, v[1].p, (int)call_rows(&v[1], 0), (int)v[1].cols, v[2].p, v[3].p, v[4].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("mat", DOUBLE, 0, FROM_ROWS(1), FROM_COLS(1)), ARRAY("rownnz", INT, ARG_OUT, FROM_ROWS(1)), ARRAY("rowadr", INT, ARG_OUT, FROM_ROWS(1)), ARRAY("colind", INT, ARG_OUT, FROM_SIZE(0)))

static bool check_mju_sparse2dense(const PyFn* fn, const Slot* v) {
  const int nr = (int)call_rows(&v[0], 0);
  const int nc = (int)v[0].cols;
  const int* rownnz = v[2].p;
  const int* rowadr = v[3].p;
  const int* colind = v[4].p;
  if (!call_shape(fn, v, 0, nr, nc)) return false;
  if (!call_shape(fn, v, 2, nr, -1)) return false;
  if (!call_shape(fn, v, 3, nr, -1)) return false;
  if (!(csr_fits(nr, nc, rownnz, rowadr, colind, v[1].size < v[4].size ? v[1].size : v[4].size))) return call_need(fn, "the pattern does not fit the arrays");
  return true;
}

FUNCTION(mju_sparse2dense, R_NONE, NULL, -1, -1, false, check_mju_sparse2dense,
    CALL(ctu_sparse2dense(v[0].p, v[1].p, (int)call_rows(&v[0], 0), (int)v[0].cols, v[2].p, v[3].p, v[4].p)),
    ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("mat", DOUBLE, 0, UNCHECKED), ARRAY("rownnz", INT, 0, UNCHECKED), ARRAY("rowadr", INT, 0, UNCHECKED), ARRAY("colind", INT, 0, UNCHECKED))

FUNCTION(mju_rotVecQuat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_rotVecQuat(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("vec", DOUBLE, 0, FIXED(3)), ARRAY("quat", DOUBLE, 0, FIXED(4)))

FUNCTION(mju_negQuat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_negQuat(v[0].p, v[1].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("quat", DOUBLE, 0, FIXED(4)))

FUNCTION(mju_mulQuat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulQuat(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("quat1", DOUBLE, 0, FIXED(4)), ARRAY("quat2", DOUBLE, 0, FIXED(4)))

FUNCTION(mju_mulQuatAxis, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulQuatAxis(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("quat", DOUBLE, 0, FIXED(4)), ARRAY("axis", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_axisAngle2Quat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_axisAngle2Quat(v[0].p, v[1].p, v[2].x)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("axis", DOUBLE, 0, FIXED(3)), NUM("angle"))

FUNCTION(mju_quat2Vel, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_quat2Vel(v[0].p, v[1].p, v[2].x)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("quat", DOUBLE, 0, FIXED(4)), NUM("dt"))

FUNCTION(mju_subQuat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_subQuat(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("qa", DOUBLE, 0, FIXED(4)), ARRAY("qb", DOUBLE, 0, FIXED(4)))

FUNCTION(mju_quat2Mat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_quat2Mat(v[0].p, v[1].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(9)), ARRAY("quat", DOUBLE, 0, FIXED(4)))

FUNCTION(mju_mat2Quat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mat2Quat(v[0].p, v[1].p)),
    ARRAY("quat", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("mat", DOUBLE, 0, FIXED(9)))

FUNCTION(mju_derivQuat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_derivQuat(v[0].p, v[1].p, v[2].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("quat", DOUBLE, 0, FIXED(4)), ARRAY("vel", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_quatIntegrate, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_quatIntegrate(v[0].p, v[1].p, v[2].x)),
    ARRAY("quat", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("vel", DOUBLE, 0, FIXED(3)), NUM("scale"))

FUNCTION(mju_quatZ2Vec, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_quatZ2Vec(v[0].p, v[1].p)),
    ARRAY("quat", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("vec", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_mat2Rot, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctu_mat2Rot(v[0].p, v[1].p)),
    ARRAY("quat", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("mat", DOUBLE, 0, FIXED(9)))

FUNCTION(mju_euler2Quat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_euler2Quat(v[0].p, v[1].p, v[2].p)),
    ARRAY("quat", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("euler", DOUBLE, 0, FIXED(3)), STRING("seq", 0))

FUNCTION(mju_mulPose, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_mulPose(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p)),
    ARRAY("posres", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("quatres", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("pos1", DOUBLE, 0, FIXED(3)), ARRAY("quat1", DOUBLE, 0, FIXED(4)), ARRAY("pos2", DOUBLE, 0, FIXED(3)), ARRAY("quat2", DOUBLE, 0, FIXED(4)))

FUNCTION(mju_negPose, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_negPose(v[0].p, v[1].p, v[2].p, v[3].p)),
    ARRAY("posres", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("quatres", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("pos", DOUBLE, 0, FIXED(3)), ARRAY("quat", DOUBLE, 0, FIXED(4)))

FUNCTION(mju_trnVecPose, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_trnVecPose(v[0].p, v[1].p, v[2].p, v[3].p)),
    ARRAY("res", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("pos", DOUBLE, 0, FIXED(3)), ARRAY("quat", DOUBLE, 0, FIXED(4)), ARRAY("vec", DOUBLE, 0, FIXED(3)))

FUNCTION(mju_cholFactor, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctu_cholFactor(v[0].p, (int)call_rows(&v[0], 0), v[1].x)),
    ARRAY("mat", DOUBLE, ARG_OUT, FROM_ROWS(0), FROM_ROWS(0)), NUM("mindiag"))

FUNCTION(mju_cholSolve, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_cholSolve(v[0].p, v[1].p, v[2].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("mat", DOUBLE, 0, FROM_SIZE(0), FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_cholUpdate, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctu_cholUpdate(v[0].p, v[1].p, (int)call_rows(&v[0], 0), (int)v[2].i)),
    ARRAY("mat", DOUBLE, ARG_OUT, FROM_ROWS(0), FROM_ROWS(0)), ARRAY("x", DOUBLE, ARG_OUT, FROM_ROWS(0)), INT("flg_plus"))

static bool check_mju_cholFactorBand(const PyFn* fn, const Slot* v) {
  const int ntotal = (int)v[1].i;
  const int nband = (int)v[2].i;
  const int ndense = (int)v[3].i;
  if (!(band_fits(ntotal, nband, ndense))) return call_need(fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
  if (!call_shape(fn, v, 0, (ntotal - ndense) * nband + ndense * ntotal, -1)) return false;
  return true;
}

FUNCTION(mju_cholFactorBand, R_NUM, NULL, -1, -1, false, check_mju_cholFactorBand,
    CALL(r->x = ctu_cholFactorBand(v[0].p, (int)v[1].i, (int)v[2].i, (int)v[3].i, v[4].x, v[5].x)),
    ARRAY("mat", DOUBLE, ARG_OUT, UNCHECKED), INT("ntotal"), INT("nband"), INT("ndense"), NUM("diagadd"), NUM("diagmul"))

static bool check_mju_cholSolveBand(const PyFn* fn, const Slot* v) {
  const int ntotal = (int)v[3].i;
  const int nband = (int)v[4].i;
  const int ndense = (int)v[5].i;
  if (!(band_fits(ntotal, nband, ndense))) return call_need(fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
  if (!call_shape(fn, v, 0, ntotal, -1)) return false;
  if (!call_shape(fn, v, 1, (ntotal - ndense) * nband + ndense * ntotal, -1)) return false;
  if (!call_shape(fn, v, 2, ntotal, -1)) return false;
  return true;
}

FUNCTION(mju_cholSolveBand, R_NONE, NULL, -1, -1, false, check_mju_cholSolveBand,
    CALL(ctu_cholSolveBand(v[0].p, v[1].p, v[2].p, (int)v[3].i, (int)v[4].i, (int)v[5].i)),
    ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("mat", DOUBLE, 0, UNCHECKED), ARRAY("vec", DOUBLE, 0, UNCHECKED), INT("ntotal"), INT("nband"), INT("ndense"))

static bool check_mju_band2Dense(const PyFn* fn, const Slot* v) {
  const int ntotal = (int)v[2].i;
  const int nband = (int)v[3].i;
  const int ndense = (int)v[4].i;
  if (!(band_fits(ntotal, nband, ndense))) return call_need(fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
  if (!call_shape(fn, v, 0, ntotal, ntotal)) return false;
  if (!call_shape(fn, v, 1, (ntotal - ndense) * nband + ndense * ntotal, -1)) return false;
  return true;
}

FUNCTION(mju_band2Dense, R_NONE, NULL, -1, -1, false, check_mju_band2Dense,
    CALL(ctu_band2Dense(v[0].p, v[1].p, (int)v[2].i, (int)v[3].i, (int)v[4].i, (cttByte)v[5].i)),
    ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("mat", DOUBLE, 0, UNCHECKED), INT("ntotal"), INT("nband"), INT("ndense"), INT("flg_sym"))

static bool check_mju_dense2Band(const PyFn* fn, const Slot* v) {
  const int ntotal = (int)v[2].i;
  const int nband = (int)v[3].i;
  const int ndense = (int)v[4].i;
  if (!(band_fits(ntotal, nband, ndense))) return call_need(fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
  if (!call_shape(fn, v, 0, (ntotal - ndense) * nband + ndense * ntotal, -1)) return false;
  if (!call_shape(fn, v, 1, ntotal, ntotal)) return false;
  return true;
}

FUNCTION(mju_dense2Band, R_NONE, NULL, -1, -1, false, check_mju_dense2Band,
    CALL(ctu_dense2Band(v[0].p, v[1].p, (int)v[2].i, (int)v[3].i, (int)v[4].i)),
    ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("mat", DOUBLE, 0, UNCHECKED), INT("ntotal"), INT("nband"), INT("ndense"))

static bool check_mju_bandMulMatVec(const PyFn* fn, const Slot* v) {
  const int ntotal = (int)v[3].i;
  const int nband = (int)v[4].i;
  const int ndense = (int)v[5].i;
  const int nvec = (int)v[6].i;
  if (!call_shape(fn, v, 0, nvec * ntotal, -1)) return false;
  if (!call_shape(fn, v, 1, (ntotal - ndense) * nband + ndense * ntotal, -1)) return false;
  if (!call_shape(fn, v, 2, nvec * ntotal, -1)) return false;
  if (!(band_fits(ntotal, nband, ndense) && nvec >= 0)) return call_need(fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
  return true;
}

FUNCTION(mju_bandMulMatVec, R_NONE, NULL, -1, -1, false, check_mju_bandMulMatVec,
    CALL(ctu_bandMulMatVec(v[0].p, v[1].p, v[2].p, (int)v[3].i, (int)v[4].i, (int)v[5].i, (int)v[6].i, (cttByte)v[7].i)),
    ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("mat", DOUBLE, 0, UNCHECKED), ARRAY("vec", DOUBLE, 0, UNCHECKED), INT("ntotal"), INT("nband"), INT("ndense"), INT("nvec"), INT("flg_sym"))

static bool check_mju_bandDiag(const PyFn* fn, const Slot* v) {
  const int i = (int)v[0].i;
  const int ntotal = (int)v[1].i;
  const int nband = (int)v[2].i;
  const int ndense = (int)v[3].i;
  if (!(band_fits(ntotal, nband, ndense) && 0 <= i && i < ntotal)) return call_need(fn, "0 < nband <= ntotal, 0 <= ndense <= ntotal and 0 <= i < ntotal must hold");
  return true;
}

FUNCTION(mju_bandDiag, R_INT, NULL, -1, -1, false, check_mju_bandDiag,
    CALL(r->i = ctu_bandDiag((int)v[0].i, (int)v[1].i, (int)v[2].i, (int)v[3].i)),
    INT("i"), INT("ntotal"), INT("nband"), INT("ndense"))

FUNCTION(mju_eig3, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctu_eig3(v[0].p, v[1].p, v[2].p, v[3].p)),
    ARRAY("eigval", DOUBLE, ARG_OUT, FIXED(3)), ARRAY("eigvec", DOUBLE, ARG_OUT, FIXED(9)), ARRAY("quat", DOUBLE, ARG_OUT, FIXED(4)), ARRAY("mat", DOUBLE, 0, FIXED(9)))

static bool check_mju_boxQP(const PyFn* fn, const Slot* v) {
  const int n = (int)v[0].size;
  if (!call_shape(fn, v, 0, n, -1)) return false;
  if (!call_shape(fn, v, 1, n, n + 7)) return false;
  if (!call_shape(fn, v, 2, n, -1)) return false;
  if (!call_shape(fn, v, 3, n, n)) return false;
  if (!call_shape(fn, v, 4, n, -1)) return false;
  if (!call_shape(fn, v, 5, n, -1)) return false;
  if (!call_shape(fn, v, 6, n, -1)) return false;
  return true;
}

FUNCTION(mju_boxQP, R_INT, NULL, -1, -1, false, check_mju_boxQP,
    CALL(r->i = ctu_boxQP(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, (int)v[0].size, v[5].p, v[6].p)),
    ARRAY("res", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("R", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("index", INT, ARG_NULL | ARG_OUT, UNCHECKED), ARRAY("H", DOUBLE, 0, UNCHECKED), ARRAY("g", DOUBLE, 0, UNCHECKED), ARRAY("lower", DOUBLE, ARG_NULL | ARG_LAST, UNCHECKED), ARRAY("upper", DOUBLE, ARG_NULL | ARG_LAST, UNCHECKED))

FUNCTION(mju_muscleGain, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_muscleGain(v[0].x, v[1].x, v[2].p, v[3].x, v[4].p)),
    NUM("len"), NUM("vel"), ARRAY("lengthrange", DOUBLE, 0, FIXED(2)), NUM("acc0"), ARRAY("prm", DOUBLE, 0, FIXED(9)))

FUNCTION(mju_muscleBias, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_muscleBias(v[0].x, v[1].p, v[2].x, v[3].p)),
    NUM("len"), ARRAY("lengthrange", DOUBLE, 0, FIXED(2)), NUM("acc0"), ARRAY("prm", DOUBLE, 0, FIXED(9)))

FUNCTION(mju_muscleDynamics, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_muscleDynamics(v[0].x, v[1].x, v[2].p)),
    NUM("ctrl"), NUM("act"), ARRAY("prm", DOUBLE, 0, FIXED(3)))

static bool check_mju_encodePyramid(const PyFn* fn, const Slot* v) {
  const int dim = (int)v[1].size;
  if (!call_shape(fn, v, 0, 2 * (dim - 1), -1)) return false;
  if (!call_shape(fn, v, 1, dim, -1)) return false;
  if (!call_shape(fn, v, 2, 5, -1)) return false;
  return true;
}

FUNCTION(mju_encodePyramid, R_NONE, NULL, -1, -1, false, check_mju_encodePyramid,
    CALL(ctu_encodePyramid(v[0].p, v[1].p, v[2].p, (int)v[1].size)),
    ARRAY("pyramid", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("force", DOUBLE, 0, UNCHECKED), ARRAY("mu", DOUBLE, 0, UNCHECKED))

static bool check_mju_decodePyramid(const PyFn* fn, const Slot* v) {
  const int dim = (int)v[0].size;
  if (!call_shape(fn, v, 0, dim, -1)) return false;
  if (!call_shape(fn, v, 1, 2 * (dim - 1), -1)) return false;
  if (!call_shape(fn, v, 2, 5, -1)) return false;
  return true;
}

FUNCTION(mju_decodePyramid, R_NONE, NULL, -1, -1, false, check_mju_decodePyramid,
    CALL(ctu_decodePyramid(v[0].p, v[1].p, v[2].p, (int)v[0].size)),
    ARRAY("force", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("pyramid", DOUBLE, 0, UNCHECKED), ARRAY("mu", DOUBLE, 0, UNCHECKED))

FUNCTION(mju_springDamper, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_springDamper(v[0].x, v[1].x, v[2].x, v[3].x, v[4].x)),
    NUM("pos0"), NUM("vel0"), NUM("Kp"), NUM("Kv"), NUM("dt"))

FUNCTION(mju_min, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_min(v[0].x, v[1].x)),
    NUM("a"), NUM("b"))

FUNCTION(mju_max, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_max(v[0].x, v[1].x)),
    NUM("a"), NUM("b"))

FUNCTION(mju_clip, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_clip(v[0].x, v[1].x, v[2].x)),
    NUM("x"), NUM("min"), NUM("max"))

FUNCTION(mju_sign, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_sign(v[0].x)),
    NUM("x"))

FUNCTION(mju_round, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctu_round(v[0].x)),
    NUM("x"))

FUNCTION(mju_type2Str, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = ctu_type2Str((int)v[0].i)),
    INT("type"))

FUNCTION(mju_str2Type, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctu_str2Type(v[0].p)),
    STRING("str", 0))

FUNCTION(mju_writeNumBytes, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = ctu_writeNumBytes((size_t)v[0].i)),
    INT("nbytes"))

FUNCTION(mju_warningText, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = ctu_warningText((int)v[0].i, (size_t)v[1].i)),
    INT("warning"), INT("info"))

FUNCTION(mju_isBad, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctu_isBad(v[0].x)),
    NUM("x"))

FUNCTION(mju_isZero, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctu_isZero(v[0].p, (int)v[0].size)),
    ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_f2n, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_f2n(v[0].p, v[1].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec", FLOAT, 0, FROM_SIZE(0)))

FUNCTION(mju_n2f, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_n2f(v[0].p, v[1].p, (int)v[0].size)),
    ARRAY("res", FLOAT, ARG_OUT, FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_d2n, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_d2n(v[0].p, v[1].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_n2d, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_n2d(v[0].p, v[1].p, (int)v[0].size)),
    ARRAY("res", DOUBLE, ARG_OUT, FROM_SIZE(0)), ARRAY("vec", DOUBLE, 0, FROM_SIZE(0)))

FUNCTION(mju_insertionSort, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_insertionSort(v[0].p, (int)v[0].size)),
    ARRAY("list", DOUBLE, ARG_OUT, FROM_SIZE(0)))

FUNCTION(mju_insertionSortInt, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctu_insertionSortInt(v[0].p, (int)v[0].size)),
    ARRAY("list", INT, ARG_OUT, FROM_SIZE(0)))

static bool check_mju_Halton(const PyFn* fn, const Slot* v) {
  const int base = (int)v[1].i;
  if (!(base > 1)) return call_need(fn, "base must be above 1");
  return true;
}

FUNCTION(mju_Halton, R_NUM, NULL, -1, -1, false, check_mju_Halton,
    CALL(r->x = ctu_Halton((int)v[0].i, (int)v[1].i)),
    INT("index"), INT("base"))

FUNCTION(mju_sigmoid, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = ctu_sigmoid(v[0].x)),
    NUM("x"))

static bool check_mjd_transitionFD(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const cttNum eps = v[2].x;
  if (!(eps > 0)) return call_need(fn, "eps must be positive");
  if (!call_shape(fn, v, 4, 2 * m->nv + m->na, 2 * m->nv + m->na)) return false;
  if (!call_shape(fn, v, 5, 2 * m->nv + m->na, m->nu)) return false;
  if (!call_shape(fn, v, 6, m->nsensordata, 2 * m->nv + m->na)) return false;
  if (!call_shape(fn, v, 7, m->nsensordata, m->nu)) return false;
  return true;
}

FUNCTION(mjd_transitionFD, R_NONE, NULL, 0, 1, true, check_mjd_transitionFD,
    CALL(ctd_transitionFD(v[0].p, v[1].p, v[2].x, (cttByte)v[3].i, v[4].p, v[5].p, v[6].p, v[7].p)),
    MODEL, DATA, NUM("eps"), INT("flg_centered"), ARRAY("A", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("B", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("C", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("D", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED))

static bool check_mjd_inverseFD(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const cttNum eps = v[2].x;
  if (!(eps > 0)) return call_need(fn, "eps must be positive");
  if (!(m->opt.noslip_iterations <= 0)) return call_need(fn, "noslip solver is not supported");
  if (!call_shape(fn, v, 4, m->nv, m->nv)) return false;
  if (!call_shape(fn, v, 5, m->nv, m->nv)) return false;
  if (!call_shape(fn, v, 6, m->nv, m->nv)) return false;
  if (!call_shape(fn, v, 7, m->nv, m->nsensordata)) return false;
  if (!call_shape(fn, v, 8, m->nv, m->nsensordata)) return false;
  if (!call_shape(fn, v, 9, m->nv, m->nsensordata)) return false;
  if (!call_shape(fn, v, 10, m->nv, m->nM)) return false;
  return true;
}

FUNCTION(mjd_inverseFD, R_NONE, NULL, 0, 1, true, check_mjd_inverseFD,
    CALL(ctd_inverseFD(v[0].p, v[1].p, v[2].x, (cttByte)v[3].i, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p, v[9].p, v[10].p)),
    MODEL, DATA, NUM("eps"), INT("flg_actuation"), ARRAY("DfDq", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("DfDv", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("DfDa", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("DsDq", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("DsDv", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("DsDa", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("DmDq", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED))

FUNCTION(mjd_subQuat, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctd_subQuat(v[0].p, v[1].p, v[2].p, v[3].p)),
    ARRAY("qa", DOUBLE, 0, FIXED(4)), ARRAY("qb", DOUBLE, 0, FIXED(4)), ARRAY("Da", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, FIXED(9)), ARRAY("Db", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, FIXED(9)))

FUNCTION(mjd_quatIntegrate, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctd_quatIntegrate(v[0].p, v[1].x, v[2].p, v[3].p, v[4].p)),
    ARRAY("vel", DOUBLE, 0, FIXED(3)), NUM("scale"), ARRAY("Dquat", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, FIXED(9)), ARRAY("Dvel", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, FIXED(9)), ARRAY("Dscale", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, FIXED(3)))

FUNCTION(mjp_pluginCount, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctp_pluginCount()),
    NONE)

FUNCTION(mjp_resourceProviderCount, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ctp_resourceProviderCount()),
    NONE)

FUNCTION(mjs_addBody, R_STRUCT, &struct_MjsBody, -1, -1, false, NULL,
    CALL(r->p = cts_addBody(v[0].p, v[1].p)),
    STRUCT("body", 0, MjsBody), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addSite, R_STRUCT, &struct_MjsSite, -1, -1, false, NULL,
    CALL(r->p = cts_addSite(v[0].p, v[1].p)),
    STRUCT("body", 0, MjsBody), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addJoint, R_STRUCT, &struct_MjsJoint, -1, -1, false, NULL,
    CALL(r->p = cts_addJoint(v[0].p, v[1].p)),
    STRUCT("body", 0, MjsBody), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addFreeJoint, R_STRUCT, &struct_MjsJoint, -1, -1, false, NULL,
    CALL(r->p = cts_addFreeJoint(v[0].p)),
    STRUCT("body", 0, MjsBody))

FUNCTION(mjs_addGeom, R_STRUCT, &struct_MjsGeom, -1, -1, false, NULL,
    CALL(r->p = cts_addGeom(v[0].p, v[1].p)),
    STRUCT("body", 0, MjsBody), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addCamera, R_STRUCT, &struct_MjsCamera, -1, -1, false, NULL,
    CALL(r->p = cts_addCamera(v[0].p, v[1].p)),
    STRUCT("body", 0, MjsBody), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addLight, R_STRUCT, &struct_MjsLight, -1, -1, false, NULL,
    CALL(r->p = cts_addLight(v[0].p, v[1].p)),
    STRUCT("body", 0, MjsBody), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addFrame, R_STRUCT, &struct_MjsFrame, -1, -1, false, NULL,
    CALL(r->p = cts_addFrame(v[0].p, v[1].p)),
    STRUCT("body", 0, MjsBody), STRUCT("parentframe", ARG_NULL | ARG_LAST, MjsFrame))

FUNCTION(mjs_addActuator, R_STRUCT, &struct_MjsActuator, -1, -1, false, NULL,
    CALL(r->p = cts_addActuator(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addSensor, R_STRUCT, &struct_MjsSensor, -1, -1, false, NULL,
    CALL(r->p = cts_addSensor(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addFlex, R_STRUCT, &struct_MjsFlex, -1, -1, false, NULL,
    CALL(r->p = cts_addFlex(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addPair, R_STRUCT, &struct_MjsPair, -1, -1, false, NULL,
    CALL(r->p = cts_addPair(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addExclude, R_STRUCT, &struct_MjsExclude, -1, -1, false, NULL,
    CALL(r->p = cts_addExclude(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addEquality, R_STRUCT, &struct_MjsEquality, -1, -1, false, NULL,
    CALL(r->p = cts_addEquality(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addTendon, R_STRUCT, &struct_MjsTendon, -1, -1, false, NULL,
    CALL(r->p = cts_addTendon(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_wrapSite, R_STRUCT, &struct_MjsWrap, -1, -1, false, NULL,
    CALL(r->p = cts_wrapSite(v[0].p, v[1].p)),
    STRUCT("tendon", 0, MjsTendon), STRING("name", 0))

FUNCTION(mjs_wrapGeom, R_STRUCT, &struct_MjsWrap, -1, -1, false, NULL,
    CALL(r->p = cts_wrapGeom(v[0].p, v[1].p, v[2].p)),
    STRUCT("tendon", 0, MjsTendon), STRING("name", 0), STRING("sidesite", ARG_NULL | ARG_LAST))

FUNCTION(mjs_wrapJoint, R_STRUCT, &struct_MjsWrap, -1, -1, false, NULL,
    CALL(r->p = cts_wrapJoint(v[0].p, v[1].p, v[2].x)),
    STRUCT("tendon", 0, MjsTendon), STRING("name", 0), NUM("coef"))

FUNCTION(mjs_wrapPulley, R_STRUCT, &struct_MjsWrap, -1, -1, false, NULL,
    CALL(r->p = cts_wrapPulley(v[0].p, v[1].x)),
    STRUCT("tendon", 0, MjsTendon), NUM("divisor"))

FUNCTION(mjs_addNumeric, R_STRUCT, &struct_MjsNumeric, -1, -1, false, NULL,
    CALL(r->p = cts_addNumeric(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addText, R_STRUCT, &struct_MjsText, -1, -1, false, NULL,
    CALL(r->p = cts_addText(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addTuple, R_STRUCT, &struct_MjsTuple, -1, -1, false, NULL,
    CALL(r->p = cts_addTuple(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addKey, R_STRUCT, &struct_MjsKey, -1, -1, false, NULL,
    CALL(r->p = cts_addKey(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addPlugin, R_STRUCT, &struct_MjsPlugin, -1, -1, false, NULL,
    CALL(r->p = cts_addPlugin(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addDefault, R_STRUCT, &struct_MjsDefault, -1, -1, false, NULL,
    CALL(r->p = cts_addDefault(v[0].p, v[1].p, v[2].p)),
    STRUCT("s", 0, MjSpec), STRING("classname", 0), STRUCT("parent", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_setToMotor, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_setToMotor(v[0].p)),
    STRUCT("actuator", 0, MjsActuator))

FUNCTION(mjs_setToPosition, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_setToPosition(v[0].p, v[1].x, v[2].p, v[3].p, v[4].p, v[5].x)),
    STRUCT("actuator", 0, MjsActuator), NUM("kp"), ARRAY("kv", DOUBLE, ARG_NULL | ARG_OUT, FIXED(1)), ARRAY("dampratio", DOUBLE, ARG_NULL | ARG_OUT, FIXED(1)), ARRAY("timeconst", DOUBLE, ARG_NULL | ARG_OUT, FIXED(1)), NUM("inheritrange"))

FUNCTION(mjs_setToIntVelocity, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_setToIntVelocity(v[0].p, v[1].x, v[2].p, v[3].p, v[4].p, v[5].x)),
    STRUCT("actuator", 0, MjsActuator), NUM("kp"), ARRAY("kv", DOUBLE, ARG_NULL | ARG_OUT, FIXED(1)), ARRAY("dampratio", DOUBLE, ARG_NULL | ARG_OUT, FIXED(1)), ARRAY("timeconst", DOUBLE, ARG_NULL | ARG_OUT, FIXED(1)), NUM("inheritrange"))

FUNCTION(mjs_setToVelocity, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_setToVelocity(v[0].p, v[1].x)),
    STRUCT("actuator", 0, MjsActuator), NUM("kv"))

FUNCTION(mjs_setToDamper, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_setToDamper(v[0].p, v[1].x)),
    STRUCT("actuator", 0, MjsActuator), NUM("kv"))

FUNCTION(mjs_setToCylinder, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_setToCylinder(v[0].p, v[1].x, v[2].x, v[3].x, v[4].x)),
    STRUCT("actuator", 0, MjsActuator), NUM("timeconst"), NUM("bias"), NUM("area"), NUM("diameter"))

FUNCTION(mjs_setToMuscle, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_setToMuscle(v[0].p, v[1].p, v[2].x, v[3].p, v[4].x, v[5].x, v[6].x, v[7].x, v[8].x, v[9].x, v[10].x)),
    STRUCT("actuator", 0, MjsActuator), ARRAY("timeconst", DOUBLE, ARG_OUT, FIXED(2)), NUM("tausmooth"), ARRAY("range", DOUBLE, ARG_OUT, FIXED(2)), NUM("force"), NUM("scale"), NUM("lmin"), NUM("lmax"), NUM("vmax"), NUM("fpmax"), NUM("fvmax"))

FUNCTION(mjs_setToAdhesion, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_setToAdhesion(v[0].p, v[1].x)),
    STRUCT("actuator", 0, MjsActuator), NUM("gain"))

FUNCTION(mjs_addMesh, R_STRUCT, &struct_MjsMesh, -1, -1, false, NULL,
    CALL(r->p = cts_addMesh(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_addHField, R_STRUCT, &struct_MjsHField, -1, -1, false, NULL,
    CALL(r->p = cts_addHField(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addSkin, R_STRUCT, &struct_MjsSkin, -1, -1, false, NULL,
    CALL(r->p = cts_addSkin(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addDeform, R_STRUCT, &struct_MjsDeform, -1, -1, false, NULL,
    CALL(r->p = cts_addDeform(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addTexture, R_STRUCT, &struct_MjsTexture, -1, -1, false, NULL,
    CALL(r->p = cts_addTexture(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_addMaterial, R_STRUCT, &struct_MjsMaterial, -1, -1, false, NULL,
    CALL(r->p = cts_addMaterial(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_getSpec, R_STRUCT, &struct_MjSpec, -1, -1, false, NULL,
    CALL(r->p = cts_getSpec(v[0].p)),
    ELEMENT("element", 0))

FUNCTION(mjs_findBody, R_STRUCT, &struct_MjsBody, -1, -1, false, NULL,
    CALL(r->p = cts_findBody(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRING("name", 0))

FUNCTION(mjs_findElement, R_ELEMENT, NULL, -1, -1, false, NULL,
    CALL(r->p = cts_findElement(v[0].p, (cttObj)v[1].i, v[2].p)),
    STRUCT("s", 0, MjSpec), INT("type"), STRING("name", 0))

FUNCTION(mjs_findChild, R_STRUCT, &struct_MjsBody, -1, -1, false, NULL,
    CALL(r->p = cts_findChild(v[0].p, v[1].p)),
    STRUCT("body", 0, MjsBody), STRING("name", 0))

FUNCTION(mjs_getParent, R_STRUCT, &struct_MjsBody, -1, -1, false, NULL,
    CALL(r->p = cts_getParent(v[0].p)),
    ELEMENT("element", 0))

FUNCTION(mjs_getFrame, R_STRUCT, &struct_MjsFrame, -1, -1, false, NULL,
    CALL(r->p = cts_getFrame(v[0].p)),
    ELEMENT("element", 0))

FUNCTION(mjs_findFrame, R_STRUCT, &struct_MjsFrame, -1, -1, false, NULL,
    CALL(r->p = cts_findFrame(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRING("name", 0))

FUNCTION(mjs_getDefault, R_STRUCT, &struct_MjsDefault, -1, -1, false, NULL,
    CALL(r->p = cts_getDefault(v[0].p)),
    ELEMENT("element", 0))

FUNCTION(mjs_findDefault, R_STRUCT, &struct_MjsDefault, -1, -1, false, NULL,
    CALL(r->p = cts_findDefault(v[0].p, v[1].p)),
    STRUCT("s", 0, MjSpec), STRING("classname", 0))

FUNCTION(mjs_getSpecDefault, R_STRUCT, &struct_MjsDefault, -1, -1, false, NULL,
    CALL(r->p = cts_getSpecDefault(v[0].p)),
    STRUCT("s", 0, MjSpec))

FUNCTION(mjs_getId, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = cts_getId(v[0].p)),
    ELEMENT("element", 0))

FUNCTION(mjs_firstChild, R_ELEMENT, NULL, -1, -1, false, NULL,
    CALL(r->p = cts_firstChild(v[0].p, (cttObj)v[1].i, (int)v[2].i)),
    STRUCT("body", 0, MjsBody), INT("type"), INT("recurse"))

FUNCTION(mjs_nextChild, R_ELEMENT, NULL, -1, -1, false, NULL,
    CALL(r->p = cts_nextChild(v[0].p, v[1].p, (int)v[2].i)),
    STRUCT("body", 0, MjsBody), ELEMENT("child", 0), INT("recurse"))

FUNCTION(mjs_getWrapTarget, R_ELEMENT, NULL, -1, -1, false, NULL,
    CALL(r->p = cts_getWrapTarget(v[0].p)),
    STRUCT("wrap", 0, MjsWrap))

FUNCTION(mjs_getWrapSideSite, R_STRUCT, &struct_MjsSite, -1, -1, false, NULL,
    CALL(r->p = cts_getWrapSideSite(v[0].p)),
    STRUCT("wrap", 0, MjsWrap))

FUNCTION(mjs_getWrapDivisor, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = cts_getWrapDivisor(v[0].p)),
    STRUCT("wrap", 0, MjsWrap))

FUNCTION(mjs_getWrapCoef, R_NUM, NULL, -1, -1, false, NULL,
    CALL(r->x = cts_getWrapCoef(v[0].p)),
    STRUCT("wrap", 0, MjsWrap))

FUNCTION(mjs_setName, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = cts_setName(v[0].p, v[1].p)),
    ELEMENT("element", 0), STRING("name", 0))

FUNCTION(mjs_getWrapNum, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = cts_getWrapNum(v[0].p)),
    STRUCT("tendonspec", 0, MjsTendon))

FUNCTION(mjs_getWrap, R_STRUCT, &struct_MjsWrap, -1, -1, false, NULL,
    CALL(r->p = cts_getWrap(v[0].p, (int)v[1].i)),
    STRUCT("tendonspec", 0, MjsTendon), INT("i"))

FUNCTION(mjs_setDefault, R_NONE, NULL, -1, -1, false, NULL,
    CALL(cts_setDefault(v[0].p, v[1].p)),
    ELEMENT("element", 0), STRUCT("def_", ARG_NULL | ARG_LAST, MjsDefault))

FUNCTION(mjs_setFrame, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = cts_setFrame(v[0].p, v[1].p)),
    ELEMENT("dest", 0), STRUCT("frame", ARG_NULL | ARG_LAST, MjsFrame))

FUNCTION(mjs_resolveOrientation, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = cts_resolveOrientation(v[0].p, (cttByte)v[1].i, v[2].p, v[3].p)),
    ARRAY("quat", DOUBLE, ARG_OUT, FIXED(4)), INT("degree"), STRING("sequence", 0), STRUCT("orientation", 0, MjsOrientation))

FUNCTION(mjs_sensorDim, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = cts_sensorDim(v[0].p)),
    STRUCT("sensor", 0, MjsSensor))

FUNCTION(mj_lastError, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = ct_lastError()),
    NONE)

FUNCTION(mj_clearError, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ct_clearError()),
    NONE)

FUNCTION(mj_removeKind, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ct_removeKind((int)v[0].i, v[1].p)),
    INT("table"), STRING("name", 0))

FUNCTION(mj_kindCount, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ct_kindCount((int)v[0].i)),
    INT("table"))

FUNCTION(mj_findKind, R_INT, NULL, -1, -1, false, NULL,
    CALL(r->i = ct_findKind((int)v[0].i, v[1].p)),
    INT("table"), STRING("name", 0))

FUNCTION(mj_deformPresetName, R_TEXT, NULL, -1, -1, false, NULL,
    CALL(r->text = ct_deformPresetName((int)v[0].i)),
    INT("i"))

FUNCTION(mj_removeDeformable, R_INT, NULL, 0, 1, true, NULL,
    CALL(r->i = ct_removeDeformable(v[0].p, v[1].p, (int)v[2].i)),
    MODEL, DATA, INT("id"))

FUNCTION(mj_deformableCount, R_INT, NULL, -1, 0, false, NULL,
    CALL(r->i = ct_deformableCount(v[0].p)),
    DATA)

FUNCTION(mj_findDeformable, R_INT, NULL, -1, 0, false, NULL,
    CALL(r->i = ct_findDeformable(v[0].p, v[1].p)),
    DATA, STRING("name", 0))

FUNCTION(mj_pinDeformable, R_INT, NULL, -1, 0, true, NULL,
    CALL(r->i = ct_pinDeformable(v[0].p, (int)v[1].i, (int)v[2].i, (int)v[3].i)),
    DATA, INT("id"), INT("vertex"), INT("pinned"))

FUNCTION(mj_resetDeformable, R_INT, NULL, -1, 0, true, NULL,
    CALL(r->i = ct_resetDeformable(v[0].p, (int)v[1].i)),
    DATA, INT("id"))

FUNCTION(mj_deformableContactCount, R_INT, NULL, -1, 0, false, NULL,
    CALL(r->i = ct_deformableContactCount(v[0].p)),
    DATA)

static bool check_mj_dataStateSize(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  const int sig = (int)v[2].i;
  if (!(signature_fits(m, sig & ~ctSTATE_DEFORM))) return call_need(fn, "sig has bits that no mjtState has");
  return true;
}

FUNCTION(mj_dataStateSize, R_INT, NULL, 0, 1, false, check_mj_dataStateSize,
    CALL(r->i = ct_dataStateSize(v[0].p, v[1].p, (int)v[2].i)),
    MODEL, DATA, INT("sig"))

FUNCTION(mj_deformableEnergy, R_INT, NULL, 0, 1, false, NULL,
    CALL(r->i = ct_deformableEnergy(v[0].p, v[1].p, (int)v[2].i, v[3].p)),
    MODEL, DATA, INT("id"), ARRAY("energy", DOUBLE, ARG_OUT, FIXED(3)))

FUNCTION(mjb_randomUniform, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctb_randomUniform((cttSize)v[0].i, (int)v[1].i, (cttSize)v[2].i, (int)v[3].size, v[3].p)),
    INT("key"), INT("sim"), INT("step"), ARRAY("to", DOUBLE, ARG_OUT, FROM_SIZE(3)))

FUNCTION(mjb_randomNormal, R_NONE, NULL, -1, -1, false, NULL,
    CALL(ctb_randomNormal((cttSize)v[0].i, (int)v[1].i, (cttSize)v[2].i, (int)v[3].size, v[3].p)),
    INT("key"), INT("sim"), INT("step"), ARRAY("to", DOUBLE, ARG_OUT, FROM_SIZE(3)))

FUNCTION(mjd_forceVel, R_NONE, NULL, 0, 1, true, NULL,
    CALL(ctd_forceVel(v[0].p, v[1].p, v[2].p)),
    MODEL, DATA, ARRAY("DfDv", DOUBLE, ARG_OUT, OF_MODEL(nv), OF_MODEL(nv)))

static bool check_mjd_transitionInfo(const PyFn* fn, const Slot* v) {
  const ctModel* m = v[0].p;
  if (!call_shape(fn, v, 2, 2 * m->nv + m->na, 2 * m->nv + m->na)) return false;
  if (!call_shape(fn, v, 3, 2 * m->nv + m->na, m->nu)) return false;
  if (!call_shape(fn, v, 4, m->nsensordata, 2 * m->nv + m->na)) return false;
  if (!call_shape(fn, v, 5, m->nsensordata, m->nu)) return false;
  return true;
}

FUNCTION(mjd_transitionInfo, R_INT, NULL, 0, 1, true, check_mjd_transitionInfo,
    CALL(r->i = ctd_transitionInfo(v[0].p, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p)),
    MODEL, DATA, ARRAY("A", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("B", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("C", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("D", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), STRUCT("info", ARG_NULL | ARG_LAST, MjDerivativeInfo))

static bool check_mjd_stepJvp(const PyFn* fn, const Slot* v) {
  const int nparam = (int)call_rows(&v[2], 3);
  const ctModel* m = v[0].p;
  const int* param = v[2].p;
  if (!call_shape(fn, v, 2, nparam, 3)) return false;
  if (!call_shape(fn, v, 3, 2 * m->nv + m->na, -1)) return false;
  if (!call_shape(fn, v, 4, m->nu, -1)) return false;
  if (!call_shape(fn, v, 5, ctd_paramSize(m, param, nparam), -1)) return false;
  if (!call_shape(fn, v, 6, 2 * m->nv + m->na, -1)) return false;
  if (!call_shape(fn, v, 7, m->nsensordata, -1)) return false;
  return true;
}

FUNCTION(mjd_stepJvp, R_INT, NULL, 0, 1, true, check_mjd_stepJvp,
    CALL(r->i = ctd_stepJvp(v[0].p, v[1].p, v[2].p, (int)call_rows(&v[2], 3), v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p)),
    MODEL, DATA, ARRAY("param", INT, 0, UNCHECKED), ARRAY("dx", DOUBLE, ARG_NULL | ARG_LAST, UNCHECKED), ARRAY("du", DOUBLE, ARG_NULL | ARG_LAST, UNCHECKED), ARRAY("dp", DOUBLE, ARG_NULL | ARG_LAST, UNCHECKED), ARRAY("dy", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("ds", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), STRUCT("info", ARG_NULL | ARG_LAST, MjDerivativeInfo))

static bool check_mjd_stepVjp(const PyFn* fn, const Slot* v) {
  const int nparam = (int)call_rows(&v[2], 3);
  const ctModel* m = v[0].p;
  const int* param = v[2].p;
  if (!call_shape(fn, v, 2, nparam, 3)) return false;
  if (!call_shape(fn, v, 3, 2 * m->nv + m->na, -1)) return false;
  if (!call_shape(fn, v, 4, m->nsensordata, -1)) return false;
  if (!call_shape(fn, v, 5, 2 * m->nv + m->na, -1)) return false;
  if (!call_shape(fn, v, 6, m->nu, -1)) return false;
  if (!call_shape(fn, v, 7, ctd_paramSize(m, param, nparam), -1)) return false;
  return true;
}

FUNCTION(mjd_stepVjp, R_INT, NULL, 0, 1, true, check_mjd_stepVjp,
    CALL(r->i = ctd_stepVjp(v[0].p, v[1].p, v[2].p, (int)call_rows(&v[2], 3), v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p)),
    MODEL, DATA, ARRAY("param", INT, 0, UNCHECKED), ARRAY("gy", DOUBLE, ARG_NULL | ARG_LAST, UNCHECKED), ARRAY("gs", DOUBLE, ARG_NULL | ARG_LAST, UNCHECKED), ARRAY("gx", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("gu", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), ARRAY("gp", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), STRUCT("info", ARG_NULL | ARG_LAST, MjDerivativeInfo))

static bool check_mjd_rolloutVjp(const PyFn* fn, const Slot* v) {
  const int nparam = (int)call_rows(&v[3], 3);
  const int nstep = (int)call_rows(&v[4], 2 * MODEL_IN(v[0])->nv + MODEL_IN(v[0])->na);
  const ctModel* m = v[0].p;
  const int* param = v[3].p;
  if (!call_shape(fn, v, 2, nstep, m->nu)) return false;
  if (!call_shape(fn, v, 3, nparam, 3)) return false;
  if (!call_shape(fn, v, 4, nstep, 2 * m->nv + m->na)) return false;
  if (!call_shape(fn, v, 5, 2 * m->nv + m->na, -1)) return false;
  if (!call_shape(fn, v, 6, nstep, m->nu)) return false;
  if (!call_shape(fn, v, 7, ctd_paramSize(m, param, nparam), -1)) return false;
  return true;
}

FUNCTION(mjd_rolloutVjp, R_INT, NULL, 0, 1, true, check_mjd_rolloutVjp,
    CALL(r->i = ctd_rolloutVjp(v[0].p, v[1].p, (int)call_rows(&v[4], 2 * MODEL_IN(v[0])->nv + MODEL_IN(v[0])->na), v[2].p, v[3].p, (int)call_rows(&v[3], 3), v[4].p, v[5].p, v[6].p, v[7].p, (int)v[8].i, v[9].p)),
    MODEL, DATA, ARRAY("ctrl", DOUBLE, ARG_NULL, UNCHECKED), ARRAY("param", INT, 0, UNCHECKED), ARRAY("gy", DOUBLE, 0, UNCHECKED), ARRAY("gx", DOUBLE, ARG_NULL | ARG_OUT, UNCHECKED), ARRAY("gu", DOUBLE, ARG_NULL | ARG_OUT, UNCHECKED), ARRAY("gp", DOUBLE, ARG_NULL | ARG_OUT, UNCHECKED), INT("ncheckpoint"), STRUCT("info", ARG_NULL | ARG_LAST, MjDerivativeInfo))

static bool check_mjd_rolloutJacobian(const PyFn* fn, const Slot* v) {
  const int nparam = (int)call_rows(&v[3], 3);
  const int nstep = (int)call_rows(&v[4], MODEL_IN(v[0])->nq + MODEL_IN(v[0])->nv + MODEL_IN(v[0])->na);
  const ctModel* m = v[0].p;
  const int* param = v[3].p;
  if (!call_shape(fn, v, 2, nstep, m->nu)) return false;
  if (!call_shape(fn, v, 3, nparam, 3)) return false;
  if (!call_shape(fn, v, 4, nstep, m->nq + m->nv + m->na)) return false;
  if (!call_shape(fn, v, 5, nstep, (2 * m->nv + m->na) * ctd_paramSize(m, param, nparam))) return false;
  return true;
}

FUNCTION(mjd_rolloutJacobian, R_INT, NULL, 0, 1, true, check_mjd_rolloutJacobian,
    CALL(r->i = ctd_rolloutJacobian(v[0].p, v[1].p, (int)call_rows(&v[4], MODEL_IN(v[0])->nq + MODEL_IN(v[0])->nv + MODEL_IN(v[0])->na), v[2].p, v[3].p, (int)call_rows(&v[3], 3), v[4].p, v[5].p, v[6].p)),
    MODEL, DATA, ARRAY("ctrl", DOUBLE, ARG_NULL, UNCHECKED), ARRAY("param", INT, 0, UNCHECKED), ARRAY("x", DOUBLE, ARG_OUT, UNCHECKED), ARRAY("J", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, UNCHECKED), STRUCT("info", ARG_NULL | ARG_LAST, MjDerivativeInfo))

FUNCTION(mjd_inverse, R_INT, NULL, 0, 1, true, NULL,
    CALL(r->i = ctd_inverse(v[0].p, v[1].p, (cttByte)v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p, v[9].p, v[10].p)),
    MODEL, DATA, INT("flg_actuation"), ARRAY("DfDq", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, OF_MODEL(nv), OF_MODEL(nv)), ARRAY("DfDv", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, OF_MODEL(nv), OF_MODEL(nv)), ARRAY("DfDa", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, OF_MODEL(nv), OF_MODEL(nv)), ARRAY("DsDq", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, OF_MODEL(nv), OF_MODEL(nsensordata)), ARRAY("DsDv", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, OF_MODEL(nv), OF_MODEL(nsensordata)), ARRAY("DsDa", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, OF_MODEL(nv), OF_MODEL(nsensordata)), ARRAY("DmDq", DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, OF_MODEL(nv), OF_MODEL(nM)), STRUCT("info", ARG_NULL | ARG_LAST, MjDerivativeInfo))

static bool check_mjd_paramSize(const PyFn* fn, const Slot* v) {
  const int nparam = (int)call_rows(&v[1], 3);
  if (!call_shape(fn, v, 1, nparam, 3)) return false;
  return true;
}

FUNCTION(mjd_paramSize, R_INT, NULL, 0, -1, false, check_mjd_paramSize,
    CALL(r->i = ctd_paramSize(v[0].p, v[1].p, (int)call_rows(&v[1], 3))),
    MODEL, ARRAY("param", INT, 0, UNCHECKED))

PyMethodDef generated_functions[] = {
    METHOD(mj_step1, "mj_step1(m, d)\n--\n\nfirst half of a step: all that does not need controls"),
    METHOD(mj_step2, "mj_step2(m, d)\n--\n\nsecond half of a step: forces, acceleration, integration"),
    METHOD(mj_forward, "mj_forward(m, d)\n--\n\ncompute all quantities of the present state, accelerations included"),
    METHOD(mj_inverse, "mj_inverse(m, d)\n--\n\ncompute the force that gives qacc, into qfrc_inverse"),
    METHOD(mj_forwardSkip, "mj_forwardSkip(m, d, skipstage, skipsensor)\n--\n\nct_forward without the stages up to skipstage (cttStage), and without sensors if skipsensor"),
    METHOD(mj_inverseSkip, "mj_inverseSkip(m, d, skipstage, skipsensor)\n--\n\nct_inverse without the stages up to skipstage (cttStage), and without sensors if skipsensor"),
    METHOD(mj_defaultLROpt, "mj_defaultLROpt(opt)\n--\n\nfill in the default length range settings"),
    METHOD(mj_defaultOption, "mj_defaultOption(opt)\n--\n\nfill in the default physics options"),
    METHOD(mj_defaultVisual, "mj_defaultVisual(vis)\n--\n\nfill in the default drawing options"),
    METHOD(mj_sizeModel, "mj_sizeModel(m)\n--\n\nbytes that the model takes in binary form"),
    METHOD(mj_resetData, "mj_resetData(m, d)\n--\n\nreset to the start of the model: qpos0, zero velocity, time 0"),
    METHOD(mj_resetDataDebug, "mj_resetDataDebug(m, d, debug_value)\n--\n\nreset, and fill everything that is computed later with a byte"),
    METHOD(mj_resetDataKeyframe, "mj_resetDataKeyframe(m, d, key)\n--\n\nreset, then take the state of a keyframe if it exists"),
    METHOD(mj_setConst, "mj_setConst(m, d)\n--\n\nrecompute the model constants that follow from its values at qpos0"),
    METHOD(mjs_activatePlugin, "mjs_activatePlugin(s, name)\n--\n\nenable a registered plugin in a spec; 0: done, -1: unknown"),
    METHOD(mjs_setDeepCopy, "mjs_setDeepCopy(s, deepcopy)\n--\n\n1: attaching copies elements, 0: it moves them; returns 0 when done"),
    METHOD(mj_printFormattedModel, "mj_printFormattedModel(m, filename, float_format)\n--\n\nwrite a model as text, numbers in the given printf format"),
    METHOD(mj_printModel, "mj_printModel(m, filename)\n--\n\nwrite a model as text; ct_saveText also returns success"),
    METHOD(mj_printFormattedData, "mj_printFormattedData(m, d, filename, float_format)\n--\n\nwrite data as text, numbers in the given printf format"),
    METHOD(mj_printData, "mj_printData(m, d, filename)\n--\n\nwrite data as text; ct_saveText also returns success"),
    METHOD(mj_printScene, "mj_printScene(s, filename)\n--\n\nwrite a scene as text"),
    METHOD(mj_printFormattedScene, "mj_printFormattedScene(s, filename, float_format)\n--\n\nwrite a scene as text, numbers in the given printf format"),
    METHOD(mj_fwdKinematics, "mj_fwdKinematics(m, d)\n--\n\nposes, centre-of-mass quantities, flexes and tendons: functions of qpos alone"),
    METHOD(mj_fwdPosition, "mj_fwdPosition(m, d)\n--\n\neverything that depends on positions"),
    METHOD(mj_fwdVelocity, "mj_fwdVelocity(m, d)\n--\n\neverything that depends on positions and velocities"),
    METHOD(mj_fwdActuation, "mj_fwdActuation(m, d)\n--\n\nactuator forces and activation derivatives"),
    METHOD(mj_fwdAcceleration, "mj_fwdAcceleration(m, d)\n--\n\nsum of forces without constraints, and the acceleration they give"),
    METHOD(mj_fwdConstraint, "mj_fwdConstraint(m, d)\n--\n\nconstraint forces and the final acceleration"),
    METHOD(mj_Euler, "mj_Euler(m, d)\n--\n\nadvance by semi-implicit Euler, joint damping implicit"),
    METHOD(mj_RungeKutta, "mj_RungeKutta(m, d, N)\n--\n\nadvance by an explicit Runge-Kutta scheme of order N = 4"),
    METHOD(mj_implicit, "mj_implicit(m, d)\n--\n\nadvance with velocity derivatives of forces on the implicit side"),
    METHOD(mj_invPosition, "mj_invPosition(m, d)\n--\n\nposition part of inverse dynamics"),
    METHOD(mj_invVelocity, "mj_invVelocity(m, d)\n--\n\nvelocity part of inverse dynamics"),
    METHOD(mj_invConstraint, "mj_invConstraint(m, d)\n--\n\nconstraint forces that go with qacc, in closed form"),
    METHOD(mj_compareFwdInv, "mj_compareFwdInv(m, d)\n--\n\nrun inverse dynamics on the forward result and store the differences"),
    METHOD(mj_sensorPos, "mj_sensorPos(m, d)\n--\n\nread the sensors that need positions"),
    METHOD(mj_sensorVel, "mj_sensorVel(m, d)\n--\n\nread the sensors that need velocities"),
    METHOD(mj_sensorAcc, "mj_sensorAcc(m, d)\n--\n\nread the sensors that need accelerations and forces"),
    METHOD(mj_energyPos, "mj_energyPos(m, d)\n--\n\npotential energy, into energy[0]"),
    METHOD(mj_energyVel, "mj_energyVel(m, d)\n--\n\nkinetic energy, into energy[1]"),
    METHOD(mj_checkPos, "mj_checkPos(m, d)\n--\n\nwarn and reset if qpos is not finite or too large"),
    METHOD(mj_checkVel, "mj_checkVel(m, d)\n--\n\nwarn and reset if qvel is not finite or too large"),
    METHOD(mj_checkAcc, "mj_checkAcc(m, d)\n--\n\nwarn, reset and recompute if qacc is not finite or too large"),
    METHOD(mj_kinematics, "mj_kinematics(m, d)\n--\n\nposes of bodies, joints, geoms and sites"),
    METHOD(mj_comPos, "mj_comPos(m, d)\n--\n\ncentres of mass, inertias and motion axes about them"),
    METHOD(mj_camlight, "mj_camlight(m, d)\n--\n\nposes of cameras and lights"),
    METHOD(mj_flex, "mj_flex(m, d)\n--\n\nflex vertices, edges and boxes"),
    METHOD(mj_tendon, "mj_tendon(m, d)\n--\n\ntendon paths, lengths and Jacobians"),
    METHOD(mj_transmission, "mj_transmission(m, d)\n--\n\nactuator lengths and moments"),
    METHOD(mj_crb, "mj_crb(m, d)\n--\n\ncomposite inertias and the mass matrix qM"),
    METHOD(mj_makeM, "mj_makeM(m, d)\n--\n\nthe mass matrix in both layouts, tendon armature included"),
    METHOD(mj_factorM, "mj_factorM(m, d)\n--\n\nfactor the mass matrix"),
    METHOD(mj_solveM, "mj_solveM(m, d, x, y)\n--\n\nsolve M x = y for n vectors"),
    METHOD(mj_solveM2, "mj_solveM2(m, d, x, y, sqrtInvD)\n--\n\napply half of the inverse: x = sqrt(inv(D)) inv(L') y for n vectors"),
    METHOD(mj_comVel, "mj_comVel(m, d)\n--\n\nbody velocities and rates of the motion axes"),
    METHOD(mj_passive, "mj_passive(m, d)\n--\n\nforces of springs, dampers, gravity compensation, fluid and hooks"),
    METHOD(mj_subtreeVel, "mj_subtreeVel(m, d)\n--\n\nvelocity and angular momentum of each subtree"),
    METHOD(mj_rne, "mj_rne(m, d, flg_acc, result)\n--\n\nrecursive Newton-Euler: bias force, plus M qacc if flg_acc"),
    METHOD(mj_rnePostConstraint, "mj_rnePostConstraint(m, d)\n--\n\naccelerations and forces of each body after the constraints are solved"),
    METHOD(mj_collision, "mj_collision(m, d)\n--\n\nfind all contacts"),
    METHOD(mj_makeConstraint, "mj_makeConstraint(m, d)\n--\n\nmake the constraint rows"),
    METHOD(mj_island, "mj_island(m, d)\n--\n\nfind the islands that constraints join"),
    METHOD(mj_projectConstraint, "mj_projectConstraint(m, d)\n--\n\nthe dual matrix AR of the constraint rows"),
    METHOD(mj_referenceConstraint, "mj_referenceConstraint(m, d)\n--\n\nconstraint velocities and reference accelerations"),
    METHOD(mj_constraintUpdate, "mj_constraintUpdate(m, d, jar, cost, flg_coneHessian)\n--\n\nrow states, forces and cost from jar = J qacc - aref; cone Hessians if flg_coneHessian"),
    METHOD(mj_stateSize, "mj_stateSize(m, sig)\n--\n\nlength of the state vector with the parts sig (cttState bits)"),
    METHOD(mj_getState, "mj_getState(m, d, state, sig)\n--\n\ncopy the parts sig of the state into a vector"),
    METHOD(mj_extractState, "mj_extractState(m, src, srcsig, dst, dstsig)\n--\n\ntake the parts dstsig out of a state vector with the parts srcsig"),
    METHOD(mj_setState, "mj_setState(m, d, state, sig)\n--\n\nset the parts sig of the state from a vector"),
    METHOD(mj_copyState, "mj_copyState(m, src, dst, sig)\n--\n\ncopy the parts sig of the state from one data to another"),
    METHOD(mj_readCtrl, "mj_readCtrl(m, d, id, time, interp)\n--\n\nan actuator's control at a time, from its delay buffer if it has one; interp 0 hold, 1 linear, 2 cubic"),
    METHOD(mj_initCtrlHistory, "mj_initCtrlHistory(m, d, id, times, values)\n--\n\nfill an actuator's delay buffer; NULL times: those already in it"),
    METHOD(mj_initSensorHistory, "mj_initSensorHistory(m, d, id, times, values, phase)\n--\n\nfill a sensor's delay buffer; NULL times: those already in it; phase: time of its last reading"),
    METHOD(mj_setKeyframe, "mj_setKeyframe(m, d, k)\n--\n\nsave the state as keyframe k"),
    METHOD(mj_addContact, "mj_addContact(m, d, con)\n--\n\nappend a contact; 0: done, 1: no room, or its dimensions or sides do not exist"),
    METHOD(mj_isPyramidal, "mj_isPyramidal(m)\n--\n\n1: friction cones are pyramids"),
    METHOD(mj_isSparse, "mj_isSparse(m)\n--\n\n1: constraint matrices are sparse"),
    METHOD(mj_isDual, "mj_isDual(m)\n--\n\n1: the solver works on constraint forces"),
    METHOD(mj_mulJacVec, "mj_mulJacVec(m, d, res, vec)\n--\n\nres = J vec"),
    METHOD(mj_mulJacTVec, "mj_mulJacTVec(m, d, res, vec)\n--\n\nres = J' vec"),
    METHOD(mj_jac, "mj_jac(m, d, jacp, jacr, point, body)\n--\n\n3 x nv Jacobians of a world point moving with a body: translation, rotation; NULL: skip one"),
    METHOD(mj_jacBody, "mj_jacBody(m, d, jacp, jacr, body)\n--\n\nJacobians of a body's origin"),
    METHOD(mj_jacBodyCom, "mj_jacBodyCom(m, d, jacp, jacr, body)\n--\n\nJacobians of a body's centre of mass"),
    METHOD(mj_jacSubtreeCom, "mj_jacSubtreeCom(m, d, jacp, body)\n--\n\nJacobian of a subtree's centre of mass"),
    METHOD(mj_jacGeom, "mj_jacGeom(m, d, jacp, jacr, geom)\n--\n\nJacobians of a geom's centre"),
    METHOD(mj_jacSite, "mj_jacSite(m, d, jacp, jacr, site)\n--\n\nJacobians of a site"),
    METHOD(mj_jacPointAxis, "mj_jacPointAxis(m, d, jacPoint, jacAxis, point, axis, body)\n--\n\nJacobians of a world point and of a direction fixed to a body"),
    METHOD(mj_jacDot, "mj_jacDot(m, d, jacp, jacr, point, body)\n--\n\ntime derivative of the Jacobians of a world point moving with a body"),
    METHOD(mj_angmomMat, "mj_angmomMat(m, d, mat, body)\n--\n\n3 x nv matrix from joint velocity to a subtree's angular momentum about its centre of mass"),
    METHOD(mj_name2id, "mj_name2id(m, type, name)\n--\n\nid of the object of a type (cttObj) with this name; -1: none"),
    METHOD(mj_id2name, "mj_id2name(m, type, id)\n--\n\nname of an object of a type (cttObj); NULL: none"),
    METHOD(mj_fullM, "mj_fullM(m, dst, M)\n--\n\nexpand the mass matrix from qM's layout into nv x nv"),
    METHOD(mj_mulM, "mj_mulM(m, d, res, vec)\n--\n\nres = M vec"),
    METHOD(mj_mulM2, "mj_mulM2(m, d, res, vec)\n--\n\nres = sqrt(M) vec, with the factor that ct_solveM2 inverts"),
    METHOD(mj_addM, "mj_addM(m, d, dst, rownnz, rowadr, colind)\n--\n\nadd the mass matrix's lower triangle to a dense matrix, or to a CSR one when rownnz is given"),
    METHOD(mj_applyFT, "mj_applyFT(m, d, force, torque, point, body, qfrc_target)\n--\n\nadd to qfrc_target the joint force of a world force and torque at a world point of a body"),
    METHOD(mj_objectVelocity, "mj_objectVelocity(m, d, objtype, objid, res, flg_local)\n--\n\nvelocity of an object at its own centre: rotation, translation; local axes if flg_local"),
    METHOD(mj_objectAcceleration, "mj_objectAcceleration(m, d, objtype, objid, res, flg_local)\n--\n\nacceleration of an object at its own centre, gravity included; local axes if flg_local"),
    METHOD(mj_geomDistance, "mj_geomDistance(m, d, geom1, geom2, distmax, fromto)\n--\n\nsigned distance of two geoms up to distmax, and the nearest points if fromto is given"),
    METHOD(mj_contactForce, "mj_contactForce(m, d, id, result)\n--\n\nforce and torque of a contact in its own frame"),
    METHOD(mj_differentiatePos, "mj_differentiatePos(m, qvel, dt, qpos1, qpos2)\n--\n\njoint velocity that leads from qpos1 to qpos2 in dt"),
    METHOD(mj_integratePos, "mj_integratePos(m, qpos, qvel, dt)\n--\n\nmove qpos by velocity qvel for a time dt"),
    METHOD(mj_normalizeQuat, "mj_normalizeQuat(m, qpos)\n--\n\nscale every quaternion in qpos to unit length"),
    METHOD(mj_local2Global, "mj_local2Global(d, xpos, xmat, pos, quat, body, sameframe)\n--\n\npose in the world of a pose given in a body's frame"),
    METHOD(mj_getTotalmass, "mj_getTotalmass(m)\n--\n\nmass of all bodies"),
    METHOD(mj_setTotalmass, "mj_setTotalmass(m, newmass)\n--\n\nscale masses and inertias to this total"),
    METHOD(mj_loadPluginLibrary, "mj_loadPluginLibrary(path)\n--\n\nload a shared library that registers plugins"),
    METHOD(mj_version, "mj_version()\n--\n\nversion of MuJoCo whose behaviour this is: 3005000"),
    METHOD(mj_versionString, "mj_versionString()\n--\n\nthe same as text"),
    METHOD(mj_ray, "mj_ray(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, normal)\n--\n\nfirst geom that a ray meets, as a multiple of vec; -1: none"),
    METHOD(mj_multiRay, "mj_multiRay(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, dist, normal, nray, cutoff)\n--\n\nct_ray for many directions from one point; farther than cutoff: none"),
    METHOD(mj_rayHfield, "mj_rayHfield(m, d, geomid, pnt, vec, normal)\n--\n\nwhere a ray meets a height field geom; -1: nowhere"),
    METHOD(mj_rayMesh, "mj_rayMesh(m, d, geomid, pnt, vec, normal)\n--\n\nwhere a ray meets a mesh geom; -1: nowhere"),
    METHOD(mju_rayGeom, "mju_rayGeom(pos, mat, size, pnt, vec, geomtype, normal)\n--\n\nwhere a ray meets a primitive shape with this pose; -1: nowhere"),
    METHOD(mj_rayFlex, "mj_rayFlex(m, d, flex_layer, flg_vert, flg_edge, flg_face, flg_skin, flexid, pnt, vec, vertid, normal)\n--\n\nwhere a ray meets a flex, and its nearest vertex; -1: nowhere"),
    METHOD(mju_raySkin, "mju_raySkin(nface, nvert, face, vert, pnt, vec, vertid)\n--\n\nwhere a ray meets a skin, and its nearest vertex; -1: nowhere"),
    METHOD(mjv_defaultCamera, "mjv_defaultCamera(cam)\n--\n\na free camera at the origin"),
    METHOD(mjv_defaultFreeCamera, "mjv_defaultFreeCamera(m, cam)\n--\n\na free camera that sees the whole model"),
    METHOD(mjv_defaultPerturb, "mjv_defaultPerturb(pert)\n--\n\nno perturbation"),
    METHOD(mjv_room2model, "mjv_room2model(modelpos, modelquat, roompos, roomquat, scn)\n--\n\nturn a pose in the room into one in the model"),
    METHOD(mjv_model2room, "mjv_model2room(roompos, roomquat, modelpos, modelquat, scn)\n--\n\nturn a pose in the model into one in the room"),
    METHOD(mjv_cameraInModel, "mjv_cameraInModel(headpos, forward, up, scn)\n--\n\nhead position and axes of the scene's camera, in the model"),
    METHOD(mjv_cameraInRoom, "mjv_cameraInRoom(headpos, forward, up, scn)\n--\n\nhead position and axes of the scene's camera, in the room"),
    METHOD(mjv_frustumHeight, "mjv_frustumHeight(scn)\n--\n\nheight of the view at unit distance"),
    METHOD(mjv_alignToCamera, "mjv_alignToCamera(res, vec, forward)\n--\n\nturn a horizontal vector by the camera's heading"),
    METHOD(mjv_moveCamera, "mjv_moveCamera(m, action, reldx, reldy, scn, cam)\n--\n\nmove a camera with the mouse (cttMouse)"),
    METHOD(mjv_movePerturb, "mjv_movePerturb(m, d, action, reldx, reldy, scn, pert)\n--\n\nmove the dragged object with the mouse (cttMouse)"),
    METHOD(mjv_moveModel, "mjv_moveModel(m, action, reldx, reldy, roomup, scn)\n--\n\nmove the model in the room with the mouse (cttMouse)"),
    METHOD(mjv_initPerturb, "mjv_initPerturb(m, d, scn, pert)\n--\n\nstart a drag: copy the selected body's pose"),
    METHOD(mjv_applyPerturbPose, "mjv_applyPerturbPose(m, d, pert, flg_paused)\n--\n\nset mocap bodies, or any body while paused, to the dragged pose"),
    METHOD(mjv_applyPerturbForce, "mjv_applyPerturbForce(m, d, pert)\n--\n\npull the selected body towards the dragged pose"),
    METHOD(mjv_select, "mjv_select(m, d, vopt, aspectratio, relx, rely, scn, selpnt, geomid, flexid, skinid)\n--\n\npick a point of the view: body id or -1, point, geom, flex and skin"),
    METHOD(mjv_defaultOption, "mjv_defaultOption(opt)\n--\n\ndefault drawing switches"),
    METHOD(mjv_defaultFigure, "mjv_defaultFigure(fig)\n--\n\nan empty plot"),
    METHOD(mjv_initGeom, "mjv_initGeom(geom, type, size, pos, mat, rgba)\n--\n\nset up a drawable shape; NULL: defaults"),
    METHOD(mjv_connector, "mjv_connector(geom, type, width, from_, to)\n--\n\npose a capsule, cylinder or arrow so that it joins two points"),
    METHOD(mjv_updateScene, "mjv_updateScene(m, d, opt, pert, cam, catmask, scn)\n--\n\nfill a scene from the present state"),
    METHOD(mjv_addGeoms, "mjv_addGeoms(m, d, opt, pert, catmask, scn)\n--\n\nadd the shapes of some categories (cttCatBit) to a scene"),
    METHOD(mjv_makeLights, "mjv_makeLights(m, d, scn)\n--\n\nlist the lights of a scene"),
    METHOD(mjv_updateCamera, "mjv_updateCamera(m, d, cam, scn)\n--\n\nset the scene's cameras"),
    METHOD(mjv_updateSkin, "mjv_updateSkin(m, d, scn)\n--\n\nmove the skins' vertices and normals"),
    METHOD(mjv_cameraFrame, "mjv_cameraFrame(headpos, forward, up, right, d, cam)\n--\n\nposition and axes of a camera"),
    METHOD(mjv_cameraFrustum, "mjv_cameraFrustum(zver, zhor, zclip, m, cam)\n--\n\nvertical, horizontal and depth extent of a camera's view"),
    METHOD(mjr_changeFont, "mjr_changeFont(fontscale, con)\n--\n\nchange the size of the fonts (cttFontScale)"),
    METHOD(mjr_addAux, "mjr_addAux(index, width, height, samples, con)\n--\n\nmake an auxiliary buffer; width or height 0: remove it"),
    METHOD(mjr_resizeOffscreen, "mjr_resizeOffscreen(width, height, con)\n--\n\nchange the size of the offscreen buffer"),
    METHOD(mjr_uploadTexture, "mjr_uploadTexture(m, con, texid)\n--\n\ntake a texture from the model again"),
    METHOD(mjr_uploadMesh, "mjr_uploadMesh(m, con, meshid)\n--\n\ntake a mesh from the model again"),
    METHOD(mjr_uploadHField, "mjr_uploadHField(m, con, hfieldid)\n--\n\ntake a height field from the model again"),
    METHOD(mjr_restoreBuffer, "mjr_restoreBuffer(con)\n--\n\ndraw to the context's current buffer again"),
    METHOD(mjr_setBuffer, "mjr_setBuffer(framebuffer, con)\n--\n\nchoose the buffer to draw to (cttFramebuffer)"),
    METHOD(mjr_readPixels, "mjr_readPixels(rgb, depth, viewport, con)\n--\n\ncolours and depths of a rectangle, rows from below; NULL: not wanted"),
    METHOD(mjr_drawPixels, "mjr_drawPixels(rgb, depth, viewport, con)\n--\n\nwrite colours and depths into a rectangle; NULL: left as they are"),
    METHOD(mjr_blitBuffer, "mjr_blitBuffer(src, dst, flg_color, flg_depth, con)\n--\n\ncopy from the current buffer to the other one, scaled by the nearest pixel"),
    METHOD(mjr_setAux, "mjr_setAux(index, con)\n--\n\ndraw to an auxiliary buffer"),
    METHOD(mjr_blitAux, "mjr_blitAux(index, src, left, bottom, con)\n--\n\ncopy from an auxiliary buffer to the current buffer"),
    METHOD(mjr_text, "mjr_text(font, txt, con, x, y, r, g, b)\n--\n\ntext at a point of the viewport, both coordinates in 0 to 1 (cttFont)"),
    METHOD(mjr_overlay, "mjr_overlay(font, gridpos, viewport, overlay, overlay2, con)\n--\n\nlines of text on a dark ground (cttFont, cttGridPos); overlay2: a second column, NULL: none"),
    METHOD(mjr_rectangle, "mjr_rectangle(viewport, r, g, b, a)\n--\n\na filled rectangle in the buffer that this thread last used"),
    METHOD(mjr_label, "mjr_label(viewport, font, txt, r, g, b, a, rt, gt, bt, con)\n--\n\na filled rectangle with text in its middle (cttFont)"),
    METHOD(mjr_figure, "mjr_figure(viewport, fig, con)\n--\n\na plot"),
    METHOD(mjr_render, "mjr_render(viewport, scn, con)\n--\n\ndraw a scene"),
    METHOD(mjr_finish, "mjr_finish()\n--\n\nnothing; drawing is complete when a function returns"),
    METHOD(mjr_getError, "mjr_getError()\n--\n\n0, or 1 if memory ran out in this thread since the last call"),
    METHOD(mjs_getError, "mjs_getError(s)\n--\n\ntext of the errors or warnings of the last compilation"),
    METHOD(mju_zero3, "mju_zero3(res)\n--\n\nres = 0"),
    METHOD(mju_copy3, "mju_copy3(res, data)\n--\n\nres = data"),
    METHOD(mju_scl3, "mju_scl3(res, vec, scl)\n--\n\nres = vec * scl"),
    METHOD(mju_add3, "mju_add3(res, vec1, vec2)\n--\n\nres = vec1 + vec2"),
    METHOD(mju_sub3, "mju_sub3(res, vec1, vec2)\n--\n\nres = vec1 - vec2"),
    METHOD(mju_addTo3, "mju_addTo3(res, vec)\n--\n\nres += vec"),
    METHOD(mju_subFrom3, "mju_subFrom3(res, vec)\n--\n\nres -= vec"),
    METHOD(mju_addToScl3, "mju_addToScl3(res, vec, scl)\n--\n\nres += vec * scl"),
    METHOD(mju_addScl3, "mju_addScl3(res, vec1, vec2, scl)\n--\n\nres = vec1 + vec2 * scl"),
    METHOD(mju_normalize3, "mju_normalize3(vec)\n--\n\nscale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0"),
    METHOD(mju_norm3, "mju_norm3(vec)\n--\n\nlength"),
    METHOD(mju_dot3, "mju_dot3(vec1, vec2)\n--\n\nscalar product"),
    METHOD(mju_dist3, "mju_dist3(pos1, pos2)\n--\n\ndistance of two points"),
    METHOD(mju_mulMatVec3, "mju_mulMatVec3(res, mat, vec)\n--\n\nres = mat vec, 3 x 3"),
    METHOD(mju_mulMatTVec3, "mju_mulMatTVec3(res, mat, vec)\n--\n\nres = mat' vec, 3 x 3"),
    METHOD(mju_cross, "mju_cross(res, a, b)\n--\n\nvector product a x b"),
    METHOD(mju_zero4, "mju_zero4(res)\n--\n\nres = 0"),
    METHOD(mju_unit4, "mju_unit4(res)\n--\n\nres = 1 0 0 0"),
    METHOD(mju_copy4, "mju_copy4(res, data)\n--\n\nres = data"),
    METHOD(mju_normalize4, "mju_normalize4(vec)\n--\n\nscale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0 0"),
    METHOD(mju_zero, "mju_zero(res)\n--\n\nres = 0"),
    METHOD(mju_fill, "mju_fill(res, val)\n--\n\nevery element = val"),
    METHOD(mju_copy, "mju_copy(res, vec)\n--\n\nres = vec"),
    METHOD(mju_sum, "mju_sum(vec)\n--\n\nsum of the elements"),
    METHOD(mju_L1, "mju_L1(vec)\n--\n\nsum of the absolute values"),
    METHOD(mju_scl, "mju_scl(res, vec, scl)\n--\n\nres = vec * scl"),
    METHOD(mju_add, "mju_add(res, vec1, vec2)\n--\n\nres = vec1 + vec2"),
    METHOD(mju_sub, "mju_sub(res, vec1, vec2)\n--\n\nres = vec1 - vec2"),
    METHOD(mju_addTo, "mju_addTo(res, vec)\n--\n\nres += vec"),
    METHOD(mju_subFrom, "mju_subFrom(res, vec)\n--\n\nres -= vec"),
    METHOD(mju_addToScl, "mju_addToScl(res, vec, scl)\n--\n\nres += vec * scl"),
    METHOD(mju_addScl, "mju_addScl(res, vec1, vec2, scl)\n--\n\nres = vec1 + vec2 * scl"),
    METHOD(mju_normalize, "mju_normalize(res)\n--\n\nscale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 ... 0"),
    METHOD(mju_norm, "mju_norm(res)\n--\n\nlength"),
    METHOD(mju_dot, "mju_dot(vec1, vec2)\n--\n\nscalar product"),
    METHOD(mju_mulMatVec, "mju_mulMatVec(res, mat, vec)\n--\n\nres = mat vec, nr x nc"),
    METHOD(mju_mulMatTVec, "mju_mulMatTVec(res, mat, vec)\n--\n\nres = mat' vec, mat nr x nc"),
    METHOD(mju_mulVecMatVec, "mju_mulVecMatVec(vec1, mat, vec2)\n--\n\nvec1' mat vec2, n x n"),
    METHOD(mju_transpose, "mju_transpose(res, mat)\n--\n\nres = mat', mat nr x nc"),
    METHOD(mju_symmetrize, "mju_symmetrize(res, mat)\n--\n\nres = (mat + mat') / 2"),
    METHOD(mju_eye, "mju_eye(mat)\n--\n\nmat = identity, n x n"),
    METHOD(mju_mulMatMat, "mju_mulMatMat(res, mat1, mat2)\n--\n\nres = mat1 mat2, (r1 x c1)(c1 x c2)"),
    METHOD(mju_mulMatMatT, "mju_mulMatMatT(res, mat1, mat2)\n--\n\nres = mat1 mat2', (r1 x c1)(r2 x c1)'"),
    METHOD(mju_mulMatTMat, "mju_mulMatTMat(res, mat1, mat2)\n--\n\nres = mat1' mat2, (r1 x c1)'(r1 x c2)"),
    METHOD(mju_sqrMatTD, "mju_sqrMatTD(res, mat, diag)\n--\n\nres = mat' diag mat, nc x nc; NULL diag: mat' mat"),
    METHOD(mju_transformSpatial, "mju_transformSpatial(res, vec, flg_force, newpos, oldpos, rotnew2old)\n--\n\nmove a spatial velocity or force (flg_force) to another point and, if given, other axes"),
    METHOD(mju_dense2sparse, "mju_dense2sparse(res, mat, rownnz, rowadr, colind)\n--\n\ndense to CSR, zeros left out; 0: done, 1: nnz is too small"),
    METHOD(mju_sparse2dense, "mju_sparse2dense(res, mat, rownnz, rowadr, colind)\n--\n\nCSR to dense"),
    METHOD(mju_rotVecQuat, "mju_rotVecQuat(res, vec, quat)\n--\n\nrotate a vector by a quaternion"),
    METHOD(mju_negQuat, "mju_negQuat(res, quat)\n--\n\nconjugate: the opposite rotation"),
    METHOD(mju_mulQuat, "mju_mulQuat(res, quat1, quat2)\n--\n\nproduct: rotate by quat2, then by quat1"),
    METHOD(mju_mulQuatAxis, "mju_mulQuatAxis(res, quat, axis)\n--\n\nproduct of a quaternion and a vector taken as a quaternion without real part"),
    METHOD(mju_axisAngle2Quat, "mju_axisAngle2Quat(res, axis, angle)\n--\n\nquaternion of a rotation about a unit axis by an angle in radians"),
    METHOD(mju_quat2Vel, "mju_quat2Vel(res, quat, dt)\n--\n\nrotation vector of a quaternion over dt: the angular velocity that makes it"),
    METHOD(mju_subQuat, "mju_subQuat(res, qa, qb)\n--\n\nrotation vector that leads from qb to qa, in qb's frame"),
    METHOD(mju_quat2Mat, "mju_quat2Mat(res, quat)\n--\n\nrotation matrix of a quaternion"),
    METHOD(mju_mat2Quat, "mju_mat2Quat(quat, mat)\n--\n\nquaternion of a rotation matrix"),
    METHOD(mju_derivQuat, "mju_derivQuat(res, quat, vel)\n--\n\ntime derivative of a quaternion under a local angular velocity"),
    METHOD(mju_quatIntegrate, "mju_quatIntegrate(quat, vel, scale)\n--\n\nturn a quaternion by a local angular velocity for a time"),
    METHOD(mju_quatZ2Vec, "mju_quatZ2Vec(quat, vec)\n--\n\nquaternion that takes the z axis to a vector"),
    METHOD(mju_mat2Rot, "mju_mat2Rot(quat, mat)\n--\n\nrotation nearest to a matrix, refined from the quaternion given; returns iterations"),
    METHOD(mju_euler2Quat, "mju_euler2Quat(quat, euler, seq)\n--\n\nquaternion of three angles; seq: xyz about moving axes, XYZ about fixed ones"),
    METHOD(mju_mulPose, "mju_mulPose(posres, quatres, pos1, quat1, pos2, quat2)\n--\n\npose 2 seen in pose 1"),
    METHOD(mju_negPose, "mju_negPose(posres, quatres, pos, quat)\n--\n\nopposite pose"),
    METHOD(mju_trnVecPose, "mju_trnVecPose(res, pos, quat, vec)\n--\n\na point moved by a pose"),
    METHOD(mju_cholFactor, "mju_cholFactor(mat, mindiag)\n--\n\nmat = L L' in place, lower triangle; pivots below mindiag are raised; returns the rank"),
    METHOD(mju_cholSolve, "mju_cholSolve(res, mat, vec)\n--\n\nsolve L L' res = vec"),
    METHOD(mju_cholUpdate, "mju_cholUpdate(mat, x, flg_plus)\n--\n\nfactor of L L' + x x', or minus; returns the rank"),
    METHOD(mju_cholFactorBand, "mju_cholFactorBand(mat, ntotal, nband, ndense, diagadd, diagmul)\n--\n\nfactor a band matrix with dense last rows in place; returns the smallest pivot, 0: failed"),
    METHOD(mju_cholSolveBand, "mju_cholSolveBand(res, mat, vec, ntotal, nband, ndense)\n--\n\nsolve with a factored band matrix"),
    METHOD(mju_band2Dense, "mju_band2Dense(res, mat, ntotal, nband, ndense, flg_sym)\n--\n\nband matrix to dense, both triangles if flg_sym"),
    METHOD(mju_dense2Band, "mju_dense2Band(res, mat, ntotal, nband, ndense)\n--\n\ndense matrix to band"),
    METHOD(mju_bandMulMatVec, "mju_bandMulMatVec(res, mat, vec, ntotal, nband, ndense, nvec, flg_sym)\n--\n\nproduct of a band matrix and nvec vectors"),
    METHOD(mju_bandDiag, "mju_bandDiag(i, ntotal, nband, ndense)\n--\n\nwhere the diagonal element i is in a band matrix"),
    METHOD(mju_eig3, "mju_eig3(eigval, eigvec, quat, mat)\n--\n\neigenvalues in descending order and axes of a symmetric 3 x 3 matrix; returns iterations"),
    METHOD(mju_boxQP, "mju_boxQP(res, R, index, H, g, lower, upper)\n--\n\nminimize x'Hx/2 + x'g within bounds; returns the free dimension, -1: failed"),
    METHOD(mju_muscleGain, "mju_muscleGain(len, vel, lengthrange, acc0, prm)\n--\n\nforce per activation of a muscle"),
    METHOD(mju_muscleBias, "mju_muscleBias(len, lengthrange, acc0, prm)\n--\n\npassive force of a muscle"),
    METHOD(mju_muscleDynamics, "mju_muscleDynamics(ctrl, act, prm)\n--\n\nrate of a muscle's activation"),
    METHOD(mju_encodePyramid, "mju_encodePyramid(pyramid, force, mu)\n--\n\ncontact force to forces along the pyramid's edges"),
    METHOD(mju_decodePyramid, "mju_decodePyramid(force, pyramid, mu)\n--\n\nforces along the pyramid's edges to contact force"),
    METHOD(mju_springDamper, "mju_springDamper(pos0, vel0, Kp, Kv, dt)\n--\n\nposition after dt of a free unit mass on a spring and damper"),
    METHOD(mju_min, "mju_min(a, b)\n--\n\nthe smaller one"),
    METHOD(mju_max, "mju_max(a, b)\n--\n\nthe larger one"),
    METHOD(mju_clip, "mju_clip(x, min, max)\n--\n\nx clamped to [min, max]"),
    METHOD(mju_sign, "mju_sign(x)\n--\n\n1, 0 or -1"),
    METHOD(mju_round, "mju_round(x)\n--\n\nnearest integer"),
    METHOD(mju_type2Str, "mju_type2Str(type)\n--\n\nname of an object type (cttObj); NULL: unknown"),
    METHOD(mju_str2Type, "mju_str2Type(str)\n--\n\nobject type (cttObj) of a name; 0: unknown"),
    METHOD(mju_writeNumBytes, "mju_writeNumBytes(nbytes)\n--\n\na readable number of bytes, such as 12M"),
    METHOD(mju_warningText, "mju_warningText(warning, info)\n--\n\ntext of a warning (cttWarning)"),
    METHOD(mju_isBad, "mju_isBad(x)\n--\n\n1: not finite, or larger than ctMAXVAL"),
    METHOD(mju_isZero, "mju_isZero(vec)\n--\n\n1: all elements are zero"),
    METHOD(mju_f2n, "mju_f2n(res, vec)\n--\n\nfloat to cttNum"),
    METHOD(mju_n2f, "mju_n2f(res, vec)\n--\n\ncttNum to float"),
    METHOD(mju_d2n, "mju_d2n(res, vec)\n--\n\ndouble to cttNum"),
    METHOD(mju_n2d, "mju_n2d(res, vec)\n--\n\ncttNum to double"),
    METHOD(mju_insertionSort, "mju_insertionSort(list)\n--\n\nsort in ascending order"),
    METHOD(mju_insertionSortInt, "mju_insertionSortInt(list)\n--\n\nsort in ascending order"),
    METHOD(mju_Halton, "mju_Halton(index, base)\n--\n\nnumber of the low-discrepancy sequence of a prime base"),
    METHOD(mju_sigmoid, "mju_sigmoid(x)\n--\n\nsmooth step of fifth degree from 0 to 1 on [0, 1]"),
    METHOD(mjd_transitionFD, "mjd_transitionFD(m, d, eps, flg_centered, A, B, C, D)\n--\n\nderivatives of a step by finite differences: state A B, sensors C D; NULL: skip one"),
    METHOD(mjd_inverseFD, "mjd_inverseFD(m, d, eps, flg_actuation, DfDq, DfDv, DfDa, DsDq, DsDv, DsDa, DmDq)\n--\n\nderivatives of inverse dynamics by finite differences; NULL: skip one"),
    METHOD(mjd_subQuat, "mjd_subQuat(qa, qb, Da, Db)\n--\n\nderivatives of ctu_subQuat; NULL: skip one"),
    METHOD(mjd_quatIntegrate, "mjd_quatIntegrate(vel, scale, Dquat, Dvel, Dscale)\n--\n\nderivatives of ctu_quatIntegrate; NULL: skip one"),
    METHOD(mjp_pluginCount, "mjp_pluginCount()\n--\n\nregistered plugins"),
    METHOD(mjp_resourceProviderCount, "mjp_resourceProviderCount()\n--\n\nregistered resource providers"),
    METHOD(mjs_addBody, "mjs_addBody(body, def_)\n--\n\nadd a child body; NULL: the parent's defaults"),
    METHOD(mjs_addSite, "mjs_addSite(body, def_)\n--\n\nadd a site to a body"),
    METHOD(mjs_addJoint, "mjs_addJoint(body, def_)\n--\n\nadd a joint to a body"),
    METHOD(mjs_addFreeJoint, "mjs_addFreeJoint(body)\n--\n\nadd a free joint to a body"),
    METHOD(mjs_addGeom, "mjs_addGeom(body, def_)\n--\n\nadd a geom to a body"),
    METHOD(mjs_addCamera, "mjs_addCamera(body, def_)\n--\n\nadd a camera to a body"),
    METHOD(mjs_addLight, "mjs_addLight(body, def_)\n--\n\nadd a light to a body"),
    METHOD(mjs_addFrame, "mjs_addFrame(body, parentframe)\n--\n\nadd a frame to a body, inside another frame if given"),
    METHOD(mjs_addActuator, "mjs_addActuator(s, def_)\n--\n\nadd an actuator"),
    METHOD(mjs_addSensor, "mjs_addSensor(s)\n--\n\nadd a sensor"),
    METHOD(mjs_addFlex, "mjs_addFlex(s)\n--\n\nadd a flex"),
    METHOD(mjs_addPair, "mjs_addPair(s, def_)\n--\n\nadd a contact pair"),
    METHOD(mjs_addExclude, "mjs_addExclude(s)\n--\n\nadd an exclude"),
    METHOD(mjs_addEquality, "mjs_addEquality(s, def_)\n--\n\nadd an equality constraint"),
    METHOD(mjs_addTendon, "mjs_addTendon(s, def_)\n--\n\nadd a tendon"),
    METHOD(mjs_wrapSite, "mjs_wrapSite(tendon, name)\n--\n\nroute a tendon through a site"),
    METHOD(mjs_wrapGeom, "mjs_wrapGeom(tendon, name, sidesite)\n--\n\nroute a tendon around a geom, on the side of a site if given"),
    METHOD(mjs_wrapJoint, "mjs_wrapJoint(tendon, name, coef)\n--\n\nadd a joint to a tendon's length, with a factor"),
    METHOD(mjs_wrapPulley, "mjs_wrapPulley(tendon, divisor)\n--\n\ndivide the rest of a tendon's path"),
    METHOD(mjs_addNumeric, "mjs_addNumeric(s)\n--\n\nadd a list of numbers"),
    METHOD(mjs_addText, "mjs_addText(s)\n--\n\nadd a text"),
    METHOD(mjs_addTuple, "mjs_addTuple(s)\n--\n\nadd a tuple"),
    METHOD(mjs_addKey, "mjs_addKey(s)\n--\n\nadd a keyframe"),
    METHOD(mjs_addPlugin, "mjs_addPlugin(s)\n--\n\nadd a plugin instance"),
    METHOD(mjs_addDefault, "mjs_addDefault(s, classname, parent)\n--\n\nadd a default class below a parent; NULL parent: below main; NULL result: name taken"),
    METHOD(mjs_setToMotor, "mjs_setToMotor(actuator)\n--\n\nmake it a motor: force = control"),
    METHOD(mjs_setToPosition, "mjs_setToPosition(actuator, kp, kv, dampratio, timeconst, inheritrange)\n--\n\nmake it a position servo; returns an error text or an empty one"),
    METHOD(mjs_setToIntVelocity, "mjs_setToIntVelocity(actuator, kp, kv, dampratio, timeconst, inheritrange)\n--\n\nmake it a velocity servo that integrates its control"),
    METHOD(mjs_setToVelocity, "mjs_setToVelocity(actuator, kv)\n--\n\nmake it a velocity servo"),
    METHOD(mjs_setToDamper, "mjs_setToDamper(actuator, kv)\n--\n\nmake it a damper whose strength is the control"),
    METHOD(mjs_setToCylinder, "mjs_setToCylinder(actuator, timeconst, bias, area, diameter)\n--\n\nmake it a pneumatic or hydraulic cylinder"),
    METHOD(mjs_setToMuscle, "mjs_setToMuscle(actuator, timeconst, tausmooth, range, force, scale, lmin, lmax, vmax, fpmax, fvmax)\n--\n\nmake it a muscle"),
    METHOD(mjs_setToAdhesion, "mjs_setToAdhesion(actuator, gain)\n--\n\nmake it an adhesion actuator"),
    METHOD(mjs_addMesh, "mjs_addMesh(s, def_)\n--\n\nadd a mesh"),
    METHOD(mjs_addHField, "mjs_addHField(s)\n--\n\nadd a height field"),
    METHOD(mjs_addSkin, "mjs_addSkin(s)\n--\n\nadd a skin"),
    METHOD(mjs_addDeform, "mjs_addDeform(s)\n--\n\nadd a deformable body of particles; not in MuJoCo"),
    METHOD(mjs_addTexture, "mjs_addTexture(s)\n--\n\nadd a texture"),
    METHOD(mjs_addMaterial, "mjs_addMaterial(s, def_)\n--\n\nadd a material"),
    METHOD(mjs_getSpec, "mjs_getSpec(element)\n--\n\nspec of an element"),
    METHOD(mjs_findBody, "mjs_findBody(s, name)\n--\n\nbody of a name; NULL: none"),
    METHOD(mjs_findElement, "mjs_findElement(s, type, name)\n--\n\nelement of a type and name; NULL: none"),
    METHOD(mjs_findChild, "mjs_findChild(body, name)\n--\n\nbody of a name below a body; NULL: none"),
    METHOD(mjs_getParent, "mjs_getParent(element)\n--\n\nbody that an element is in; NULL: none"),
    METHOD(mjs_getFrame, "mjs_getFrame(element)\n--\n\nframe that an element is in; NULL: none"),
    METHOD(mjs_findFrame, "mjs_findFrame(s, name)\n--\n\nframe of a name; NULL: none"),
    METHOD(mjs_getDefault, "mjs_getDefault(element)\n--\n\ndefault class of an element"),
    METHOD(mjs_findDefault, "mjs_findDefault(s, classname)\n--\n\ndefault class of a name; NULL: none"),
    METHOD(mjs_getSpecDefault, "mjs_getSpecDefault(s)\n--\n\nthe main default class"),
    METHOD(mjs_getId, "mjs_getId(element)\n--\n\nid in the compiled model; -1: not compiled"),
    METHOD(mjs_firstChild, "mjs_firstChild(body, type, recurse)\n--\n\nfirst element of a type in a body, and below it if recurse; NULL: none"),
    METHOD(mjs_nextChild, "mjs_nextChild(body, child, recurse)\n--\n\nthe element of the same type after child; NULL: none"),
    METHOD(mjs_getWrapTarget, "mjs_getWrapTarget(wrap)\n--\n\njoint, site or geom of a path point; NULL: a pulley"),
    METHOD(mjs_getWrapSideSite, "mjs_getWrapSideSite(wrap)\n--\n\nside site of a path point; NULL: none"),
    METHOD(mjs_getWrapDivisor, "mjs_getWrapDivisor(wrap)\n--\n\ndivisor of a pulley"),
    METHOD(mjs_getWrapCoef, "mjs_getWrapCoef(wrap)\n--\n\nfactor of a joint"),
    METHOD(mjs_setName, "mjs_setName(element, name)\n--\n\nname an element; 0: done, -1: name taken"),
    METHOD(mjs_getWrapNum, "mjs_getWrapNum(tendonspec)\n--\n\npath points of a tendon"),
    METHOD(mjs_getWrap, "mjs_getWrap(tendonspec, i)\n--\n\npath point i of a tendon"),
    METHOD(mjs_setDefault, "mjs_setDefault(element, def_)\n--\n\nchange the default class of an element"),
    METHOD(mjs_setFrame, "mjs_setFrame(dest, frame)\n--\n\nput an element into a frame; 0: done"),
    METHOD(mjs_resolveOrientation, "mjs_resolveOrientation(quat, degree, sequence, orientation)\n--\n\nquaternion of an orientation in any notation; returns an error text or NULL"),
    METHOD(mjs_sensorDim, "mjs_sensorDim(sensor)\n--\n\nnumber of output values of a sensor"),
    METHOD(mj_lastError, "mj_lastError()\n--\n\ntext of the last misuse or failure that calls of this thread reported outside of error buffers; empty: none"),
    METHOD(mj_clearError, "mj_clearError()\n--\n\nclear that text"),
    METHOD(mj_removeKind, "mj_removeKind(table, name)\n--\n\nremove a kind that a user added to a table (cttKindTable); models that use it stop; 0: done, -1: none"),
    METHOD(mj_kindCount, "mj_kindCount(table)\n--\n\nslots of a table in use, those of removed kinds included"),
    METHOD(mj_findKind, "mj_findKind(table, name)\n--\n\nslot of a kind by name; -1: none"),
    METHOD(mj_deformPresetName, "mj_deformPresetName(i)\n--\n\nname of preset i; NULL: no more"),
    METHOD(mj_removeDeformable, "mj_removeDeformable(m, d, id)\n--\n\nremove a registered body; later ones move down; 0: done, -1: none"),
    METHOD(mj_deformableCount, "mj_deformableCount(d)\n--\n\nregistered bodies"),
    METHOD(mj_findDeformable, "mj_findDeformable(d, name)\n--\n\nnumber of a registered body; -1: none"),
    METHOD(mj_pinDeformable, "mj_pinDeformable(d, id, vertex, pinned)\n--\n\npin a vertex or let it go; 0: done, -1: none"),
    METHOD(mj_resetDeformable, "mj_resetDeformable(d, id)\n--\n\nset a body to its registered positions at rest; 0: done, -1: none"),
    METHOD(mj_deformableContactCount, "mj_deformableContactCount(d)\n--\n\ncontacts of deformable bodies after ct_forward or ct_step"),
    METHOD(mj_dataStateSize, "mj_dataStateSize(m, d, sig)\n--\n\nnumbers of a state vector of this data; sig may have the bit ctSTATE_DEFORM, whose size depends on the registered bodies"),
    METHOD(mj_deformableEnergy, "mj_deformableEnergy(m, d, id, energy)\n--\n\nelastic, kinetic and gravitational energy, J; 0: done, -1: none"),
    METHOD(mjb_randomUniform, "mjb_randomUniform(key, sim, step, to)\n--\n\nn random numbers in [0, 1) that depend on their place only: key, simulation, step, index"),
    METHOD(mjb_randomNormal, "mjb_randomNormal(key, sim, step, to)\n--\n\nthe same with a standard normal distribution"),
    METHOD(mjd_forceVel, "mjd_forceVel(m, d, DfDv)\n--\n\nexact derivative of qfrc_passive + qfrc_actuator - qfrc_bias by qvel after ct_forward, nv x nv"),
    METHOD(mjd_transitionInfo, "mjd_transitionInfo(m, d, A, B, C, D, info)\n--\n\nctd_transition with settings, and what is known about the derivative; info may be NULL"),
    METHOD(mjd_stepJvp, "mjd_stepJvp(m, d, param, dx, du, dp, dy, ds, info)\n--\n\nchange dy of the next state and ds of the sensors for changes dx, du, dp; NULL: none; else a cttDerivativeStatus"),
    METHOD(mjd_stepVjp, "mjd_stepVjp(m, d, param, gy, gs, gx, gu, gp, info)\n--\n\ngradient by state, controls, parameters from that by next state and sensors; NULL: none; see ctd_stepJvp"),
    METHOD(mjd_rolloutVjp, "mjd_rolloutVjp(m, d, ctrl, param, gy, gx, gu, gp, ncheckpoint, info)\n--\n\ngradient over nstep steps; gy nstep x (2 nv + na), ctrl and gu nstep x nu; ncheckpoint 0: root of nstep"),
    METHOD(mjd_rolloutJacobian, "mjd_rolloutJacobian(m, d, ctrl, param, x, J, info)\n--\n\nstates x of nstep steps, nstep x (nq + nv + na), and their derivative J by parameters; see ctd_rolloutVjp"),
    METHOD(mjd_inverse, "mjd_inverse(m, d, flg_actuation, DfDq, DfDv, DfDa, DsDq, DsDv, DsDa, DmDq, info)\n--\n\nanalytic derivatives of inverse dynamics, as ctd_inverseFD; NULL: skip one; else a cttDerivativeStatus"),
    METHOD(mjd_paramSize, "mjd_paramSize(m, param)\n--\n\nnumbers of nparam triples (group, first element, number of elements or negative: all that follow); -1: bad"),
    {NULL, NULL, 0, NULL},
};
