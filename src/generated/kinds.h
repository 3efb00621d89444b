// Written by tools/gen.py from schema/enums.schema. Do not edit.
// clang-format off
#ifndef GENERATED_KINDS_H
#define GENERATED_KINDS_H

#include <corten/types.h>

#include <stdbool.h>
#include <stddef.h>

typedef enum SensorOn {
  SENSOR_ON_NONE,
  SENSOR_ON_SITE,
  SENSOR_ON_EYE,
  SENSOR_ON_SCALAR_JOINT,
  SENSOR_ON_TENDON,
  SENSOR_ON_ACTUATOR,
  SENSOR_ON_BALL_JOINT,
  SENSOR_ON_LIMITED_JOINT,
  SENSOR_ON_LIMITED_TENDON,
  SENSOR_ON_FRAME,
  SENSOR_ON_BODY,
  SENSOR_ON_SOLID,
  SENSOR_ON_TOUCHING,
  SENSOR_ON_MESH,
  SENSOR_ON_ANY,
  SENSOR_ON_CAMERA,
  SENSOR_ON_FRAME_OR_NONE,
  SENSOR_ON_GEOM,
} SensorOn;

typedef enum SensorNeeds {
  SENSOR_NEEDS_NONE,
  SENSOR_NEEDS_FORCES,
  SENSOR_NEEDS_SUBTREES,
} SensorNeeds;

// kinds of joints
enum { JOINT_KINDS = 4 };
typedef struct JointKind {
  int nq;
  int nv;
  int translations;
  bool floating;
  bool orientation;
  bool angle;
  bool scalar;
  bool turn;
} JointKind;
extern const JointKind joint_kind[JOINT_KINDS];

// NULL for a value that is no kind.
static inline const JointKind* joint_kind_of(int kind) {
  return kind >= 0 && kind < JOINT_KINDS ? joint_kind + kind : NULL;
}
static inline bool joint_is_floating(int kind) { return kind == ctJNT_FREE; }
static inline bool joint_is_orientation(int kind) { return kind == ctJNT_BALL; }
static inline bool joint_is_angle(int kind) { return 10u >> kind & 1; }
static inline bool joint_is_scalar(int kind) { return kind >= ctJNT_SLIDE; }
static inline bool joint_is_turn(int kind) { return kind == ctJNT_HINGE; }

// shapes
enum { GEOM_KINDS = 9 };
#define GEOM_SHAPE(X) \
  X(ctGEOM_PLANE, shape_plane) \
  X(ctGEOM_HFIELD, shape_hfield) \
  X(ctGEOM_SPHERE, shape_sphere) \
  X(ctGEOM_CAPSULE, shape_capsule) \
  X(ctGEOM_ELLIPSOID, shape_ellipsoid) \
  X(ctGEOM_CYLINDER, shape_cylinder) \
  X(ctGEOM_BOX, shape_box) \
  X(ctGEOM_MESH, shape_mesh) \
  X(ctGEOM_SDF, shape_sdf)

// integrators
enum { INTEGRATOR_KINDS = 5 };
typedef struct IntegratorKind {
  bool damps;
  bool stages;
  bool coriolis;
  bool springs;
} IntegratorKind;
extern const IntegratorKind integrator_kind[INTEGRATOR_KINDS];

// NULL for a value that is no kind.
static inline const IntegratorKind* integrator_kind_of(int kind) {
  return kind >= 0 && kind < INTEGRATOR_KINDS ? integrator_kind + kind : NULL;
}
#define INTEGRATOR_ADVANCE(X) \
  X(ctINT_EULER, integrate_euler) \
  X(ctINT_RK4, integrate_rk4) \
  X(ctINT_IMPLICIT, integrate_implicit) \
  X(ctINT_IMPLICITFAST, integrate_implicit) \
  X(ctINT_SPRINGDAMPER, integrate_spring_damper)

// friction cones
enum { CONE_KINDS = 2 };

// layout of constraint matrices
enum { JACOBIAN_KINDS = 3 };

// constraint solvers
enum { SOLVER_KINDS = 3 };

// kinds of equality constraints
enum { EQ_KINDS = 6 };
typedef struct EqKind {
  cttObj object;
  int nemax;
  bool pose;
  bool turn;
} EqKind;
extern const EqKind eq_kind[EQ_KINDS];

// NULL for a value that is no kind.
static inline const EqKind* eq_kind_of(int kind) {
  return kind >= 0 && kind < EQ_KINDS ? eq_kind + kind : NULL;
}
static inline cttObj eq_object_of(int kind) {
  return kind >= 0 && kind < EQ_KINDS ? eq_kind[kind].object : (cttObj)0;
}
#define EQ_ROWS(X) \
  X(ctEQ_CONNECT, eq_connect_kind) \
  X(ctEQ_WELD, eq_weld_kind) \
  X(ctEQ_JOINT, eq_couple_joint_kind) \
  X(ctEQ_TENDON, eq_couple_tendon_kind) \
  X(ctEQ_FLEX, eq_flex_edge_kind) \
  X(ctEQ_FLEXVERT, eq_flex_vertex_kind)

// kinds of tendon path points
enum { WRAP_KINDS = 6 };
typedef struct WrapKind {
  cttObj object;
  bool pulley;
  bool cylinder;
} WrapKind;
extern const WrapKind wrap_kind[WRAP_KINDS];

// NULL for a value that is no kind.
static inline const WrapKind* wrap_kind_of(int kind) {
  return kind >= 0 && kind < WRAP_KINDS ? wrap_kind + kind : NULL;
}
static inline cttObj wrap_object_of(int kind) {
  return kind >= 0 && kind < WRAP_KINDS ? wrap_kind[kind].object : (cttObj)0;
}

// kind of transmission of an actuator
enum { TRN_KINDS = 6 };
typedef struct TrnKind {
  cttObj object;
  bool joint;
  bool crank;
} TrnKind;
extern const TrnKind trn_kind[TRN_KINDS];

// NULL for a value that is no kind.
static inline const TrnKind* trn_kind_of(int kind) {
  return kind >= 0 && kind < TRN_KINDS ? trn_kind + kind : NULL;
}
static inline cttObj trn_object_of(int kind) {
  return kind >= 0 && kind < TRN_KINDS ? trn_kind[kind].object : (cttObj)0;
}
static inline bool trn_is_joint(int kind) { return kind <= ctTRN_JOINTINPARENT; }
static inline bool trn_is_crank(int kind) { return kind == ctTRN_SLIDERCRANK; }
#define TRN_MOMENT(X) \
  X(ctTRN_JOINT, transmit_joint) \
  X(ctTRN_JOINTINPARENT, transmit_joint) \
  X(ctTRN_SLIDERCRANK, transmit_crank) \
  X(ctTRN_TENDON, transmit_tendon) \
  X(ctTRN_SITE, transmit_site) \
  X(ctTRN_BODY, transmit_body)

// activation dynamics
enum { DYN_KINDS = 6 };
typedef struct DynKind {
  int activations;
} DynKind;
extern const DynKind dyn_kind[DYN_KINDS];

// NULL for a value that is no kind.
static inline const DynKind* dyn_kind_of(int kind) {
  return kind >= 0 && kind < DYN_KINDS ? dyn_kind + kind : NULL;
}
#define DYN_RATE(X) \
  X(ctDYN_NONE, compute_no_rate) \
  X(ctDYN_INTEGRATOR, compute_integrator) \
  X(ctDYN_FILTER, compute_filter) \
  X(ctDYN_FILTEREXACT, compute_filter) \
  X(ctDYN_MUSCLE, compute_muscle_rate) \
  X(ctDYN_USER, call_dynamics_hook)

// force per activation
enum { GAIN_KINDS = 4 };
typedef struct GainKind {
  bool fixed;
  bool affine;
  bool muscle;
  bool user;
} GainKind;
extern const GainKind gain_kind[GAIN_KINDS];

// NULL for a value that is no kind.
static inline const GainKind* gain_kind_of(int kind) {
  return kind >= 0 && kind < GAIN_KINDS ? gain_kind + kind : NULL;
}
#define GAIN_GAIN(X) \
  X(ctGAIN_FIXED, compute_fixed) \
  X(ctGAIN_AFFINE, compute_affine) \
  X(ctGAIN_MUSCLE, compute_muscle_gain) \
  X(ctGAIN_USER, call_gain_hook)

// force without activation
enum { BIAS_KINDS = 4 };
typedef struct BiasKind {
  bool affine;
  bool muscle;
  bool user;
} BiasKind;
extern const BiasKind bias_kind[BIAS_KINDS];

// NULL for a value that is no kind.
static inline const BiasKind* bias_kind_of(int kind) {
  return kind >= 0 && kind < BIAS_KINDS ? bias_kind + kind : NULL;
}
#define BIAS_BIAS(X) \
  X(ctBIAS_NONE, compute_zero) \
  X(ctBIAS_AFFINE, compute_affine) \
  X(ctBIAS_MUSCLE, compute_muscle_bias) \
  X(ctBIAS_USER, call_bias_hook)

// kinds of sensors
enum { SENSOR_KINDS = 49 };
typedef struct SensorKind {
  int dim;
  cttDataType data;
  cttStage stage;
  SensorOn object;
  SensorOn reference;
  SensorNeeds need;
  bool load;
  bool around;
  bool uncut;
  bool alone;
} SensorKind;
extern const SensorKind sensor_kind[SENSOR_KINDS];

// NULL for a value that is no kind.
static inline const SensorKind* sensor_kind_of(int kind) {
  return kind >= 0 && kind < SENSOR_KINDS ? sensor_kind + kind : NULL;
}
static inline cttDataType sensor_data_of(int kind) {
  return kind >= 0 && kind < SENSOR_KINDS ? sensor_kind[kind].data : (cttDataType)0;
}
static inline cttStage sensor_stage_of(int kind) {
  return kind >= 0 && kind < SENSOR_KINDS ? sensor_kind[kind].stage : (cttStage)0;
}
#define SENSOR_READ(X) \
  X(ctSENS_TOUCH, sensor_contact_touch) \
  X(ctSENS_ACCELEROMETER, sensor_motion_accelerometer) \
  X(ctSENS_VELOCIMETER, sensor_motion_velocimeter) \
  X(ctSENS_GYRO, sensor_motion_gyro) \
  X(ctSENS_FORCE, sensor_force_force) \
  X(ctSENS_TORQUE, sensor_force_torque) \
  X(ctSENS_MAGNETOMETER, sensor_motion_magnetometer) \
  X(ctSENS_RANGEFINDER, sensor_space_range) \
  X(ctSENS_CAMPROJECTION, sensor_space_projection) \
  X(ctSENS_JOINTPOS, sensor_motion_joint_pos) \
  X(ctSENS_JOINTVEL, sensor_motion_joint_vel) \
  X(ctSENS_TENDONPOS, sensor_motion_tendon_pos) \
  X(ctSENS_TENDONVEL, sensor_motion_tendon_vel) \
  X(ctSENS_ACTUATORPOS, sensor_motion_actuator_pos) \
  X(ctSENS_ACTUATORVEL, sensor_motion_actuator_vel) \
  X(ctSENS_ACTUATORFRC, sensor_force_actuator) \
  X(ctSENS_JOINTACTFRC, sensor_force_joint_actuators) \
  X(ctSENS_TENDONACTFRC, sensor_force_tendon_actuators) \
  X(ctSENS_BALLQUAT, sensor_motion_ball_quat) \
  X(ctSENS_BALLANGVEL, sensor_motion_ball_vel) \
  X(ctSENS_JOINTLIMITPOS, sensor_force_limit_pos) \
  X(ctSENS_JOINTLIMITVEL, sensor_force_limit_vel) \
  X(ctSENS_JOINTLIMITFRC, sensor_force_limit_frc) \
  X(ctSENS_TENDONLIMITPOS, sensor_force_limit_pos) \
  X(ctSENS_TENDONLIMITVEL, sensor_force_limit_vel) \
  X(ctSENS_TENDONLIMITFRC, sensor_force_limit_frc) \
  X(ctSENS_FRAMEPOS, sensor_motion_frame_pos) \
  X(ctSENS_FRAMEQUAT, sensor_motion_frame_quat) \
  X(ctSENS_FRAMEXAXIS, sensor_motion_frame_axis) \
  X(ctSENS_FRAMEYAXIS, sensor_motion_frame_axis) \
  X(ctSENS_FRAMEZAXIS, sensor_motion_frame_axis) \
  X(ctSENS_FRAMELINVEL, sensor_motion_frame_vel) \
  X(ctSENS_FRAMEANGVEL, sensor_motion_frame_vel) \
  X(ctSENS_FRAMELINACC, sensor_motion_frame_acc) \
  X(ctSENS_FRAMEANGACC, sensor_motion_frame_acc) \
  X(ctSENS_SUBTREECOM, sensor_motion_subtree_com) \
  X(ctSENS_SUBTREELINVEL, sensor_motion_subtree_vel) \
  X(ctSENS_SUBTREEANGMOM, sensor_motion_subtree_angmom) \
  X(ctSENS_INSIDESITE, sensor_space_inside) \
  X(ctSENS_GEOMDIST, sensor_space_distance) \
  X(ctSENS_GEOMNORMAL, sensor_space_distance) \
  X(ctSENS_GEOMFROMTO, sensor_space_distance) \
  X(ctSENS_CONTACT, sensor_contact_contacts) \
  X(ctSENS_E_POTENTIAL, sensor_motion_potential) \
  X(ctSENS_E_KINETIC, sensor_motion_kinetic) \
  X(ctSENS_CLOCK, sensor_motion_clock) \
  X(ctSENS_TACTILE, sensor_tactile)
#define SENSOR_RULE(X) \
  X(ctSENS_RANGEFINDER, check_rangefinder) \
  X(ctSENS_CAMPROJECTION, check_projection) \
  X(ctSENS_INSIDESITE, check_inside_site) \
  X(ctSENS_CONTACT, check_contact_sensor) \
  X(ctSENS_TACTILE, check_tactile_sensor) \
  X(ctSENS_PLUGIN, check_plugin_sensor) \
  X(ctSENS_USER, check_user_sensor)

#endif
