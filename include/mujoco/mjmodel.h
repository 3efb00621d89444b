// Written by tools/gen.py from schema/enums.schema and model.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJMODEL_H
#define MUJOCO_MJMODEL_H

#include <corten/model.h>
#include <mujoco/mjtnum.h>

#define mjPI ctPI
#define mjVERSION_HEADER ctVERSION_HEADER
#define mjMAXVAL ctMAXVAL
#define mjMINMU ctMINMU
#define mjMINIMP ctMINIMP
#define mjMAXIMP ctMAXIMP
#define mjMAXCONPAIR ctMAXCONPAIR
#define mjMAXTREEDEPTH ctMAXTREEDEPTH
#define mjMAXFLEXNODES ctMAXFLEXNODES
#define mjMINAWAKE ctMINAWAKE
#define mjNEQDATA ctNEQDATA
#define mjNDYN ctNDYN
#define mjNGAIN ctNGAIN
#define mjNBIAS ctNBIAS
#define mjNFLUID ctNFLUID
#define mjNREF ctNREF
#define mjNIMP ctNIMP
#define mjNSENS ctNSENS
#define mjNSOLVER ctNSOLVER
#define mjNISLAND ctNISLAND
#define mjNGROUP ctNGROUP
#define mjMAXLIGHT ctMAXLIGHT
#define mjMAXOVERLAY ctMAXOVERLAY
#define mjMAXLINE ctMAXLINE
#define mjMAXLINEPNT ctMAXLINEPNT
#define mjMAXPLANEGRID ctMAXPLANEGRID

typedef cttDisableBit mjtDisableBit;
#define mjtDisableBit_ cttDisableBit_
#define mjDSBL_CONSTRAINT ctDSBL_CONSTRAINT
#define mjDSBL_EQUALITY ctDSBL_EQUALITY
#define mjDSBL_FRICTIONLOSS ctDSBL_FRICTIONLOSS
#define mjDSBL_LIMIT ctDSBL_LIMIT
#define mjDSBL_CONTACT ctDSBL_CONTACT
#define mjDSBL_SPRING ctDSBL_SPRING
#define mjDSBL_DAMPER ctDSBL_DAMPER
#define mjDSBL_GRAVITY ctDSBL_GRAVITY
#define mjDSBL_CLAMPCTRL ctDSBL_CLAMPCTRL
#define mjDSBL_WARMSTART ctDSBL_WARMSTART
#define mjDSBL_FILTERPARENT ctDSBL_FILTERPARENT
#define mjDSBL_ACTUATION ctDSBL_ACTUATION
#define mjDSBL_REFSAFE ctDSBL_REFSAFE
#define mjDSBL_SENSOR ctDSBL_SENSOR
#define mjDSBL_MIDPHASE ctDSBL_MIDPHASE
#define mjDSBL_EULERDAMP ctDSBL_EULERDAMP
#define mjDSBL_AUTORESET ctDSBL_AUTORESET
#define mjDSBL_NATIVECCD ctDSBL_NATIVECCD
#define mjDSBL_ISLAND ctDSBL_ISLAND
#define mjNDISABLE ctNDISABLE

typedef cttEnableBit mjtEnableBit;
#define mjtEnableBit_ cttEnableBit_
#define mjENBL_OVERRIDE ctENBL_OVERRIDE
#define mjENBL_ENERGY ctENBL_ENERGY
#define mjENBL_FWDINV ctENBL_FWDINV
#define mjENBL_INVDISCRETE ctENBL_INVDISCRETE
#define mjENBL_MULTICCD ctENBL_MULTICCD
#define mjENBL_SLEEP ctENBL_SLEEP
#define mjNENABLE ctNENABLE

typedef cttJoint mjtJoint;
#define mjtJoint_ cttJoint_
#define mjJNT_FREE ctJNT_FREE
#define mjJNT_BALL ctJNT_BALL
#define mjJNT_SLIDE ctJNT_SLIDE
#define mjJNT_HINGE ctJNT_HINGE

typedef cttGeom mjtGeom;
#define mjtGeom_ cttGeom_
#define mjGEOM_PLANE ctGEOM_PLANE
#define mjGEOM_HFIELD ctGEOM_HFIELD
#define mjGEOM_SPHERE ctGEOM_SPHERE
#define mjGEOM_CAPSULE ctGEOM_CAPSULE
#define mjGEOM_ELLIPSOID ctGEOM_ELLIPSOID
#define mjGEOM_CYLINDER ctGEOM_CYLINDER
#define mjGEOM_BOX ctGEOM_BOX
#define mjGEOM_MESH ctGEOM_MESH
#define mjGEOM_SDF ctGEOM_SDF
#define mjNGEOMTYPES ctNGEOMTYPES
#define mjGEOM_ARROW ctGEOM_ARROW
#define mjGEOM_ARROW1 ctGEOM_ARROW1
#define mjGEOM_ARROW2 ctGEOM_ARROW2
#define mjGEOM_LINE ctGEOM_LINE
#define mjGEOM_LINEBOX ctGEOM_LINEBOX
#define mjGEOM_FLEX ctGEOM_FLEX
#define mjGEOM_SKIN ctGEOM_SKIN
#define mjGEOM_LABEL ctGEOM_LABEL
#define mjGEOM_TRIANGLE ctGEOM_TRIANGLE
#define mjGEOM_NONE ctGEOM_NONE

typedef cttProjection mjtProjection;
#define mjtProjection_ cttProjection_
#define mjPROJ_PERSPECTIVE ctPROJ_PERSPECTIVE
#define mjPROJ_ORTHOGRAPHIC ctPROJ_ORTHOGRAPHIC

typedef cttCamLight mjtCamLight;
#define mjtCamLight_ cttCamLight_
#define mjCAMLIGHT_FIXED ctCAMLIGHT_FIXED
#define mjCAMLIGHT_TRACK ctCAMLIGHT_TRACK
#define mjCAMLIGHT_TRACKCOM ctCAMLIGHT_TRACKCOM
#define mjCAMLIGHT_TARGETBODY ctCAMLIGHT_TARGETBODY
#define mjCAMLIGHT_TARGETBODYCOM ctCAMLIGHT_TARGETBODYCOM

typedef cttLightType mjtLightType;
#define mjtLightType_ cttLightType_
#define mjLIGHT_SPOT ctLIGHT_SPOT
#define mjLIGHT_DIRECTIONAL ctLIGHT_DIRECTIONAL
#define mjLIGHT_POINT ctLIGHT_POINT
#define mjLIGHT_IMAGE ctLIGHT_IMAGE

typedef cttTexture mjtTexture;
#define mjtTexture_ cttTexture_
#define mjTEXTURE_2D ctTEXTURE_2D
#define mjTEXTURE_CUBE ctTEXTURE_CUBE
#define mjTEXTURE_SKYBOX ctTEXTURE_SKYBOX

typedef cttTextureRole mjtTextureRole;
#define mjtTextureRole_ cttTextureRole_
#define mjTEXROLE_USER ctTEXROLE_USER
#define mjTEXROLE_RGB ctTEXROLE_RGB
#define mjTEXROLE_OCCLUSION ctTEXROLE_OCCLUSION
#define mjTEXROLE_ROUGHNESS ctTEXROLE_ROUGHNESS
#define mjTEXROLE_METALLIC ctTEXROLE_METALLIC
#define mjTEXROLE_NORMAL ctTEXROLE_NORMAL
#define mjTEXROLE_OPACITY ctTEXROLE_OPACITY
#define mjTEXROLE_EMISSIVE ctTEXROLE_EMISSIVE
#define mjTEXROLE_RGBA ctTEXROLE_RGBA
#define mjTEXROLE_ORM ctTEXROLE_ORM
#define mjNTEXROLE ctNTEXROLE

typedef cttColorSpace mjtColorSpace;
#define mjtColorSpace_ cttColorSpace_
#define mjCOLORSPACE_AUTO ctCOLORSPACE_AUTO
#define mjCOLORSPACE_LINEAR ctCOLORSPACE_LINEAR
#define mjCOLORSPACE_SRGB ctCOLORSPACE_SRGB

typedef cttIntegrator mjtIntegrator;
#define mjtIntegrator_ cttIntegrator_
#define mjINT_EULER ctINT_EULER
#define mjINT_RK4 ctINT_RK4
#define mjINT_IMPLICIT ctINT_IMPLICIT
#define mjINT_IMPLICITFAST ctINT_IMPLICITFAST
#define mjINT_SPRINGDAMPER ctINT_SPRINGDAMPER

typedef cttCone mjtCone;
#define mjtCone_ cttCone_
#define mjCONE_PYRAMIDAL ctCONE_PYRAMIDAL
#define mjCONE_ELLIPTIC ctCONE_ELLIPTIC

typedef cttJacobian mjtJacobian;
#define mjtJacobian_ cttJacobian_
#define mjJAC_DENSE ctJAC_DENSE
#define mjJAC_SPARSE ctJAC_SPARSE
#define mjJAC_AUTO ctJAC_AUTO

typedef cttSolver mjtSolver;
#define mjtSolver_ cttSolver_
#define mjSOL_PGS ctSOL_PGS
#define mjSOL_CG ctSOL_CG
#define mjSOL_NEWTON ctSOL_NEWTON

typedef cttEq mjtEq;
#define mjtEq_ cttEq_
#define mjEQ_CONNECT ctEQ_CONNECT
#define mjEQ_WELD ctEQ_WELD
#define mjEQ_JOINT ctEQ_JOINT
#define mjEQ_TENDON ctEQ_TENDON
#define mjEQ_FLEX ctEQ_FLEX
#define mjEQ_FLEXVERT ctEQ_FLEXVERT
#define mjEQ_DISTANCE ctEQ_DISTANCE

typedef cttWrap mjtWrap;
#define mjtWrap_ cttWrap_
#define mjWRAP_NONE ctWRAP_NONE
#define mjWRAP_JOINT ctWRAP_JOINT
#define mjWRAP_PULLEY ctWRAP_PULLEY
#define mjWRAP_SITE ctWRAP_SITE
#define mjWRAP_SPHERE ctWRAP_SPHERE
#define mjWRAP_CYLINDER ctWRAP_CYLINDER

typedef cttTrn mjtTrn;
#define mjtTrn_ cttTrn_
#define mjTRN_JOINT ctTRN_JOINT
#define mjTRN_JOINTINPARENT ctTRN_JOINTINPARENT
#define mjTRN_SLIDERCRANK ctTRN_SLIDERCRANK
#define mjTRN_TENDON ctTRN_TENDON
#define mjTRN_SITE ctTRN_SITE
#define mjTRN_BODY ctTRN_BODY
#define mjTRN_UNDEFINED ctTRN_UNDEFINED

typedef cttDyn mjtDyn;
#define mjtDyn_ cttDyn_
#define mjDYN_NONE ctDYN_NONE
#define mjDYN_INTEGRATOR ctDYN_INTEGRATOR
#define mjDYN_FILTER ctDYN_FILTER
#define mjDYN_FILTEREXACT ctDYN_FILTEREXACT
#define mjDYN_MUSCLE ctDYN_MUSCLE
#define mjDYN_USER ctDYN_USER

typedef cttGain mjtGain;
#define mjtGain_ cttGain_
#define mjGAIN_FIXED ctGAIN_FIXED
#define mjGAIN_AFFINE ctGAIN_AFFINE
#define mjGAIN_MUSCLE ctGAIN_MUSCLE
#define mjGAIN_USER ctGAIN_USER

typedef cttBias mjtBias;
#define mjtBias_ cttBias_
#define mjBIAS_NONE ctBIAS_NONE
#define mjBIAS_AFFINE ctBIAS_AFFINE
#define mjBIAS_MUSCLE ctBIAS_MUSCLE
#define mjBIAS_USER ctBIAS_USER

typedef cttObj mjtObj;
#define mjtObj_ cttObj_
#define mjOBJ_UNKNOWN ctOBJ_UNKNOWN
#define mjOBJ_BODY ctOBJ_BODY
#define mjOBJ_XBODY ctOBJ_XBODY
#define mjOBJ_JOINT ctOBJ_JOINT
#define mjOBJ_DOF ctOBJ_DOF
#define mjOBJ_GEOM ctOBJ_GEOM
#define mjOBJ_SITE ctOBJ_SITE
#define mjOBJ_CAMERA ctOBJ_CAMERA
#define mjOBJ_LIGHT ctOBJ_LIGHT
#define mjOBJ_FLEX ctOBJ_FLEX
#define mjOBJ_MESH ctOBJ_MESH
#define mjOBJ_SKIN ctOBJ_SKIN
#define mjOBJ_HFIELD ctOBJ_HFIELD
#define mjOBJ_TEXTURE ctOBJ_TEXTURE
#define mjOBJ_MATERIAL ctOBJ_MATERIAL
#define mjOBJ_PAIR ctOBJ_PAIR
#define mjOBJ_EXCLUDE ctOBJ_EXCLUDE
#define mjOBJ_EQUALITY ctOBJ_EQUALITY
#define mjOBJ_TENDON ctOBJ_TENDON
#define mjOBJ_ACTUATOR ctOBJ_ACTUATOR
#define mjOBJ_SENSOR ctOBJ_SENSOR
#define mjOBJ_NUMERIC ctOBJ_NUMERIC
#define mjOBJ_TEXT ctOBJ_TEXT
#define mjOBJ_TUPLE ctOBJ_TUPLE
#define mjOBJ_KEY ctOBJ_KEY
#define mjOBJ_PLUGIN ctOBJ_PLUGIN
#define mjNOBJECT ctNOBJECT
#define mjOBJ_FRAME ctOBJ_FRAME
#define mjOBJ_DEFAULT ctOBJ_DEFAULT
#define mjOBJ_MODEL ctOBJ_MODEL

typedef cttSensor mjtSensor;
#define mjtSensor_ cttSensor_
#define mjSENS_TOUCH ctSENS_TOUCH
#define mjSENS_ACCELEROMETER ctSENS_ACCELEROMETER
#define mjSENS_VELOCIMETER ctSENS_VELOCIMETER
#define mjSENS_GYRO ctSENS_GYRO
#define mjSENS_FORCE ctSENS_FORCE
#define mjSENS_TORQUE ctSENS_TORQUE
#define mjSENS_MAGNETOMETER ctSENS_MAGNETOMETER
#define mjSENS_RANGEFINDER ctSENS_RANGEFINDER
#define mjSENS_CAMPROJECTION ctSENS_CAMPROJECTION
#define mjSENS_JOINTPOS ctSENS_JOINTPOS
#define mjSENS_JOINTVEL ctSENS_JOINTVEL
#define mjSENS_TENDONPOS ctSENS_TENDONPOS
#define mjSENS_TENDONVEL ctSENS_TENDONVEL
#define mjSENS_ACTUATORPOS ctSENS_ACTUATORPOS
#define mjSENS_ACTUATORVEL ctSENS_ACTUATORVEL
#define mjSENS_ACTUATORFRC ctSENS_ACTUATORFRC
#define mjSENS_JOINTACTFRC ctSENS_JOINTACTFRC
#define mjSENS_TENDONACTFRC ctSENS_TENDONACTFRC
#define mjSENS_BALLQUAT ctSENS_BALLQUAT
#define mjSENS_BALLANGVEL ctSENS_BALLANGVEL
#define mjSENS_JOINTLIMITPOS ctSENS_JOINTLIMITPOS
#define mjSENS_JOINTLIMITVEL ctSENS_JOINTLIMITVEL
#define mjSENS_JOINTLIMITFRC ctSENS_JOINTLIMITFRC
#define mjSENS_TENDONLIMITPOS ctSENS_TENDONLIMITPOS
#define mjSENS_TENDONLIMITVEL ctSENS_TENDONLIMITVEL
#define mjSENS_TENDONLIMITFRC ctSENS_TENDONLIMITFRC
#define mjSENS_FRAMEPOS ctSENS_FRAMEPOS
#define mjSENS_FRAMEQUAT ctSENS_FRAMEQUAT
#define mjSENS_FRAMEXAXIS ctSENS_FRAMEXAXIS
#define mjSENS_FRAMEYAXIS ctSENS_FRAMEYAXIS
#define mjSENS_FRAMEZAXIS ctSENS_FRAMEZAXIS
#define mjSENS_FRAMELINVEL ctSENS_FRAMELINVEL
#define mjSENS_FRAMEANGVEL ctSENS_FRAMEANGVEL
#define mjSENS_FRAMELINACC ctSENS_FRAMELINACC
#define mjSENS_FRAMEANGACC ctSENS_FRAMEANGACC
#define mjSENS_SUBTREECOM ctSENS_SUBTREECOM
#define mjSENS_SUBTREELINVEL ctSENS_SUBTREELINVEL
#define mjSENS_SUBTREEANGMOM ctSENS_SUBTREEANGMOM
#define mjSENS_INSIDESITE ctSENS_INSIDESITE
#define mjSENS_GEOMDIST ctSENS_GEOMDIST
#define mjSENS_GEOMNORMAL ctSENS_GEOMNORMAL
#define mjSENS_GEOMFROMTO ctSENS_GEOMFROMTO
#define mjSENS_CONTACT ctSENS_CONTACT
#define mjSENS_E_POTENTIAL ctSENS_E_POTENTIAL
#define mjSENS_E_KINETIC ctSENS_E_KINETIC
#define mjSENS_CLOCK ctSENS_CLOCK
#define mjSENS_TACTILE ctSENS_TACTILE
#define mjSENS_PLUGIN ctSENS_PLUGIN
#define mjSENS_USER ctSENS_USER

typedef cttStage mjtStage;
#define mjtStage_ cttStage_
#define mjSTAGE_NONE ctSTAGE_NONE
#define mjSTAGE_POS ctSTAGE_POS
#define mjSTAGE_VEL ctSTAGE_VEL
#define mjSTAGE_ACC ctSTAGE_ACC

typedef cttDataType mjtDataType;
#define mjtDataType_ cttDataType_
#define mjDATATYPE_REAL ctDATATYPE_REAL
#define mjDATATYPE_POSITIVE ctDATATYPE_POSITIVE
#define mjDATATYPE_AXIS ctDATATYPE_AXIS
#define mjDATATYPE_QUATERNION ctDATATYPE_QUATERNION

typedef cttConDataField mjtConDataField;
#define mjtConDataField_ cttConDataField_
#define mjCONDATA_FOUND ctCONDATA_FOUND
#define mjCONDATA_FORCE ctCONDATA_FORCE
#define mjCONDATA_TORQUE ctCONDATA_TORQUE
#define mjCONDATA_DIST ctCONDATA_DIST
#define mjCONDATA_POS ctCONDATA_POS
#define mjCONDATA_NORMAL ctCONDATA_NORMAL
#define mjCONDATA_TANGENT ctCONDATA_TANGENT
#define mjNCONDATA ctNCONDATA

typedef cttRayDataField mjtRayDataField;
#define mjtRayDataField_ cttRayDataField_
#define mjRAYDATA_DIST ctRAYDATA_DIST
#define mjRAYDATA_DIR ctRAYDATA_DIR
#define mjRAYDATA_ORIGIN ctRAYDATA_ORIGIN
#define mjRAYDATA_POINT ctRAYDATA_POINT
#define mjRAYDATA_NORMAL ctRAYDATA_NORMAL
#define mjRAYDATA_DEPTH ctRAYDATA_DEPTH
#define mjNRAYDATA ctNRAYDATA

typedef cttCamOutBit mjtCamOutBit;
#define mjtCamOutBit_ cttCamOutBit_
#define mjCAMOUT_RGB ctCAMOUT_RGB
#define mjCAMOUT_DEPTH ctCAMOUT_DEPTH
#define mjCAMOUT_DIST ctCAMOUT_DIST
#define mjCAMOUT_NORMAL ctCAMOUT_NORMAL
#define mjCAMOUT_SEG ctCAMOUT_SEG
#define mjNCAMOUT ctNCAMOUT

typedef cttSameFrame mjtSameFrame;
#define mjtSameFrame_ cttSameFrame_
#define mjSAMEFRAME_NONE ctSAMEFRAME_NONE
#define mjSAMEFRAME_BODY ctSAMEFRAME_BODY
#define mjSAMEFRAME_INERTIA ctSAMEFRAME_INERTIA
#define mjSAMEFRAME_BODYROT ctSAMEFRAME_BODYROT
#define mjSAMEFRAME_INERTIAROT ctSAMEFRAME_INERTIAROT

typedef cttSleepPolicy mjtSleepPolicy;
#define mjtSleepPolicy_ cttSleepPolicy_
#define mjSLEEP_AUTO ctSLEEP_AUTO
#define mjSLEEP_AUTO_NEVER ctSLEEP_AUTO_NEVER
#define mjSLEEP_AUTO_ALLOWED ctSLEEP_AUTO_ALLOWED
#define mjSLEEP_NEVER ctSLEEP_NEVER
#define mjSLEEP_ALLOWED ctSLEEP_ALLOWED
#define mjSLEEP_INIT ctSLEEP_INIT

typedef cttLRMode mjtLRMode;
#define mjtLRMode_ cttLRMode_
#define mjLRMODE_NONE ctLRMODE_NONE
#define mjLRMODE_MUSCLE ctLRMODE_MUSCLE
#define mjLRMODE_MUSCLEUSER ctLRMODE_MUSCLEUSER
#define mjLRMODE_ALL ctLRMODE_ALL

typedef cttFlexSelf mjtFlexSelf;
#define mjtFlexSelf_ cttFlexSelf_
#define mjFLEXSELF_NONE ctFLEXSELF_NONE
#define mjFLEXSELF_NARROW ctFLEXSELF_NARROW
#define mjFLEXSELF_BVH ctFLEXSELF_BVH
#define mjFLEXSELF_SAP ctFLEXSELF_SAP
#define mjFLEXSELF_AUTO ctFLEXSELF_AUTO

typedef cttSDFType mjtSDFType;
#define mjtSDFType_ cttSDFType_
#define mjSDFTYPE_SINGLE ctSDFTYPE_SINGLE
#define mjSDFTYPE_INTERSECTION ctSDFTYPE_INTERSECTION
#define mjSDFTYPE_MIDSURFACE ctSDFTYPE_MIDSURFACE
#define mjSDFTYPE_COLLISION ctSDFTYPE_COLLISION

typedef cttTaskStatus mjtTaskStatus;
#define mjtTaskStatus_ cttTaskStatus_
#define mjTASK_NEW ctTASK_NEW
#define mjTASK_QUEUED ctTASK_QUEUED
#define mjTASK_COMPLETED ctTASK_COMPLETED

typedef cttState mjtState;
#define mjtState_ cttState_
#define mjSTATE_TIME ctSTATE_TIME
#define mjSTATE_QPOS ctSTATE_QPOS
#define mjSTATE_QVEL ctSTATE_QVEL
#define mjSTATE_ACT ctSTATE_ACT
#define mjSTATE_HISTORY ctSTATE_HISTORY
#define mjSTATE_WARMSTART ctSTATE_WARMSTART
#define mjSTATE_CTRL ctSTATE_CTRL
#define mjSTATE_QFRC_APPLIED ctSTATE_QFRC_APPLIED
#define mjSTATE_XFRC_APPLIED ctSTATE_XFRC_APPLIED
#define mjSTATE_EQ_ACTIVE ctSTATE_EQ_ACTIVE
#define mjSTATE_MOCAP_POS ctSTATE_MOCAP_POS
#define mjSTATE_MOCAP_QUAT ctSTATE_MOCAP_QUAT
#define mjSTATE_USERDATA ctSTATE_USERDATA
#define mjSTATE_PLUGIN ctSTATE_PLUGIN
#define mjNSTATE ctNSTATE
#define mjSTATE_PHYSICS ctSTATE_PHYSICS
#define mjSTATE_FULLPHYSICS ctSTATE_FULLPHYSICS
#define mjSTATE_USER ctSTATE_USER
#define mjSTATE_INTEGRATION ctSTATE_INTEGRATION

typedef cttConstraint mjtConstraint;
#define mjtConstraint_ cttConstraint_
#define mjCNSTR_EQUALITY ctCNSTR_EQUALITY
#define mjCNSTR_FRICTION_DOF ctCNSTR_FRICTION_DOF
#define mjCNSTR_FRICTION_TENDON ctCNSTR_FRICTION_TENDON
#define mjCNSTR_LIMIT_JOINT ctCNSTR_LIMIT_JOINT
#define mjCNSTR_LIMIT_TENDON ctCNSTR_LIMIT_TENDON
#define mjCNSTR_CONTACT_FRICTIONLESS ctCNSTR_CONTACT_FRICTIONLESS
#define mjCNSTR_CONTACT_PYRAMIDAL ctCNSTR_CONTACT_PYRAMIDAL
#define mjCNSTR_CONTACT_ELLIPTIC ctCNSTR_CONTACT_ELLIPTIC

typedef cttConstraintState mjtConstraintState;
#define mjtConstraintState_ cttConstraintState_
#define mjCNSTRSTATE_SATISFIED ctCNSTRSTATE_SATISFIED
#define mjCNSTRSTATE_QUADRATIC ctCNSTRSTATE_QUADRATIC
#define mjCNSTRSTATE_LINEARNEG ctCNSTRSTATE_LINEARNEG
#define mjCNSTRSTATE_LINEARPOS ctCNSTRSTATE_LINEARPOS
#define mjCNSTRSTATE_CONE ctCNSTRSTATE_CONE

typedef cttWarning mjtWarning;
#define mjtWarning_ cttWarning_
#define mjWARN_INERTIA ctWARN_INERTIA
#define mjWARN_CONTACTFULL ctWARN_CONTACTFULL
#define mjWARN_CNSTRFULL ctWARN_CNSTRFULL
#define mjWARN_VGEOMFULL ctWARN_VGEOMFULL
#define mjWARN_BADQPOS ctWARN_BADQPOS
#define mjWARN_BADQVEL ctWARN_BADQVEL
#define mjWARN_BADQACC ctWARN_BADQACC
#define mjWARN_BADCTRL ctWARN_BADCTRL
#define mjNWARNING ctNWARNING

typedef cttTimer mjtTimer;
#define mjtTimer_ cttTimer_
#define mjTIMER_STEP ctTIMER_STEP
#define mjTIMER_FORWARD ctTIMER_FORWARD
#define mjTIMER_INVERSE ctTIMER_INVERSE
#define mjTIMER_POSITION ctTIMER_POSITION
#define mjTIMER_VELOCITY ctTIMER_VELOCITY
#define mjTIMER_ACTUATION ctTIMER_ACTUATION
#define mjTIMER_CONSTRAINT ctTIMER_CONSTRAINT
#define mjTIMER_ADVANCE ctTIMER_ADVANCE
#define mjTIMER_POS_KINEMATICS ctTIMER_POS_KINEMATICS
#define mjTIMER_POS_INERTIA ctTIMER_POS_INERTIA
#define mjTIMER_POS_COLLISION ctTIMER_POS_COLLISION
#define mjTIMER_POS_MAKE ctTIMER_POS_MAKE
#define mjTIMER_POS_PROJECT ctTIMER_POS_PROJECT
#define mjTIMER_COL_BROAD ctTIMER_COL_BROAD
#define mjTIMER_COL_NARROW ctTIMER_COL_NARROW
#define mjNTIMER ctNTIMER

typedef cttSleepState mjtSleepState;
#define mjtSleepState_ cttSleepState_
#define mjS_STATIC ctS_STATIC
#define mjS_ASLEEP ctS_ASLEEP
#define mjS_AWAKE ctS_AWAKE

typedef cttGeomInertia mjtGeomInertia;
#define mjtGeomInertia_ cttGeomInertia_
#define mjINERTIA_VOLUME ctINERTIA_VOLUME
#define mjINERTIA_SHELL ctINERTIA_SHELL

typedef cttMeshInertia mjtMeshInertia;
#define mjtMeshInertia_ cttMeshInertia_
#define mjMESH_INERTIA_CONVEX ctMESH_INERTIA_CONVEX
#define mjMESH_INERTIA_EXACT ctMESH_INERTIA_EXACT
#define mjMESH_INERTIA_LEGACY ctMESH_INERTIA_LEGACY
#define mjMESH_INERTIA_SHELL ctMESH_INERTIA_SHELL

typedef cttMeshBuiltin mjtMeshBuiltin;
#define mjtMeshBuiltin_ cttMeshBuiltin_
#define mjMESH_BUILTIN_NONE ctMESH_BUILTIN_NONE
#define mjMESH_BUILTIN_SPHERE ctMESH_BUILTIN_SPHERE
#define mjMESH_BUILTIN_HEMISPHERE ctMESH_BUILTIN_HEMISPHERE
#define mjMESH_BUILTIN_CONE ctMESH_BUILTIN_CONE
#define mjMESH_BUILTIN_SUPERSPHERE ctMESH_BUILTIN_SUPERSPHERE
#define mjMESH_BUILTIN_SUPERTORUS ctMESH_BUILTIN_SUPERTORUS
#define mjMESH_BUILTIN_WEDGE ctMESH_BUILTIN_WEDGE
#define mjMESH_BUILTIN_PLATE ctMESH_BUILTIN_PLATE

typedef cttBuiltin mjtBuiltin;
#define mjtBuiltin_ cttBuiltin_
#define mjBUILTIN_NONE ctBUILTIN_NONE
#define mjBUILTIN_GRADIENT ctBUILTIN_GRADIENT
#define mjBUILTIN_CHECKER ctBUILTIN_CHECKER
#define mjBUILTIN_FLAT ctBUILTIN_FLAT

typedef cttMark mjtMark;
#define mjtMark_ cttMark_
#define mjMARK_NONE ctMARK_NONE
#define mjMARK_EDGE ctMARK_EDGE
#define mjMARK_CROSS ctMARK_CROSS
#define mjMARK_RANDOM ctMARK_RANDOM

typedef cttLimited mjtLimited;
#define mjtLimited_ cttLimited_
#define mjLIMITED_FALSE ctLIMITED_FALSE
#define mjLIMITED_TRUE ctLIMITED_TRUE
#define mjLIMITED_AUTO ctLIMITED_AUTO

typedef cttAlignFree mjtAlignFree;
#define mjtAlignFree_ cttAlignFree_
#define mjALIGNFREE_FALSE ctALIGNFREE_FALSE
#define mjALIGNFREE_TRUE ctALIGNFREE_TRUE
#define mjALIGNFREE_AUTO ctALIGNFREE_AUTO

typedef cttInertiaFromGeom mjtInertiaFromGeom;
#define mjtInertiaFromGeom_ cttInertiaFromGeom_
#define mjINERTIAFROMGEOM_FALSE ctINERTIAFROMGEOM_FALSE
#define mjINERTIAFROMGEOM_TRUE ctINERTIAFROMGEOM_TRUE
#define mjINERTIAFROMGEOM_AUTO ctINERTIAFROMGEOM_AUTO

typedef cttOrientation mjtOrientation;
#define mjtOrientation_ cttOrientation_
#define mjORIENTATION_QUAT ctORIENTATION_QUAT
#define mjORIENTATION_AXISANGLE ctORIENTATION_AXISANGLE
#define mjORIENTATION_XYAXES ctORIENTATION_XYAXES
#define mjORIENTATION_ZAXIS ctORIENTATION_ZAXIS
#define mjORIENTATION_EULER ctORIENTATION_EULER

typedef cttCatBit mjtCatBit;
#define mjtCatBit_ cttCatBit_
#define mjCAT_STATIC ctCAT_STATIC
#define mjCAT_DYNAMIC ctCAT_DYNAMIC
#define mjCAT_DECOR ctCAT_DECOR
#define mjCAT_ALL ctCAT_ALL

typedef cttMouse mjtMouse;
#define mjtMouse_ cttMouse_
#define mjMOUSE_NONE ctMOUSE_NONE
#define mjMOUSE_ROTATE_V ctMOUSE_ROTATE_V
#define mjMOUSE_ROTATE_H ctMOUSE_ROTATE_H
#define mjMOUSE_MOVE_V ctMOUSE_MOVE_V
#define mjMOUSE_MOVE_H ctMOUSE_MOVE_H
#define mjMOUSE_ZOOM ctMOUSE_ZOOM
#define mjMOUSE_MOVE_V_REL ctMOUSE_MOVE_V_REL
#define mjMOUSE_MOVE_H_REL ctMOUSE_MOVE_H_REL

typedef cttPertBit mjtPertBit;
#define mjtPertBit_ cttPertBit_
#define mjPERT_TRANSLATE ctPERT_TRANSLATE
#define mjPERT_ROTATE ctPERT_ROTATE

typedef cttCamera mjtCamera;
#define mjtCamera_ cttCamera_
#define mjCAMERA_FREE ctCAMERA_FREE
#define mjCAMERA_TRACKING ctCAMERA_TRACKING
#define mjCAMERA_FIXED ctCAMERA_FIXED
#define mjCAMERA_USER ctCAMERA_USER

typedef cttLabel mjtLabel;
#define mjtLabel_ cttLabel_
#define mjLABEL_NONE ctLABEL_NONE
#define mjLABEL_BODY ctLABEL_BODY
#define mjLABEL_JOINT ctLABEL_JOINT
#define mjLABEL_GEOM ctLABEL_GEOM
#define mjLABEL_SITE ctLABEL_SITE
#define mjLABEL_CAMERA ctLABEL_CAMERA
#define mjLABEL_LIGHT ctLABEL_LIGHT
#define mjLABEL_TENDON ctLABEL_TENDON
#define mjLABEL_ACTUATOR ctLABEL_ACTUATOR
#define mjLABEL_CONSTRAINT ctLABEL_CONSTRAINT
#define mjLABEL_FLEX ctLABEL_FLEX
#define mjLABEL_SKIN ctLABEL_SKIN
#define mjLABEL_SELECTION ctLABEL_SELECTION
#define mjLABEL_SELPNT ctLABEL_SELPNT
#define mjLABEL_CONTACTPOINT ctLABEL_CONTACTPOINT
#define mjLABEL_CONTACTFORCE ctLABEL_CONTACTFORCE
#define mjLABEL_ISLAND ctLABEL_ISLAND
#define mjNLABEL ctNLABEL

typedef cttFrame mjtFrame;
#define mjtFrame_ cttFrame_
#define mjFRAME_NONE ctFRAME_NONE
#define mjFRAME_BODY ctFRAME_BODY
#define mjFRAME_GEOM ctFRAME_GEOM
#define mjFRAME_SITE ctFRAME_SITE
#define mjFRAME_CAMERA ctFRAME_CAMERA
#define mjFRAME_LIGHT ctFRAME_LIGHT
#define mjFRAME_CONTACT ctFRAME_CONTACT
#define mjFRAME_WORLD ctFRAME_WORLD
#define mjNFRAME ctNFRAME

typedef cttVisFlag mjtVisFlag;
#define mjtVisFlag_ cttVisFlag_
#define mjVIS_CONVEXHULL ctVIS_CONVEXHULL
#define mjVIS_TEXTURE ctVIS_TEXTURE
#define mjVIS_JOINT ctVIS_JOINT
#define mjVIS_CAMERA ctVIS_CAMERA
#define mjVIS_ACTUATOR ctVIS_ACTUATOR
#define mjVIS_ACTIVATION ctVIS_ACTIVATION
#define mjVIS_LIGHT ctVIS_LIGHT
#define mjVIS_TENDON ctVIS_TENDON
#define mjVIS_RANGEFINDER ctVIS_RANGEFINDER
#define mjVIS_CONSTRAINT ctVIS_CONSTRAINT
#define mjVIS_INERTIA ctVIS_INERTIA
#define mjVIS_SCLINERTIA ctVIS_SCLINERTIA
#define mjVIS_PERTFORCE ctVIS_PERTFORCE
#define mjVIS_PERTOBJ ctVIS_PERTOBJ
#define mjVIS_CONTACTPOINT ctVIS_CONTACTPOINT
#define mjVIS_ISLAND ctVIS_ISLAND
#define mjVIS_CONTACTFORCE ctVIS_CONTACTFORCE
#define mjVIS_CONTACTSPLIT ctVIS_CONTACTSPLIT
#define mjVIS_TRANSPARENT ctVIS_TRANSPARENT
#define mjVIS_AUTOCONNECT ctVIS_AUTOCONNECT
#define mjVIS_COM ctVIS_COM
#define mjVIS_SELECT ctVIS_SELECT
#define mjVIS_STATIC ctVIS_STATIC
#define mjVIS_SKIN ctVIS_SKIN
#define mjVIS_FLEXVERT ctVIS_FLEXVERT
#define mjVIS_FLEXEDGE ctVIS_FLEXEDGE
#define mjVIS_FLEXFACE ctVIS_FLEXFACE
#define mjVIS_FLEXSKIN ctVIS_FLEXSKIN
#define mjVIS_BODYBVH ctVIS_BODYBVH
#define mjVIS_MESHBVH ctVIS_MESHBVH
#define mjVIS_SDFITER ctVIS_SDFITER
#define mjNVISFLAG ctNVISFLAG

typedef cttRndFlag mjtRndFlag;
#define mjtRndFlag_ cttRndFlag_
#define mjRND_SHADOW ctRND_SHADOW
#define mjRND_WIREFRAME ctRND_WIREFRAME
#define mjRND_REFLECTION ctRND_REFLECTION
#define mjRND_ADDITIVE ctRND_ADDITIVE
#define mjRND_SKYBOX ctRND_SKYBOX
#define mjRND_FOG ctRND_FOG
#define mjRND_HAZE ctRND_HAZE
#define mjRND_DEPTH ctRND_DEPTH
#define mjRND_SEGMENT ctRND_SEGMENT
#define mjRND_IDCOLOR ctRND_IDCOLOR
#define mjRND_CULL_FACE ctRND_CULL_FACE
#define mjNRNDFLAG ctNRNDFLAG

typedef cttStereo mjtStereo;
#define mjtStereo_ cttStereo_
#define mjSTEREO_NONE ctSTEREO_NONE
#define mjSTEREO_QUADBUFFERED ctSTEREO_QUADBUFFERED
#define mjSTEREO_SIDEBYSIDE ctSTEREO_SIDEBYSIDE

typedef cttPluginCapabilityBit mjtPluginCapabilityBit;
#define mjtPluginCapabilityBit_ cttPluginCapabilityBit_
#define mjPLUGIN_ACTUATOR ctPLUGIN_ACTUATOR
#define mjPLUGIN_SENSOR ctPLUGIN_SENSOR
#define mjPLUGIN_PASSIVE ctPLUGIN_PASSIVE
#define mjPLUGIN_SDF ctPLUGIN_SDF

typedef ctLROpt mjLROpt;
#define mjLROpt_ ctLROpt_
typedef ctVFS mjVFS;
#define mjVFS_ ctVFS_
typedef ctCache mjCache;
#define mjCache_ ctCache_
typedef ctOption mjOption;
#define mjOption_ ctOption_
typedef ctVisual mjVisual;
#define mjVisual_ ctVisual_
typedef ctStatistic mjStatistic;
#define mjStatistic_ ctStatistic_
typedef ctModel mjModel;
#define mjModel_ ctModel_

#endif
