#include "sense/sensor_contact.h"
#include "unit/pos/trees.h"

// A box of 2 kg and a ball of 1 kg on it, at rest.
#define PILE                                                                                       \
  "<mujoco><option gravity='0 0 -10'/><worldbody><geom name='floor' type='plane' size='5 5 1'/>"   \
  "<body name='box' pos='0 0 .5'><freejoint/><geom name='box' type='box' size='.5 .5 .5' "         \
  "mass='2'/><site name='sole' type='box' size='.6 .6 .1' pos='0 0 -.5'/>"                         \
  "<site name='side' type='box' size='.1 .1 .1' pos='.9 0 0'/></body>"                             \
  "<body name='ball' pos='0 0 1.2'><freejoint/><geom name='ball' size='.2' mass='1'/></body>"      \
  "<site name='zone' type='box' size='1 1 .2' pos='0 0 1'/>"                                       \
  "</worldbody><sensor>%s</sensor></mujoco>"

static Trees pile(const char* sensors) {
  char xml[3000];
  snprintf(xml, sizeof xml, PILE, sensors);
  Trees t = trees_open(xml);
  for (int i = 0; i < 1500; i++) ct_step(t.m, t.d);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 5);
  return t;
}

static void touch(void** state) {
  (void)state;
  Trees t = pile("<touch site='sole'/><touch site='side'/><touch site='sole' cutoff='7'/>");
  // the ball above does not count: from its contact the line goes up, away from the sole
  trees_near(t.d->sensordata[0], 30, 1e-3);
  trees_near(t.d->sensordata[1], 0, 0);
  trees_near(t.d->sensordata[2], 7, 0);
  trees_close(&t);
}

static void matching_and_direction(void** state) {
  (void)state;
  Trees t = pile(
      "<contact geom1='box' geom2='ball' data='found force normal'/>"
      "<contact geom1='ball' geom2='box' data='found force normal'/>"
      "<contact body1='box' body2='world' data='found'/><contact subtree1='world' data='found'/>"
      "<contact site='zone' data='found'/><contact geom1='ball' geom2='floor' data='found "
      "force'/>");
  const double* x = t.d->sensordata;
  trees_near(x[0], 1, 0);
  trees_near(x[1], 10, 1e-3);
  trees_near(x[6], 1, 1e-6); // up, from the box to the ball
  trees_near(x[7], 1, 0);
  trees_near(x[8], 10, 1e-3);
  trees_near(x[13], -1, 1e-6);
  double counts[] = {4, 5, 1, 0, 0, 0, 0};
  trees_near_n(x + 14, counts, 7, 0);
  trees_close(&t);
}

static void reductions(void** state) {
  (void)state;
  Trees t =
      pile("<contact geom1='box' data='force' num='2' reduce='maxforce'/>"
           "<contact data='dist' num='6' reduce='mindist'/>"
           "<contact geom1='box' geom2='floor' data='found force pos normal' reduce='netforce'/>");
  const double* x = t.d->sensordata;
  trees_near(x[0], 10, 1e-3); // the ball, then one corner
  trees_near(x[3], 7.5, 1e-2);
  for (int i = 1; i < 5; i++) assert_true(x[6 + i] >= x[6 + i - 1]);
  trees_near(x[6 + 5], 0, 0); // no sixth contact
  // from the box into the floor: what it pushes with, at the middle, in the axes of the world
  trees_near(x[12], 4, 0);
  trees_near(x[15], -30, 1e-3);
  trees_near(x[16], 0, 1e-4);
  trees_near(x[19], 1, 0);
  trees_close(&t);
}

// A sheet of 0.5 kg lies on a box of 1 kg: the box feels its weight, from the box to the sheet.
static void deformable_bodies_count(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option gravity='0 0 -10' timestep='.005'/><worldbody><geom name='floor' "
      "type='plane' size='5 5 1' conaffinity='2' contype='2'/><body name='box' pos='0 0 .2'>"
      "<freejoint/><geom name='box' type='box' size='.3 .3 .2' mass='1' conaffinity='3'/></body>"
      "</worldbody><deformable><corten:cloth name='sheet' size='.4 .4' count='5 5' pos='0 0 .405' "
      "thickness='.01' young='1e5' density='312.5' damping='.01'/></deformable>"
      "<sensor><contact geom1='box' data='found force normal' reduce='maxforce' num='1'/>"
      "<contact body1='box' data='found force' reduce='netforce'/><contact geom1='box' "
      "geom2='floor' data='found'/><contact geom1='floor' data='found'/></sensor></mujoco>");
  for (int i = 0; i < 400; i++) ct_step(t.m, t.d);
  ct_forward(t.m, t.d);
  const double* x = t.d->sensordata;
  assert_true(x[0] >= 29); // 25 vertices, faces between them and 4 corners of the box
  trees_near(x[7], x[0], 0);
  trees_near(x[10], -10, 0.1); // floor: -15, sheet: 5
  trees_near(x[11], 4, 0);
  trees_near(x[12], 4, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(touch),
      cmocka_unit_test(matching_and_direction),
      cmocka_unit_test(reductions),
      cmocka_unit_test(deformable_bodies_count),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
