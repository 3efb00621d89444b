#include "geom/sdf.h"

#include "math/vec.h"

#include <corten/types.h>

#include <math.h>

#define TINY 1e-10 // divisors are at least this

static double clip(double x, double low, double high) {
  return x < low ? low : x > high ? high : x;
}

//---------------------------------- shapes --------------------------------------------------------

static double plane(const double* size, const double* x) {
  (void)size;
  return x[2];
}

static void plane_gradient(double* g, const double* size, const double* x) {
  (void)size;
  (void)x;
  g[0] = g[1] = 0;
  g[2] = 1;
}

static double sphere(const double* size, const double* x) { return norm3(x) - size[0]; }

static void sphere_gradient(double* g, const double* size, const double* x) {
  (void)size;
  scl3(g, x, 1 / norm3(x));
}

// From the nearest point of its axis
static void capsule_spoke(double* r, const double* size, const double* x) {
  r[0] = x[0];
  r[1] = x[1];
  r[2] = x[2] - clip(x[2], -size[1], size[1]);
}

static double capsule(const double* size, const double* x) {
  double r[3];
  capsule_spoke(r, size, x);
  return norm3(r) - size[0];
}

static void capsule_gradient(double* g, const double* size, const double* x) {
  double r[3];
  capsule_spoke(r, size, x);
  double norm = norm3(r);
  for (int i = 0; i < 3; i++) g[i] = r[i] / norm;
}

// With a = S^-1 x, b = S^-2 x: |a| (|a| - 1) / |b|
static void ellipsoid_parts(double b[3], double* na, double* nb, const double* size,
                            const double* x) {
  double a[3];
  for (int i = 0; i < 3; i++) {
    a[i] = x[i] / size[i];
    b[i] = a[i] / size[i];
  }
  *na = norm3(a);
  *nb = norm3(b);
}

static double ellipsoid(const double* size, const double* x) {
  double b[3], na, nb;
  ellipsoid_parts(b, &na, &nb, size, x);
  return na * (na - 1) / nb;
}

static void ellipsoid_gradient(double* g, const double* size, const double* x) {
  double b[3], na, nb;
  ellipsoid_parts(b, &na, &nb, size, x);
  double inva = 1 / na, invb = 1 / nb;
  double by_a = (2 * na - 1) * invb, by_b = na * (na - 1) * invb * invb;
  for (int i = 0; i < 3; i++) g[i] = b[i] * inva * by_a - b[i] * invb / (size[i] * size[i]) * by_b;
  normalize3(g);
}

static double cylinder(const double* size, const double* x) {
  double side = sqrt(x[0] * x[0] + x[1] * x[1]) - size[0], cap = fabs(x[2]) - size[1];
  double out[2] = {side > 0 ? side : 0, cap > 0 ? cap : 0};
  double most = side > cap ? side : cap;
  return (most < 0 ? most : 0) + sqrt(out[0] * out[0] + out[1] * out[1]);
}

static void cylinder_gradient(double* g, const double* size, const double* x) {
  double across = sqrt(x[0] * x[0] + x[1] * x[1]), along = fabs(x[2]);
  double side = across - size[0], cap = along - size[1];
  double spoke = across > TINY ? across : TINY;
  const double dir[3] = {x[0] / spoke, x[1] / spoke, x[2] / (along > TINY ? along : TINY)};
  bool nearer_side = side > cap;
  if ((nearer_side ? side : cap) < 0) {
    g[0] = nearer_side ? dir[0] : 0;
    g[1] = nearer_side ? dir[1] : 0;
    g[2] = nearer_side ? 0 : dir[2];
    return;
  }
  double out[2] = {side > 0 ? side : 0, cap > 0 ? cap : 0};
  double norm = sqrt(out[0] * out[0] + out[1] * out[1]);
  if (!(norm > TINY)) norm = TINY;
  g[0] = dir[0] * out[0] / norm;
  g[1] = dir[1] * out[0] / norm;
  g[2] = dir[2] * out[1] / norm;
}

// Unit directions inside a box: across a side near it, along the ray from the centre near that.
static void box_rays(double* g, const double* a, const double* x, const double* size) {
  for (int i = 0; i < 3; i++) g[i] = -size[i] / a[i];
  normalize3(g);
  for (int i = 0; i < 3; i++)
    if (x[i] < 0) g[i] = -g[i];
}

static double box(const double* size, const double* x) {
  double a[3], b[3];
  for (int i = 0; i < 3; i++) a[i] = fabs(x[i]) - size[i];
  if (a[0] >= 0 || a[1] >= 0 || a[2] >= 0) {
    for (int i = 0; i < 3; i++) b[i] = a[i] > 0 ? a[i] : 0;
    return norm3(b);
  }
  box_rays(b, a, x, size);
  double least = INFINITY;
  for (int i = 0; i < 3; i++) {
    double t = -a[i] / fabs(b[i]);
    if (t < least) least = t;
  }
  return -least * norm3(b);
}

static void box_gradient(double* g, const double* size, const double* x) {
  double a[3], b[3];
  for (int i = 0; i < 3; i++) a[i] = fabs(x[i]) - size[i];
  if (a[0] < 0 && a[1] < 0 && a[2] < 0) {
    box_rays(g, a, x, size);
    return;
  }
  for (int i = 0; i < 3; i++) b[i] = a[i] > 0 ? a[i] : 0;
  double norm = norm3(b);
  for (int i = 0; i < 3; i++) g[i] = a[i] > 0 ? b[i] / norm * x[i] / fabs(x[i]) : 0;
}

typedef struct ShapeField {
  double (*value)(const double* size, const double* x);
  void (*gradient)(double* g, const double* size, const double* x);
} ShapeField;

static const ShapeField FIELD[ctNGEOMTYPES] = {
    [ctGEOM_PLANE] = {plane, plane_gradient},
    [ctGEOM_SPHERE] = {sphere, sphere_gradient},
    [ctGEOM_CAPSULE] = {capsule, capsule_gradient},
    [ctGEOM_ELLIPSOID] = {ellipsoid, ellipsoid_gradient},
    [ctGEOM_CYLINDER] = {cylinder, cylinder_gradient},
    [ctGEOM_BOX] = {box, box_gradient},
};

bool sdf_is_known(int type) { return type >= 0 && type < ctNGEOMTYPES && FIELD[type].value; }

double sdf_shape(int type, const double size[3], const double x[3]) {
  return FIELD[type].value(size, x);
}

void sdf_shape_gradient(double gradient[3], int type, const double size[3], const double x[3]) {
  FIELD[type].gradient(gradient, size, x);
}

//---------------------------------- octrees -------------------------------------------------------

// Move a point outside a box a little way into it. Returns the distance that it had, or the
// negative one of a point inside, which stays.
static double into_box(double p[3], const double box[6]) {
  const double inset = 1e-6;
  double r[3], q[3], sum = 0;
  for (int i = 0; i < 3; i++) {
    r[i] = p[i] - box[i];
    q[i] = fabs(r[i]) - box[3 + i];
  }
  if (q[0] <= 0 && q[1] <= 0 && q[2] <= 0) return fmax(q[0], fmax(q[1], q[2]));
  for (int i = 0; i < 3; i++) {
    if (!(q[i] >= 0)) continue;
    sum += q[i] * q[i];
    p[i] -= r[i] > 0 ? q[i] + inset : -(q[i] + inset);
  }
  return sqrt(sum);
}

static bool is_leaf(const int child[8]) {
  for (int i = 0; i < 8; i++)
    if (child[i] != -1) return false;
  return true;
}

// The leaf around a point and the point's coordinates in it, 0 to 1.
static int find_leaf(double at[3], const SdfTree* t, const double p[3]) {
  enum { DEEPEST = 100 };
  int node = 0;
  for (int depth = 0; depth < DEEPEST; depth++) {
    const double* box = t->aabb + 6 * node;
    for (int i = 0; i < 3; i++) {
      double low = box[i] - box[3 + i], high = box[i] + box[3 + i];
      at[i] = (p[i] - low) / (high - low);
    }
    const int* child = t->child + 8 * node;
    if (is_leaf(child)) return node;
    int next = child[4 * !(at[2] < 0.5) + 2 * !(at[1] < 0.5) + !(at[0] < 0.5)];
    if (next < 0) return node;
    node = next;
  }
  return node;
}

// Weight of a corner along one axis, or its slope
static double weight(int corner, int axis, const double at[3]) {
  return corner >> axis & 1 ? at[axis] : 1 - at[axis];
}
static double slope(int corner, int axis) { return corner >> axis & 1 ? 1 : -1; }

double sdf_tree(const SdfTree* t, const double x[3]) {
  double p[3] = {x[0], x[1], x[2]}, at[3], sum = 0;
  double outside = into_box(p, t->aabb);
  const double* coeff = t->coeff + 8 * find_leaf(at, t, p);
  for (int k = 0; k < 8; k++)
    sum += weight(k, 0, at) * weight(k, 1, at) * weight(k, 2, at) * coeff[k];
  return outside > 0 ? sum + outside : sum;
}

void sdf_tree_gradient(double gradient[3], const SdfTree* t, const double x[3]) {
  double p[3] = {x[0], x[1], x[2]}, at[3];
  zero3(gradient);
  if (into_box(p, t->aabb) <= 0) {
    const double* coeff = t->coeff + 8 * find_leaf(at, t, p);
    for (int k = 0; k < 8; k++) {
      double wx = weight(k, 0, at), wy = weight(k, 1, at), wz = weight(k, 2, at);
      gradient[0] += slope(k, 0) * wy * wz * coeff[k];
      gradient[1] += wx * slope(k, 1) * wz * coeff[k];
      gradient[2] += wx * wy * slope(k, 2) * coeff[k];
    }
    return;
  }
  const double step = 1e-8;
  double here = sdf_tree(t, x);
  for (int i = 0; i < 3; i++) {
    double y[3] = {x[0], x[1], x[2]};
    y[i] += step;
    gradient[i] = (sdf_tree(t, y) - here) / step;
  }
}
