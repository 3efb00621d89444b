#include "collide/geom_distance.h"
#include "math/vec.h"
#include "unit/geom/near.h"
#include "unit/pos/trees.h"

#include <string.h>

#define BODY(x, geom) "<body pos='" x "'><freejoint/><geom " geom " mass='1'/></body>"
#define SCENE(option)                                                                              \
  "<mujoco><option>" option "</option><worldbody>" BODY("0 0 0", "type='sphere' size='.2'") BODY(  \
      "1 0 0", "type='ellipsoid' size='.2 .3 .4'") BODY("0 1 0", "type='box' size='.3 .3 .1'")     \
      BODY("0 3 0",                                                                                \
           "type='box' size='.5 .5 .5'") "<geom type='plane' size='1 1 1'/></worldbody></mujoco>"

enum { PLANE, SPHERE, ELLIPSOID, BOX, CUBE };

static Trees open_scene(const char* xml) {
  Trees t = trees_open(xml);
  ct_kinematics(t.m, t.d);
  return t;
}

static void nearest_points(void** state) {
  (void)state;
  Trees t = open_scene(SCENE(""));
  double ft[6];
  assert_near(geom_distance(t.m, t.d, SPHERE, ELLIPSOID, 10, ft), 0.6, 1e-9);
  assert_near(ft[0], 0.2, 1e-6);
  assert_near(ft[3], 0.8, 1e-6);
  // in the order of the arguments, whichever type comes first
  assert_near(geom_distance(t.m, t.d, ELLIPSOID, SPHERE, 10, ft), 0.6, 1e-9);
  assert_near(ft[0], 0.8, 1e-6);
  assert_near(geom_distance(t.m, t.d, BOX, SPHERE, 10, ft), 0.5, 1e-12);
  assert_near(ft[1], 0.7, 1e-12);
  assert_near(ft[4], 0.2, 1e-12);
  assert_near(geom_distance(t.m, t.d, BOX, CUBE, 10, ft), 1.2, 1e-12);
  trees_close(&t);
}

static void overlap_is_negative(void** state) {
  (void)state;
  Trees t = open_scene(SCENE(""));
  double ft[6];
  assert_near(geom_distance(t.m, t.d, PLANE, SPHERE, 1, ft), -0.2, 1e-15);
  assert_near(ft[2] - ft[5], 0.2, 1e-15); // from the plane to the lowest point
  t.d->geom_xpos[3 * CUBE + 1] = 1.7;
  assert_near(geom_distance(t.m, t.d, BOX, CUBE, 1, NULL), -0.1, 1e-12);
  trees_close(&t);
}

static void farther_than_asked_for(void** state) {
  (void)state;
  Trees t = open_scene(SCENE(""));
  double ft[6] = {1, 1, 1, 1, 1, 1};
  assert_near(ct_geomDistance(t.m, t.d, BOX, CUBE, 0.5, ft), 0.5, 0);
  for (int i = 0; i < 6; i++) assert_near(ft[i], 0, 0);
  assert_near(ct_geomDistance(t.m, t.d, PLANE, PLANE, 0.5, ft), 0.5, 0); // never collide
  trees_close(&t);
}

// A collider of the user's that claims more contacts than it can have written.
static int claims_too_many(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                           cttNum margin) {
  (void)m, (void)d, (void)g1, (void)g2, (void)margin;
  memset(con, 0, ctMAXCONPAIR * sizeof *con);
  for (int i = 0; i < ctMAXCONPAIR; i++) con[i].dist = 0.25;
  return 1000 * ctMAXCONPAIR;
}

static void a_collider_that_counts_wrong(void** state) {
  (void)state;
  static ctfCollision table[ctNGEOMTYPES][ctNGEOMTYPES];
  Trees t = open_scene(SCENE(""));
  table[ctGEOM_BOX][ctGEOM_BOX] = claims_too_many;
  ctCallbacks hooks = {.collision = &table[0][0]};
  ct_setCallbacks(t.d, &hooks);
  assert_near(ct_geomDistance(t.m, t.d, BOX, CUBE, 0.5, NULL), 0.25, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nearest_points),
      cmocka_unit_test(overlap_is_negative),
      cmocka_unit_test(farther_than_asked_for),
      cmocka_unit_test(a_collider_that_counts_wrong),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
