#include "spec/orient.h"

#include "math/fn.h"
#include "math/quat.h"

#include <corten/corten.h>

#include <math.h>
#include <stdbool.h>

double orient_normalize(double* v, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += v[i] * v[i];
  if (sum < ORIENT_EPS) return 0;
  double norm = sqrt(sum);
  if (fabs(norm - 1) > ORIENT_EPS) {
    for (int i = 0; i < n; i++) v[i] /= norm;
  }
  return norm;
}

static double to_radians(cttByte degree, double angle) {
  return degree ? angle / 180.0 * ctPI : angle;
}

static const char* from_axis_angle(double quat[4], cttByte degree, const double axisangle[4]) {
  double axis[3] = {axisangle[0], axisangle[1], axisangle[2]};
  double angle = to_radians(degree, axisangle[3]);
  if (orient_normalize(axis, 3) < ORIENT_EPS) return "axisangle too small";
  quat[0] = fn_cos(angle / 2);
  for (int i = 0; i < 3; i++) quat[i + 1] = fn_sin(angle / 2) * axis[i];
  return NULL;
}

void orient_from_frame(double quat[4], const double x[3], const double y[3], const double z[3]) {
  double R[9] = {x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]};
  quat_from_mat_rough(quat, R);
  orient_normalize(quat, 4);
}

// x as given, y made orthogonal to it, z = x cross y
static const char* from_axes(double quat[4], const double xyaxes[6]) {
  double x[3], y[3], z[3];
  copy3(x, xyaxes);
  copy3(y, xyaxes + 3);
  if (orient_normalize(x, 3) < ORIENT_EPS) return "xaxis too small";
  addtoscl3(y, x, -dot3(x, y));
  if (orient_normalize(y, 3) < ORIENT_EPS) return "yaxis too small";
  cross3(z, x, y);
  if (orient_normalize(z, 3) < ORIENT_EPS) return "cross(xaxis, yaxis) too small";
  orient_from_frame(quat, x, y, z);
  return NULL;
}

static const char* from_euler(double quat[4], cttByte degree, const char sequence[3],
                              const double euler[3]) {
  double result[4] = {1, 0, 0, 0};
  for (int i = 0; i < 3; i++) {
    char letter = sequence[i];
    bool moving = letter >= 'x' && letter <= 'z';
    if (!moving && !(letter >= 'X' && letter <= 'Z')) {
      return "euler sequence can only contain x, y, z, X, Y, Z";
    }
    double half = to_radians(degree, euler[i]) / 2;
    double turn[4] = {fn_cos(half), 0, 0, 0};
    turn[1 + letter - (moving ? 'x' : 'X')] = fn_sin(half);
    // moving axes turn first, fixed ones last
    if (moving) {
      quat_mul(result, result, turn);
    } else {
      quat_mul(result, turn, result);
    }
    orient_normalize(result, 4);
  }
  copy4(quat, result);
  return NULL;
}

void orient_from_z(double quat[4], const double v[3]) {
  const double z[3] = {0, 0, 1};
  double axis[3];
  cross3(axis, z, v);
  double s = orient_normalize(axis, 3);
  if (s < 1e-10) {
    axis[0] = 1;
    axis[1] = axis[2] = 0;
  }
  double angle = fn_atan2(s, v[2]);
  quat[0] = fn_cos(angle / 2);
  scl3(quat + 1, axis, fn_sin(angle / 2));
}

const char* orient_quat(double quat[4], cttByte degree, const char sequence[3],
                        const ctsOrientation* alt) {
  double axis[3];
  switch (alt->type) {
  case ctORIENTATION_AXISANGLE:
    return from_axis_angle(quat, degree, alt->axisangle);
  case ctORIENTATION_XYAXES:
    return from_axes(quat, alt->xyaxes);
  case ctORIENTATION_EULER:
    return from_euler(quat, degree, sequence, alt->euler);
  case ctORIENTATION_ZAXIS:
    copy3(axis, alt->zaxis);
    if (orient_normalize(axis, 3) < ORIENT_EPS) return "zaxis too small";
    orient_from_z(quat, axis);
    return NULL;
  default:
    return NULL;
  }
}

const char* cts_resolveOrientation(double quat[4], cttByte degree, const char* sequence,
                                   const ctsOrientation* orientation) {
  return orient_quat(quat, degree, sequence, orientation);
}
