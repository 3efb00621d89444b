// Ear clipping. Every comparison is written so that coordinates which are not numbers, and indices
// which point nowhere, take the same way as in MuJoCo 3.5.0.
#include "asset/mesh_obj.h"
#include "base/assert.h"

#include <float.h>
#include <math.h>
#include <string.h>

// The two coordinates polygons are seen in.
typedef struct CutPlane {
  const ObjCutter* cut;
  int axis[2];
} CutPlane;

static const float* cut_vertex(const ObjCutter* cut, int index) {
  return 0 <= index && index < cut->nvert ? cut->vert + 3 * (long long)index : NULL;
}

// Drop the axis along which the normal of the first corner that has one is largest.
static void choose_axes(CutPlane* view, const ObjCorner* c, int n) {
  view->axis[0] = 1;
  view->axis[1] = 2;
  for (int k = 0; k < n; k++) {
    const float* a = cut_vertex(view->cut, c[k].vert);
    const float* b = cut_vertex(view->cut, c[(k + 1) % n].vert);
    const float* d = cut_vertex(view->cut, c[(k + 2) % n].vert);
    if (!a || !b || !d) continue;
    float p[3] = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
    float q[3] = {d[0] - b[0], d[1] - b[1], d[2] - b[2]};
    float x = fabsf(p[1] * q[2] - p[2] * q[1]);
    float y = fabsf(p[2] * q[0] - p[0] * q[2]);
    float z = fabsf(p[0] * q[1] - p[1] * q[0]);
    if (!(x > FLT_EPSILON || y > FLT_EPSILON || z > FLT_EPSILON)) continue;
    if (x > y && x > z) return;
    view->axis[0] = 0;
    if (z > x && z > y) view->axis[1] = 1;
    return;
  }
}

static bool project_vertex(const CutPlane* view, int index, float* out) {
  const float* v = cut_vertex(view->cut, index);
  out[0] = v ? v[view->axis[0]] : 0;
  out[1] = v ? v[view->axis[1]] : 0;
  return v != NULL;
}

// Half the sum of cross products: its sign is the sense of rotation.
static float signed_area(const CutPlane* view, const ObjCorner* c, int n) {
  float area = 0;
  for (int k = 0; k < n; k++) {
    float a[2], b[2];
    if (!project_vertex(view, c[k].vert, a) || !project_vertex(view, c[(k + 1) % n].vert, b))
      continue;
    area += (a[0] * b[1] - a[1] * b[0]) * 0.5f;
  }
  return area;
}

typedef struct CutTriangle {
  float x[3], y[3];
} CutTriangle;

// Crossing number of a ray from (x, y) along the first axis is odd.
static bool is_in_triangle(const CutTriangle* t, float x, float y) {
  bool odd = false;
  for (int i = 0, j = 2; i < 3; j = i++)
    if ((t->y[i] > y) != (t->y[j] > y) &&
        x < (t->x[j] - t->x[i]) * (y - t->y[i]) / (t->y[j] - t->y[i]) + t->x[i])
      odd = !odd;
  return odd;
}

// Whether corners first, first + 1, first + 2 (mod n) are convex and hold no other vertex.
static bool is_ear(ObjCutter* cut, const CutPlane* view, float area, const ObjCorner* c, int n,
                   int first) {
  CutTriangle t;
  float p[2];
  for (int k = 0; k < 3; k++) {
    project_vertex(view, c[(first + k) % n].vert, p);
    t.x[k] = p[0];
    t.y[k] = p[1];
  }
  float cross = (t.x[1] - t.x[0]) * (t.y[2] - t.y[1]) - (t.y[1] - t.y[0]) * (t.x[2] - t.x[1]);
  if (cross * area < 0) return false;
  cut->work -= n;
  for (int k = 3; k < n; k++)
    if (project_vertex(view, c[(first + k) % n].vert, p) && is_in_triangle(&t, p[0], p[1]))
      return false;
  return true;
}

void mesh_obj_cut(ObjCutter* cut, ObjCorner* c, int n) {
  CT_ASSERT(n >= 0);
  if (n > MESH_OBJ_MAX_CORNERS) cut->dropped++;
  if (n < 3 || n > MESH_OBJ_MAX_CORNERS) return;
  CutPlane view = {cut, {1, 2}};
  choose_axes(&view, c, n);
  float area = signed_area(&view, c, n);

  // Try the corners in turn, n of them and one more after each ear.
  //
  // QUIRK(last-ear; test_mesh_obj_cut:polygons): An ear that is found with the last try of a budget
  // is the last one, and the rest of the polygon is dropped: the budget is renewed in the next
  // round.
  int first = 0, left = n, counted = n;
  while (n > 3 && left > 0 && cut->work >= 0) {
    if (first >= n) first -= n;
    left = counted == n ? left - 1 : n;
    counted = n;
    cut->work--;
    if (!is_ear(cut, &view, area, c, n, first)) {
      first++;
      continue;
    }
    ObjCorner ear[3] = {c[first], c[(first + 1) % n], c[(first + 2) % n]};
    cut->emit(cut->user, ear);
    int drop = (first + 1) % n;
    memmove(c + drop, c + drop + 1, (size_t)(n - 1 - drop) * sizeof *c);
    n--;
  }
  if (n == 3) cut->emit(cut->user, c);
}
