// Invariant: rays are in the frame of the geom and need not be of unit length; x counts lengths of
// the ray, and -1 is no hit. Normals are outward unit vectors, zero without a hit. A stack of nodes
// holds one node per level of a tree, the nearer one last.
#include "collide/geom_ray.h"

#include "base/assert.h"
#include "base/integer.h"
#include "geom/raycast.h"
#include "geom/shape_box.h"
#include "math/quat.h"
#include "math/vec.h"

#include <corten/corten.h>

//---------------------------------- mesh ----------------------------------------------------------

typedef struct MeshFaces {
  const float* vert;
  const int* face;
} MeshFaces;

static void face_corners(const MeshFaces* mesh, int f, double corner[3][3]) {
  for (int k = 0; k < 3; k++) {
    const float* v = mesh->vert + 3 * (size_t)mesh->face[3 * f + k];
    for (int i = 0; i < 3; i++) corner[k][i] = (double)v[i];
  }
}

// Outward where corners go round counterclockwise
static void corner_normal(double corner[3][3], double* normal) {
  double a[3], b[3];
  sub3(a, corner[1], corner[0]);
  sub3(b, corner[2], corner[0]);
  cross3(normal, a, b);
  normalize3(normal);
}

typedef struct NodeVisit {
  double near;
  int node;
} NodeVisit;

// Trees halve their leaves: a stack for one side of each level is plenty.
enum { DEPTH = 128 };

// First face that the ray meets, -1: none. The nearer child goes first, boxes behind the best hit
// are left out. With `mark`, which has a byte for each node, the whole ray is followed, the second
// child first: MuJoCo marks the boxes on it, and the faces that were the nearest for a while.
static int first_face(const ctModel* m, int id, const RaySheared* ray, cttByte* mark,
                      double* best) {
  const double* box = m->bvh_aabb + 6 * (size_t)m->mesh_bvhadr[id];
  const int* child = m->bvh_child + 2 * (size_t)m->mesh_bvhadr[id];
  const int* leaf = m->bvh_nodeid + m->mesh_bvhadr[id];
  MeshFaces mesh = {m->mesh_vert + 3 * (size_t)m->mesh_vertadr[id],
                    m->mesh_face + 3 * (size_t)m->mesh_faceadr[id]};
  NodeVisit stack[DEPTH] = {{0, 0}};
  int n = 0, found = -1;
  *best = -1;
  if (!raycast_enters(ray, box, INFINITY, &stack[0].near)) return -1;
  for (n = 1; n > 0;) {
    NodeVisit at = stack[--n];
    CT_VALIDATE(at.node >= 0 && at.node < m->mesh_bvhnum[id]);
    double far = *best < 0 || mark ? INFINITY : *best;
    if (at.near > far) continue;
    if (mark && leaf[at.node] < 0) mark[at.node] = 1;
    if (leaf[at.node] >= 0) {
      double corner[3][3];
      CT_VALIDATE(leaf[at.node] < m->mesh_facenum[id]);
      face_corners(&mesh, leaf[at.node], corner);
      double x = raycast_triangle(ray, corner[0], corner[1], corner[2]);
      if (!ray_is_nearer(x, *best)) continue;
      *best = x;
      found = leaf[at.node];
      if (mark) mark[at.node] = 1;
      continue;
    }
    NodeVisit next[2];
    int count = 0;
    for (int k = 0; k < 2; k++) {
      int c = child[2 * at.node + k];
      if (c >= 0 && raycast_enters(ray, box + 6 * (size_t)c, far, &next[count].near))
        next[count++].node = c;
    }
    if (count == 2 && !mark && next[0].near < next[1].near) {
      NodeVisit t = next[0];
      next[0] = next[1];
      next[1] = t;
    }
    CT_ASSERT(n + count <= DEPTH);
    for (int k = 0; k < count; k++) stack[n++] = next[k];
  }
  return found;
}

static double mesh_ray(const ctModel* m, int g, const Ray* ray, double* normal) {
  int id = m->geom_dataid[g];
  RaySheared s = raycast_shear(ray);
  double best, corner[3][3];
  int f = first_face(m, id, &s, NULL, &best);
  if (f < 0) return -1;
  MeshFaces mesh = {m->mesh_vert + 3 * (size_t)m->mesh_vertadr[id],
                    m->mesh_face + 3 * (size_t)m->mesh_faceadr[id]};
  face_corners(&mesh, f, corner);
  corner_normal(corner, normal);
  return best;
}

double geom_ray_marking(const ctModel* m, const ctData* d, int g, const double point[3],
                        const double vec[3]) {
  int id = m->geom_dataid[g];
  cttByte* mark = m->vis.global.bvactive ? d->bvh_active + m->mesh_bvhadr[id] : NULL;
  Ray ray = raycast_local(d->geom_xpos + 3 * g, d->geom_xmat + 9 * g, point, vec);
  RaySheared s = raycast_shear(&ray);
  double best;
  first_face(m, id, &s, mark, &best);
  return best;
}

//---------------------------------- height field --------------------------------------------------

typedef struct RayField {
  const double* size; // half width, half depth, height, base
  const float* height;
  int nrow, ncol;
  double dx, dy;
} RayField;

static RayField ray_field(const ctModel* m, int g) {
  int id = m->geom_dataid[g];
  RayField f = {m->hfield_size + 4 * id,
                m->hfield_data + m->hfield_adr[id],
                m->hfield_nrow[id],
                m->hfield_ncol[id],
                0,
                0};
  f.dx = 2 * f.size[0] / (f.ncol - 1);
  f.dy = 2 * f.size[1] / (f.nrow - 1);
  return f;
}

static void grid_point(const RayField* f, int r, int c, double* p) {
  CT_VALIDATE(r >= 0 && r < f->nrow && c >= 0 && c < f->ncol);
  p[0] = f->dx * c - f->size[0];
  p[1] = f->dy * r - f->size[1];
  p[2] = (double)f->height[(size_t)r * f->ncol + c] * f->size[2];
}

// The two triangles of a cell share the diagonal from (r, c) to (r+1, c+1).
static void cell_ray(const RayField* f, int r, int c, const RaySheared* ray, double* best,
                     double* normal) {
  double p[4][3];
  grid_point(f, r, c, p[0]);
  grid_point(f, r + 1, c + 1, p[1]);
  for (int k = 0; k < 2; k++) {
    double* third = p[2 + k];
    grid_point(f, r + k, c + 1 - k, third);
    double x = raycast_triangle(ray, p[0], p[1], third);
    if (!ray_is_nearer(x, *best)) continue;
    double corner[3][3];
    copy3(corner[0], p[0]);
    copy3(corner[1], k == 0 ? third : p[1]);
    copy3(corner[2], k == 0 ? p[1] : third);
    *best = x;
    corner_normal(corner, normal);
  }
}

// Cells under the ray between x0 and x1: column by column, and the rows that it crosses there.
static void surface_ray(const RayField* f, const RaySheared* ray, double x0, double x1,
                        double* best, double* normal) {
  const double *p = ray->ray.p, *v = ray->ray.v, pad = 1e-6;
  double u0 = (p[0] + x0 * v[0] + f->size[0]) / f->dx, u1 = (p[0] + x1 * v[0] + f->size[0]) / f->dx;
  int from = integer_of(floor(fmin(u0, u1) - pad), 0, f->ncol - 2);
  int to = integer_of(floor(fmax(u0, u1) + pad), 0, f->ncol - 2);
  for (int k = 0; k <= to - from; k++) {
    int c = v[0] >= 0 ? from + k : to - k;
    // where the ray is between the grid lines c and c + 1
    double begin = x0, end = x1;
    if (fabs(v[0]) > VEC_MINVAL) {
      double a = (f->dx * (c - pad) - f->size[0] - p[0]) / v[0];
      double b = (f->dx * (c + 1 + pad) - f->size[0] - p[0]) / v[0];
      begin = fmax(x0, fmin(a, b));
      end = fmin(x1, fmax(a, b));
    }
    if (*best >= 0 && begin > *best) return;
    double w0 = (p[1] + begin * v[1] + f->size[1]) / f->dy;
    double w1 = (p[1] + end * v[1] + f->size[1]) / f->dy;
    int low = integer_of(floor(fmin(w0, w1) - pad), 0, f->nrow - 2);
    int high = integer_of(floor(fmax(w0, w1) + pad), 0, f->nrow - 2);
    for (int r = low; r <= high; r++) cell_ray(f, r, c, ray, best, normal);
  }
}

// Height of the rim at a place along it: along y (axis 0) or x (axis 1), on its low or high side.
static double rim_height(const RayField* f, int axis, int high, const double* at) {
  CT_ASSERT(axis == 0 || axis == 1);
  int along = axis == 0 ? f->nrow : f->ncol;
  double u = axis == 0 ? (at[1] + f->size[1]) / f->dy : (at[0] + f->size[0]) / f->dx;
  int i = integer_of(floor(u), 0, along - 2);
  size_t stride = axis == 0 ? (size_t)f->ncol : 1;
  size_t start = !high ? 0 : axis == 0 ? (size_t)f->ncol - 1 : (size_t)(f->nrow - 1) * f->ncol;
  const float* h = f->height + start + stride * (size_t)i;
  return f->size[2] * ((double)h[0] * (i + 1 - u) + (double)h[stride] * (u - i));
}

// The walls between the base and the rim of the terrain
static void wall_ray(const RayField* f, const Ray* ray, const double face[6], double* best,
                     double* normal) {
  for (int i = 0; i < 4; i++) {
    if (!ray_is_nearer(face[i], *best)) continue;
    double at[3];
    addscl3(at, ray->p, ray->v, face[i]);
    if (at[2] >= rim_height(f, i / 2, i % 2, at)) continue;
    *best = face[i];
    zero3(normal);
    normal[i / 2] = i % 2 ? 1 : -1;
  }
}

// A box below the ground, and the terrain in a box above it
static double hfield_ray(const ctModel* m, int g, const Ray* ray, double* normal) {
  RayField f = ray_field(m, g);
  double base[3] = {f.size[0], f.size[1], 0.5 * f.size[3]}, face[6];
  double top[3] = {f.size[0], f.size[1], 0.5 * f.size[2]};
  Ray moved = *ray;
  moved.p[2] += base[2];
  double best = raycast_shape(&shape_box, base, &moved, normal);
  moved = *ray;
  moved.p[2] -= top[2];
  if (shape_box_faces(top, &moved, face) < 0) return best;

  RaySheared s = raycast_shear(ray);
  double x0 = INFINITY, x1 = 0;
  int count = 0;
  for (int i = 0; i < 6; i++) {
    if (face[i] < 0) continue;
    x0 = fmin(x0, face[i]);
    x1 = fmax(x1, face[i]);
    count++;
  }
  if (x0 == x1 || count < 2) x0 = 0; // starts inside
  surface_ray(&f, &s, x0, x1, &best, normal);
  wall_ray(&f, ray, face, &best, normal);
  return best;
}

//---------------------------------- distance field ------------------------------------------------

// The field of a geom, in its own frame
typedef struct DistanceField {
  ctSDF sdf;
  int id;
  cttGeom type;
  const ctpPlugin* plugin;
} DistanceField;

static void field_open(const ctModel* m, int g, DistanceField* f) {
  f->type = ctGEOM_SDF;
  f->plugin = m->geom_plugin[g] >= 0 ? ctc_getSDF(m, g) : NULL;
  f->id = f->plugin ? m->geom_plugin[g] : m->geom_dataid[g];
  f->sdf = (ctSDF){.plugin = &f->plugin, .id = &f->id, .geomtype = &f->type};
  f->sdf.type = ctSDFTYPE_SINGLE;
}

// A plugin that keeps paths to show them starts anew.
static void tell_ray(const DistanceField* f, const ctModel* m, const ctData* d) {
  if (f->plugin && f->plugin->reset) f->plugin->reset(m, NULL, (void*)d->plugin_data[f->id], f->id);
}

// March by the distance that the field leaves free (sphere tracing, Hart 1996), always forwards:
// from within to the far side.
static double sdf_ray(const ctModel* m, const ctData* d, int g, const Ray* ray, double* normal) {
  enum { STEPS = 40 };
  double face[6], at[3], gone = 0;
  if (shape_box_faces(m->geom_size + 3 * g, ray, face) < 0) return -1;
  DistanceField f;
  field_open(m, g, &f);
  tell_ray(&f, m, d);
  Ray r = *ray;
  double length = normalize3(r.v);
  for (int i = 0; i < STEPS; i++) {
    addscl3(at, r.p, r.v, gone);
    double dist = fabs(ctc_distance(m, d, &f.sdf, at));
    gone += dist;
    if (dist > 1e6) return -1;
    if (!(dist < 1e-7)) continue;
    addscl3(at, r.p, r.v, gone);
    ctc_gradient(m, d, &f.sdf, normal, at);
    normalize3(normal);
    return gone / length;
  }
  return -1;
}

//---------------------------------- any kind ------------------------------------------------------

double geom_ray(const ctModel* m, const ctData* d, int g, const double point[3],
                const double vec[3], double normal[3]) {
  const double* mat = d->geom_xmat + 9 * g;
  Ray ray = raycast_local(d->geom_xpos + 3 * g, mat, point, vec);
  double n[3] = {0}, x = -1;
  const Shape* shape = shape_of(m->geom_type[g]);
  if (shape->ray)
    x = raycast_shape(shape, m->geom_size + 3 * g, &ray, n);
  else if (shape == &shape_mesh)
    x = mesh_ray(m, g, &ray, n);
  else if (shape == &shape_hfield)
    x = hfield_ray(m, g, &ray, n);
  else if (shape == &shape_sdf)
    x = sdf_ray(m, d, g, &ray, n);
  if (normal) mat3_mul_vec(normal, mat, n);
  return x;
}

cttNum ct_rayMesh(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3],
                  const cttNum vec[3], cttNum normal[3]) {
  CT_ASSERT(shape_of(m->geom_type[geomid]) == &shape_mesh);
  return geom_ray(m, d, geomid, pnt, vec, normal);
}

cttNum ct_rayHfield(const ctModel* m, const ctData* d, int geomid, const cttNum pnt[3],
                    const cttNum vec[3], cttNum normal[3]) {
  CT_ASSERT(shape_of(m->geom_type[geomid]) == &shape_hfield);
  return geom_ray(m, d, geomid, pnt, vec, normal);
}
