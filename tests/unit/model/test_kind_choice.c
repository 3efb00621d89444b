#include "model/kind_choice.h"
#include "model/model.h"
#include "support/model_text.h"
#include "support/test_kinds.h"

#define WORLD(cloth, solid, actuator, option)                                                      \
  "<mujoco model='mixed'><option " option "/><worldbody>" TEST_KINDS_CLOTH(                        \
      "", "<elasticity young='1e4' poisson='.2' elastic2d='none' " cloth "/>")                     \
      TEST_KINDS_SOLID("", "<elasticity young='1e5' poisson='.2' " solid "/>") TEST_KINDS_ARM      \
      "</worldbody><actuator><general name='a' joint='j' " actuator "/>"                           \
      "<motor name='b' joint='j'/></actuator></mujoco>"

static ctModel* choose(const ctModel* m, const ctSimChoice* from, int n, const char* words) {
  KindChoice choice[8];
  ErrorList err;
  error_init(&err);
  Status status = CT_OK;
  assert_true(n <= 8);
  for (int i = 0; i < n && status == CT_OK; i++)
    status = kind_choice_read(from + i, choice + i, &err);
  ctModel* copy = status == CT_OK ? kind_choice_apply(m, choice, n, &err) : NULL;
  char text[1000] = "";
  error_format(&err, text, sizeof text);
  error_free(&err);
  if (!copy != !!words) fail_msg("%s: %s", words ? words : "refused", text);
  if (words && !strstr(text, words)) fail_msg("'%s' is not in: %s", words, text);
  return copy;
}

static void refuse(const ctModel* m, ctSimChoice choice, const char* words) {
  assert_null(choose(m, &choice, 1, words));
}

// Instances, parameters, states, names and all else as the compiler makes them; constants are of
// the stages.
static void a_choice_is_what_the_compiler_makes(void** state) {
  (void)state;
  test_kinds_add();
  ctModel* plain = model_text(WORLD("", "", "", ""));
  ctModel* compiled = model_text(
      WORLD("bending_model='test.fold' bending_params='3'",
            "elasticity_model='test.rubber' elasticity_params='5 6'",
            "gaintype='custom' corten:gain_model='test.spring' corten:gain_params='1 2 3'",
            "corten:solver='test.free' corten:solver_params='4'"));
  const cttNum p[] = {1, 2, 3}, fold = 3, rubber[] = {5, 6}, form = 4;
  const ctSimChoice from[] = {{ctKIND_FORMULATION, 77, "test.free", 1, &form},
                              {ctKIND_GAIN, 0, "test.spring", 3, p},
                              {ctKIND_ELASTICITY, 1, "test.rubber", 0, NULL},
                              {ctKIND_ELASTICITY, 1, "test.rubber", 2, rubber}, // in its place
                              {ctKIND_BENDING, -1, "test.fold", 1, &fold}};
  ctModel* m = choose(plain, from, 5, NULL);
  char error[500] = "";
  if (!ct_validateModel(m, error, sizeof error)) fail_msg("%s", error);
  assert_int_equal(m->nkind, 4);
  assert_int_equal(m->nkindstate, compiled->nkindstate);
  assert_int_equal(m->nnames, compiled->nnames);
  assert_memory_equal(m->names, compiled->names, (size_t)m->nnames);
  for (int i = 0; i < 4; i++) {
    assert_int_equal(m->kind_table[i], compiled->kind_table[i]);
    assert_int_equal(m->kind_slot[i], compiled->kind_slot[i]);
    assert_int_equal(m->kind_prmadr[i], compiled->kind_prmadr[i]);
    assert_int_equal(m->kind_stateadr[i], compiled->kind_stateadr[i]);
    assert_int_equal(m->name_kindadr[i], compiled->name_kindadr[i]);
  }
  assert_memory_equal(m->flex_bend, compiled->flex_bend, 2 * sizeof(int));
  assert_memory_equal(m->flex_elasticity, compiled->flex_elasticity, 2 * sizeof(int));
  assert_memory_equal(m->actuator_gainkind, compiled->actuator_gainkind, 2 * sizeof(int));
  assert_memory_equal(m->actuator_gaintype, compiled->actuator_gaintype, 2 * sizeof(int));
  assert_memory_equal(m->flex_edgeflap, compiled->flex_edgeflap,
                      2 * (size_t)m->nflexedge * sizeof(int));
  assert_memory_equal(m->flex_thickness, compiled->flex_thickness, 2 * sizeof(double));
  assert_int_equal(m->opt.formulation, compiled->opt.formulation);
  ct_deleteModel(m);
  ct_deleteModel(compiled);
  ct_deleteModel(plain);
}

static void nothing_chosen_is_a_copy(void** state) {
  (void)state;
  test_kinds_add();
  const char* text[] = {WORLD("", "", "", ""),
                        WORLD("bending_model='test.fold' bending_params='3'", "", "",
                              "corten:solver='test.free' "
                              "corten:solver_params='4'")};
  for (int i = 0; i < 2; i++) {
    ctModel *m = model_text(text[i]), *copy = choose(m, NULL, 0, NULL);
    model_same(m, copy);
    ct_deleteModel(copy);
    ct_deleteModel(m);
  }
}

// Choosing again leaves no trace of the first choice.
static void unused_instances_are_dropped(void** state) {
  (void)state;
  test_kinds_add();
  ctModel* plain = model_text(WORLD("", "", "", ""));
  const cttNum four = 4, p[] = {1, 2, 3};
  const ctSimChoice form = {ctKIND_FORMULATION, -1, "test.free", 1, &four},
                    spring = {ctKIND_GAIN, -1, "test.spring", 3, p},
                    convex = {.table = ctKIND_FORMULATION, .name = "convex"};
  const ctSimChoice both[] = {form, spring};
  ctModel *first = choose(plain, both, 2, NULL), *second = choose(first, &convex, 1, NULL),
          *third = choose(plain, &spring, 1, NULL);
  assert_int_equal(first->nkind, 3);
  assert_int_equal(first->nkindstate, 4);
  assert_int_equal(second->nkind, 2);
  model_same(second, third);
  ct_deleteModel(third);
  ct_deleteModel(second);
  ct_deleteModel(first);
  ct_deleteModel(plain);
}

static void bad_choices_are_refused(void** state) {
  (void)state;
  test_kinds_add();
  ctModel* m = model_text(WORLD("", "", "", ""));
  const cttNum p[] = {1, 2, 3, 4}, zero = 0, nan = NAN;
  refuse(m, (ctSimChoice){7, 0, "linear", 0, NULL}, "unknown table of kinds 7");
  refuse(m, (ctSimChoice){0, 0, NULL, 0, NULL}, "has no name of a kind");
  refuse(m, (ctSimChoice){ctKIND_BENDING, -1, "bridsom", 0, NULL}, "did you mean 'bridson'?");
  refuse(m, (ctSimChoice){ctKIND_GAIN, -1, "zzzzzzzz", 0, NULL}, "known: ");
  refuse(m, (ctSimChoice){ctKIND_GAIN, 0, "test.spring", 4, p}, "has 3 parameters, 4 given");
  refuse(m, (ctSimChoice){ctKIND_GAIN, 0, "test.spring", 2, p}, "has 3 parameters, 2 given");
  refuse(m, (ctSimChoice){ctKIND_GAIN, 0, "test.spring", 3, NULL}, "3 parameters, 0 given");
  refuse(m, (ctSimChoice){ctKIND_GAIN, 0, "test.spring", -1, p}, "has 3 parameters, -1 given");
  refuse(m, (ctSimChoice){ctKIND_GAIN, 2, "test.spring", 3, p}, "actuator 2 does not exist");
  refuse(m, (ctSimChoice){ctKIND_GAIN, -2, "test.spring", 3, p}, "actuator -2 does not exist");
  refuse(m, (ctSimChoice){ctKIND_GAIN, 0, "test.lag", 1, p}, "activations of its own");
  refuse(m, (ctSimChoice){ctKIND_ELASTICITY, 1, "test.rubber", 1, &zero}, "must be positive");
  refuse(m, (ctSimChoice){ctKIND_ELASTICITY, 1, "test.rubber", 1, &nan}, "is nan");
  refuse(m, (ctSimChoice){ctKIND_ELASTICITY, 2, "test.rubber", 0, NULL}, "flex 2 does not exist");
  refuse(m, (ctSimChoice){ctKIND_BENDING, 1, "none", 0, NULL},
         "only flexes with dim 2 have bending");
  m->flex_young[0] = 0;
  refuse(m, (ctSimChoice){ctKIND_BENDING, -1, "bridson", 0, NULL}, "no Young's modulus");
  m->flex_young[0] = 1;
  m->flex_poisson[0] = 0.5;
  refuse(m, (ctSimChoice){ctKIND_BENDING, -1, "bridson", 0, NULL}, "Poisson's ratio");
  m->flex_bend[0] = 3;
  refuse(m, (ctSimChoice){ctKIND_BENDING, -1, "bridson", 0, NULL}, "flex_bend[0] is 3");
  ct_deleteModel(m);
  m = model_text("<mujoco><worldbody>" TEST_KINDS_ARM "</worldbody></mujoco>");
  refuse(m, (ctSimChoice){ctKIND_BENDING, -1, "bridson", 0, NULL}, "no flex that can use it");
  refuse(m, (ctSimChoice){ctKIND_GAIN, -1, "test.spring", 3, p}, "no actuator that can use it");
  ct_deleteModel(m);
}

// The compiler alone computes MuJoCo's constants, and makes room for activations.
static void what_only_the_compiler_can_do_is_refused(void** state) {
  (void)state;
  test_kinds_add();
  ctModel* m = model_text(WORLD("bending_model='none'", "elasticity_model='neo_hookean'",
                                "gaintype='custom' corten:gain_model='test.lag' "
                                "corten:gain_params='1'",
                                ""));
  const cttNum p[] = {1, 2, 3};
  refuse(m, (ctSimChoice){ctKIND_BENDING, 0, "cotangent", 0, NULL}, "compiled with another kind");
  refuse(m, (ctSimChoice){ctKIND_ELASTICITY, 1, "linear", 0, NULL}, "compiled with another kind");
  refuse(m, (ctSimChoice){ctKIND_GAIN, 0, "test.spring", 3, p}, "activations of its own");
  const ctSimChoice fits[] = {{ctKIND_BENDING, 0, "bridson", 0, NULL},
                              {ctKIND_ELASTICITY, 0, "linear", 0, NULL}};
  ct_deleteModel(choose(m, fits, 2, NULL));
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_choice_is_what_the_compiler_makes),
      cmocka_unit_test(nothing_chosen_is_a_copy),
      cmocka_unit_test(unused_instances_are_dropped),
      cmocka_unit_test(bad_choices_are_refused),
      cmocka_unit_test(what_only_the_compiler_can_do_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
