#include "geom/mesh_normal.h"
#include "math/quat.h"
#include "unit/geom/mesh_case.h"

static float length(const float* v) { return sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]); }

// Smooth, a corner leans by the areas of its sides: 6, 3 and 2 for the box of 1, 2, 3, some of
// which count twice where both triangles of a side meet.
static void smooth_is_weighted_by_area(void** state) {
  (void)state;
  float n[3 * BOX_VERTS];
  assert_true(mesh_normal_make(n, BOX_VERT, BOX_VERTS, BOX_FACE, BOX_FACES, true));
  const double sum[3] = {-2 * 6.0, -2 * 3.0, -2.0}; // corner 0: both of x, both of y, one of z
  double norm = sqrt(sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2]);
  for (int k = 0; k < 3; k++) assert_near(n[k], sum[k] / norm, 1e-6);
}

// Sides that lean too far from the mean are taken out: only the largest remains.
static void sharp_drops_what_leans_away(void** state) {
  (void)state;
  float n[3 * BOX_VERTS];
  assert_true(mesh_normal_make(n, BOX_VERT, BOX_VERTS, BOX_FACE, BOX_FACES, false));
  assert_near(n[0], -1, 1e-6);
  assert_near(n[1], 0, 1e-6);
  assert_near(n[2], 0, 1e-6);
}

// A face of less than 1e-7 has no weight; a vertex without any points up.
static void without_a_face_it_points_up(void** state) {
  (void)state;
  const double vert[12] = {0, 0, 0, 1e-4, 0, 0, 0, 0, 1e-4, 1, 1, 1};
  const int face[3] = {0, 1, 2};
  float n[12];
  assert_true(mesh_normal_make(n, vert, 4, face, 1, true));
  for (int i = 0; i < 4; i++) {
    assert_true(n[3 * i] == 0 && n[3 * i + 1] == 0 && n[3 * i + 2] == 1);
  }
}

static void turns_scales_and_makes_unit(void** state) {
  (void)state;
  float n[6] = {0, 1, 0, 0, 0, 0};
  const double quarter_about_z[4] = {sqrt(0.5), 0, 0, sqrt(0.5)}, scale[3] = {2, 3, 4};
  double R[9];
  quat_to_mat(R, quarter_about_z);
  mesh_normal_rotate(n, 1, R);
  assert_near(n[0], 1, 1e-7);
  mesh_normal_scale(n, 2, scale);
  assert_near(n[0], 2, 1e-6);
  mesh_normal_unit(n, 2);
  assert_near(length(n), 1, 1e-7);
  assert_true(n[5] == 1);
}

static bool work(MemoryCount* memory) {
  memory_scarce(memory);
  float n[3 * BOX_VERTS];
  return mesh_normal_make(n, BOX_VERT, BOX_VERTS, BOX_FACE, BOX_FACES, false);
}

static void no_memory_no_leak(void** state) {
  (void)state;
  assert_true(memory_failures(work) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(smooth_is_weighted_by_area),  cmocka_unit_test(sharp_drops_what_leans_away),
      cmocka_unit_test(without_a_face_it_points_up), cmocka_unit_test(turns_scales_and_makes_unit),
      cmocka_unit_test(no_memory_no_leak),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
