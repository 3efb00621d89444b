#include "collide/flex_ray.h"

#include "base/assert.h"
#include "math/quat.h"
#include "math/vec.h"

#include <corten/corten.h>

// A ray on its way through a flex, and the best it has met.
typedef struct FlexCast {
  const double* vert; // of the flex
  const Ray* ray;
  RaySheared sheared;
  double radius;
  FlexHit best;
} FlexCast;

static bool is_nearer_hit(const FlexCast* c, double x) {
  return x >= 0 && (c->best.x < 0 || x < c->best.x);
}

// Remember a hit, and which of the n vertices is nearest to it.
static void keep_hit(FlexCast* c, double x, const double* normal, const int* vertex, int n) {
  CT_ASSERT(x >= 0 && n >= 1 && n <= 3);
  double hit[3], least = INFINITY;
  c->best.x = x;
  copy3(c->best.normal, normal);
  addscl3(hit, c->ray->p, c->ray->v, x);
  for (int k = 0; k < n; k++) {
    double dist = dist3(hit, c->vert + 3 * vertex[k]);
    if (dist >= least) continue;
    least = dist;
    c->best.vertex = vertex[k];
  }
}

// The box around all vertices with their radius
static bool enters_box(const FlexCast* c, int n) {
  double aabb[6], near;
  RayBounds box = {0};
  for (const double* v = c->vert; v < c->vert + 3 * n; v += 3)
    raycast_add_point(&box, v[0], v[1], v[2]);
  raycast_point_box(aabb, &box, c->radius);
  return raycast_enters(&c->sheared, aabb, INFINITY, &near);
}

static void edge_ray(FlexCast* c, const int* edge) {
  const double *a = c->vert + 3 * edge[0], *b = c->vert + 3 * edge[1];
  double pos[3], dir[3], quat[4], mat[9], n[3], size[3] = {c->radius, 0, 0};
  add3(pos, a, b);
  scl3(pos, pos, 0.5);
  sub3(dir, b, a);
  size[1] = 0.5 * normalize3(dir);
  ctu_quatZ2Vec(quat, dir);
  quat_to_mat(mat, quat);
  Ray local = raycast_local(pos, mat, c->ray->p, c->ray->v);
  double x = raycast_shape(&shape_capsule, size, &local, n);
  if (!is_nearer_hit(c, x)) return;
  mat3_mul_vec(n, mat, n);
  keep_hit(c, x, n, edge, 2);
}

static void vertex_ray(FlexCast* c, int v) {
  Ray local = *c->ray;
  double n[3], size[3] = {c->radius, 0, 0};
  subfrom3(local.p, c->vert + 3 * v);
  double x = raycast_shape(&shape_sphere, size, &local, n);
  if (is_nearer_hit(c, x)) keep_hit(c, x, n, &v, 1);
}

static void face_ray(FlexCast* c, const int* face) {
  const double *p0 = c->vert + 3 * face[0], *p1 = c->vert + 3 * face[1],
               *p2 = c->vert + 3 * face[2];
  double x = raycast_triangle(&c->sheared, p0, p1, p2), a[3], b[3], n[3];
  if (!is_nearer_hit(c, x)) return;
  sub3(a, p1, p0);
  sub3(b, p2, p0);
  cross3(n, a, b);
  normalize3(n);
  keep_hit(c, x, n, face, 3);
}

// Triangles of the elements; of a solid, the four sides of those in the layer that is shown.
static void faces_ray(const ctModel* m, int flex, const FlexLook* look, FlexCast* c) {
  static const int side[4][3] = {{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}};
  int dim = m->flex_dim[flex], shown = look->skin ? 0 : look->layer;
  CT_ASSERT(dim == 2 || dim == 3);
  const int* elem = m->flex_elem + m->flex_elemdataadr[flex];
  const int* layer = m->flex_elemlayer + m->flex_elemadr[flex];
  for (int e = 0; e < m->flex_elemnum[flex]; e++) {
    if (dim == 3 && (look->skin ? layer[e] > shown : layer[e] != shown)) continue;
    for (int k = 0; k < (dim == 2 ? 1 : 4); k++) {
      const int* v = elem + (dim + 1) * e;
      face_ray(c, (int[]){v[side[k][0]], v[side[k][1]], v[side[k][2]]});
    }
  }
}

FlexHit flex_ray(const ctModel* m, const ctData* d, int flex, FlexLook look, const Ray* ray) {
  int dim = m->flex_dim[flex], n = m->flex_vertnum[flex];
  FlexCast c = {.vert = d->flexvert_xpos + 3 * (size_t)m->flex_vertadr[flex],
                .ray = ray,
                .sheared = raycast_shear(ray),
                .radius = m->flex_radius[flex],
                .best = {.x = -1, .vertex = -1}};
  if (!enters_box(&c, n)) return c.best;
  const int* edge = m->flex_edge + 2 * (size_t)m->flex_edgeadr[flex];
  if (look.edges || (dim > 1 && look.skin)) {
    for (int e = 0; e < m->flex_edgenum[flex]; e++) edge_ray(&c, edge + 2 * e);
  } else if (look.vertices) {
    for (int v = 0; v < n; v++) vertex_ray(&c, v);
  }
  if (dim > 1 && (look.faces || look.skin)) faces_ray(m, flex, &look, &c);
  return c.best;
}

cttNum ct_rayFlex(const ctModel* m, const ctData* d, int flex_layer, cttByte flg_vert,
                  cttByte flg_edge, cttByte flg_face, cttByte flg_skin, int flexid,
                  const cttNum pnt[3], const cttNum vec[3], int vertid[1], cttNum normal[3]) {
  FlexLook look = {flg_vert != 0, flg_edge != 0, flg_face != 0, flg_skin != 0, flex_layer};
  Ray ray;
  copy3(ray.p, pnt);
  copy3(ray.v, vec);
  FlexHit hit = flex_ray(m, d, flexid, look, &ray);
  if (normal) copy3(normal, hit.normal);
  if (vertid && hit.x >= 0) *vertid = hit.vertex;
  return hit.x;
}
