#include "mjcf/urdf_read_joint.h"

#include "base/str.h"
#include "math/quat.h"
#include "mjcf/mjcf_element.h"
#include "mjcf/urdf_read_part.h"
#include "spec/orient.h"

#include <math.h>
#include <string.h>

// What a type consists of: joints with a suffix to the name and an axis. X and Y are those of a
// frame whose z is the given axis.
enum { MAX_JOINTS = 3 };
enum { AXIS_X, AXIS_Y, AXIS_GIVEN, AXIS_NONE };

typedef struct JointPart {
  cttJoint type;
  int axis;
  const char* suffix;
} JointPart;

static const struct {
  const char* word;
  int count;
  JointPart part[MAX_JOINTS];
} kType[] = {
    {"revolute", 1, {{ctJNT_HINGE, AXIS_GIVEN, ""}}},
    {"continuous", 1, {{ctJNT_HINGE, AXIS_GIVEN, ""}}},
    {"prismatic", 1, {{ctJNT_SLIDE, AXIS_GIVEN, ""}}},
    {"fixed", 0, {{0}}},
    {"floating", 1, {{ctJNT_FREE, AXIS_NONE, ""}}},
    {"planar",
     3,
     {{ctJNT_SLIDE, AXIS_X, "_TX"},
      {ctJNT_SLIDE, AXIS_Y, "_TY"},
      {ctJNT_HINGE, AXIS_GIVEN, "_RZ"}}},
    {"spherical", 1, {{ctJNT_BALL, AXIS_GIVEN, ""}}},
};
enum { TYPES = sizeof kType / sizeof *kType };

static Status read_type(UrdfReader* u, const XmlNode* n, int* type) {
  const char* word;
  TRY(urdf_read_part_text(u, n, "type", &word));
  const char* list[TYPES];
  for (*type = 0; *type < TYPES; ++*type) {
    list[*type] = kType[*type].word;
    if (str_eq(word, list[*type])) return CT_OK;
  }
  mjcf_attr_fail(&u->mjcf, n, "type", "invalid joint type in URDF joint definition");
  const char* near = error_nearest(word, list, TYPES);
  if (near) {
    error_hint(u->mjcf.err, "did you mean '%s'?", near);
  } else {
    error_hint(u->mjcf.err, "expected one of: revolute, continuous, prismatic, fixed, floating, "
                            "planar, spherical");
  }
  return CT_FAIL;
}

static void set_axis(ctsJoint* joint, int which, const double axis[3]) {
  if (which == AXIS_NONE) return;
  if (which == AXIS_GIVEN) {
    memcpy(joint->axis, axis, sizeof joint->axis);
    return;
  }
  double quat[4], mat[9];
  orient_from_z(quat, axis);
  quat_to_mat(mat, quat);
  for (int i = 0; i < 3; i++) joint->axis[i] = mat[3 * i + which];
}

static Status add_urdf_joint(UrdfReader* u, const XmlNode* n, BodyElement* body,
                             const JointPart* part, const double axis[3]) {
  Element* e = spec_add_child(body, NULL, ctOBJ_JOINT, spec_main(u->mjcf.spec));
  char* name = e ? str_printf("%s%s", xml_attr(n, "name"), part->suffix) : NULL;
  if (!name) return mjcf_attr_no_memory(&u->mjcf, n);
  e->node = n;
  ctsJoint* joint = &((JointElement*)e)->s;
  joint->type = part->type;
  set_axis(joint, part->axis, axis);
  Status status = mjcf_element_name(&u->mjcf, n, e, name);
  alloc_free(name);
  return status;
}

// Damping and friction hold for all joints that the type consists of.
static Status read_dynamics(UrdfReader* u, const XmlNode* n, ctsJoint* const* joint, int count) {
  const XmlNode* dynamics;
  TRY(urdf_read_part_child(u, n, "dynamics", &dynamics));
  if (!dynamics) return CT_OK;
  Status status = urdf_read_part_reals(u, dynamics, "damping", 1, &joint[0]->damping);
  TRY(urdf_read_part_reals(u, dynamics, "friction", 1, &joint[0]->frictionloss));
  for (int i = 1; i < count; i++) {
    joint[i]->damping = joint[0]->damping;
    joint[i]->frictionloss = joint[0]->frictionloss;
  }
  return status;
}

// Limits hold for the first joint. A range that is not one is no limit; otherwise the compiler
// decides.
static Status read_limit(UrdfReader* u, const XmlNode* n, ctsJoint* joint) {
  const XmlNode* limit;
  TRY(urdf_read_part_child(u, n, "limit", &limit));
  if (!limit) return CT_OK;
  TRY(urdf_read_part_reals(u, limit, "lower", 1, &joint->range[0]));
  TRY(urdf_read_part_reals(u, limit, "upper", 1, &joint->range[1]));
  bool both = urdf_read_part_has(limit, "lower") == urdf_read_part_has(limit, "upper");
  if (!both || joint->range[0] > joint->range[1]) joint->limited = ctLIMITED_FALSE;
  double effort = 0;
  TRY(urdf_read_part_reals(u, limit, "effort", 1, &effort));
  effort = fabs(effort);
  if (effort > 0) {
    joint->actfrcrange[0] = -effort;
    joint->actfrcrange[1] = effort;
  }
  return CT_OK;
}

static Status read_axis(UrdfReader* u, const XmlNode* n, double xyz[3]) {
  const XmlNode* axis;
  TRY(urdf_read_part_child(u, n, "axis", &axis));
  return axis ? urdf_read_part_needed_reals(u, axis, "xyz", 3, xyz) : CT_OK;
}

Status urdf_read_joint(UrdfReader* u, const XmlNode* n, BodyElement* body) {
  int type;
  const char* name;
  double axis[3] = {1, 0, 0};
  Status status = urdf_read_part_origin(u, n, body->s.pos, body->s.quat);
  if (read_axis(u, n, axis) != CT_OK) status = CT_FAIL;
  TRY(read_type(u, n, &type));
  TRY(urdf_read_part_text(u, n, "name", &name));
  int count = kType[type].count, first = body->joints.count;
  for (int i = 0; i < count; i++) {
    if (add_urdf_joint(u, n, body, &kType[type].part[i], axis) != CT_OK) status = CT_FAIL;
  }
  if (body->joints.count != first + count) return CT_FAIL;
  if (!count) return status;
  ctsJoint* joint[MAX_JOINTS];
  for (int i = 0; i < count; i++) joint[i] = &((JointElement*)body->joints.data[first + i])->s;
  if (read_dynamics(u, n, joint, count) != CT_OK) status = CT_FAIL;
  return read_limit(u, n, joint[0]) == CT_OK ? status : CT_FAIL;
}
