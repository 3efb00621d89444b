#include "spec/key_state.h"
#include "spec/tree_edit.h"
#include "unit/mjcf/mjcf_parse.h"

static const char kModel[] =
    "<default><geom size='.1'/><default class='c'><geom rgba='1 0 0 1'/>"
    "<default class='d'><geom size='.3'/></default></default></default>"
    "<worldbody><frame name='o' pos='1 0 0'><body name='a' pos='0 1 0' euler='0 90 0' "
    "childclass='c'><joint name='j' type='slide'/><geom name='g1'/>"
    "<frame name='f' pos='0 0 1'><geom name='g2' class='d'/>"
    "<body name='b'><joint name='k' type='slide'/><geom name='g3'/></body></frame></body></frame>"
    "<body name='z'><joint name='l' type='slide'/><geom/></body></worldbody>"
    "<actuator><motor joint='k'/><motor joint='l'/></actuator>"
    "<keyframe><key name='key' qpos='1 2 3'/></keyframe>";

// Keyframes wait until they are asked for.
static const ctDoubleVec* qpos(Spec* s) {
  assert_true(key_state_flush(s));
  return ((const KeyElement*)s->list[ctOBJ_KEY].data[0])->s.qpos;
}

static void a_frame_goes_with_what_is_inside(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  assert_int_equal(cts_delete(&s->pub, cts_findElement(&s->pub, ctOBJ_FRAME, "f")), 0);
  assert_null(spec_find(s, ctOBJ_FRAME, "f"));
  assert_null(spec_find(s, ctOBJ_GEOM, "g2"));
  assert_null(spec_find(s, ctOBJ_BODY, "b"));
  assert_non_null(spec_find(s, ctOBJ_GEOM, "g1"));
  assert_int_equal(s->list[ctOBJ_ACTUATOR].count, 1); // the other drove a joint inside
  assert_int_equal(qpos(s)->count, 2);
  assert_true(qpos(s)->data[1] == 3);
  FrameElement* outer = (FrameElement*)spec_find(s, ctOBJ_FRAME, "o");
  assert_int_equal(tree_edit_delete_frame(outer, &s->errors), CT_OK);
  assert_int_equal(s->list[ctOBJ_BODY].count, 2);
  assert_int_equal(s->list[SPEC_FRAME].count, 0);
  spec_free(s);
}

static void a_class_leaves_its_elements_to_the_class_above(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  DefaultElement* c = spec_find_default(s, "c");
  assert_int_equal(cts_delete(&s->pub, &c->e.head), 0);
  assert_int_equal(s->list[SPEC_DEFAULT].count, 1);
  const GeomElement* g = (const GeomElement*)spec_find(s, ctOBJ_GEOM, "g2");
  assert_ptr_equal(g->e.def, spec_main(s));
  assert_true(g->s.size[0] == .3 && g->s.rgba[1] == 0);
  assert_string_equal(vectors_text(BODY(s, 1)->childclass), "main");
  char text[4000], error[100];
  assert_int_equal(ct_saveXMLString(&s->pub, text, sizeof text, error, sizeof error), 0);
  assert_null(strstr(text, "class=\"d\""));
  assert_int_equal(cts_delete(&s->pub, &spec_main(s)->e.head), -1);
  spec_free(s);
}

static void a_body_becomes_a_frame(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  ctModel* before = ct_compile(&s->pub, NULL);
  ctsBody* b = cts_findBody(&s->pub, "b");
  ctsFrame* frame = cts_bodyToFrame(&b);
  assert_non_null(frame);
  assert_null(b);
  assert_null(spec_find(s, ctOBJ_BODY, "b"));
  const Element* g3 = spec_find(s, ctOBJ_GEOM, "g3");
  assert_ptr_equal(&g3->frame->s, frame);
  assert_string_equal(spec_name(&g3->body->e), "a");
  assert_string_equal(spec_name(&g3->frame->e.frame->e), "f");
  ctModel* after = ct_compile(&s->pub, NULL);
  assert_non_null(after);
  assert_int_equal(after->nbody, before->nbody - 1);
  assert_int_equal(after->njnt, 3);
  assert_true(after->geom_pos[3 * ct_name2id(after, ctOBJ_GEOM, "g3") + 2] == 1);
  assert_true(after->key_qpos[1] == 2 && after->key_qpos[2] == 3);
  ctsBody* world = cts_findBody(&s->pub, "world");
  assert_null(cts_bodyToFrame(&world));
  ct_deleteModel(after);
  ct_deleteModel(before);
  spec_free(s);
}

// Seven frames and the one of the body fill a list of eight; the new frame comes on top.
static void a_body_becomes_a_frame_beside_many(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><frame/><frame/><frame/><frame/><frame/><frame/><frame/>"
                  "<body name='a'><frame/></body></worldbody>");
  ctsBody* b = cts_findBody(&s->pub, "a");
  assert_non_null(cts_bodyToFrame(&b));
  assert_int_equal(spec_world(s)->frames.count, 9);
  spec_free(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_frame_goes_with_what_is_inside),
      cmocka_unit_test(a_class_leaves_its_elements_to_the_class_above),
      cmocka_unit_test(a_body_becomes_a_frame),
      cmocka_unit_test(a_body_becomes_a_frame_beside_many),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
