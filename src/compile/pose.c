#include "compile/pose.h"

#include "math/quat.h"

#include <math.h>

static const double PI = 3.14159265358979323846;

double pose_normalize(double* v, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += v[i] * v[i];
  if (sum < BUILD_EPS) return 0;
  double norm = sqrt(sum);
  if (fabs(norm - 1) > BUILD_EPS) {
    for (int i = 0; i < n; i++) v[i] /= norm;
  }
  return norm;
}

static double radians(const ctsCompiler* c, double angle) {
  return c->degree ? angle / 180.0 * PI : angle;
}

static const char* from_axis_angle(double quat[4], const ctsCompiler* c,
                                   const double axisangle[4]) {
  double axis[3] = {axisangle[0], axisangle[1], axisangle[2]};
  double angle = radians(c, axisangle[3]);
  if (pose_normalize(axis, 3) < BUILD_EPS) return "axisangle too small";
  quat[0] = cos(angle / 2);
  for (int i = 0; i < 3; i++) quat[i + 1] = sin(angle / 2) * axis[i];
  return NULL;
}

// x as given, y made orthogonal to it, z = x cross y
static const char* from_axes(double quat[4], const double xyaxes[6]) {
  double x[3], y[3], z[3];
  copy3(x, xyaxes);
  copy3(y, xyaxes + 3);
  if (pose_normalize(x, 3) < BUILD_EPS) return "xaxis too small";
  addtoscl3(y, x, -dot3(x, y));
  if (pose_normalize(y, 3) < BUILD_EPS) return "yaxis too small";
  cross3(z, x, y);
  if (pose_normalize(z, 3) < BUILD_EPS) return "cross(xaxis, yaxis) too small";
  double R[9] = {x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]};
  quat_from_mat(quat, R);
  return NULL;
}

static const char* from_euler(double quat[4], const ctsCompiler* c, const double euler[3]) {
  double result[4] = {1, 0, 0, 0};
  for (int i = 0; i < 3; i++) {
    char letter = c->eulerseq[i];
    bool moving = letter >= 'x' && letter <= 'z';
    if (!moving && !(letter >= 'X' && letter <= 'Z')) {
      return "euler sequence can only contain x, y, z, X, Y, Z";
    }
    double half = radians(c, euler[i]) / 2;
    double turn[4] = {cos(half), 0, 0, 0};
    turn[1 + letter - (moving ? 'x' : 'X')] = sin(half);
    // moving axes turn first, fixed ones last
    if (moving) {
      quat_mul(result, result, turn);
    } else {
      quat_mul(result, turn, result);
    }
    pose_normalize(result, 4);
  }
  copy4(quat, result);
  return NULL;
}

void pose_from_z(double quat[4], const double v[3]) {
  const double z[3] = {0, 0, 1};
  double axis[3];
  cross3(axis, z, v);
  double s = pose_normalize(axis, 3);
  if (s < 1e-10) {
    axis[0] = 1;
    axis[1] = axis[2] = 0;
  }
  double angle = atan2(s, v[2]);
  quat[0] = cos(angle / 2);
  scl3(quat + 1, axis, sin(angle / 2));
}

const char* pose_orient(double quat[4], const ctsCompiler* compiler, const ctsOrientation* alt) {
  double axis[3];
  switch (alt->type) {
  case ctORIENTATION_AXISANGLE:
    return from_axis_angle(quat, compiler, alt->axisangle);
  case ctORIENTATION_XYAXES:
    return from_axes(quat, alt->xyaxes);
  case ctORIENTATION_EULER:
    return from_euler(quat, compiler, alt->euler);
  case ctORIENTATION_ZAXIS:
    copy3(axis, alt->zaxis);
    if (pose_normalize(axis, 3) < BUILD_EPS) return "zaxis too small";
    pose_from_z(quat, axis);
    return NULL;
  default:
    return NULL;
  }
}

const char* pose_segment(cttGeom type, const double fromto[6], double pos[3], double quat[4],
                         double size[3]) {
  bool round = type == ctGEOM_CAPSULE || type == ctGEOM_CYLINDER;
  if (!round && type != ctGEOM_ELLIPSOID && type != ctGEOM_BOX) {
    return "fromto requires capsule, cylinder, box or ellipsoid in geom";
  }
  if (pos[0] != 0 || pos[1] != 0 || pos[2] != 0) return "both pos and fromto defined in geom";
  double v[3];
  sub3(v, fromto, fromto + 3);
  double half = pose_normalize(v, 3) / 2;
  if (half < BUILD_EPS) return "fromto points too close in geom";
  if (round) {
    size[1] = half;
  } else {
    size[1] = size[0];
    size[2] = half;
  }
  for (int i = 0; i < 3; i++) pos[i] = (fromto[i] + fromto[3 + i]) / 2;
  pose_from_z(quat, v);
  return NULL;
}

void pose_append(const double parent_pos[3], const double parent_quat[4], double pos[3],
                 double quat[4]) {
  double p[3], q[4], R[9];
  quat_to_mat(R, parent_quat);
  mat3_mul_vec(p, R, pos);
  add3(pos, parent_pos, p);
  quat_mul(q, parent_quat, quat);
  pose_normalize(q, 4);
  copy4(quat, q);
}

void pose_frame(const FrameElement* f, double pos[3], double quat[4]) {
  copy3(pos, f->s.pos);
  copy4(quat, f->s.quat);
  pose_orient(quat, &f->e.spec->pub.compiler, &f->s.alt);
  for (const FrameElement* up = f->e.frame; up; up = up->e.frame) {
    double up_pos[3], up_quat[4];
    copy3(up_pos, up->s.pos);
    copy4(up_quat, up->s.quat);
    pose_orient(up_quat, &up->e.spec->pub.compiler, &up->s.alt);
    pose_normalize(up_quat, 4);
    pose_append(up_pos, up_quat, pos, quat);
  }
  pose_normalize(quat, 4);
}

Status pose_check_frames(Build* b) {
  Status status = CT_OK;
  const ElementList* list = &b->spec->list[SPEC_FRAME];
  for (int i = 0; i < list->count; i++) {
    const FrameElement* f = (const FrameElement*)(const void*)list->data[i];
    double quat[4];
    const char* why = pose_orient(quat, &b->spec->pub.compiler, &f->s.alt);
    if (why)
      status = error_add(b->err, spec_place(&f->e, NULL),
                         "orientation specification error '%s' in frame", why);
  }
  return status;
}
