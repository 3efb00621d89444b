"""Enums and constants. Written by tools/gen.py from schema/. Do not edit."""
from corten._enum_type import Enum as _Enum

mjPI = 3.14159265358979323846
mjVERSION_HEADER = 3005000
mjMINVAL = 1e-15
mjMAXVAL = 10000000000.0
mjMINMU = 1e-05
mjMINIMP = 0.0001
mjMAXIMP = 0.9999
mjMAXCONPAIR = 50
mjMAXTREEDEPTH = 50
mjMAXFLEXNODES = 27
mjMINAWAKE = 10
mjNEQDATA = 11
mjNDYN = 10
mjNGAIN = 10
mjNBIAS = 10
mjNFLUID = 12
mjNREF = 2
mjNIMP = 5
mjNSENS = 3
mjNSOLVER = 200
mjNISLAND = 20
mjNKINK = 64
mjNGROUP = 6
mjMAXLIGHT = 100
mjMAXOVERLAY = 500
mjMAXLINE = 100
mjMAXLINEPNT = 1001
mjMAXPLANEGRID = 200
mjMAXTHREAD = 128
mjNAUX = 10
mjMAXTEXTURE = 1000
mjMAXMATERIAL = 1000

class mjtDisableBit(_Enum):
    """parts of the computation that can be switched off"""
    mjDSBL_CONSTRAINT = 1
    mjDSBL_EQUALITY = 2
    mjDSBL_FRICTIONLOSS = 4
    mjDSBL_LIMIT = 8
    mjDSBL_CONTACT = 16
    mjDSBL_SPRING = 32
    mjDSBL_DAMPER = 64
    mjDSBL_GRAVITY = 128
    mjDSBL_CLAMPCTRL = 256
    mjDSBL_WARMSTART = 512
    mjDSBL_FILTERPARENT = 1024
    mjDSBL_ACTUATION = 2048
    mjDSBL_REFSAFE = 4096
    mjDSBL_SENSOR = 8192
    mjDSBL_MIDPHASE = 16384
    mjDSBL_EULERDAMP = 32768
    mjDSBL_AUTORESET = 65536
    mjDSBL_NATIVECCD = 131072
    mjDSBL_ISLAND = 262144
    mjNDISABLE = 19

class mjtEnableBit(_Enum):
    """optional parts of the computation"""
    mjENBL_OVERRIDE = 1
    mjENBL_ENERGY = 2
    mjENBL_FWDINV = 4
    mjENBL_INVDISCRETE = 8
    mjENBL_MULTICCD = 16
    mjENBL_SLEEP = 32
    mjNENABLE = 6

class mjtJoint(_Enum):
    """kinds of joints"""
    mjJNT_FREE = 0
    mjJNT_BALL = 1
    mjJNT_SLIDE = 2
    mjJNT_HINGE = 3

class mjtGeom(_Enum):
    """shapes"""
    mjGEOM_PLANE = 0
    mjGEOM_HFIELD = 1
    mjGEOM_SPHERE = 2
    mjGEOM_CAPSULE = 3
    mjGEOM_ELLIPSOID = 4
    mjGEOM_CYLINDER = 5
    mjGEOM_BOX = 6
    mjGEOM_MESH = 7
    mjGEOM_SDF = 8
    mjNGEOMTYPES = 9
    mjGEOM_ARROW = 100
    mjGEOM_ARROW1 = 101
    mjGEOM_ARROW2 = 102
    mjGEOM_LINE = 103
    mjGEOM_LINEBOX = 104
    mjGEOM_FLEX = 105
    mjGEOM_SKIN = 106
    mjGEOM_LABEL = 107
    mjGEOM_TRIANGLE = 108
    mjGEOM_DEFORM = 200
    mjGEOM_NONE = 1001

class mjtProjection(_Enum):
    """projection of a camera"""
    mjPROJ_PERSPECTIVE = 0
    mjPROJ_ORTHOGRAPHIC = 1

class mjtCamLight(_Enum):
    """tracking mode of a camera or light"""
    mjCAMLIGHT_FIXED = 0
    mjCAMLIGHT_TRACK = 1
    mjCAMLIGHT_TRACKCOM = 2
    mjCAMLIGHT_TARGETBODY = 3
    mjCAMLIGHT_TARGETBODYCOM = 4

class mjtLightType(_Enum):
    """kinds of light"""
    mjLIGHT_SPOT = 0
    mjLIGHT_DIRECTIONAL = 1
    mjLIGHT_POINT = 2
    mjLIGHT_IMAGE = 3

class mjtTexture(_Enum):
    """kinds of texture"""
    mjTEXTURE_2D = 0
    mjTEXTURE_CUBE = 1
    mjTEXTURE_SKYBOX = 2

class mjtTextureRole(_Enum):
    """role of a texture in a material"""
    mjTEXROLE_USER = 0
    mjTEXROLE_RGB = 1
    mjTEXROLE_OCCLUSION = 2
    mjTEXROLE_ROUGHNESS = 3
    mjTEXROLE_METALLIC = 4
    mjTEXROLE_NORMAL = 5
    mjTEXROLE_OPACITY = 6
    mjTEXROLE_EMISSIVE = 7
    mjTEXROLE_RGBA = 8
    mjTEXROLE_ORM = 9
    mjNTEXROLE = 10

class mjtColorSpace(_Enum):
    """color space of a texture"""
    mjCOLORSPACE_AUTO = 0
    mjCOLORSPACE_LINEAR = 1
    mjCOLORSPACE_SRGB = 2

class mjtIntegrator(_Enum):
    """integrators"""
    mjINT_EULER = 0
    mjINT_RK4 = 1
    mjINT_IMPLICIT = 2
    mjINT_IMPLICITFAST = 3
    mjINT_SPRINGDAMPER = 4

class mjtCone(_Enum):
    """friction cones"""
    mjCONE_PYRAMIDAL = 0
    mjCONE_ELLIPTIC = 1

class mjtJacobian(_Enum):
    """layout of constraint matrices"""
    mjJAC_DENSE = 0
    mjJAC_SPARSE = 1
    mjJAC_AUTO = 2

class mjtSolver(_Enum):
    """constraint solvers"""
    mjSOL_PGS = 0
    mjSOL_CG = 1
    mjSOL_NEWTON = 2

class mjtDeform(_Enum):
    """kinds of deformable bodies; not in MuJoCo"""
    mjDEFORM_CLOTH = 0
    mjDEFORM_SOFT = 1
    mjDEFORM_CHAIN = 2
    mjNDEFORM = 3

class mjtDerivativeStatus(_Enum):
    """answers of derivatives; not in MuJoCo"""
    mjDERIV_DONE = 0
    mjDERIV_NOSLIP = 1
    mjDERIV_DELAY = 2
    mjDERIV_FORMULATION = 3
    mjDERIV_BADSTATE = 4
    mjDERIV_MEMORY = 5
    mjDERIV_PARAM = 6
    mjDERIV_ARGUMENT = 7

class mjtDerivativeKink(_Enum):
    """changes that are near; not in MuJoCo"""
    mjKINK_STATE = 0
    mjKINK_CONTACT = 1
    mjKINK_FEATURE = 2
    mjKINK_IMPEDANCE = 3
    mjKINK_CONTROL = 4
    mjKINK_ACTIVATION = 5
    mjKINK_FORCE = 6
    mjKINK_JOINT = 7
    mjKINK_TENDON = 8
    mjKINK_MUSCLE = 9
    mjNKINKKIND = 10

class mjtDerivativeApprox(_Enum):
    """what a derivative approximates or leaves out; bits; not in MuJoCo"""
    mjAPPROX_CONTACT = 1
    mjAPPROX_FLEX = 2
    mjAPPROX_FLUID = 4
    mjAPPROX_KIND = 8
    mjAPPROX_PLUGIN = 16
    mjAPPROX_DEFORM = 32
    mjAPPROX_WRAP = 64
    mjAPPROX_SLEEP = 128
    mjAPPROX_TRANSMISSION = 256
    mjAPPROX_ROW = 512
    mjAPPROX_IMPLICIT = 1024
    mjAPPROX_SMOOTH = 4096
    mjAPPROX_SENSOR = 8192

class mjtDerivativeParam(_Enum):
    """parameters of a model that a step is differentiated by; not in MuJoCo"""
    mjPARAM_BODY_MASS = 0
    mjPARAM_BODY_INERTIA = 1
    mjPARAM_BODY_IPOS = 2
    mjPARAM_DOF_DAMPING = 3
    mjPARAM_DOF_ARMATURE = 4
    mjPARAM_DOF_FRICTIONLOSS = 5
    mjPARAM_JNT_STIFFNESS = 6
    mjPARAM_QPOS_SPRING = 7
    mjPARAM_TENDON_STIFFNESS = 8
    mjPARAM_TENDON_DAMPING = 9
    mjPARAM_GAIN = 10
    mjPARAM_BIAS = 11
    mjPARAM_GEOM_FRICTION = 12
    mjPARAM_GEOM_SOLREF = 13
    mjPARAM_JNT_SOLREF = 14
    mjPARAM_GEOM_SIZE = 15
    mjPARAM_GEOM_POS = 16
    mjPARAM_GEOM_QUAT = 17
    mjPARAM_GRAVITY = 18
    mjNPARAM = 19

class mjtKindTable(_Enum):
    """open tables of kinds, to which users add rows; not in MuJoCo"""
    mjKIND_BENDING = 0
    mjKIND_ELASTICITY = 1
    mjKIND_GAIN = 2
    mjKIND_FORMULATION = 3
    mjNKINDTABLE = 4

class mjtBending(_Enum):
    """built-in kinds of bending; not in MuJoCo"""
    mjBEND_COTANGENT = 0
    mjBEND_BRIDSON = 1
    mjBEND_NONE = 2
    mjNBENDING = 3

class mjtElasticity(_Enum):
    """built-in kinds of elasticity; not in MuJoCo"""
    mjELAST_LINEAR = 0
    mjELAST_NEO_HOOKEAN = 1
    mjELAST_STABLE_NEO_HOOKEAN = 2
    mjELAST_STVK = 3
    mjELAST_COROTATED = 4
    mjELAST_MOONEY_RIVLIN = 5
    mjNELASTICITY = 6

class mjtFormulation(_Enum):
    """built-in contact formulations; not in MuJoCo"""
    mjFORM_CONVEX = 0
    mjFORM_XPBD = 1
    mjFORM_HUNT_CROSSLEY = 2
    mjNFORMULATION = 3

class mjtGainKind(_Enum):
    """built-in kinds of the open table of gains; not in MuJoCo"""
    mjGAINKIND_FIXED = 0
    mjGAINKIND_AFFINE = 1
    mjGAINKIND_MUSCLE = 2
    mjGAINKIND_SERIES_ELASTIC = 3
    mjNGAINKIND = 4

class mjtEq(_Enum):
    """kinds of equality constraints"""
    mjEQ_CONNECT = 0
    mjEQ_WELD = 1
    mjEQ_JOINT = 2
    mjEQ_TENDON = 3
    mjEQ_FLEX = 4
    mjEQ_FLEXVERT = 5
    mjEQ_DISTANCE = 6

class mjtWrap(_Enum):
    """kinds of tendon path points"""
    mjWRAP_NONE = 0
    mjWRAP_JOINT = 1
    mjWRAP_PULLEY = 2
    mjWRAP_SITE = 3
    mjWRAP_SPHERE = 4
    mjWRAP_CYLINDER = 5

class mjtTrn(_Enum):
    """kind of transmission of an actuator"""
    mjTRN_JOINT = 0
    mjTRN_JOINTINPARENT = 1
    mjTRN_SLIDERCRANK = 2
    mjTRN_TENDON = 3
    mjTRN_SITE = 4
    mjTRN_BODY = 5
    mjTRN_UNDEFINED = 1000

class mjtDyn(_Enum):
    """activation dynamics"""
    mjDYN_NONE = 0
    mjDYN_INTEGRATOR = 1
    mjDYN_FILTER = 2
    mjDYN_FILTEREXACT = 3
    mjDYN_MUSCLE = 4
    mjDYN_USER = 5

class mjtGain(_Enum):
    """force per activation"""
    mjGAIN_FIXED = 0
    mjGAIN_AFFINE = 1
    mjGAIN_MUSCLE = 2
    mjGAIN_USER = 3

class mjtBias(_Enum):
    """force without activation"""
    mjBIAS_NONE = 0
    mjBIAS_AFFINE = 1
    mjBIAS_MUSCLE = 2
    mjBIAS_USER = 3

class mjtObj(_Enum):
    """types of objects"""
    mjOBJ_UNKNOWN = 0
    mjOBJ_BODY = 1
    mjOBJ_XBODY = 2
    mjOBJ_JOINT = 3
    mjOBJ_DOF = 4
    mjOBJ_GEOM = 5
    mjOBJ_SITE = 6
    mjOBJ_CAMERA = 7
    mjOBJ_LIGHT = 8
    mjOBJ_FLEX = 9
    mjOBJ_MESH = 10
    mjOBJ_SKIN = 11
    mjOBJ_HFIELD = 12
    mjOBJ_TEXTURE = 13
    mjOBJ_MATERIAL = 14
    mjOBJ_PAIR = 15
    mjOBJ_EXCLUDE = 16
    mjOBJ_EQUALITY = 17
    mjOBJ_TENDON = 18
    mjOBJ_ACTUATOR = 19
    mjOBJ_SENSOR = 20
    mjOBJ_NUMERIC = 21
    mjOBJ_TEXT = 22
    mjOBJ_TUPLE = 23
    mjOBJ_KEY = 24
    mjOBJ_PLUGIN = 25
    mjNOBJECT = 26
    mjOBJ_FRAME = 100
    mjOBJ_DEFAULT = 101
    mjOBJ_MODEL = 102
    mjOBJ_DEFORM = 103

class mjtSensor(_Enum):
    """kinds of sensors"""
    mjSENS_TOUCH = 0
    mjSENS_ACCELEROMETER = 1
    mjSENS_VELOCIMETER = 2
    mjSENS_GYRO = 3
    mjSENS_FORCE = 4
    mjSENS_TORQUE = 5
    mjSENS_MAGNETOMETER = 6
    mjSENS_RANGEFINDER = 7
    mjSENS_CAMPROJECTION = 8
    mjSENS_JOINTPOS = 9
    mjSENS_JOINTVEL = 10
    mjSENS_TENDONPOS = 11
    mjSENS_TENDONVEL = 12
    mjSENS_ACTUATORPOS = 13
    mjSENS_ACTUATORVEL = 14
    mjSENS_ACTUATORFRC = 15
    mjSENS_JOINTACTFRC = 16
    mjSENS_TENDONACTFRC = 17
    mjSENS_BALLQUAT = 18
    mjSENS_BALLANGVEL = 19
    mjSENS_JOINTLIMITPOS = 20
    mjSENS_JOINTLIMITVEL = 21
    mjSENS_JOINTLIMITFRC = 22
    mjSENS_TENDONLIMITPOS = 23
    mjSENS_TENDONLIMITVEL = 24
    mjSENS_TENDONLIMITFRC = 25
    mjSENS_FRAMEPOS = 26
    mjSENS_FRAMEQUAT = 27
    mjSENS_FRAMEXAXIS = 28
    mjSENS_FRAMEYAXIS = 29
    mjSENS_FRAMEZAXIS = 30
    mjSENS_FRAMELINVEL = 31
    mjSENS_FRAMEANGVEL = 32
    mjSENS_FRAMELINACC = 33
    mjSENS_FRAMEANGACC = 34
    mjSENS_SUBTREECOM = 35
    mjSENS_SUBTREELINVEL = 36
    mjSENS_SUBTREEANGMOM = 37
    mjSENS_INSIDESITE = 38
    mjSENS_GEOMDIST = 39
    mjSENS_GEOMNORMAL = 40
    mjSENS_GEOMFROMTO = 41
    mjSENS_CONTACT = 42
    mjSENS_E_POTENTIAL = 43
    mjSENS_E_KINETIC = 44
    mjSENS_CLOCK = 45
    mjSENS_TACTILE = 46
    mjSENS_PLUGIN = 47
    mjSENS_USER = 48

class mjtStage(_Enum):
    """stages of the computation"""
    mjSTAGE_NONE = 0
    mjSTAGE_POS = 1
    mjSTAGE_VEL = 2
    mjSTAGE_ACC = 3

class mjtDataType(_Enum):
    """type of a sensor's values, which determines the cutoff"""
    mjDATATYPE_REAL = 0
    mjDATATYPE_POSITIVE = 1
    mjDATATYPE_AXIS = 2
    mjDATATYPE_QUATERNION = 3

class mjtConDataField(_Enum):
    """data of a contact sensor"""
    mjCONDATA_FOUND = 0
    mjCONDATA_FORCE = 1
    mjCONDATA_TORQUE = 2
    mjCONDATA_DIST = 3
    mjCONDATA_POS = 4
    mjCONDATA_NORMAL = 5
    mjCONDATA_TANGENT = 6
    mjNCONDATA = 7

class mjtRayDataField(_Enum):
    """data of a range finder"""
    mjRAYDATA_DIST = 0
    mjRAYDATA_DIR = 1
    mjRAYDATA_ORIGIN = 2
    mjRAYDATA_POINT = 3
    mjRAYDATA_NORMAL = 4
    mjRAYDATA_DEPTH = 5
    mjNRAYDATA = 6

class mjtCamOutBit(_Enum):
    """images that a camera makes"""
    mjCAMOUT_RGB = 1
    mjCAMOUT_DEPTH = 2
    mjCAMOUT_DIST = 4
    mjCAMOUT_NORMAL = 8
    mjCAMOUT_SEG = 16
    mjNCAMOUT = 5

class mjtSameFrame(_Enum):
    """frame of the body that a frame equals, which saves work"""
    mjSAMEFRAME_NONE = 0
    mjSAMEFRAME_BODY = 1
    mjSAMEFRAME_INERTIA = 2
    mjSAMEFRAME_BODYROT = 3
    mjSAMEFRAME_INERTIAROT = 4

class mjtSleepPolicy(_Enum):
    """may a tree sleep"""
    mjSLEEP_AUTO = 0
    mjSLEEP_AUTO_NEVER = 1
    mjSLEEP_AUTO_ALLOWED = 2
    mjSLEEP_NEVER = 3
    mjSLEEP_ALLOWED = 4
    mjSLEEP_INIT = 5

class mjtLRMode(_Enum):
    """actuators for which length ranges are computed"""
    mjLRMODE_NONE = 0
    mjLRMODE_MUSCLE = 1
    mjLRMODE_MUSCLEUSER = 2
    mjLRMODE_ALL = 3

class mjtFlexSelf(_Enum):
    """self-collision mode of a flex"""
    mjFLEXSELF_NONE = 0
    mjFLEXSELF_NARROW = 1
    mjFLEXSELF_BVH = 2
    mjFLEXSELF_SAP = 3
    mjFLEXSELF_AUTO = 4

class mjtSDFType(_Enum):
    """combination of signed distance fields"""
    mjSDFTYPE_SINGLE = 0
    mjSDFTYPE_INTERSECTION = 1
    mjSDFTYPE_MIDSURFACE = 2
    mjSDFTYPE_COLLISION = 3

class mjtTaskStatus(_Enum):
    """status of a task"""
    mjTASK_NEW = 0
    mjTASK_QUEUED = 1
    mjTASK_COMPLETED = 2

class mjtState(_Enum):
    """parts of the state, as bits; in state vectors they come in this order"""
    mjSTATE_TIME = 1
    mjSTATE_QPOS = 2
    mjSTATE_QVEL = 4
    mjSTATE_ACT = 8
    mjSTATE_HISTORY = 16
    mjSTATE_WARMSTART = 32
    mjSTATE_CTRL = 64
    mjSTATE_QFRC_APPLIED = 128
    mjSTATE_XFRC_APPLIED = 256
    mjSTATE_EQ_ACTIVE = 512
    mjSTATE_MOCAP_POS = 1024
    mjSTATE_MOCAP_QUAT = 2048
    mjSTATE_USERDATA = 4096
    mjSTATE_PLUGIN = 8192
    mjNSTATE = 14
    mjSTATE_PHYSICS = 30
    mjSTATE_FULLPHYSICS = 8223
    mjSTATE_USER = 8128
    mjSTATE_INTEGRATION = 16383
    mjSTATE_KIND = 16384
    mjSTATE_DEFORM = 32768

class mjtAutoreset(_Enum):
    """what a batch does with episodes that are over; not in MuJoCo"""
    mjAUTORESET_NEXT = 0
    mjAUTORESET_SAME = 1

class mjtConstraint(_Enum):
    """kinds of constraint rows"""
    mjCNSTR_EQUALITY = 0
    mjCNSTR_FRICTION_DOF = 1
    mjCNSTR_FRICTION_TENDON = 2
    mjCNSTR_LIMIT_JOINT = 3
    mjCNSTR_LIMIT_TENDON = 4
    mjCNSTR_CONTACT_FRICTIONLESS = 5
    mjCNSTR_CONTACT_PYRAMIDAL = 6
    mjCNSTR_CONTACT_ELLIPTIC = 7

class mjtConstraintState(_Enum):
    """where a row is on its cost curve"""
    mjCNSTRSTATE_SATISFIED = 0
    mjCNSTRSTATE_QUADRATIC = 1
    mjCNSTRSTATE_LINEARNEG = 2
    mjCNSTRSTATE_LINEARPOS = 3
    mjCNSTRSTATE_CONE = 4

class mjtWarning(_Enum):
    """warnings while simulating"""
    mjWARN_INERTIA = 0
    mjWARN_CONTACTFULL = 1
    mjWARN_CNSTRFULL = 2
    mjWARN_VGEOMFULL = 3
    mjWARN_BADQPOS = 4
    mjWARN_BADQVEL = 5
    mjWARN_BADQACC = 6
    mjWARN_BADCTRL = 7
    mjNWARNING = 8

class mjtTimer(_Enum):
    """timers"""
    mjTIMER_STEP = 0
    mjTIMER_FORWARD = 1
    mjTIMER_INVERSE = 2
    mjTIMER_POSITION = 3
    mjTIMER_VELOCITY = 4
    mjTIMER_ACTUATION = 5
    mjTIMER_CONSTRAINT = 6
    mjTIMER_ADVANCE = 7
    mjTIMER_POS_KINEMATICS = 8
    mjTIMER_POS_INERTIA = 9
    mjTIMER_POS_COLLISION = 10
    mjTIMER_POS_MAKE = 11
    mjTIMER_POS_PROJECT = 12
    mjTIMER_COL_BROAD = 13
    mjTIMER_COL_NARROW = 14
    mjNTIMER = 15

class mjtSleepState(_Enum):
    """is a body asleep"""
    mjS_STATIC = -1
    mjS_ASLEEP = 0
    mjS_AWAKE = 1

class mjtGeomInertia(_Enum):
    """where a geom's mass is"""
    mjINERTIA_VOLUME = 0
    mjINERTIA_SHELL = 1

class mjtMeshInertia(_Enum):
    """method of computing the inertia of a mesh"""
    mjMESH_INERTIA_CONVEX = 0
    mjMESH_INERTIA_EXACT = 1
    mjMESH_INERTIA_LEGACY = 2
    mjMESH_INERTIA_SHELL = 3

class mjtMeshBuiltin(_Enum):
    """built-in meshes"""
    mjMESH_BUILTIN_NONE = 0
    mjMESH_BUILTIN_SPHERE = 1
    mjMESH_BUILTIN_HEMISPHERE = 2
    mjMESH_BUILTIN_CONE = 3
    mjMESH_BUILTIN_SUPERSPHERE = 4
    mjMESH_BUILTIN_SUPERTORUS = 5
    mjMESH_BUILTIN_WEDGE = 6
    mjMESH_BUILTIN_PLATE = 7

class mjtBuiltin(_Enum):
    """built-in textures"""
    mjBUILTIN_NONE = 0
    mjBUILTIN_GRADIENT = 1
    mjBUILTIN_CHECKER = 2
    mjBUILTIN_FLAT = 3

class mjtMark(_Enum):
    """marks on built-in textures"""
    mjMARK_NONE = 0
    mjMARK_EDGE = 1
    mjMARK_CROSS = 2
    mjMARK_RANDOM = 3

class mjtLimited(_Enum):
    """is there a limit"""
    mjLIMITED_FALSE = 0
    mjLIMITED_TRUE = 1
    mjLIMITED_AUTO = 2

class mjtAlignFree(_Enum):
    """is a free body's frame moved to its inertial frame"""
    mjALIGNFREE_FALSE = 0
    mjALIGNFREE_TRUE = 1
    mjALIGNFREE_AUTO = 2

class mjtInertiaFromGeom(_Enum):
    """is inertia computed from geoms"""
    mjINERTIAFROMGEOM_FALSE = 0
    mjINERTIAFROMGEOM_TRUE = 1
    mjINERTIAFROMGEOM_AUTO = 2

class mjtOrientation(_Enum):
    """notations of an orientation"""
    mjORIENTATION_QUAT = 0
    mjORIENTATION_AXISANGLE = 1
    mjORIENTATION_XYAXES = 2
    mjORIENTATION_ZAXIS = 3
    mjORIENTATION_EULER = 4

class mjtCatBit(_Enum):
    """categories of drawn shapes"""
    mjCAT_STATIC = 1
    mjCAT_DYNAMIC = 2
    mjCAT_DECOR = 4
    mjCAT_ALL = 7

class mjtMouse(_Enum):
    """action of the mouse"""
    mjMOUSE_NONE = 0
    mjMOUSE_ROTATE_V = 1
    mjMOUSE_ROTATE_H = 2
    mjMOUSE_MOVE_V = 3
    mjMOUSE_MOVE_H = 4
    mjMOUSE_ZOOM = 5
    mjMOUSE_MOVE_V_REL = 6
    mjMOUSE_MOVE_H_REL = 7

class mjtPertBit(_Enum):
    """ways of dragging"""
    mjPERT_TRANSLATE = 1
    mjPERT_ROTATE = 2

class mjtCamera(_Enum):
    """kinds of view"""
    mjCAMERA_FREE = 0
    mjCAMERA_TRACKING = 1
    mjCAMERA_FIXED = 2
    mjCAMERA_USER = 3

class mjtLabel(_Enum):
    """objects with labels"""
    mjLABEL_NONE = 0
    mjLABEL_BODY = 1
    mjLABEL_JOINT = 2
    mjLABEL_GEOM = 3
    mjLABEL_SITE = 4
    mjLABEL_CAMERA = 5
    mjLABEL_LIGHT = 6
    mjLABEL_TENDON = 7
    mjLABEL_ACTUATOR = 8
    mjLABEL_CONSTRAINT = 9
    mjLABEL_FLEX = 10
    mjLABEL_SKIN = 11
    mjLABEL_SELECTION = 12
    mjLABEL_SELPNT = 13
    mjLABEL_CONTACTPOINT = 14
    mjLABEL_CONTACTFORCE = 15
    mjLABEL_ISLAND = 16
    mjNLABEL = 17

class mjtFrame(_Enum):
    """objects with visible axes"""
    mjFRAME_NONE = 0
    mjFRAME_BODY = 1
    mjFRAME_GEOM = 2
    mjFRAME_SITE = 3
    mjFRAME_CAMERA = 4
    mjFRAME_LIGHT = 5
    mjFRAME_CONTACT = 6
    mjFRAME_WORLD = 7
    mjNFRAME = 8

class mjtVisFlag(_Enum):
    """visible kinds of objects"""
    mjVIS_CONVEXHULL = 0
    mjVIS_TEXTURE = 1
    mjVIS_JOINT = 2
    mjVIS_CAMERA = 3
    mjVIS_ACTUATOR = 4
    mjVIS_ACTIVATION = 5
    mjVIS_LIGHT = 6
    mjVIS_TENDON = 7
    mjVIS_RANGEFINDER = 8
    mjVIS_CONSTRAINT = 9
    mjVIS_INERTIA = 10
    mjVIS_SCLINERTIA = 11
    mjVIS_PERTFORCE = 12
    mjVIS_PERTOBJ = 13
    mjVIS_CONTACTPOINT = 14
    mjVIS_ISLAND = 15
    mjVIS_CONTACTFORCE = 16
    mjVIS_CONTACTSPLIT = 17
    mjVIS_TRANSPARENT = 18
    mjVIS_AUTOCONNECT = 19
    mjVIS_COM = 20
    mjVIS_SELECT = 21
    mjVIS_STATIC = 22
    mjVIS_SKIN = 23
    mjVIS_FLEXVERT = 24
    mjVIS_FLEXEDGE = 25
    mjVIS_FLEXFACE = 26
    mjVIS_FLEXSKIN = 27
    mjVIS_BODYBVH = 28
    mjVIS_MESHBVH = 29
    mjVIS_SDFITER = 30
    mjNVISFLAG = 31

class mjtFlexColor(_Enum):
    """colours of flexes in a scene; not in MuJoCo"""
    mjFLEXCOLOR_MATERIAL = 0
    mjFLEXCOLOR_ENERGY = 1

class mjtRndFlag(_Enum):
    """drawing mode"""
    mjRND_SHADOW = 0
    mjRND_WIREFRAME = 1
    mjRND_REFLECTION = 2
    mjRND_ADDITIVE = 3
    mjRND_SKYBOX = 4
    mjRND_FOG = 5
    mjRND_HAZE = 6
    mjRND_DEPTH = 7
    mjRND_SEGMENT = 8
    mjRND_IDCOLOR = 9
    mjRND_CULL_FACE = 10
    mjNRNDFLAG = 11

class mjtStereo(_Enum):
    """two eyes"""
    mjSTEREO_NONE = 0
    mjSTEREO_QUADBUFFERED = 1
    mjSTEREO_SIDEBYSIDE = 2

class mjtGridPos(_Enum):
    """place of an overlay"""
    mjGRID_TOPLEFT = 0
    mjGRID_TOPRIGHT = 1
    mjGRID_BOTTOMLEFT = 2
    mjGRID_BOTTOMRIGHT = 3
    mjGRID_TOP = 4
    mjGRID_BOTTOM = 5
    mjGRID_LEFT = 6
    mjGRID_RIGHT = 7

class mjtFramebuffer(_Enum):
    """buffers to draw to"""
    mjFB_WINDOW = 0
    mjFB_OFFSCREEN = 1

class mjtDepthMap(_Enum):
    """what depths mean"""
    mjDEPTH_ZERONEAR = 0
    mjDEPTH_ZEROFAR = 1

class mjtFontScale(_Enum):
    """sizes of fonts in percent"""
    mjFONTSCALE_50 = 50
    mjFONTSCALE_100 = 100
    mjFONTSCALE_150 = 150
    mjFONTSCALE_200 = 200
    mjFONTSCALE_250 = 250
    mjFONTSCALE_300 = 300

class mjtFont(_Enum):
    """fonts"""
    mjFONT_NORMAL = 0
    mjFONT_SHADOW = 1
    mjFONT_BIG = 2

class mjtPluginCapabilityBit(_Enum):
    """capabilities of a plugin"""
    mjPLUGIN_ACTUATOR = 1
    mjPLUGIN_SENSOR = 2
    mjPLUGIN_PASSIVE = 4
    mjPLUGIN_SDF = 8
