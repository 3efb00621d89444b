// Cameras and lights as things to look at.
#include "math/fn.h"
#include "math/quat.h"
#include "math/vec.h"
#include "view/draw_list.h"
#include "view/frustum.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

//---------------------------------- what a camera sees --------------------------------------------

// The frustum of a camera at its near plane, with the picture's shape.
static Frustum frustum_of(const ctModel* m, int cam, float near) {
  Frustum f;
  const int* pixels = m->cam_resolution + 2 * cam;
  const float* size = m->cam_sensorsize + 2 * cam;
  float aspect = (float)pixels[0] / (float)pixels[1];
  double fovy = m->cam_fovy[cam];
  if (frustum_is_parallel(m, cam)) {
    f.ver[0] = f.ver[1] = (float)(fovy / 2);
    f.hor[0] = f.hor[1] = (float)(fovy * (double)aspect / 2);
  } else if (size[0] != 0 && size[1] != 0) {
    f = frustum_of_sensor(m, cam, near);
  } else {
    f.ver[0] = f.ver[1] = (float)((double)near * fn_tan(fovy * ctPI / 360));
    f.hor[0] = f.hor[1] = f.ver[0] * aspect;
  }
  return f;
}

// Corners of the picture at a depth, counterclockwise from the lower left.
static void picture_corners(const Draw* w, int cam, const Frustum* f, double depth,
                            double corner[4][3]) {
  const double *pos = w->d->cam_xpos + 3 * cam, *mat = w->d->cam_xmat + 9 * cam;
  double axis[9], centre[3];
  mat3_transpose(axis, mat);
  addscl3(centre, pos, axis + 6, -depth);
  for (int k = 0; k < 4; k++) {
    bool right = k == 1 || k == 2, top = k >= 2;
    addscl3(corner[k], centre, axis, (double)(right ? f->hor[1] : -f->hor[0]));
    addtoscl3(corner[k], axis + 3, (double)(top ? f->ver[1] : -f->ver[0]));
  }
}

static void draw_frustum(Draw* w, int cam) {
  const ctModel* m = w->m;
  double near = (double)m->vis.map.znear * m->stat.extent;
  double far = (double)(m->vis.scale.frustum * w->size);
  Frustum f = frustum_of(m, cam, (float)near);
  double front[4][3], back[4][3];
  picture_corners(w, cam, &f, near, front);
  if (frustum_is_parallel(m, cam)) {
    far = (double)((f.hor[0] + f.ver[0]) / 2);
  } else {
    for (int k = 0; k < 2; k++) {
      f.hor[k] = (float)((double)f.hor[k] * (far / near));
      f.ver[k] = (float)((double)f.ver[k] * (far / near));
    }
  }
  picture_corners(w, cam, &f, far, back);

  DrawTag tag = draw_decor(ctOBJ_CAMERA, cam);
  const float* rgba = m->vis.rgba.frustum;
  for (int k = 0; k < 4; k++) {
    int next = (k + 1) % 4;
    const double *a = front[k], *b = back[k], *c = front[next], *d = back[next];
    double half[2][3][3] = {{{a[0], a[1], a[2]}, {b[0], b[1], b[2]}, {c[0], c[1], c[2]}},
                            {{b[0], b[1], b[2]}, {d[0], d[1], d[2]}, {c[0], c[1], c[2]}}};
    draw_triangle(w, tag, half[0], rgba);
    draw_triangle(w, tag, half[1], rgba);
    draw_rod(w, tag, (DrawRod){figure_line, 3, a, c}, rgba);
    draw_rod(w, tag, (DrawRod){figure_line, 3, b, d}, rgba);
    draw_rod(w, tag, (DrawRod){figure_line, 3, a, b}, rgba);
  }
}

//---------------------------------- cameras -------------------------------------------------------

// A box with a darker lens in front of it; see-through where the frustum is shown.
static void draw_one_camera(Draw* w, int cam, bool clear) {
  const ctVisual* vis = &w->m->vis;
  const double *pos = w->d->cam_xpos + 3 * cam, *mat = w->d->cam_xmat + 9 * cam;
  double size = (double)(w->size * vis->scale.camera);
  ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_CAMERA, cam));
  if (!g) return;
  double box[3] = {size, size * 0.8, size * 0.4};
  figure_box(g, box, pos, mat, vis->rgba.camera);
  if (clear) g->rgba[3] = 0.3f;
  if (w->opt->label == ctLABEL_CAMERA) draw_label(w, g, ctOBJ_CAMERA, cam);
  draw_end(w);

  g = draw_begin(w, draw_decor(ctOBJ_CAMERA, cam));
  if (!g) return;
  double lens[2] = {size * 0.4, size * 0.3}, at[3];
  for (int k = 0; k < 3; k++) at[k] = pos[k] - size * 0.6 * mat[3 * k + 2];
  figure_drum(g, lens, at, mat, vis->rgba.camera);
  if (clear) g->rgba[3] = 0.3f;
  for (int k = 0; k < 3; k++) g->rgba[k] *= 0.5f;
  draw_end(w);
}

void draw_cameras(Draw* w) {
  const ctModel* m = w->m;
  for (int i = 0; i < m->ncam; i++) {
    bool frustum = m->cam_resolution[2 * i] > 1 || m->cam_resolution[2 * i + 1] > 1;
    if (frustum) draw_frustum(w, i);
    draw_one_camera(w, i, frustum);
    if (w->opt->frame == ctFRAME_CAMERA)
      draw_axes(w, i, w->d->cam_xpos + 3 * i, w->d->cam_xmat + 9 * i, (double)w->size);
  }
}

//---------------------------------- lights --------------------------------------------------------

// A cylinder just behind the light, so that it throws no shadow.
void draw_lights(Draw* w) {
  const ctModel* m = w->m;
  double size = (double)(w->size * m->vis.scale.light);
  for (int i = 0; i < m->nlight; i++) {
    const double *pos = w->d->light_xpos + 3 * i, *dir = w->d->light_xdir + 3 * i;
    double quat[4], mat[9], at[3], shape[2] = {size * 0.8, size};
    quat_from_z(quat, dir);
    quat_to_mat(mat, quat);
    addscl3(at, pos, dir, -size - 0.0001);
    ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_LIGHT, i));
    if (!g) return;
    figure_drum(g, shape, at, mat, m->vis.rgba.light);
    if (w->opt->label == ctLABEL_LIGHT) draw_label(w, g, ctOBJ_LIGHT, i);
    draw_end(w);
    if (w->opt->frame == ctFRAME_LIGHT) draw_axes(w, i, pos, mat, (double)w->size);
  }
}
