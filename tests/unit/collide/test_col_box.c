#include "collide/col_box.h"
#include "support/numbers.h"
#include "unit/collide/pairs.h"

#define BOX "type='box' size='.3 .2 .1'"

static void sphere_outside(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD(FREE(".33 .1 .14", "size='.1'") FREE("0 0 0", BOX)));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 1); // an edge: 3 4 5
  assert_near(con->dist, -0.05, 1e-15);
  assert_vec(con->frame, -0.6, 0, -0.8);
  assert_vec(con->pos, 0.3 - 0.6 * 0.025, 0.1, 0.1 - 0.8 * 0.025);
  assert_turns_with(&t, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

// A centre inside leaves through the nearest face; of equal ones the first.
static void sphere_inside(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD(FREE(".1 .05 .04", "size='.1'") FREE("0 0 0", BOX)));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.16, 1e-15);
  assert_vec(con->frame, 0, 0, -1);
  zero3(t.d->geom_xpos);
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_vec(con->frame, 0, 0, 1);
  trees_close(&t);
}

#define CAPSULE(pos, euler)                                                                        \
  WORLD(FREE(pos, "type='capsule' size='.05 .2' euler='" euler "'") FREE("0 0 0", BOX))

static void capsule_flat_on_a_face(void** state) {
  (void)state;
  Trees t = pairs_open(CAPSULE("0 0 .14", "0 90 0"));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 2);
  assert_near(fabs(con[0].pos[0]), 0.2, 1e-9);
  assert_near(con[0].pos[0], -con[1].pos[0], 1e-9);
  for (int i = 0; i < 2; i++) assert_near(con[i].dist, -0.01, 1e-12);
  assert_turns_with(&t, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

// Longer than the face: the second contact is where it leaves it.
static void capsule_over_the_border(void** state) {
  (void)state;
  Trees t = pairs_open(CAPSULE(".2 0 .14", "0 90 0"));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 2);
  double far = larger(con[0].pos[0], con[1].pos[0]);
  assert_near(far, 0.3, 1e-9);
  trees_close(&t);
}

// A thick capsule that overlaps a small box, but whose axis is farther away than the root of the
// bound that the search starts from.
static void thick_capsule(void** state) {
  (void)state;
  ctContact con[ctMAXCONPAIR];
  Trees t = pairs_open(WORLD(FREE("4 0 0", "type='capsule' size='10 1'")
                                 FREE("0 0 0", "type='box' size='.1 .1 .1'")));
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  t.d->geom_xpos[0] = 9;
  assert_int_equal(pairs_collide(&t, con, 0), 0);
  trees_close(&t);
}

static void capsule_standing(void** state) {
  (void)state;
  Trees t = pairs_open(CAPSULE("0 0 .34", "0 0 0"));
  ctContact con[ctMAXCONPAIR];
  int n = pairs_collide(&t, con, 0);
  assert_int_equal(n, 1);
  assert_near(con->dist, -0.01, 1e-12);
  assert_vec(con->frame, 0, 0, -1);
  trees_close(&t);
}

// Across an edge at an angle, and at a corner.
static void capsule_across_an_edge(void** state) {
  (void)state;
  Trees t = pairs_open(CAPSULE(".32 0 .12", "0 -45 0"));
  ctContact con[ctMAXCONPAIR];
  int n = pairs_collide(&t, con, 0.1);
  assert_true(n >= 1);
  assert_near(con->dist, sqrt(0.0008) - 0.05, 1e-9);
  assert_turns_with(&t, 0.1);
  trees_close(&t);
  t = pairs_open(CAPSULE(".3 .2 .34", "10 10 0"));
  assert_true(pairs_collide(&t, con, 0.05) >= 1);
  assert_turns_with(&t, 0.05);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sphere_outside),         cmocka_unit_test(sphere_inside),
      cmocka_unit_test(capsule_flat_on_a_face), cmocka_unit_test(capsule_over_the_border),
      cmocka_unit_test(thick_capsule),          cmocka_unit_test(capsule_standing),
      cmocka_unit_test(capsule_across_an_edge),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
