// Requirement 42F: a simulation composed of a model and kinds.
#include "support/model_text.h"
#include "support/scene.h"
#include "support/test_kinds.h"

#include <string.h>

#define SHEET(kinds, option)                                                                       \
  "<mujoco><option timestep='.002' " option                                                        \
  "/><worldbody>" TEST_KINDS_CLOTH("pos='0 0 1'",                                                  \
                                   "<elasticity young='3e4' poisson='.2' thickness='.01' "         \
                                   "elastic2d='both' " kinds "/>") TEST_KINDS_ARM                  \
      "</worldbody>"                                                                               \
      "<actuator><general joint='j' gainprm='2'/></actuator></mujoco>"

static ctSim* compose(const ctModel* m, const ctSimDef* def) {
  char error[1000] = "";
  ctSim* sim = ct_makeSim(m, def, error, sizeof error);
  if (!sim) fail_msg("%s", error);
  return sim;
}

static void start(const ctModel* m, ctData* d) {
  scene_pose(m, d, 1);
  scene_speed(m, d, 2, .1);
  for (int i = 0; i < m->nu; i++) d->ctrl[i] = .1 * i;
}

// A simulation and a model step with the same bits.
static void step_alike(const ctModel* m, ctSim* sim, int steps) {
  ctData *d = ct_makeData(m), *own = ct_simData(sim);
  assert_non_null(d);
  start(m, d);
  start(ct_simModel(sim), own);
  for (int i = 0; i < steps; i++) {
    ct_step(m, d);
    ct_simStep(sim);
    assert_true(d->time == own->time);
    assert_int_equal(d->nefc, own->nefc);
    assert_memory_equal(d->qpos, own->qpos, (size_t)m->nq * sizeof(cttNum));
    assert_memory_equal(d->qvel, own->qvel, (size_t)m->nv * sizeof(cttNum));
    if (m->nsensordata)
      assert_memory_equal(d->sensordata, own->sensordata, (size_t)m->nsensordata * sizeof(cttNum));
  }
  ct_deleteData(d);
}

static const char* const kScene[] = {"humanoid.xml", "arm.xml",    "tendons.xml",
                                     "demo.xml",     "tree27.xml", "actuator/b7_actuators.xml"};
enum { SCENES = sizeof kScene / sizeof *kScene };

static void r42f_ac1_the_default_simulation_steps_as_the_model(void** state) {
  (void)state;
  for (int i = 0; i < SCENES; i++) {
    ctModel* m = scene_load(kScene[i]);
    ctSim* sim = compose(m, NULL);
    model_same(m, ct_simModel(sim));
    step_alike(m, sim, 50);
    ct_freeSim(sim);
    ct_deleteModel(m);
  }
}

static void r42f_ac2_bridson_bending_by_choice_as_by_xml(void** state) {
  (void)state;
  ctModel *m = model_text(SHEET("", "")), *xml = model_text(SHEET("bending_model='bridson'", ""));
  const ctSimChoice choice = {ctKIND_BENDING, -1, "bridson", 0, NULL};
  ctSim* sim = compose(m, &(ctSimDef){.nchoice = 1, .choice = &choice});
  assert_int_equal(ct_simModel(sim)->flex_bend[0], 0);
  model_same(xml, ct_simModel(sim));
  step_alike(xml, sim, 50);
  ct_freeSim(sim);
  ct_deleteModel(xml);
  ct_deleteModel(m);
}

// Neo-Hookean elasticity and four substeps of xpbd, by choice and by XML; the presets.
static void r42f_ac3_kinds_mix(void** state) {
  (void)state;
  ctModel *m = model_text(SHEET("", "")),
          *xml = model_text(SHEET("elasticity_model='neo_hookean'",
                                  "corten:solver='xpbd' corten:xpbd_substeps='4'"));
  const ctSimChoice choice[] = {{ctKIND_ELASTICITY, -1, "neo_hookean", 0, NULL},
                                {ctKIND_FORMULATION, -1, "xpbd", 0, NULL}};
  ctSim* sim = compose(m, &(ctSimDef){.nchoice = 2, .choice = choice, .xpbd_substeps = 4});
  assert_int_equal(ct_simModel(sim)->opt.formulation, ctFORM_XPBD);
  assert_int_equal(ct_simModel(sim)->opt.xpbd_substeps, 4);
  model_same(xml, ct_simModel(sim));
  step_alike(xml, sim, 50);
  ct_freeSim(sim);
  sim = compose(m, &(ctSimDef){.preset = "animation"});
  assert_int_equal(ct_simModel(sim)->opt.formulation, ctFORM_XPBD);
  assert_int_equal(ct_simModel(sim)->kind_slot[ct_simModel(sim)->flex_bend[0]], ctBEND_BRIDSON);
  for (int i = 0; i < 50; i++) ct_simStep(sim);
  assert_true(isfinite(ct_simData(sim)->qpos[0]));
  ct_freeSim(sim);
  ct_deleteModel(xml);
  ct_deleteModel(m);
}

// Neither making simulations nor their steps change the model or its own steps.
static void r42f_ac4_the_model_stays_as_it_is(void** state) {
  (void)state;
  ctModel *m = model_text(SHEET("", "")), *before = ct_copyModel(NULL, m);
  ctSim* first = compose(m, NULL);
  ctSim* soft = compose(m, &(ctSimDef){.preset = "softbody"});
  for (int i = 0; i < 20; i++) ct_simStep(soft);
  model_same(before, m);
  step_alike(m, first, 50);
  ct_freeSim(soft);
  ct_freeSim(first);
  ct_deleteModel(before);
  ct_deleteModel(m);
}

//---------------------------------- no calls through kinds ----------------------------------------

static int calls;
static cttNum count_energy(int dim, const cttNum* F, const cttNum* c) {
  calls++;
  return test_kinds_energy(dim, F, c);
}
static void count_stress(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  calls++;
  test_kinds_stress(dim, F, c, P);
}
static cttNum count_fold(const cttNum x[12], const cttNum* c) {
  calls++;
  return test_kinds_fold_energy(x, c);
}
static void count_fold_force(const cttNum x[12], const cttNum* c, cttNum f[12]) {
  calls++;
  test_kinds_fold_force(x, c, f);
}
static void count_prepare(int dim, cttNum young, cttNum poisson, const cttNum* p, cttNum* c) {
  (void)dim, (void)poisson, (void)p;
  c[0] = young;
}

static void add_counted_kinds(void) {
  const ctpElasticity elastic = {.kind = {.name = "test.counted"},
                                 .dims = 12,
                                 .nconst = 1,
                                 .prepare = count_prepare,
                                 .energy = count_energy,
                                 .stress = count_stress};
  const ctpBending bending = {
      .kind = {.name = "test.counted"}, .energy = count_fold, .force = count_fold_force};
  assert_true(ct_registerElasticity(&elastic) > 0);
  assert_true(ct_registerBending(&bending) > 0);
}

// In C a kind is reached through an instance of the model alone. A default model has none: its
// steps run with the arrays of instances taken away, and no function of a registered kind is
// called. The same sheet with these kinds calls them, so that the counter would show it.
static void r42f_ac5_a_default_step_calls_through_no_kind(void** state) {
  (void)state;
  add_counted_kinds();
  ctModel* m = model_text(SHEET("", "integrator='implicitfast'"));
  assert_int_equal(m->nkind, 0);
  assert_int_equal(m->opt.formulation, 0);
  const ctSimChoice choice[] = {{ctKIND_BENDING, -1, "test.counted", 0, NULL},
                                {ctKIND_ELASTICITY, 0, "test.counted", 0, NULL}};
  ctSim* sim = compose(m, &(ctSimDef){.nchoice = 2, .choice = choice});
  ct_simStep(sim);
  assert_true(calls > 0);
  ct_freeSim(sim);

  ctData* d = ct_makeData(m);
  start(m, d);
  calls = 0;
  int *slot = m->kind_slot, *table = m->kind_table, *adr = m->kind_prmadr;
  cttNum* number = m->kind_prm;
  m->kind_slot = m->kind_table = m->kind_prmadr = NULL;
  m->kind_prm = NULL;
  for (int i = 0; i < 50; i++) ct_step(m, d);
  m->kind_slot = slot;
  m->kind_table = table;
  m->kind_prmadr = adr;
  m->kind_prm = number;
  assert_int_equal(calls, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

//---------------------------------- domain randomisation ------------------------------------------

// Height of a corner of the sheet after an episode that begins with a crumpled sheet.
static double run_episode(const ctModel* m, const char* bending) {
  const ctSimChoice choice = {ctKIND_BENDING, -1, bending, 0, NULL};
  ctSim* sim = compose(m, &(ctSimDef){.nchoice = 1, .choice = &choice});
  start(m, ct_simData(sim));
  for (int i = 0; i < 200; i++) ct_simStep(sim);
  const ctData* d = ct_simData(sim);
  double z = d->flexvert_xpos[3 * (m->nflexvert - 1) + 2];
  ct_freeSim(sim);
  return z;
}

static void r42f_ac6_a_bending_model_per_episode_gives_other_dynamics(void** state) {
  (void)state;
  static const char* const kind[] = {"cotangent", "bridson", "none"};
  ctModel* m = model_text(SHEET("", ""));
  double height[3];
  for (int i = 0; i < 3; i++) height[i] = run_episode(m, kind[i]);
  for (int i = 0; i < 3; i++) {
    assert_true(isfinite(height[i]));
    assert_true(fabs(height[i] - height[(i + 1) % 3]) > 1e-6);
  }
  uint64_t seed = 1;
  for (int episode = 0; episode < 6; episode++) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    int i = (int)(seed >> 33) % 3;
    assert_true(run_episode(m, kind[i]) == height[i]);
  }
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r42f_ac1_the_default_simulation_steps_as_the_model),
      cmocka_unit_test(r42f_ac2_bridson_bending_by_choice_as_by_xml),
      cmocka_unit_test(r42f_ac3_kinds_mix),
      cmocka_unit_test(r42f_ac4_the_model_stays_as_it_is),
      cmocka_unit_test(r42f_ac5_a_default_step_calls_through_no_kind),
      cmocka_unit_test(r42f_ac6_a_bending_model_per_episode_gives_other_dynamics),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
