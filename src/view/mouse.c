// What the mouse does to cameras, to the dragged body and to the model in its room. Motions are
// fractions of the window's height.
#include "base/assert.h"
#include "math/fn.h"
#include "math/quat.h"
#include "math/vec.h"

#include <corten/corten.h>

#include <math.h>

static bool is_rotation(int action) {
  return action == ctMOUSE_ROTATE_V || action == ctMOUSE_ROTATE_H;
}
static bool is_translation(int action) {
  return action == ctMOUSE_MOVE_V || action == ctMOUSE_MOVE_H;
}

// Mouse motion as a vector in the world, whose y is ahead of the camera: a displacement, or the
// axis of a turn.
static void world_motion(double out[3], int action, double dx, double dy, const double* forward) {
  double v[3] = {0};
  v[0] = is_rotation(action) ? dy : dx;
  if (action == ctMOUSE_ROTATE_V) v[2] = dx;
  if (action == ctMOUSE_ROTATE_H) v[1] = dx;
  if (action == ctMOUSE_MOVE_V) v[2] = -dy;
  if (action == ctMOUSE_MOVE_H) v[1] = -dy;
  ctv_alignToCamera(out, v, forward);
}

//---------------------------------- camera --------------------------------------------------------

// The point looked at follows the mouse: it moves by the height of the view where it is.
static void shift_lookat(int action, double dx, double dy, const ctvScene* scn, ctvCamera* cam) {
  double head[3], forward[3], by[3], away[3];
  ctv_cameraInModel(head, forward, NULL, scn);
  world_motion(by, action, dx, dy, forward);
  sub3(away, cam->lookat, head);
  double scale = ctv_frustumHeight(scn) * dot3(away, forward);
  if (cam->orthographic) scale *= 0.15;
  addtoscl3(cam->lookat, by, -scale);
}

void ctv_moveCamera(const ctModel* m, int action, cttNum reldx, cttNum reldy, const ctvScene* scn,
                    ctvCamera* cam) {
  double extent = m->stat.extent;
  if (cam->type == ctCAMERA_FIXED) return;
  CT_ASSERT(is_rotation(action) || is_translation(action) || action == ctMOUSE_ZOOM);
  if (is_rotation(action)) {
    cam->azimuth -= reldx * 180;
    cam->elevation -= reldy * 180;
  } else if (is_translation(action)) {
    if (cam->type == ctCAMERA_TRACKING) return;
    shift_lookat(action, reldx, reldy, scn, cam);
  } else {
    cam->distance -= fn_log(1 + cam->distance / extent / 3) * reldy * 9 * extent;
  }
  if (cam->azimuth > 180) cam->azimuth -= 360;
  if (cam->azimuth < -180) cam->azimuth += 360;
  cam->elevation = ctu_clip(cam->elevation, -89, 89);
  cam->distance = ctu_clip(cam->distance, 0.01 * extent, 100 * extent);
}

//---------------------------------- dragged body --------------------------------------------------

// Turn the reference orientation, at most a quarter away from the body's.
static void turn_reference(const ctModel* m, const ctData* d, double* axis, ctvPerturb* pert) {
  int body = pert->select;
  double turn[4], own[4], apart[4], dif[3];
  double angle = normalize3(axis);
  quat_from_axis_angle(turn, axis, angle * ctPI * 2);
  quat_mul(pert->refquat, turn, pert->refquat);
  normalize4(pert->refquat);
  if (body <= 0 || body >= m->nbody) return;
  quat_mul(own, d->xquat + 4 * body, m->body_iquat + 4 * body);
  quat_neg(apart, own);
  quat_mul(apart, apart, pert->refquat);
  quat_to_vel(dif, apart, 1);
  angle = normalize3(dif);
  if (fabs(angle) <= ctPI * 0.5) return;
  quat_from_axis_angle(apart, dif, ctu_clip(angle, -ctPI * 0.5, ctPI * 0.5));
  quat_mul(pert->refquat, own, apart);
}

void ctv_movePerturb(const ctModel* m, const ctData* d, int action, cttNum reldx, cttNum reldy,
                     const ctvScene* scn, ctvPerturb* pert) {
  CT_ASSERT(is_rotation(action) || is_translation(action) || action == ctMOUSE_ZOOM);
  if (action == ctMOUSE_ZOOM) return;
  double forward[3], v[3];
  ctv_cameraInModel(NULL, forward, NULL, scn);
  world_motion(v, action, reldx, reldy, forward);
  if (is_rotation(action)) {
    turn_reference(m, d, v, pert);
  } else {
    addtoscl3(pert->refpos, v, pert->scale);
    addtoscl3(pert->refselpos, v, pert->scale);
  }
}

//---------------------------------- model in the room ---------------------------------------------

static void turn_model(const double* about, const double* right, double dx, double dy,
                       ctvScene* scn) {
  double axis[3], turn[4], quat[4];
  for (int k = 0; k < 3; k++) axis[k] = about[k] * dx + right[k] * dy;
  double angle = normalize3(axis);
  quat_from_axis_angle(turn, axis, angle * ctPI);
  for (int k = 0; k < 4; k++) quat[k] = (double)scn->rotate[k];
  quat_mul(quat, turn, quat);
  normalize4(quat);
  for (int k = 0; k < 4; k++) scn->rotate[k] = (float)quat[k];
}

void ctv_moveModel(const ctModel* m, int action, cttNum reldx, cttNum reldy, const cttNum roomup[3],
                   ctvScene* scn) {
  if (!scn->enabletransform) return;
  CT_ASSERT(is_rotation(action) || is_translation(action) || action == ctMOUSE_ZOOM);
  double look[3], ahead[3], right[3];
  ctv_cameraInRoom(NULL, look, NULL, scn);
  addscl3(ahead, look, roomup, -dot3(look, roomup));
  normalize3(ahead);
  cross3(right, ahead, roomup);
  normalize3(right);
  const double* upward = action == ctMOUSE_MOVE_V ? roomup : ahead;
  if (is_rotation(action)) {
    turn_model(action == ctMOUSE_ROTATE_V ? roomup : ahead, right, reldx, reldy, scn);
  } else if (is_translation(action)) {
    for (int k = 0; k < 3; k++) {
      // volatile: gcc 12 forgets to round to float when it does two of these at once
      volatile float by = (float)(right[k] * reldx - upward[k] * reldy);
      scn->translate[k] = (float)((double)scn->translate[k] + (double)by * m->stat.extent);
    }
  } else {
    float grown = scn->scale + (float)(fn_log((double)(1 + scn->scale / 3)) * reldy * 3);
    scn->scale = grown < 0.01f ? 0.01f : grown > 100 ? 100 : grown;
  }
}
