#include "sense/sensor_space.h"
#include "unit/pos/trees.h"

#define ROOM                                                                                       \
  "<mujoco><worldbody><geom type='plane' size='9 9 1'/><geom name='wall' type='box' "              \
  "size='.1 5 5' pos='4 0 0'/><body name='b' pos='0 0 2'><geom name='me' size='.1'/>"              \
  "<site name='down' zaxis='0 0 -1'/><site name='front' zaxis='1 0 0' pos='.2 0 0'/>"              \
  "<site name='up'/><camera name='c' resolution='3 3' fovy='90'/>"                                 \
  "<camera name='o' resolution='2 2' projection='orthographic' fovy='2'/>"                         \
  "<camera name='l' resolution='4 2' sensorsize='2 1' focal='1 1'/></body>"                        \
  "<site name='pixel' pos='.5 .25 1'/>%s</worldbody><sensor>%s</sensor></mujoco>"

static Trees room(const char* extra, const char* sensors) {
  char xml[3000];
  snprintf(xml, sizeof xml, ROOM, extra, sensors);
  Trees t = trees_open(xml);
  ct_forward(t.m, t.d);
  return t;
}

static void range_of_sites(void** state) {
  (void)state;
  Trees t = room("", "<rangefinder site='down'/><rangefinder site='front'/><rangefinder site='up'/>"
                     "<rangefinder site='front' data='dist dir origin point normal depth'/>"
                     "<rangefinder site='up' data='dist dir origin point normal depth'/>");
  double want[] = {2,   3.7, -1, 3.7, 1, 0, 0, .2, 0, 2, 3.9, 0, 2, -1, 0, 0,
                   3.7, -1,  0,  0,   0, 0, 0, 2,  0, 0, 0,   0, 0, 0,  -1};
  trees_near_n(t.d->sensordata, want, 31, 1e-12);
  trees_close(&t);
}

// Straight down from 2 above the ground: depth is 2 everywhere, distance grows to the corners.
static void range_of_cameras(void** state) {
  (void)state;
  Trees t = room("", "<rangefinder camera='c' data='dist'/><rangefinder camera='c' data='depth'/>"
                     "<rangefinder camera='o' data='dist origin'/>");
  const double* x = t.d->sensordata;
  double side = 2 * sqrt(1 + 4 / 9.0), corner = 2 * sqrt(1 + 8 / 9.0);
  double want[] = {corner, side, corner, side, 2, side, corner, side, corner};
  trees_near_n(x, want, 9, 1e-12);
  for (int i = 9; i < 18; i++) trees_near(x[i], 2, 1e-12);
  // rows from the top, columns from the left
  double flat[] = {2, -.5, .5, 2, 2, .5, .5, 2, 2, -.5, -.5, 2, 2, .5, -.5, 2};
  trees_near_n(x + 18, flat, 16, 1e-12);
  trees_close(&t);
}

static void projection(void** state) {
  (void)state;
  Trees t =
      room("", "<camprojection site='pixel' camera='c'/><camprojection site='pixel' camera='l'/>");
  // 1 below the camera, .5 to the right, .25 up: one focal length is 1.5 pixels, or 2
  double want[] = {1.5 + .5 * 1.5, 1.5 - .25 * 1.5, 2 + .5 * 2, 1 - .25 * 2};
  trees_near_n(t.d->sensordata, want, 4, 1e-12);
  trees_close(&t);
}

static void inside(void** state) {
  (void)state;
  Trees t =
      room("<site name='z' type='cylinder' size='1 2' pos='0 0 0'/>",
           "<insidesite site='z' "
           "objtype='site' objname='pixel'/><insidesite site='z' objtype='site' objname='up'/>");
  trees_near(t.d->sensordata[0], 1, 0);
  trees_near(t.d->sensordata[1], 0, 0);
  static const struct {
    cttGeom type;
    double point[3];
    bool in;
  } cases[] = {
      {ctGEOM_SPHERE, {.9, 0, 0}, true},      {ctGEOM_SPHERE, {.8, .8, 0}, false},
      {ctGEOM_CAPSULE, {0, 0, 2.9}, true},    {ctGEOM_CAPSULE, {.8, 0, 2.8}, false},
      {ctGEOM_ELLIPSOID, {0, 1.9, 0}, true},  {ctGEOM_ELLIPSOID, {.8, 1.9, 0}, false},
      {ctGEOM_CYLINDER, {.7, .7, 1.9}, true}, {ctGEOM_CYLINDER, {.7, .7, 2.1}, false},
      {ctGEOM_BOX, {.9, 1.9, 2.9}, true},     {ctGEOM_BOX, {.9, 2.1, 2.9}, false},
  };
  int z = ct_name2id(t.m, ctOBJ_SITE, "z");
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    t.m->site_type[z] = cases[i].type;
    for (int k = 0; k < 3; k++) t.m->site_size[3 * z + k] = k + 1;
    assert_true(sensor_space_in_site(t.m, t.d, z, cases[i].point) == cases[i].in);
  }
  trees_close(&t);
}

static void distances(void** state) {
  (void)state;
  Trees t = room(
      "<body name='two' pos='0 1 2'><geom size='.2'/><geom name='near' size='.2' pos='0 -.3 0'/>"
      "</body>",
      "<distance body1='b' body2='two' cutoff='5'/><normal body1='b' body2='two' cutoff='5'/>"
      "<fromto body1='b' geom2='near' cutoff='5'/><distance geom1='me' geom2='near' cutoff='.2'/>"
      "<fromto geom1='me' geom2='near' cutoff='.2'/>");
  double want[] = {.4, 0, 1, 0, 0, .1, 2, 0, .5, 2, .2, 0, 0, 0, 0, 0, 0};
  trees_near_n(t.d->sensordata, want, 17, 1e-9);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(range_of_sites), cmocka_unit_test(range_of_cameras),
      cmocka_unit_test(projection),     cmocka_unit_test(inside),
      cmocka_unit_test(distances),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
