// Written by tools/gen/gen_mjcf.py from schema/spec.schema and schema/enums.schema. Do not edit.
#include "generated/spec_choices.h"

static const int kJoint_value[] = {ctJNT_FREE, ctJNT_BALL, ctJNT_SLIDE, ctJNT_HINGE};
static const SpecEnum kJoint = {"cttJoint", kJoint_value, 4};
static const int kGeom_value[] = {ctGEOM_PLANE, ctGEOM_HFIELD, ctGEOM_SPHERE, ctGEOM_CAPSULE, ctGEOM_ELLIPSOID, ctGEOM_CYLINDER, ctGEOM_BOX, ctGEOM_MESH, ctGEOM_SDF, ctGEOM_NONE};
static const SpecEnum kGeom = {"cttGeom", kGeom_value, 10};
static const int kProjection_value[] = {ctPROJ_PERSPECTIVE, ctPROJ_ORTHOGRAPHIC};
static const SpecEnum kProjection = {"cttProjection", kProjection_value, 2};
static const int kCamLight_value[] = {ctCAMLIGHT_FIXED, ctCAMLIGHT_TRACK, ctCAMLIGHT_TRACKCOM, ctCAMLIGHT_TARGETBODY, ctCAMLIGHT_TARGETBODYCOM};
static const SpecEnum kCamLight = {"cttCamLight", kCamLight_value, 5};
static const int kLightType_value[] = {ctLIGHT_SPOT, ctLIGHT_DIRECTIONAL, ctLIGHT_POINT, ctLIGHT_IMAGE};
static const SpecEnum kLightType = {"cttLightType", kLightType_value, 4};
static const int kTexture_value[] = {ctTEXTURE_2D, ctTEXTURE_CUBE, ctTEXTURE_SKYBOX};
static const SpecEnum kTexture = {"cttTexture", kTexture_value, 3};
static const int kColorSpace_value[] = {ctCOLORSPACE_AUTO, ctCOLORSPACE_LINEAR, ctCOLORSPACE_SRGB};
static const SpecEnum kColorSpace = {"cttColorSpace", kColorSpace_value, 3};
static const int kIntegrator_value[] = {ctINT_EULER, ctINT_RK4, ctINT_IMPLICIT, ctINT_IMPLICITFAST, ctINT_SPRINGDAMPER};
static const SpecEnum kIntegrator = {"cttIntegrator", kIntegrator_value, 5};
static const int kCone_value[] = {ctCONE_PYRAMIDAL, ctCONE_ELLIPTIC};
static const SpecEnum kCone = {"cttCone", kCone_value, 2};
static const int kJacobian_value[] = {ctJAC_DENSE, ctJAC_SPARSE, ctJAC_AUTO};
static const SpecEnum kJacobian = {"cttJacobian", kJacobian_value, 3};
static const int kSolver_value[] = {ctSOL_PGS, ctSOL_CG, ctSOL_NEWTON};
static const SpecEnum kSolver = {"cttSolver", kSolver_value, 3};
static const int kDeform_value[] = {ctDEFORM_CLOTH, ctDEFORM_SOFT, ctDEFORM_CHAIN};
static const SpecEnum kDeform = {"cttDeform", kDeform_value, 3};
static const int kEq_value[] = {ctEQ_CONNECT, ctEQ_WELD, ctEQ_JOINT, ctEQ_TENDON, ctEQ_FLEX, ctEQ_FLEXVERT};
static const SpecEnum kEq = {"cttEq", kEq_value, 6};
static const int kWrap_value[] = {ctWRAP_NONE, ctWRAP_JOINT, ctWRAP_PULLEY, ctWRAP_SITE, ctWRAP_SPHERE, ctWRAP_CYLINDER};
static const SpecEnum kWrap = {"cttWrap", kWrap_value, 6};
static const int kTrn_value[] = {ctTRN_JOINT, ctTRN_JOINTINPARENT, ctTRN_SLIDERCRANK, ctTRN_TENDON, ctTRN_SITE, ctTRN_BODY, ctTRN_UNDEFINED};
static const SpecEnum kTrn = {"cttTrn", kTrn_value, 7};
static const int kDyn_value[] = {ctDYN_NONE, ctDYN_INTEGRATOR, ctDYN_FILTER, ctDYN_FILTEREXACT, ctDYN_MUSCLE, ctDYN_USER};
static const SpecEnum kDyn = {"cttDyn", kDyn_value, 6};
static const int kGain_value[] = {ctGAIN_FIXED, ctGAIN_AFFINE, ctGAIN_MUSCLE, ctGAIN_USER};
static const SpecEnum kGain = {"cttGain", kGain_value, 4};
static const int kBias_value[] = {ctBIAS_NONE, ctBIAS_AFFINE, ctBIAS_MUSCLE, ctBIAS_USER};
static const SpecEnum kBias = {"cttBias", kBias_value, 4};
static const int kObj_value[] = {ctOBJ_UNKNOWN, ctOBJ_BODY, ctOBJ_XBODY, ctOBJ_JOINT, ctOBJ_DOF, ctOBJ_GEOM, ctOBJ_SITE, ctOBJ_CAMERA, ctOBJ_LIGHT, ctOBJ_FLEX, ctOBJ_MESH, ctOBJ_SKIN, ctOBJ_HFIELD, ctOBJ_TEXTURE, ctOBJ_MATERIAL, ctOBJ_PAIR, ctOBJ_EXCLUDE, ctOBJ_EQUALITY, ctOBJ_TENDON, ctOBJ_ACTUATOR, ctOBJ_SENSOR, ctOBJ_NUMERIC, ctOBJ_TEXT, ctOBJ_TUPLE, ctOBJ_KEY, ctOBJ_PLUGIN, ctOBJ_DEFORM};
static const SpecEnum kObj = {"cttObj", kObj_value, 27};
static const int kSensor_value[] = {ctSENS_TOUCH, ctSENS_ACCELEROMETER, ctSENS_VELOCIMETER, ctSENS_GYRO, ctSENS_FORCE, ctSENS_TORQUE, ctSENS_MAGNETOMETER, ctSENS_RANGEFINDER, ctSENS_CAMPROJECTION, ctSENS_JOINTPOS, ctSENS_JOINTVEL, ctSENS_TENDONPOS, ctSENS_TENDONVEL, ctSENS_ACTUATORPOS, ctSENS_ACTUATORVEL, ctSENS_ACTUATORFRC, ctSENS_JOINTACTFRC, ctSENS_TENDONACTFRC, ctSENS_BALLQUAT, ctSENS_BALLANGVEL, ctSENS_JOINTLIMITPOS, ctSENS_JOINTLIMITVEL, ctSENS_JOINTLIMITFRC, ctSENS_TENDONLIMITPOS, ctSENS_TENDONLIMITVEL, ctSENS_TENDONLIMITFRC, ctSENS_FRAMEPOS, ctSENS_FRAMEQUAT, ctSENS_FRAMEXAXIS, ctSENS_FRAMEYAXIS, ctSENS_FRAMEZAXIS, ctSENS_FRAMELINVEL, ctSENS_FRAMEANGVEL, ctSENS_FRAMELINACC, ctSENS_FRAMEANGACC, ctSENS_SUBTREECOM, ctSENS_SUBTREELINVEL, ctSENS_SUBTREEANGMOM, ctSENS_INSIDESITE, ctSENS_GEOMDIST, ctSENS_GEOMNORMAL, ctSENS_GEOMFROMTO, ctSENS_CONTACT, ctSENS_E_POTENTIAL, ctSENS_E_KINETIC, ctSENS_CLOCK, ctSENS_TACTILE, ctSENS_PLUGIN, ctSENS_USER};
static const SpecEnum kSensor = {"cttSensor", kSensor_value, 49};
static const int kStage_value[] = {ctSTAGE_NONE, ctSTAGE_POS, ctSTAGE_VEL, ctSTAGE_ACC};
static const SpecEnum kStage = {"cttStage", kStage_value, 4};
static const int kDataType_value[] = {ctDATATYPE_REAL, ctDATATYPE_POSITIVE, ctDATATYPE_AXIS, ctDATATYPE_QUATERNION};
static const SpecEnum kDataType = {"cttDataType", kDataType_value, 4};
static const int kCamOutBit_value[] = {ctCAMOUT_RGB, ctCAMOUT_DEPTH, ctCAMOUT_DIST, ctCAMOUT_NORMAL, ctCAMOUT_SEG};
static const SpecEnum kCamOutBit = {"cttCamOutBit", kCamOutBit_value, 5};
static const int kSleepPolicy_value[] = {ctSLEEP_AUTO, ctSLEEP_AUTO_NEVER, ctSLEEP_AUTO_ALLOWED, ctSLEEP_NEVER, ctSLEEP_ALLOWED, ctSLEEP_INIT};
static const SpecEnum kSleepPolicy = {"cttSleepPolicy", kSleepPolicy_value, 6};
static const int kLRMode_value[] = {ctLRMODE_NONE, ctLRMODE_MUSCLE, ctLRMODE_MUSCLEUSER, ctLRMODE_ALL};
static const SpecEnum kLRMode = {"cttLRMode", kLRMode_value, 4};
static const int kFlexSelf_value[] = {ctFLEXSELF_NONE, ctFLEXSELF_NARROW, ctFLEXSELF_BVH, ctFLEXSELF_SAP, ctFLEXSELF_AUTO};
static const SpecEnum kFlexSelf = {"cttFlexSelf", kFlexSelf_value, 5};
static const int kGeomInertia_value[] = {ctINERTIA_VOLUME, ctINERTIA_SHELL};
static const SpecEnum kGeomInertia = {"cttGeomInertia", kGeomInertia_value, 2};
static const int kMeshInertia_value[] = {ctMESH_INERTIA_CONVEX, ctMESH_INERTIA_EXACT, ctMESH_INERTIA_LEGACY, ctMESH_INERTIA_SHELL};
static const SpecEnum kMeshInertia = {"cttMeshInertia", kMeshInertia_value, 4};
static const int kBuiltin_value[] = {ctBUILTIN_NONE, ctBUILTIN_GRADIENT, ctBUILTIN_CHECKER, ctBUILTIN_FLAT};
static const SpecEnum kBuiltin = {"cttBuiltin", kBuiltin_value, 4};
static const int kMark_value[] = {ctMARK_NONE, ctMARK_EDGE, ctMARK_CROSS, ctMARK_RANDOM};
static const SpecEnum kMark = {"cttMark", kMark_value, 4};
static const int kLimited_value[] = {ctLIMITED_FALSE, ctLIMITED_TRUE, ctLIMITED_AUTO};
static const SpecEnum kLimited = {"cttLimited", kLimited_value, 3};
static const int kAlignFree_value[] = {ctALIGNFREE_FALSE, ctALIGNFREE_TRUE, ctALIGNFREE_AUTO};
static const SpecEnum kAlignFree = {"cttAlignFree", kAlignFree_value, 3};
static const int kInertiaFromGeom_value[] = {ctINERTIAFROMGEOM_FALSE, ctINERTIAFROMGEOM_TRUE, ctINERTIAFROMGEOM_AUTO};
static const SpecEnum kInertiaFromGeom = {"cttInertiaFromGeom", kInertiaFromGeom_value, 3};
static const int kOrientation_value[] = {ctORIENTATION_QUAT, ctORIENTATION_AXISANGLE, ctORIENTATION_XYAXES, ctORIENTATION_ZAXIS, ctORIENTATION_EULER};
static const SpecEnum kOrientation = {"cttOrientation", kOrientation_value, 5};

static const SpecChoice ctSpec_choice[] = {
    {"compiler.inertiafromgeom", offsetof(ctSpec, compiler.inertiafromgeom), &kInertiaFromGeom, false},
    {"compiler.LRopt.mode", offsetof(ctSpec, compiler.LRopt.mode), &kLRMode, false},
    {"option.integrator", offsetof(ctSpec, option.integrator), &kIntegrator, false},
    {"option.cone", offsetof(ctSpec, option.cone), &kCone, false},
    {"option.jacobian", offsetof(ctSpec, option.jacobian), &kJacobian, false},
    {"option.solver", offsetof(ctSpec, option.solver), &kSolver, false},
};
const SpecChoices spec_choices_ctSpec = {ctSpec_choice, 6};

static const SpecChoice ctsBody_choice[] = {
    {"alt.type", offsetof(ctsBody, alt.type), &kOrientation, false},
    {"ialt.type", offsetof(ctsBody, ialt.type), &kOrientation, false},
    {"sleep", offsetof(ctsBody, sleep), &kSleepPolicy, false},
};
const SpecChoices spec_choices_ctsBody = {ctsBody_choice, 3};

static const SpecChoice ctsFrame_choice[] = {
    {"alt.type", offsetof(ctsFrame, alt.type), &kOrientation, false},
};
const SpecChoices spec_choices_ctsFrame = {ctsFrame_choice, 1};

static const SpecChoice ctsJoint_choice[] = {
    {"type", offsetof(ctsJoint, type), &kJoint, false},
    {"align", offsetof(ctsJoint, align), &kAlignFree, false},
    {"limited", offsetof(ctsJoint, limited), &kLimited, false},
    {"actfrclimited", offsetof(ctsJoint, actfrclimited), &kLimited, false},
};
const SpecChoices spec_choices_ctsJoint = {ctsJoint_choice, 4};

static const SpecChoice ctsGeom_choice[] = {
    {"type", offsetof(ctsGeom, type), &kGeom, false},
    {"alt.type", offsetof(ctsGeom, alt.type), &kOrientation, false},
    {"typeinertia", offsetof(ctsGeom, typeinertia), &kGeomInertia, false},
};
const SpecChoices spec_choices_ctsGeom = {ctsGeom_choice, 3};

static const SpecChoice ctsSite_choice[] = {
    {"alt.type", offsetof(ctsSite, alt.type), &kOrientation, false},
    {"type", offsetof(ctsSite, type), &kGeom, false},
};
const SpecChoices spec_choices_ctsSite = {ctsSite_choice, 2};

static const SpecChoice ctsCamera_choice[] = {
    {"alt.type", offsetof(ctsCamera, alt.type), &kOrientation, false},
    {"mode", offsetof(ctsCamera, mode), &kCamLight, false},
    {"proj", offsetof(ctsCamera, proj), &kProjection, false},
    {"output", offsetof(ctsCamera, output), &kCamOutBit, true},
};
const SpecChoices spec_choices_ctsCamera = {ctsCamera_choice, 4};

static const SpecChoice ctsLight_choice[] = {
    {"mode", offsetof(ctsLight, mode), &kCamLight, false},
    {"type", offsetof(ctsLight, type), &kLightType, false},
};
const SpecChoices spec_choices_ctsLight = {ctsLight_choice, 2};

static const SpecChoice ctsFlex_choice[] = {
    {"selfcollide", offsetof(ctsFlex, selfcollide), &kFlexSelf, false},
};
const SpecChoices spec_choices_ctsFlex = {ctsFlex_choice, 1};

static const SpecChoice ctsMesh_choice[] = {
    {"inertia", offsetof(ctsMesh, inertia), &kMeshInertia, false},
};
const SpecChoices spec_choices_ctsMesh = {ctsMesh_choice, 1};

static const SpecChoice ctsDeform_choice[] = {
    {"kind", offsetof(ctsDeform, kind), &kDeform, false},
    {"alt.type", offsetof(ctsDeform, alt.type), &kOrientation, false},
};
const SpecChoices spec_choices_ctsDeform = {ctsDeform_choice, 2};

static const SpecChoice ctsTexture_choice[] = {
    {"type", offsetof(ctsTexture, type), &kTexture, false},
    {"colorspace", offsetof(ctsTexture, colorspace), &kColorSpace, false},
    {"builtin", offsetof(ctsTexture, builtin), &kBuiltin, false},
    {"mark", offsetof(ctsTexture, mark), &kMark, false},
};
const SpecChoices spec_choices_ctsTexture = {ctsTexture_choice, 4};

static const SpecChoice ctsEquality_choice[] = {
    {"type", offsetof(ctsEquality, type), &kEq, false},
    {"objtype", offsetof(ctsEquality, objtype), &kObj, false},
};
const SpecChoices spec_choices_ctsEquality = {ctsEquality_choice, 2};

static const SpecChoice ctsTendon_choice[] = {
    {"limited", offsetof(ctsTendon, limited), &kLimited, false},
    {"actfrclimited", offsetof(ctsTendon, actfrclimited), &kLimited, false},
};
const SpecChoices spec_choices_ctsTendon = {ctsTendon_choice, 2};

static const SpecChoice ctsWrap_choice[] = {
    {"type", offsetof(ctsWrap, type), &kWrap, false},
};
const SpecChoices spec_choices_ctsWrap = {ctsWrap_choice, 1};

static const SpecChoice ctsActuator_choice[] = {
    {"gaintype", offsetof(ctsActuator, gaintype), &kGain, false},
    {"biastype", offsetof(ctsActuator, biastype), &kBias, false},
    {"dyntype", offsetof(ctsActuator, dyntype), &kDyn, false},
    {"trntype", offsetof(ctsActuator, trntype), &kTrn, false},
    {"ctrllimited", offsetof(ctsActuator, ctrllimited), &kLimited, false},
    {"forcelimited", offsetof(ctsActuator, forcelimited), &kLimited, false},
    {"actlimited", offsetof(ctsActuator, actlimited), &kLimited, false},
};
const SpecChoices spec_choices_ctsActuator = {ctsActuator_choice, 7};

static const SpecChoice ctsSensor_choice[] = {
    {"type", offsetof(ctsSensor, type), &kSensor, false},
    {"objtype", offsetof(ctsSensor, objtype), &kObj, false},
    {"reftype", offsetof(ctsSensor, reftype), &kObj, false},
    {"datatype", offsetof(ctsSensor, datatype), &kDataType, false},
    {"needstage", offsetof(ctsSensor, needstage), &kStage, false},
};
const SpecChoices spec_choices_ctsSensor = {ctsSensor_choice, 5};
