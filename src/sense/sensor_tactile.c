#include "sense/sensor_tactile.h"

#include "geom/shape.h"
#include "math/dense.h"
#include "math/quat.h"
#include "math/vec.h"

#include <corten/corten.h>

// The depth at which the pressure is one half.
static const double kHalfDepth = 0.05;

// The mesh of a sensor, where it is, and what moves it. It has three normals per vertex: outward
// and two tangents.
typedef struct Pad {
  const float *vert, *normal;
  int n;
  const double *quat, *pos, *mat;
  int weld;
} Pad;

static Pad pad_of(const ctModel* m, const ctData* d, int i) {
  int mesh = m->sensor_objid[i], geom = m->sensor_refid[i];
  Pad p = {.vert = m->mesh_vert + 3 * (size_t)m->mesh_vertadr[mesh],
           .normal = m->mesh_normal + 3 * (size_t)m->mesh_normaladr[mesh],
           .n = m->mesh_vertnum[mesh],
           .quat = m->mesh_quat + 4 * mesh,
           .pos = d->geom_xpos + 3 * geom,
           .mat = d->geom_xmat + 9 * geom,
           .weld = m->body_weldid[m->geom_bodyid[geom]]};
  if (m->mesh_normalnum[mesh] < 3 * p.n) p.n = 0;
  return p;
}

static bool same_weld(const ctModel* m, int geom, int weld) {
  return geom >= 0 && m->body_weldid[m->geom_bodyid[geom]] == weld;
}

// Geom on the other side of contact k, -1: none that touches the pad's body. side: which of the
// contact's geoms is the pad's.
static int other_geom(const ctModel* m, const ctData* d, int k, int side, int weld) {
  const ctContact* c = d->contact + k;
  return same_weld(m, c->geom[side], weld) ? c->geom[1 - side] : -1;
}

static bool seen_before(const ctModel* m, const ctData* d, int k, int side, int weld) {
  int geom = other_geom(m, d, k, side, weld);
  for (int j = 0; j <= k; j++) {
    for (int s = 0; s < 2; s++) {
      if (j == k && s >= side) return false;
      if (other_geom(m, d, j, s, weld) == geom) return true;
    }
  }
  return false;
}

// The distance field of a geom; false when it has none.
typedef struct TactileField {
  ctSDF sdf;
  int id, geom;
  cttGeom type;
  const ctpPlugin* plugin;
} TactileField;

static bool open_field(const ctModel* m, int geom, TactileField* s) {
  s->geom = s->id = geom;
  s->type = (cttGeom)m->geom_type[geom];
  const Shape* shape = shape_of(m->geom_type[geom]);
  s->plugin = shape == &shape_sdf && m->geom_plugin[geom] >= 0 ? ctc_getSDF(m, geom) : NULL;
  if (shape == &shape_sdf) s->id = s->plugin ? m->geom_plugin[geom] : m->geom_dataid[geom];
  if (shape == &shape_hfield) return false;
  bool tree = shape->data == ctOBJ_MESH && !s->plugin;
  if (tree && m->mesh_octadr[m->geom_dataid[geom]] < 0) return false;
  s->sdf.type = ctSDFTYPE_SINGLE;
  s->sdf.id = &s->id;
  s->sdf.geomtype = &s->type;
  s->sdf.plugin = &s->plugin;
  return true;
}

// How far a point of the world is inside the shape, as a number that is not positive. The field of
// a plugin is in the frame that the mesh had in its file.
static double depth_at(const ctModel* m, const ctData* d, const TactileField* s,
                       const double* point) {
  double x[3], mat[9];
  sub3(x, point, d->geom_xpos + 3 * s->geom);
  mat3_mul_t_vec(x, d->geom_xmat + 9 * s->geom, x);
  if (s->plugin) {
    int mesh = m->geom_dataid[s->geom];
    quat_to_mat(mat, m->mesh_quat + 4 * mesh);
    mat3_mul_vec(x, mat, x);
    addto3(x, m->mesh_pos + 3 * mesh);
  }
  double dist = ctc_distance(m, d, &s->sdf, x);
  return dist < 0 ? dist : 0;
}

// Linear velocity of a body's material at a point
static void velocity_at(const ctModel* m, const ctData* d, int body, const double* point,
                        double* vel) {
  double off[3];
  sub3(off, point, d->subtree_com + 3 * m->body_rootid[body]);
  cross3(vel, d->cvel + 6 * body, off);
  addto3(vel, d->cvel + 6 * body + 3);
}

// Output of one vertex: pressure d / (h - d), and the slip between the vertex and the shape's
// centre.
//
// QUIRK(tactile-frames; test_sensor_tactile:tangents_are_not_turned): The slip is the product of
// velocities in the world with tangents that are turned by the mesh only.
static void press_point(const ctModel* m, const ctData* d, const Pad* p, const TactileField* s,
                        int j, double* out) {
  double at[3], axis[3][3], vel[3], other[3], force[3];
  for (int k = 0; k < 3; k++) at[k] = (double)p->vert[3 * j + k];
  mat3_mul_vec(at, p->mat, at);
  addto3(at, p->pos);
  double depth = depth_at(m, d, s, at);
  if (depth == 0) return;
  velocity_at(m, d, p->weld, at, vel);
  velocity_at(m, d, m->geom_bodyid[s->geom], d->geom_xpos + 3 * s->geom, other);
  sub3(vel, vel, other);
  for (int a = 0; a < 3; a++) {
    for (int k = 0; k < 3; k++) axis[a][k] = (double)p->normal[9 * j + 3 * a + k];
    quat_rot_vec(axis[a], axis[a], p->quat);
  }
  scl3(force, axis[0], depth / fmax(kHalfDepth - depth, ctMINVAL));
  out[j] = dot3(force, axis[0]);
  out[p->n + j] = fabs(dot3(vel, axis[1]));
  out[2 * p->n + j] = fabs(dot3(vel, axis[2]));
}

void sensor_tactile(const ctModel* m, ctData* d, int i, double* out) {
  Pad p = pad_of(m, d, i);
  dense_zero(out, m->sensor_dim[i]);
  for (int k = 0; k < d->ncon; k++) {
    for (int side = 0; side < 2; side++) {
      TactileField s = {0};
      int geom = other_geom(m, d, k, side, p.weld);
      if (geom < 0 || seen_before(m, d, k, side, p.weld) || !open_field(m, geom, &s)) continue;
      for (int j = 0; j < p.n; j++) press_point(m, d, &p, &s, j, out);
    }
  }
}
