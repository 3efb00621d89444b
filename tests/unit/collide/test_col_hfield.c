#include "base/rng.h"
#include "collide/col_hfield.h"
#include "unit/collide/pairs.h"

#include <string.h>

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

// Prisms beyond a ball are left out; an ellipsoid of the same shape looks at all of them.
static void prisms_left_out_do_not_touch(void** state) {
  (void)state;
#define ROUGH "0 .3 .1 .7 .2  .5 1 .4 0 .3  .2 .6 .1 .8 .5  .9 .1 .3 .6 0  .4 .2 .8 .1 .7"
#define ROUGH_FIELD(geom)                                                                          \
  "<mujoco><asset><hfield name='h' nrow='5' ncol='5' size='1 1 .5 .2' elevation='" ROUGH           \
  "'/></asset><worldbody><geom type='hfield' hfield='h'/>" FREE("0 0 0",                           \
                                                                geom) "</worldbody></mujoco>"
  Trees ball = pairs_open(ROUGH_FIELD("type='sphere' size='.2'"));
  Trees twin = pairs_open(ROUGH_FIELD("type='ellipsoid' size='.2 .2 .2'"));
  int contacts = 0;
  for (uint64_t k = 0; k < 300; k++) {
    double q[7];
    for (uint64_t i = 0; i < 7; i++) q[i] = 2 * rng_uniform(3, k, i) - 1;
    q[2] = 0.3 + 0.3 * q[2];
    ctu_normalize4(q + 3);
    ctContact a[ctMAXCONPAIR], b[ctMAXCONPAIR];
    Trees* t[2] = {&ball, &twin};
    for (int i = 0; i < 2; i++) {
      memcpy(t[i]->d->qpos, q, sizeof q);
      ct_kinematics(t[i]->m, t[i]->d);
    }
    int n = pairs_collide(&ball, a, 0.01);
    assert_int_equal(pairs_collide(&twin, b, 0.01), n);
    // deep overlaps of the ellipsoid end before they are exact
    for (int i = 0; i < n; i++) assert_near(a[i].dist, b[i].dist, 1e-3);
    contacts += n;
  }
  assert_true(contacts > 300);
  trees_close(&ball);
  trees_close(&twin);
}

// A hull in a search of the whole scene has its columns at hand and leaves prisms out; the collider
// alone climbs, and looks at all of them. A flat field under an upright hull gives many ties.
static void hull_with_columns(void** state) {
  (void)state;
#define PRISM12                                                                                    \
  ".1 0 -.1 .05 .09 -.1 -.05 .09 -.1 -.1 0 -.1 -.05 -.09 -.1 .05 -.09 -.1 "                        \
  ".1 0 .1 .05 .09 .1 -.05 .09 .1 -.1 0 .1 -.05 -.09 .1 .05 -.09 .1"
#define HULL_ON(elevation)                                                                         \
  "<mujoco><asset><hfield name='h' nrow='5' ncol='5' size='.4 .4 .5 .2' elevation='" elevation     \
  "'/><mesh name='m' vertex='" PRISM12                                                             \
  "'/></asset><worldbody><geom type='hfield' hfield='h'/>" FREE(                                   \
      "0 0 0", "type='mesh' mesh='m'") "</worldbody></mujoco>"
  static const char* const scene[] = {HULL_ON(ROUGH),
                                      HULL_ON(HILL "  0 0 0 0 0 0 0 0  0 0 0 0 0 0 0 0")};
  int contacts = 0;
  for (uint64_t k = 0; k < 400; k++) {
    Trees t = pairs_open(scene[k % 2]);
    double* q = t.d->qpos;
    for (uint64_t i = 0; i < 7; i++) q[i] = rng_uniform(4, k, i) - 0.5;
    q[2] = k % 2 ? 0.08 : 0.3 + 0.4 * q[2];
    if (k % 4 == 1) memcpy(q + 3, (double[]){1, 0, 0, 0}, 4 * sizeof *q);
    ctu_normalize4(q + 3);
    ct_kinematics(t.m, t.d);
    ct_comPos(t.m, t.d);
    ct_collision(t.m, t.d);
    ctContact con[ctMAXCONPAIR];
    assert_int_equal(pairs_collide(&t, con, 0), t.d->ncon);
    for (int i = 0; i < t.d->ncon; i++) {
      assert_true(con[i].dist == t.d->contact[i].dist);
      assert_memory_equal(con[i].pos, t.d->contact[i].pos, sizeof con[i].pos);
    }
    contacts += t.d->ncon;
    trees_close(&t);
  }
  assert_true(contacts > 400);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ball_on_a_hill),
      cmocka_unit_test(beside_and_above),
      cmocka_unit_test(slope),
      cmocka_unit_test(no_more_than_allowed),
      cmocka_unit_test(prisms_left_out_do_not_touch),
      cmocka_unit_test(hull_with_columns),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
