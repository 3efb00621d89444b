#include "compile/sensor_build.h"
#include "unit/compile/spec_case.h"

static const char kBodies[] =
    "<worldbody><camera name='c' resolution='4 3'/><site name='s'/><body name='b'><joint "
    "name='j'/><geom name='g' size='1' contype='0' conaffinity='0'/></body></worldbody>";

static ctsSensor* add(BuildCase* c, cttSensor type, cttObj object, const char* name) {
  ctsSensor* s = case_add(c, ctOBJ_SENSOR, NULL);
  s->type = type;
  s->objtype = object;
  case_text(s->objname, name);
  return s;
}

static void outputs_follow_the_kind(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add(&c, ctSENS_GYRO, ctOBJ_SITE, "s");
  add(&c, ctSENS_FRAMEQUAT, ctOBJ_XBODY, "b");
  add(&c, ctSENS_FRAMEPOS, ctOBJ_GEOM, "g");
  add(&c, ctSENS_RANGEFINDER, ctOBJ_CAMERA, "c")->intprm[0] = 3;
  ctsSensor* s = add(&c, ctSENS_CONTACT, ctOBJ_UNKNOWN, "");
  s->intprm[0] = 7;
  s->intprm[2] = 2;
  s = add(&c, ctSENS_USER, ctOBJ_UNKNOWN, "");
  s->dim = 5;
  s->needstage = ctSTAGE_VEL;
  case_resolve(&c);
  assert_int_equal(sensor_build(&c.b), CT_OK);
  const int dim[] = {3, 4, 3, 48, 14, 5};
  const int stage[] = {ctSTAGE_VEL, ctSTAGE_POS, ctSTAGE_POS,
                       ctSTAGE_POS, ctSTAGE_ACC, ctSTAGE_VEL};
  for (int i = 0; i < 6; i++) {
    assert_int_equal(c.b.sensor[i].s.dim, dim[i]);
    assert_int_equal(cts_sensorDim(&c.b.sensor[i].from->s), dim[i]);
    assert_int_equal(c.b.sensor[i].s.needstage, stage[i]);
  }
  assert_int_equal(c.b.sensor[1].s.datatype, ctDATATYPE_QUATERNION);
  assert_int_equal(c.b.sensor[1].object, 1);
  assert_int_equal(c.b.sensor[4].object, -1);
  assert_false(c.b.geom[0].visual);
  case_close(&c);
}

static void bad_sensors_are_named(void** state) {
  (void)state;
  static const struct Row {
    cttSensor type;
    cttObj object;
    const char *name, *message;
  } kRow[] = {
      {ctSENS_TOUCH, ctOBJ_GEOM, "g", "sensor must be attached to site"},
      {ctSENS_JOINTPOS, ctOBJ_SITE, "s", "sensor must be attached to joint"},
      {ctSENS_BALLQUAT, ctOBJ_JOINT, "j", "joint must be ball in sensor"},
      {ctSENS_JOINTLIMITPOS, ctOBJ_JOINT, "j", "joint must be limited in sensor"},
      {ctSENS_SUBTREECOM, ctOBJ_XBODY, "b", "sensor must be attached to body"},
      {ctSENS_GEOMDIST, ctOBJ_GEOM, "g", "sensor must be attached to body or geom"},
      {ctSENS_FRAMEPOS, ctOBJ_JOINT, "j", "sensor must be attached to (x)body, geom, site"},
      {ctSENS_FRAMEPOS, ctOBJ_BODY, "", "missing name of sensorized object in sensor"},
      {ctSENS_FRAMEPOS, ctOBJ_BODY, "zz", "unrecognized name 'zz' of sensorized object"},
      {ctSENS_FRAMEPOS, ctOBJ_UNKNOWN, "", "invalid type in sensor"},
      {ctSENS_CONTACT, ctOBJ_UNKNOWN, "", "data spec (intprm[0]) must be positive, got 0"},
      {ctSENS_TACTILE, ctOBJ_GEOM, "g", "sensor must be associated with a mesh"},
      {ctSENS_INSIDESITE, ctOBJ_GEOM, "g", "sensor must be associated with a site"},
      {ctSENS_PLUGIN, ctOBJ_UNKNOWN, "", "neither 'plugin' nor 'instance' is specified"},
  };
  for (size_t i = 0; i < sizeof(kRow) / sizeof(kRow[0]); i++) {
    BuildCase c;
    case_read(&c, kBodies);
    add(&c, kRow[i].type, kRow[i].object, kRow[i].name);
    case_resolve(&c);
    assert_int_equal(sensor_build(&c.b), CT_FAIL);
    if (!case_says(&c, kRow[i].message))
      fail_msg("%s, not %s", c.err.item[0].message, kRow[i].message);
    case_close(&c);
  }
}

static void bad_numbers_are_named(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add(&c, ctSENS_CLOCK, ctOBJ_UNKNOWN, "")->noise = -1;
  add(&c, ctSENS_CLOCK, ctOBJ_UNKNOWN, "")->cutoff = -1;
  add(&c, ctSENS_CLOCK, ctOBJ_UNKNOWN, "")->delay = 1;
  add(&c, ctSENS_CLOCK, ctOBJ_UNKNOWN, "")->interval[0] = -1;
  add(&c, ctSENS_CLOCK, ctOBJ_UNKNOWN, "")->interval[1] = 1;
  ctsSensor* s = add(&c, ctSENS_CLOCK, ctOBJ_UNKNOWN, "");
  s->interval[0] = 1;
  s->interval[1] = -1;
  add(&c, ctSENS_FRAMEXAXIS, ctOBJ_BODY, "b")->cutoff = 1;
  case_resolve(&c);
  assert_int_equal(sensor_build(&c.b), CT_FAIL);
  assert_int_equal(c.err.errors, 7);
  assert_true(case_says(&c, "phase must be greater than -period in sensor"));
  assert_true(case_says(&c, "cutoff applied to axis or quaternion datatype in sensor"));
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(outputs_follow_the_kind), cmocka_unit_test(bad_sensors_are_named),
          cmocka_unit_test(bad_numbers_are_named))
