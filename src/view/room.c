// The room in which a model is shown, and the scene's cameras in it.
//   room = scale (translate + rotate model)
#include "math/dense.h"
#include "math/quat.h"
#include "math/vec.h"

#include <corten/corten.h>

// A scene that nobody has set up has no scale and no cameras, and a model may have an extent of
// next to nothing: as if they were the least that can be divided by.
static double scale_of(const ctvScene* scn) {
  return (double)scn->scale >= VEC_MINVAL ? (double)scn->scale : VEC_MINVAL;
}

static float near_of(const ctvGLCamera* c) {
  return (double)c->frustum_near >= VEC_MINVAL ? c->frustum_near : (float)VEC_MINVAL;
}

//---------------------------------- poses ---------------------------------------------------------

void ctv_room2model(cttNum modelpos[3], cttNum modelquat[4], const cttNum roompos[3],
                    const cttNum roomquat[4], const ctvScene* scn) {
  if (!scn->enabletransform) {
    copy3(modelpos, roompos);
    copy4(modelquat, roomquat);
    return;
  }
  double pos[3], quat[4];
  dense_to_double(pos, scn->translate, 3);
  dense_to_double(quat, scn->rotate, 4);
  quat_neg_pose(pos, quat, pos, quat);
  quat_mul_pose(modelpos, modelquat, pos, quat, roompos, roomquat);
  scl3(modelpos, modelpos, 1.0 / scale_of(scn));
}

void ctv_model2room(cttNum roompos[3], cttNum roomquat[4], const cttNum modelpos[3],
                    const cttNum modelquat[4], const ctvScene* scn) {
  if (!scn->enabletransform) {
    copy3(roompos, modelpos);
    copy4(roomquat, modelquat);
    return;
  }
  double pos[3], quat[4];
  dense_to_double(pos, scn->translate, 3);
  dense_to_double(quat, scn->rotate, 4);
  quat_mul_pose(roompos, roomquat, pos, quat, modelpos, modelquat);
  scl3(roompos, roompos, scale_of(scn));
}

//---------------------------------- cameras -------------------------------------------------------

// Mean of the two eyes. What is not asked for is NULL.
typedef struct Head {
  double *pos, *forward, *up;
} Head;

static void head_begin(const Head* h) {
  if (h->pos) zero3(h->pos);
  if (h->forward) zero3(h->forward);
  if (h->up) zero3(h->up);
}

static void head_add(const Head* h, const double* pos, const double* forward, const double* up) {
  if (h->pos) addtoscl3(h->pos, pos, 0.5);
  if (h->forward) addtoscl3(h->forward, forward, 0.5);
  if (h->up) addtoscl3(h->up, up, 0.5);
}

static void head_end(const Head* h) {
  if (h->forward) normalize3(h->forward);
  if (h->up) normalize3(h->up);
}

void ctv_cameraInModel(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn) {
  Head h = {headpos, forward, up};
  head_begin(&h);
  for (int k = 0; k < 2; k++) {
    const ctvGLCamera* c = scn->camera + k;
    double pos[3], axis[9], mat[9], quat[4]; // axes: left, up, forward
    dense_to_double(pos, c->pos, 3);
    dense_to_double(axis + 6, c->forward, 3);
    dense_to_double(axis + 3, c->up, 3);
    normalize3(axis + 6);
    normalize3(axis + 3);
    cross3(axis, axis + 3, axis + 6);
    normalize3(axis);
    mat3_transpose(mat, axis);
    quat_from_mat(quat, mat);
    double modelpos[3], modelquat[4];
    ctv_room2model(modelpos, modelquat, pos, quat, scn);
    quat_to_mat(mat, modelquat);
    mat3_transpose(axis, mat);
    head_add(&h, modelpos, axis + 6, axis + 3);
  }
  head_end(&h);
}

void ctv_cameraInRoom(cttNum headpos[3], cttNum forward[3], cttNum up[3], const ctvScene* scn) {
  Head h = {headpos, forward, up};
  head_begin(&h);
  for (int k = 0; k < 2; k++) {
    double eye[9];
    dense_to_double(eye, scn->camera[k].pos, 3);
    dense_to_double(eye + 3, scn->camera[k].forward, 3);
    dense_to_double(eye + 6, scn->camera[k].up, 3);
    head_add(&h, eye, eye + 3, eye + 6);
  }
  head_end(&h);
}

// Of a parallel camera the height of the view itself.
cttNum ctv_frustumHeight(const ctvScene* scn) {
  const ctvGLCamera* c = scn->camera;
  float height[2];
  for (int k = 0; k < 2; k++) {
    height[k] = c[k].frustum_top - c[k].frustum_bottom;
    if (!c[k].orthographic) height[k] /= near_of(c + k);
  }
  return 0.5 * (double)(height[0] + height[1]);
}

// The angle is the one between y and the forward direction, seen from above.
void ctv_alignToCamera(cttNum res[3], const cttNum vec[3], const cttNum forward[3]) {
  double y[2] = {forward[0], forward[1]};
  ctu_normalize(y, 2);
  double x = vec[0] * y[1] + vec[1] * y[0];
  res[1] = -vec[0] * y[0] + vec[1] * y[1];
  res[0] = x;
  res[2] = vec[2];
}

ctvGLCamera ctv_averageCamera(const ctvGLCamera* cam1, const ctvGLCamera* cam2) {
  double pos[3], forward[3], up[3];
  for (int k = 0; k < 3; k++) {
    pos[k] = ((double)cam1->pos[k] + (double)cam2->pos[k]) * 0.5;
    forward[k] = (double)cam1->forward[k] + (double)cam2->forward[k];
    up[k] = (double)cam1->up[k] + (double)cam2->up[k];
  }
  normalize3(forward);
  addtoscl3(up, forward, -dot3(up, forward));
  normalize3(up);

  ctvGLCamera c = {.orthographic = cam1->orthographic};
  dense_to_float(c.pos, pos, 3);
  dense_to_float(c.forward, forward, 3);
  dense_to_float(c.up, up, 3);
  c.frustum_bottom = 0.5f * (cam1->frustum_bottom + cam2->frustum_bottom);
  c.frustum_top = 0.5f * (cam1->frustum_top + cam2->frustum_top);
  c.frustum_center = 0.5f * (cam1->frustum_center + cam2->frustum_center);
  c.frustum_width = 0.5f * (cam1->frustum_width + cam2->frustum_width);
  c.frustum_near = 0.5f * (cam1->frustum_near + cam2->frustum_near);
  c.frustum_far = 0.5f * (cam1->frustum_far + cam2->frustum_far);
  return c;
}
