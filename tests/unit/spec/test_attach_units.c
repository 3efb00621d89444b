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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(attached_elements_keep_their_units),
      cmocka_unit_test(units_of_the_whole),
      cmocka_unit_test(writing_does_not_change_the_spec),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
