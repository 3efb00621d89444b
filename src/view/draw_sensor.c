// Sensors that have something to show: rays and touched surfaces.
#include "math/vec.h"
#include "sense/sensor_space.h"
#include "view/draw_list.h"

#include <corten/corten.h>

#include <math.h>

//---------------------------------- touched surfaces ----------------------------------------------

// Colour of a triangle: in each channel the mean of its touched corners, over the largest normal
// force. Untouched triangles are nearly clear.
static void touch_rgba(const double* value, int nvert, int nchannel, const int* face, double most,
                       float rgba[4]) {
  for (int r = 0; r < 3; r++) {
    double touched = 0;
    rgba[r] = 0;
    if (r >= nchannel) continue;
    for (int k = 0; k < 3; k++) {
      double x = value[r * nvert + face[k]];
      rgba[r] = (float)((double)rgba[r] + fabs(x) / most);
      if (x != 0) touched++;
    }
    if (touched > 0) rgba[r] = (float)((double)rgba[r] / touched);
  }
  rgba[3] = rgba[0] == 0 && rgba[1] == 0 && rgba[2] == 0 ? 0.1f : 1;
}

// Vertices of a face of a mesh, placed at a geom.
static void face_at(const Draw* w, int mesh, int geom, const int* face, double out[3][3]) {
  const float* vert = w->m->mesh_vert + 3 * w->m->mesh_vertadr[mesh];
  for (int k = 0; k < 3; k++) {
    const float* v = vert + 3 * face[k];
    double local[3] = {(double)v[0], (double)v[1], (double)v[2]};
    mat3_mul_vec(out[k], w->d->geom_xmat + 9 * geom, local);
    addto3(out[k], w->d->geom_xpos + 3 * geom);
  }
}

void draw_tactile(Draw* w) {
  const ctModel* m = w->m;
  for (int i = 0; i < m->nsensor; i++) {
    if (m->sensor_type[i] != ctSENS_TACTILE) continue;
    int mesh = m->sensor_objid[i], geom = m->sensor_refid[i], nvert = m->mesh_vertnum[mesh];
    const double* value = w->d->sensordata + m->sensor_adr[i];
    double most = 0;
    for (int k = 0; k < nvert; k++) most = fmax(most, fabs(value[k]));
    if (most == 0 || m->geom_rbound[geom] < VEC_MINVAL) continue;
    for (int f = 0; f < m->mesh_facenum[mesh]; f++) {
      const int* face = m->mesh_face + 3 * (m->mesh_faceadr[mesh] + f);
      float rgba[4];
      double vertex[3][3];
      touch_rgba(value, nvert, m->sensor_dim[i] / nvert, face, most, rgba);
      face_at(w, mesh, geom, face, vertex);
      draw_triangle(w, draw_decor(ctOBJ_SENSOR, i), vertex, rgba);
    }
  }
}

//---------------------------------- rays ----------------------------------------------------------

// What a ray has measured, as far as the sensor says it.
typedef struct RayReading {
  const double *dist, *point, *normal; // NULL: not said
  int size;                            // numbers of one ray
} RayReading;

static RayReading reading_of(const double* data, int fields) {
  static const int size[ctNRAYDATA] = {
      [ctRAYDATA_DIST] = 1,  [ctRAYDATA_DIR] = 3,    [ctRAYDATA_ORIGIN] = 3,
      [ctRAYDATA_POINT] = 3, [ctRAYDATA_NORMAL] = 3, [ctRAYDATA_DEPTH] = 1};
  const double* at[ctNRAYDATA] = {NULL};
  int used = 0;
  for (int k = 0; k < ctNRAYDATA; k++) {
    if (!(fields & 1 << k)) continue;
    at[k] = data + used;
    used += size[k];
  }
  return (RayReading){at[ctRAYDATA_DIST], at[ctRAYDATA_POINT], at[ctRAYDATA_NORMAL], used};
}

static bool is_zero_reading(const double* x, int n) {
  for (int i = 0; i < n; i++)
    if (x[i] != 0) return false;
  return true;
}

// A line to what was hit, a dot there, and its normal. dot: size in units of a frame's width.
static void draw_ray(Draw* w, int sensor, const Ray* ray, const RayReading* r, double dot) {
  const ctVisual* vis = &w->m->vis;
  const float* rgba = vis->rgba.rangefinder;
  DrawTag tag = draw_decor(ctOBJ_SENSOR, sensor);
  double width = (double)(vis->scale.framewidth * w->size);
  double length = (double)(vis->scale.framelength * w->size), point[3] = {0}, tip[3];
  bool hit = r->dist && *r->dist >= 0;
  if (hit) {
    addscl3(point, ray->p, ray->v, *r->dist);
    draw_rod(w, tag, (DrawRod){figure_line, 3, ray->p, point}, rgba);
  }
  if (r->point && !is_zero_reading(r->point, 3)) {
    copy3(point, r->point);
    draw_ball(w, tag, point, dot * width, rgba);
  }
  if (!r->normal || (!hit && is_zero_reading(point, 3))) return;
  addscl3(tip, point, r->normal, 2 * length);
  draw_rod(w, tag, (DrawRod){figure_plain_arrow, width, point, tip}, rgba);
}

static void draw_site_ray(Draw* w, int i) {
  const ctModel* m = w->m;
  const double *pos = w->d->site_xpos + 3 * m->sensor_objid[i],
               *mat = w->d->site_xmat + 9 * m->sensor_objid[i];
  RayReading r = reading_of(w->d->sensordata + m->sensor_adr[i], m->sensor_intprm[ctNSENS * i]);
  Ray ray = {{pos[0], pos[1], pos[2]}, {mat[2], mat[5], mat[8]}};
  draw_ray(w, i, &ray, &r, 1.5);
}

static void draw_camera_rays(Draw* w, int i) {
  const ctModel* m = w->m;
  int cam = m->sensor_objid[i], at[2];
  const double* data = w->d->sensordata + m->sensor_adr[i];
  for (at[1] = 0; at[1] < m->cam_resolution[2 * cam + 1]; at[1]++) {
    for (at[0] = 0; at[0] < m->cam_resolution[2 * cam]; at[0]++) {
      RayReading r = reading_of(data, m->sensor_intprm[ctNSENS * i]);
      Ray ray = sensor_space_pixel(m, w->d, cam, at);
      draw_ray(w, i, &ray, &r, 1.3);
      data += r.size;
    }
  }
}

void draw_rays(Draw* w) {
  const ctModel* m = w->m;
  for (int i = 0; i < m->nsensor; i++) {
    const double* data = w->d->sensordata + m->sensor_adr[i];
    if (m->sensor_type[i] == ctSENS_RANGEFINDER) {
      if (m->sensor_objtype[i] == ctOBJ_SITE) draw_site_ray(w, i);
      if (m->sensor_objtype[i] == ctOBJ_CAMERA) draw_camera_rays(w, i);
    }
    if (m->sensor_type[i] == ctSENS_GEOMFROMTO && !is_zero_reading(data, 6))
      draw_rod(w, draw_decor(ctOBJ_SENSOR, i), (DrawRod){figure_line, 3, data, data + 3},
               m->vis.rgba.rangefinder);
  }
}
