#include "spec/attach.h"
#include "unit/mjcf/mjcf_parse.h"
#include "unit/spec/attach_case.h"

static const char kModel[] =
    "<worldbody><site name='o'/><body name='a'><joint name='ja'/><geom name='ga' size='1'/>"
    "<site name='sa'/><body name='b'><geom name='gb' size='1'/></body></body>"
    "<body name='c'><joint name='jc'/><geom name='gc' size='1'/></body></worldbody>"
    "<tendon><fixed name='t'><joint joint='ja' coef='1'/></fixed></tendon>"
    "<actuator><motor name='on_t' tendon='t'/><motor name='on_c' joint='jc'/></actuator>"
    "<sensor><touch name='touch' site='sa'/><clock name='clock'/><actuatorfrc name='f' "
    "actuator='on_t'/>"
    "<jointpos name='bad' joint='nope'/></sensor>"
    "<contact><pair name='p' geom1='gb' geom2='gc'/><exclude name='e' body1='world' "
    "body2='c'/></contact>";

static void what_refers_to_a_body_goes_with_it(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  BodyElement* a = (BodyElement*)spec_find(s, ctOBJ_BODY, "a");
  assert_int_equal(attach_remove(a, &s->errors), CT_OK);
  assert_int_equal(s->list[ctOBJ_BODY].count, 2);
  assert_int_equal(s->list[ctOBJ_GEOM].count, 1);
  assert_int_equal(spec_world(s)->bodies.count, 1);
  assert_int_equal(s->list[ctOBJ_TENDON].count, 0);
  assert_int_equal(s->list[ctOBJ_ACTUATOR].count, 1);
  assert_int_equal(s->list[ctOBJ_PAIR].count, 0);
  assert_int_equal(s->list[ctOBJ_EXCLUDE].count, 1);
  assert_non_null(spec_find(s, ctOBJ_SENSOR, "clock"));
  assert_non_null(spec_find(s, ctOBJ_SENSOR, "bad")); // was wrong before: not our business
  assert_null(spec_find(s, ctOBJ_SENSOR, "touch"));
  assert_null(spec_find(s, ctOBJ_SENSOR, "f"));
  for (int i = 0; i < s->list[ctOBJ_SENSOR].count; i++)
    assert_int_equal(s->list[ctOBJ_SENSOR].data[i]->id, i);
  spec_free(s);
}

static void keyframes_lose_its_numbers(void** state) {
  (void)state;
  Spec* s =
      parse("<worldbody><body name='a'><joint/><geom size='1'/></body><body name='b'><joint/>"
            "<geom size='1'/></body></worldbody><keyframe><key name='k' qpos='1 2'/></keyframe>");
  ctSpec* pub = &s->pub;
  assert_int_equal(cts_delete(pub, cts_findElement(pub, ctOBJ_BODY, "a")), 0);
  assert_null(spec_find(s, ctOBJ_KEY, "k")); // it waits until the model is compiled
  assert_true(key_state_flush(s));
  const KeyElement* k = (const KeyElement*)spec_find(s, ctOBJ_KEY, "k");
  assert_int_equal(k->s.qpos->count, 1);
  assert_true(k->s.qpos->data[0] == 2);
  spec_free(s);
}

static void what_refers_to_a_removed_body_goes_with_it(void** state) {
  (void)state;
  Spec* spec = attach_parse(kChild);
  assert_true(attach_remove(attach_find_body(spec, "b"), &spec->errors) == CT_OK);
  assert_null(attach_find_body(spec, "b"));
  assert_null(spec_find(spec, ctOBJ_GEOM, "g"));
  assert_null(spec_find(spec, ctOBJ_SENSOR, "s"));
  assert_null(spec_find(spec, ctOBJ_EXCLUDE, "e1"));
  assert_non_null(attach_find_body(spec, "other"));
  ctModel* m = attach_compile(spec);
  assert_int_equal(m->nbody, 2);
  assert_int_equal(m->nq, 0);
  assert_int_equal(m->nsensor, 0);
  ct_deleteModel(m);
  spec_free(spec);
}

static void what_does_not_refer_to_it_stays(void** state) {
  (void)state;
  Spec* spec = attach_parse(kChild);
  assert_true(attach_remove(attach_find_body(spec, "other"), &spec->errors) == CT_OK);
  assert_non_null(spec_find(spec, ctOBJ_SENSOR, "s"));
  assert_null(spec_find(spec, ctOBJ_EXCLUDE, "e1"));
  ctModel* m = attach_compile(spec);
  assert_int_equal(m->nbody, 2);
  assert_int_equal(m->nkey, 1);
  assert_true(m->key_qpos[0] == 2);
  ct_deleteModel(m);
  spec_free(spec);
}

static void a_plugin_goes_with_the_element_that_made_it(void** state) {
  (void)state;
  Spec* s = attach_parse(
      "<mujoco><extension><plugin plugin='mujoco.elasticity.cable'><instance name='i'/></plugin>"
      "</extension><worldbody><body name='a'><geom size='1'/><plugin instance='i'/></body>"
      "<body name='b'><geom size='1'/><plugin plugin='mujoco.elasticity.cable'/></body>"
      "</worldbody></mujoco>");
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 2);
  assert_int_equal(attach_remove(attach_find_body(s, "b"), &s->errors), CT_OK);
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 1);
  assert_string_equal(spec_name(s->list[ctOBJ_PLUGIN].data[0]), "i");
  assert_int_equal(attach_remove(attach_find_body(s, "a"), &s->errors), CT_OK);
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 0); // nothing uses it any more
  spec_free(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_refers_to_a_body_goes_with_it),
      cmocka_unit_test(keyframes_lose_its_numbers),
      cmocka_unit_test(what_refers_to_a_removed_body_goes_with_it),
      cmocka_unit_test(what_does_not_refer_to_it_stays),
      cmocka_unit_test(a_plugin_goes_with_the_element_that_made_it),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
