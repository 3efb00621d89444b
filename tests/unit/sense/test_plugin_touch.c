#include "sense/plugin_touch.h"
#include "support/model_text.h"
#include "unit/pos/trees.h"

#define SET(key, value) "<config key='" key "' value='" value "'/>"
// A box on the ground that is watched from above, with these settings and this object.
#define WATCHED(settings, object)                                                                  \
  "<mujoco><option gravity='0 0 -10'/><extension><plugin plugin='mujoco.sensor.touch_grid'/>"      \
  "</extension><worldbody><geom type='plane' size='3 3 .1'/><body name='b' pos='0 0 .1'>"          \
  "<joint type='slide' axis='0 0 1'/><geom type='box' size='.2 .1 .1' mass='1'/>"                  \
  "<site name='s' pos='.05 .02 .2'/></body></worldbody><sensor>"                                   \
  "<plugin plugin='mujoco.sensor.touch_grid' " object ">" settings "</plugin></sensor></mujoco>"
#define SITE "objtype='site' objname='s'"

static void settle(Trees* t) {
  for (int i = 0; i < 500; i++) ct_step(t->m, t->d);
}

// Each corner carries a quarter of the weight, and is in a cell of its own.
static void corners(void** state) {
  (void)state;
  Trees t = trees_open(WATCHED(SET("size", "2 2") SET("fov", "90 90") SET("nchannel", "3"), SITE));
  assert_int_equal(t.m->nsensordata, 12);
  assert_int_equal(t.m->sensor_needstage[0], ctSTAGE_ACC);
  settle(&t);
  for (int i = 0; i < 12; i++) trees_near(t.d->sensordata[i], i < 4 ? 2.5 : 0, 1e-3);
  trees_close(&t);
}

// Cells: the corner at (-.2, .1) is at azimuth atan2(-.25, .3) and elevation atan2(.08, .39).
static void where(void** state) {
  (void)state;
  Trees t = trees_open(WATCHED(SET("size", "20 10") SET("fov", "60 30"), SITE));
  settle(&t);
  int x = (int)floor((atan2(-.25, .3) * 180 / ctPI + 60) / 6);
  int y = (int)floor((atan2(.08, sqrt(.25 * .25 + .3 * .3)) * 180 / ctPI + 30) / 6);
  trees_near(t.d->sensordata[20 * y + x], 2.5, 1e-3);
  double sum = 0;
  for (int i = 0; i < 200; i++) sum += t.d->sensordata[i];
  trees_near(sum, 10, 1e-3);
  trees_close(&t);
}

// With gamma = 1 the middle cells are 2 (1/3)^5 of the half angle: nothing is seen there.
static void fovea_and_view(void** state) {
  (void)state;
  Trees t = trees_open(WATCHED(SET("size", "3 3") SET("fov", "60 60") SET("gamma", "1"), SITE));
  settle(&t);
  trees_near(t.d->sensordata[4], 0, 1e-12);
  trees_near(t.d->sensordata[0] + t.d->sensordata[2] + t.d->sensordata[6] + t.d->sensordata[8], 10,
             1e-3);
  trees_close(&t);
  t = trees_open(WATCHED(SET("size", "3 3") SET("fov", "10 10"), SITE));
  settle(&t);
  for (int i = 0; i < 9; i++) trees_near(t.d->sensordata[i], 0, 0); // out of view
  trees_close(&t);
}

// Boxes of MuJoCo 3.5.0 for the same scene: a red one in each cell.
static void boxes(void** state) {
  (void)state;
  Trees t = trees_open(WATCHED(SET("size", "2 2") SET("fov", "90 90") SET("nchannel", "3"), SITE));
  settle(&t);
  ct_forward(t.m, t.d);
  ctvScene scn;
  ctvOption opt;
  ctv_defaultScene(&scn);
  ctv_defaultOption(&opt);
  ctv_makeScene(t.m, &scn, 6);
  plugin_touch.visualize(t.m, t.d, &opt, &scn, 0);
  assert_int_equal(scn.ngeom, 4);
  const double pos[3] = {-0.15016189, -0.26307166, 0.09972832};
  const double mat[4] = {.70710677, -.5, .5, 0};
  for (int i = 0; i < 3; i++) trees_near((double)scn.geoms[0].pos[i], pos[i], 1e-5);
  for (int i = 0; i < 4; i++) trees_near((double)scn.geoms[0].mat[i], mat[i], 1e-6);
  trees_near((double)scn.geoms[0].size[0], 0.32083017, 1e-5);
  trees_near((double)scn.geoms[0].size[2], 0.00816987, 1e-6);
  trees_near((double)scn.geoms[3].pos[1], 0.25891414, 1e-5);
  assert_true(scn.geoms[2].rgba[0] > .99f && scn.geoms[2].rgba[1] < .01f);
  assert_int_equal(scn.geoms[3].segid, 3);
  scn.ngeom = 5; // room for one
  plugin_touch.visualize(t.m, t.d, &opt, &scn, 0);
  assert_int_equal(scn.ngeom, 6);
  assert_int_equal(t.d->warning[ctWARN_VGEOMFULL].number, 1);
  t.d->sensordata[0] = t.d->sensordata[1] = t.d->sensordata[2] = t.d->sensordata[3] = 0;
  scn.ngeom = 0;
  plugin_touch.visualize(t.m, t.d, &opt, &scn, 0);
  assert_int_equal(scn.ngeom, 0);
  ctv_freeScene(&scn);
  trees_close(&t);
}

static void bad_settings_are_refused(void** state) {
  (void)state;
#define SIZES SET("size", "2 2") SET("fov", "90 90")
  model_refused(WATCHED(SET("size", "2 2") SET("fov", "190 90"), SITE), "`fov[0]` must be");
  model_refused(WATCHED(SET("size", "2 2") SET("fov", "90 91"), SITE), "`fov[1]` must be");
  model_refused(WATCHED(SET("size", "2 2"), SITE), "fields of view must be specified");
  model_refused(WATCHED(SET("fov", "9 9"), SITE), "resolutions must be specified");
  model_refused(WATCHED(SET("size", " 2 2") SET("fov", "9 9"), SITE),
                "resolutions must be specified");
  model_refused(WATCHED(SET("size", "2 0") SET("fov", "90 90"), SITE),
                "resolutions must be positive");
  model_refused(WATCHED(SET("size", "2 1e9") SET("fov", "90 90"), SITE), "too large");
  model_refused(WATCHED(SIZES SET("nchannel", "7"), SITE), "nchannel must be between 1 and 6");
  model_refused(WATCHED(SIZES SET("gamma", "2"), SITE), "`gamma` must be");
  model_refused(WATCHED(SIZES SET("gamma", "x"), SITE), "Invalid or missing parameters");
  model_refused(WATCHED(SIZES, "objtype='body' objname='b'"), "must be attached to a site");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(corners),
      cmocka_unit_test(where),
      cmocka_unit_test(fovea_and_view),
      cmocka_unit_test(boxes),
      cmocka_unit_test(bad_settings_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
