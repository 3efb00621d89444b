#include "support/lane_worlds.h"
#include "support/model_text.h"

// Every dimension of contacts, both cones, both solvers, rows that differ between worlds.
static void rows_have_the_bits_of_constraint(void** state) {
  (void)state;
  static const char* const scenes[] = {"trajectory/T09_ant_standing.xml", "humanoid.xml",
                                       "trajectory/T13_joint_limits.xml"};
  for (size_t k = 0; k < sizeof scenes / sizeof *scenes; k++) {
    ctModel* m = scene_load(scenes[k]);
    static const int dims[] = {1, 3, 4, 6};
    for (int i = 0; i < 4; i++) {
      for (int g = 0; g < m->ngeom; g++) m->geom_condim[g] = dims[(g + i) % 4];
      for (int cone = ctCONE_PYRAMIDAL; cone <= ctCONE_ELLIPTIC; cone++) {
        m->opt.cone = cone;
        m->opt.solver = i % 2 ? ctSOL_NEWTON : ctSOL_PGS;
        for (int width = 2; width <= 8; width *= 2) lane_worlds_compare(m, width, 16);
      }
    }
    ct_deleteModel(m);
  }
}

static const char kKinds[] =
    "<mujoco><option cone='elliptic' impratio='3'/><worldbody><geom type='plane' size='5 5 .1'"
    " friction='.7 .01 .002' solref='-900 -20'/><body pos='0 0 .21'><freejoint/>"
    "<geom type='capsule' size='.2 .3' euler='0 90 0' condim='4' solimp='.8 .95 .01 .4 3'/>"
    "<body pos='.4 0 0'><joint type='ball' range='0 8' limited='true' margin='.05'/>"
    "<geom type='sphere' size='.21' condim='6' solref='.01 .8' solimp='.9 .9 .001'/>"
    "<body pos='.3 0 .1'><joint name='h' axis='0 1 0' range='-9 9' limited='true' frictionloss='.3'"
    " solreflimit='.03 1' solimplimit='.7 .99 .2 .3 2'/><joint name='s' type='slide' axis='1 0 0'"
    " range='-.02 .02' limited='true' margin='.01' frictionloss='.1'/>"
    "<geom type='capsule' size='.05 .2' solref='.02 1' priority='1' friction='.9 .02 .01'/></body>"
    "</body></body></worldbody><tendon><fixed limited='true' range='-.05 .05' margin='.01'>"
    "<joint joint='h' coef='.6'/><joint joint='s' coef='1'/></fixed></tendon>"
    "</mujoco>";

// Limits of balls, hinges, slides and tendons, dry friction, all forms of impedance.
static void all_kinds_of_rows(void** state) {
  (void)state;
  static const int solver[] = {ctSOL_NEWTON, ctSOL_PGS};
  for (int i = 0; i < 4; i++) {
    ctModel* m = model_text(kKinds);
    m->opt.cone = i & 1 ? ctCONE_ELLIPTIC : ctCONE_PYRAMIDAL;
    m->opt.solver = solver[i / 2];
    for (int width = 2; width <= 8; width *= 2) lane_worlds_compare(m, width, 60);
    ct_deleteModel(m);
  }
}

// A pair element with its own softness along friction, and a gap.
static void pairs_of_geoms(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><option cone='elliptic'/><worldbody><geom name='a' type='plane' size='5 5 .1'/>"
      "<body pos='0 0 .2'><freejoint/><geom name='b' type='box' size='.2 .2 .2'/><body pos='.5 0 "
      "0'>"
      "<joint axis='0 1 0'/><geom type='sphere' size='.19'/></body></body></worldbody><contact>"
      "<pair geom1='a' geom2='b' condim='4' solreffriction='.1 1' margin='.02' gap='.005'/>"
      "</contact></mujoco>");
  for (int width = 2; width <= 8; width *= 2) lane_worlds_compare(m, width, 60);
  ct_deleteModel(m);
}

// Who wants fields of rows finds them in the worlds, also between two steps.
static void rows_that_somebody_wants(void** state) {
  (void)state;
  ctModel* m = scene_load("trajectory/T09_ant_standing.xml");
  LaneStepper* s = lanes_make(m, 4);
  LaneWorlds w = lane_worlds_make(m, 5);
  for (int t = 0; t < 30; t++) {
    lane_worlds_step(&w, s, t);
    if (t == 14) assert_false(lanes_want(s, "efc_force"));
    if (t < 15) continue;
    for (int k = 0; k < w.n; k++) {
      const ctData *a = w.lane[k], *b = w.alone[k];
      assert_int_equal(a->nefc, b->nefc);
      if (a->nefc)
        assert_memory_equal(a->efc_force, b->efc_force, (size_t)a->nefc * sizeof *a->efc_force);
    }
  }
  lane_worlds_free(&w);
  lanes_free(s);
  ct_deleteModel(m);
}

// Forces of limits are a field that a user may want.
static void forces_of_limits(void** state) {
  (void)state;
  ctModel* m = scene_load("trajectory/T13_joint_limits.xml");
  LaneStepper* s = lanes_make(m, 0);
  LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
  assert_true(lanes_want(s, "jnt_limit_frc"));
  int some = 0;
  for (int t = 0; t < 400; t++) {
    lane_worlds_step(&w, s, t);
    for (int k = 0; k < w.n; k++) {
      const ctData *a = w.lane[k], *b = w.alone[k];
      size_t bytes = (size_t)m->njnt * sizeof *a->jnt_limit_frc;
      assert_memory_equal(a->jnt_limit_frc, b->jnt_limit_frc, bytes);
      some += b->nefc > 0;
    }
  }
  assert_true(some > 0);
  lane_worlds_free(&w);
  lanes_free(s);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_have_the_bits_of_constraint), cmocka_unit_test(all_kinds_of_rows),
      cmocka_unit_test(pairs_of_geoms), cmocka_unit_test(rows_that_somebody_wants),
      cmocka_unit_test(forces_of_limits)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
