#include "collide/midphase.h"
#include "model/data.h"
#include "unit/collide/pairs.h"

#define BOX_AT(x, y) "<geom type='box' size='.1 .1 .1' pos='" x " " y " 0'/>"
#define ROW BOX_AT("0", "0") BOX_AT(".5", "0") BOX_AT("1", "0") BOX_AT("1.5", "0") BOX_AT("2", "0")
#define ROWS                                                                                       \
  "<mujoco><worldbody><body><freejoint/>" ROW "</body><body pos='.15 0 .1'><freejoint/>" ROW       \
  "</body></worldbody></mujoco>"

static bool touch(const double* box1, BoxFrame f1, const double* box2, BoxFrame f2, double margin) {
  BoxPair r;
  box_pair(&r, f1, f2);
  return midphase_boxes_touch(&r, (FramedBox){box1, f1}, (FramedBox){box2, f2}, margin);
}

// Five touching pairs, sorted, and nothing else.
static void touching_boxes(void** state) {
  (void)state;
  Trees t = pairs_open(ROWS);
  data_arena_clear(t.d);
  Candidates c = candidates_begin(t.m, t.d);
  midphase(&c, 1, 2);
  assert_int_equal(c.n, 5);
  for (int i = 0; i < 5; i++) {
    assert_int_equal(c.at[i].g1, i);
    assert_int_equal(c.at[i].g2, i + 5);
  }
  trees_close(&t);
}

static void reached_boxes_are_marked(void** state) {
  (void)state;
  Trees t = pairs_open(ROWS);
  data_arena_clear(t.d);
  Candidates c = candidates_begin(t.m, t.d);
  memset(t.d->bvh_active, 0, (size_t)t.m->nbvh);
  midphase(&c, 1, 2);
  assert_int_equal(t.d->bvh_active[t.m->body_bvhadr[1]], 1);
  t.d->xipos[3 * 2 + 1] += 9;
  for (int g = 5; g < 10; g++) t.d->geom_xpos[3 * g + 1] += 9;
  memset(t.d->bvh_active, 0, (size_t)t.m->nbvh);
  midphase(&c, 1, 2);
  assert_int_equal(c.n, 5);
  for (int i = 0; i < t.m->nbvh; i++) assert_int_equal(t.d->bvh_active[i], 0);
  trees_close(&t);
}

static void boxes(void** state) {
  (void)state;
  double eye[9], turned[9], origin[3] = {0}, at[3] = {2.2, 0, 0},
                            q[4] = {0.92387953251128674, 0, 0, 0.38268343236508978};
  mat3_eye(eye);
  ctu_quat2Mat(turned, q);
  double unit[6] = {0, 0, 0, 1, 1, 1}, plane[6] = {0, 0, -1e10, 1e10, 1e10, 1e10};
  BoxFrame a = {origin, eye}, b = {at, eye}, c = {at, turned};
  assert_false(touch(unit, a, unit, b, 0.1));
  assert_true(touch(unit, a, unit, b, 0.3));
  assert_true(touch(unit, a, unit, c, 0)); // a corner reaches farther
  assert_true(touch(unit, c, unit, a, 0));
  // the last bits decide about boxes that just touch
  at[0] = 2;
  assert_true(touch(unit, a, unit, b, 0));
  at[0] = 2 + 1e-12;
  assert_false(touch(unit, a, unit, b, 0));
  at[0] = 2.2;
  at[2] = 50;
  assert_false(touch(unit, a, unit, c, 0));
  assert_true(touch(plane, a, unit, c, 0)); // infinite
}

// A cylinder against the face of a box, both in bodies with two geoms: MuJoCo finds the contact
// with the trees of boxes and without.
static void nodes_that_just_touch(void** state) {
  (void)state;
  Trees t = pairs_open(
      "<mujoco><worldbody><body pos='0 0 .1'><freejoint/><geom size='.12'/><geom type='box' "
      "size='.1 .1 .1' pos='.2 0 0'/></body><body pos='.3 .1 .1'><freejoint/><geom type='capsule' "
      "size='.1 .1'/><geom type='cylinder' size='.1 .1' pos='.1 0 0'/></body></worldbody>"
      "</mujoco>");
  data_arena_clear(t.d);
  Candidates c = candidates_begin(t.m, t.d);
  midphase(&c, 1, 2);
  assert_int_equal(c.n, 2); // the box and both of the others
  for (int i = 0; i < 2; i++) assert_true(c.at[i].g1 == 1 || c.at[i].g2 == 1);
  trees_close(&t);
}

// Marks of MuJoCo 3.5.0, which opens the box with more "surface" first, and takes half size minus
// centre for a side. By the real surfaces the last but one would not be reached.
static void the_box_that_is_opened_first(void** state) {
  (void)state;
#define ROUND(size, pos) "<geom size='" size "' pos='" pos "'/>"
#define HELD(pos, geoms)                                                                           \
  "<body pos='" pos "'><freejoint/><inertial pos='0 0 0' mass='1' diaginertia='1 1 1'/>" geoms     \
  "</body>"
  Trees t = trees_open(
      "<mujoco><worldbody>" HELD("0 0 0", ROUND(".22", "-.79 .27 -.24") ROUND(".08", ".45 .31 -.14")
                                              ROUND(".14", ".73 .26 .62"))
          HELD(".9 0 0", ROUND(".16", "-.32 .09 -.61") ROUND(".22", ".99 -.51 -.49")
                             ROUND(".16", "-.85 -.48 .53")) "</worldbody></mujoco>");
  static const int active[] = {1, 0, 0, 0, 0, 1, 0, 1, 1, 0};
  ct_forward(t.m, t.d);
  assert_int_equal(t.m->nbvh, 10);
  for (int i = 0; i < 10; i++) assert_int_equal(t.d->bvh_active[i], active[i]);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(touching_boxes),
      cmocka_unit_test(reached_boxes_are_marked),
      cmocka_unit_test(nodes_that_just_touch),
      cmocka_unit_test(boxes),
      cmocka_unit_test(the_box_that_is_opened_first),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
