#include "step/unsupported.h"
#include "unit/pos/trees.h"

// The warning of the first step of a model, with some of its options changed.
static const char* warning_of(Trees* t) {
  ct_step(t->m, t->d);
  return ct_lastWarning(t->d);
}

static void expect(const char* xml, const char* word) {
  Trees t = trees_open(xml);
  const char* text = warning_of(&t);
  if (!strstr(text, word)) fail_msg("no '%s' in '%s'", word, text);
  trees_close(&t);
}

static void what_is_ignored_is_said(void** state) {
  (void)state;
  expect("<mujoco><worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 5'><freejoint/><geom "
         "size='.1'/></body>"
         "</worldbody></mujoco>",
         "contacts");
  expect("<mujoco><worldbody><body><joint limited='true' range='-1 1'/><geom "
         "size='.1'/></body></worldbody></mujoco>",
         "joint limits");
  expect("<mujoco><worldbody><body><joint frictionloss='1'/><geom "
         "size='.1'/></body></worldbody></mujoco>",
         "joint friction loss");
  expect("<mujoco><option density='1.2'/><worldbody><body><joint/><geom "
         "size='.1'/></body></worldbody></mujoco>",
         "fluid forces");
}

static void what_is_disabled_is_not_missed(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option><flag contact='disable' limit='disable' frictionloss='disable'/></option>"
      "<worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 5'>"
      "<joint limited='true' range='-1 1' frictionloss='1'/><geom "
      "size='.1'/></body></worldbody></mujoco>");
  assert_string_equal(warning_of(&t), "");
  trees_close(&t);
}

// Parent and child do not collide, nor do geoms of one body, nor fixed bodies with the world.
static void filtered_pairs_are_no_contacts(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><joint/><geom size='.1'/><geom size='.1'/>"
                       "<body><joint/><geom size='.1'/></body></body></worldbody></mujoco>");
  assert_string_equal(warning_of(&t), "");
  trees_close(&t);
}

static void it_is_said_once(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><joint frictionloss='1'/><geom "
                       "size='.1'/></body></worldbody></mujoco>");
  assert_true(strlen(warning_of(&t)) > 0);
  ct_resetData(t.m, t.d);
  assert_string_equal(warning_of(&t), "");
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_ignored_is_said),
      cmocka_unit_test(what_is_disabled_is_not_missed),
      cmocka_unit_test(filtered_pairs_are_no_contacts),
      cmocka_unit_test(it_is_said_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
