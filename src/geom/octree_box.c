#include "geom/octree_box.h"

#include "math/vec.h"

static bool triangle_box_apart(const double aamm[6], const double* const v[3]) {
  for (int i = 0; i < 3; i++) {
    double low = aamm[i], high = aamm[3 + i];
    if (v[0][i] < low && v[1][i] < low && v[2][i] < low) return true;
    if (v[0][i] > high && v[1][i] > high && v[2][i] > high) return true;
  }
  return false;
}

// The corners of the box that are furthest along the normal and against it lie on one side.
static bool plane_apart(const double low[3], const double size[3], const double normal[3],
                        const double on[3]) {
  double ahead[3], behind[3], base = dot3(normal, low);
  for (int i = 0; i < 3; i++) {
    double reach = normal[i] > 0 ? size[i] : 0;
    ahead[i] = reach - on[i];
    behind[i] = size[i] - reach - on[i];
  }
  return (base + dot3(normal, ahead)) * (base + dot3(normal, behind)) > 0;
}

static double positive_part(double x) { return x > 0 ? x : 0; }

// In the plane across an axis: the box lies outside one of the projected edges.
static bool projection_apart(const double low[3], const double size[3], const double* const v[3],
                             double edge[3][3], const double normal[3]) {
  for (int a = 0; a < 3; a++) {
    int b = (a + 1) % 3, c = (a + 2) % 3;
    double sign = normal[a] >= 0 ? 1 : -1;
    for (int i = 0; i < 3; i++) {
      double u = -edge[i][c] * sign, w = edge[i][b] * sign;
      double reach =
          -(u * v[i][b] + w * v[i][c]) + positive_part(size[b] * u) + positive_part(size[c] * w);
      if (u * low[b] + w * low[c] + reach < 0) return true;
    }
  }
  return false;
}

bool octree_box_touches(const double aamm[6], const double* const corner[3]) {
  if (triangle_box_apart(aamm, corner)) return false;
  double edge[3][3], normal[3], size[3];
  for (int i = 0; i < 3; i++) sub3(edge[i], corner[(i + 1) % 3], corner[i]);
  cross3(normal, edge[0], edge[1]);
  sub3(size, aamm + 3, aamm);
  return !plane_apart(aamm, size, normal, corner[0]) &&
         !projection_apart(aamm, size, corner, edge, normal);
}
