#include "spec/attach_units.h"
#include "support/numbers.h"
#include "unit/mjcf/mjcf_parse.h"

static const char kKid[] =
    "<compiler angle='radian' eulerseq='ZYX'/><worldbody><body name='b'>"
    "<joint name='s' type='slide' range='-1 1' ref='2'/>"
    "<joint name='h' range='-1 1' ref='.5' springref='1'/>"
    "<geom name='g' size='1' euler='3.14159265358979 0 0'/></body></worldbody>";

static ctSpec* attached(void) {
  ctSpec* s = &parse("<compiler autolimits='false'/>")->pub;
  ctSpec* kid = &parse(kKid)->pub;
  assert_non_null(
      cts_attach(cts_findBody(s, "world")->element, cts_findBody(kid, "b")->element, "x-", ""));
  ct_deleteSpec(kid);
  return s;
}

// Attached elements mean what they meant, and still say it as they did.
static void attached_elements_keep_their_units(void** state) {
  (void)state;
  ctSpec* s = attached();
  ctsJoint* h = cts_asJoint(cts_findElement(s, ctOBJ_JOINT, "x-h"));
  assert_true(h->ref == 0.5 && h->range[1] == 1 && h->limited == ctLIMITED_AUTO);
  h->range[0] = -0.25;
  ctModel* m = ct_compile(s, NULL);
  assert_non_null(m);
  assert_true(m->jnt_range[2] == -0.25 && m->jnt_range[3] == 1 && m->jnt_limited[1]);
  assert_true(m->qpos0[1] == 0.5);
  assert_within(m->geom_quat[3], 1, 1e-12);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

// In a document they are in the units of the whole.
static void units_of_the_whole(void** state) {
  (void)state;
  Spec* s = (Spec*)(void*)attached();
  attach_units(s);
  assert_int_equal(GEOM(s, 0)->alt.type, ctORIENTATION_QUAT);
  assert_within(GEOM(s, 0)->quat[3], 1, 1e-12);
  assert_true(JOINT(s, 0)->range[1] == 1 && JOINT(s, 0)->ref == 2);
  assert_within(JOINT(s, 1)->ref, 28.64788975654116, 1e-11);
  assert_within(JOINT(s, 1)->springref, 57.295779513082323, 1e-11);
  assert_int_equal(JOINT(s, 1)->limited, ctLIMITED_TRUE);
  spec_free(s);
}

static void writing_does_not_change_the_spec(void** state) {
  (void)state;
  ctSpec* s = attached();
  char xml[4000], error[1000] = "";
  assert_int_equal(ct_saveXMLString(s, xml, sizeof xml, error, sizeof error), 0);
  assert_non_null(strstr(xml, "57.2957795"));
  assert_true(cts_asJoint(cts_findElement(s, ctOBJ_JOINT, "x-h"))->springref == 1);
  ctSpec* again = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (!again) fail_msg("%s", error);
  ctModel *m = ct_compile(s, NULL), *n = ct_compile(again, NULL);
  for (int i = 0; i < 4; i++) assert_within(m->jnt_range[i], n->jnt_range[i], 1e-12);
  for (int i = 0; i < 4; i++) assert_within(m->geom_quat[i], n->geom_quat[i], 1e-12);
  ct_deleteModel(m);
  ct_deleteModel(n);
  ct_deleteSpec(again);
  ct_deleteSpec(s);
}

static const char kMixed[] =
    "<compiler angle='%s' eulerseq='%s' autolimits='true' alignfree='%s'/><worldbody><body "
    "name='b' "
    "euler='%s'><joint name='f' type='free'/><inertial pos='.1 0 0' mass='1' diaginertia='1 1 1' "
    "euler='%s'/><geom name='g' size='1' pos='.5 0 0' axisangle='0 1 0 %s'/><site name='s' "
    "euler='%s'/>"
    "<camera name='c' euler='%s'/><frame euler='%s'><body name='d'><joint name='h' range='%s'"
    " actuatorfrcrange='-3 3'/><geom size='.1'/></body></frame><body name='e'><joint name='l'"
    " type='ball' range='%s'/><geom size='.1'/></body></body></worldbody><tendon><fixed name='t'"
    " range='-1 1'><joint joint='h' coef='1'/></fixed></tendon><actuator><motor name='m' joint='h'"
    " ctrlrange='-1 1' forcerange='-2 2'/><intvelocity name='i' joint='h' actrange='-1 1'/>"
    "</actuator>";

static ctSpec* parse_mixed(bool degrees) {
  char xml[2000];
  const char *turn = degrees ? "30 40 50" : ".5 .6 .7", *range = degrees ? "-20 50" : "-.4 1.1";
  snprintf(xml, sizeof xml, kMixed, degrees ? "degree" : "radian", degrees ? "xyz" : "ZYX",
           degrees ? "true" : "false", turn, turn, degrees ? "25" : ".4", turn, turn, turn, range,
           degrees ? "0 70" : "0 1.2");
  return &parse(xml)->pub;
}

// A whole model, with every element that has angles or limits, in a document of other units: what
// is written and read again is the model that was attached.
static void whole_models_in_other_units(void** state) {
  (void)state;
  for (int degrees = 0; degrees < 2; degrees++) {
    static char xml[20000];
    char error[1000] = "";
    ctSpec* s = &parse(degrees ? "<compiler angle='radian' autolimits='false'/>"
                               : "<compiler eulerseq='zyx' autolimits='false' alignfree='true'/>")
                     ->pub;
    ctSpec* kid = parse_mixed(degrees);
    assert_non_null(
        cts_attach(cts_findBody(s, "world")->element, cts_findBody(kid, "b")->element, "x-", ""));
    ct_deleteSpec(kid);
    ctModel* m = ct_compile(s, NULL);
    if (!m) fail_msg("%s", cts_getError(s));
    assert_int_equal(ct_saveXMLString(s, xml, sizeof xml, error, sizeof error), 0);
    ctSpec* again = ct_parseXMLString(xml, NULL, error, sizeof error);
    ctModel* n = again ? ct_compile(again, NULL) : NULL;
    if (!n) fail_msg("%s", error);
    assert_true(m->jnt_limited[1] && m->tendon_limited[0] && m->actuator_ctrllimited[0] &&
                m->actuator_forcelimited[0] && m->actuator_actlimited[1] &&
                m->jnt_actfrclimited[1]);
    assert_int_equal(m->nu, n->nu);
    assert_int_equal(m->njnt, n->njnt);
    assert_memory_equal(m->jnt_limited, n->jnt_limited, (size_t)m->njnt);
    assert_memory_equal(m->actuator_ctrllimited, n->actuator_ctrllimited, (size_t)m->nu);
    assert_memory_equal(m->actuator_actlimited, n->actuator_actlimited, (size_t)m->nu);
    for (int i = 0; i < 2 * m->njnt; i++) assert_within(m->jnt_range[i], n->jnt_range[i], 1e-12);
    for (int i = 0; i < 4 * m->nbody; i++) assert_within(m->body_quat[i], n->body_quat[i], 1e-12);
    for (int i = 0; i < 4 * m->nbody; i++) assert_within(m->body_iquat[i], n->body_iquat[i], 1e-12);
    for (int i = 0; i < 4 * m->ngeom; i++) assert_within(m->geom_quat[i], n->geom_quat[i], 1e-12);
    for (int i = 0; i < 4; i++) assert_within(m->site_quat[i], n->site_quat[i], 1e-12);
    for (int i = 0; i < 4; i++) assert_within(m->cam_quat[i], n->cam_quat[i], 1e-12);
    ct_deleteModel(n);
    ct_deleteModel(m);
    ct_deleteSpec(again);
    ct_deleteSpec(s);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(attached_elements_keep_their_units),
      cmocka_unit_test(units_of_the_whole),
      cmocka_unit_test(writing_does_not_change_the_spec),
      cmocka_unit_test(whole_models_in_other_units),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
