// The camera of a picture: from the scene to the eye to the screen.
#include "draw/frame.h"

#include <math.h>
#include <string.h>

static void normalize_vector(double v[3]) {
  double n = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
  for (int k = 0; k < 3; k++) v[k] = n > ctMINVAL ? v[k] / n : k == 2;
}

static void cross_vectors(double r[3], const double a[3], const double b[3]) {
  r[0] = a[1] * b[2] - a[2] * b[1];
  r[1] = a[2] * b[0] - a[0] * b[2];
  r[2] = a[0] * b[1] - a[1] * b[0];
}

void eye_look(double view[12], const float pos[3], const float forward[3], const float up[3]) {
  double f[3] = {forward[0], forward[1], forward[2]}, u[3] = {up[0], up[1], up[2]}, r[3];
  normalize_vector(f);
  cross_vectors(r, f, u);
  normalize_vector(r);
  cross_vectors(u, r, f);
  for (int k = 0; k < 3; k++) {
    view[k] = r[k];
    view[4 + k] = u[k];
    view[8 + k] = -f[k];
  }
  for (int i = 0; i < 3; i++) {
    const double* row = view + 4 * i;
    view[4 * i + 3] =
        -(row[0] * (double)pos[0] + row[1] * (double)pos[1] + row[2] * (double)pos[2]);
  }
}

void eye_multiply(double r[12], const double a[12], const double b[12]) {
  double out[12];
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 4; j++) {
      double s = j == 3 ? a[4 * i + 3] : 0;
      for (int k = 0; k < 3; k++) s += a[4 * i + k] * b[4 * k + j];
      out[4 * i + j] = s;
    }
  }
  memcpy(r, out, sizeof out);
}

// The model in its room: moved, turned and scaled.
static void apply_room(double view[12], const ctvScene* scn) {
  double q[4], mat[9], room[12];
  for (int k = 0; k < 4; k++) q[k] = (double)scn->rotate[k];
  ctu_normalize4(q);
  ctu_quat2Mat(mat, q);
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) room[4 * i + j] = mat[3 * i + j] * (double)scn->scale;
    room[4 * i + 3] = (double)scn->translate[i];
  }
  eye_multiply(view, view, room);
}

void eye_make(Eye* e, const ctvScene* scn, int view, int width, int height) {
  ctvGLCamera cam =
      view < 0 ? ctv_averageCamera(&scn->camera[0], &scn->camera[1]) : scn->camera[view];
  double n = (double)cam.frustum_near, f = (double)cam.frustum_far;
  double bottom = (double)cam.frustum_bottom, top = (double)cam.frustum_top;
  double half =
      cam.frustum_width != 0 ? (double)cam.frustum_width : 0.5 * width / height * (top - bottom);
  double scale = cam.orthographic ? 1 : n, middle = (double)cam.frustum_center;
  eye_look(e->view, cam.pos, cam.forward, cam.up);
  if (scn->enabletransform) apply_room(e->view, scn);
  e->px = (float)(width * scale / (2 * half));
  e->py = (float)(height * scale / (top - bottom));
  e->cx = (float)(width * (0.5 - 0.5 * middle / half));
  e->cy = (float)(height * (0.5 - 0.5 * (top + bottom) / (top - bottom)));
  e->zscale = (float)((cam.orthographic ? 1 : n) / (f - n));
  e->zshift = (float)(f * (cam.orthographic ? 1 : n) / (f - n));
  e->near = cam.frustum_near;
  e->far = cam.frustum_far;
  e->ortho = cam.orthographic != 0;
  double head[3];
  ctv_cameraInModel(head, NULL, NULL, scn);
  for (int k = 0; k < 3; k++) e->head[k] = (float)head[k];
}
