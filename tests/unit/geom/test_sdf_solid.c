#include "geom/sdf_solid.h"
#include "unit/geom/near.h"

#include <math.h>

// Values of MuJoCo 3.5.0
static void distances(void** state) {
  (void)state;
  static const struct {
    const SdfSolid* solid;
    double setting[SDF_SOLID_SETTINGS], x[3], distance;
  } CASE[] = {
      {&sdf_solid_bolt, {.3}, {.3, .1, -.6}, -0.0031854345329834621},
      {&sdf_solid_bolt, {.3}, {.2, -.45, -.2}, -0.010288568297002532},
      {&sdf_solid_bolt, {.3}, {-.1, .2, .3}, 0.30000000000000004},
      {&sdf_solid_nut, {.26}, {.3, .1, -.6}, 0.099999999999999978},
      {&sdf_solid_nut, {.26}, {.2, -.45, -.2}, -0.010288568297002532},
      {&sdf_solid_bowl, {.4, 1, .02}, {.3, .1, -.6}, 0.30176700168747317},
      {&sdf_solid_bowl, {.4, 1, .02}, {-.1, .2, .3}, 0.68008711555178325},
      {&sdf_solid_gear, {.1, 2.8, 25, .2, -1}, {1.4, .2, .05}, 0.048710494022763728},
      {&sdf_solid_gear, {.1, 2.8, 25, .2, -1}, {1.1, -.9, .2}, 0.10520801850938782},
      {&sdf_solid_gear, {.1, 2.8, 25, .2, -1}, {.2, .1, 0}, 0.649993202250021},
      {&sdf_solid_torus, {.35, .15}, {.3, .1, -.6}, 0.45094971818631668},
      {&sdf_solid_torus, {.35, .15}, {.2, -.45, -.2}, 0.095540173774346648},
  };
  for (size_t i = 0; i < sizeof CASE / sizeof CASE[0]; i++)
    assert_near(CASE[i].solid->distance(CASE[i].x, CASE[i].setting), CASE[i].distance, 1e-15);
}

static const SdfSolid* const ALL[] = {&sdf_solid_bolt, &sdf_solid_bowl, &sdf_solid_gear,
                                      &sdf_solid_nut, &sdf_solid_torus};
enum { COUNT = sizeof ALL / sizeof ALL[0] };

// With the settings that are there when none is given: points outside the box are outside, and the
// gradient is the slope.
static void boxes_and_gradients(void** state) {
  (void)state;
  for (int k = 0; k < COUNT; k++) {
    const SdfSolid* s = ALL[k];
    double box[6], g[3];
    s->box(box, s->absent);
    for (int i = 0; i < 200; i++) {
      double x[3], step = 1e-6;
      for (int j = 0; j < 3; j++) x[j] = 1.5 * box[3 + j] * sin(1.7 * i + 2.1 * j + k);
      double here = s->distance(x, s->absent);
      for (int j = 0; j < 3; j++)
        if (fabs(x[j]) > box[3 + j]) assert_true(here > 0);
      sdf_solid_gradient(g, s, x, s->absent);
      assert_true(sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]) < 10);
      double y[3] = {x[0] + step * g[0], x[1] + step * g[1], x[2] + step * g[2]};
      assert_true(s->distance(y, s->absent) > here - 1e-12);
    }
  }
}

// A gear with a hole of its own, turned by a tooth, is the same.
static void a_gear_has_teeth(void** state) {
  (void)state;
  double setting[5] = {0, 2, 20, .3, .5},
         turned[5] = {2 * 3.14159265358979323846 / 20, 2, 20, .3, .5};
  for (int i = 0; i < 100; i++) {
    const double x[3] = {.9 * cos(i), .9 * sin(i), .1};
    double a = sdf_solid_gear.distance(x, setting);
    assert_near(a, sdf_solid_gear.distance(x, turned), 1e-12);
  }
  const double hole[3] = {.1, 0, 0};
  assert_near(sdf_solid_gear.distance(hole, setting), .15, 1e-15);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(distances),
      cmocka_unit_test(boxes_and_gradients),
      cmocka_unit_test(a_gear_has_teeth),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
