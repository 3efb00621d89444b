#include "geom/raycast.h"

#include "base/assert.h"
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

static void at(double* r, const Ray* ray, double x) { addscl3(r, ray->p, ray->v, x); }

// Roots of a x^2 + 2 b x + c in order; false when there are none, or only a touch.
static bool roots(double a, double b, double c, double x[2]) {
  double det = b * b - a * c;
  x[0] = x[1] = -1;
  if (det < VEC_MINVAL) return false;
  det = sqrt(det);
  x[0] = (-b - det) / a;
  x[1] = (-b + det) / a;
  return true;
}

// The first of two ordered solutions that lies ahead.
static double ahead(const double x[2]) { return x[0] >= 0 ? x[0] : x[1] >= 0 ? x[1] : -1; }

static bool nearer(double x, double best) { return x >= 0 && (best < 0 || x < best); }

double raycast_sphere(const Ray* ray, double r2) {
  double x[2];
  const double *p = ray->p, *v = ray->v;
  roots(dot3(v, v), dot3(v, p), dot3(p, p) - r2, x);
  return ahead(x);
}

//---------------------------------- shapes --------------------------------------------------------

// Within the rectangle that is drawn, if it is not infinite.
static double plane(const double* size, const Ray* ray, double* normal) {
  const double *p = ray->p, *v = ray->v;
  if (v[2] > -VEC_MINVAL) return -1;
  double x = -p[2] / v[2];
  if (x < 0) return -1;
  for (int i = 0; i < 2; i++) {
    if (size[i] > 0 && fabs(p[i] + x * v[i]) > size[i]) return -1;
  }
  normal[2] = 1;
  return x;
}

static double sphere(const double* size, const Ray* ray, double* normal) {
  double x = raycast_sphere(ray, size[0] * size[0]);
  if (x < 0) return -1;
  at(normal, ray, x);
  normalize3(normal);
  return x;
}

// Side of an infinite cylinder about z, taken where |z| <= height.
static double side(double radius, double height, const Ray* ray) {
  const double *p = ray->p, *v = ray->v;
  double x[2], a = v[0] * v[0] + v[1] * v[1], b = v[0] * p[0] + v[1] * p[1];
  if (!roots(a, b, p[0] * p[0] + p[1] * p[1] - radius * radius, x)) return -1;
  double first = ahead(x);
  return first >= 0 && fabs(p[2] + first * v[2]) <= height ? first : -1;
}

// Half spheres at z = end, taken beyond it.
static double cap(double radius, double end, const Ray* ray, double best) {
  Ray r = *ray;
  double x[2];
  r.p[2] -= end;
  roots(dot3(r.v, r.v), dot3(r.v, r.p), dot3(r.p, r.p) - radius * radius, x);
  for (int i = 0; i < 2; i++) {
    double z = ray->p[2] + x[i] * ray->v[2];
    if (nearer(x[i], best) && (end > 0 ? z >= end : z <= end)) best = x[i];
  }
  return best;
}

static double capsule(const double* size, const Ray* ray, double* normal) {
  double reach = size[0] + size[1];
  if (raycast_sphere(ray, reach * reach) < 0) return -1;
  double x = side(size[0], size[1], ray);
  x = cap(size[0], size[1], ray, x);
  x = cap(size[0], -size[1], ray, x);
  if (x < 0) return -1;
  // away from the nearest point of the axis
  at(normal, ray, x);
  double z = normal[2];
  normal[2] = z > size[1] ? z - size[1] : z < -size[1] ? z + size[1] : 0;
  normalize3(normal);
  return x;
}

// x^2 / a^2 + y^2 / b^2 + z^2 / c^2 = 1
static double ellipsoid(const double* size, const Ray* ray, double* normal) {
  double s[3], sp[3], sv[3], x[2];
  for (int i = 0; i < 3; i++) {
    s[i] = 1 / (size[i] * size[i]);
    sp[i] = s[i] * ray->p[i];
    sv[i] = s[i] * ray->v[i];
  }
  roots(dot3(sv, ray->v), dot3(sv, ray->p), dot3(sp, ray->p) - 1, x);
  double first = ahead(x);
  if (first < 0) return -1;
  addscl3(normal, sp, sv, first);
  normalize3(normal);
  return first;
}

static double cylinder(const double* size, const Ray* ray, double* normal) {
  const double *p = ray->p, *v = ray->v;
  if (raycast_sphere(ray, size[0] * size[0] + size[1] * size[1]) < 0) return -1;
  double best = -1, flat = 0; // flat: -1, 1 for the lower and upper disk
  for (int up = -1; up <= 1 && fabs(v[2]) > VEC_MINVAL; up += 2) {
    double x = (up * size[1] - p[2]) / v[2];
    double px = p[0] + x * v[0], py = p[1] + x * v[1];
    if (nearer(x, best) && px * px + py * py <= size[0] * size[0]) {
      best = x;
      flat = up;
    }
  }
  double x = side(size[0], size[1], ray);
  if (nearer(x, best)) {
    at(normal, ray, x);
    normal[2] = 0;
    normalize3(normal);
    return x;
  }
  normal[2] = best >= 0 ? flat : 0;
  return best;
}

double raycast_box_faces(const double size[3], const Ray* ray, double face[6]) {
  const double *p = ray->p, *v = ray->v;
  double best = -1;
  for (int i = 0; i < 6; i++) face[i] = -1;
  if (raycast_sphere(ray, dot3(size, size)) < 0) return -1;
  for (int i = 0; i < 3; i++) {
    if (fabs(v[i]) <= VEC_MINVAL) continue;
    int j = (i + 1) % 3, k = (i + 2) % 3;
    for (int up = 0; up < 2; up++) {
      double x = ((up ? size[i] : -size[i]) - p[i]) / v[i];
      if (x < 0 || fabs(p[j] + x * v[j]) > size[j] || fabs(p[k] + x * v[k]) > size[k]) continue;
      face[2 * i + up] = x;
      if (nearer(x, best)) best = x;
    }
  }
  return best;
}

static double box(const double* size, const Ray* ray, double* normal) {
  double face[6], x = raycast_box_faces(size, ray, face);
  for (int i = 0; i < 6 && x >= 0; i++) {
    if (face[i] != x) continue;
    normal[i / 2] = i % 2 ? 1 : -1;
    break;
  }
  return x;
}

double raycast_shape(cttGeom type, const double size[3], const Ray* ray, double normal[3]) {
  static double (*const shape[])(const double* size, const Ray* ray, double* normal) = {
      [ctGEOM_PLANE] = plane,         [ctGEOM_SPHERE] = sphere,     [ctGEOM_CAPSULE] = capsule,
      [ctGEOM_ELLIPSOID] = ellipsoid, [ctGEOM_CYLINDER] = cylinder, [ctGEOM_BOX] = box,
  };
  CT_ASSERT(type >= 0 && type <= ctGEOM_BOX && shape[type]);
  double own[3], *n = normal ? normal : own;
  zero3(n);
  return shape[type](size, ray, n);
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
static void shear(double r[3], const RaySheared* s, const double point[3]) {
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
  shear(A, s, a);
  shear(B, s, b);
  shear(C, s, c);
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
  double x = raycast_shape((cttGeom)geomtype, size, &ray, normal);
  if (normal) mat3_mul_vec(normal, turn, normal);
  return x;
}

// Box around the vertices of a skin, as centre and half sizes.
static void skin_box(int nvert, const float* vert, double aabb[6]) {
  double low[3] = {0}, high[3] = {0};
  for (int i = 0; i < nvert; i++) {
    for (int k = 0; k < 3; k++) {
      double x = (double)vert[3 * i + k];
      if (i == 0 || x < low[k]) low[k] = x;
      if (i == 0 || x > high[k]) high[k] = x;
    }
  }
  for (int k = 0; k < 3; k++) {
    aabb[k] = 0.5 * (low[k] + high[k]);
    aabb[3 + k] = 0.5 * (high[k] - low[k]);
  }
}

// Which of the three corners is nearest to where the ray meets their triangle.
static int nearest_corner(const Ray* ray, double x, double corner[3][3]) {
  double hit[3];
  at(hit, ray, x);
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
    if (!nearer(x, best)) continue;
    best = x;
    if (vertid) *vertid = face[3 * f + nearest_corner(&ray, x, corner)];
  }
  return best;
}
