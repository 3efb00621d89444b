#include "geom/raycast.h"
#include "math/quat.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <math.h>

static void near(double a, double b) {
  if (!(fabs(a - b) < 1e-12)) fail_msg("%.17g is not %.17g", a, b);
}

static void near3(const double* a, double x, double y, double z) {
  near(a[0], x);
  near(a[1], y);
  near(a[2], z);
}

// Without a hit the normal is zero; who does not want it passes NULL.
static void normal_may_be_left_out(void** state) {
  (void)state;
  double size[3] = {1, 0, 0}, normal[3] = {9, 9, 9};
  Ray hit = {{3, 0, 0}, {-2, 0, 0}}, miss = {{3, 0, 0}, {2, 0, 0}};
  near(raycast_shape(&shape_sphere, size, &hit, normal), 1);
  near3(normal, 1, 0, 0);
  near(raycast_shape(&shape_sphere, size, &hit, NULL), 1);
  near(raycast_shape(&shape_sphere, size, &miss, normal), -1);
  near3(normal, 0, 0, 0);
}

// The same hit in a moved and turned frame.
static void frames(void** state) {
  (void)state;
  double quat[4] = {.5, .1, -.7, .5}, mat[9], pos[3] = {1, -2, 3}, size[3] = {.5, 1, 0};
  normalize4(quat);
  quat_to_mat(mat, quat);
  Ray local = {{2, .1, .3}, {-1, .02, .1}};
  double p[3], v[3], n[3], m[3];
  mat3_mul_vec(p, mat, local.p);
  addto3(p, pos);
  mat3_mul_vec(v, mat, local.v);
  double x = raycast_shape(&shape_capsule, size, &local, n);
  mat3_mul_vec(n, mat, n);
  assert_true(x > 0);
  near(ctu_rayGeom(pos, mat, size, p, v, ctGEOM_CAPSULE, m), x);
  near3(m, n[0], n[1], n[2]);
  // a sphere needs no orientation
  near(
      ctu_rayGeom(pos, NULL, size, (double[]){1, -2, 5}, (double[]){0, 0, -1}, ctGEOM_SPHERE, NULL),
      1.5);
}

// Every ray through a fan of triangles about a vertex meets one, at edges and the vertex too.
static void fans_do_not_leak(void** state) {
  (void)state;
  enum { N = 7 };
  double rim[N][3], top[3] = {.01, .02, .3};
  for (int i = 0; i < N; i++) {
    rim[i][0] = cos(2 * 3.14159265 * i / N);
    rim[i][1] = sin(2 * 3.14159265 * i / N);
    rim[i][2] = 0.1 * i;
  }
  for (int k = 0; k <= 20; k++) {
    for (int e = 0; e < N; e++) {
      double at[3] = {top[0] + k / 20.0 * .99 * (rim[e][0] - top[0]),
                      top[1] + k / 20.0 * .99 * (rim[e][1] - top[1]),
                      top[2] + k / 20.0 * .99 * (rim[e][2] - top[2])};
      Ray ray = {{.2, -.3, 4}, {0}};
      sub3(ray.v, at, ray.p);
      RaySheared s = raycast_shear(&ray);
      bool met = false;
      for (int i = 0; i < N; i++) {
        double x = raycast_triangle(&s, top, rim[i], rim[(i + 1) % N]);
        if (x < 0) continue;
        met = true;
        assert_true(fabs(x - 1) < 1e-9);
      }
      assert_true(met);
    }
  }
}

static void triangles(void** state) {
  (void)state;
  double a[3] = {0, 0, 1}, b[3] = {1, 0, 1}, c[3] = {0, 1, 1};
  Ray hit = {{.2, .3, 5}, {0, 0, -2}}, miss = {{.8, .3, 5}, {0, 0, -2}},
      away = {{.2, .3, 5}, {0, 0, 1}};
  Ray flat = {{-1, .3, 1}, {1, 0, 0}};
  RaySheared s = raycast_shear(&hit);
  near(raycast_triangle(&s, a, b, c), 2);
  near(raycast_triangle(&s, a, c, b), 2); // from either side
  s = raycast_shear(&miss);
  near(raycast_triangle(&s, a, b, c), -1);
  s = raycast_shear(&away);
  near(raycast_triangle(&s, a, b, c), -1);
  s = raycast_shear(&flat);
  near(raycast_triangle(&s, a, b, c), -1);
}

static void boxes_of_trees(void** state) {
  (void)state;
  double box[6] = {1, 0, 0, .5, .5, .5}, near_x;
  Ray ray = {{-1, .5, 0}, {1, 0, 0}}; // along a face
  RaySheared s = raycast_shear(&ray);
  assert_true(raycast_enters(&s, box, INFINITY, &near_x));
  near(near_x, 1.5);
  assert_false(raycast_enters(&s, box, 1.4, &near_x));
  ray.p[1] = .6;
  s = raycast_shear(&ray);
  assert_false(raycast_enters(&s, box, INFINITY, &near_x));
  double flat[6] = {1, 0, 0, 0, .5, .5};
  ray.p[1] = .1;
  s = raycast_shear(&ray);
  assert_true(raycast_enters(&s, flat, INFINITY, &near_x));
}

static void skins(void** state) {
  (void)state;
  float vert[] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
  int face[] = {0, 1, 2, 0, 1, 3}, id = -1;
  near(ctu_raySkin(2, 4, face, vert, (double[]){.1, .7, 2}, (double[]){0, 0, -1}, &id), 2);
  assert_int_equal(id, 2);
  near(ctu_raySkin(2, 4, face, vert, (double[]){.1, 3, .8}, (double[]){0, -1, 0}, &id), 3);
  assert_int_equal(id, 3);
  near(ctu_raySkin(2, 4, face, vert, (double[]){.9, 3, .8}, (double[]){0, -1, 0}, &id), -1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(normal_may_be_left_out), cmocka_unit_test(frames),
      cmocka_unit_test(fans_do_not_leak),       cmocka_unit_test(triangles),
      cmocka_unit_test(boxes_of_trees),         cmocka_unit_test(skins),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
