#include "unit/compile/build_case.h"

static void numerics_are_padded(void** state) {
  (void)state;
  ctModel* m = case_model(
      "<custom><numeric name='a' data='1 2'/><numeric name='b' size='3' data='4'/></custom>");
  assert_int_equal(m->nnumericdata, 5);
  assert_numbers(m->numeric_data, 5, 1, 2, 4, 0, 0);
  assert_numbers(m->numeric_adr, 2, 0, 2);
  assert_numbers(m->numeric_size, 2, 2, 3);
  ct_deleteModel(m);
}

static void texts_end_with_zero(void** state) {
  (void)state;
  ctModel* m = case_model("<custom><text name='a' data='xy'/><text name='b' data='z'/></custom>");
  assert_int_equal(m->ntextdata, 5);
  assert_memory_equal(m->text_data, "xy\0z", 5);
  assert_numbers(m->text_adr, 2, 0, 3);
  ct_deleteModel(m);
}

static void tuples_find_their_objects(void** state) {
  (void)state;
  ctModel* m = case_model(
      "<worldbody><body/><body name='b'><geom size='1'/><geom name='g' "
      "size='1'/></body></worldbody><custom><tuple name='t'>"
      "<element objtype='body' objname='b' prm='3'/><element objtype='geom' objname='g'/>"
      "<element objtype='tuple' objname='t'/></tuple></custom>");
  assert_numbers(m->tuple_objtype, 3, ctOBJ_BODY, ctOBJ_GEOM, ctOBJ_TUPLE);
  assert_numbers(m->tuple_objid, 3, 2, 1, 0);
  assert_numbers(m->tuple_objprm, 3, 3, 0, 0);
  ct_deleteModel(m);
}

#define FREE "<worldbody><body pos='1 2 3' name='b'><freejoint/><geom size='1'/></body></worldbody>"

static void keyframes_start_at_the_reference(void** state) {
  (void)state;
  ctModel* m = case_model(FREE "<keyframe><key/><key time='2' qpos='4 5 6 0 0 0 2' qvel='1 2 3 4 5 "
                               "6'/><key qpos='9'/></keyframe>");
  assert_numbers(m->key_qpos, 21, 1, 2, 3, 1, 0, 0, 0, 4, 5, 6, 0, 0, 0, 1, 9, 0, 0, 1, 0, 0, 0);
  assert_numbers(m->key_time, 3, 0, 2, 0);
  assert_numbers(m->key_qvel + 6, 6, 1, 2, 3, 4, 5, 6);
  ct_deleteModel(m);
}

static void keyframes_hold_mocap_poses(void** state) {
  (void)state;
  ctModel* m =
      case_model("<worldbody><body mocap='true' pos='1 2 3'/></worldbody><keyframe><key/><key "
                 "mpos='4 5 6' mquat='0 0 3 0'/></keyframe>");
  assert_numbers(m->key_mpos, 6, 1, 2, 3, 4, 5, 6);
  assert_numbers(m->key_mquat, 8, 1, 0, 0, 0, 0, 0, 1, 0);
  ct_deleteModel(m);
}

static void refuse(const char* inner, const char* message) {
  char xml[1000], error[1000];
  snprintf(xml, sizeof(xml), "<mujoco>%s</mujoco>", inner);
  if (ct_loadXMLString(xml, NULL, error, sizeof(error))) fail_msg("accepted: %s", inner);
  if (!strstr(error, message)) fail_msg("%s: says %s", inner, error);
}

static void bad_custom_data(void** state) {
  (void)state;
  refuse("<custom><tuple name='a'/></custom>", "tuple 'a' (id = 0) is empty");
  refuse("<custom><tuple name='a'><element objtype='body' objname='q'/></tuple></custom>",
         "unrecognized object 'q' in tuple 0");
  refuse(FREE "<keyframe><key name='k' qpos='1 2 3 4 5 6 7 8'/></keyframe>",
         "keyframe 'k': invalid qpos size, expected 7, got 8");
  refuse(FREE "<keyframe><key qvel='1 2 3 4 5 6 7'/></keyframe>",
         "invalid qvel size, expected 6, got 7");
  refuse(FREE "<keyframe><key mpos='1 2 3'/></keyframe>", "invalid mpos size, expected 0, got 3");
  refuse(FREE "<keyframe><key ctrl='1'/></keyframe>", "invalid ctrl size, expected 0, got 1");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numerics_are_padded),
      cmocka_unit_test(texts_end_with_zero),
      cmocka_unit_test(tuples_find_their_objects),
      cmocka_unit_test(keyframes_start_at_the_reference),
      cmocka_unit_test(keyframes_hold_mocap_poses),
      cmocka_unit_test(bad_custom_data),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
