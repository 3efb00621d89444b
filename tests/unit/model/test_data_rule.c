#include "model/data_rule.h"
#include "model/field.h"
#include "unit/pos/trees.h"

#define SCENE                                                                                      \
  "<mujoco><option jacobian='sparse'/><worldbody><geom type='plane' size='5 5 .1'/>"               \
  "<body pos='0 0 .09'><freejoint/><geom size='.1'/><site name='a'/></body>"                       \
  "<body pos='1 0 .09'><freejoint/><geom size='.1'/><site name='b'/></body></worldbody><tendon>"   \
  "<spatial name='t'><site site='a'/><site site='b'/></spatial></tendon>"                          \
  "<actuator><motor tendon='t'/></actuator></mujoco>"

static const char* first_broken(const ctModel* m, const ctData* d) {
  const char* name = NULL;
  for (int i = 0; i < data_pipeline_count && !name; i++)
    name = data_rule_broken(m, d, data_pipeline[i]);
  return name;
}

static void assert_broken(const Trees* t, const char* name) {
  const char* found = first_broken(t->m, t->d);
  assert_string_equal(found ? found : "none", name);
}

static void a_step_breaks_no_rule(void** state) {
  (void)state;
  Trees t = trees_open(SCENE);
  ct_step(t.m, t.d);
  assert_true(t.d->nefc > 0 && t.d->nisland == 2);
  assert_null(first_broken(t.m, t.d));
  t.d->qpos[0] = NAN; // the user may do so
  ct_kinematics(t.m, t.d);
  assert_null(first_broken(t.m, t.d));
  trees_close(&t);
}

// Each kind of rule finds a number that breaks it.
static void broken_rules_are_found(void** state) {
  (void)state;
  Trees t = trees_open(SCENE);
  ctData* d = t.d;
  ct_forward(t.m, d);
  int* const entry[] = {d->tree_awake,   d->efc_type,     d->ten_J_rownnz, d->ten_J_colind + 1,
                        d->map_efc2iefc, d->efc_J_rowadr, d->efc_J_colind, d->moment_colind + 2,
                        d->tree_island,  d->map_idof2dof};
  const char* const name[] = {"tree_awake",   "efc_type",     "ten_J_rowadr", "ten_J_rowadr",
                              "map_efc2iefc", "efc_J_rowadr", "efc_J_rowadr", "moment_rowadr",
                              "tree_island",  "map_dof2idof"};
  for (size_t i = 0; i < sizeof entry / sizeof *entry; i++) {
    const int kept = *entry[i];
    *entry[i] = 1 << 20;
    assert_broken(&t, name[i]);
    *entry[i] = kept;
  }
  d->ten_J_colind[1] = d->ten_J_colind[0]; // not ascending
  assert_broken(&t, "ten_J_rowadr");
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_step_breaks_no_rule),
      cmocka_unit_test(broken_rules_are_found),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
