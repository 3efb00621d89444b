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

typedef struct Case {
  cttGeom type;
  double size[3];
  Ray ray;
  double x, normal[3];
} Case;

static void known_hits(void** state) {
  (void)state;
  static const Case cases[] = {
      {ctGEOM_PLANE, {0, 0, 1}, {{1, 2, 3}, {0, 0, -2}}, 1.5, {0, 0, 1}},
      {ctGEOM_PLANE, {0, 0, 1}, {{1, 2, -3}, {0, 0, 2}}, -1, {0, 0, 0}}, // from below
      {ctGEOM_PLANE, {1, 1, 1}, {{1.5, 0, 1}, {0, 0, -1}}, -1, {0, 0, 0}},
      {ctGEOM_SPHERE, {1, 0, 0}, {{3, 0, 0}, {-2, 0, 0}}, 1, {1, 0, 0}},
      {ctGEOM_SPHERE, {1, 0, 0}, {{0, 0, 0}, {0, 0, -4}}, 0.25, {0, 0, -1}}, // from within
      {ctGEOM_SPHERE, {1, 0, 0}, {{3, 0, 0}, {1, 0, 0}}, -1, {0, 0, 0}},     // behind
      {ctGEOM_SPHERE, {1, 0, 0}, {{3, 1.5, 0}, {-1, 0, 0}}, -1, {0, 0, 0}},
      {ctGEOM_CAPSULE, {.5, 1, 0}, {{2, 0, .3}, {-1, 0, 0}}, 1.5, {1, 0, 0}},
      {ctGEOM_CAPSULE, {.5, 1, 0}, {{0, 0, 3}, {0, 0, -1}}, 1.5, {0, 0, 1}},
      {ctGEOM_CAPSULE, {.5, 1, 0}, {{0, 0, -3}, {0, 0, 1}}, 1.5, {0, 0, -1}},
      {ctGEOM_CAPSULE, {.5, 1, 0}, {{0, 0, 0}, {0, 0, 1}}, 1.5, {0, 0, 1}},
      {ctGEOM_ELLIPSOID, {1, 2, 3}, {{0, 5, 0}, {0, -1, 0}}, 3, {0, 1, 0}},
      {ctGEOM_ELLIPSOID, {1, 2, 3}, {{0, 0, 0}, {0, 0, 1}}, 3, {0, 0, 1}},
      {ctGEOM_CYLINDER, {.5, 1, 0}, {{.2, .1, 4}, {0, 0, -1}}, 3, {0, 0, 1}},
      {ctGEOM_CYLINDER, {.5, 1, 0}, {{.2, .1, 0}, {0, 0, -1}}, 1, {0, 0, -1}},
      {ctGEOM_CYLINDER, {.5, 1, 0}, {{0, 2, .9}, {0, -1, 0}}, 1.5, {0, 1, 0}},
      {ctGEOM_CYLINDER, {.5, 1, 0}, {{0, 2, 1.1}, {0, -1, 0}}, -1, {0, 0, 0}},
      {ctGEOM_BOX, {1, 2, 3}, {{4, .5, .5}, {-1, 0, 0}}, 3, {1, 0, 0}},
      {ctGEOM_BOX, {1, 2, 3}, {{0, 0, 0}, {0, -1, 0}}, 2, {0, -1, 0}},
      {ctGEOM_BOX, {1, 2, 3}, {{4, 2.5, .5}, {-1, 0, 0}}, -1, {0, 0, 0}},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    const Case* c = cases + i;
    double normal[3] = {9, 9, 9};
    near(raycast_shape(c->type, c->size, &c->ray, normal), c->x);
    near3(normal, c->normal[0], c->normal[1], c->normal[2]);
    near(raycast_shape(c->type, c->size, &c->ray, NULL), c->x);
  }
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
  double x = raycast_shape(ctGEOM_CAPSULE, size, &local, n);
  mat3_mul_vec(n, mat, n);
  assert_true(x > 0);
  near(ctu_rayGeom(pos, mat, size, p, v, ctGEOM_CAPSULE, m), x);
  near3(m, n[0], n[1], n[2]);
  // a sphere needs no orientation
  near(
      ctu_rayGeom(pos, NULL, size, (double[]){1, -2, 5}, (double[]){0, 0, -1}, ctGEOM_SPHERE, NULL),
      1.5);
}

static void box_faces(void** state) {
  (void)state;
  double size[3] = {1, 2, 3}, face[6];
  Ray ray = {{-4, .5, .5}, {2, 0, 0}};
  near(raycast_box_faces(size, &ray, face), 1.5);
  near(face[0], 1.5);
  near(face[1], 2.5);
  for (int i = 2; i < 6; i++) near(face[i], -1);
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
      cmocka_unit_test(known_hits), cmocka_unit_test(frames),
      cmocka_unit_test(box_faces),  cmocka_unit_test(fans_do_not_leak),
      cmocka_unit_test(triangles),  cmocka_unit_test(boxes_of_trees),
      cmocka_unit_test(skins),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
