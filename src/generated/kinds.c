// Written by tools/gen.py from schema/enums.schema. Do not edit.
// clang-format off
#include "generated/kinds.h"

const JointKind joint_kind[JOINT_KINDS] = {
    [ctJNT_FREE] = {7, 6, 3, true, false, false, false, false},
    [ctJNT_BALL] = {4, 3, 0, false, true, true, false, false},
    [ctJNT_SLIDE] = {1, 1, 1, false, false, false, true, false},
    [ctJNT_HINGE] = {1, 1, 0, false, false, true, true, true},
};

const IntegratorKind integrator_kind[INTEGRATOR_KINDS] = {
    [ctINT_EULER] = {true, false, false, false},
    [ctINT_RK4] = {false, true, false, false},
    [ctINT_IMPLICIT] = {false, false, true, false},
    [ctINT_IMPLICITFAST] = {false, false, false, false},
    [ctINT_SPRINGDAMPER] = {false, false, false, true},
};

const EqKind eq_kind[EQ_KINDS] = {
    [ctEQ_CONNECT] = {ctOBJ_UNKNOWN, 3, true, false},
    [ctEQ_WELD] = {ctOBJ_UNKNOWN, 7, true, true},
    [ctEQ_JOINT] = {ctOBJ_JOINT, 1, false, false},
    [ctEQ_TENDON] = {ctOBJ_TENDON, 1, false, false},
    [ctEQ_FLEX] = {ctOBJ_FLEX, 1, false, false},
    [ctEQ_FLEXVERT] = {ctOBJ_FLEX, 1, false, false},
};

const WrapKind wrap_kind[WRAP_KINDS] = {
    [ctWRAP_NONE] = {ctOBJ_UNKNOWN, false, false},
    [ctWRAP_JOINT] = {ctOBJ_JOINT, false, false},
    [ctWRAP_PULLEY] = {ctOBJ_UNKNOWN, true, false},
    [ctWRAP_SITE] = {ctOBJ_SITE, false, false},
    [ctWRAP_SPHERE] = {ctOBJ_GEOM, false, false},
    [ctWRAP_CYLINDER] = {ctOBJ_GEOM, false, true},
};

const TrnKind trn_kind[TRN_KINDS] = {
    [ctTRN_JOINT] = {ctOBJ_JOINT, true, false},
    [ctTRN_JOINTINPARENT] = {ctOBJ_JOINT, true, false},
    [ctTRN_SLIDERCRANK] = {ctOBJ_SITE, false, true},
    [ctTRN_TENDON] = {ctOBJ_TENDON, false, false},
    [ctTRN_SITE] = {ctOBJ_SITE, false, false},
    [ctTRN_BODY] = {ctOBJ_BODY, false, false},
};

const DynKind dyn_kind[DYN_KINDS] = {
    [ctDYN_NONE] = {0},
    [ctDYN_INTEGRATOR] = {1},
    [ctDYN_FILTER] = {1},
    [ctDYN_FILTEREXACT] = {1},
    [ctDYN_MUSCLE] = {1},
    [ctDYN_USER] = {1},
};

const GainKind gain_kind[GAIN_KINDS] = {
    [ctGAIN_FIXED] = {true, false, false, false},
    [ctGAIN_AFFINE] = {false, true, false, false},
    [ctGAIN_MUSCLE] = {false, false, true, false},
    [ctGAIN_USER] = {false, false, false, true},
};

const BiasKind bias_kind[BIAS_KINDS] = {
    [ctBIAS_NONE] = {false, false, false},
    [ctBIAS_AFFINE] = {true, false, false},
    [ctBIAS_MUSCLE] = {false, true, false},
    [ctBIAS_USER] = {false, false, true},
};

const SensorKind sensor_kind[SENSOR_KINDS] = {
    [ctSENS_TOUCH] = {1, ctDATATYPE_POSITIVE, ctSTAGE_ACC, SENSOR_ON_SITE, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_ACCELEROMETER] = {3, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_SITE, SENSOR_ON_NONE, SENSOR_NEEDS_FORCES, false, false, false, false},
    [ctSENS_VELOCIMETER] = {3, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_SITE, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_GYRO] = {3, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_SITE, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_FORCE] = {3, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_SITE, SENSOR_ON_NONE, SENSOR_NEEDS_FORCES, true, false, false, false},
    [ctSENS_TORQUE] = {3, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_SITE, SENSOR_ON_NONE, SENSOR_NEEDS_FORCES, true, false, false, false},
    [ctSENS_MAGNETOMETER] = {3, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_SITE, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_RANGEFINDER] = {0, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_EYE, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, true, false, false},
    [ctSENS_CAMPROJECTION] = {2, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_SITE, SENSOR_ON_CAMERA, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_JOINTPOS] = {1, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_SCALAR_JOINT, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_JOINTVEL] = {1, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_SCALAR_JOINT, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_TENDONPOS] = {1, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_TENDON, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_TENDONVEL] = {1, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_TENDON, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_ACTUATORPOS] = {1, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_ACTUATOR, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_ACTUATORVEL] = {1, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_ACTUATOR, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_ACTUATORFRC] = {1, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_ACTUATOR, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_JOINTACTFRC] = {1, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_SCALAR_JOINT, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_TENDONACTFRC] = {1, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_TENDON, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_BALLQUAT] = {4, ctDATATYPE_QUATERNION, ctSTAGE_POS, SENSOR_ON_BALL_JOINT, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_BALLANGVEL] = {3, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_BALL_JOINT, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_JOINTLIMITPOS] = {1, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_LIMITED_JOINT, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_JOINTLIMITVEL] = {1, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_LIMITED_JOINT, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_JOINTLIMITFRC] = {1, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_LIMITED_JOINT, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_TENDONLIMITPOS] = {1, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_LIMITED_TENDON, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_TENDONLIMITVEL] = {1, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_LIMITED_TENDON, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_TENDONLIMITFRC] = {1, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_LIMITED_TENDON, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_FRAMEPOS] = {3, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_FRAME, SENSOR_ON_FRAME_OR_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_FRAMEQUAT] = {4, ctDATATYPE_QUATERNION, ctSTAGE_POS, SENSOR_ON_FRAME, SENSOR_ON_FRAME_OR_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_FRAMEXAXIS] = {3, ctDATATYPE_AXIS, ctSTAGE_POS, SENSOR_ON_FRAME, SENSOR_ON_FRAME_OR_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_FRAMEYAXIS] = {3, ctDATATYPE_AXIS, ctSTAGE_POS, SENSOR_ON_FRAME, SENSOR_ON_FRAME_OR_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_FRAMEZAXIS] = {3, ctDATATYPE_AXIS, ctSTAGE_POS, SENSOR_ON_FRAME, SENSOR_ON_FRAME_OR_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_FRAMELINVEL] = {3, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_FRAME, SENSOR_ON_FRAME_OR_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_FRAMEANGVEL] = {3, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_FRAME, SENSOR_ON_FRAME_OR_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_FRAMELINACC] = {3, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_FRAME, SENSOR_ON_FRAME_OR_NONE, SENSOR_NEEDS_FORCES, false, false, false, false},
    [ctSENS_FRAMEANGACC] = {3, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_FRAME, SENSOR_ON_FRAME_OR_NONE, SENSOR_NEEDS_FORCES, false, false, false, false},
    [ctSENS_SUBTREECOM] = {3, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_BODY, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_SUBTREELINVEL] = {3, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_BODY, SENSOR_ON_NONE, SENSOR_NEEDS_SUBTREES, false, false, false, false},
    [ctSENS_SUBTREEANGMOM] = {3, ctDATATYPE_REAL, ctSTAGE_VEL, SENSOR_ON_BODY, SENSOR_ON_NONE, SENSOR_NEEDS_SUBTREES, false, false, false, false},
    [ctSENS_INSIDESITE] = {1, ctDATATYPE_POSITIVE, ctSTAGE_POS, SENSOR_ON_FRAME, SENSOR_ON_SITE, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_GEOMDIST] = {1, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_SOLID, SENSOR_ON_SOLID, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_GEOMNORMAL] = {3, ctDATATYPE_AXIS, ctSTAGE_POS, SENSOR_ON_SOLID, SENSOR_ON_SOLID, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_GEOMFROMTO] = {6, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_SOLID, SENSOR_ON_SOLID, SENSOR_NEEDS_NONE, false, false, true, false},
    [ctSENS_CONTACT] = {0, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_TOUCHING, SENSOR_ON_TOUCHING, SENSOR_NEEDS_NONE, false, false, true, true},
    [ctSENS_E_POTENTIAL] = {1, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_NONE, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, true},
    [ctSENS_E_KINETIC] = {1, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_NONE, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, true},
    [ctSENS_CLOCK] = {1, ctDATATYPE_REAL, ctSTAGE_POS, SENSOR_ON_NONE, SENSOR_ON_NONE, SENSOR_NEEDS_NONE, false, false, false, true},
    [ctSENS_TACTILE] = {0, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_MESH, SENSOR_ON_GEOM, SENSOR_NEEDS_NONE, false, false, false, false},
    [ctSENS_PLUGIN] = {0, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_ANY, SENSOR_ON_ANY, SENSOR_NEEDS_NONE, false, true, false, true},
    [ctSENS_USER] = {0, ctDATATYPE_REAL, ctSTAGE_ACC, SENSOR_ON_ANY, SENSOR_ON_ANY, SENSOR_NEEDS_NONE, false, true, false, true},
};
