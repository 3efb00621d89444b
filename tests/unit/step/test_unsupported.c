#include "step/unsupported.h"
#include "unit/pos/trees.h"

#define FLEX                                                                                       \
  "<mujoco><worldbody><body name='a'><joint/><geom size='.1'/></body><body name='b' pos='1 0 0'>"  \
  "<joint/><geom size='.1'/></body></worldbody><deformable><flex name='f' dim='1' body='a b' "     \
  "vertex='0 0 0 0 0 0' element='0 1'/></deformable></mujoco>"

// The warning of the first step.
static const char* warning_of(Trees* t) {
  ct_step(t->m, t->d);
  return ct_lastWarning(t->d);
}

static void what_is_ignored_is_said_once(void** state) {
  (void)state;
  Trees t = trees_open(FLEX);
  const char* text = warning_of(&t);
  if (!strstr(text, "contacts of flexes")) fail_msg("no 'contacts of flexes' in '%s'", text);
  ct_resetData(t.m, t.d);
  assert_string_equal(warning_of(&t), "");
  trees_close(&t);
}

// A flex that touches nothing is simulated.
static void flex_without_contacts_is_not_named(void** state) {
  (void)state;
  Trees t = trees_open(FLEX);
  t.m->flex_contype[0] = t.m->flex_conaffinity[0] = 0;
  assert_string_equal(warning_of(&t), "");
  trees_close(&t);
}

// Contacts, limits, friction and sleeping act.
static void what_is_simulated_is_not_named(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><option><flag sleep='enable'/></option><worldbody>"
                 "<geom type='plane' size='1 1 1'/><body pos='0 0 5'>"
                 "<joint limited='true' range='-1 1' frictionloss='1'/><geom size='.1'/></body>"
                 "</worldbody></mujoco>");
  assert_string_equal(warning_of(&t), "");
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_ignored_is_said_once),
      cmocka_unit_test(flex_without_contacts_is_not_named),
      cmocka_unit_test(what_is_simulated_is_not_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
