#include "collide/flex_ray.h"
#include "unit/pos/trees.h"

// A square of four vertices in the plane z = 0, thin.
static Trees square(void) {
  Trees t = trees_open("<mujoco><worldbody><flexcomp name='f' type='grid' count='2 2 1' "
                       "spacing='1 1 1' dim='2' radius='.1' mass='1'/></worldbody></mujoco>");
  static const double at[12] = {0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0};
  memcpy(t.d->flexvert_xpos, at, sizeof at);
  return t;
}

static void what_is_drawn_is_met(void** state) {
  (void)state;
  Trees t = square();
  Ray middle = {{.3, .2, 2}, {0, 0, -1}}, corner = {{0, 0, 2}, {0, 0, -1}};
  Ray border = {{.5, 0, 2}, {0, 0, -1}}, beside = {{.5, -.05, 2}, {0, 0, -1}};
  FlexLook vertices = {.vertices = true}, edges = {.edges = true}, faces = {.faces = true};
  FlexLook skin = {.skin = true}, none = {0};
  trees_near(flex_ray(t.m, t.d, 0, vertices, &corner).x, 1.9, 1e-12);
  trees_near(flex_ray(t.m, t.d, 0, vertices, &border).x, -1, 0);
  trees_near(flex_ray(t.m, t.d, 0, edges, &border).x, 1.9, 1e-12);
  trees_near(flex_ray(t.m, t.d, 0, edges, &beside).x, 2 - sqrt(.01 - .0025), 1e-12);
  trees_near(flex_ray(t.m, t.d, 0, faces, &beside).x, -1, 0);
  FlexHit hit = flex_ray(t.m, t.d, 0, faces, &middle);
  trees_near(hit.x, 2, 1e-12);
  trees_near(fabs(hit.normal[2]), 1, 1e-12);
  assert_int_equal(hit.vertex, 0);
  // a skin has edges too; the diagonal passes at a distance of 0.1 / sqrt(2)
  trees_near(flex_ray(t.m, t.d, 0, skin, &middle).x, 2 - sqrt(.01 - .005), 1e-12);
  hit = flex_ray(t.m, t.d, 0, none, &middle);
  assert_true(hit.x == -1 && hit.normal[2] == 0);
  trees_close(&t);
}

static void nearest_vertex(void** state) {
  (void)state;
  Trees t = square();
  int id = -7;
  double n[3];
  double x =
      ct_rayFlex(t.m, t.d, 0, 0, 0, 1, 0, 0, (double[]){.9, .8, 5}, (double[]){0, 0, -5}, &id, n);
  trees_near(x, 1, 1e-12);
  assert_int_equal(id, 3);
  id = -7;
  x = ct_rayFlex(t.m, t.d, 0, 0, 0, 1, 0, 0, (double[]){3, .8, 5}, (double[]){0, 0, -5}, &id, n);
  assert_true(x == -1 && id == -7); // not touched
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_drawn_is_met),
      cmocka_unit_test(nearest_vertex),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
