#include "step/sim.h"
#include "support/failing_memory.h"
#include "support/model_text.h"
#include "support/test_kinds.h"

#include <string.h>

#define SHEET(kinds)                                                                               \
  "<mujoco><statistic extent='7'/><worldbody>" TEST_KINDS_CLOTH(                                   \
      "", "<elasticity young='1e4' poisson='.2' elastic2d='both' thickness='.01' " kinds "/>")     \
      TEST_KINDS_SOLID("", "<elasticity young='1e5' poisson='.2' " kinds "/>") TEST_KINDS_ARM      \
      "</worldbody></mujoco>"

static void refuse(const ctModel* m, const ctSimDef* def, const char* words) {
  char error[1000] = "";
  assert_null(ct_makeSim(m, def, error, sizeof error));
  if (!strstr(error, words)) fail_msg("'%s' is not in: %s", words, error);
  assert_null(ct_makeSim(m, def, NULL, 0));
}

static void definitions_are_checked(void** state) {
  (void)state;
  ctModel* m = model_text(SHEET(""));
  ctSimDef def;
  ct_defaultSimDef(&def);
  assert_string_equal(def.preset, "mujoco");
  def.preset = "sofbody";
  refuse(m, &def, "unknown preset 'sofbody'");
  refuse(m, &def, "did you mean 'softbody'?");
  def.preset = "qqqqqqqqqqqq";
  refuse(m, &def, "known: mujoco, animation, softbody");
  refuse(m, &(ctSimDef){.nchoice = -1}, "nchoice is -1");
  refuse(m, &(ctSimDef){.nchoice = 1}, "nchoice is 1");
  refuse(m, &(ctSimDef){.xpbd_substeps = -1}, "xpbd_substeps is -1");
  refuse(m, &(ctSimDef){.xpbd_iterations = 2000000000}, "xpbd_iterations is too large: 2000000000");
  refuse(m, &(ctSimDef){.xpbd_substeps = 1000, .xpbd_iterations = 1000},
         "is 1000000 sweeps per step, at most 100000");
  refuse(m, &(ctSimDef){.xpbd_iterations = -4}, "xpbd_iterations is -4");
  const ctSimChoice wrong = {ctKIND_ELASTICITY, -1, "neo_hooke", 0, NULL};
  refuse(m, &(ctSimDef){.nchoice = 1, .choice = &wrong}, "did you mean 'neo_hookean'?");
  ct_deleteModel(m);
}

// The constants are those that the compiler prepares, and nothing else changes.
static void chosen_materials_have_the_constants_of_the_compiler(void** state) {
  (void)state;
  char error[500] = "";
  const char* kind[] = {"neo_hookean", "stvk"};
  ctModel* plain = model_text(SHEET(""));
  ctModel* xml[] = {model_text(SHEET("elasticity_model='neo_hookean'")),
                    model_text(SHEET("elasticity_model='stvk'"))};
  for (int i = 0; i < 2; i++) {
    const ctSimChoice choice = {ctKIND_ELASTICITY, -1, kind[i], 0, NULL};
    ctModel* m =
        ct_chooseKinds(plain, &(ctSimDef){.nchoice = 1, .choice = &choice}, error, sizeof error);
    if (!m) fail_msg("%s", error);
    model_same(m, xml[i]);
    ct_deleteModel(m);
    ct_deleteModel(xml[i]);
  }
  ct_deleteModel(plain);
}

static void a_preset_leaves_out_what_it_cannot_serve(void** state) {
  (void)state;
  char error[500] = "";
  ctModel* m = model_text("<mujoco><worldbody>" TEST_KINDS_CLOTH("", "") TEST_KINDS_SOLID(
      "", "<elasticity young='1e5' poisson='.2'/>") "</worldbody></mujoco>");
  ctSim* sim = ct_makeSim(m, &(ctSimDef){.preset = "softbody", .xpbd_substeps = 3}, error, 500);
  if (!sim) fail_msg("%s", error);
  assert_int_equal(ct_simModel(sim)->nkind, 1);
  assert_int_equal(ct_simModel(sim)->flex_elasticity[0], -1); // without Young's modulus
  assert_int_equal(ct_simModel(sim)->flex_elasticity[1], 0);
  assert_int_equal(ct_simModel(sim)->opt.xpbd_substeps, 3);
  assert_int_equal(m->opt.xpbd_substeps, 1);
  ct_freeSim(sim);
  ct_freeSim(NULL);
  ct_deleteModel(m);
}

static void a_reset_starts_again(void** state) {
  (void)state;
  ctModel* m = model_text("<mujoco><worldbody>" TEST_KINDS_ARM "</worldbody></mujoco>");
  ctSim* sim = ct_makeSim(m, NULL, NULL, 0);
  ct_deleteModel(m); // the simulation has its own
  for (int i = 0; i < 3; i++) ct_simStep(sim);
  double first = ct_simData(sim)->qpos[0];
  assert_true(ct_simData(sim)->time > 0);
  ct_simReset(sim);
  assert_true(ct_simData(sim)->time == 0);
  for (int i = 0; i < 3; i++) ct_simStep(sim);
  assert_true(ct_simData(sim)->qpos[0] == first);
  ct_freeSim(sim);
}

static bool make_scarce_sim(MemoryCount* c) {
  static const ctSimChoice choice[] = {{ctKIND_ELASTICITY, -1, "neo_hookean", 0, NULL},
                                       {ctKIND_BENDING, 0, "bridson", 0, NULL}};
  char error[300] = "";
  ctModel* m = model_text(SHEET(""));
  memory_scarce(c);
  ctSim* sim = ct_makeSim(m, &(ctSimDef){.nchoice = 2, .choice = choice}, error, sizeof error);
  memory_enough(c);
  assert_true(sim || error[0]);
  ct_freeSim(sim);
  ct_deleteModel(m);
  return sim != NULL;
}

static void out_of_memory_leaves_nothing(void** state) {
  (void)state;
  assert_true(memory_failures(make_scarce_sim) >= 6);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(definitions_are_checked),
      cmocka_unit_test(chosen_materials_have_the_constants_of_the_compiler),
      cmocka_unit_test(a_preset_leaves_out_what_it_cannot_serve),
      cmocka_unit_test(a_reset_starts_again),
      cmocka_unit_test(out_of_memory_leaves_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
