#include "geom/raycast.h"

#include "math/vec.h"

#include <corten/corten.h>

Ray raycast_local(const double pos[3], const double mat[9], const double p[3], const double v[3]) {
  Ray ray;
  double off[3];
  sub3(off, p, pos);
  mat3_mul_t_vec(ray.p, mat, off);
  mat3_mul_t_vec(ray.v, mat, v);
  return ray;
}

double raycast_shape(const Shape* shape, const double size[3], const Ray* ray, double normal[3]) {
  CT_ASSERT(shape->ray);
  double own[3], *n = normal ? normal : own;
  zero3(n);
  return shape->ray(size, ray, n);
}

//---------------------------------- triangles and boxes of a tree ---------------------------------

RaySheared raycast_shear(const Ray* ray) {
  RaySheared s = {.ray = *ray};
  const double* v = ray->v;
  s.kz = fabs(v[0]) > fabs(v[1]) ? 0 : 1;
  if (fabs(v[2]) > fabs(v[s.kz])) s.kz = 2;
  s.kx = (s.kz + 1) % 3;
  s.ky = (s.kz + 2) % 3;
  s.sx = v[s.kx] / v[s.kz];
  s.sy = v[s.ky] / v[s.kz];
  s.sz = 1 / v[s.kz];
  for (int i = 0; i < 3; i++) s.inv[i] = fabs(v[i]) < 1e-300 ? 0 : 1 / v[i];
  return s;
}

// A corner seen along the ray: (x, y) across it, z along it in units of v.
static void shear_point(double r[3], const RaySheared* s, const double point[3]) {
  double d[3];
  sub3(d, point, s->ray.p);
  r[0] = d[s->kx] - s->sx * d[s->kz];
  r[1] = d[s->ky] - s->sy * d[s->kz];
  r[2] = s->sz * d[s->kz];
}

// The edge functions u, v, w of the sheared triangle have one sign where the ray passes inside
// (Woop, Benthin, Wald 2013).
double raycast_triangle(const RaySheared* s, const double a[3], const double b[3],
                        const double c[3]) {
  double A[3], B[3], C[3];
  shear_point(A, s, a);
  shear_point(B, s, b);
  shear_point(C, s, c);
  double u = C[0] * B[1] - C[1] * B[0];
  double v = A[0] * C[1] - A[1] * C[0];
  double w = B[0] * A[1] - B[1] * A[0];
  if ((u < 0 || v < 0 || w < 0) && (u > 0 || v > 0 || w > 0)) return -1;
  double det = u + v + w;
  if (fabs(det * s->ray.v[s->kz]) < VEC_MINVAL) return -1;
  double x = (u * A[2] + v * B[2] + w * C[2]) / det;
  return x >= 0 ? x : -1;
}

// Slabs (Kay, Kajiya 1986); along an axis that the ray does not follow it is between them or not.
bool raycast_enters(const RaySheared* s, const double aabb[6], double far, double* near) {
  double low = 0, high = far;
  for (int i = 0; i < 3; i++) {
    double middle = aabb[i] - s->ray.p[i];
    if (s->inv[i] == 0) {
      if (fabs(middle) > aabb[3 + i]) return false;
      continue;
    }
    double x0 = (middle - aabb[3 + i]) * s->inv[i], x1 = (middle + aabb[3 + i]) * s->inv[i];
    double first = x0 < x1 ? x0 : x1, last = x0 < x1 ? x1 : x0;
    if (first > low) low = first;
    if (last < high) high = last;
  }
  *near = low;
  return low <= high;
}

//---------------------------------- public --------------------------------------------------------

cttNum ctu_rayGeom(const cttNum pos[3], const cttNum mat[9], const cttNum size[3],
                   const cttNum pnt[3], const cttNum vec[3], int geomtype, cttNum normal[3]) {
  static const double still[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  const double* turn = mat ? mat : still; // a sphere needs none
  Ray ray = raycast_local(pos, turn, pnt, vec);
  double x = raycast_shape(shape_of(geomtype), size, &ray, normal);
  if (normal) mat3_mul_vec(normal, turn, normal);
  return x;
}

// Box around the vertices of a skin, as centre and half sizes.
static void skin_box(int nvert, const float* vert, double aabb[6]) {
  RayBounds box = {0};
  for (const float* v = vert; v < vert + 3 * nvert; v += 3)
    raycast_add_point(&box, (double)v[0], (double)v[1], (double)v[2]);
  raycast_point_box(aabb, &box, 0);
}

// Which of the three corners is nearest to where the ray meets their triangle.
static int nearest_corner(const Ray* ray, double x, double corner[3][3]) {
  double hit[3];
  ray_at(hit, ray, x);
  int best = 0;
  for (int k = 1; k < 3; k++) {
    if (dist3(hit, corner[k]) < dist3(hit, corner[best])) best = k;
  }
  return best;
}

cttNum ctu_raySkin(int nface, int nvert, const int* face, const float* vert, const cttNum pnt[3],
                   const cttNum vec[3], int vertid[1]) {
  double aabb[6], near, best = -1;
  Ray ray;
  copy3(ray.p, pnt);
  copy3(ray.v, vec);
  RaySheared s = raycast_shear(&ray);
  skin_box(nvert, vert, aabb);
  if (!raycast_enters(&s, aabb, INFINITY, &near)) return -1;
  for (int f = 0; f < nface; f++) {
    double corner[3][3];
    for (int k = 0; k < 3; k++) {
      for (int c = 0; c < 3; c++) corner[k][c] = (double)vert[3 * face[3 * f + k] + c];
    }
    double x = raycast_triangle(&s, corner[0], corner[1], corner[2]);
    if (!ray_is_nearer(x, best)) continue;
    best = x;
    if (vertid) *vertid = face[3 * f + nearest_corner(&ray, x, corner)];
  }
  return best;
}
