#include "collide/col_round.h"
#include "unit/collide/pairs.h"

static void spheres(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD(FREE("0 0 0", "size='.3'") FREE("0 .5 0", "size='.25'")));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.05, 1e-15);
  assert_vec(con->pos, 0, 0.275, 0);
  assert_vec(con->frame, 0, 1, 0);
  assert_turns_with(&t, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

static void spheres_apart(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD(FREE("0 0 0", "size='.2'") FREE("0 .5 0", "size='.2'")));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0.09), 0);
  assert_int_equal(pairs_collide(&t, con, 0.11), 1);
  assert_near(con->dist, 0.1, 1e-15);
  trees_close(&t);
}

// No direction is given: across the z axes, or x.
static void one_centre(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD(FREE("0 0 0", "size='.2'") FREE("0 0 0", "size='.1' euler='90 0 0'")));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.3, 1e-15);
  assert_vec(con->frame, 1, 0, 0);
  trees_close(&t);
}

static void sphere_on_capsule(void** state) {
  (void)state;
  Trees t =
      pairs_open(WORLD(FREE("0 .25 .2", "size='.1'") FREE("0 0 0", "type='capsule' size='.1 .3'")));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0.1), 1);
  assert_near(con->dist, 0.05, 1e-15); // the side
  assert_vec(con->frame, 0, -1, 0);
  t.d->geom_xpos[1] = 0;
  t.d->geom_xpos[2] = 0.45;
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.05, 1e-15); // the end
  assert_vec(con->frame, 0, 0, -1);
  trees_close(&t);
}

// Side, cap and rim of a cylinder; inside it the nearer of side and cap.
static void sphere_on_cylinder(void** state) {
  (void)state;
  Trees t = pairs_open(
      WORLD(FREE("0 .35 .2", "size='.1'") FREE("0 0 0", "type='cylinder' size='.3 .5'")));
  ctContact con[ctMAXCONPAIR];
  double* x = t.d->geom_xpos;
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.05, 1e-15);
  assert_vec(con->frame, 0, -1, 0);
  x[1] = 0.1, x[2] = 0.58;
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.02, 1e-15);
  assert_vec(con->frame, 0, 0, -1);
  x[1] = 0.33, x[2] = 0.54;
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.05, 1e-15); // 3 4 5
  assert_vec(con->frame, 0, -0.6, -0.8);
  x[1] = 0.1, x[2] = -0.45;
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.15, 1e-15);
  assert_vec(con->frame, 0, 0, 1);
  assert_turns_with(&t, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

#define CAPSULES(pose)                                                                             \
  WORLD(FREE("0 0 0", "type='capsule' size='.1 .3'")                                               \
            FREE("0 .15 .1", "type='capsule' size='.1 .3' " pose))

static void crossed_capsules(void** state) {
  (void)state;
  Trees t = pairs_open(CAPSULES("euler='0 90 0'"));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.05, 1e-15);
  assert_vec(con->pos, 0, 0.075, 0.1);
  assert_turns_with(&t, 0);
  trees_close(&t);
}

static void parallel_capsules(void** state) {
  (void)state;
  Trees t = pairs_open(CAPSULES(""));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 2);
  assert_vec(con[0].pos, 0, 0.075, 0.3);
  assert_vec(con[1].pos, 0, 0.075, -0.25); // from the end at -.3 to the end at -.2
  assert_survives_nan(&t);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(spheres),
      cmocka_unit_test(spheres_apart),
      cmocka_unit_test(one_centre),
      cmocka_unit_test(sphere_on_capsule),
      cmocka_unit_test(sphere_on_cylinder),
      cmocka_unit_test(crossed_capsules),
      cmocka_unit_test(parallel_capsules),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
