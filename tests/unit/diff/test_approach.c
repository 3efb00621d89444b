#include "unit/diff/diff_check.h"

#define BALL                                                                                       \
  "<mujoco><worldbody><geom name='floor' type='plane' size='5 5 .1'%s/><body pos='0 0 .1'>"        \
  "<freejoint/><geom name='ball' size='.1'%s/></body>"                                             \
  "<body pos='0 3 .5'><freejoint/><geom name='far' size='.1'/></body></worldbody>%s</mujoco>"

// Contacts that are listed for a ball at a height.
static ctDerivativeInfo approach(const char* floor, const char* ball, const char* more,
                                 double height, double neardist) {
  char xml[900];
  snprintf(xml, sizeof xml, BALL, floor, ball, more);
  ctModel* m = diff_model(xml);
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.opt = {.neardist = neardist}};
  d->qpos[2] = height;
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, &info), 0);
  ct_deleteData(d);
  ct_deleteModel(m);
  return info;
}

static void a_ball_above_the_floor(void** state) {
  (void)state;
  ctDerivativeInfo info = approach("", "", "", 0.1 + 1e-5, 1e-3);
  assert_int_equal(info.nkink, 1);
  assert_int_equal(info.kink[0].kind, ctKINK_CONTACT);
  assert_int_equal(info.kink[0].row, -1);
  assert_true(info.kink[0].objtype == ctOBJ_GEOM && info.kink[0].id[0] == 0);
  assert_int_equal(info.kink[0].id[1], 1);
  assert_true(fabs(info.kink[0].distance - 1e-4) < 1e-9);
  assert_int_equal(approach("", "", "", 0.1 + 1e-5, 1e-5).nkink, 0);
  assert_int_equal(approach("", "", "", 0.1 + 1e-3, 1e-3).nkink, 0);
}

// Where no distance is set nothing is searched.
static void only_where_it_is_asked_for(void** state) {
  (void)state;
  assert_int_equal(approach("", "", "", 0.1 + 1e-5, 0).nkink, 0);
}

static void pairs_that_cannot_collide(void** state) {
  (void)state;
  assert_int_equal(approach(" contype='2' conaffinity='2'", "", "", 0.1 + 1e-5, 1e-3).nkink, 0);
  const char* off = "<option><flag contact='disable'/></option>";
  assert_int_equal(approach("", "", off, 0.1 + 1e-5, 1e-3).nkink, 0);
}

// Within the gap a contact has no row; the force begins behind it.
static void a_margin_with_a_gap(void** state) {
  (void)state;
  const char* gap = " margin='.02' gap='.01'";
  ctDerivativeInfo info = approach("", gap, "", 0.11 + 1e-5, 1e-3);
  assert_int_equal(info.nkink, 1);
  assert_true(fabs(info.kink[0].distance - 1e-4) < 1e-9);
  const char* pair = "<contact><pair geom1='floor' geom2='ball' margin='.01'/></contact>";
  assert_int_equal(approach("", "", pair, 0.11 + 1e-5, 1e-3).nkink, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_ball_above_the_floor),
      cmocka_unit_test(only_where_it_is_asked_for),
      cmocka_unit_test(pairs_that_cannot_collide),
      cmocka_unit_test(a_margin_with_a_gap),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
