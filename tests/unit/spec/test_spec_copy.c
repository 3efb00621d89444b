#include "spec/spec_copy.h"
#include "unit/mjcf/mjcf_parse.h"

static const char kModel[] =
    "<compiler angle='radian' meshdir='m'/><option timestep='0.5'/>"
    "<default><geom size='.3'/><default class='c'><geom rgba='1 0 0 1'/>"
    "<default class='d'><joint damping='3'/></default></default></default>"
    "<extension><plugin plugin='mujoco.pid'><instance name='i'><config key='kp' value='2'/>"
    "</instance></plugin></extension>"
    "<worldbody><body name='a' childclass='c'><joint name='j' class='d'/><geom/>"
    "<frame name='f' pos='0 0 1'><body name='b'><geom name='g'/><site name='s'/></body></frame>"
    "<site name='t'/></body><body name='e'/></worldbody>"
    "<tendon><spatial name='t'><site site='s'/><site site='t'/></spatial></tendon>"
    "<actuator><motor joint='j'/></actuator>"
    "<keyframe><key name='k' qpos='1'/></keyframe>";

static char* text_of(Spec* s) {
  static char text[2][8000];
  static int turn;
  turn = 1 - turn;
  char error[1000] = "";
  if (ct_saveXMLString(&s->pub, text[turn], sizeof text[turn], error, sizeof error) != 0)
    fail_msg("%s", error);
  return text[turn];
}

static void a_copy_is_written_as_the_same_text(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  Spec* copy = (Spec*)(void*)ct_copySpec(&s->pub);
  assert_non_null(copy);
  assert_string_equal(text_of(copy), text_of(s));
  spec_free(s);
  spec_free(copy);
}

// Nothing of the copy points to the original: changing one leaves the other.
static void a_copy_lives_by_itself(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  Spec* copy = spec_copy(s);
  assert_non_null(copy);
  char before[8000];
  snprintf(before, sizeof before, "%s", text_of(copy));
  for (int k = 0; k < SPEC_LISTS; k++) {
    assert_int_equal(copy->list[k].count, s->list[k].count);
    for (int i = 0; i < s->list[k].count; i++) {
      const Element *old = s->list[k].data[i], *e = copy->list[k].data[i];
      assert_ptr_not_equal(e, old);
      assert_ptr_equal(e->spec, copy);
      assert_true(!e->body || e->body->e.spec == copy);
      assert_true(!e->frame || e->frame->e.spec == copy);
      assert_true(!e->def || e->def->e.spec == copy);
      assert_int_equal(!e->body, !old->body);
      assert_int_equal(!e->frame, !old->frame);
    }
  }
  spec_free(s);
  assert_string_equal(text_of(copy), before);
  const BodyElement* a = (const BodyElement*)spec_find(copy, ctOBJ_BODY, "a");
  assert_int_equal(a->bodies.count, 1);
  assert_string_equal(spec_name(a->bodies.data[0]), "b");
  assert_string_equal(spec_name(&a->bodies.data[0]->frame->e), "f");
  spec_free(copy);
}

static void a_copy_of_a_compiled_spec_knows_its_numbers(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><body name='a'><joint/><geom size='1'/></body></worldbody>");
  ctModel* m = ct_compile(&s->pub, NULL);
  assert_non_null(m);
  ctSpec* copy = ct_copySpec(&s->pub);
  assert_int_equal(cts_getId(cts_findBody(copy, "a")->element), 1);
  ctModel* again = ct_compile(copy, NULL);
  assert_non_null(again);
  assert_int_equal(again->nbuffer, m->nbuffer);
  assert_memory_equal(again->buffer, m->buffer, (size_t)m->nbuffer);
  ct_deleteModel(again);
  ct_deleteModel(m);
  ct_deleteSpec(copy);
  spec_free(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_copy_is_written_as_the_same_text),
      cmocka_unit_test(a_copy_lives_by_itself),
      cmocka_unit_test(a_copy_of_a_compiled_spec_knows_its_numbers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
