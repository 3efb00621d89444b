// Invariant: fields are negative inside. Field 0 is that of the second geom, in whose frame the
// descent runs; field 1 is that of the first geom, reached by relpos and relmat. Gradients are in
// the frame of field 0. Contacts are turned to the world one by one, at most ctMAXCONPAIR.
#include "collide/col_sdf.h"

#include "base/assert.h"
#include "collide/contact.h"
#include "collide/geom_ray.h"
#include "geom/sdf.h"
#include "geom/shape.h"
#include "math/quat.h"
#include "model/plugin_registry.h"

#include <corten/corten.h>

#include <math.h>

//---------------------------------- fields --------------------------------------------------------

static SdfTree mesh_tree(const ctModel* m, int mesh) {
  int at = m->mesh_octadr[mesh];
  return (SdfTree){m->oct_child + 8 * at, m->oct_aabb + 6 * at, m->oct_coeff + 8 * at};
}

// A mesh without octree: along the ray towards the world's origin. *leaves: from within.
static double ray_distance(const ctModel* m, const ctData* d, int geom, const double x[3],
                           bool* leaves) {
  double p[3], v[3];
  mat3_mul_vec(p, d->geom_xmat + 9 * geom, x);
  addto3(p, d->geom_xpos + 3 * geom);
  scl3(v, p, -1);
  double dist = geom_ray_marking(m, d, geom, p, v);
  *leaves = dist > norm3(v);
  if (!*leaves) return dist;
  scl3(v, v, -1);
  return -geom_ray_marking(m, d, geom, p, v);
}

// One of the fields of s. Its id is a plugin instance, a mesh (type sdf), or a geom.
static double field_value(const ctModel* m, const ctData* d, const ctSDF* s, int k,
                          const double x[3]) {
  const Shape* shape = shape_find((int)s->geomtype[k]);
  int id = s->id[k];
  if (shape == &shape_sdf) {
    if (s->plugin[k]) return s->plugin[k]->sdf_distance(x, d, id);
    if (!m->mesh_octnum[id]) return ctMAXVAL; // only its mesh has a plugin
    SdfTree t = mesh_tree(m, id);
    return sdf_tree(&t, x);
  }
  if (shape == &shape_mesh) {
    bool leaves;
    SdfTree t = mesh_tree(m, m->geom_dataid[id]);
    return m->mesh_octnum[m->geom_dataid[id]] ? sdf_tree(&t, x)
                                              : ray_distance(m, d, id, x, &leaves);
  }
  return shape && shape->distance ? shape->distance(m->geom_size + 3 * id, x) : ctMAXVAL;
}

static void field_gradient(double g[3], const ctModel* m, const ctData* d, const ctSDF* s, int k,
                           const double x[3]) {
  const Shape* shape = shape_find((int)s->geomtype[k]);
  int id = s->id[k];
  zero3(g);
  if (shape == &shape_sdf && s->plugin[k]) {
    s->plugin[k]->sdf_gradient(g, x, d, id);
  } else if (shape == &shape_sdf || shape == &shape_mesh) {
    int mesh = shape == &shape_sdf ? id : m->geom_dataid[id];
    SdfTree t = mesh_tree(m, mesh);
    if (m->mesh_octnum[mesh]) {
      sdf_tree_gradient(g, &t, x);
    } else if (shape == &shape_mesh) {
      bool leaves;
      ray_distance(m, d, id, x, &leaves);
      g[0] = g[1] = g[2] = leaves ? 1 : -1;
    }
  } else if (shape && shape->gradient) {
    shape->gradient(g, m->geom_size + 3 * id, x);
  }
}

// A point in the frame of the second field
static void other_point(double y[3], const ctSDF* s, const double x[3]) {
  mat3_mul_vec(y, s->relmat, x);
  addto3(y, s->relpos);
}

static void both_fields(double value[2], const ctModel* m, const ctData* d, const ctSDF* s,
                        const double x[3]) {
  value[0] = field_value(m, d, s, 0, x);
  if (s->type == ctSDFTYPE_SINGLE) return;
  double y[3];
  other_point(y, s, x);
  value[1] = field_value(m, d, s, 1, y);
}

static double larger_field(const double v[2]) { return v[0] > v[1] ? v[0] : v[1]; }

// a + b + |max(a, b)| is least deep inside both, and zero or more where one is outside.
static double combine_fields(const ctSDF* s, const double v[2]) {
  switch (s->type) {
  case ctSDFTYPE_INTERSECTION:
    return larger_field(v);
  case ctSDFTYPE_MIDSURFACE:
    return v[0] - v[1];
  case ctSDFTYPE_COLLISION:
    return v[0] + v[1] + fabs(larger_field(v));
  default:
    return v[0];
  }
}

static void second_gradient(double g[3], const ctModel* m, const ctData* d, const ctSDF* s,
                            const double x[3]) {
  double y[3];
  other_point(y, s, x);
  field_gradient(g, m, d, s, 1, y);
  mat3_mul_t_vec(g, s->relmat, g);
}

// Gradient of the combination at x, where the fields have the values v.
static void combine_gradient(double g[3], const ctModel* m, const ctData* d, const ctSDF* s,
                             const double x[3], const double v[2]) {
  double g2[3];
  if (s->type == ctSDFTYPE_INTERSECTION && !(v[0] > v[1])) {
    second_gradient(g, m, d, s, x);
    return;
  }
  field_gradient(g, m, d, s, 0, x);
  if (s->type == ctSDFTYPE_SINGLE || s->type == ctSDFTYPE_INTERSECTION) return;
  second_gradient(g2, m, d, s, x);
  if (s->type == ctSDFTYPE_MIDSURFACE) {
    normalize3(g);
    normalize3(g2);
    subfrom3(g, g2);
    normalize3(g);
  } else {
    double sum[3];
    add3(sum, g, g2);
    addscl3(g, sum, v[0] > v[1] ? g : g2, larger_field(v) > 0 ? 1 : -1);
  }
}

const ctpPlugin* ctc_getSDF(const ctModel* m, int id) {
  CT_ASSERT(0 <= id && id < m->ngeom);
  if (m->geom_plugin[id] < 0) return NULL;
  const ctpPlugin* p = plugin_registry_of(m, m->geom_plugin[id]);
  return p && (p->capabilityflags & ctPLUGIN_SDF) ? p : NULL;
}

cttNum ctc_distance(const ctModel* m, const ctData* d, const ctSDF* s, const cttNum x[3]) {
  double v[2];
  both_fields(v, m, d, s, x);
  return combine_fields(s, v);
}

void ctc_gradient(const ctModel* m, const ctData* d, const ctSDF* s, cttNum gradient[3],
                  const cttNum x[3]) {
  double v[2];
  both_fields(v, m, d, s, x);
  combine_gradient(gradient, m, d, s, x, v);
}

//---------------------------------- descent -------------------------------------------------------

static bool is_usable_gradient(const double g[3]) {
  for (int i = 0; i < 3; i++)
    if (!(g[i] <= ctMAXVAL && g[i] >= -ctMAXVAL)) return false;
  return true;
}

// Gradient descent with halving of the step until the field falls by a tenth of what its slope
// promises. Returns the value at the end.
static double descend_field(double x[3], const ctModel* m, const ctData* d, const ctSDF* s,
                            int steps) {
  const double DECREASE = 0.1, SMALLEST = 1e-4;
  double dist = ctMAXVAL, v[2], g[3], from[3];
  if (steps > 0) both_fields(v, m, d, s, x);
  for (int k = 0; k < steps; k++) {
    combine_gradient(g, m, d, s, x, v);
    if (!is_usable_gradient(g)) return ctMAXVAL;
    copy3(from, x);
    double start = combine_fields(s, v), step = 2;
    double wanted = -DECREASE * step * dot3(g, g);
    do {
      step *= 0.5;
      wanted *= 0.5;
      addscl3(x, from, g, -step);
      both_fields(v, m, d, s, x);
      dist = combine_fields(s, v);
    } while (step > SMALLEST && dist - start > wanted);
    if (start < dist) return dist;
  }
  return dist;
}

//---------------------------------- contacts ------------------------------------------------------

// Pose of a in the frame of b.
typedef struct Relative {
  double pos[3], mat[9];
} Relative;

typedef struct GeomPose {
  const double* pos;
  double quat[4];
} GeomPose;

static Relative pose_between(const GeomPose* a, const GeomPose* b) {
  Relative r;
  double pos[3], quat[4], q[4];
  quat_neg_pose(pos, quat, b->pos, b->quat);
  quat_mul_pose(r.pos, q, pos, quat, a->pos, a->quat);
  quat_to_mat(r.mat, q);
  return r;
}

static void move_point(double r[3], const Relative* t, const double x[3]) {
  mat3_mul_vec(r, t->mat, x);
  addto3(r, t->pos);
}

// Extents of a box (centre, half sizes) moved by t: lower and upper.
static void box_extents(double low[3], double high[3], const double aabb[6], const Relative* t) {
  for (int k = 0; k < 3; k++) {
    low[k] = ctMAXVAL;
    high[k] = -ctMAXVAL;
  }
  for (int corner = 0; corner < 8; corner++) {
    double v[3];
    for (int k = 0; k < 3; k++)
      v[k] = corner >> k & 1 ? aabb[k] + aabb[3 + k] : aabb[k] - aabb[3 + k];
    if (t) move_point(v, t, v);
    for (int k = 0; k < 3; k++) {
      if (v[k] < low[k]) low[k] = v[k];
      if (v[k] > high[k]) high[k] = v[k];
    }
  }
}

// Where both boxes are, in the frame of the first. False if nowhere.
static bool common_box(double low[3], double high[3], const double aabb1[6], const double aabb2[6],
                       const Relative* from2) {
  double l[3], h[3];
  box_extents(low, high, aabb1, NULL);
  box_extents(l, h, aabb2, from2);
  for (int k = 0; k < 3; k++) {
    if (l[k] > low[k]) low[k] = l[k];
    if (h[k] < high[k]) high[k] = h[k];
    if (high[k] < low[k]) return false;
  }
  return true;
}

static bool is_known_point(double (*point)[3], int n, const double x[3]) {
  for (int i = 0; i < n; i++)
    if (dist3(x, point[i]) < ctMINVAL) return true;
  return false;
}

// The normal is that of the surface halfway between the fields; pos is moved back by half the
// depth.
static void put_contact(ctContact* con, const ctModel* m, const ctData* d, const ctSDF* s,
                        const double x[3], const GeomPose* frame) {
  CT_ASSERT(s->type == ctSDFTYPE_MIDSURFACE);
  double n[3], back[3];
  ctc_gradient(m, d, s, n, x);
  scl3(n, n, -1);
  quat_rot_vec(con->frame, n, frame->quat);
  zero3(con->frame + 3);
  contact_frame(con->frame);
  scl3(back, con->frame, -con->dist / 2);
  quat_rot_vec(con->pos, x, frame->quat);
  addto3(con->pos, frame->pos);
  addto3(con->pos, back);
}

// Field k of s is that of a geom.
static void set_field(ctSDF* s, int k, const ctModel* m, int geom) {
  CT_ASSERT((k == 0 || k == 1) && geom >= 0 && geom < m->ngeom);
  s->geomtype[k] = (cttGeom)m->geom_type[geom];
  s->plugin[k] = shape_of(m->geom_type[geom]) == &shape_sdf ? ctc_getSDF(m, geom) : NULL;
  s->id[k] = geom;
  if (shape_of(m->geom_type[geom]) == &shape_sdf)
    s->id[k] = s->plugin[k] ? m->geom_plugin[geom] : m->geom_dataid[geom];
}

// A plugin is called when a pair begins (reset without state) and when a descent begins (compute),
// so that it can record the paths for visualization.
static void tell_pair(const ctSDF* s, const ctModel* m, const ctData* d) {
  const ctpPlugin* p = s->plugin[0];
  if (p && p->reset) p->reset(m, NULL, (void*)d->plugin_data[s->id[0]], s->id[0]);
}

static void tell_descent(const ctSDF* s, const ctModel* m, const ctData* d) {
  const ctpPlugin* p = s->plugin[0];
  if (p && p->compute) p->compute(m, (ctData*)(uintptr_t)d, s->id[0], ctPLUGIN_SDF);
}

int col_sdf(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin) {
  (void)margin;
  GeomPose p1 = {.pos = d->geom_xpos + 3 * g1}, p2 = {.pos = d->geom_xpos + 3 * g2};
  quat_from_mat(p1.quat, d->geom_xmat + 9 * g1);
  quat_from_mat(p2.quat, d->geom_xmat + 9 * g2);
  Relative own = pose_between(&p1, &p1), from2 = pose_between(&p2, &p1),
           to2 = pose_between(&p1, &p2);
  double low[3], high[3], known[ctMAXCONPAIR][3];
  if (!common_box(low, high, m->geom_aabb + 6 * g1, m->geom_aabb + 6 * g2, &from2)) return 0;

  const ctpPlugin* plugin[2];
  int id[2];
  cttGeom type[2];
  ctSDF s = {
      .plugin = plugin, .id = id, .geomtype = type, .relpos = from2.pos, .relmat = from2.mat};
  set_field(&s, 0, m, g2);
  set_field(&s, 1, m, g1);
  tell_pair(&s, m, d);
  int n = 0;
  for (int i = 0; i < m->opt.sdf_initpoints && n < ctMAXCONPAIR; i++) {
    static const int BASE[3] = {2, 3, 5};
    double x[3];
    for (int k = 0; k < 3; k++) x[k] = low[k] + (high[k] - low[k]) * ctu_Halton(i, BASE[k]);
    move_point(x, &own, x);
    move_point(x, &to2, x);
    s.type = ctSDFTYPE_COLLISION;
    tell_descent(&s, m, d);
    descend_field(x, m, d, &s, m->opt.sdf_iterations);
    // a step towards the intersection drops ends that are in one of them only
    s.type = ctSDFTYPE_INTERSECTION;
    con[n].dist = descend_field(x, m, d, &s, 1);
    CT_ASSERT(n < ctMAXCONPAIR);
    if (con[n].dist > 0 || is_known_point(known, n, x)) continue;
    copy3(known[n], x);
    s.type = ctSDFTYPE_MIDSURFACE;
    put_contact(con + n, m, d, &s, x, &p2);
    n++;
  }
  return n;
}
