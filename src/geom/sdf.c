#include "geom/sdf.h"

#include "base/assert.h"
#include "math/vec.h"

#include <math.h>

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

static bool is_octree_leaf(const int child[8]) {
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
    if (is_octree_leaf(child)) return node;
    int next = child[4 * !(at[2] < 0.5) + 2 * !(at[1] < 0.5) + !(at[0] < 0.5)];
    if (next < 0) return node;
    CT_VALIDATE(next > node);
    node = next;
  }
  return node;
}

// Weight of a corner along one axis, or its slope
static double corner_weight(int corner, int axis, const double at[3]) {
  return corner >> axis & 1 ? at[axis] : 1 - at[axis];
}
static double corner_slope(int corner, int axis) { return corner >> axis & 1 ? 1 : -1; }

double sdf_tree(const SdfTree* t, const double x[3]) {
  double p[3] = {x[0], x[1], x[2]}, at[3], sum = 0;
  double outside = into_box(p, t->aabb);
  const double* coeff = t->coeff + 8 * find_leaf(at, t, p);
  for (int k = 0; k < 8; k++)
    sum += corner_weight(k, 0, at) * corner_weight(k, 1, at) * corner_weight(k, 2, at) * coeff[k];
  return outside > 0 ? sum + outside : sum;
}

void sdf_tree_gradient(double gradient[3], const SdfTree* t, const double x[3]) {
  double p[3] = {x[0], x[1], x[2]}, at[3];
  zero3(gradient);
  if (into_box(p, t->aabb) <= 0) {
    const double* coeff = t->coeff + 8 * find_leaf(at, t, p);
    for (int k = 0; k < 8; k++) {
      double wx = corner_weight(k, 0, at), wy = corner_weight(k, 1, at),
             wz = corner_weight(k, 2, at);
      gradient[0] += corner_slope(k, 0) * wy * wz * coeff[k];
      gradient[1] += wx * corner_slope(k, 1) * wz * coeff[k];
      gradient[2] += wx * wy * corner_slope(k, 2) * coeff[k];
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
