#include "collide/col_triangle.h"
#include "unit/collide/pairs.h"

static const double A[3] = {0, 0, 0}, B[3] = {1, 0, 0}, C[3] = {0, 1, 0};
static const double eye[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
static const Triangle flat = {{A, B, C}, 0.1};

static void nearest_points(void** state) {
  (void)state;
  static const double at[][6] = {
      {0.2, 0.3, 1, 0.2, 0.3, 0},  // above the inside
      {0.2, 0.3, -1, 0.2, 0.3, 0}, // below
      {-1, -2, 0.5, 0, 0, 0},      // beyond a corner
      {3, -1, 0, 1, 0, 0},         // beyond another
      {0.4, -1, 0, 0.4, 0, 0},     // beside an edge
      {1, 1, 0.3, 0.5, 0.5, 0},    // beside the long edge
      {0.25, 0.25, 0, 0.25, 0.25, 0},
  };
  for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
    double r[3];
    col_triangle_nearest(r, &flat, at[i]);
    assert_vec(r, at[i][3], at[i][4], at[i][5]);
  }
  // three corners on a line: some point of it
  Triangle line = {{A, B, B}, 0};
  double r[3];
  col_triangle_nearest(r, &line, (double[]){0.3, 2, 0});
  assert_true(r[0] >= 0 && r[0] <= 1 && r[1] == 0 && r[2] == 0);
}

static void ball(void** state) {
  (void)state;
  ctContact con[1];
  assert_int_equal(col_triangle_ball(con, (double[]){0.2, 0.2, 0.45}, 0.3, &flat, 0), 0);
  assert_int_equal(col_triangle_ball(con, (double[]){0.2, 0.2, 0.45}, 0.3, &flat, 0.1), 1);
  assert_near(con->dist, 0.05, 1e-12);
  assert_vec(con->frame, 0, 0, -1);
  assert_vec(con->pos, 0.2, 0.2, 0.125); // between z = 0.15 and z = 0.1
  assert_int_equal(col_triangle_ball(con, (double[]){0.2, 0.2, NAN}, 0.3, &flat, 0), 0);
}

// The centre all but lies in the triangle: rounding in its plane must not turn the normal.
static void ball_in_the_plane(void** state) {
  (void)state;
  static const double a[3] = {-0.0997, -0.0993, 0}, b[3] = {0.0155, 0.0003, 0},
                      c[3] = {-0.0993, 0.0051, 0};
  const Triangle t = {{a, b, c}, 0.005};
  ctContact con[1];
  static const double center[][3] = {{-0.05, -0.02, 4e-14}, {-0.07, -0.015, 4e-14}};
  for (int i = 0; i < 2; i++) {
    assert_int_equal(col_triangle_ball(con, center[i], 0.1, &t, 0), 1);
    assert_true(con->frame[0] == 0 && con->frame[1] == 0 && con->frame[2] == -1);
  }
}

// The corners of a triangle inside are pushed out of the nearest face; corners of the box count
// where they are near the triangle.
static void box(void** state) {
  (void)state;
  ctContact con[16];
  double pos[3] = {0, 0, -0.45}, size[3] = {0.5, 0.5, 0.5};
  int n = col_triangle_box(con, (Placed){pos, eye, size}, &flat, 0);
  assert_int_equal(n, 2);
  // corner A is 0.05 inside the top and has the radius 0.1
  assert_near(con[0].dist, -0.15, 1e-12);
  assert_vec(con[0].frame, 0, 0, 1);
  assert_vec(con[0].pos, 0, 0, -0.1 + 0.075);
  // the box's corner (0.5, 0.5, 0.05) is above the triangle
  assert_near(con[1].dist, -0.05, 1e-12);
  assert_vec(con[1].frame, 0, 0, -1);
  pos[2] = -0.65;
  assert_int_equal(col_triangle_box(con, (Placed){pos, eye, size}, &flat, 0), 0);
  assert_int_equal(col_triangle_box(con, (Placed){pos, eye, size}, &flat, 0.06), 2);
}

static void capsule(void** state) {
  (void)state;
  ctContact con[8];
  double pos[3] = {0.2, 0.2, 0.5}, size[2] = {0.1, 0.3};
  // upright: the lower end; its lowest point is at 0.1
  int n = col_triangle_capsule(con, (Placed){pos, eye, size}, &flat, 0.01);
  assert_int_equal(n, 1);
  assert_near(con[0].dist, 0, 1e-12);
  assert_vec(con[0].frame, 0, 0, -1);
  // beside corner B, no end near
  double beside[3] = {1.15, 0, 0}, tall[2] = {0.1, 5};
  n = col_triangle_capsule(con, (Placed){beside, eye, tall}, &flat, 0);
  assert_int_equal(n, 1);
  assert_near(con[0].dist, -0.05, 1e-12);
  assert_vec(con[0].frame, -1, 0, 0);
  assert_vec(con[0].pos, 1.075, 0, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nearest_points),    cmocka_unit_test(ball),
      cmocka_unit_test(ball_in_the_plane), cmocka_unit_test(box),
      cmocka_unit_test(capsule),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
