#include "deform/face_near.h"
#include "math/vec.h"
#include "support/deform_scene.h"

static GeomPlace place_first(const DeformScene* s) {
  GeomPlace g = {.m = s->m, .d = s->d, .geom = 0};
  copy3(g.pos, s->d->geom_xpos);
  copy9(g.mat, s->d->geom_xmat);
  return g;
}

static DeformScene open_shape(const char* geom) {
  char xml[400];
  snprintf(xml, sizeof xml, "<mujoco><worldbody><geom %s/></worldbody></mujoco>", geom);
  DeformScene s = deform_scene(xml);
  ct_forward(s.m, s.d);
  return s;
}

// A large triangle above the shape at height 0.3: the nearest point is the shape's top.
static void check_above(const char* geom, double top) {
  DeformScene s = open_shape(geom);
  GeomPlace g = place_first(&s);
  static const double kCorner[3][3] = {{-1, -1, 0.3}, {1, -1, 0.3}, {0, 2, 0.3}};
  const double* const corner[3] = {kCorner[0], kCorner[1], kCorner[2]};
  NearPoint near;
  double b[3];
  assert_true(face_near(&g, corner, 3, 1, &near, b));
  assert_within(near.dist, 0.3 - top, 1e-6);
  assert_within(near.normal[2], 1, 1e-6);
  assert_within(near.point[2], top, 1e-6);
  assert_within(b[0] + b[1] + b[2], 1, 1e-12);
  assert_false(face_near(&g, corner, 3, 0.3 - top - 1e-3, &near, b));
  // a segment
  static const double kEnd[2][3] = {{-1, 0, 0.3}, {1, 0, 0.3}};
  const double* const end[3] = {kEnd[0], kEnd[1], NULL};
  assert_true(face_near(&g, end, 2, 1, &near, b));
  assert_within(near.dist, 0.3 - top, 1e-6);
  assert_within(b[0] + b[1], 1, 1e-12);
  deform_scene_close(&s);
}

static void shapes_below_a_face(void** state) {
  (void)state;
  check_above("type='sphere' size='.1'", 0.1);
  check_above("type='capsule' size='.05 .1'", 0.15);
  check_above("type='capsule' size='.05 .1' euler='90 0 0'", 0.05);
  check_above("type='box' size='.1 .1 .2'", 0.2);
  check_above("type='box' size='.1 .1 .1' euler='45 0 0'", 0.1 * sqrt(2));
  check_above("type='cylinder' size='.1 .2'", 0.2);
  check_above("type='ellipsoid' size='.1 .1 .25'", 0.25);
}

// A face that cuts through a box deeply tells nothing.
static void overlap_is_left_to_vertices(void** state) {
  (void)state;
  DeformScene s = open_shape("type='box' size='.1 .1 .1'");
  GeomPlace g = place_first(&s);
  static const double kCorner[3][3] = {{-1, -1, 0}, {1, -1, 0}, {0, 2, 0}};
  const double* const corner[3] = {kCorner[0], kCorner[1], kCorner[2]};
  NearPoint near;
  double b[3];
  assert_false(face_near(&g, corner, 3, 1, &near, b));
  deform_scene_close(&s);
}

// A shallow overlap of a sharp edge and of a face that only it pierces is pushed back the short
// way.
static void shallow_overlap_is_pushed_out(void** state) {
  (void)state;
  DeformScene s = open_shape("type='box' size='.004 .004 .1'");
  GeomPlace g = place_first(&s);
  static const double kCorner[3][3] = {{-1, -1, 0.099}, {1, -1, 0.099}, {0, 2, 0.099}};
  const double* const corner[3] = {kCorner[0], kCorner[1], kCorner[2]};
  NearPoint near;
  double b[3];
  assert_true(face_near(&g, corner, 3, 0.01, &near, b));
  assert_within(near.dist, -0.001, 1e-6);
  assert_within(near.normal[2], 1, 1e-6);
  deform_scene_close(&s);
}

// A peak of a height field, a corner of an exact mesh and a field of distances between the vertices
// of a face.
static void surfaces_without_support(void** state) {
  (void)state;
  static const char* const kXml[] = {
      "<mujoco><asset><hfield name='h' nrow='3' ncol='3' size='1 1 .2 .1' elevation='0 0 0 0 1 0 0 "
      "0 0'/></asset><worldbody><geom type='hfield' hfield='h'/></worldbody></mujoco>",
      "<mujoco><asset><mesh name='m' vertex='-1 -1 0 1 -1 0 0 1 0 0 0 .2' face='0 2 1 0 1 3 1 2 3 "
      "2 0 3'/></asset><worldbody><geom type='mesh' mesh='m'/></worldbody></mujoco>",
  };
  static const double kHeight[] = {0.25, 0.19};
  for (int i = 0; i < 2; i++) {
    DeformScene s = deform_scene(kXml[i]);
    if (i == 1) s.m->geom_exact[0] = 1;
    ct_forward(s.m, s.d);
    GeomPlace g = place_first(&s);
    for (int k = 0; k < 2; k++) { // above, and pierced
      double z = kHeight[k];
      const double p[3][3] = {{-.3, -.2, z}, {.3, -.3, z}, {.05, .4, z}};
      const double* const corner[3] = {p[0], p[1], p[2]};
      NearPoint near;
      double b[3];
      assert_true(face_near(&g, corner, 3, 0.1, &near, b));
      assert_below(fabs(near.dist - (z - 0.2)), 0.15 * fabs(z - 0.2) + 2e-3);
      assert_below(0.5, near.normal[2]);
      assert_within(b[0] + b[1] + b[2], 1, 1e-12);
    }
    deform_scene_close(&s);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shapes_below_a_face),
      cmocka_unit_test(overlap_is_left_to_vertices),
      cmocka_unit_test(shallow_overlap_is_pushed_out),
      cmocka_unit_test(surfaces_without_support),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
