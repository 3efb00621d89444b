// Distances are in metres, points and directions in the world frame. A ray that meets nothing has
// the distance -1. Row 0 of an image is its top.
#include "sense/sensor_space.h"

#include "collide/geom_distance.h"
#include "collide/scene_ray.h"
#include "geom/shape.h"
#include "math/dense.h"
#include "math/fn.h"
#include "math/vec.h"
#include "model/data.h"
#include "sense/object_motion.h"

#include <corten/corten.h>

//---------------------------------- range finders -------------------------------------------------

// One ray of a range finder and what it met.
typedef struct Reading {
  Ray ray;     // v is a unit vector
  double dist; // -1: nothing
  double normal[3];
  const double *eye, *axis; // centre of the image and what points out of it; NULL for sites
} Reading;

// Write the fields of a reading that the sensor's dataspec selects, in order; returns the next free
// place.
static double* write_reading(const Reading* r, int fields, double* out) {
  bool hit = r->dist >= 0;
  double point[3] = {0}, off[3];
  if (hit) addscl3(point, r->ray.p, r->ray.v, r->dist);
  if (fields & 1 << ctRAYDATA_DIST) *out++ = r->dist;
  const struct {
    int bit;
    const double* value;
    bool always;
  } vector[] = {{ctRAYDATA_DIR, r->ray.v, false},
                {ctRAYDATA_ORIGIN, r->ray.p, true},
                {ctRAYDATA_POINT, point, false},
                {ctRAYDATA_NORMAL, r->normal, false}};
  for (int k = 0; k < 4; k++) {
    if (!(fields & 1 << vector[k].bit)) continue;
    if (hit || vector[k].always)
      copy3(out, vector[k].value);
    else
      zero3(out);
    out += 3;
  }
  if (fields & 1 << ctRAYDATA_DEPTH) {
    double depth = r->dist;
    if (hit && r->axis) {
      sub3(off, point, r->eye);
      depth = -dot3(off, r->axis);
    }
    *out++ = depth;
  }
  return out;
}

static void range_of_site(const ctModel* m, ctData* d, int i, double* out) {
  int site = m->sensor_objid[i];
  const double* mat = d->site_xmat + 9 * site;
  Reading r = {.ray.v = {mat[2], mat[5], mat[8]}};
  copy3(r.ray.p, d->site_xpos + 3 * site);
  RayFilter filter = {NULL, true, m->site_bodyid[site]};
  r.dist = scene_ray(m, d, &r.ray, filter, NULL, r.normal);
  write_reading(&r, m->sensor_intprm[ctNSENS * i], out);
}

// A pinhole or parallel camera: what a pixel is in units of the focal length.
typedef struct Lens {
  double fx, fy, cx, cy; // in pixels
  double extent;         // height of what a parallel camera sees
  bool parallel;
} Lens;

// The principal point of a camera with a sensor size counts from the corner of the image, of
// parallel cameras and those with an opening angle it is the middle.
static Lens lens_of(const ctModel* m, int cam) {
  double width = m->cam_resolution[2 * cam], height = m->cam_resolution[2 * cam + 1];
  const float *size = m->cam_sensorsize + 2 * cam, *in = m->cam_intrinsic + 4 * cam;
  Lens lens = {.cx = width / 2, .cy = height / 2};
  lens.parallel = m->cam_projection[cam] == ctPROJ_ORTHOGRAPHIC;
  lens.extent = m->cam_fovy[cam];
  if (lens.parallel) {
    lens.fx = width / 2;
    lens.fy = height / 2;
  } else if (size[0] != 0 && size[1] != 0) {
    float w = (float)m->cam_resolution[2 * cam], h = (float)m->cam_resolution[2 * cam + 1];
    lens.fx = (double)(in[0] / size[0] * w);
    lens.fy = (double)(in[1] / size[1] * h);
    lens.cx = (double)(in[2] / size[0] * w);
    lens.cy = (double)(in[3] / size[1] * h);
  } else {
    lens.fx = lens.fy = 0.5 / fn_tan(m->cam_fovy[cam] * ctPI / 360) * height;
  }
  return lens;
}

// The ray through the middle of a pixel; row 0 is the top.
static Ray pixel_ray(const Lens* lens, const double* pos, const double* mat, const int at[2]) {
  Ray r;
  double x = (at[0] + 0.5 - lens->cx) / lens->fx, y = (at[1] + 0.5 - lens->cy) / lens->fy;
  copy3(r.p, pos);
  if (!lens->parallel) {
    double local[3] = {x, -y, -1};
    mat3_mul_vec(r.v, mat, local);
    normalize3(r.v);
    return r;
  }
  double half = lens->extent / 2, local[3] = {x * half, -y * half, 0}, off[3];
  for (int k = 0; k < 3; k++) r.v[k] = -mat[3 * k + 2];
  mat3_mul_vec(off, mat, local);
  addto3(r.p, off);
  return r;
}

Ray sensor_space_pixel(const ctModel* m, const ctData* d, int cam, const int at[2]) {
  Lens lens = lens_of(m, cam);
  return pixel_ray(&lens, d->cam_xpos + 3 * cam, d->cam_xmat + 9 * cam, at);
}

static void range_of_camera(const ctModel* m, ctData* d, int i, double* out) {
  int cam = m->sensor_objid[i], fields = m->sensor_intprm[ctNSENS * i];
  const double *pos = d->cam_xpos + 3 * cam, *mat = d->cam_xmat + 9 * cam;
  double axis[3] = {mat[2], mat[5], mat[8]};
  Lens lens = lens_of(m, cam);
  RayFilter filter = {NULL, true, m->cam_bodyid[cam]};
  Reading r = {.eye = pos, .axis = axis};
  size_t mark = arena_mark(data_arena(d));
  RaySource source = {0};
  if (!lens.parallel) source = scene_ray_source(m, d, pos, filter, INFINITY);
  int at[2];
  for (at[1] = 0; at[1] < m->cam_resolution[2 * cam + 1]; at[1]++) {
    for (at[0] = 0; at[0] < m->cam_resolution[2 * cam]; at[0]++) {
      r.ray = pixel_ray(&lens, pos, mat, at);
      r.dist = lens.parallel ? scene_ray(m, d, &r.ray, filter, NULL, r.normal)
                             : scene_ray_cast(&source, r.ray.v, NULL, r.normal);
      out = write_reading(&r, fields, out);
    }
  }
  arena_release(data_arena(d), mark);
}

void sensor_space_range(const ctModel* m, ctData* d, int i, double* out) {
  if (m->sensor_objtype[i] == ctOBJ_SITE)
    range_of_site(m, d, i, out);
  else
    range_of_camera(m, d, i, out);
}

//---------------------------------- image of a point ----------------------------------------------

// Pixel of a site: u = W/2 - fx x / z, v = H/2 + fy y / z with (x, y, z) in the frame of the
// camera, which looks along -z. The principal point is not used, nor the kind of projection.
void sensor_space_projection(const ctModel* m, ctData* d, int i, double* out) {
  int cam = m->sensor_refid[i];
  double width = m->cam_resolution[2 * cam], height = m->cam_resolution[2 * cam + 1], fx, fy, p[3];
  const float *size = m->cam_sensorsize + 2 * cam, *in = m->cam_intrinsic + 4 * cam;
  if (size[0] != 0 && size[1] != 0) {
    fx = (double)(in[0] / size[0] * (float)m->cam_resolution[2 * cam]);
    fy = (double)(in[1] / size[1] * (float)m->cam_resolution[2 * cam + 1]);
  } else {
    fx = fy = 0.5 / fn_tan(m->cam_fovy[cam] * ctPI / 360) * height;
  }
  sub3(p, d->site_xpos + 3 * m->sensor_objid[i], d->cam_xpos + 3 * cam);
  mat3_mul_t_vec(p, d->cam_xmat + 9 * cam, p);
  double z = p[2];
  if (fabs(z) < ctMINVAL) z = z < 0 ? -ctMINVAL : ctMINVAL;
  out[0] = (-fx * p[0] + width / 2 * p[2]) / z;
  out[1] = (fy * p[1] + height / 2 * p[2]) / z;
}

//---------------------------------- inside a site -------------------------------------------------

bool sensor_space_in_site(const ctModel* m, const ctData* d, int site, const double point[3]) {
  const Shape* shape = shape_find(m->site_type[site]);
  double p[3];
  sub3(p, point, d->site_xpos + 3 * site);
  mat3_mul_t_vec(p, d->site_xmat + 9 * site, p);
  return shape && shape->contains && shape->contains(m->site_size + 3 * site, p);
}

void sensor_space_inside(const ctModel* m, ctData* d, int i, double* out) {
  ObjectFrame f = object_frame(m, d, m->sensor_objtype[i], m->sensor_objid[i]);
  *out = sensor_space_in_site(m, d, m->sensor_refid[i], f.pos) ? 1 : 0;
}

//---------------------------------- distance ------------------------------------------------------

typedef struct GeomRange {
  int begin, end;
} GeomRange;

// One geom, or all of a body
static GeomRange geoms_of(const ctModel* m, int type, int id) {
  if (type != ctOBJ_BODY) return (GeomRange){id, id + 1};
  int begin = m->body_geomadr[id];
  return (GeomRange){begin, begin + m->body_geomnum[id]};
}

// Nearest pair within the cutoff: its distance, the direction from one to the other, or the points
void sensor_space_distance(const ctModel* m, ctData* d, int i, double* out) {
  GeomRange a = geoms_of(m, m->sensor_objtype[i], m->sensor_objid[i]);
  GeomRange b = geoms_of(m, m->sensor_reftype[i], m->sensor_refid[i]);
  double best = m->sensor_cutoff[i], fromto[6] = {0}, points[6];
  for (int g = a.begin; g < a.end; g++) {
    for (int h = b.begin; h < b.end; h++) {
      double dist = geom_distance(m, d, g, h, m->sensor_cutoff[i], points);
      if (dist >= best) continue;
      best = dist;
      copy6(fromto, points);
    }
  }
  if (m->sensor_type[i] == ctSENS_GEOMDIST) {
    *out = best;
  } else if (m->sensor_type[i] == ctSENS_GEOMFROMTO) {
    copy6(out, fromto);
  } else {
    sub3(out, fromto + 3, fromto);
    if (out[0] != 0 || out[1] != 0 || out[2] != 0) normalize3(out);
  }
}
