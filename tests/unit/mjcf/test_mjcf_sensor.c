#include "mjcf/mjcf_sensor.h"
#include "unit/mjcf/mjcf_parse.h"

#define SENSOR(spec, i) (&((SensorElement*)(spec)->list[ctOBJ_SENSOR].data[i])->s)

static Spec* parse_sensors(const char* inner) {
  char xml[2000];
  snprintf(xml, sizeof xml, "<sensor>%s</sensor>", inner);
  return parse(xml);
}

static void refuse_sensor(const char* inner, const char* fragments) {
  char xml[2000];
  snprintf(xml, sizeof xml, "<sensor>%s</sensor>", inner);
  refuse(xml, fragments);
}

static void check_object(const ctsSensor* s, int type, const char* name) {
  assert_int_equal(s->objtype, type);
  assert_string_equal(vectors_text(s->objname), name);
}

static void check_reference(const ctsSensor* s, int type, const char* name) {
  assert_int_equal(s->reftype, type);
  assert_string_equal(vectors_text(s->refname), name);
}

static void rangefinders(void** state) {
  (void)state;
  Spec* s = parse_sensors("<rangefinder site='s'/><rangefinder camera='c' data=''/>"
                          "<rangefinder site='s' data=' dist  normal '/>");
  check_object(SENSOR(s, 0), ctOBJ_SITE, "s");
  check_object(SENSOR(s, 1), ctOBJ_CAMERA, "c");
  assert_int_equal(SENSOR(s, 0)->intprm[0], 1);
  assert_int_equal(SENSOR(s, 1)->intprm[0], 1);
  assert_int_equal(SENSOR(s, 2)->intprm[0], 17); // bits 0 and 4
  spec_free(s);
  const char* one = "rangefinder requires exactly one of 'site' or 'camera'";
  refuse_sensor("<rangefinder/>", one);
  refuse_sensor("<rangefinder site='s' camera='c'/>", one);
  refuse_sensor("<rangefinder site='s' data='normal dist'/>",
                "data attributes must be in order: dist, dir, origin, point, normal, depth");
}

static void frames(void** state) {
  (void)state;
  Spec* s = parse_sensors("<framepos objtype='xbody' objname='b' reftype='site' refname='s'/>"
                          "<framequat objtype='camera' objname='c'/>"
                          "<insidesite site='s' objtype='body' objname='b'/>"
                          "<framepos objtype='sitex' objname='s'/>");
  assert_int_equal(SENSOR(s, 0)->type, ctSENS_FRAMEPOS);
  check_object(SENSOR(s, 0), ctOBJ_XBODY, "b");
  check_reference(SENSOR(s, 0), ctOBJ_SITE, "s");
  check_object(SENSOR(s, 1), ctOBJ_CAMERA, "c");
  check_reference(SENSOR(s, 1), ctOBJ_UNKNOWN, "");
  check_object(SENSOR(s, 2), ctOBJ_BODY, "b");
  check_reference(SENSOR(s, 2), ctOBJ_SITE, "s");
  check_object(SENSOR(s, 3), ctOBJ_UNKNOWN, "s"); // left to the compiler
  spec_free(s);
  refuse_sensor("<framepos objtype='site' objname='s' reftype='site'/>",
                "required attribute missing: 'refname'");
  refuse_sensor("<framepos objtype='site' objname='s' refname='t'/>",
                "refname 't' given but reftype is missing");
}

static void distances(void** state) {
  (void)state;
  Spec* s = parse_sensors("<distance geom1='g' body2='b'/><normal body1='b' geom2='g'/>");
  assert_int_equal(SENSOR(s, 0)->type, ctSENS_GEOMDIST);
  check_object(SENSOR(s, 0), ctOBJ_GEOM, "g");
  check_reference(SENSOR(s, 0), ctOBJ_BODY, "b");
  assert_int_equal(SENSOR(s, 1)->type, ctSENS_GEOMNORMAL);
  check_object(SENSOR(s, 1), ctOBJ_BODY, "b");
  check_reference(SENSOR(s, 1), ctOBJ_GEOM, "g");
  spec_free(s);
  refuse_sensor("<distance geom1='g' body1='b' body2='b'/>",
                "exactly one of (geom1, body1) must be specified");
  refuse_sensor("<fromto geom1='g'/>", "exactly one of (geom2, body2) must be specified");
}

static void contacts(void** state) {
  (void)state;
  Spec* s = parse_sensors("<contact geom1='g' subtree2='b' data='found force' num='3' "
                          "reduce='netforce'/><contact site='s'/><contact/>");
  const int want[3][3] = {{3, 3, 3}, {1, 0, 1}, {1, 0, 1}};
  for (int i = 0; i < 3; i++) assert_memory_equal(SENSOR(s, i)->intprm, want[i], sizeof want[i]);
  check_object(SENSOR(s, 0), ctOBJ_GEOM, "g");
  check_reference(SENSOR(s, 0), ctOBJ_XBODY, "b");
  check_object(SENSOR(s, 1), ctOBJ_SITE, "s");
  check_object(SENSOR(s, 2), ctOBJ_UNKNOWN, "");
  spec_free(s);
  refuse_sensor("<contact geom1='g' body1='b'/>",
                "at most one of (geom1, body1, subtree1, site) can be specified");
  refuse_sensor("<contact geom2='g' body2='b'/>",
                "at most one of (geom2, body2, subtree2) can be specified");
  refuse_sensor("<contact geom1='g' num='0'/>", "'num' must be positive in sensor");
  refuse_sensor("<contact geom1='g' reduce='x'/>", "invalid keyword: 'x'");
  refuse_sensor("<contact geom1='g' data='force found'/>",
                "must be in order: found, force, torque, dist, pos, normal, tangent");
}

static void users(void** state) {
  (void)state;
  Spec* s = parse_sensors("<user dim='3' objtype='body' objname='b'/><user dim='2'/>");
  assert_int_equal(SENSOR(s, 0)->dim, 3);
  check_object(SENSOR(s, 0), ctOBJ_BODY, "b");
  check_object(SENSOR(s, 1), ctOBJ_UNKNOWN, "");
  spec_free(s);
  refuse_sensor("<user dim='3' objtype='body'/>", "objtype 'body' given but objname is missing");
  refuse_sensor("<user dim='3' objname='b'/>", "objname 'b' given but objtype is missing");
}

static void plugins(void** state) {
  (void)state;
  Spec* s = parse("<extension><plugin plugin='mujoco.pid'/></extension>"
                  "<sensor><plugin plugin='mujoco.pid' objtype='site' objname='s'>"
                  "<config key='gamma' value='1'/></plugin></sensor>");
  check_object(SENSOR(s, 0), ctOBJ_SITE, "s");
  assert_int_equal(SENSOR(s, 0)->plugin.active, 1);
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 1);
  spec_free(s);
  refuse_sensor("<plugin plugin='mujoco.pid' objtype='body'/>",
                "objtype is specified but objname is not");
  refuse_sensor("<plugin plugin='mujoco.pid' objname='b'/>",
                "objname is specified but objtype is not");
  refuse_sensor("<plugin plugin='mujoco.pid' reftype='site'/>",
                "reftype is specified but refname is not");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rangefinders), cmocka_unit_test(frames), cmocka_unit_test(distances),
      cmocka_unit_test(contacts),     cmocka_unit_test(users),  cmocka_unit_test(plugins),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
