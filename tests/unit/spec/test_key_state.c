#include "unit/spec/attach_case.h"

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
      cmocka_unit_test(keyframes_of_both_models_fit_the_joined_tree),
      cmocka_unit_test(forgotten_keyframes_come_back_as_they_were),
      cmocka_unit_test(a_wrong_size_is_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
