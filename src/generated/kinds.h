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
} JointKind;
extern const JointKind joint_kind[JOINT_KINDS];

// NULL for a value that is no kind.
static inline const JointKind* joint_kind_of(int kind) {
  return kind >= 0 && kind < JOINT_KINDS ? joint_kind + kind : NULL;
}

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
