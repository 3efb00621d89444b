#include "collide/col_hfield.h"
#include "unit/collide/pairs.h"

#define FIELD(elevation, pos, geom)                                                                \
  "<mujoco><asset><hfield name='h' nrow='3' ncol='3' size='1 1 .5 .2' elevation='" elevation       \
  "'/></asset><worldbody><geom type='hfield' hfield='h'/>" FREE(pos, geom) "</worldbody></mujoco>"
#define HILL "0 0 0  0 1 0  0 0 0"

// The top of the hill carries a ball.
static void ball_on_a_hill(void** state) {
  (void)state;
  Trees t = pairs_open(FIELD(HILL, "0 0 .59", "size='.1'"));
  ctContact con[ctMAXCONPAIR];
  int n = pairs_collide(&t, con, 0);
  assert_true(n >= 1);
  assert_near(con->dist, -0.01, 1e-4);
  assert_true(con->frame[2] > 0.9);
  assert_survives_nan(&t);
  trees_close(&t);
}

static void beside_and_above(void** state) {
  (void)state;
  Trees t = pairs_open(FIELD(HILL, "0 0 .7", "type='box' size='.1 .1 .1'"));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 0);
  t.d->geom_xpos[3] = 3;
  t.d->geom_xpos[5] = 0;
  assert_int_equal(pairs_collide(&t, con, 0), 0);
  trees_close(&t);
}

// Rows of the file go down in y. A ball over the slope touches it along the slope's normal.
static void slope(void** state) {
  (void)state;
  Trees t = pairs_open(FIELD("0 0 0  .5 .5 .5  1 1 1", ".3 .1 .3", "size='.1'"));
  ctContact con[ctMAXCONPAIR];
  int n = pairs_collide(&t, con, 0);
  assert_true(n >= 1);
  for (int i = 0; i < n; i++) assert_true(con[i].frame[2] > 0.5 && con[i].frame[1] > 0);
  assert_turns_with(&t, 0);
  trees_close(&t);
}

static void no_more_than_allowed(void** state) {
  (void)state;
  Trees t = pairs_open("<mujoco><asset><hfield name='h' nrow='20' ncol='20' size='1 1 .5 .2' "
                       "elevation='" /* zeros: a flat field */ "'/></asset><worldbody><geom "
                       "type='hfield' hfield='h'/>" FREE(
                           "0 0 .05", "type='box' size='.9 .9 .1'") "</worldbody></mujoco>");
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), ctMAXCONPAIR);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ball_on_a_hill),
      cmocka_unit_test(beside_and_above),
      cmocka_unit_test(slope),
      cmocka_unit_test(no_more_than_allowed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
