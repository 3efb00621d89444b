#include "spec/key_state.h"
#include "unit/mjcf/mjcf_parse.h"
#include "unit/spec/attach_case.h"

#include <math.h>

#define BODY_TEXT(name)                                                                            \
  "<body name='" name "'><joint name='j" name "' type='slide'/><geom size='1'/></body>"

static const ctsKey* key(const Spec* s, const char* name) {
  const Element* e = spec_find(s, ctOBJ_KEY, name);
  if (!e) fail_msg("no key '%s'", name);
  return &((const KeyElement*)e)->s;
}

// Numbers of a vector as text, - for NaN.
static void expect(const ctDoubleVec* v, const char* want) {
  char got[200] = "";
  for (int i = 0; i < v->count; i++) {
    size_t used = strlen(got);
    if (isnan(v->data[i]))
      snprintf(got + used, sizeof got - used, "- ");
    else
      snprintf(got + used, sizeof got - used, "%g ", v->data[i]);
  }
  assert_string_equal(got, want);
}

static void copies_get_keyframes_of_their_own(void** state) {
  (void)state;
  Spec* s = parse(
      "<worldbody>" BODY_TEXT("a") "<replicate count='2'>" BODY_TEXT("b") "</replicate>" BODY_TEXT(
          "c") "</worldbody><actuator><motor name='m' joint='ja'/></actuator>"
               "<keyframe><key name='k' time='3' qpos='1 2' ctrl='5'/></keyframe>");
  assert_int_equal(s->list[ctOBJ_KEY].count, 3);
  expect(key(s, "k0")->qpos, "1 2 - - ");
  expect(key(s, "k1")->qpos, "1 0 2 - ");
  expect(key(s, "k")->qpos, "1 0 0 - ");
  expect(key(s, "k0")->ctrl, "");
  expect(key(s, "k")->ctrl, "5 ");
  assert_true(key(s, "k1")->time == 3);
  assert_ptr_equal(s->list[ctOBJ_KEY].data[2], spec_find(s, ctOBJ_KEY, "k"));
  spec_free(s);
}

// Those that <size nkey> asks for are filled up before the ones that waited for the tree.
static void asked_keyframes_stand_before_those_that_wait(void** state) {
  (void)state;
  Spec* s = parse("<size nkey='3'/><worldbody><replicate count='2'>" BODY_TEXT(
      "b") "</replicate></worldbody>"
           "<keyframe><key name='k'/></keyframe>");
  const ElementList* keys = &s->list[ctOBJ_KEY];
  assert_int_equal(keys->count, 6);
  for (int i = 0; i < 3; i++) assert_string_equal(spec_name(keys->data[i]), "");
  assert_string_equal(spec_name(keys->data[3]), "k0");
  assert_string_equal(spec_name(keys->data[5]), "k");
  spec_free(s);
}

static void keyframes_must_fit_the_tree(void** state) {
  (void)state;
  refuse("<worldbody><replicate count='2'>" BODY_TEXT(
             "b") "</replicate></worldbody>"
                  "<keyframe><key name='k' qpos='1 2'/></keyframe>",
         "Keyframe 'k' has invalid qpos size, got 2, should be 1");
  Spec* s = parse("<worldbody><body mocap='true'/>" BODY_TEXT(
      "a") "</worldbody><keyframe>"
           "<key qvel='1'/><key mpos='1 2'/><key/></keyframe>");
  int got, want;
  const ElementList* keys = &s->list[ctOBJ_KEY];
  assert_null(key_state_wrong_size(s, (KeyElement*)keys->data[0], &got, &want));
  assert_string_equal(key_state_wrong_size(s, (KeyElement*)keys->data[1], &got, &want), "mpos");
  assert_int_equal(got, 2);
  assert_int_equal(want, 3);
  assert_null(key_state_wrong_size(s, (KeyElement*)keys->data[2], &got, &want));
  spec_free(s);
}

static void all_parts_survive_waiting(void** state) {
  (void)state;
  Spec* s = parse(
      "<worldbody><body name='x' mocap='true'/><body name='y'><freejoint/><geom size='1'/></body>"
      "<body name='z'><joint type='ball'/><geom size='1'/></body></worldbody>"
      "<actuator><general name='g' site='s' dyntype='filter'/><motor site='s'/></actuator>"
      "<keyframe><key name='k' qpos='1 2 3 4 5 6 7 8 9 10 11' qvel='1 2 3 4 5 6 7 8 9' act='3' "
      "ctrl='4 5' mpos='6 7 8' mquat='1 0 0 0'/></keyframe>");
  assert_true(key_state_forget(s));
  assert_int_equal(s->list[ctOBJ_KEY].count, 0);
  assert_true(key_state_flush(s));
  assert_null(s->pending);
  const ctsKey* k = key(s, "k");
  expect(k->qpos, "1 2 3 4 5 6 7 8 9 10 11 ");
  expect(k->qvel, "1 2 3 4 5 6 7 8 9 ");
  expect(k->act, "3 ");
  expect(k->ctrl, "4 5 ");
  expect(k->mpos, "6 7 8 ");
  expect(k->mquat, "1 0 0 0 ");
  assert_true(key_state_flush(s)); // nothing waits
  assert_int_equal(s->list[ctOBJ_KEY].count, 1);
  spec_free(s);
}

static void waiting_keyframes_are_freed_with_the_spec(void** state) {
  (void)state;
  Spec* s = parse("<worldbody>" BODY_TEXT("a") "</worldbody><keyframe><key qpos='1'/></keyframe>");
  assert_true(key_state_forget(s));
  assert_non_null(s->pending);
  s->list[ctOBJ_JOINT].data[0]->id = -2;
  key_state_purge(s);
  s->list[ctOBJ_JOINT].data[0]->id = 0;
  assert_true(key_state_flush(s));
  expect(((KeyElement*)s->list[ctOBJ_KEY].data[0])->s.qpos, "");
  assert_true(key_state_forget(s));
  spec_free(s);
}

// Numbers a keyframe did not have are those of the model's starting pose.
static void keyframes_of_both_models_fit_the_joined_tree(void** state) {
  (void)state;
  Spec *parent = attach_parse(kParent), *child = attach_parse(kChild);
  assert_true(attach_body(attach_place(parent), attach_find_body(child, "b"), kAffix,
                          &parent->errors) == CT_OK);
  spec_free(child);
  ctModel* m = attach_compile(parent);
  assert_int_equal(m->nkey, 2);
  assert_int_equal(ct_name2id(m, ctOBJ_KEY, "k1"), 0);
  assert_int_equal(ct_name2id(m, ctOBJ_KEY, "p_k2_q"), 1);
  const double expected[4] = {1, 0, 0.5, 2};
  for (int i = 0; i < 4; i++) assert_true(m->key_qpos[i] == expected[i]);
  ct_deleteModel(m);
  spec_free(parent);
}

static void forgotten_keyframes_come_back_as_they_were(void** state) {
  (void)state;
  Spec* spec = attach_parse(kParent);
  assert_true(key_state_forget(spec));
  assert_int_equal(spec_list(spec, ctOBJ_KEY)->count, 0);
  assert_true(key_state_flush(spec));
  assert_int_equal(spec_list(spec, ctOBJ_KEY)->count, 1);
  ctModel* m = attach_compile(spec);
  assert_int_equal(ct_name2id(m, ctOBJ_KEY, "k1"), 0);
  assert_true(m->key_qpos[0] == 1);
  ct_deleteModel(m);
  spec_free(spec);
}

// The numbers of an attached model go to the first copy; its controls are lost with the original.
static void replicas_of_an_attached_model_share_its_keyframe(void** state) {
  (void)state;
  static const char kPart[] = "<mujoco model='c'><worldbody>" BODY_TEXT(
      "a") "<body name='m' mocap='true'/></worldbody>"
           "<actuator><motor joint='ja'/></actuator>"
           "<keyframe><key name='k' qpos='1' ctrl='2' mpos='3 4 5'/></keyframe></mujoco>";
  static const char kWhole[] =
      "<mujoco><asset><model name='c' file='c.xml'/></asset><worldbody>"
      "<attach model='c' body='a' prefix='q_'/>"
      "<replicate count='2'><attach model='c' prefix='p_'/></replicate></worldbody></mujoco>";
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "c.xml", kPart, (int)sizeof kPart - 1), 0);
  char error[1000] = "";
  Spec* s = (Spec*)(void*)ct_parseXMLString(kWhole, &vfs, error, sizeof error);
  if (!s) fail_msg("%s", error);
  assert_int_equal(s->list[ctOBJ_KEY].count, 2);
  expect(key(s, "p_k")->qpos, "- 1 - ");
  expect(key(s, "p_k")->ctrl, "");
  expect(key(s, "p_k")->mpos, "3 4 5 - - - ");
  expect(key(s, "q_k")->qpos, "1 - - ");
  expect(key(s, "q_k")->mpos, "3 4 5 - - - "); // waited in the model until the body was attached
  spec_free(s);
  ct_deleteVFS(&vfs);
}

static const char kOwn[] =
    "<mujoco><worldbody><body name='b'><joint name='j'/><geom size='.1'/></body><body name='c'>"
    "<joint name='jc'/><geom size='.1'/></body><frame name='f'/></worldbody><actuator><position "
    "name='a' joint='j' timeconst='.01'/><position name='ac' joint='jc' timeconst='.01'/>"
    "</actuator><keyframe><key name='k' qpos='7 8' act='5 4' ctrl='6 3'/></keyframe></mujoco>";

static void attach_own(ctSpec* s, const char* body, const char* prefix) {
  ctsElement* place = cts_findFrame(s, "f")->element;
  assert_non_null(cts_attach(place, cts_findBody(s, body)->element, prefix, ""));
}

static void expect_row(const cttNum* row, int n, const char* want) {
  char text[100] = "";
  for (int i = 0; i < n; i++) snprintf(text + strlen(text), 20, "%g ", row[i]);
  assert_string_equal(text, want);
}

// Numbers that wait go along with the first copy; measured with MuJoCo's copies (mjs_setDeepCopy).
static void a_part_of_the_same_spec_takes_all_its_numbers(void** state) {
  (void)state;
  ctSpec* s = &attach_parse(kOwn)->pub;
  attach_own(s, "b", "x-");
  attach_own(s, "c", "y-");
  ctModel* m = ct_compile(s, NULL);
  if (!m) fail_msg("%s", cts_getError(s));
  static const char* const kRow[3][3] = {{"7 8 0 0 ", "5 4 0 0 ", "6 3 0 0 "},
                                         {"0 0 7 8 ", "0 0 5 4 ", "0 0 6 3 "},
                                         {"7 0 0 8 ", "5 0 0 4 ", "6 0 0 3 "}};
  assert_int_equal(m->nkey, 3);
  for (int i = 0; i < 3; i++) {
    expect_row(m->key_qpos + 4 * i, 4, kRow[i][0]);
    expect_row(m->key_act + 4 * i, 4, kRow[i][1]);
    expect_row(m->key_ctrl + 4 * i, 4, kRow[i][2]);
  }
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

// Written keyframes have the numbers that the model found: MuJoCo reads NaN as something else.
static void compiled_keyframes_have_no_nan(void** state) {
  (void)state;
  ctSpec* s = &attach_parse(kParent)->pub;
  ctSpec* kid = &attach_parse(kChild)->pub;
  assert_non_null(
      cts_attach(cts_findBody(s, "world")->element, cts_findBody(kid, "b")->element, "p_", ""));
  ctModel* m = ct_compile(s, NULL);
  char text[4000], error[200];
  assert_int_equal(ct_saveXMLString(s, text, sizeof text, error, sizeof error), 0);
  assert_null(strstr(text, "nan"));
  ctModel* again = ct_compile(s, NULL);
  assert_memory_equal(m->key_qpos, again->key_qpos, (size_t)(m->nkey * m->nq) * sizeof(cttNum));
  ct_deleteModel(m);
  ct_deleteModel(again);
  ct_deleteSpec(kid);
  ct_deleteSpec(s);
}

static void a_wrong_size_is_named(void** state) {
  (void)state;
  Spec* spec = attach_parse("<mujoco><worldbody><body><joint/><geom size='.1'/></body></worldbody>"
                            "<keyframe><key qpos='1 2 3'/><key qpos='1'/></keyframe></mujoco>");
  const ElementList* keys = spec_list(spec, ctOBJ_KEY);
  int got = 0, want = 0;
  const char* which =
      key_state_wrong_size(spec, (const KeyElement*)(void*)keys->data[0], &got, &want);
  assert_non_null(which);
  assert_string_equal(which, "qpos");
  assert_int_equal(got, 3);
  assert_int_equal(want, 1);
  assert_null(key_state_wrong_size(spec, (const KeyElement*)(void*)keys->data[1], &got, &want));
  spec_free(spec);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(copies_get_keyframes_of_their_own),
      cmocka_unit_test(asked_keyframes_stand_before_those_that_wait),
      cmocka_unit_test(keyframes_must_fit_the_tree),
      cmocka_unit_test(all_parts_survive_waiting),
      cmocka_unit_test(waiting_keyframes_are_freed_with_the_spec),
      cmocka_unit_test(keyframes_of_both_models_fit_the_joined_tree),
      cmocka_unit_test(forgotten_keyframes_come_back_as_they_were),
      cmocka_unit_test(replicas_of_an_attached_model_share_its_keyframe),
      cmocka_unit_test(a_part_of_the_same_spec_takes_all_its_numbers),
      cmocka_unit_test(compiled_keyframes_have_no_nan),
      cmocka_unit_test(a_wrong_size_is_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
