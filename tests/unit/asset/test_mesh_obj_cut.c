// Polygons cut into triangles. The first rows were measured on MuJoCo 3.5.0.
#include "asset/mesh_obj.h"
#include "support/cmocka_all.h"

#include <math.h>

enum { MAX = 400 };

typedef struct Result {
  int index[3 * MAX];
  int n; // triangles
} Result;

static void keep(void* user, const ObjCorner* t) {
  Result* r = (Result*)user;
  assert_true(r->n < MAX);
  for (int k = 0; k < 3; k++) r->index[3 * r->n + k] = t[k].vert;
  r->n++;
}

static Result cut(const float* vert, int nvert, const int* polygon, int n) {
  Result r = {{0}, 0};
  ObjCorner corner[MAX];
  for (int i = 0; i < n; i++) corner[i] = (ObjCorner){polygon[i], -1, -1};
  ObjCutter c = {vert, nvert, 0, 1000000, keep, &r};
  mesh_obj_cut(&c, corner, n);
  assert_true(c.work >= 0);
  return r;
}

typedef struct Row {
  float vert[18];
  int n;
  int first; // the polygon starts here and goes round
  const char* triangles;
} Row;

static const Row kRow[] = {
    {{0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0}, 4, 0, "012023"},
    {{0, 0, 0, 3, 0, 0, 1, 1, 0, 0, 1, 0}, 4, 0, "012023"}, // not the shorter diagonal
    {{0, 0, 0, 1, 0, 0, 3, 3, 0, 0, 1, 0}, 4, 0, "012023"},
    {{0, 0, 0, 1, 0, 0, .2f, .2f, 0, 0, 1, 0}, 4, 0, "012023"}, // concave at 2
    {{0, 0, 0, 1, 0, 0, .2f, .2f, 0, 0, 1, 0}, 4, 1, "230120"},
    {{0, 0, 0, 1, 0, 0, .2f, .2f, 0, 0, 1, 0}, 4, 2, "230201"},
    {{0, 0, 0, 1, 0, 0, .2f, .2f, 0, 0, 1, 0}, 4, 3, "012302"},
    {{0, 0, 0, 1, 0, 0, 1.5f, 1, 0, .5f, 2, 0, -.5f, 1, 0}, 5, 0, "012023034"},
    {{0, 0, 0, 1, 0, 0, 1.5f, 1, 0, .5f, .2f, 0, -.5f, 1, 0}, 5, 0, "123340013"},
    {{0, 0, 0, 0, 1, 0, 0, 1.5f, 1, 0, .5f, .2f, 0, -.5f, 1}, 5, 0, "123340013"}, // along x
    {{0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 1, 1, 0}, 5, 0, "012023034"},
    {{0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0}, 5, 0, "012023034"}, // a line
    {{0, 0, 0, 1, 0, 0, 1.5f, 1, 0, .5f, 2, 0, -.5f, 1, 0, 0, 0, 1}, 6, 0, "123134450014"},
    {{0, 0, 0, 2, 3, 0, 1, 4, 0, 0, 4, 0, 4, 3, 0}, 5, 0, "401"}, // an ear with the last try
    {{0}, 3, 0, "012"},
    {{0}, 2, 0, ""},
    {{0}, 0, 0, ""},
};

static void polygons(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    int polygon[6];
    for (int k = 0; k < kRow[i].n; k++) polygon[k] = (kRow[i].first + k) % kRow[i].n;
    Result r = cut(kRow[i].vert, 6, polygon, kRow[i].n);
    char out[40] = "";
    for (int k = 0; k < 3 * r.n; k++) snprintf(out + k, 2, "%d", r.index[k]);
    if (strcmp(out, kRow[i].triangles) != 0)
      fail_msg("row %d gives %s, not %s", (int)i, out, kRow[i].triangles);
  }
}

static void indices_may_point_nowhere(void** state) {
  (void)state;
  const float vert[] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};
  Result r = cut(vert, 4, (int[]){0, 1, 2, 3, 49}, 5);
  assert_int_equal(r.n, 3);
  r = cut(vert, 4, (int[]){-5, -6, -7, 100, 101}, 5);
  assert_int_equal(r.n, 3);
  r = cut(NULL, 0, (int[]){0, 1, 2, 3}, 4);
  assert_int_equal(r.n, 2);
}

// A star of 2k corners: every ear is real, so the areas of the triangles add up to that of the
// star.
static void triangles_cover_the_polygon(void** state) {
  (void)state;
  for (int n = 4; n <= 60; n += 2) {
    float vert[3 * 60];
    int polygon[60];
    double area = 0, sum = 0;
    for (int i = 0; i < n; i++) {
      double a = 6.283185307179586 * i / n, radius = i % 2 ? 0.4 : 1;
      vert[3 * i] = (float)(5 + radius * cos(a));
      vert[3 * i + 1] = 7;
      vert[3 * i + 2] = (float)(radius * sin(a));
      polygon[i] = i;
    }
    for (int i = 0; i < n; i++) {
      const float *a = vert + 3 * i, *b = vert + 3 * ((i + 1) % n);
      area += ((double)a[0] * b[2] - (double)a[2] * b[0]) / 2;
    }
    Result r = cut(vert, n, polygon, n);
    assert_int_equal(r.n, n - 2);
    for (int i = 0; i < r.n; i++) {
      const float *a = vert + 3 * r.index[3 * i], *b = vert + 3 * r.index[3 * i + 1],
                  *c = vert + 3 * r.index[3 * i + 2];
      double twice = ((double)b[0] - a[0]) * ((double)c[2] - a[2]) -
                     ((double)b[2] - a[2]) * ((double)c[0] - a[0]);
      assert_true(twice > -1e-6);
      sum += twice / 2;
    }
    assert_true(fabs(sum - area) < 1e-5);
  }
}

static void work_is_limited(void** state) {
  (void)state;
  float vert[3 * MAX];
  ObjCorner corner[MAX];
  for (int i = 0; i < MAX; i++) {
    vert[3 * i] = cosf((float)i);
    vert[3 * i + 1] = sinf((float)i);
    vert[3 * i + 2] = 0;
    corner[i] = (ObjCorner){i, -1, -1};
  }
  Result r = {{0}, 0};
  ObjCutter c = {vert, MAX, 0, 1000, keep, &r};
  mesh_obj_cut(&c, corner, MESH_OBJ_MAX_CORNERS);
  assert_true(c.work < 0);
  assert_true(r.n < 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(polygons),
      cmocka_unit_test(indices_may_point_nowhere),
      cmocka_unit_test(triangles_cover_the_polygon),
      cmocka_unit_test(work_is_limited),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
