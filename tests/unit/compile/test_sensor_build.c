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

// A sensor with one thing wrong. `prm` are its intprm.
typedef struct Wrong {
  const char* message;
  cttSensor type;
  cttObj object;
  const char* name;
  cttObj other;
  const char* other_name;
  int prm[3], dim, samples;
  cttDataType data;
} Wrong;

static const char kMore[] =
    "<asset><hfield name='h' nrow='2' ncol='2' size='1 1 1 1'/></asset><worldbody><geom "
    "name='land' "
    "type='hfield' hfield='h'/><camera name='c' resolution='4 3'/><camera name='wide' "
    "resolution='100000 100000'/><site name='s'/><site name='s2'/><body name='b'><joint "
    "name='ball' "
    "type='ball'/><geom name='g' size='1'/></body><body name='b2'><joint name='j'/><geom name='g2' "
    "size='1'/></body></worldbody><tendon><fixed name='t'><joint joint='j' coef='1'/></fixed>"
    "</tendon><actuator><motor name='a' joint='j'/></actuator>";

static const Wrong kWrong[] = {
    {"missing name of reference frame", ctSENS_FRAMEPOS, ctOBJ_BODY, "b", ctOBJ_BODY, "",
     .prm = {0}},
    {"unrecognized name 'zz' of object", ctSENS_FRAMEPOS, ctOBJ_BODY, "b", ctOBJ_BODY, "zz",
     .prm = {0}},
    {"reference frame object must be", ctSENS_FRAMEPOS, ctOBJ_BODY, "b", ctOBJ_JOINT, "j",
     .prm = {0}},
    {"unrecognized name 'b'", ctSENS_FRAMEPOS, (cttObj)-3, "b", .prm = {0}},
    {"unrecognized name 'b'", ctSENS_FRAMEPOS, ctNOBJECT, "b", .prm = {0}},
    {"joint must be slide or hinge", ctSENS_JOINTPOS, ctOBJ_JOINT, "ball", .prm = {0}},
    {"must be attached to tendon", ctSENS_TENDONPOS, ctOBJ_JOINT, "j", .prm = {0}},
    {"tendon must be limited", ctSENS_TENDONLIMITPOS, ctOBJ_TENDON, "t", .prm = {0}},
    {"must be attached to actuator", ctSENS_ACTUATORPOS, ctOBJ_JOINT, "j", .prm = {0}},
    {"must be attached to body or geom", ctSENS_GEOMDIST, ctOBJ_GEOM, "g", ctOBJ_SITE, "s",
     .prm = {0}},
    {"must be different from 2nd", ctSENS_GEOMDIST, ctOBJ_GEOM, "g", ctOBJ_GEOM, "g", .prm = {0}},
    {"must be different from 2nd", ctSENS_GEOMNORMAL, ctOBJ_BODY, "b", ctOBJ_BODY, "b", .prm = {0}},
    {"height fields are not", ctSENS_GEOMDIST, ctOBJ_GEOM, "land", ctOBJ_GEOM, "g", .prm = {0}},
    {"height fields are not", ctSENS_GEOMFROMTO, ctOBJ_GEOM, "g", ctOBJ_GEOM, "land", .prm = {0}},
    {"at least one bit set", ctSENS_RANGEFINDER, ctOBJ_SITE, "s", .prm = {1 << 20}},
    {"bits set beyond", ctSENS_RANGEFINDER, ctOBJ_SITE, "s", .prm = {1 + (1 << 20)}},
    {"site or camera", ctSENS_RANGEFINDER, ctOBJ_GEOM, "g", .prm = {1}},
    {"output is too large", ctSENS_RANGEFINDER, ctOBJ_CAMERA, "wide", .prm = {1}},
    {"requires a camera", ctSENS_CAMPROJECTION, ctOBJ_SITE, "s", ctOBJ_SITE, "s2", .prm = {0}},
    {"first matching criterion", ctSENS_CONTACT, ctOBJ_JOINT, "j", .prm = {1, 0, 1}},
    {"second matching criterion", ctSENS_CONTACT, ctOBJ_GEOM, "g", ctOBJ_SITE, "s",
     .prm = {1, 0, 1}},
    {"unknown reduction criterion. got 4", ctSENS_CONTACT, .name = "", .prm = {1, 4, 1}},
    {"unknown reduction criterion. got -1", ctSENS_CONTACT, .name = "", .prm = {1, -1, 1}},
    {"num (intprm[2]) must be positive", ctSENS_CONTACT, .name = "", .prm = {1, 0, 0}},
    {"num (intprm[2]) must be positive in sensor, got 0", ctSENS_CONTACT, .name = "",
     .prm = {1, 0, -3}},
    {"output is too large", ctSENS_CONTACT, .name = "", .prm = {127, 0, 1 << 30}},
    {"dim must be non-negative", ctSENS_USER, .name = "", .dim = -1},
    {"AXIS requires dim=3", ctSENS_USER, .name = "", .dim = 4, .data = ctDATATYPE_AXIS},
    {"QUATERNION requires dim=4", ctSENS_USER, .name = "", .dim = 3, .data = ctDATATYPE_QUATERNION},
    {"at most 2^24 samples", ctSENS_CLOCK, .name = "", .samples = (1 << 24) + 1},
    {"invalid type in sensor", (cttSensor)-1, ctOBJ_SITE, "s", .prm = {0}},
    {"invalid type in sensor", (cttSensor)1000, ctOBJ_SITE, "s", .prm = {0}},
};

static void each_wrong_sensor_is_named(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof(kWrong) / sizeof(kWrong[0]); i++) {
    const Wrong* w = kWrong + i;
    BuildCase c;
    case_read(&c, kMore);
    ctsSensor* s = add(&c, w->type, w->object, w->name);
    s->reftype = w->other;
    if (w->other_name) case_text(s->refname, w->other_name);
    memcpy(s->intprm, w->prm, sizeof w->prm);
    s->dim = w->dim;
    s->nsample = w->samples;
    s->datatype = w->data;
    case_resolve(&c);
    Status status = sensor_build(&c.b);
    if (status != CT_FAIL || !case_says(&c, w->message))
      fail_msg("row %zu: '%s', not '%s'", i, c.err.count ? c.err.item[0].message : "", w->message);
    case_close(&c);
  }
}

// The size of a sensor's output before its model is compiled; 0 where nobody can know it.
static void sizes_without_compiling(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kMore);
  case_mesh(&c, "tet");
  ctsSensor* s = add(&c, ctSENS_RANGEFINDER, ctOBJ_SITE, "s");
  s->intprm[0] = 1;
  assert_int_equal(cts_sensorDim(s), 1);
  s->objtype = ctOBJ_CAMERA;
  assert_int_equal(cts_sensorDim(s), 0); // no such camera
  case_text(s->objname, "c");
  assert_int_equal(cts_sensorDim(s), 12);
  case_text(s->objname, "wide");
  assert_int_equal(cts_sensorDim(s), 0); // more than an int
  s = add(&c, ctSENS_CONTACT, ctOBJ_UNKNOWN, "");
  s->intprm[0] = 127;
  s->intprm[2] = 1 << 30;
  assert_int_equal(cts_sensorDim(s), 0);
  s->intprm[2] = -1;
  assert_int_equal(cts_sensorDim(s), 0);
  s = add(&c, ctSENS_TACTILE, ctOBJ_MESH, "tet");
  assert_int_equal(cts_sensorDim(s), 12);
  case_text(s->objname, "none");
  assert_int_equal(cts_sensorDim(s), 0);
  s = add(&c, ctSENS_PLUGIN, ctOBJ_UNKNOWN, "");
  assert_int_equal(cts_sensorDim(s), 0);
  s->type = (cttSensor)1000;
  assert_int_equal(cts_sensorDim(s), 0);
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(outputs_follow_the_kind), cmocka_unit_test(bad_sensors_are_named),
          cmocka_unit_test(bad_numbers_are_named), cmocka_unit_test(each_wrong_sensor_is_named),
          cmocka_unit_test(sizes_without_compiling))
